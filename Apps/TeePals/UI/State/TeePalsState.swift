import Calendar
import Coding
import Core
import Design
import Sync
import TeePalsDomain

extension TeePalsFeature {
  /// What TeePals shows. The parent owns the sync core; it hands in the replica and what is known
  /// of saving.
  public struct State: Tells {
    // MARK: Set by the parent

    public let me: UserID
    public var language: Language
    public var hourCycle: HourCycle?
    /// What is known about where the person's changes are.
    public var sync = SyncSummary() {
      didSet { notices.follow(sync) }
    }
    /// How long ago the server was last heard, in words, while offline.
    public var offlineAge: String?
    /// The person's data could not be opened; in words.
    public var trouble: String?
    public var isOnline: Bool {
      get { sync.isOnline }
      set { sync.isOnline = newValue }
    }
    /// Whether TeePals is on the screen at all.
    public var isShown = false
    /// Whether the person has an account: TeePals is about meeting others.
    public var hasAccount = true
    /// What the server did not accept and the person has not dealt with.
    public var refused: [RefusedGolfCommand] = []
    /// What waits to be sent, and is not there yet.
    public var unsent = UnsentRounds([])
    public var unsentPosts = UnsentPosts([])
    /// Distances in miles, else in kilometres.
    public var usesMiles = true
    /// Whether the way to the moderators' screens is shown. The server says whether they are there.
    public var isModerator = false
    /// What the person is called in their account; empty where unknown.
    public var accountName = ""

    // MARK: Read by the parent

    /// Where the person is; its `path` is the address.
    public internal(set) var route: TeePalsRoute

    // MARK: Own

    var isLoaded = false
    /// Whether the screens have begun; see ``needsMeeting``.
    var hasMet = false
    /// Somebody new has made the first steps, and the server may not know yet: it would not show
    /// them anything.
    var isProfileOnItsWay = false
    /// Whether there was a connection at the end of the last turn.
    var wasOnline = true
    var replica = TeePalsReplica()
    /// What waits in the replica, counted when that has changed: every turn asks several times.
    var unread = 0
    /// What the server's operator has set, as far as it has been heard.
    var rules = InstanceRules()
    var hasAskedRules = false
    /// The moment of the last turn: no rule has a clock of its own.
    var moment: Moment
    /// Where the device is, with the zone's rules: every card that says when a round begins asks
    /// for them, and to find them is to go through the table of all zones.
    var here: PlanningZone
    /// The screen under the current sheet, or the one on show.
    var screen: TeePalsRoute
    /// The screens that led to this one, the first first.
    var trail: [TeePalsRoute] = []
    var notices: [GolfNotice] = []
    /// Which messages may be shown; whoever holds the outbox says so.
    public var telling = Telling()
    /// What the person wanted that their profile is not complete enough for.
    var gate: GateState?
    /// What the person is about to report.
    var report: ReportState?
    /// What the person is saying about a round.
    var feedback: FeedbackState?
    /// Whether all rounds that wait for an answer are shown.
    var showsAllFeedback = false
    /// The link by which the person came.
    var arrival: RoundArrival?
    /// Where somebody was going who has to be welcomed first.
    var destination: TeePalsRoute?
    /// The round to which the way leads through a gate, as the device keeps it.
    var way = KeptWay(nil)
    /// A minute is being waited for.
    var isTicking = false
    var isVisible = true

    var posters: PosterState
    var profile: ProfileState
    var rounds: RoundsState
    var form: FormState
    var chat = ChatState()
    var inbox = InboxState()
    var feed: FeedState
    var moderation = ModerationState()

    public init(
      me: UserID, language: Language, moment: Moment, route: TeePalsRoute = .home,
      remembered: [String: String] = [:]
    ) {
      self.me = me
      self.language = language
      self.moment = moment
      here = PlanningZone(of: moment.zone)
      self.route = route
      screen = route.ground
      rules = InstanceRules.kept(in: remembered)
      replica.rules = rules
      posters = PosterState(reading: remembered)
      profile = ProfileState(reading: remembered, of: me)
      let kept = WelcomeDraft.destination(
        remembered[TeePalsMemory.welcome.key(of: me)], at: moment.instant)
      (destination, profile.welcome.since) = (kept?.0, kept?.since)
      profile.welcome.kept = destination
      rounds = RoundsState(reading: remembered, of: me)
      form = FormState(reading: remembered, of: me)
      feed = FeedState(reading: remembered, of: me)
      arrival = remembered[TeePalsMemory.arrivalKey].flatMap { text in
        RoundArrival(text: text, at: moment.instant)
      }
      way = KeptWay(remembered[TeePalsMemory.way.key(of: me)])
      if case .editProfile = route,
        let round = KeptWay.round(in: way.text, at: moment.instant)
      {
        screen = .round(round)
      }
    }
  }
}

/// A message about what was done.
struct GolfNotice: Hashable {
  let id: Int
  let text: String
  /// Whether the host counts the seconds it stays.
  var isTimed = false
  /// Whether it says that something will be sent: that is true until it has been.
  var sending = Sending.unsaid

  enum Sending: Hashable {
    case unsaid
    /// Said, and not seen to wait yet.
    case promised
    case waiting
  }
}

extension [GolfNotice] {
  /// What was said to be sent later goes when everything has been sent.
  mutating func follow(_ sync: SyncSummary) {
    if sync.saving + sync.waiting == 0 {
      removeAll { notice in notice.sending == .waiting }
    } else {
      for index in indices where self[index].sending == .promised {
        self[index].sending = .waiting
      }
    }
  }
}

/// A command that the server refused, with the moment it was made.
@Memberwise public struct RefusedGolfCommand: Hashable, Sendable {
  public let id: CommandID
  public let command: TeePalsCommand
  public let reason: Refusal<TeePalsRejection>
  /// When it was made, and the same as the person reads dates.
  public let made: Instant
  public let when: String
}
