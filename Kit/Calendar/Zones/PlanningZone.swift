import Core

/// A zone that something is planned in: its name, and its rules where they are known.
public struct PlanningZone: Hashable, Sendable {
  public let name: String
  public let rules: ZoneRules

  public init(name: String, rules: ZoneRules) {
    self.name = name
    self.rules = rules
  }

  /// The zone a clock stands in at an instant; by its offset where the table does not have the
  /// name, or says something else: the clock is believed.
  public init(_ zone: Zone, at instant: Instant) {
    let rules = ZoneTable.rules(named: zone.name)
    self.init(
      name: zone.name,
      rules: rules.flatMap { rules in rules.offset(at: instant) == zone.offset ? rules : nil }
        ?? ZoneRules(fixedOffset: zone.offset, designation: ""))
  }

  /// A zone that is known by its offset only.
  public init(fixed zone: Zone) {
    self.init(name: zone.name, rules: ZoneRules(fixedOffset: zone.offset, designation: ""))
  }

  /// A zone of the table; `nil` for a name it does not have.
  public init?(named name: String) {
    guard let known = ZoneTable.name(name), let rules = ZoneTable.rules(named: known) else {
      return nil
    }
    self.init(name: known, rules: rules)
  }

  /// The instant of a date and time there, with the zone and the offset then. A time that the
  /// clocks leave out is moved forward, of one that comes twice the first is meant.
  public func start(_ local: CivilDateTime) -> (instant: Instant, zone: Zone) {
    let instant = rules.instant(of: local)
    return (instant, zone(at: instant))
  }

  /// What the clocks there show.
  public func civil(_ instant: Instant) -> CivilDateTime { rules.civil(at: instant) }

  public func zone(at instant: Instant) -> Zone {
    Zone(name: name, offset: rules.offset(at: instant))
  }
}
