import Core

/// Where a mirrored match stands.
public struct MirrorCourse: Hashable, Sendable {
  public enum State: String, Hashable, Sendable, CaseIterable {
    case ready, running, suspended, ended, interval, shootoutSetup, shootout, fullTime, done
  }

  public var state: State
  public var stage: Stage
  /// Of regulation time, for what they are called.
  public var periods: Int
  /// Goals that count, without those of a shoot-out.
  public var score: BothSides<Int>
  public var outcome: Outcome?
  public var clock: MirrorClock?
  public var shootout: MirrorShootout?

  public init(
    state: State, stage: Stage, periods: Int, score: BothSides<Int>, outcome: Outcome? = nil,
    clock: MirrorClock? = nil, shootout: MirrorShootout? = nil
  ) {
    self.state = state
    self.stage = stage
    self.periods = periods
    self.score = score
    self.outcome = outcome
    self.clock = clock
    self.shootout = shootout
  }
}

/// What whoever watches needs to know to work out the clock by themselves, at any time.
public struct MirrorClock: Hashable, Sendable {
  /// On the server's clock, a delay included.
  public var anchor: Instant
  /// Milliseconds it showed at the anchor; below 0 when time was taken away.
  public var elapsed: Int64
  public var isRunning: Bool
  /// Seconds of match time planned before this stage.
  public var offset: Int
  /// Seconds planned; `nil` between periods and for kicks.
  public var planned: Int?
  /// Minutes of added time announced.
  public var announced: Int?

  public init(
    anchor: Instant, elapsed: Int64, isRunning: Bool, offset: Int = 0, planned: Int? = nil,
    announced: Int? = nil
  ) {
    self.anchor = anchor
    self.elapsed = elapsed
    self.isRunning = isRunning
    self.offset = offset
    self.planned = planned
    self.announced = announced
  }

  /// Milliseconds since the stage began when the server's clock says `now`, 0 or more.
  public func elapsed(at now: Instant) -> Int64 {
    guard isRunning else { return max(0, elapsed) }
    return max(0, elapsed.plus(now.milliseconds.minus(anchor.milliseconds)))
  }
}

/// Kicks from the penalty mark as a mirror shows them.
public struct MirrorShootout: Hashable, Sendable {
  /// The most kicks shown of each side: the newest.
  public static let shown = 20

  public struct Row: Hashable, Sendable {
    public var taken: Int
    public var scored: Int
    /// Whether each of the newest was scored, in order.
    public var kicks: [Bool]

    public init(taken: Int, scored: Int, kicks: [Bool]) {
      self.taken = taken
      self.scored = scored
      self.kicks = kicks
    }
  }

  public var rows: BothSides<Row>
  public var winner: Side?

  public init(rows: BothSides<Row>, winner: Side?) {
    self.rows = rows
    self.winner = winner
  }

  init(_ shootout: Shootout) {
    rows = BothSides(home: Row(shootout, .home), away: Row(shootout, .away))
    winner = shootout.winner
  }
}

extension MirrorShootout.Row {
  fileprivate init(_ shootout: Shootout, _ side: Side) {
    let results = shootout.results(side)
    self.init(
      taken: results.count, scored: shootout.scored(side),
      kicks: results.suffix(MirrorShootout.shown).map { result in result == .scored })
  }
}
