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

  public var status = LoadStatus<Contents>.loading
  public var time = Time.later
  /// The address, typed once more before everything goes at once.
  public var address = ""

  mutating func receive(_ answer: HostAnswer) {
    status = .read(answer) { cursor throws(WireError) in
      Contents(
        apps: try cursor.required("rooms").elements { app throws(WireError) in
          Contents.App(
            name: try app.required("name").string(limit: 64),
            count: try app.required("count").int(in: 0...1_000_000_000))
        },
        graceDays: try cursor.required("graceDays").int(in: 0...1_000),
        sendsEmail: try cursor.required("letters").bool())
    }
  }

  var body: JSON {
    switch time {
    case .later: .object(["when": "later"])
    case .now: .object(["when": "now", "email": .string(address)])
    }
  }
}
