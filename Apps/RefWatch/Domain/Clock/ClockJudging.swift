import Core

extension ClockJudge {
  /// Takes note of what the clocks say.
  ///
  /// `wasVisible` is whether the page stayed visible and unfrozen since the last observation. An
  /// observation is due at every tick, change of visibility and act of the person.
  public mutating func observe(
    _ reading: ClockReading, wasVisible: Bool, clock: StageClock? = nil
  ) -> ClockVerdict {
    guard reading.boot == boot, reading.uptime >= last.uptime else {
      return verdict(.normal, at: reading, of: clock)
    }
    let byWall = reading.wall.milliseconds.minus(last.wall.milliseconds)
    let byUptime = reading.uptime.minus(last.uptime)
    let ahead = byWall.minus(byUptime)
    let before = last
    last = reading
    guard wasVisible, byUptime <= ClockJudge.longestTick else {
      return slept(ahead, since: before, clock)
    }
    guard abs(ahead) > ClockJudge.step else { return verdict(.normal, at: reading, of: clock) }
    expectJump(ahead)
    return verdict(
      .stepped, at: reading, of: clock, facts: [.clockStep(milliseconds: ahead)],
      banner: .stepped(milliseconds: ahead))
  }

  /// What became of a time in which nobody looked, and the wall clock came `ahead` of the monotonic
  /// one. What is too little to act upon is kept: many short naps make a long one.
  private mutating func slept(
    _ ahead: Int64, since before: ClockReading, _ clock: StageClock?
  ) -> ClockVerdict {
    guard ahead >= -ClockJudge.step else {
      let naps = max(0, debt)
      debt = 0
      begin(after: before.uptime, adding: naps, .stepped)
      expectJump(ahead)
      return verdict(
        .jumpedBack, at: last, of: clock, facts: [.clockStep(milliseconds: ahead)],
        banner: .stepped(milliseconds: ahead))
    }
    debt = max(-ClockJudge.step, debt.plus(ahead))
    guard debt > ClockJudge.step else { return verdict(.normal, at: last, of: clock) }
    let owed = debt
    debt = 0
    guard ClockJudge.isCredible(owed, clock) else {
      begin(after: before.uptime, adding: 0, .assumed)
      expectJump(owed)
      let shown = clock.map { clock in elapsed(of: clock, at: last) } ?? 0
      return verdict(
        .slept, at: last, of: clock, facts: [.clockStep(milliseconds: owed)],
        banner: .asks(elapsed: shown, gap: owed))
    }
    begin(after: before.uptime, adding: owed, .assumed)
    return verdict(.slept, at: last, of: clock, banner: .slept(milliseconds: owed))
  }

  private mutating func begin(after uptime: Int64, adding gap: Int64, _ quality: ClockQuality) {
    isAssuming = true
    let bias = segments.last?.bias ?? 0
    segments.append(Segment(from: uptime.plus(1), bias: bias.plus(gap), quality: quality))
  }

  func verdict(
    _ finding: ClockVerdict.Finding, at reading: ClockReading, of clock: StageClock?,
    facts: [Fact] = [], banner: ClockBanner? = nil
  ) -> ClockVerdict {
    ClockVerdict(
      finding: finding, elapsed: clock.map { clock in elapsed(of: clock, at: reading) },
      quality: quality(of: clock), facts: facts, banner: banner)
  }

  // MARK: Reading

  /// What the clock shows; `reading` is not older than the last observation.
  public func elapsed(of clock: StageClock, at reading: ClockReading) -> Int64 {
    clock.elapsed(sinceStart: sinceStart(of: clock, at: reading))
  }

  /// Milliseconds that truly passed since the clock was started.
  public func sinceStart(of clock: StageClock, at reading: ClockReading) -> Int64 {
    guard reading.boot == boot else {
      return reading.milliseconds(since: clock.start, stepped: clock.stepped)
    }
    let now = reading.uptime.plus(segments.last?.bias ?? 0)
    if clock.start.boot == boot { return max(0, now.minus(trueTime(clock.start.uptime))) }
    if let anchor, anchor.start == clock.start {
      return max(0, anchor.sinceStart.plus(now.minus(trueTime(anchor.uptime))))
    }
    return reading.milliseconds(since: clock.start, stepped: clock.stepped)
  }

  private func trueTime(_ uptime: Int64) -> Int64 {
    let segment = segments.last { segment in segment.from <= uptime }
    return uptime.plus(segment?.bias ?? 0)
  }

  /// How far the clock can be trusted: the newest doubt since its start.
  public func quality(of clock: StageClock?) -> ClockQuality {
    guard let clock else { return .synced }
    let isOwn = clock.start.boot == boot
    let since = isOwn ? clock.start.uptime : .min
    let doubt = segments.last { segment in segment.from > since && segment.quality != .synced }
    if let doubt { return doubt.quality }
    if isOwn { return .synced }
    return anchor.flatMap { anchor in anchor.start == clock.start ? anchor.quality : nil }
      ?? .assumed
  }
}
