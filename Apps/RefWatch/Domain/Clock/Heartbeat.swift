import Coding
import Core
import Wire

/// What is written down every fifteen seconds while a clock runs, so that a page that begins anew
/// knows how far it had come.
@Memberwise @Wire public struct Heartbeat: Hashable, Sendable {
  /// Milliseconds between two heartbeats.
  public static let interval: Int64 = 15_000

  public let match: MatchID
  /// When the clock was started, which names it.
  public let start: ClockReading
  public let reading: ClockReading
  /// Milliseconds that truly passed between the two.
  @Field(as: "integer") public let sinceStart: Int64
  /// The clock's ``StageClock/stepped`` at that time.
  @Field(as: "integer") public let stepped: Int64
}

extension ClockJudge {
  /// To be written down now. What many short naps came to counts here: the next life of the page
  /// has only the wall clock to go on from.
  ///
  /// - Parameter stepping: What the wall clock jumped by facts that are being written now, and that
  ///   the clock does not know yet.
  public func heartbeat(
    match: MatchID, clock: StageClock, at reading: ClockReading, stepping: Int64 = 0
  ) -> Heartbeat {
    Heartbeat(
      match: match, start: clock.start, reading: reading,
      sinceStart: sinceStart(of: clock, at: reading).plus(max(0, debt)),
      stepped: clock.stepped.plus(stepping))
  }

  /// Finds a clock of another life of the page again. Without a heartbeat of that clock its start
  /// takes the heartbeat's place.
  ///
  /// The wall clock tells how long the page was away. Where that is negative or more than three
  /// hours the clock goes on from where it was last seen, and the referee is asked.
  public mutating func restore(
    _ clock: StageClock, from heartbeat: Heartbeat?, match: MatchID
  ) -> ClockVerdict {
    guard clock.start.boot != boot else {
      return ClockVerdict(
        finding: .normal, elapsed: elapsed(of: clock, at: last), quality: quality(of: clock),
        facts: [], banner: nil)
    }
    let known = heartbeat.flatMap { beat in
      beat.match == match && beat.start == clock.start ? beat : nil
    }
    let seen = known?.reading ?? clock.start
    let jumped = clock.stepped.minus(known?.stepped ?? 0)
    let gap = last.wall.milliseconds.minus(seen.wall.milliseconds).minus(jumped)
    let isCredible = ClockJudge.isCredible(gap, clock)
    anchor = Anchor(
      start: clock.start, sinceStart: (known?.sinceStart ?? 0).plus(isCredible ? gap : 0),
      uptime: last.uptime)
    isAssuming = true
    if !isCredible { expectJump(gap) }
    let shown = elapsed(of: clock, at: last)
    return ClockVerdict(
      finding: .restarted, elapsed: shown, quality: .assumed,
      facts: isCredible ? [] : [.clockStep(milliseconds: gap)],
      banner: isCredible
        ? .recovered(elapsed: shown, gap: gap) : .asks(elapsed: shown, gap: gap))
  }
}
