import Calendar
import Core
import DayBlockDomain

/// What a time that is typed is asked about before it is kept. The answer is the person's.
enum TimeDoubt: Hashable {
  /// It has not happened yet.
  case future
  /// The year may be a slip.
  case longAgo
  /// Something else was recorded then.
  case overlap

  /// Days after which a time is asked about.
  static let days: Int64 = 366
}

extension DayBlockFeature.State {
  /// What is to be asked about a stretch; nothing that was so already of what was recorded.
  func doubts(_ form: TimeForm, _ stretch: TimeStretch) -> [TimeDoubt] {
    let before = form.session.flatMap { id in recorded(id) }.map { session in
      TimeStretch(from: session.startedAt, to: session.endedAt)
    }
    var doubts: [TimeDoubt] = []
    if isAhead(stretch), !(before.map { one in isAhead(one) } ?? false) { doubts.append(.future) }
    if isLongAgo(stretch), !(before.map { one in isLongAgo(one) } ?? false) {
      doubts.append(.longAgo)
    }
    let known = before.map { one in overlapping(one, besides: form.session) } ?? []
    let isNew = overlapping(stretch, besides: form.session).contains { session in
      !known.contains { one in one.id == session.id }
    }
    let wasRunning = before.map { one in !runs(during: one).isEmpty } ?? false
    if isNew || !wasRunning && !runs(during: stretch).isEmpty { doubts.append(.overlap) }
    return doubts
  }

  private func isAhead(_ stretch: TimeStretch) -> Bool { stretch.to > now }

  private func isLongAgo(_ stretch: TimeStretch) -> Bool {
    stretch.from < now.advanced(byMilliseconds: -TimeDoubt.days * 86_400_000)
  }

  /// What is typed, as a plan of its block; nothing where it cannot be one: it has begun, it was
  /// recorded, or it is shorter or longer than plans may be.
  func plan(of form: TimeForm) -> BlockPlan? {
    let rules = rules(named: form.zone)
    guard form.session == nil, let stretch = form.read(rules).stretch, stretch.from > now else {
      return nil
    }
    let minutes = Int((stretch.to.milliseconds - stretch.from.milliseconds) / 60_000)
    guard DayLimits.planMinutes.contains(minutes) else { return nil }
    let begin = rules.civil(at: stretch.from)
    return BlockPlan(
      from: begin.date, until: nil, rule: .once, start: begin.time, minutes: minutes,
      zone: form.zone)
  }
}
