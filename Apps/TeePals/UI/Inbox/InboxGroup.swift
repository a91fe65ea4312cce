import Calendar
import Core
import TeePalsDomain

/// A part of the list of notifications, by how long ago it was (specification §13).
enum InboxGroup: String, CaseIterable {
  case today, yesterday, thisWeek, thisMonth, earlier

  /// Where something of a date belongs: yesterday is a day of its own, a week is the last 7 days, a
  /// month the last 30.
  init(_ date: CivilDate, today: CivilDate) {
    switch date.daysUntil(today) {
    case ...0: self = .today
    case 1: self = .yesterday
    case ..<7: self = .thisWeek
    case ..<30: self = .thisMonth
    default: self = .earlier
    }
  }

  /// The notifications in their groups, those without any left out; the order stays.
  static func grouped(
    _ notifications: [GolfNotification], _ zone: PlanningZone, at now: Instant
  ) -> [(group: InboxGroup, notifications: [GolfNotification])] {
    let today = zone.civil(now).date
    var groups: [(group: InboxGroup, notifications: [GolfNotification])] = []
    for group in InboxGroup.allCases {
      let members = notifications.filter { notification in
        InboxGroup(zone.civil(notification.updatedAt).date, today: today) == group
      }
      if !members.isEmpty { groups.append((group, members)) }
    }
    return groups
  }
}
