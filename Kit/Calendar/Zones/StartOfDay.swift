import Core

extension ZoneRules {
  /// The first instant of `date` in this zone. It is not midnight where clocks are put forward over
  /// midnight, and it is the first of two where they are put back over it.
  ///
  /// For a date the zone skipped (Samoa had no 2011-12-30) it is the first instant after the gap:
  /// the start of the next date that exists.
  public func startOfDay(_ date: CivilDate) -> Instant {
    let midnight = CivilDateTime(date, .midnight).wallSecond
    for span in offsetSpans(from: midnight - Self.reach, to: midnight + Self.reach) {
      let second = max(span.start, midnight - span.offset)
      if second < span.end { return Instant(second: second) }
    }
    return Instant(second: midnight)
  }

  /// Whether the zone left `date` out altogether, by moving to the other side of the date line.
  public func skips(_ date: CivilDate) -> Bool { civil(at: startOfDay(date)).date != date }
}
