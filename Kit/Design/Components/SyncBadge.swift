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
  public var reach: ServerReach
  /// Whether an exchange is under way.
  public var isSyncing: Bool
  /// What of the person's records is here.
  public var holding: Holding
  /// Whether nothing is sent for now because the person wants it so.
  public var isAtRest: Bool
  /// Whether older records of this device are still being read: what is not there may yet come.
  public var isReadingOlder = false
  /// Whether the server does not know the session: nothing comes until the person signs in.
  public var isSignedOut = false

  public init(
    saving: Int = 0, waiting: Int = 0, waitingSince: String? = nil, refused: Int = 0,
    isOnline: Bool = true, isSyncing: Bool = false, hasServer: Bool = true,
    isAtRest: Bool = false, isAnswered: Bool = true
  ) {
    self.saving = saving
    self.waiting = waiting
    self.waitingSince = waitingSince
    self.refused = refused
    reach = isOnline ? (isAnswered ? .reached : .silent) : .offline
    self.isSyncing = isSyncing
    holding = hasServer ? .heard : .awaited
    self.isAtRest = isAtRest
  }

  /// Whether the server has been heard to the end on this device.
  public var hasServer: Bool { holding == .heard }

  /// Whether the browser has a network: what the server is asked for may be answered.
  public var isOnline: Bool {
    get { reach != .offline }
    set { reach = newValue ? .reached : .offline }
  }

  /// Whether what is done now is on its way. Otherwise it is kept here, and that is said.
  public var isReachable: Bool { reach == .reached }

  /// That the server is not at hand, and how old what is shown is; `nil` where it is.
  public func absence(in language: Language, age: String?) -> String? {
    switch (reach, age) {
    case (.reached, _): nil
    case (.offline, nil): KitText.offline.text(in: language)
    case (.offline, let age?): KitText.offlineAge.text(in: language, [("age", age)])
    case (.silent, nil): KitText.unanswered.text(in: language)
    case (.silent, let age?): KitText.unansweredAge.text(in: language, [("age", age)])
    }
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
    if waiting > 0 { return isReachable ? .cloudUp : .device }
    return .cloudCheck
  }
}

/// Whether there is a way to the server, as far as is known.
public enum ServerReach: Hashable, Sendable {
  case reached
  /// There is a network, and several times in a row no answer: the server is down, or the network
  /// leads nowhere.
  case silent
  case offline

  /// What is to be said, by what is known.
  public func choose<Choice>(_ reached: Choice, silent: Choice, offline: Choice) -> Choice {
    switch self {
    case .reached: reached
    case .silent: silent
    case .offline: offline
    }
  }
}

/// Said calmly where the server is not at hand: that, and how much waits for it.
///
/// - Parameter age: When the server was last heard, in words.
public func absence<Action>(
  _ summary: SyncSummary, _ language: Language, age: String?
) -> Node<Action> {
  guard let text = summary.absence(in: language, age: age) else { return .empty }
  return line("wraps") {
    chip(text, icon: .cloudOff)
    if summary.waiting > 0 { syncBadge(summary, language) }
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
