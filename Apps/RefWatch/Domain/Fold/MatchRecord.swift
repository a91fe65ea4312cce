import Core

/// All that a match has come to: the fold of its log. Nothing here is ever stored as truth.
///
/// The same entries give the same record, in whatever order they arrive and however often.
public struct MatchRecord: Equatable, Sendable {
  public let match: Match
  /// In the order in which things happened: stage, match clock, order of writing.
  public internal(set) var entries: [LogEntry] = []
  /// The largest `ordinal`; the next entry's is one more.
  public internal(set) var lastOrdinal: Int64 = 0

  /// All that was written, once each, in the order of writing.
  public internal(set) var log: [MatchEvent] = []
  var lifecycle: Lifecycle
  /// After everything that was written.
  var keeping: ClockKeeping

  // MARK: Lifecycle and time

  public internal(set) var phase: Phase = .ready(.regulation(1))
  public internal(set) var signature: SignatureRecord?
  /// In the order of writing.
  public internal(set) var initials: [InitialsRecord] = []

  // MARK: Crew

  /// Who keeps the clock: the owner until somebody takes it over.
  public var clockKeeper: UserID? { keeping.keeper }
  /// How often the clock was taken over.
  public var epoch: Int { keeping.epoch }
  /// What a person should look at, in the order of what happened.
  public internal(set) var attention: [AttentionPoint] = []

  // MARK: What happened

  public internal(set) var tallies = BothSides(SideTally())
  /// Goals that count, without those of a shoot-out.
  public internal(set) var score = BothSides(0)
  public internal(set) var lineUps = BothSides(LineUp())
  public internal(set) var sinBins: [SinBin] = []
  public internal(set) var shootout: Shootout?
  /// Substitutions beyond what the rules allow, in match order.
  public internal(set) var overLimit: [MatchEventID] = []
}

/// A stoppage that is not over.
public struct OpenStoppage: Hashable, Sendable {
  public let event: MatchEventID
  public var reason: StoppageReason
  /// Milliseconds on the stage's clock; setting the clock moves it along.
  public internal(set) var since: Int64
  /// What the device's clocks said then.
  public let reading: ClockReading
}

/// The time of one period. The three numbers are never mixed.
public struct PeriodRecord: Hashable, Sendable {
  public let period: Period
  /// The planned length in seconds.
  public var seconds: Int
  public var startedAt: Instant
  public var endedAt: Instant?
  /// Milliseconds played; `nil` while it runs.
  public var played: Int64?
  /// Milliseconds lost in stoppages that are over.
  public var allowance: Int64 = 0
  /// What ``allowance`` is made of, in order.
  public var losses: [TimeLoss] = []
  /// Minutes announced; `nil` if none were.
  public var announced: Int?

  /// Milliseconds played beyond the planned length, 0 or more.
  public var addedPlayed: Int64? { played.map { played in max(0, played - Int64(seconds) * 1000) } }
}

/// Time that was lost at once.
public struct TimeLoss: Hashable, Sendable {
  /// `nil` for a suspension.
  public let reason: StoppageReason?
  public let milliseconds: Int64
}

/// Who of a team has seen the record.
public struct InitialsRecord: Hashable, Sendable {
  public let event: MatchEventID
  /// A team official, or a captain: with name and role as they were given.
  public let person: Participant
  public let at: Instant
  /// Something was corrected since.
  public var isAmended: Bool
}

/// Who signed what.
public struct SignatureRecord: Hashable, Sendable {
  public let event: MatchEventID
  public let name: String
  public let at: Instant
  /// Something was corrected since.
  public var isAmended: Bool
}
