import Coding
import Core
import Wire

/// Where a mirrored match stands.
@Memberwise public struct MirrorCourse: Hashable, Sendable {
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
}

/// What whoever watches needs to know to work out the clock by themselves, at any time.
@Memberwise @Wire public struct MirrorClock: Hashable, Sendable {
  /// On the server's clock, a delay included.
  public var anchor: Instant
  /// Milliseconds it showed at the anchor; below 0 when time was taken away.
  @Field(as: "integer") public var elapsed: Int64
  @Field("running", absent: false) public var isRunning: Bool
  /// Seconds of match time planned before this stage.
  @Field(in: 0...Int64(Int32.max)) public var offset: Int = 0
  /// Seconds planned; `nil` between periods and for kicks.
  @Field(in: 0...Int64(Int32.max)) public var planned: Int?
  /// Minutes of added time announced.
  @Field(in: 0...Int64(Int32.max)) public var announced: Int?

  /// Milliseconds since the stage began when the server's clock says `now`, 0 or more.
  public func elapsed(at now: Instant) -> Int64 {
    guard isRunning else { return max(0, elapsed) }
    return max(0, elapsed.plus(now.milliseconds.minus(anchor.milliseconds)))
  }
}

/// Kicks from the penalty mark as a mirror shows them.
@Memberwise public struct MirrorShootout: Hashable, Sendable {
  /// The most kicks shown of each side: the newest.
  public static let shown = 20

  @Memberwise public struct Row: Hashable, Sendable {
    public var taken: Int
    public var scored: Int
    /// Whether each of the newest was scored, in order.
    public var kicks: [Bool]
  }

  public var rows: BothSides<Row>
  public var winner: Side?

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
