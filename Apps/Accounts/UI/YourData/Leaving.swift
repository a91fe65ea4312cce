import Core
import Wire

/// The sheet about deleting the account.
public struct Leaving: Hashable, Sendable {
  public enum Time: Hashable, Sendable {
    case later, now
  }

  /// What goes, as the server counts it.
  public struct Contents: Hashable, Sendable {
    /// How many entries an app has.
    public struct App: Hashable, Sendable {
      public let name: String
      public let count: Int
    }

    public let apps: [App]
    public let graceDays: Int
    /// Whether an email will say how to cancel.
    public let sendsEmail: Bool
  }

  public enum Status: Hashable, Sendable {
    case loading
    case loaded(Contents)
    case failed(AccountProblem)
  }

  public var status = Status.loading
  public var time = Time.later
  /// The address, typed once more before everything goes at once.
  public var address = ""

  mutating func receive(_ answer: HostAnswer) {
    guard case .http(200, let body) = answer else {
      status = .failed(AccountProblem.of(answer))
      return
    }
    do throws(WireError) {
      let cursor = WireCursor(try JSON.parse(body))
      var apps: [Contents.App] = []
      for app in try cursor.required("rooms").elements() {
        apps.append(
          Contents.App(
            name: try app.required("name").string(limit: 64),
            count: Int(try app.required("count").integer(in: 0...1_000_000_000))))
      }
      status = .loaded(
        Contents(
          apps: apps,
          graceDays: Int(try cursor.required("graceDays").integer(in: 0...1_000)),
          sendsEmail: try cursor.required("letters").bool()))
    } catch { status = .failed(AccountProblem(code: "internal")) }
  }

  var body: JSON {
    switch time {
    case .later: .object(["when": "later"])
    case .now: .object(["when": "now", "email": .string(address)])
    }
  }
}
