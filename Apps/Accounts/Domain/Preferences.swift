import Calendar
import Coding
import Core
import Wire

/// How a person wants the suite to look and speak, the same on all their devices.
///
/// One row for each person; its id is the person's own. An unset field follows the device.
@Memberwise public struct Preferences: Hashable, Sendable {
  public let user: UserID
  public var displayName: String?
  public var language: Language?
  public var theme: Theme?
  public var hourCycle: HourCycle?

  /// The longest display name, in Unicode scalars.
  public static let displayNameLimit = 80
}

/// Which of the two palettes is shown.
public enum Theme: String, Hashable, Sendable, CaseIterable {
  case light, dark
}

extension Preferences {
  var body: JSON {
    .object([
      "displayName": displayName.map { name in .string(name) },
      "language": language.map { language in .string(language.rawValue) },
      "theme": theme.map { theme in .string(theme.rawValue) },
      "hourCycle": hourCycle.map { cycle in .string(cycle.rawValue) },
    ])
  }

  init(user: UserID, _ cursor: WireCursor) throws(WireError) {
    self.init(
      user: user,
      displayName: try cursor.optional("displayName")?.string(),
      language: try cursor.optional("language")?.word(Language.init(rawValue:)),
      theme: try cursor.optional("theme")?.word(Theme.init(rawValue:)),
      hourCycle: try cursor.optional("hourCycle")?.word(HourCycle.init(rawValue:)))
  }
}

extension WireCursor {
  /// A word of a closed list.
  func word<Value>(_ read: (String) -> Value?) throws(WireError) -> Value {
    guard let value = read(try string(limit: 64)) else { throw error(.expected("a known word")) }
    return value
  }
}
