import Calendar
import Core

/// What a span of days comes to (specification §9.4). The tutorial's sessions don't count.
public struct DayStatistics: Hashable, Sendable {
  public let span: DateSpan
  /// What the days come to: time that several sessions have in common is in it once.
  public private(set) var total = DayAmount.nothing
  /// One for each day of the span, in order.
  public private(set) var days: [DayAmount]
  /// Monday first.
  public private(set) var weekdays = [DayAmount](repeating: .nothing, count: 7)
  /// The most produced first, then the longest, then by id.
  public private(set) var blocks: [BlockAmount] = []
  /// In the same order.
  public private(set) var groups: [GroupAmount] = []
  public private(set) var hours = HourHeat()
  /// Of the known blocks that have a goal, in their order.
  public private(set) var goals: [GoalResult] = []
  /// The longest by active time.
  public private(set) var longest: DaySession?
  /// The mean of when the days' first sessions began, on the clock. Days without any don't count.
  public private(set) var meanStart: TimeOfDay?
  /// Half-blocks of golden blocks.
  public private(set) var golden = 0

  /// `sessions` in any order; those outside of the span count for weekly goals alone, so hand in
  /// whole weeks. `known` are the blocks there are. Goals are asked up to `today`.
  public init(
    span: DateSpan, sessions: [DaySession], known: [Block], today: CivilDate, firstWeekday: Weekday,
    boundary: Int
  ) {
    var count = SessionCount(
      span, known: known, isComplete: false, today: today, firstWeekday: firstWeekday,
      boundary: boundary)
    var days = [[DaySession]](repeating: [], count: span.count)
    for session in sessions {
      count.take(session)
      let index = span.from.daysUntil(session.day)
      if days.indices.contains(index) { days[index].append(session) }
    }
    for (index, sessions) in days.enumerated() where sessions.count > 1 {
      count.countOnce(sessions, on: span.from.adding(days: index))
    }
    self.init(count, known: known)
  }

  init(_ count: SessionCount, known: [Block]) {
    span = count.span
    days = count.days
    hours = count.hours
    longest = count.longest
    goals = count.goals.map { goal in goal.result }
    for (index, amount) in days.enumerated() {
      total.add(amount)
      weekdays[span.from.adding(days: index).weekday.rawValue - 1].add(amount)
    }
    golden = known.indices.reduce(0) { sum, place in
      known[place].isGolden ? sum + count.blocks[place].amount.halfBlocks : sum
    }
    blocks = count.blocks.filter { row in row.amount.sessions > 0 }
    blocks.sort { a, b in
      precedes(a.amount, b.amount) ?? (a.block < b.block)
    }
    meanStart = mean(of: count.starts, boundary: count.boundary)
    addGroups(known)
  }

  /// Days with at least one half-block.
  public var producedDays: Int {
    days.reduce(0) { sum, day in day.halfBlocks > 0 ? sum + 1 : sum }
  }

  /// What the blocks come to, each with all of its own: the whole that shares are parts of.
  public var halfBlocksOfBlocks: Int {
    blocks.reduce(0) { sum, row in sum + row.amount.halfBlocks }
  }

  /// Golden half-blocks of all, in hundredths, rounded half up; nothing while there are none.
  public var goldenPercent: Int? {
    let all = halfBlocksOfBlocks
    return all == 0 ? nil : DayShare.percent(halfBlocks: golden, halves: all)
  }

  /// What the day with the most half-blocks came to, and which it was: the first of equals.
  public var best: (day: CivilDate, amount: DayAmount)? {
    var best: (day: CivilDate, amount: DayAmount)?
    for (index, amount) in days.enumerated()
    where amount.halfBlocks > (best?.amount.halfBlocks ?? 0) {
      best = (span.from.adding(days: index), amount)
    }
    return best
  }

  private mutating func addGroups(_ known: [Block]) {
    for row in blocks {
      guard let block = known.first(where: { block in block.id == row.block }) else { continue }
      if let place = groups.firstIndex(where: { group in group.group == block.group }) {
        groups[place].amount.add(row.amount)
      } else {
        groups.append(GroupAmount(group: block.group, amount: row.amount))
      }
    }
    groups.sort { a, b in precedes(a.amount, b.amount) ?? (a.group < b.group) }
  }
}

/// Whether `a` comes before `b`: more half-blocks, then more time. Nothing when they are alike.
private func precedes(_ a: DayAmount, _ b: DayAmount) -> Bool? {
  if a.halfBlocks != b.halfBlocks { return a.halfBlocks > b.halfBlocks }
  if a.active != b.active { return a.active > b.active }
  return nil
}

/// Of those that are set; rounded down to the second.
private func mean(of starts: [Int32], boundary: Int) -> TimeOfDay? {
  var sum: Int64 = 0
  var count: Int64 = 0
  for start in starts where start != .max {
    sum += Int64(start)
    count += 1
  }
  guard count > 0 else { return nil }
  return TimeOfDay(second: (Int(sum / count) + boundary * 60) % 86_400)
}
