import Core

/// All that a match has come to: the fold of its log. Nothing here is ever stored as truth.
///
/// The same entries give the same record, in whatever order they arrive and however often.
public struct MatchRecord: Sendable {
  public let match: Match
  /// In force: the match's own, or the newest that the log has.
  public internal(set) var rules: RuleSet
  /// In the order in which things happened: stage, match clock, order of writing.
  public internal(set) var entries: [LogEntry] = []
  /// The largest `ordinal`; the next entry's is one more.
  public internal(set) var lastOrdinal: Int64 = 0

  // MARK: Lifecycle and time

  public internal(set) var phase: Phase = .ready(.regulation(1))
  public internal(set) var outcome: Outcome?
  /// The clock of the stage that is under way, unless none runs.
  public internal(set) var clock: StageClock?
  /// Who kicked off each period.
  public internal(set) var kickOffs: [Period: Side] = [:]
  /// The periods that were begun, in order, with what is known of their time.
  public internal(set) var periods: [PeriodRecord] = []
  /// Since when, on the stage's clock, and why play is stopped.
  public internal(set) var openStoppage: OpenStoppage?
  public internal(set) var signature: SignatureRecord?

  // MARK: What happened

  public internal(set) var tallies = BothSides(SideTally())
  /// Goals that count, without those of a shoot-out.
  public internal(set) var score = BothSides(0)
  public internal(set) var lineUps = BothSides(LineUp())
  public internal(set) var sinBins: [SinBin] = []
  public internal(set) var shootout: Shootout?

  public var isLive: Bool {
    switch phase {
    case .ready(.regulation(1)), .done: false
    default: true
    }
  }
}

/// A stoppage that is not over.
public struct OpenStoppage: Hashable, Sendable {
  public let event: MatchEventID
  public var reason: StoppageReason
  /// Milliseconds on the stage's clock.
  public let since: Int64
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
  /// Minutes announced; `nil` if none were.
  public var announced: Int?
}

/// Who signed what.
public struct SignatureRecord: Hashable, Sendable {
  public let event: MatchEventID
  public let name: String
  public let at: Instant
  /// Something was corrected since.
  public var isAmended: Bool
}
