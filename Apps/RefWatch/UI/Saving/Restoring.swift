import Core
import RefWatchDomain

// What survives a page that is killed.
extension RefWatchFeature.State {
  /// Keeps the newest entries where the database cannot lose them.
  mutating func remember(_ events: [MatchEvent]) -> Effects {
    ring.keep(events)
    ring.server = judge.server
    return keepRing()
  }

  func keepRing() -> Effects {
    [.tell(.remember(key: RefWatchMemory.ring.key(of: me), value: ring.text))]
  }

  /// Submits again what the last life of the page wrote and the database does not have. The entries
  /// have their own ids, so that nothing can come twice.
  mutating func restore(_ moment: Moment) -> Effects {
    guard !hasRestored else { return [] }
    hasRestored = true
    var missing: [MatchID: [MatchEvent]] = [:]
    var order: [MatchID] = []
    for event in ring.events where records[event.match] != nil {
      if replica.event(event.id) != nil { continue }
      if missing[event.match] == nil { order.append(event.match) }
      missing[event.match, default: []].append(event)
    }
    return order.flatMap { match in
      RefWatchCommand.recording(missing[match] ?? [], of: match)
        .map { command in .submit(command) }
    }
  }

  /// Finds the clock of a match again that was started in another life of the page.
  mutating func restoreClock(_ record: MatchRecord) {
    guard let clock = record.clock, clock.start.boot != boot else { return }
    defer { countForeign(clock, record) }
    guard restoredStart != clock.start else { return }
    restoredStart = clock.start
    let isOwn = isKeptHere(record.match.id) && isStartedHere(clock)
    let verdict = judge.restore(clock, from: ring.beat, match: record.match.id)
    // The clock of another device is read as it is.
    guard isOwn else { return }
    pitch.doubt = verdict.banner
    pendingFacts += verdict.facts
  }

  /// Counts a clock that another device started by what is known of the two devices' clocks: anew
  /// whenever more is known.
  private mutating func countForeign(_ clock: StageClock, _ record: MatchRecord) {
    guard !isStartedHere(clock), let server = judge.server else { return }
    let known = CountedClock(
      start: clock.start, ahead: record.startOffset(of: clock), taken: server.taken)
    guard counted != known else { return }
    counted = known
    let before = judge.elapsed(of: clock, at: now)
    judge.count(clock, startedAhead: known.ahead)
    if judge.elapsed(of: clock, at: now) < before - 1_000 { forgetCuesToCome(record) }
  }

  /// Whether this device started a clock, in this life of the page or an earlier one.
  private func isStartedHere(_ clock: StageClock) -> Bool {
    clock.start.boot == boot || ring.beat?.start == clock.start
      || ring.events.contains { event in event.boot == clock.start.boot }
  }

  /// How far the wall clock jumped by what waits to be written.
  var pendingSteps: Int64 {
    pendingFacts.reduce(0) { sum, fact in
      if case .clockStep(let jump) = fact { sum.addingSaturating(jump) } else { sum }
    }
  }

  /// Whether this device keeps the clock of a match, as far as its ring knows.
  func isKeptHere(_ match: MatchID) -> Bool {
    ring.beat?.match == match || ring.events.contains { event in event.match == match }
  }

  /// Notes how far the clock is, every fifteen seconds and before the page goes out of sight.
  ///
  /// - Parameter stepping: What facts that are being written in this turn say of the wall clock.
  mutating func beat(isDue: Bool = false, stepping: Int64? = nil) -> Effects {
    guard let record = liveRecord, let clock = record.clock, clock.frozen == nil,
      isStartedHere(clock)
    else { return [] }
    let known = ring.beat.map { beat in
      beat.start == clock.start && beat.reading.boot == boot ? beat.reading.uptime : .min
    }
    guard isDue || now.uptime >= (known ?? .min).addingSaturating(Heartbeat.interval) else {
      return []
    }
    ring.server = judge.server
    ring.beat = judge.heartbeat(
      match: record.match.id, clock: clock, at: now, stepping: stepping ?? pendingSteps)
    return keepRing()
  }
}

/// A clock that another device started, and what it was counted by.
struct CountedClock: Hashable {
  let start: ClockReading
  /// How far the server's clock was ahead of the other device's, milliseconds.
  let ahead: Int64
  /// When this device heard of the server's time.
  let taken: Instant
}

extension Int64 {
  fileprivate func addingSaturating(_ other: Int64) -> Int64 {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? (other < 0 ? .min : .max) : sum
  }
}
