import Calendar

extension DayStatistics {
  /// Of everything the replica holds of `span`, day by day.
  public init(
    _ span: DateSpan, of book: DayBlockReplica, today: CivilDate, firstWeekday: Weekday,
    boundary: Int
  ) {
    let known = book.blocks
    var count = SessionCount(
      span, known: known, isComplete: true, today: today, firstWeekday: firstWeekday,
      boundary: boundary)
    // Weeks at the span's ends count whole.
    let from = span.from.onOrBefore(firstWeekday)
    let through = span.through.onOrBefore(firstWeekday).adding(days: 6)
    book.forEachPage(from: from, through: through) { day, page in
      count.take(page, on: day) { id in book.session(id) }
    }
    self.init(count, known: known)
  }
}
