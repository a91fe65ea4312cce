import Calendar
import Core

// When a plan comes: read once, for the calendar feed and for what people are called about.
extension BlockPlan {
  /// Whether its rule has it on a day.
  public func isOn(_ day: CivilDate) -> Bool {
    guard day >= from, until.map({ last in day <= last }) ?? true else { return false }
    switch rule {
    case .once: return day == from
    case .daily: return true
    case .weekly(let weekdays): return weekdays.contains(day.weekday)
    }
  }

  /// The first day it is on; `nil` for one that ends before its first weekday.
  public var firstDay: CivilDate? {
    (0..<7).lazy.map { days in from.adding(days: days) }.first { day in isOn(day) }
  }

  /// When it starts on a day. A time that the zone's clocks leave out is moved forward by the gap,
  /// of one that comes twice the first is meant; on a date they leave out, it is the next date's.
  ///
  /// - Parameter rules: Of the plan's zone.
  public func instant(on day: CivilDate, _ rules: ZoneRules) -> Instant {
    rules.instant(of: CivilDateTime(day, start))
  }

  /// Its first start after an instant; `nil` when there is none any more.
  ///
  /// - Parameter rules: Of the plan's zone.
  public func next(after instant: Instant, _ rules: ZoneRules) -> Instant? {
    // From the day before: what its clocks left out may have been moved to this one. A week later
    // every weekday has been.
    let first = max(from, rules.civil(at: instant).date.adding(days: -1))
    for days in 0...8 {
      let day = first.adding(days: days)
      guard isOn(day) else { continue }
      let start = self.instant(on: day, rules)
      if start > instant { return start }
    }
    return nil
  }
}
