import Calendar
import Core

extension DayRun {
  /// Active milliseconds up to now, without what was carried over. A clock that was set back takes
  /// nothing away that was recorded (§18).
  public func active(at now: Instant) -> Int64 {
    var sum = segments.reduce(Int64(0)) { sum, segment in sum + segment.length }
    if case .running(let since, _) = state, now > since {
      sum += now.milliseconds - since.milliseconds
    }
    return sum
  }

  /// Active milliseconds up to now that lie in a day.
  ///
  /// - Parameters:
  ///   - changes: Of the offset since the stretch under way began.
  ///   - boundary: When a day begins, minutes after midnight.
  public func active(
    on day: CivilDate, at now: Instant, changes: [OffsetChange], boundary: Int
  ) -> Int64 {
    let pieces = DayClock.pieces(segments(at: now, changes: changes), boundary: boundary)
    let piece = pieces.first { piece in piece.day == day }
    return piece?.segments.reduce(0) { sum, segment in sum + segment.length } ?? 0
  }

  /// The finished stretches and the one under way.
  ///
  /// - Parameter changes: Of the offset since the stretch under way began.
  public func segments(at now: Instant, changes: [OffsetChange]) -> [DaySegment] {
    guard case .running(let since, let offset) = state else { return segments }
    return segments + DayClock.segments(from: since, to: now, offset: offset, changes: changes)
  }

  /// The half-blocks produced up to now.
  public func units(at now: Instant, changes: [OffsetChange]) -> [DayUnit] {
    DayClock.units(of: segments(at: now, changes: changes), carried: carried).units
  }

  /// Active milliseconds in the unit under way, 0…1 799 999, with what was carried over.
  public func progress(at now: Instant) -> Int64 {
    (active(at: now) + Int64(carried) * 1_000) % DayUnit.length
  }

  /// Whether its time goes on.
  public var isRunning: Bool {
    if case .running = state { return true }
    return false
  }

  /// When it was paused, while it is.
  public var pausedAt: Instant? {
    if case .paused(let at) = state { return at }
    return nil
  }

  /// When it was finished or discarded.
  public var stoppedAt: Instant? {
    switch state {
    case .running, .paused: nil
    case .finished(let at), .discarded(let at): at
    }
  }

  /// When a run that has been paused for 12 hours was over: the instant of the pause (§5.2). To be
  /// finished there; everything produced is kept.
  public func autoStop(at now: Instant) -> Instant? {
    guard case .paused(let at) = state,
      now.milliseconds - at.milliseconds >= DayLimits.longestPause
    else { return nil }
    return at
  }

  /// The instant to record for what happens now: never before what is recorded already, whatever
  /// the clock was set to (§6.2, §18).
  public func clamped(_ now: Instant) -> Instant {
    switch state {
    case .running(let since, _): max(now, since)
    case .paused(let at), .finished(let at), .discarded(let at): max(now, at)
    }
  }

  /// When the stretch under way began, with the offset then.
  public var since: (at: Instant, offset: Int)? {
    guard case .running(let since, let offset) = state else { return nil }
    return (since, offset)
  }
}
