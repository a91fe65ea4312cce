import Calendar
import Core

extension DayLimits {
  /// Unicode scalars of a memo, and no NUL.
  public static func check(memo: String) throws(DayBlockRejection) {
    if isLonger(memo, than: DayLimits.memo) { throw .tooLong(.memo, limit: DayLimits.memo) }
    if hasNul(memo) { throw .unusableCharacter(.memo) }
  }

  /// Who was there.
  static func check(_ friends: [DayFriendID]) throws(DayBlockRejection) {
    guard friends.count <= DayLimits.friends else {
      throw .tooMany(.friends, limit: DayLimits.friends)
    }
  }

  public static func check(_ goal: BlockGoal?) throws(DayBlockRejection) {
    guard let goal else { return }
    let range = goal.period == .perDay ? dailyGoal : weeklyGoal
    try checkRange(goal.halfBlocks, range, .goal)
  }

  public static func check(_ plans: [BlockPlan]) throws(DayBlockRejection) {
    guard plans.count <= DayLimits.plans else { throw .tooMany(.plans, limit: DayLimits.plans) }
    for plan in plans {
      try checkRange(plan.minutes, planMinutes, .planMinutes)
      guard isWord(plan.zone) else { throw .unusableCharacter(.zone) }
      if let until = plan.until, until < plan.from { throw .unusableCharacter(.plans) }
      if case .weekly(let days) = plan.rule {
        let isInOrder = zip(days, days.dropFirst()).allSatisfy { a, b in a.rawValue < b.rawValue }
        guard !days.isEmpty, isInOrder else { throw .unusableCharacter(.plans) }
      }
    }
  }

  /// Stretches in order, apart from one another, each longer than nothing; no longer from the first
  /// second to the last than may be entered.
  public static func check(_ segments: [DaySegment]) throws(DayBlockRejection) {
    guard !segments.isEmpty else { throw .badSegments }
    guard segments.count <= DayLimits.segments else {
      throw .tooMany(.segments, limit: DayLimits.segments)
    }
    var end: Instant?
    for segment in segments {
      guard segment.start < segment.end, end.map({ end in end <= segment.start }) ?? true,
        offsets.contains(Int64(segment.offset)),
        timeValues.contains(segment.start.milliseconds),
        timeValues.contains(segment.end.milliseconds)
      else { throw .badSegments }
      end = segment.end
    }
    guard DaySession.isWithin(segments) else {
      throw .outOfRange(.days, shortest: 0, longest: sessionDays)
    }
  }

  /// Everything of a new session but its block.
  public static func check(_ new: NewSession) throws(DayBlockRejection) {
    try check(new.segments)
    try checkRange(new.carried, 0...(DayUnit.seconds - 1), .carried)
    try check(memo: new.memo)
    try check(new.friends)
    guard isWord(new.zone) else { throw .unusableCharacter(.zone) }
    if let source = new.source {
      if source.utf8.count > DayLimits.source {
        throw .tooLong(.source, limit: DayLimits.source)
      }
      if hasNul(source) { throw .unusableCharacter(.source) }
    }
  }

  /// A run at its start.
  public static func check(_ run: DayRun) throws(DayBlockRejection) {
    guard isWord(run.zone) else { throw .unusableCharacter(.zone) }
    guard !isLonger(run.device, than: device), !hasNul(run.device) else {
      throw .tooLong(.device, limit: device)
    }
    guard !isLonger(run.blockName, than: blockName * 16), !hasNul(run.blockName) else {
      throw .tooLong(.name, limit: blockName)
    }
    try checkRange(run.carried, 0...(DayUnit.seconds - 1), .carried)
    guard timeValues.contains(run.startedAt.milliseconds), offsets.contains(Int64(run.offset))
    else { throw .badSegments }
  }
}
