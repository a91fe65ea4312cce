import Calendar
import Core
import DayBlockDomain
import Store

/// What was produced, added up (specification §9.4).
struct DaySum: Hashable, Sendable {
  /// What is added up by: an id, the number of a day since 1970-01-01, an ISO weekday, an hour.
  let key: Key
  let halfBlocks: Int
  /// Active milliseconds.
  let active: Int64
  let sessions: Int

  enum Key: Hashable, Sendable {
    case id(ID<DaySum>)
    case number(Int)
  }
}

/// By what is added up.
enum DaySumBy: String, Sendable, CaseIterable {
  case block, group, hour, weekday, day
}

/// Adds up sessions in SQL. What counts is not deleted, nor is its block or its group, and it is
/// younger than the last reset; the tutorial's does not count.
enum DayStatsRows {
  static func sums(
    of owner: UserID, _ by: DaySumBy, _ days: ClosedRange<CivilDate>, in session: some Session
  ) throws(StoreFailure) -> [DaySum] {
    switch by {
    case .block: try sums(blocks(owner, days), isID: true, session)
    case .group: try sums(groups(owner, days), isID: true, session)
    case .day: try calendarSums(owner, days, session)
    case .weekday: try weekdays(calendarSums(owner, days, session))
    case .hour: try sums(hours(owner, days), isID: false, session)
    }
  }

  private static func sums(
    _ sql: SQL, isID: Bool, _ session: some Session
  ) throws(StoreFailure) -> [DaySum] {
    try session.rows(sql) { row throws(StoreFailure) in
      DaySum(
        key: isID ? .id(try row["sum_key"]) : .number(try row["sum_key"]),
        halfBlocks: try row["half_blocks"], active: try row["active"],
        sessions: try row["sessions"])
    }
  }

  /// In the order of the calendar. Of days on which sessions have time in common, that counts once:
  /// they are looked at.
  private static func calendarSums(
    _ owner: UserID, _ days: ClosedRange<CivilDate>, _ session: some Session
  ) throws(StoreFailure) -> [DaySum] {
    let all = try sums(calendar(owner, days), isID: false, session)
    let shared: [Int] = try session.rows(crowded(owner, days)) { row throws(StoreFailure) in
      try row["day"]
    }
    guard !shared.isEmpty else { return all }
    var replica = try DayReplicas.read(of: owner, runs: "1 = 0", in: session)
    try DayReplicas.add("day IN (\(crowded(owner, days)))", of: owner, to: &replica, in: session)
    let numbers = Set(shared)
    return all.map { sum in
      guard case .number(let number) = sum.key, numbers.contains(number) else { return sum }
      let day = CivilDate(dayNumber: number)
      return DaySum(
        key: sum.key, halfBlocks: replica.countingHalfBlocks(on: day),
        active: replica.countingActive(on: day), sessions: sum.sessions)
    }
  }

  /// The sums of days by their weekdays, Monday first.
  private static func weekdays(_ days: [DaySum]) -> [DaySum] {
    var amounts = [DayAmount](repeating: .nothing, count: Weekday.allCases.count)
    for sum in days {
      guard case .number(let number) = sum.key else { continue }
      amounts[CivilDate(dayNumber: number).weekday.rawValue - 1].add(
        DayAmount(halfBlocks: sum.halfBlocks, active: sum.active, sessions: sum.sessions))
    }
    var sums: [DaySum] = []
    for (index, amount) in amounts.enumerated() where amount.sessions > 0 {
      sums.append(
        DaySum(
          key: .number(index + 1), halfBlocks: amount.halfBlocks, active: amount.active,
          sessions: amount.sessions))
    }
    return sums
  }

  /// The days of which a session begins before the one before it ends.
  private static func crowded(_ owner: UserID, _ days: ClosedRange<CivilDate>) -> SQL {
    """
    SELECT DISTINCT n.day AS day FROM (
      SELECT s.day AS day, s.started_at AS began,
        lag(s.ended_at) OVER (PARTITION BY s.day ORDER BY s.started_at, s.id) AS ended
      FROM \(counting(owner, days))) AS n
    WHERE n.began < n.ended
    """
  }

  /// Those with the most first.
  private static func blocks(_ owner: UserID, _ days: ClosedRange<CivilDate>) -> SQL {
    """
    SELECT s.block AS sum_key, sum(s.half_blocks) AS half_blocks, sum(s.active) AS active,
      count(*) AS sessions
    FROM \(counting(owner, days)) GROUP BY 1 ORDER BY 2 DESC, 3 DESC, 1
    """
  }

  private static func groups(_ owner: UserID, _ days: ClosedRange<CivilDate>) -> SQL {
    """
    SELECT b.group_id AS sum_key, sum(n.half_blocks) AS half_blocks, sum(n.active) AS active,
      sum(n.sessions) AS sessions
    FROM (\(blocks(owner, days))) AS n
    JOIN day_block AS b ON b.owner = \(owner) AND b.id = n.sum_key
    GROUP BY 1 ORDER BY 2 DESC, 3 DESC, 1
    """
  }

  /// In the order of the calendar.
  private static func calendar(_ owner: UserID, _ days: ClosedRange<CivilDate>) -> SQL {
    """
    SELECT s.day AS sum_key, sum(s.half_blocks) AS half_blocks, sum(s.active) AS active,
      count(*) AS sessions
    FROM \(counting(owner, days)) GROUP BY s.day ORDER BY s.day
    """
  }

  /// Active time by the hour the clocks showed, and how many sessions had some of it.
  private static func hours(_ owner: UserID, _ days: ClosedRange<CivilDate>) -> SQL {
    """
    SELECT h.hour AS sum_key, 0 AS half_blocks, sum(h.active) AS active, count(*) AS sessions
    FROM day_hour AS h
    WHERE h.owner = \(owner) AND h.hour IN \(DayHours.all)
      AND h.day BETWEEN \(days.lowerBound.dayNumber) AND \(days.upperBound.dayNumber)
      AND h.created_at > \(reset(owner)) AND h.block IN \(shown(owner))
    GROUP BY 1 ORDER BY 1
    """
  }

  /// What the index of the days holds and nothing else: a look at each row would cost more than the
  /// adding up.
  private static func counting(_ owner: UserID, _ days: ClosedRange<CivilDate>) -> SQL {
    """
    day_session AS s
    WHERE s.owner = \(owner) AND s.day BETWEEN \(days.lowerBound.dayNumber)
        AND \(days.upperBound.dayNumber)
      AND s.deleted_at IS NULL AND s.origin <> 'tutorial'
      AND s.created_at > \(reset(owner)) AND s.block IN \(shown(owner))
    """
  }

  /// The blocks that are there.
  private static func shown(_ owner: UserID) -> SQL {
    """
    (SELECT b.id FROM day_block AS b
      LEFT JOIN day_group AS g ON g.owner = b.owner AND g.id = b.group_id
      WHERE b.owner = \(owner) AND b.deleted_at IS NULL AND g.deleted_at IS NULL
        AND b.created_at > \(reset(owner)))
    """
  }

  /// What was made up to then does not count.
  private static func reset(_ owner: UserID) -> SQL {
    """
    coalesce((SELECT reset_at FROM day_settings WHERE owner = \(owner)), \(Int64.min))
    """
  }
}
