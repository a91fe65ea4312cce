import Calendar
import Core
import TeePalsDomain

/// From when to when rounds are looked for; the end is not in it.
struct DateWindow: Hashable {
  let from: Instant
  let to: Instant

  func contains(_ instant: Instant) -> Bool { instant >= from && instant < to }
}

/// Which days rounds are looked for on (specification §4). The words are those of the server.
public enum DatePreset: String, Hashable, Sendable, CaseIterable {
  case today
  case thisWeekend = "this_weekend"
  case next7 = "next_7"
  case next30 = "next_30"
  case custom
}

extension DatePreset {
  /// The window in the viewer's zone (specification §11.1); `days` is what was chosen by hand.
  /// `nil` where nothing useful was.
  func window(_ days: ChosenDays, _ moment: Moment) -> DateWindow? {
    let rules =
      ZoneTable.rules(named: moment.zone.name)
      ?? ZoneRules(fixedOffset: moment.zone.offset, designation: moment.zone.name)
    let today = moment.today
    func start(_ day: CivilDate) -> Instant { rules.startOfDay(day) }
    switch self {
    case .today: return DateWindow(from: moment.instant, to: start(today.adding(days: 1)))
    case .thisWeekend:
      // The Saturday that comes, or the one whose weekend it is.
      let saturday =
        today.weekday.isWeekend
        ? today.onOrBefore(.saturday) : today.onOrBefore(.saturday).adding(days: 7)
      let begins = max(moment.instant, start(saturday))
      return DateWindow(from: begins, to: start(saturday.adding(days: 2)))
    case .next7: return DateWindow(from: moment.instant, to: start(today.adding(days: 8)))
    case .next30: return DateWindow(from: moment.instant, to: start(today.adding(days: 31)))
    case .custom:
      guard days.fault(today: today) == nil, let first = days.first, let last = days.last else {
        return nil
      }
      return DateWindow(from: start(first), to: start(last.adding(days: 1)))
    }
  }
}

/// Two days that were chosen by hand, both in.
struct ChosenDays: Hashable {
  var first: CivilDate?
  var last: CivilDate?

  /// What the server looks through at once (specification §11.1).
  static let most = SearchWindow.days

  enum Fault: Hashable {
    case missing, order, past, tooLong
  }

  func fault(today: CivilDate) -> Fault? {
    guard let first, let last else { return .missing }
    if first > last { return .order }
    if last < today { return .past }
    return first.daysUntil(last) + 1 > ChosenDays.most ? .tooLong : nil
  }
}
