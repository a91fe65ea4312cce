import Calendar
import Core
import DayBlockDomain

/// A plan as it is being edited.
struct PlanForm: Hashable {
  /// Where it stands among the block's; nothing for a new one.
  let index: Int?
  var rule: PlanRule
  var days: [Weekday]
  /// Dates `YYYY-MM-DD`, a time `HH:MM`, as they were typed.
  var from: String
  var until: String
  var start: String
  var minutes: Int
  let zone: String
  /// The person wanted it kept: what is wrong with it is said.
  var isSent = false

  /// A new plan: on weekdays like this one, from now on.
  init(on today: CivilDate, zone: String) {
    index = nil
    rule = .weekly
    days = [today.weekday]
    from = today.description
    until = ""
    start = "09:00"
    minutes = 60
    self.zone = zone
  }

  init(_ plan: BlockPlan, at index: Int) {
    self.index = index
    days = [plan.from.weekday]
    switch plan.rule {
    case .once: rule = .once
    case .daily: rule = .daily
    case .weekly(let weekdays):
      rule = .weekly
      days = weekdays
    }
    from = plan.from.description
    until = plan.until?.description ?? ""
    start = PlanForm.text(of: plan.start)
    minutes = plan.minutes
    zone = plan.zone
  }

  /// `HH:MM`.
  static func text(of time: TimeOfDay) -> String {
    String(time.description.prefix(5))
  }

  /// What is wrong with it.
  enum Fault: Hashable {
    case from, until, start, days
  }

  var fault: Fault? {
    guard let first = CivilDate(from) else { return .from }
    if rule != .once, !until.isEmpty {
      guard let last = CivilDate(until), last >= first else { return .until }
    }
    guard TimeOfDay(start) != nil else { return .start }
    return rule == .weekly && days.isEmpty ? .days : nil
  }

  /// What it says; nothing while something is wrong with it.
  var plan: BlockPlan? {
    guard fault == nil, let first = CivilDate(from), let time = TimeOfDay(start) else { return nil }
    let kind: BlockPlan.Rule =
      switch rule {
      case .once: .once
      case .daily: .daily
      case .weekly: .weekly(days)
      }
    return BlockPlan(
      from: first, until: rule == .once ? nil : CivilDate(until), rule: kind, start: time,
      minutes: minutes, zone: zone)
  }

  /// Adds a weekday or takes it out; the week's order stays.
  mutating func toggle(_ day: Weekday) {
    if days.contains(day) {
      days.removeAll { other in other == day }
    } else {
      days.append(day)
      days.sort { a, b in a.rawValue < b.rawValue }
    }
  }
}
