import Core

/// How a person wants RefWatch to work. One row; its id is the person's own.
public struct RefWatchSettings: Hashable, Sendable {
  public let user: UserID
  /// Three, two, one before a period begins.
  public var countsDown = false
  /// How the pitch shows the time.
  public var timerFace = TimerFace.standard
  /// The misconduct catalog of new matches.
  public var catalog = "law12"
  /// A single substitution is shown once more before it is saved.
  public var confirmsSubstitutions = true
  /// Of new matches, 1…60.
  public var periodMinutes = 45
  /// Of new matches.
  public var extraTime: RuleSet.Decider = .never
  /// Of new matches, 1…10.
  public var shootoutKicks = 5
  /// What opens and closes a stoppage besides its button.
  public var stoppageTap: StoppageTap = .buttonOnly
  public var vibrates = true
  /// How long each pulse lasts.
  public var vibration = VibrationStrength.normal
  public var sounds = false
  public var flashes = true
  /// How long before the end of a period to warn, in seconds; at most four, descending.
  public var warnings = [120, 60]
  /// Seconds between reminders of an open stoppage; 0 for none.
  public var reminderSeconds = 60
  /// Pitch mode answers only after it is unlocked.
  public var locksPitch = false
  public var hintsBrightness = false
  public var isLeftHanded = false
  /// Nothing is sent from kick-off to the final whistle.
  public var isSilentDuringMatch = false

  public init(user: UserID) { self.user = user }

  /// The choices for ``reminderSeconds``.
  public static let reminders = [0, 15, 30, 60, 120]
}

/// How strongly a device vibrates, told by how long each pulse lasts.
public enum VibrationStrength: String, Hashable, Sendable, CaseIterable {
  case soft, normal, strong
}

/// Which touch of the clock opens and closes a stoppage.
public enum StoppageTap: String, Hashable, Sendable, CaseIterable {
  case buttonOnly, single, double
}

/// One setting and its new value.
public enum RefereeSetting: Hashable, Sendable {
  case countsDown(Bool)
  case timerFace(TimerFace)
  case catalog(String)
  case confirmsSubstitutions(Bool)
  case periodMinutes(Int)
  case extraTime(RuleSet.Decider)
  case shootoutKicks(Int)
  case stoppageTap(StoppageTap)
  case vibrates(Bool)
  case vibration(VibrationStrength)
  case sounds(Bool)
  case flashes(Bool)
  case warnings([Int])
  case reminderSeconds(Int)
  case locksPitch(Bool)
  case hintsBrightness(Bool)
  case isLeftHanded(Bool)
  case isSilentDuringMatch(Bool)
}

extension RefWatchSettings {
  public mutating func apply(_ change: RefereeSetting) {
    switch change {
    case .countsDown(let value): countsDown = value
    case .timerFace(let value): timerFace = value
    case .catalog(let value): catalog = value
    case .confirmsSubstitutions(let value): confirmsSubstitutions = value
    case .periodMinutes(let value): periodMinutes = value
    case .extraTime(let value): extraTime = value
    case .shootoutKicks(let value): shootoutKicks = value
    case .stoppageTap(let value): stoppageTap = value
    case .vibrates(let value): vibrates = value
    case .vibration(let value): vibration = value
    case .sounds(let value): sounds = value
    case .flashes(let value): flashes = value
    case .warnings(let value): warnings = value
    case .reminderSeconds(let value): reminderSeconds = value
    case .locksPitch(let value): locksPitch = value
    case .hintsBrightness(let value): hintsBrightness = value
    case .isLeftHanded(let value): isLeftHanded = value
    case .isSilentDuringMatch(let value): isSilentDuringMatch = value
    }
  }

  /// What a new match is played by.
  public var newRules: RuleSet {
    var rules = RuleSet()
    rules.catalog = catalog
    rules.periodMinutes = periodMinutes
    rules.extraTime = extraTime
    rules.shootoutKicks = shootoutKicks
    return rules
  }
}
