extension MatchRecord {
  /// Milliseconds of match time, which is what every clock of a match shows: in a period earlier
  /// ones count as long as they were planned; elsewhere it is the time of the stage alone.
  public func matchTime(stage: Stage, elapsed: Int64) -> Int64 {
    guard case .period(let period) = stage, seconds(of: period) != nil else { return elapsed }
    return elapsed.plus(Int64(offset(of: period)) * 1_000)
  }

  public func matchTime(_ capture: Capture) -> Int64 {
    matchTime(stage: capture.stage, elapsed: capture.elapsed)
  }
}
