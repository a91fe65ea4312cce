import Calendar
import Coding
import Core

/// Whom a reminder is about.
public struct ReminderDigest: Hashable, Sendable {
  /// The person's date.
  public let day: CivilDate
  /// Those who are due, in the order of the list.
  public private(set) var due: [FriendID] = []
  /// Those whose birthday is today, by their ids.
  public private(set) var birthdays: [FriendID] = []
  /// Those who are told of by themselves too.
  public private(set) var each: [FriendReminder] = []

  public var isEmpty: Bool { due.isEmpty && birthdays.isEmpty }

  /// - Parameters:
  ///   - friends: Those of the person, with the date of the latest connection until today.
  ///   - born: Those of them whose birthday it is.
  public init(
    of friends: [(friend: Friend, lastOn: CivilDate?)], born: [FriendID],
    at time: ReminderTimes.Due, _ settings: FriendsSettings
  ) {
    day = time.day
    var ranks: [FriendRank] = []
    for (friend, lastOn) in friends where !friend.isArchived {
      let standing = Due(friend, lastOn: lastOn, today: day)
      if settings.showsBirthdays, born.contains(friend.id) { birthdays.append(friend.id) }
      guard standing.section == .due else { continue }
      ranks.append(
        FriendRank(friend, standing, today: day, nameKey: folded(friend.nameCache)))
      guard friend.reminds ?? settings.remindsOfEach else { continue }
      if let reminder = FriendReminder(friend, standing, at: time) { each.append(reminder) }
    }
    birthdays.sort()
    ranks.sort { a, b in a.precedes(b, grouped: true) }
    due = ranks.map { rank in rank.id }
  }
}

/// A reminder of one friend, which comes once for each day due and level.
@Memberwise public struct FriendReminder: Hashable, Sendable {
  public enum Level: Int, Hashable, Sendable, CaseIterable {
    /// The friend has come to be due.
    case first = 1
    /// One and a half periods have passed.
    case again = 2
  }

  public let friend: FriendID
  public let dueOn: CivilDate
  public let level: Level
  /// Days since the last connection; `nil` where there is none.
  public let daysSince: Int?

  /// `nil` where none of the two days has come since the reminder before. Of a friend who is held
  /// back nothing is said.
  init?(_ friend: Friend, _ due: Due, at time: ReminderTimes.Due) {
    guard !due.isHeldBack(friend, today: time.day) else { return nil }
    func hasCome(_ date: CivilDate) -> Bool { date > time.previous && date <= time.day }
    let start = due.lastOn ?? friend.createdOn
    // One and a half periods, rounded up to whole days.
    let late = start.adding(days: (friend.period.days * 3 + 1) / 2)
    let level: Level
    if hasCome(late) {
      level = .again
    } else if hasCome(due.effectiveDueOn) {
      level = .first
    } else {
      return nil
    }
    self.init(
      friend: friend.id, dueOn: due.effectiveDueOn, level: level, daysSince: due.daysSince)
  }
}

extension PartialDate {
  /// Whether it comes back on a date: of 29 February on the last day of February where there is no
  /// such day.
  public func isMarked(on date: CivilDate) -> Bool {
    guard let month, let day, month == date.month else { return false }
    return day == date.day || (month == 2 && day > date.daysInMonth && date.day == date.daysInMonth)
  }
}
