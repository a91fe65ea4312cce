import Calendar

/// The days of a year as a map of weeks (specification §9.4).
public struct YearHeat: Hashable, Sendable {
  public struct Cell: Hashable, Sendable {
    public let day: CivilDate
    public let halfBlocks: Int
    /// Milliseconds.
    public let active: Int64
    /// 0 for nothing, 1…4 by quarters of the year's best day.
    public let level: Int
  }

  public let year: Int
  /// Columns of seven, the first weekday on top; nothing for days of other years.
  public let weeks: [[Cell?]]
  /// Half-blocks of the best day.
  public let most: Int

  /// What a day of the year comes to is its `amount`.
  public init(year: Int, firstWeekday: Weekday, amount: (CivilDate) -> DayAmount) {
    let held = min(max(year, 1), 9_999)
    self.year = held
    let start = CivilDate(year: held, month: 1, day: 1) ?? .first
    let count = start.isLeapYear ? 366 : 365
    let made = (0..<count).map { index in amount(start.adding(days: index)) }
    let most = made.reduce(0) { most, day in max(most, day.halfBlocks) }
    self.most = most
    let lead = start.onOrBefore(firstWeekday).daysUntil(start)
    var weeks: [[Cell?]] = []
    for index in 0..<((lead + count + 6) / 7 * 7) {
      if index % 7 == 0 { weeks.append([]) }
      let day = index - lead
      guard day >= 0, day < count else {
        weeks[weeks.count - 1].append(nil)
        continue
      }
      let halves = made[day].halfBlocks
      let level = halves == 0 ? 0 : 1 + (halves * 4 - 1) / max(most, 1)
      weeks[weeks.count - 1].append(
        Cell(
          day: start.adding(days: day), halfBlocks: halves, active: made[day].active,
          level: min(level, 4)))
    }
    self.weeks = weeks
  }
}
