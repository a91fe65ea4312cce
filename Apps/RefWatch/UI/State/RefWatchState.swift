import Calendar
import Core
import Design
import RefWatchDomain
import Sync
import View

extension RefWatchFeature {
  /// What RefWatch shows. The parent owns the sync core; it hands in the matches and what is known
  /// of saving.
  public struct State: Tells {
    // MARK: Set by the parent

    public let me: UserID
    public var language: Language
    public var hourCycle: HourCycle?
    /// What is known about where the person's changes are.
    public var sync = SyncSummary()
    /// The matches could not be began; in words.
    public var trouble: String?
    /// This is the tab that writes: the others of this browser only show.
    public var isElected = true
    /// Whether the person has an account, without which nobody records together.
    public var hasAccount = true
    /// What the person is called in their profile; empty where unknown.
    public var profileName = ""
    /// What the server did not accept, until the person has dealt with it.
    public var refused: [RefusedMatchCommand] = []
    /// Whether RefWatch is on the screen at all.
    public var isShown = false

    // MARK: Read by the parent

    /// Where the person is; its `path` is the address.
    public internal(set) var route: RefWatchRoute

    // MARK: Own

    /// The page's life, for what its monotonic clock says.
    let boot: BootID
    /// The page's monotonic clock as this began.
    let began: Int64
    /// What the device's clocks said last.
    var now: ClockReading
    var today: CivilDate
    /// Seconds east of UTC.
    var zoneOffset: Int
    /// The person's zone with its rules, for what is planned.
    var planning: PlanningZone
    var judge: ClockJudge
    /// What the clocks gave to be logged, until the next chance.
    var pendingFacts: [Fact] = []
    var isVisible = true
    var isAwake = false
    var ring: Ring
    var timeAsking = TimeAsking()
    var asking = Asking()
    /// Cards of others in the crew that whoever keeps the time has not been told of yet.
    var crewCards: [MatchEventID] = []
    var hasRestored = false
    /// The clock that was found again, by its start.
    var restoredStart: ClockReading?
    /// What a clock that another device started was counted by last.
    var counted: CountedClock?
    var alert: PitchAlert?
    var alertCount = 0
    /// The stoppage, and how often somebody was reminded of it.
    var reminders: [Int64] = []
    /// The short timers that have rung.
    var rung: [Int] = []
    var isLoaded = false
    var replica = RefWatchReplica()
    var records = RecordCache()
    var notices: [Notice] = []
    /// Which messages may be shown; whoever holds the outbox says so.
    public var telling = Telling()
    var pitch = PitchState()
    /// Scheme and authority of the server, for links that another device opens; once known.
    var origin: String?
    var desk = DeskState()

    public init(
      me: UserID, language: Language, moment: Moment, route: RefWatchRoute = .hub,
      remembered: [String: String] = [:]
    ) {
      self.me = me
      self.language = language
      self.route = route
      boot = moment.id(0x7EF)
      began = moment.uptime
      now = ClockReading(wall: moment.instant, uptime: moment.uptime, boot: boot)
      judge = ClockJudge(now)
      ring = Ring(reading: remembered[RefWatchMemory.ring.key(of: me)])
      origin = remembered[Self.originKey].flatMap { origin in origin.isEmpty ? nil : origin }
      judge.server = ring.server
      today = moment.today
      zoneOffset = moment.zone.offset
      planning = PlanningZone(moment.zone, at: moment.instant)
      desk.setups = SetupDraft.read(remembered[RefWatchMemory.setup.key(of: me)])
      desk.journal.forms = JournalDraft.read(remembered[RefWatchMemory.journal.key(of: me)])
      desk.lastImport = KeptImport.read(remembered[RefWatchMemory.lastImport.key(of: me)])
      desk.addresses = SharedAddresses.read(remembered[RefWatchMemory.links.key(of: me)])
    }

    var words: Words { Words(language, hourCycle: hourCycle) }
    var settings: RefWatchSettings { replica.settings(of: me) }
    var face: TimerFace { settings.timerFace }
    /// Another tab of this browser writes. The first moments of a page do not tell.
    var isReadOnly: Bool {
      !isElected && !pitch.writesHere && now.uptime - began > 3_000
    }

    var title: String { words(PitchText.refWatch) }

    /// The whole record of a match.
    func record(of id: MatchID) -> MatchRecord? { records[id] }
  }
}

/// A message about what was done, with a way back.
struct Notice: Hashable {
  let id: Int
  let text: String
  /// What Undo withdraws.
  let undo: [MatchEventID]
  let match: MatchID?
}
