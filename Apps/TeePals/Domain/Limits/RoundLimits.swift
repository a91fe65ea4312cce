import Calendar
import Core

/// What a round may say (specification §9). The same on the device and on the server.
public enum RoundLimits {
  /// The round in the form in which it is kept: requirements only where they ask for anything, and
  /// places that travel exactly.
  public static func settle(_ round: inout Round) {
    let city = trimmed(round.course.cityLabel)
    round.course = RoundCourse(
      name: trimmed(round.course.name), cityLabel: city,
      point: round.course.point.snapped, id: round.course.id, isPointed: round.course.isPointed)
    round.message = trimmed(round.message)
    round.requirements.skills = chosen(round.requirements.skills, of: SkillLevel.allCases)
    round.requirements.genders = chosen(round.requirements.genders, of: Gender.allCases)
    if case .range(nil, nil) = round.price { round.price = .unknown }
  }

  /// In the usual order, each once; none where all are.
  private static func chosen<Choice: Hashable>(
    _ choices: [Choice], of all: [Choice]
  ) -> [Choice] {
    let chosen = all.filter { choice in choices.contains(choice) }
    return chosen.count == all.count ? [] : chosen
  }

  /// Why what a settled round says is not taken; its time is for ``check(start:at:)``.
  public static func check(_ round: Round) throws(TeePalsRejection) {
    try check(round.course)
    try check(round.zone)
    try check(round.price)
    try GolfLimits.check(round.message, .message, upTo: GolfLimits.message)
    let ages = round.requirements.ages
    let usual = RoundRequirements.allAges
    guard ages.lowerBound >= usual.lowerBound, ages.upperBound <= usual.upperBound else {
      throw .invalid(.ages, .outOfRange(usual.lowerBound, usual.upperBound))
    }
    guard GolfLimits.players.contains(round.maxPlayers) else {
      throw .invalid(
        .maxPlayers, .outOfRange(GolfLimits.players.lowerBound, GolfLimits.players.upperBound))
    }
    guard round.maxPlayers >= round.acceptedCount else {
      throw .invalid(.maxPlayers, .fewerThanAccepted)
    }
  }

  /// A start lies ahead, and no more than a year.
  public static func check(start: Instant, at now: Instant) throws(TeePalsRejection) {
    guard start > now else { throw .invalid(.startTime, .inThePast) }
    let last = now.advanced(byMilliseconds: Int64(GolfLimits.daysAhead) * 86_400_000)
    guard start <= last else { throw .invalid(.startTime, .tooFarAhead) }
  }

  private static func check(_ course: RoundCourse) throws(TeePalsRejection) {
    guard !GolfLimits.isBlank(course.name) else { throw .invalid(.course, .missing) }
    try GolfLimits.check(course.name, .course, upTo: GolfLimits.courseName.upperBound)
    guard course.name.unicodeScalars.count >= GolfLimits.courseName.lowerBound else {
      throw .invalid(.course, .tooShort(GolfLimits.courseName.lowerBound))
    }
    try GolfLimits.check(course.cityLabel, .city, upTo: GolfLimits.cityLabel)
    // Nobody golfs at 0° north, 0° east: there, a place was forgotten.
    guard course.point.latitude != 0 || course.point.longitude != 0 else {
      throw .invalid(.course, .missing)
    }
  }

  private static func check(_ zone: Zone) throws(TeePalsRejection) {
    guard !zone.name.isEmpty else { throw .invalid(.zone, .missing) }
    try GolfLimits.check(zone.name, .zone, upTo: Zone.nameLimit)
    guard Zone.offsets.contains(zone.offset) else {
      throw .invalid(.zone, .outOfRange(Zone.offsets.lowerBound, Zone.offsets.upperBound))
    }
    // Of a zone that nobody knows, nobody can say what time it is there.
    guard ZoneTable.name(zone.name) != nil else { throw .invalid(.zone, .missing) }
  }

  private static func check(_ price: RoundPrice) throws(TeePalsRejection) {
    switch price {
    case .unknown, .free: break
    case .estimate(let money): try check(money)
    case .range(let from, let to):
      if let from { try check(from) }
      if let to { try check(to) }
      guard let from, let to else { return }
      guard from.minor <= to.minor else {
        throw .invalid(.price, .outOfRange(from.minor, to.minor))
      }
      guard sameBytes(from.currency, to.currency) else { throw .invalid(.price, .characters) }
    }
  }

  private static func check(_ money: Money) throws(TeePalsRejection) {
    guard Money.amounts.contains(money.minor) else {
      throw .invalid(.price, .outOfRange(Money.amounts.lowerBound, Money.amounts.upperBound))
    }
    guard Money.isCurrency(money.currency) else { throw .invalid(.price, .characters) }
  }
}
