import Calendar
import Core
import DayBlockDomain

/// A planned block whose time has come (specification §9.4, §15).
struct PlanPush: Hashable, Sendable {
  let start: Instant
  /// What clocks in the plan's zone show at its start.
  let time: TimeOfDay
  /// How long it is to be worked on.
  let minutes: Int

  /// Milliseconds after its start from which on it is too late to notify about it: a server that
  /// was away stays silent about what has been.
  private static let patience: Int64 = 900_000

  /// From here on nobody is notified about it: it is too late, or over.
  var end: Instant {
    start.advanced(byMilliseconds: min(Self.patience, Int64(minutes) * 60_000))
  }

  /// What of a block's plans has started since an instant and is still to be notified about: the
  /// latest, and of those that start together the longest. `nil` for nothing.
  static func due(_ plans: [BlockPlan], since: Instant, at now: Instant) -> PlanPush? {
    let earliest = max(since, now.advanced(byMilliseconds: -patience))
    var due: PlanPush?
    for plan in plans {
      let rules = rules(of: plan)
      // There is one a day at most, and the span is of minutes.
      guard let start = plan.next(after: earliest, rules), start <= now else { continue }
      let notification = PlanPush(
        start: start, time: rules.civil(at: start).time, minutes: plan.minutes)
      guard now < notification.end else { continue }
      if let other = due, (notification.start, notification.minutes) <= (other.start, other.minutes)
      {
        continue
      }
      due = notification
    }
    return due
  }

  /// When the first of a block's plans starts after an instant; `nil` where none does any more.
  static func next(_ plans: [BlockPlan], after instant: Instant) -> Instant? {
    plans.compactMap { plan in plan.next(after: instant, rules(of: plan)) }.min()
  }

  /// The same as those of the calendar feed.
  private static func rules(of plan: BlockPlan) -> ZoneRules {
    SystemZones.rules(named: plan.zone) ?? .utc
  }
}

extension Block {
  /// The plans that count: none of a block that is not offered any more.
  var openPlans: [BlockPlan] { archivedAt == nil && deletedAt == nil ? plans : [] }
}
