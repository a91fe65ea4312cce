import Calendar
import View

/// What is known about where the person's changes are. Never says more than is known.
public struct SyncSummary: Hashable, Sendable {
  /// Changes that are not yet durable on this device.
  public var saving: Int
  /// Changes durable here that the server has not confirmed.
  public var waiting: Int
  /// The time of day since when the oldest of them waits, as the person reads times.
  public var waitingSince: String?
  /// Changes the server did not accept and the person has not dealt with.
  public var refused: Int
  public var isOnline: Bool
  /// Whether an exchange is under way.
  public var isSyncing: Bool
  /// Whether the server has ever been heard on this device.
  public var hasServer: Bool
  /// Whether nothing is sent for now because the person wants it so.
  public var isAtRest: Bool
  /// Whether older records of this device are still being read: what is not there may yet come.
  public var isReadingOlder = false

  public init(
    saving: Int = 0, waiting: Int = 0, waitingSince: String? = nil, refused: Int = 0,
    isOnline: Bool = true, isSyncing: Bool = false, hasServer: Bool = true,
    isAtRest: Bool = false
  ) {
    self.saving = saving
    self.waiting = waiting
    self.waitingSince = waitingSince
    self.refused = refused
    self.isOnline = isOnline
    self.isSyncing = isSyncing
    self.hasServer = hasServer
    self.isAtRest = isAtRest
  }

  /// The one sentence that is most in need of being said.
  public func text(in language: Language) -> String? {
    if refused > 0 { return KitText.notAccepted.text(in: language, count: refused) }
    if saving > 0 { return KitText.saving.text(in: language) }
    if isAtRest {
      return waiting > 0
        ? KitText.atRest.text(in: language, count: waiting)
        : KitText.atRestEmpty.text(in: language)
    }
    if waiting > 0 {
      guard let since = waitingSince else {
        return KitText.savedHere.text(in: language, count: waiting)
      }
      return KitText.savedHereSince.text(in: language, count: waiting, [("time", since)])
    }
    return hasServer ? KitText.onServer.text(in: language) : nil
  }

  var icon: Icon {
    if refused > 0 { return .warning }
    if saving > 0 { return .hourglass }
    if isAtRest { return .device }
    if waiting > 0 { return isOnline ? .cloudUp : .device }
    return .cloudCheck
  }
}

/// Where the person's changes are, in a few words.
public func syncBadge<Action>(_ summary: SyncSummary, _ language: Language) -> Node<Action> {
  guard let text = summary.text(in: language) else { return .empty }
  return element("span", .class(summary.refused > 0 ? "sync refused" : "sync")) {
    summary.icon.node()
    element("span") { text }
  }
}
