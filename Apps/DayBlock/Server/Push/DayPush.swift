import Calendar
import Core
import DayBlockDomain

/// What somebody is notified about while their time runs (specification §5.2, §15).
struct DayPush: Hashable, Sendable {
  enum Cause: String, Sendable, CaseIterable {
    /// A half-block is whole. The number is how many there are.
    case unit
    /// It has run for long with no touch. The number is when the stretch began.
    case overrun
    /// The day is over and it still runs. The number is the new day's.
    case dayEnd
  }

  let cause: Cause
  let number: Int64
  /// Half-blocks of the run so far.
  let halfBlocks: Int
  /// What clocks showed when the run was begun or gone on with.
  let since: TimeOfDay

  /// Milliseconds after which it is too late to notify about something: whoever has a phone that
  /// was off, or a server that was, need not hear of what is long over.
  static let patience: Int64 = 600_000

  /// What a person is to be notified about now, the weightiest of what was not told; `nil` for
  /// nothing, as of what was paused for so long that it is over.
  ///
  /// - Parameters:
  ///   - told: What was told of this run by now.
  ///   - rules: Of the run's zone.
  ///   - maxRun: Minutes.
  ///   - boundary: When a day begins, minutes after midnight.
  static func due(
    _ run: DayRun, told: [Cause: Int64], rules: ZoneRules, maxRun: Int, boundary: Int,
    at now: Instant
  ) -> DayPush? {
    guard run.autoStop(at: now) == nil else { return nil }
    let offset = rules.offset(at: now)
    let halfBlocks = run.units(at: now, changes: []).count
    let begun = run.since ?? (at: run.pausedAt ?? run.startedAt, offset: offset)
    let since = begun.at.civil(offset: begun.offset).time
    func notification(_ cause: Cause, _ number: Int64, dueAt: Instant) -> DayPush? {
      guard told[cause].map({ last in last < number }) ?? true, dueAt <= now,
        now.milliseconds - dueAt.milliseconds < patience
      else { return nil }
      return DayPush(cause: cause, number: number, halfBlocks: halfBlocks, since: since)
    }
    let today = DayClock.day(of: now, offset: offset, boundary: boundary)
    if today > DayClock.day(of: run.startedAt, offset: run.offset, boundary: boundary),
      let dayEnd = notification(
        .dayEnd, Int64(today.dayNumber), dueAt: start(of: today, rules, boundary))
    {
      return dayEnd
    }
    guard run.isRunning else { return nil }
    let limit = begun.at.advanced(byMilliseconds: Int64(maxRun) * 60_000)
    if let overrun = notification(.overrun, begun.at.milliseconds, dueAt: limit) { return overrun }
    // Whoever does not answer is not told every half hour that nobody is there.
    guard now < limit, let unit = run.units(at: now, changes: []).last else { return nil }
    return notification(.unit, Int64(halfBlocks), dueAt: unit.producedAt)
  }

  /// When a day begins: at its boundary, or where the clocks leave that out, just after.
  private static func start(of day: CivilDate, _ rules: ZoneRules, _ boundary: Int) -> Instant {
    let midnight = rules.startOfDay(day)
    guard boundary > 0,
      let time = TimeOfDay(hour: boundary / 60, minute: boundary % 60, second: 0)
    else { return midnight }
    return max(midnight, rules.instant(of: CivilDateTime(day, time)))
  }
}
