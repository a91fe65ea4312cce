import Calendar

extension DayStatistics {
  /// Of everything the replica holds of `span`.
  public init(
    _ span: DaySpan, of book: DayBlockReplica, today: CivilDate, firstWeekday: Weekday,
    boundary: Int
  ) {
    // Weeks at the span's ends count whole.
    let from = span.from.onOrBefore(firstWeekday)
    let through = span.through.onOrBefore(firstWeekday).adding(days: 6)
    self.init(
      span: span, sessions: book.sessions(from: from, through: through), known: book.blocks,
      today: today, firstWeekday: firstWeekday, boundary: boundary)
  }
}
