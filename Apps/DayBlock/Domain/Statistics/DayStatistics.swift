import Calendar
import Core

/// What a span of days comes to (specification §9.4). The tutorial's sessions don't count.
public struct DayStatistics: Hashable, Sendable {
  public let span: DaySpan
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
  /// In the order of `blocks`, for blocks that have a goal.
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
    span: DaySpan, sessions: [DaySession], known: [Block], today: CivilDate, firstWeekday: Weekday,
    boundary: Int
  ) {
    self.span = span
    days = [DayAmount](repeating: .nothing, count: span.count)
    var starts = [Int32](repeating: .max, count: span.count)
    var places: [BlockID: Int] = [:]
    var longestActive: Int64 = 0
    for session in sessions where session.counts && span.contains(session.day) {
      let amount = DayAmount(halfBlocks: session.halfBlocks, active: session.active, sessions: 1)
      let index = span.from.daysUntil(session.day)
      total.add(amount)
      days[index].add(amount)
      weekdays[session.day.weekday.rawValue - 1].add(amount)
      if let place = places[session.block] {
        blocks[place].amount.add(amount)
      } else {
        places[session.block] = blocks.count
        blocks.append(BlockAmount(block: session.block, amount: amount))
      }
      for segment in session.segments { hours.add(segment, session.day.weekday) }
      starts[index] = min(starts[index], secondsIntoDay(session, boundary))
      if amount.active > longestActive { (longest, longestActive) = (session, amount.active) }
    }
    blocks.sort { a, b in
      precedes(a.amount, b.amount) ?? (a.block < b.block)
    }
    meanStart = mean(of: starts, boundary: boundary)
    addGroups(known)
    golden = known.reduce(0) { sum, block in
      guard block.isGolden, let place = blocks.firstIndex(where: { row in row.block == block.id })
      else { return sum }
      return sum + blocks[place].amount.halfBlocks
    }
    addGoals(known, sessions, today: today, firstWeekday: firstWeekday)
  }

  /// Days with at least one half-block.
  public var producedDays: Int {
    days.reduce(0) { sum, day in day.halfBlocks > 0 ? sum + 1 : sum }
  }

  /// Golden half-blocks of all, in hundredths, rounded half up; nothing while there are none.
  public var goldenPercent: Int? {
    total.halfBlocks == 0
      ? nil : DayShare.percent(halfBlocks: golden, halves: total.halfBlocks)
  }

  /// Half-blocks of the best day, and which it was: the first of equals.
  public var best: (day: CivilDate, halfBlocks: Int)? {
    var best: (day: CivilDate, halfBlocks: Int)?
    for (index, amount) in days.enumerated() where amount.halfBlocks > (best?.halfBlocks ?? 0) {
      best = (span.from.adding(days: index), amount.halfBlocks)
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

  private mutating func addGoals(
    _ known: [Block], _ sessions: [DaySession], today: CivilDate, firstWeekday: Weekday
  ) {
    for block in known {
      guard let goal = block.goal else { continue }
      let length = goal.period == .perDay ? 1 : 7
      let first = length == 1 ? span.from : span.from.onOrBefore(firstWeekday)
      let last = min(span.through, today)
      guard first <= last else { continue }
      var made = [Int](repeating: 0, count: first.daysUntil(last) / length + 1)
      for session in sessions where session.block == block.id && session.counts {
        let days = first.daysUntil(session.day)
        if days >= 0, days / length < made.count { made[days / length] += session.halfBlocks }
      }
      let met = made.reduce(0) { sum, halves in halves >= goal.halfBlocks ? sum + 1 : sum }
      goals.append(
        GoalResult(
          block: block.id, goal: goal, met: met, periods: made.count, latest: made.last ?? 0))
    }
  }
}

/// Whether `a` comes before `b`: more half-blocks, then more time. Nothing when they are alike.
private func precedes(_ a: DayAmount, _ b: DayAmount) -> Bool? {
  if a.halfBlocks != b.halfBlocks { return a.halfBlocks > b.halfBlocks }
  if a.active != b.active { return a.active > b.active }
  return nil
}

/// Seconds of the clock from the day's begin to the session's.
private func secondsIntoDay(_ session: DaySession, _ boundary: Int) -> Int32 {
  let clock = session.startedAt.civil(offset: session.segments.first?.offset ?? 0).time.second
  return Int32((clock - boundary * 60 + 172_800) % 86_400)
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
