import Core

extension ClockJudge {
  /// The wall clock jumped by so much and it was noticed: another offset is to be expected.
  mutating func expectJump(_ milliseconds: Int64) {
    guard let known = server else { return }
    server?.milliseconds = known.milliseconds.minus(milliseconds)
  }

  /// Takes note of what the server's clock says, and judges by it what had to be assumed since it
  /// was asked before: sleep, absence, a page that began anew. Without an earlier answer, or with
  /// one that is older than a day, nothing can be said about that.
  ///
  /// Where the wall clock jumped unnoticed, the match clock is set right.
  public mutating func check(_ offset: ServerOffset, clock: StageClock? = nil) -> ClockVerdict {
    let expected = server
    let wasAssumed = isAssuming
    server = offset
    isAssuming = false
    guard wasAssumed, let expected,
      abs(offset.taken.milliseconds.minus(expected.taken.milliseconds)) <= ServerOffset.lifetime
    else { return verdict(.normal, at: last, of: clock) }
    let jumped = expected.milliseconds.minus(offset.milliseconds)
    let tolerance = ClockJudge.step.plus(expected.doubt).plus(offset.doubt)
    let before = clock.map { clock in sinceStart(of: clock, at: last) }
    if abs(jumped) > tolerance { takeBack(jumped) }
    confirm()
    let after = clock.map { clock in sinceStart(of: clock, at: last) }
    guard let clock, let before, let after, before != after else {
      return verdict(.normal, at: last, of: clock)
    }
    return verdict(
      .corrected, at: last, of: clock, facts: [.clockStep(milliseconds: jumped)],
      banner: .corrected(elapsed: elapsed(of: clock, at: last)))
  }

  /// Counts a clock that another device started by the server's time, which is known of both
  /// devices: what their wall clocks say to each other means nothing where one of them is wrong.
  /// Nothing changes where the server did not answer within a day.
  ///
  /// - Parameter ahead: Milliseconds by which the server's clock was ahead of the other device's.
  public mutating func count(_ clock: StageClock, startedAhead ahead: Int64) {
    guard clock.start.boot != boot, let server else { return }
    let now = last.wall.milliseconds.plus(server.milliseconds)
    let age = now.minus(server.taken.milliseconds).magnitude
    guard age <= ServerOffset.lifetime.magnitude else { return }
    let start = clock.start.wall.milliseconds.plus(ahead)
    anchor = Anchor(
      start: clock.start, sinceStart: max(0, now.minus(start)), uptime: last.uptime,
      quality: isAssuming ? .assumed : .synced)
  }

  /// The time that was believed to have passed was too long by so much.
  private mutating func takeBack(_ milliseconds: Int64) {
    let newest = segments.lastIndex { segment in segment.quality != .synced }
    guard let newest else {
      if let known = anchor { anchor?.sinceStart = known.sinceStart.minus(milliseconds) }
      return
    }
    for index in newest..<segments.count {
      segments[index].bias = segments[index].bias.minus(milliseconds)
    }
  }

  private mutating func confirm() {
    for index in segments.indices { segments[index].quality = .synced }
    anchor?.quality = .synced
  }
}
