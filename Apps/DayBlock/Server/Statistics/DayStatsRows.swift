import Calendar
import Core
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
    case .day: try sums(calendar(owner, days), isID: false, session)
    case .weekday: try sums(weekdays(owner, days), isID: false, session)
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

  /// 1970-01-01 was a Thursday; Monday is 1.
  private static func weekdays(_ owner: UserID, _ days: ClosedRange<CivilDate>) -> SQL {
    """
    SELECT ((n.sum_key + 3) % 7 + 7) % 7 + 1 AS sum_key, sum(n.half_blocks) AS half_blocks,
      sum(n.active) AS active, sum(n.sessions) AS sessions
    FROM (\(calendar(owner, days))) AS n GROUP BY 1 ORDER BY 1
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
