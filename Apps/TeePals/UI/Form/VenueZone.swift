import Calendar
import Core
import TeePalsDomain

/// The zone a round is played in, with its rules where they are known.
struct VenueZone: Hashable {
  let name: String
  let rules: ZoneRules

  private init(name: String, rules: ZoneRules) {
    self.name = name
    self.rules = rules
  }

  /// A zone of the table; `nil` for a name it does not have.
  init?(named name: String) {
    guard let known = ZoneTable.name(name), let rules = ZoneTable.rules(named: known) else {
      return nil
    }
    self.init(name: known, rules: rules)
  }

  /// The zone a clock stands in at an instant; by its offset where the table does not have the
  /// name, or says something else: the clock is believed.
  init(_ zone: Zone, at instant: Instant) {
    let rules = ZoneTable.rules(named: zone.name)
    self.init(
      name: zone.name,
      rules: rules.flatMap { rules in rules.offset(at: instant) == zone.offset ? rules : nil }
        ?? ZoneRules(fixedOffset: zone.offset, designation: ""))
  }

  /// The instant of a date and time there, with the zone and the offset then. A time that the
  /// clocks leave out is moved forward, of one that comes twice the first is meant.
  func start(_ local: CivilDateTime) -> (instant: Instant, zone: Zone) {
    let instant = rules.instant(of: local)
    return (instant, Zone(name: name, offset: rules.offset(at: instant)))
  }

  func civil(_ instant: Instant) -> CivilDateTime { rules.civil(at: instant) }

  /// The morning after, when most rounds begin.
  func tomorrow(after instant: Instant) -> CivilDateTime {
    let eight = TimeOfDay(hour: 8, minute: 0) ?? .noon
    return CivilDateTime(civil(instant).date.adding(days: 1), eight)
  }

  /// "Los Angeles", for people: the city of the name.
  var title: String {
    var last = ""
    for character in name {
      if character == "/" { last = "" } else { last.append(character == "_" ? " " : character) }
    }
    return last.isEmpty ? name : last
  }
}
