import Calendar
import Core

/// By what clock a calendar writes a time.
enum OverlayClock {
  case rules(ZoneRules)
  /// A zone that the calendar brings along.
  case own(CalendarZone)

  func instant(of local: CivilDateTime) -> Instant {
    switch self {
    case .rules(let rules): rules.instant(of: local)
    case .own(let zone): local.instant(offset: zone.offset(at: local) ?? 0)
    }
  }
}
