extension RunRecorder {
  /// Goes on in the plan to a monotonic time: steps that have ended are laps.
  mutating func follow(_ now: Int64) {
    guard case .running(let times) = stage, var clock = intervals else { return }
    for (kind, end) in clock.take(mark(times, now)) {
      close(at: end, kind, times, now)
    }
    intervals = clock
  }

  /// What a press of the lap means for the plan; `false` where it means nothing more.
  mutating func press(_ times: RunTimes, _ now: Int64) -> Bool {
    let mark = mark(times, now)
    return intervals?.press(mark) ?? true
  }

  private func mark(_ times: RunTimes, _ now: Int64) -> IntervalClock.Mark {
    IntervalClock.Mark(timer: times.timer(at: now), metres: metres)
  }

  /// Ends the lap that is open where the timer and the way were then.
  private mutating func close(
    at end: IntervalClock.Mark, _ kind: IntervalKind, _ times: RunTimes, _ now: Int64
  ) {
    // Since the row before the timer has run with the clock, or stood still.
    let since = times.timer(at: now) - end.timer
    let stands = if case .paused(.hand, let from) = times.state { from } else { now }
    let moving = times.moving(at: now)
    close(
      LapStart(
        at: times.elapsed(at: stands) - since, metres: end.metres, timer: end.timer,
        moving: min(max(moving - since, lapStart.moving), moving)), kind)
  }

  /// Ends the lap that is open.
  mutating func close(_ end: LapStart, _ kind: IntervalKind?) {
    guard end.at > lapStart.at else { return }
    laps.append(
      RunLap(
        from: lapStart.at, to: end.at, metres: end.metres - lapStart.metres,
        timer: end.timer - lapStart.timer, moving: end.moving - lapStart.moving, kind: kind))
    lapStart = end
  }
}
