import Core

extension RunRecorder {
  /// Takes a fix. `arrived` is its row's own time, `now` never before the last row's.
  mutating func take(_ fix: Fix, arrived: Int64, _ now: Int64, wall: Instant) {
    switch stage {
    case .idle, .review, .saved, .discarded: return
    case .arming, .countdown, .running: break
    }
    let refusal = arrived < now ? FixRefusal.past : gate.judge(fix, at: now, wall: wall)
    if case .arming(var arming) = stage {
      arming.take(accuracy: fix.accuracy, isRefused: refusal != nil)
      stage = .arming(arming)
    }
    if let refusal {
      refuse(fix, refusal, now)
      return
    }
    let last = filter.last
    let isSilent = last.map { last in now - last.at > silence } ?? true
    switch isSilent ? find(fix, last, now) : filter.take(fix, at: now) {
    case .refused:
      refuse(fix, .outlier, now)
      return
    case .began:
      if case .running(var times) = stage {
        if isSilent { mend(fix, last, now, &times) } else { breakOff(fix, now, &times) }
        stage = .running(times)
      }
    case .moved(let metres, let milliseconds):
      if case .running(var times) = stage {
        move(fix, metres, milliseconds, now, &times)
        stage = .running(times)
      }
    }
    gate.use(at: now)
    steps.clear()
    if pageVisibility == .returned { pageVisibility = .seen }
  }

  private mutating func refuse(_ fix: Fix, _ reason: FixRefusal, _ now: Int64) {
    guard case .running(let times) = stage, case .running = times.state else { return }
    let time = times.elapsed(at: now)
    refused.append(RefusedFix(at: time, reason: reason))
    trace.refuse(fix, time: time)
  }

  /// The first fix after a silence, or of all.
  private mutating func find(
    _ fix: Fix, _ last: PositionFilter.Last?, _ now: Int64
  ) -> PositionFilter.Outcome {
    if let last {
      let far =
        Globe.metres(last.place, fix.point) - fix.accuracyMetres * PauseRule.reachPerAccuracy
      if far * 1_000 > GapRule.fastest * Double(now - last.at) {
        return filter.refuse(fix, at: now)
      }
    }
    filter.begin(fix, at: now)
    return .began
  }

  /// A fix continues the way.
  private mutating func move(
    _ fix: Fix, _ metres: Double, _ milliseconds: Int64, _ now: Int64, _ times: inout RunTimes
  ) {
    guard let last = filter.last else { return }
    switch times.state {
    case .ended, .paused(.hand, _): return
    case .running:
      // Of a step that began before the run, or in a pause, the rest counts.
      let counted = min(milliseconds, now - times.resumed)
      trace.add(metres * Double(counted) / Double(milliseconds))
      draw(fix, last, times)
      guard pauseRule?.take(last.place, of: fix, at: now) == .pauses else { return }
      trace.halt()
      times.pause(.rule, at: now)
    case .paused(.rule, _):
      guard case .ends(let metres) = pauseRule?.take(last.place, of: fix, at: now) else { return }
      trace.add(metres)
      times.resume(at: now)
      draw(fix, last, times)
    }
  }

  /// After fixes that were too far away the filter began anew: so does the way.
  mutating func breakOff(_ fix: Fix, _ now: Int64, _ times: inout RunTimes) {
    pauseRule?.move(to: fix.point)
    beginPart(fix, times)
  }

  /// The way goes on after a silence since the last used fix.
  private mutating func mend(
    _ fix: Fix, _ last: PositionFilter.Last?, _ now: Int64, _ times: inout RunTimes
  ) {
    switch times.state {
    case .ended, .paused(.hand, _): return
    case .running, .paused(.rule, _): break
    }
    let from = max(last?.at ?? times.resumed, times.resumed)
    guard now - from > silence else {
      breakOff(fix, now, &times)
      return
    }
    if isFilledBySteps {
      mendBySteps(fix, from: from, last, now, &times)
      return
    }
    var bridge: Double?
    if let last, last.at >= times.resumed {
      bridge = GapRule.bridge(
        now - from, straight: Globe.metres(last.place, fix.point), mean: trace.recentMean,
        bends: trace.bends.factor)
    }
    guard let bridge else {
      gap(from: from, to: now, times, .newPart)
      if case .running = times.state { times.lose(now - from) }
      breakOff(fix, now, &times)
      return
    }
    gap(from: from, to: now, times, .bridged(metres: bridge))
    // Who covers such a way did not stand: a pause by rule ended when the silence began.
    if case .paused = times.state { times.resume(at: from) }
    pauseRule?.reset()
    trace.bridge(bridge)
    if let here = filter.last { draw(fix, here, times) }
  }

  private mutating func beginPart(_ fix: Fix, _ times: RunTimes) {
    trace.beginPart()
    switch times.state {
    case .ended, .paused(.hand, _): return
    case .running, .paused(.rule, _): if let here = filter.last { draw(fix, here, times) }
    }
  }

  mutating func draw(_ fix: Fix, _ here: PositionFilter.Last, _ times: RunTimes) {
    trace.draw(
      fix, time: times.elapsed(at: here.at), moving: times.moving(at: here.at), place: here.place,
      sensors.point(at: here.at))
  }
}
