import Coding
import Core
import Wire

/// How a person wants RefWatch to work. One row; its id is the person's own.
@Edits("setting")
public struct RefWatchSettings: Hashable, Sendable {
  public let user: UserID
  /// Three, two, one before a period begins.
  public var countsDown = false
  /// How the pitch shows the time.
  public var timerFace: TimerFace = .standard
  /// The misconduct catalog of new matches.
  public var catalog = "law12"
  /// A single substitution is shown once more before it is saved.
  public var confirmsSubstitutions = true
  /// Of new matches.
  @Field(in: RuleSet.periodLengths.wire) public var periodMinutes = 45
  /// Of new matches.
  public var extraTime: RuleSet.Decider = .never
  /// Of new matches.
  @Field(in: RuleSet.kicks.wire) public var shootoutKicks = 5
  /// What opens and closes a stoppage besides its button.
  public var stoppageTap: StoppageTap = .buttonOnly
  public var vibrates = true
  /// How long each pulse lasts.
  public var vibration: VibrationStrength = .normal
  public var sounds = false
  public var flashes = true
  /// How long before the end of a period to warn, in seconds; at most four, descending.
  @Field(as: "warnings") public var warnings: [Int] = [120, 60]
  /// Seconds between reminders of an open stoppage; 0 for none.
  @Field(in: RefWatchSettings.reminderRange.wire) public var reminderSeconds = 60
  /// Pitch mode answers only after it is unlocked.
  public var locksPitch = false
  public var hintsBrightness = false
  @Field("leftHanded") public var isLeftHanded = false
  /// Nothing is sent from kick-off to the final whistle.
  @Field("silentDuringMatch") public var isSilentDuringMatch = false

  public init(user: UserID) { self.user = user }

  /// What ``reminderSeconds`` may be.
  public static let reminderRange = 0...600
  /// The choices for ``reminderSeconds``.
  public static let reminders = [0, 15, 30, 60, 120]
}

/// How strongly a device vibrates, told by how long each pulse lasts.
@Wire public enum VibrationStrength: String, Hashable, Sendable, CaseIterable {
  case soft, normal, strong
}

/// Which touch of the clock opens and closes a stoppage.
@Wire public enum StoppageTap: String, Hashable, Sendable, CaseIterable {
  case buttonOnly, single, double
}

/// One setting and its new value.
public typealias RefereeSetting = RefWatchSettings.Edit

extension RefWatchSettings {
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
