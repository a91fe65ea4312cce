import Calendar
import Coding
import Core
import Design
import RunningBuddyDomain
import Sync

extension RunFeature {
  /// What RunningBuddy shows. The parent owns the sync core; it hands in the replica and what is
  /// known of saving.
  public struct State: Tells {
    // MARK: Set by the parent

    public let me: UserID
    public var language: Language
    public var hourCycle: HourCycle?
    /// The day that weeks begin with where the person lives, until they choose one.
    public var weekStart = Weekday.monday
    /// Kilometres or miles, by the profile.
    public var unit = SplitUnit.kilometre
    /// What the person said of their body, by the profile.
    public var body = HeartBody() { didSet { if body != oldValue { hasChanged = true } } }
    /// What is known about where the person's changes are.
    public var sync = SyncSummary()
    /// How long ago the server was last heard, in words, while offline.
    public var offlineAge: String?
    /// The person's data could not be opened; in words.
    public var trouble: String?
    /// Whether RunningBuddy is on the screen at all.
    public var isShown = false
    public var hasAccount = true
    /// What this device is, in a word; may be empty.
    public var deviceName = ""
    /// What the server did not accept and the person has not dealt with.
    public var refused: [RefusedRunCommand] = []
    public var telling = Telling()

    // MARK: Read by the parent

    /// Where the person is; its `path` is the address.
    public internal(set) var route: RunRoute
    /// Whether the parent is to say ``RunFeature/InnerAction/met``: the replica or the body has
    /// changed, or a run that was just saved is durable now.
    public var needsMeeting: Bool { hasChanged || isSaved }

    // MARK: Own

    var isLoaded = false
    var hasChanged = false
    var replica = RunReplica()
    /// Another one whenever the replica may be another.
    var replicaNumber = 0
    var weekSoFar = WeekSoFar()
    /// The moment of the last turn: no rule has a clock of its own.
    var moment: Moment
    /// The places that led to this one, the first first.
    var trail: [RunRoute] = []
    var notices: [RunNotice] = []
    var isVisible = true

    /// A recording that was begun without an account and is the person's now.
    var inheritance: RunInheritance?
    var live = LiveState()
    var detail = DetailState()
    var form = RunForm()
    var history = HistoryState()
    var statistics = StatisticsState()
    var data = RunDataState()
    var inbox = InboxState()
    var sensors = SensorsState()
    var stride = StrideState()
    var mount = MountState()
    var shoes = ShoesState()
    var plans = PlansState()
    var heartForm = HeartForm()
    var sentMotion = SentMotionState()
    var companions = CompanionsState()
    /// This device as a second one.
    var second = SecondState()
    /// A file of an import that is to be merged onto a run whose track is on its way.
    var mergeWaiting: MergeWaiting?
    var maps = MapsState.unasked

    public init(
      me: UserID, language: Language, moment: Moment, route: RunRoute = .home,
      inheritance: RunInheritance? = nil
    ) {
      self.me = me
      self.inheritance = inheritance
      self.language = language
      self.moment = moment
      self.route = route
    }
  }
}

/// Where a recording lies that was begun without an account, since the account has claimed it.
public struct RunInheritance: Hashable, Sendable {
  /// Whose it was.
  let local: UserID
  /// The key under which the host remembers that; to be forgotten once it is taken over.
  let key: String

  public init(from local: UserID, key: String) {
    self.local = local
    self.key = key
  }
}

/// A message about what was done.
struct RunNotice: Hashable {
  let id: Int
  let text: String
  /// What takes it back; nothing where nothing does.
  var undo: [RunCommand] = []
  /// Whether the host counts the seconds it stays.
  var isTimed = false

  var milliseconds: Int { undo.isEmpty ? 5_000 : 10_000 }
}

/// A command that the server refused, with the moment it was made.
@Memberwise public struct RefusedRunCommand: Hashable, Sendable {
  public let id: CommandID
  public let command: RunCommand
  public let reason: Refusal<RunRejection>
  /// When it was made, as the person reads dates.
  public let when: String
}

extension RunFeature.State {
  var words: Words { Words(language, hourCycle: hourCycle, unit: unit) }
  var now: Instant { moment.instant }
  var today: CivilDate { now.civil(offset: moment.zone.offset).date }
  var settings: RunSettings { replica.settings(of: me) }
  /// The day weeks begin with.
  var firstWeekday: Weekday { settings.firstWeekday ?? weekStart }

  /// What the place is called.
  var placeName: String {
    switch route {
    case .home: words(RunShellText.home)
    case .live: words(RunShellText.live)
    case .review: words(RunShellText.review)
    case .run(let id):
      replica.run(id).map { run in words.name(of: run) } ?? words(RunShellText.history)
    case .editRun: words(RunShellText.editRun)
    case .history: words(RunShellText.history)
    case .statistics: words(RunShellText.statistics)
    case .data: words(RunShellText.data)
    case .settings: words(RunShellText.settings)
    case .enter: words(RunShellText.enter)
    case .deleted: words(RunShellText.deleted)
    case .refused: words(RunShellText.refused)
    case .sensors: words(SensorText.title)
    case .stride: words(RunShellText.stride)
    case .shoes: words(ShoesText.title)
    case .plans: words(PlansText.title)
    case .companions: words(CompanionText.title)
    case .companion: words(SecondText.title)
    case .carrying: words(MountText.title)
    }
  }
}
