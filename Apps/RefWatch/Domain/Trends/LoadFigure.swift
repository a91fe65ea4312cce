import Calendar
import Core

/// What the last week asked of somebody, against what they are used to: the minutes of the last
/// seven days, divided by a quarter of those of the last 28. The day it is of counts with both.
public struct LoadFigure: Hashable, Sendable {
  /// The last day of both.
  public let day: CivilDate
  /// Milliseconds.
  public let week: Int64
  public let fourWeeks: Int64
  public let weekMatches: [MatchID]
  /// All of the 28 days, the newest first.
  public let matches: [MatchID]
  /// The first match lies far enough back for the 28 days to be known.
  public let isKnown: Bool

  /// - Parameter figures: all that there are; a choice would say nothing of a person.
  public init(_ figures: [MatchFigures], on day: CivilDate) {
    self.day = day
    var week: Int64 = 0
    var fourWeeks: Int64 = 0
    var weekMatches: [MatchFigures] = []
    var matches: [MatchFigures] = []
    var isKnown = false
    for figure in figures {
      let age = figure.day.daysUntil(day)
      if age >= LoadFigure.days - 1 { isKnown = true }
      guard (0..<LoadFigure.days).contains(age) else { continue }
      fourWeeks = fourWeeks.plus(figure.played)
      matches.append(figure)
      guard age < 7 else { continue }
      week = week.plus(figure.played)
      weekMatches.append(figure)
    }
    self.week = week
    self.fourWeeks = fourWeeks
    self.isKnown = isKnown
    self.weekMatches = LoadFigure.sorted(weekMatches)
    self.matches = LoadFigure.sorted(matches)
  }

  /// The longer of the two times.
  public static let days = 28

  /// The ratio in tenths, rounded half up; `nil` with less than 28 days behind it, and where
  /// nothing was played in them.
  public var tenths: Int64? {
    guard isKnown, fourWeeks > 0 else { return nil }
    // Minutes are exact enough, and cannot become too large for the sum.
    let (acute, usual) = (week / 60_000, fourWeeks / 60_000)
    guard usual > 0, acute < 1_000_000_000 else { return nil }
    return (acute * 80 + usual) / (2 * usual)
  }

  /// Of this day and those so many weeks before it, the oldest first.
  public static func course(
    _ figures: [MatchFigures], to day: CivilDate, weeks: Int
  ) -> [LoadFigure] {
    (0..<weeks).reversed().map { week in
      LoadFigure(figures, on: day.adding(days: -7 * week))
    }
  }

  private static func sorted(_ figures: [MatchFigures]) -> [MatchID] {
    figures.sorted { one, other in one.isNewer(than: other) }.map { figure in figure.match }
  }
}
