import AccountsDomain
import AccountsUI
import Calendar
import Core
import Wire

/// Keys of the values that outlive a run.
enum RememberedKey {
  static let session = "session"
  static let language = "language"
  static let theme = "theme"
  static let hourCycle = "hours"
  static let local = "local"
  /// Whose device was at rest as the page ended.
  static let rest = "rest"
  /// What became of removing the copy on this device, for the page that comes after it.
  static let wiped = "wiped"
  /// How somebody has just come in, for the page they go to: see ``Remembered/Coming``.
  static let coming = "coming"
  /// Begins the keys of the apps that are installed as apps of their own.
  static let ownIcon = "own."
}

/// What is kept outside the database, for the first paint of the next run.
public struct Remembered: Hashable, Sendable {
  public internal(set) var session: SignedInSession?
  public internal(set) var language: Language?
  public internal(set) var theme: Theme?
  public internal(set) var hourCycle: HourCycle?
  /// There are local profiles to look for.
  public internal(set) var hasLocal = false
  /// Whose device is to leave the server alone.
  var rest: String?
  /// What became of removing the copy on this device, until the person has read it.
  public internal(set) var wiped: Wiped?
  /// How somebody has just come in, until the person has read what that means.
  public internal(set) var coming: Coming?

  /// How somebody has come in, where that is more than signing in.
  public enum Coming: String, Hashable, Sendable {
    /// Signing in has called off the deletion of their account.
    case kept
    /// The server knows them, and the browser has lost what it held.
    case restored
  }

  /// What became of removing the copy.
  public enum Wiped: String, Hashable, Sendable {
    case done, failed
  }
}

extension Remembered {
  /// Reads what the last run left; anything unreadable counts as not there.
  public init(_ values: [String: String]) {
    session = values[RememberedKey.session].flatMap(Self.readSession)
    language = values[RememberedKey.language].flatMap { word in Language(rawValue: word) }
    theme = values[RememberedKey.theme].flatMap { word in Theme(rawValue: word) }
    hourCycle = values[RememberedKey.hourCycle].flatMap { word in HourCycle(rawValue: word) }
    hasLocal = values[RememberedKey.local] == "1"
    rest = values[RememberedKey.rest]
    coming = values[RememberedKey.coming].flatMap { word in Coming(rawValue: word) }
    wiped = Self.Wiped(rawValue: values[RememberedKey.wiped] ?? "")
  }

  /// What a page without a shell remembers of somebody who has come in: the page they go to opens
  /// what is theirs.
  public static func come(_ session: SignedInSession, isRestoring: Bool = false) -> [HostRequest] {
    let coming: Coming? = isRestoring ? .restored : session.keepsAccount ? .kept : nil
    return [
      .remember(key: RememberedKey.session, value: session.json.text),
      .remember(key: RememberedKey.coming, value: coming?.rawValue ?? ""),
    ]
  }

  /// What is remembered of a device on which somebody has begun without an account.
  public static var local: HostRequest { .remember(key: RememberedKey.local, value: "1") }

  private static func readSession(_ text: String) -> SignedInSession? {
    guard !text.isEmpty else { return nil }
    do throws(WireError) {
      return try SignedInSession(WireCursor(try JSON.parse(text)))
    } catch { return nil }
  }
}
