import Core

/// The clock of a stage. It holds no counter: what it shows follows from when it was started.
public struct StageClock: Hashable, Sendable {
  public internal(set) var stage: Stage
  public let start: ClockReading
  /// Milliseconds the referee added or took away.
  public internal(set) var adjust: Int64 = 0
  /// Milliseconds for which it stood still: in stoppages, where the rules stop the clock.
  public internal(set) var stoppedTotal: Int64 = 0
  /// What it shows while it stands still: in a suspension, or a stoppage that stops the clock.
  public internal(set) var frozen: Int64?
  /// Milliseconds by which the device's wall clock is known to have jumped ahead since the start.
  public internal(set) var stepped: Int64 = 0

  public init(stage: Stage, start: ClockReading) {
    self.stage = stage
    self.start = start
  }

  /// What it shows, by the two readings alone. Where there is a ``ClockJudge``, that knows better.
  public func elapsed(at reading: ClockReading) -> Int64 {
    elapsed(sinceStart: reading.milliseconds(since: start, stepped: stepped))
  }

  /// What it shows when `sinceStart` milliseconds have truly passed since its start; 0 or more.
  public func elapsed(sinceStart: Int64) -> Int64 {
    max(0, frozen ?? sinceStart.plus(adjust).minus(stoppedTotal))
  }
}

extension ClockReading {
  /// How long after `earlier` this reading was taken, in milliseconds, when the wall clock is known
  /// to have jumped ahead by `stepped` in between.
  ///
  /// The monotonic clock is believed, unless it belongs to another life of the page or the device
  /// slept and stopped it.
  public func milliseconds(since earlier: ClockReading, stepped: Int64 = 0) -> Int64 {
    let byWall = wall.milliseconds.minus(earlier.wall.milliseconds).minus(stepped)
    guard boot == earlier.boot else { return max(0, byWall) }
    let byUptime = max(0, uptime.minus(earlier.uptime))
    return byWall.minus(byUptime) > ClockJudge.step ? byWall : byUptime
  }
}
