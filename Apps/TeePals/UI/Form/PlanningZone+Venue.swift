import Calendar
import Core

// What a round asks of the zone it is played in.
extension PlanningZone {
  /// The morning after, when most rounds begin.
  func tomorrow(after instant: Instant) -> CivilDateTime {
    let eight = TimeOfDay(hour: 8, minute: 0) ?? .noon
    return CivilDateTime(civil(instant).date.adding(days: 1), eight)
  }

  /// "Los Angeles", for people.
  var title: String { ZoneTable.place(of: name) }
}
