import Coding
import Core

/// When something happened: captured once, as the referee begins to enter it, however long that
/// takes.
@Memberwise public struct Capture: Hashable, Sendable {
  public var stage: Stage
  /// Milliseconds on the stage's clock.
  public var elapsed: Int64
  public let reading: ClockReading
  public var quality: ClockQuality

  /// The same, at another time of the match clock, as the referee says.
  public func moved(to elapsed: Int64) -> Capture {
    Capture(stage: stage, elapsed: max(0, elapsed), reading: reading, quality: .manual)
  }
}

extension MatchRecord {
  /// Now, as the judge has it.
  public func capture(_ judge: ClockJudge, at reading: ClockReading) -> Capture {
    let clock = clock
    return Capture(
      stage: stage, elapsed: clock.map { clock in judge.elapsed(of: clock, at: reading) } ?? 0,
      reading: reading, quality: judge.quality(of: clock))
  }

  /// Makes entries of facts, written now, in their order. With a `batch` they belong together, and
  /// are undone together.
  ///
  /// Their ids are those of `moment` from `index` on, after as many that are written before them.
  public func events(
    _ facts: [Fact], _ capture: Capture, _ moment: Moment, from index: UInt64 = 0,
    batch: BatchID? = nil
  ) -> [MatchEvent] {
    facts.enumerated().map { offset, fact in
      MatchEvent(
        id: moment.id(index + UInt64(offset)), match: match.id,
        ordinal: lastOrdinal.plus(Int64(index) + Int64(offset) + 1), stage: capture.stage,
        elapsed: capture.elapsed, at: capture.reading.wall, uptime: capture.reading.uptime,
        boot: capture.reading.boot, quality: capture.quality, batch: batch, fact: fact)
    }
  }
}
