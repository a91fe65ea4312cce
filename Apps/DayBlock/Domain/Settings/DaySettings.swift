import Calendar
import Coding
import Core
import Wire

/// A person's settings of DayBlock. What depends on the device, such as the theme, is the suite's.
@Wire(identity: "user")
public struct DaySettings: Hashable, Sendable {
  @Wire public enum Feedback: String, Hashable, Sendable, CaseIterable {
    case off, light, full
  }
  /// What the board paints.
  @Wire public enum BoardLayer: String, Hashable, Sendable, CaseIterable {
    case halves, minutes
  }

  public let user: UserID
  /// When a day begins, minutes after midnight, 0…360 (§6.1).
  @Field(in: DayLimits.boundaries.wire) public var boundary = 0
  /// Seconds left over count for the next session of the block on the same day (§4).
  public var carriesRemainder = false
  /// The screen stays on while time is tracked.
  @Field(defaults: .written) public var keepsAwake = true
  /// The person's browsers are told when a planned block begins (§9.4).
  public var remindsOfPlans = true
  /// As the device would have it until it is chosen (§10).
  public var feedback: Feedback?
  /// A click where there is no vibration.
  public var sounds = false
  /// Minutes without a touch after which a run is asked about, 30…1440.
  @Field(in: DayLimits.anyMinutes, defaults: .written) public var maxRun = 300
  /// The first day of the week; the language's where it is nothing.
  @Field(as: "weekday") public var firstWeekday: Weekday?
  @Field(defaults: .written) public var board: BoardLayer = .halves
  /// The welcome has been seen or skipped.
  @Field("welcomed") public var isWelcomed = false
  /// Words of the tips that were read.
  @Field("tips") public var tipsSeen: [String] = []
  /// The group chosen on the tracking screen.
  public var group: BlockGroupID?
  /// The block last played or saved: the carousel begins there.
  public var focus: BlockID?
  /// What was recorded before counts as deleted; can be taken back for 30 days (§8.7).
  @Field("reset", as: "time") public var resetAt: Instant?
  /// Calendars shown beside one's own time; https or webcal addresses, at most 10.
  public var overlays: [String] = []

  public init(user: UserID) { self.user = user }
}

/// One setting.
@Wire(casesOf: "setting")
public enum DaySettingChange: Hashable, Sendable {
  @Case(in: DayLimits.anyMinutes) case boundary(Int)
  case carriesRemainder(Bool)
  case keepsAwake(Bool)
  case remindsOfPlans(Bool)
  case feedback(DaySettings.Feedback)
  case sounds(Bool)
  @Case(in: DayLimits.anyMinutes) case maxRun(Int)
  @Case(as: "weekday") case firstWeekday(Weekday?)
  case board(DaySettings.BoardLayer)
  case welcomed(Bool)
  case tipSeen(String)
  case tipsForgotten
  case group(BlockGroupID?)
  case focus(BlockID?)
  /// Nothing takes a reset back.
  @Case(as: "time") case reset(Instant?)
  case overlays([String])
}
