extension RunRecorder {
  /// Takes what a second of motion came to: steps keep a run from pausing by rule, and end such a
  /// pause.
  mutating func take(_ second: MotionSecond, _ now: Int64) {
    sensors.note(second, at: now)
    step(second, now)
  }

  /// Its steps, whoever counted them.
  mutating func step(_ second: MotionSecond, _ now: Int64) {
    guard case .running(var times) = stage else { return }
    switch times.state {
    case .ended, .paused(.hand, _): return
    case .running:
      _ = pauseRule?.step(second.steps, at: now)
      fill(second, now, times)
    case .paused(.rule, _):
      guard case .ends(let metres) = pauseRule?.step(second.steps, at: now) else { return }
      trace.add(metres)
      times.resume(at: now)
      stage = .running(times)
    }
  }
}
