import Calendar
import Coding
import Core
import DayBlockDomain
import Design
import Sync

extension DayBlockFeature {
  /// What DayBlock shows. The parent owns the sync core; it hands in the replica and what is known
  /// of saving.
  public struct State: Tells {
    // MARK: Set by the parent

    public let me: UserID
    public var language: Language
    public var hourCycle: HourCycle?
    /// The day that weeks begin with where the person lives, until they choose one.
    public var weekStart = Weekday.sunday
    /// The person's text size, 100 for the browser's own.
    public var textPercent: Int
    /// The person asked their device for less movement.
    public var prefersLessMotion: Bool
    /// What is known about where the person's changes are.
    public var sync = SyncSummary()
    /// How long ago the server was last heard, in words, while offline.
    public var offlineAge: String?
    /// The person's data could not be opened; in words.
    public var trouble: String?
    public var isOnline: Bool {
      get { sync.isOnline }
      set { sync.isOnline = newValue }
    }
    /// Whether DayBlock is on the screen at all.
    public var isShown = false
    /// Whether the person has an account: calendars for others, imports and exports by the server
    /// need one.
    public var hasAccount = true
    /// What the server did not accept and the person has not dealt with.
    public var refused: [RefusedDayCommand] = []
    /// What this device is called on the person's others; may be empty.
    public var deviceName = ""
    /// What the other apps know of the person's time, by start, where ``needsOutside`` has asked
    /// for it.
    public internal(set) var outside: [OutsideRecord] = []
    /// The person's friends by name, where ``needsFriends`` has asked for them.
    public internal(set) var friends: [DayFriend] = []

    // MARK: Read by the parent

    /// Where the person is; its `path` is the address.
    public internal(set) var route: DayRoute
    /// Whether the parent is to say ``DayBlockFeature/InnerAction/met``: the replica has changed,
    /// and what follows from that has not been done.
    public var needsMeeting: Bool { hasChanged || mustWelcome }

    // MARK: Own

    var isLoaded = false
    /// The replica has changed since the last turn.
    var hasChanged = false
    /// What the other apps know is that of now.
    var knowsOutside = false
    /// The friends are those of now.
    var knowsFriends = false
    var replica = DayBlockReplica()
    var extract: ReplicaExtract
    /// Another one whenever the replica may be another: what is made from the replica alone is as
    /// it was while this is.
    var replicaNumber = 0
    /// The moment of the last turn: no rule has a clock of its own.
    var moment: Moment
    /// What is known of zones besides the table.
    var zones: ZoneShelf
    /// The screen under the current sheet, or the one on show.
    var screen: DayRoute
    /// The screens that led to this one, the first first.
    var trail: [DayRoute] = []
    var notices: [DayNotice] = []
    /// Which messages may be shown; whoever holds the outbox says so.
    public var telling = Telling()
    /// Where somebody was going who has to be welcomed first.
    var destination: DayRoute?
    var ticking: DayTick?
    var isVisible = true
    /// What was felt last.
    var pulse: DayPulse?
    /// What the app's icon offered has been done; going back does not do it again.
    var hasTakenShortcut = false

    var track: TrackState
    var manage: ManageState
    var calendar: CalendarState
    var info: InfoState

    public init(
      me: UserID, language: Language, moment: Moment, route: DayRoute = .tracking,
      textPercent: Int = 100, prefersLessMotion: Bool = false,
      remembered: [String: String] = [:]
    ) {
      self.me = me
      extract = ReplicaExtract(of: replica, me)
      self.language = language
      self.moment = moment
      self.textPercent = textPercent
      self.prefersLessMotion = prefersLessMotion
      self.route = route
      screen = route.ground
      zones = ZoneShelf(device: moment.zone)
      track = TrackState(reading: remembered, of: me)
      manage = ManageState(reading: remembered, of: me)
      calendar = CalendarState(reading: remembered, of: me)
      info = InfoState(reading: remembered, of: me)
    }
  }
}

/// A message about what was done.
struct DayNotice: Hashable {
  let id: Int
  let text: String
  /// What can be done about it; nothing where nothing can.
  var offer: DayOffer?
  /// Whether the host counts the seconds it stays.
  var isTimed = false

  /// How long it stays: longer where something can be taken back (specification §5.1).
  var milliseconds: Int { offer == nil ? 4_000 : 10_000 }
}

/// What is being waited for, to paint the time again.
enum DayTick: Hashable {
  case second, minute
}

/// What another app knows of the person's time: shown beside their blocks.
@Memberwise public struct OutsideRecord: Hashable, Sendable {
  public let kind: BlockSource
  public let title: String
  public let start: Instant
  /// After `start`.
  public let end: Instant
  /// IANA name.
  public let zone: String
  /// The same for the same record: what it was made a session from.
  public let source: String
}

/// A command that the server refused, with the moment it was made.
@Memberwise public struct RefusedDayCommand: Hashable, Sendable {
  public let id: CommandID
  public let command: DayBlockCommand
  public let reason: Refusal<DayBlockRejection>
  /// When it was made, as the person reads dates.
  public let when: String
}
