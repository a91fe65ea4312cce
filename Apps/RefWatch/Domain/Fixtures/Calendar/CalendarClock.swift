import Calendar
import Core

/// By what clock a calendar writes down a time, with the person's zone where that says nothing a
/// person would.
enum CalendarClock: Hashable, Sendable {
  case universal(PlanningZone)
  case zone(PlanningZone)
  /// A zone that the calendar brings along.
  case own(CalendarZone, PlanningZone)

  func kickOff(_ local: CivilDateTime) -> (instant: Instant, zone: Zone) {
    switch self {
    case .universal(let person):
      let instant = local.instant(offset: 0)
      return (instant, person.zone(at: instant))
    case .zone(let zone): return zone.start(local)
    case .own(let own, let person):
      let offset = own.offset(at: local) ?? 0
      let instant = local.instant(offset: offset)
      // The name means nothing outside that calendar.
      let isSame = person.rules.offset(at: instant) == offset
      let name = String(own.name.unicodeScalars.prefix(RefWatchLimits.zone))
      return (instant, isSame ? person.zone(at: instant) : Zone(name: name, offset: offset))
    }
  }

  /// Whether the clocks leave the time out.
  func skips(_ local: CivilDateTime) -> Bool {
    guard case .zone(let zone) = self, case .gap = zone.rules.instants(of: local) else {
      return false
    }
    return true
  }
}
