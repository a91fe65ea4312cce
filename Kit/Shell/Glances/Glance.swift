import Calendar
import Core
import Wire

/// What one app tells the others of a person's device: a line for the launcher, a number for the
/// icon, and what is under way. It is a row of the local database, written by the client that knows
/// the app, in the words of its language, and read by all.
public struct AppGlance: Hashable, Sendable {
  /// The app's word: `friends`, `referee`, …
  public let system: String
  /// Whose words it is in.
  public let language: Language
  /// What is said from a day on, by day.
  public var days: [Day]
  public var live: LiveGlance?
  /// The number on the icon in place of what waits, while something is under way.
  public var underWay: Int?
  /// From then on what was under way is nothing to tell any more, unless it is told again.
  public private(set) var until: Instant?

  /// What is said from one day on.
  public struct Day: Hashable, Sendable {
    /// `nil` for what was true before the first of them.
    public var from: CivilDate?
    /// The first is said in bold.
    public var lines: [String]
    /// What waits for the person.
    public var count: Int

    public init(from: CivilDate? = nil, lines: [String], count: Int = 0) {
      self.from = from
      self.lines = lines
      self.count = count
    }
  }

  public init(
    _ system: String, in language: Language, days: [Day] = [], live: LiveGlance? = nil,
    underWay: Int? = nil, until: Instant? = nil
  ) {
    self.system = system
    self.language = language
    self.days = days
    self.live = live
    self.underWay = underWay
    self.until = until
  }

  /// Whether a match is under way in it.
  var isOfMatch: Bool { if case .match? = live?.subject { true } else { false } }

  /// The same without what was under way and has been told for too long ago.
  func holding(at now: Instant) -> AppGlance {
    guard let until, until <= now else { return self }
    var glance = self
    (glance.live, glance.underWay) = (nil, nil)
    return glance
  }

  /// Whether both say the same, or the same but for what is under way.
  func isSame(as other: AppGlance?, withUnderWay: Bool) -> Bool {
    guard !withUnderWay else { return self == other }
    return other.map { other in other.language == language && other.days == days } ?? false
  }

  /// Says of what is under way what another one said.
  mutating func take(underWayOf other: AppGlance?) {
    (live, underWay, until) = (other?.live, other?.underWay, other?.until)
  }

  /// What is said on a day, in a language; `nil` for words of another one.
  public func lines(_ today: CivilDate, in language: Language) -> [String]? {
    self.language == language ? day(today)?.lines : nil
  }

  /// What is said on a day: of what was written for days that are not yet over, or the last there
  /// is.
  public func day(_ today: CivilDate) -> Day? {
    days.last { day in day.from.map { from in from <= today } ?? true }
  }
}

/// What is under way in an app, wherever the person is.
public struct LiveGlance: Hashable, Sendable {
  /// Where it is.
  public let address: String
  public let subject: Subject
  /// What screen readers say of it, without the seconds.
  public let label: String

  /// What is shown of it: some words, or a match with its score and clock.
  public enum Subject: Hashable, Sendable {
    case line(String)
    case match(MatchGlance)
  }

  public init(address: String, subject: Subject, label: String) {
    self.address = address
    self.subject = subject
    self.label = label
  }
}

/// A match under way, in words.
public struct MatchGlance: Hashable, Sendable {
  public let home: String
  public let score: String
  public let away: String
  /// The period, or what is between two.
  public let stage: String
  /// What holds play up; empty while nothing does.
  public let hold: String
  /// Nothing where no clock runs.
  public var clock: GlanceClock?

  public init(
    home: String, score: String, away: String, stage: String, hold: String, clock: GlanceClock?
  ) {
    self.home = home
    self.score = score
    self.away = away
    self.stage = stage
    self.hold = hold
    self.clock = clock
  }
}

/// A clock that runs, or stands.
public struct GlanceClock: Hashable, Sendable {
  /// The instant at which it would have shown 0, had it never stood.
  public let zero: Instant
  /// What it shows (ms) where it stands.
  public let stands: Int64?

  public init(zero: Instant, stands: Int64? = nil) {
    self.zero = zero
    self.stands = stands
  }

  /// Milliseconds that it shows.
  public func milliseconds(at now: Instant) -> Int64 {
    stands ?? max(0, now.milliseconds - zero.milliseconds)
  }

  /// The other one, but for a difference that nobody sees: it is worked out anew each time.
  func settled(after other: GlanceClock) -> GlanceClock {
    let apart = zero.milliseconds - other.zero.milliseconds
    return stands == nil && other.stands == nil && abs(apart) < 1_000 ? other : self
  }
}
