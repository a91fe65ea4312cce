import Calendar
import Core

/// Counts the sessions of a span, one after the other or by the pages of their days: a year has
/// thousands of sessions, and 365 pages.
struct SessionCount {
  let span: DateSpan
  let boundary: Int
  /// Sessions of blocks that are not known don't count.
  private let isComplete: Bool
  private let first: Int
  /// One for each day of the span.
  private(set) var days: [DayAmount]
  /// When each day's first session began; `.max` where there is none.
  private(set) var starts: [Int32]
  /// The known blocks in their order, then those that came up.
  private(set) var blocks: [BlockAmount]
  private var places: [BlockID: Int] = [:]
  private(set) var goals: [GoalCount]
  private(set) var hours = HourHeat()
  private(set) var longest: DaySession?
  private var longestActive: Int64 = 0

  init(
    _ span: DateSpan, known: [Block], isComplete: Bool, today: CivilDate, firstWeekday: Weekday,
    boundary: Int
  ) {
    self.span = span
    self.boundary = boundary
    self.isComplete = isComplete
    first = span.from.dayNumber
    days = [DayAmount](repeating: .nothing, count: span.count)
    starts = [Int32](repeating: .max, count: span.count)
    blocks = known.map { block in BlockAmount(block: block.id, amount: .nothing) }
    for (place, block) in known.enumerated() { places[block.id] = place }
    goals = known.enumerated().compactMap { place, block in
      GoalCount(block, at: place, span, today: today, firstWeekday: firstWeekday)
    }
  }

  /// Sessions come in any order; those outside of the span count for weekly goals alone.
  mutating func take(_ session: DaySession) {
    guard session.counts, let place = place(of: session.block) else { return }
    let halfBlocks = session.halfBlocks
    for index in goals.indices where goals[index].place == place {
      goals[index].add(halfBlocks, on: session.day)
    }
    let index = session.day.dayNumber - first
    guard days.indices.contains(index) else { return }
    let weekday = session.day.weekday
    var active: Int64 = 0
    for segment in session.segments {
      active += segment.length
      hours.add(segment, weekday)
    }
    let amount = DayAmount(halfBlocks: halfBlocks, active: active, sessions: 1)
    days[index].add(amount)
    blocks[place].amount.add(amount)
    let start = secondsIntoDay(session.startedAt, session.startOffset)
    starts[index] = min(starts[index], start)
    if active > longestActive { (longest, longestActive) = (session, active) }
  }

  /// A day by what its page comes to, after the days before it. Its sessions are looked at only
  /// where a block is not known: then `session` gives them.
  mutating func take(
    _ page: DayPage, on day: CivilDate, session: (DaySessionID) -> DaySession?
  ) {
    let places = page.tallies.map { tally in self.places[tally.block] ?? -1 }
    guard !places.contains(-1) else {
      for entry in page.entries {
        if let session = session(entry.id) { take(session) }
      }
      if page.isCrowded {
        countOnce(page.entries.compactMap { entry in session(entry.id) }, on: day)
      }
      return
    }
    let index = day.dayNumber - first
    let isInside = days.indices.contains(index)
    for (place, tally) in zip(places, page.tallies) {
      for goal in goals.indices where goals[goal].place == place {
        goals[goal].add(tally.amount.halfBlocks, on: day)
      }
      guard isInside else { continue }
      days[index].add(tally.amount)
      blocks[place].amount.add(tally.amount)
    }
    guard isInside else { return }
    hours.add(page.hours, day.weekday)
    for entry in page.entries where entry.counts {
      starts[index] = min(starts[index], secondsIntoDay(entry.start, entry.offset))
      guard entry.active > longestActive, let session = session(entry.id) else { continue }
      (longest, longestActive) = (session, entry.active)
    }
    if page.isCrowded {
      countOnce(page.entries.compactMap { entry in session(entry.id) }, on: day)
    }
  }

  /// Once all sessions of a day are taken: what they have in common counts once for the day. What
  /// each block comes to stays its own.
  mutating func countOnce(_ sessions: [DaySession], on day: CivilDate) {
    let index = day.dayNumber - first
    guard days.indices.contains(index) else { return }
    var times: [DayTime] = []
    for session in sessions where session.counts && places[session.block] != nil {
      times.append(DayTime(session))
    }
    let repeated = DayAmount.repeated(in: times)
    days[index].halfBlocks -= repeated.halfBlocks
    days[index].active -= repeated.active
  }

  private mutating func place(of block: BlockID) -> Int? {
    if let place = places[block] { return place }
    guard !isComplete else { return nil }
    let place = blocks.count
    places[block] = place
    blocks.append(BlockAmount(block: block, amount: .nothing))
    return place
  }

  /// Seconds of the clock from the day's begin to the session's.
  private func secondsIntoDay(_ start: Instant, _ offset: Int) -> Int32 {
    let clock = clockSecond(start, offset)
    return Int32((clock - Int64(boundary) * 60 + 172_800) % 86_400)
  }
}

/// Counts what a block's goal asks for, by day or week.
struct GoalCount {
  /// Of the block, among those that are known.
  let place: Int
  let block: BlockID
  let goal: BlockGoal
  private let first: Int
  /// Days.
  private let length: Int
  private var made: [Int]

  /// Nothing for a block without a goal, and where no period of the span has begun.
  init?(_ block: Block, at place: Int, _ span: DateSpan, today: CivilDate, firstWeekday: Weekday) {
    guard let goal = block.goal else { return nil }
    length = goal.period == .perDay ? 1 : 7
    let first = length == 1 ? span.from : span.from.onOrBefore(firstWeekday)
    let last = min(span.through, today)
    guard first <= last else { return nil }
    self.place = place
    self.block = block.id
    self.goal = goal
    self.first = first.dayNumber
    made = [Int](repeating: 0, count: first.daysUntil(last) / length + 1)
  }

  mutating func add(_ halfBlocks: Int, on day: CivilDate) {
    let days = day.dayNumber - first
    if days >= 0, days / length < made.count { made[days / length] += halfBlocks }
  }

  var result: GoalResult {
    let met = made.reduce(0) { sum, halves in halves >= goal.halfBlocks ? sum + 1 : sum }
    return GoalResult(
      block: block, goal: goal, met: met, periods: made.count, latest: made.last ?? 0)
  }
}
