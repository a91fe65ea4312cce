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
    wiped = Self.Wiped(rawValue: values[RememberedKey.wiped] ?? "")
  }

  private static func readSession(_ text: String) -> SignedInSession? {
    guard !text.isEmpty else { return nil }
    do throws(WireError) {
      return try SignedInSession(WireCursor(try JSON.parse(text)))
    } catch { return nil }
  }
}
