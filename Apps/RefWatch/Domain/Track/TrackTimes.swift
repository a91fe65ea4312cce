import Core

/// A period as the world's clocks had it: by the server's time, as far as the log knows it.
public struct TimedPeriod: Hashable, Sendable {
  public let period: Period
  public let start: Instant
  public let end: Instant
  /// The planned length in seconds.
  public let seconds: Int
}

extension MatchRecord {
  /// The periods that were begun, in order; one that runs is taken to end as planned. Kicks from
  /// the penalty mark are no period that somebody runs in.
  public var timedPeriods: [TimedPeriod] {
    periods.compactMap { period in
      if period.period == .shootout { return nil }
      let start = corrected(period.startedAt)
      let end =
        period.endedAt.map { end in corrected(end) }
        ?? start.advanced(byMilliseconds: Int64(period.seconds) * 1_000)
      return TimedPeriod(
        period: period.period, start: start, end: max(start, end), seconds: period.seconds)
    }
  }

  /// When an entry happened by the server's clock, as far as the log knows it: as its writer's
  /// device had it, with corrections of its time.
  public func time(of entry: LogEntry) -> Instant {
    if entry.stage != entry.event.stage || entry.event.quality == .manual,
      case .period(let period) = entry.stage,
      let timed = timedPeriods.first(where: { timed in timed.period == period })
    {
      return timed.start.advanced(byMilliseconds: entry.elapsed)
    }
    return (corrected(entry.event) ?? entry.event.at)
      .advanced(byMilliseconds: entry.elapsed - entry.event.elapsed)
  }

  /// An instant of the log by the server's clock, as what was written then is.
  private func corrected(_ instant: Instant) -> Instant {
    guard let event = log.first(where: { event in event.at == instant && event.fact.isCourse })
    else { return instant }
    return corrected(event) ?? instant
  }
}
