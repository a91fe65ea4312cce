import Core

extension Lifecycle {
  /// Whoever takes the time over says what it is: from then on the clock goes by their device, and
  /// no difference between two devices' wall clocks gets into it.
  ///
  /// A clock that stands still goes on being measured from where it stopped.
  mutating func takeOver(_ entry: LogEntry) -> Bool {
    guard case .running(let period) = place, entry.stage == .period(period),
      let clock, clock.frozen == nil
    else { return true }
    var other = StageClock(stage: clock.stage, start: entry.event.reading)
    other.adjust = entry.elapsed
    self.clock = other
    return true
  }
}
