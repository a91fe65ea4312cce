import Calendar
import Core
import DayBlockDomain
import Design

/// What the statistics on the screen came to: counted when the range or the replica changes, not
/// for every picture of it.
struct StatFigures: Hashable {
  let span: DateSpan
  let now: DayStatistics
  /// What the range before came to.
  let before: SpanTotal
  /// The same in hours, where one day is looked at.
  let hoursBefore: HourHeat?
  /// The whole year, where a year is looked at.
  let year: YearHeat?
  /// Days in a row up to today.
  let streak: Int
}

extension DayBlockFeature.State {
  /// The span that the address of the statistics means.
  func span(_ range: StatRange, _ date: CivilDate?, through: CivilDate?) -> DateSpan {
    let day = date ?? today
    switch range {
    case .day: return DateSpan(.day, around: day, firstWeekday: firstWeekday)
    case .week: return DateSpan(.week, around: day, firstWeekday: firstWeekday)
    case .month: return DateSpan(.month, around: day, firstWeekday: firstWeekday)
    case .year: return DateSpan(.year, around: day, firstWeekday: firstWeekday)
    case .custom:
      return DateSpan(from: date ?? today.adding(days: -29), through: through ?? date ?? today)
    }
  }

  /// Counts anew while statistics are on the screen; forgets them otherwise.
  mutating func refreshFigures() {
    guard isLoaded, case .statistics(let range, let date, let through) = screen else {
      return dropFigures()
    }
    let span = span(range, date, through: through)
    let now = DayStatistics(
      span, of: replica, today: today, firstWeekday: firstWeekday, boundary: settings.boundary)
    let year =
      range == .year
      ? YearHeat(year: span.from.year, firstWeekday: firstWeekday) { day in
        let index = span.from.daysUntil(day)
        return now.days.indices.contains(index) ? now.days[index] : .nothing
      } : nil
    // One day more is a week's sessions at most; longer spans take what their days come to.
    let hours =
      span.count == 1
      ? DayStatistics(
        span.previous, of: replica, today: today, firstWeekday: firstWeekday,
        boundary: settings.boundary
      ).hours : nil
    calendar.figures = StatFigures(
      span: span, now: now, before: SpanTotal(span.previous, of: replica), hoursBefore: hours,
      year: year,
      streak: DayStreak.count(producedDays: replica.producedDays, today: today, rules: rules))
    calendar.countings += 1
  }

  /// Another range just like this one, before or after it.
  mutating func pageFigures(by pages: Int) -> Effects {
    guard case .statistics(let range, let date, let through) = screen, pages != 0 else {
      return []
    }
    let span = span(range, date, through: through)
    let other = pages < 0 ? span.previous : span.next
    return go(
      .statistics(range, other.from, through: range == .custom ? other.through : nil))
  }

  /// Another begin or end of a custom range; the other end gives way.
  mutating func pickRange(from: CivilDate?, through: CivilDate?) -> Effects {
    guard case .statistics(_, let date, let last) = screen else { return [] }
    let span = span(.custom, date, through: last)
    guard from != nil || through != nil else { return [] }
    let first = from ?? min(span.from, through ?? span.from)
    let end = through ?? max(span.through, first)
    return go(.statistics(.custom, first, through: end))
  }
}
