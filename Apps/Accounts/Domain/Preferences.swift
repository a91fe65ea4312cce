import Calendar
import Coding
import Core
import Wire

/// How a person wants the suite to look and speak, the same on all their devices.
///
/// One row for each person; its id is the person's own. An unset field follows the device.
@Memberwise @Wire(identity: "user")
public struct Preferences: Hashable, Sendable {
  public let user: UserID
  public var displayName: String?
  @Field(as: "word") public var language: Language?
  public var theme: Theme?
  @Field(as: "word") public var hourCycle: HourCycle?

  /// The longest display name, in Unicode scalars.
  public static let displayNameLimit = 80
}

/// Which of the two palettes is shown.
@Wire public enum Theme: String, Hashable, Sendable, CaseIterable {
  case light, dark
}

extension WireCursor {
  /// A word of a closed list.
  func word<Value>(_ read: (String) -> Value?) throws(WireError) -> Value {
    guard let value = read(try string(limit: 64)) else { throw error(.expected("a known word")) }
    return value
  }
}
