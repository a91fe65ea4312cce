import Core

extension RunRecorder {
  /// Takes the next row of the journal.
  public mutating func take(_ row: RecorderRow) {
    let now = max(row.at, at)
    note(row, now)
    if case .countdown(let start, let ends) = stage, now >= ends { begin(start, at: ends) }
    // A fix says how far the way since the row before was: then it is known where a step ended.
    if case .fix = row.event {} else { follow(now) }
    defer { follow(now) }
    switch row.event {
    case .arm: if case .idle = stage { stage = .arming(Arming()) }
    case .permission(let isGranted): arm { arming in arming.permission = isGranted ? .yes : .no }
    case .screenLock(let isHeld): arm { arming in arming.screenLock = isHeld ? .yes : .no }
    case .start(let start): count(start, now)
    case .fix(let fix):
      take(fix, arrived: row.at, now, wall: row.wall)
      if filter.last?.at == now { own.fix = now }
    case .pause: pause(now)
    case .resume: resume(now)
    case .lap: lap(now)
    case .mark: if case .running(let times) = stage { marks.append(times.elapsed(at: now)) }
    case .hidden: pageVisibility = .hidden
    case .visible: pageVisibility = .returned
    case .finish: finish(now)
    case .save: if case .review(let times) = stage { stage = .saved(times) }
    case .discard: discard()
    case .sensor(let reading): sensors.take(reading, at: now)
    case .motion(let second):
      own.motion = now
      take(second, now)
    case .companion(let entry): take(entry, now, wall: row.wall)
    case .unknown: break
    }
    drawSensors(now)
  }

  /// Keeps the clocks, and notes where they part.
  private mutating func note(_ row: RecorderRow, _ now: Int64) {
    if let clock, case .running(let times) = stage {
      let by = row.wall.milliseconds - clock.wall.milliseconds - (now - clock.at)
      if abs(by) >= ClockJump.tolerance {
        clockJumps.append(ClockJump(at: times.elapsed(at: now), by: by))
      }
    }
    clock = Clock(at: now, wall: row.wall)
  }

  private mutating func arm(_ change: (inout Arming) -> Void) {
    guard case .arming(var arming) = stage else { return }
    change(&arming)
    stage = .arming(arming)
  }

  private mutating func count(_ start: RunStart, _ now: Int64) {
    switch stage {
    case .idle, .arming:
      let ends = now + start.countdown.milliseconds
      if ends == now { begin(start, at: now) } else { stage = .countdown(start, ends: ends) }
    case .countdown, .running, .review, .saved, .discarded: break
    }
  }

  private mutating func begin(_ start: RunStart, at time: Int64) {
    pauseRule = start.pausesByRule ? PauseRule() : nil
    steps.stride = start.stride
    intervals = start.plan.map { plan in IntervalClock(plan) }
    if pageVisibility == .returned { pageVisibility = .seen }
    stage = .running(RunTimes(began: time))
  }

  /// Pauses a run; one that is paused by rule is then paused by hand.
  private mutating func pause(_ now: Int64) {
    guard case .running(var times) = stage else { return }
    if case .paused(.hand, _) = times.state { return }
    if case .running = times.state { stop(&times, now) }
    pauseRule?.reset()
    times.pause(.hand, at: now)
    stage = .running(times)
  }

  private mutating func resume(_ now: Int64) {
    guard case .running(var times) = stage, case .paused(let cause, _) = times.state else { return }
    // Where the runner went in a pause by hand is no part of the run.
    if cause == .hand { trace.beginPart() }
    pauseRule?.reset()
    if pageVisibility == .returned { pageVisibility = .seen }
    times.resume(at: now)
    stage = .running(times)
  }

  private mutating func lap(_ now: Int64) {
    guard case .running(let times) = stage else { return }
    let kind = intervals?.step?.kind
    if press(times, now) { close(times, now, kind) }
  }

  private mutating func finish(_ now: Int64) {
    guard case .running(var times) = stage else { return }
    if case .running = times.state { stop(&times, now) }
    times.end(at: now)
    if !laps.isEmpty { close(times, now, intervals?.step?.kind) }
    stage = .review(times)
  }

  private mutating func discard() {
    if case .saved = stage { return }
    stage = .discarded
  }

  /// Ends the lap that is open.
  private mutating func close(_ times: RunTimes, _ now: Int64, _ kind: IntervalKind?) {
    close(
      LapStart(
        at: times.elapsed(at: now), metres: metres, timer: times.timer(at: now),
        moving: times.moving(at: now)), kind)
  }

  /// The running ends for now: what lies since the last fix is run on, or a gap.
  private mutating func stop(_ times: inout RunTimes, _ now: Int64) {
    let since = max(filter.last?.at ?? times.resumed, times.resumed)
    if now - since > silence, steps.filled > 0 {
      trace.step(
        steps.fill(at: now), from: times.elapsed(at: since), to: times.elapsed(at: now),
        sensors.point(at: now))
      gap(from: since, to: now, times, .bridged(metres: steps.filled))
    } else if now - since > silence {
      times.lose(now - since)
      gap(from: since, to: now, times, .open)
    } else if let last = filter.last, last.at >= times.resumed,
      now - last.at <= RunRecorder.coasting
    {
      trace.add(last.speed * Double(now - last.at) / 1_000)
    }
    steps.clear()
    trace.halt()
  }

  /// Notes a gap between monotonic times.
  mutating func gap(from: Int64, to: Int64, _ times: RunTimes, _ outcome: RunGap.Outcome) {
    gaps.append(
      RunGap(
        from: from - times.began, to: to - times.began,
        cause: pageVisibility == .seen ? .signal : .hidden,
        outcome: outcome))
  }

  /// Milliseconds after a fix for which its speed is believed. Ours.
  static let coasting: Int64 = 2_000
}
