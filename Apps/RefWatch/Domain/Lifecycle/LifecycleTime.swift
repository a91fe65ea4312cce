import Core

// Interruptions, and what the referee says of time.
extension Lifecycle {
  mutating func suspend(_ entry: LogEntry) -> Bool {
    guard case .running(let period) = place else { return false }
    closeOpenStoppage(entry)
    place = .suspended(period)
    standStill(entry)
    return true
  }

  mutating func resume(_ event: MatchEvent) -> Bool {
    guard case .suspended(let period) = place else { return false }
    place = .running(period)
    allow(moveOn(event), nil)
    return true
  }

  /// A second one changes the reason of the first: stoppages don't overlap.
  mutating func openStoppage(_ reason: StoppageReason, _ entry: LogEntry) -> Bool {
    guard case .running = place else { return false }
    guard openStoppage == nil else {
      openStoppage?.reason = reason
      return true
    }
    openStoppage = OpenStoppage(
      event: entry.event.id, reason: reason, since: entry.elapsed, reading: entry.event.reading)
    if rules.clockMode == .stopStart { standStill(entry) }
    return true
  }

  mutating func closeStoppage(_ entry: LogEntry) -> Bool {
    guard case .running = place, openStoppage != nil else { return false }
    closeOpenStoppage(entry)
    return true
  }

  /// The time lost is what the match clock counted meanwhile; if it stood still, what passed.
  mutating func closeOpenStoppage(_ entry: LogEntry) {
    guard let open = openStoppage else { return }
    openStoppage = nil
    let lost = still != nil ? moveOn(entry.event) : max(0, entry.elapsed.minus(open.since))
    allow(lost, open.reason)
  }

  private mutating func allow(_ milliseconds: Int64, _ reason: StoppageReason?) {
    let index = periods.count - 1
    periods[index].allowance = periods[index].allowance.plus(milliseconds)
    periods[index].losses.append(TimeLoss(reason: reason, milliseconds: milliseconds))
  }

  private mutating func standStill(_ entry: LogEntry) {
    still = Still(reading: entry.event.reading, stepped: clock?.stepped ?? 0)
    clock?.frozen = entry.elapsed
  }

  /// Lets the clock go on, and answers for how long it stood still. By the Laws it never really
  /// did; where the rules stop it, it goes on from what it showed.
  private mutating func moveOn(_ event: MatchEvent) -> Int64 {
    guard let still, let clock else { return 0 }
    let length = event.reading.milliseconds(
      since: still.reading, stepped: clock.stepped.minus(still.stepped))
    self.still = nil
    self.clock?.frozen = nil
    if rules.clockMode == .stopStart {
      self.clock?.stoppedTotal = clock.stoppedTotal.plus(length)
    }
    return length
  }

  mutating func announce(_ minutes: Int) -> Bool {
    guard case .running = place else { return false }
    periods[periods.count - 1].announced = minutes
    return true
  }

  mutating func adjust(_ milliseconds: Int64) -> Bool {
    guard let clock, place != .done else { return false }
    self.clock?.adjust = clock.adjust.plus(milliseconds)
    self.clock?.frozen = clock.frozen?.plus(milliseconds)
    if let open = openStoppage { openStoppage?.since = open.since.plus(milliseconds) }
    return true
  }

  mutating func step(_ milliseconds: Int64) -> Bool {
    if let clock { self.clock?.stepped = clock.stepped.plus(milliseconds) }
    return true
  }

  /// Changed lengths apply to the period that runs and to later ones, never to those that are over.
  mutating func play(by rules: RuleSet) -> Bool {
    self.rules = rules
    switch place {
    case .running(let period), .suspended(let period):
      if let seconds = rules.seconds(of: period) { periods[periods.count - 1].seconds = seconds }
    default: break
    }
    return true
  }
}
