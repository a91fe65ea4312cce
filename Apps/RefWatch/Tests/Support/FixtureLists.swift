import Calendar
import Core
import RefWatchDomain
import Testing

/// Reads fixture lists for tests.
enum FixtureLists {
  static let now = Instant(milliseconds: 1_795_000_000_000)
  static let user = UserID(high: 1, low: 2)

  static func zone(_ name: String) throws -> PlanningZone {
    try #require(PlanningZone(named: name))
  }

  static func read(
    _ text: String, zone: String = "Europe/London", order: DateOrder? = nil,
    time: TimeOfDay? = nil
  ) throws -> FixtureReading {
    var options = FixtureOptions(zone: try self.zone(zone))
    options.order = order
    options.time = time
    return try FixtureFile(Array(text.utf8)).reading(options)
  }

  static func table(_ text: String) throws -> FixtureTable {
    guard case .table(let table) = try FixtureFile(Array(text.utf8)) else {
      throw NoTable()
    }
    return table
  }

  struct NoTable: Error {}

  static func plan(
    _ reading: FixtureReading, known: [Match] = [], begun: Bool = false,
    for user: UserID = FixtureLists.user, now: Instant = FixtureLists.now
  ) -> FixturePlan {
    FixturePlan(
      reading, for: user,
      known: known.map { match in FixturePlan.Known(match, isFixed: begun) },
      rules: RuleSet(), now: now)
  }

  static func match(_ item: FixturePlan.Item) -> Match? {
    switch item.outcome {
    case .new(let match), .changed(let match, _), .deleted(let match, _), .same(let match): match
    case .fault: nil
    }
  }

  /// `2026-11-21T15:00` where it was planned.
  static func local(_ draft: FixtureDraft) -> String? {
    guard let kickOff = draft.kickOff, let zone = draft.zone else { return nil }
    return kickOff.civil(offset: zone.offset).description
  }

  static func event(_ lines: String...) -> String {
    (["BEGIN:VCALENDAR", "VERSION:2.0", "BEGIN:VEVENT"] + lines
      + ["END:VEVENT", "END:VCALENDAR", ""]).joined(separator: "\r\n")
  }
}

extension FixturePlan.Outcome {
  var word: String {
    switch self {
    case .new: "new"
    case .changed: "changed"
    case .deleted: "deleted"
    case .same: "same"
    case .fault: "fault"
    }
  }
}
