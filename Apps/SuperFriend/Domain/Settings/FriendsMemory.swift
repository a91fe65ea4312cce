import Core

/// What SuperFriend remembers on a device beside the database: whether notifications come here, and
/// the calendar's address.
public enum FriendsMemory: String, DeviceMemory {
  case push, calendar

  public var prefix: String { "friends." + rawValue + "." }
  public var isOnlyHere: Bool { false }
}
