import Core

extension RunRecorder {
  /// Whether the way is estimated by steps, since no place is known.
  public var isFilledBySteps: Bool { steps.filled > 0 }

  /// Takes the steps of a second; where no place has been known for a while they are the way.
  mutating func fill(_ second: MotionSecond, _ now: Int64, _ times: RunTimes) {
    steps.take(second)
    let since = max(filter.last?.at ?? times.resumed, times.resumed)
    guard now - since > silence, steps.waiting > 0 else { return }
    trace.step(
      steps.fill(at: now), from: times.elapsed(at: since), to: times.elapsed(at: now),
      sensors.point(at: now))
  }

  /// A place is known again after steps were the way since `from`; where it is too far away for
  /// them, a new part begins.
  mutating func mendBySteps(
    _ fix: Fix, from: Int64, _ last: PositionFilter.Last?, _ now: Int64, _ times: inout RunTimes
  ) {
    trace.bridge(steps.fill(at: now))
    gap(from: from, to: now, times, .bridged(metres: steps.filled))
    if case .paused = times.state { times.resume(at: from) }
    let straight = last.map { last in Globe.metres(last.place, fix.point) } ?? 0
    guard straight <= steps.filled * GapRule.ratios.upperBound else {
      breakOff(fix, now, &times)
      return
    }
    pauseRule?.reset()
    if let here = filter.last { draw(fix, here, times) }
  }
}
