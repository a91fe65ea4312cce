import Core

/// A stretch of time in which a clock of the zone was seen to show something else than the rules
/// have it.
struct ClockStretch: Hashable, Sendable {
  /// POSIX seconds.
  let seconds: Range<Int64>
  let type: LocalTimeType
}

extension ZoneRules {
  /// The rules as a clock of the zone bears them out: these where it shows what they say; else
  /// these but for the time between the changes around the instant, in which the clock is believed.
  /// Rules grow old, and whoever sets a clock may know better.
  ///
  /// - Parameter offset: What the clock shows at the instant, in seconds east of UTC.
  public func believing(_ offset: Int, at instant: Instant) -> ZoneRules {
    guard self.offset(at: instant) != offset else { return self }
    let second = instant.second
    let spans = offsetSpans(from: second - Self.year, to: second + Self.year)
    var rules = self
    for span in spans where span.start <= second && second < span.end {
      rules.seen = ClockStretch(
        seconds: span.start..<span.end,
        type: LocalTimeType(
          offset: min(
            max(offset, LocalTimeType.offsets.lowerBound),
            LocalTimeType.offsets.upperBound),
          isDaylight: false, designation: ""))
    }
    return rules
  }

  /// How far from an instant a clock is believed where nothing changes: the seconds of 366 days.
  private static var year: Int64 { 31_622_400 }
}
