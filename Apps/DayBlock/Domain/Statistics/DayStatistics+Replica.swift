import Calendar

extension DayStatistics {
  /// Of everything the replica holds of `span`, day by day.
  public init(
    _ span: DateSpan, of replica: DayBlockReplica, today: CivilDate, firstWeekday: Weekday,
    boundary: Int
  ) {
    let known = replica.blocks
    var count = SessionCount(
      span, known: known, isComplete: true, today: today, firstWeekday: firstWeekday,
      boundary: boundary)
    // Weeks at the span's ends count whole.
    let from = span.from.onOrBefore(firstWeekday)
    let through = span.through.onOrBefore(firstWeekday).adding(days: 6)
    replica.forEachPage(from: from, through: through) { day, page in
      count.take(page, on: day) { id in replica.session(id) }
    }
    self.init(count, known: known)
  }
}
