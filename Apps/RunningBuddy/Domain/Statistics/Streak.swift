import Calendar
import Core

/// Weeks in a row: with a run, or with a goal reached.
public struct Streak: Hashable, Sendable {
  /// Weeks up to this one; while this one is not there yet, up to the last.
  public let current: Int
  /// The most there ever were; not less than ``current``.
  public let longest: Int
  /// Whether this week counts already.
  public let hasThisWeek: Bool

  /// Of runs in any order. O(n log n). Runs after today don't count.
  ///
  /// - Parameter goal: A week counts when it is reached; without one, when there is a run.
  public init(
    _ runs: [RunEntry], weeksFrom weekday: Weekday, today: CivilDate, goal: WeeklyGoal? = nil
  ) {
    let week = TotalUnit.week(from: weekday)
    let sorted = runs.filter { run in run.day <= today }
      .sorted { one, other in one.day < other.day }
    var (row, longest, last): (Int, Int, DateSpan?) = (0, 0, nil)
    var index = 0
    while index < sorted.count {
      let span = week.span(containing: sorted[index].day)
      var sum = RunSum()
      while index < sorted.count, span.contains(sorted[index].day) {
        sum.add(sorted[index])
        index += 1
      }
      guard goal?.progress(sum).isReached ?? true else { continue }
      row = span.follows(last) ? row + 1 : 1
      last = span
      longest = max(longest, row)
    }
    let now = week.span(containing: today)
    hasThisWeek = last == now
    current = hasThisWeek || now.follows(last) ? row : 0
    self.longest = longest
  }
}

extension DateSpan {
  /// Whether it is the next one of its kind.
  fileprivate func follows(_ other: DateSpan?) -> Bool { !isFirst && other == previous }
}
