extension RunRecorder {
  /// Keeps what sensors say where there are no fixes: without a place, with a foot pod at home, or
  /// in a tunnel. Not in a pause by hand, for it is no part of the run.
  mutating func drawSensors(_ now: Int64) {
    guard case .running(let times) = stage else { return }
    switch times.state {
    case .running, .paused(.rule, _):
      trace.draw(sensors.point(at: now), time: times.elapsed(at: now))
    case .ended, .paused(.hand, _): break
    }
  }
}
