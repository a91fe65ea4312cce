import Calendar

/// Where a friend stands today (spec §5). All arithmetic is on dates.
public struct Due: Hashable, Sendable {
  /// The date of the latest connection that is not in the future; `nil` for no contact yet.
  public let lastOn: CivilDate?
  /// Days from the last connection to today.
  public let daysSince: Int?
  /// Days left in the period, negative when overdue; `nil` for no contact yet.
  public let daysUntilDue: Int?
  /// The last connection plus the period; for no contact yet, the day of adding plus the period.
  public let dueOn: CivilDate
  /// The due date, or the end of a snooze that is later.
  public let effectiveDueOn: CivilDate
  /// Days until ``effectiveDueOn``; `nil` for no contact yet. What friends are sorted by.
  public let effectiveDaysUntilDue: Int?
  /// The date a snooze ends, while it holds the friend back.
  public let snoozedUntil: CivilDate?
  public let status: DueStatus
  public let section: DueSection
  /// The share of the period that has passed, as a colour.
  public let band: DueBand

  public init(_ friend: Friend, lastOn: CivilDate?, today: CivilDate) {
    let period = friend.period.days
    let start = lastOn ?? friend.createdOn
    let dueOn = start.adding(days: period)
    self.dueOn = dueOn
    self.lastOn = lastOn
    daysSince = lastOn.map { date in date.daysUntil(today) }
    daysUntilDue = lastOn.map { date in period - date.daysUntil(today) }
    let snooze = friend.snoozedUntil.flatMap { until in until > dueOn ? until : nil }
    effectiveDueOn = snooze ?? dueOn
    snoozedUntil = snooze.flatMap { until in today < until ? until : nil }
    let days = today.daysUntil(effectiveDueOn)
    effectiveDaysUntilDue = lastOn == nil ? nil : days
    status = DueStatus(daysLeft: days, hasContact: lastOn != nil)
    section = DueSection(
      daysLeft: days, isPaused: friend.isPaused(on: today), isArchived: friend.isArchived)
    band = DueBand(daysSince: start.daysUntil(today), period: period)
  }
}

/// What the status line says.
public enum DueStatus: Hashable, Sendable {
  /// No connection. `isDue` once the period since the day of adding has passed.
  case noContactYet(isDue: Bool)
  /// Days left, from 1.
  case left(days: Int)
  case today
  /// Days overdue, from 1.
  case overdue(days: Int)

  init(daysLeft: Int, hasContact: Bool) {
    if !hasContact {
      self = .noContactYet(isDue: daysLeft < 1)
    } else if daysLeft > 0 {
      self = .left(days: daysLeft)
    } else if daysLeft == 0 {
      self = .today
    } else {
      self = .overdue(days: -daysLeft)
    }
  }

  /// Less than one day left.
  public var isDue: Bool {
    switch self {
    case .noContactYet(let isDue): isDue
    case .left: false
    case .today, .overdue: true
    }
  }
}

/// The parts of the list, in their order.
public enum DueSection: Int, Hashable, Sendable, CaseIterable, Comparable {
  case due
  /// Within seven days.
  case comingUp
  case later
  case paused
  case archived

  init(daysLeft: Int, isPaused: Bool, isArchived: Bool) {
    if isArchived {
      self = .archived
    } else if isPaused {
      self = .paused
    } else if daysLeft < 1 {
      self = .due
    } else {
      self = daysLeft <= 7 ? .comingUp : .later
    }
  }

  public static func < (a: DueSection, b: DueSection) -> Bool { a.rawValue < b.rawValue }
}

/// How much of the period has passed (spec §5.4).
public enum DueBand: Int, Hashable, Sendable, CaseIterable {
  case fresh, warming, soon, due, cold

  /// By `daysSince / period`, in whole numbers: below 0.5, 0.85, 1, 1.5, and from there.
  public init(daysSince: Int, period: Int) {
    if daysSince * 2 < period {
      self = .fresh
    } else if daysSince * 20 < period * 17 {
      self = .warming
    } else if daysSince < period {
      self = .soon
    } else {
      self = daysSince * 2 < period * 3 ? .due : .cold
    }
  }
}

extension Due {
  /// How full the ring is drawn: the share of the period that has passed, 0…100.
  public func percentPassed(_ period: Period) -> Int {
    let passed = daysSince ?? 0
    return min(max(passed * 100 / period.days, 0), 100)
  }
}

extension Due {
  /// Whether a snooze, a pause or the archive holds the friend back: nothing presses then, however
  /// much of the period has passed.
  public func isHeldBack(_ friend: Friend, today: CivilDate) -> Bool {
    snoozedUntil != nil || friend.isPaused(on: today) || friend.isArchived
  }
}

extension FriendsReplica {
  /// Where a friend stands today.
  public func due(_ friend: Friend, today: CivilDate) -> Due {
    Due(friend, lastOn: history(of: friend.id).lastOn(by: today), today: today)
  }
}
