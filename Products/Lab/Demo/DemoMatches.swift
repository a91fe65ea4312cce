import Calendar
import Core
import RefWatchDomain

/// What one person refereed, as the commands their phone would have sent: a match that is over, and
/// one to come.
struct DemoMatches {
  private let person: DemoPerson
  private var dice: Dice
  private(set) var phone: DemoPhone<RefereeDomain>
  private var library: DemoLibrary

  private static let minute: Int64 = 60_000
  private static let day: Int64 = 86_400_000

  init(_ person: DemoPerson, user: UserID, until now: Instant) throws(ZoneRulesError) {
    self.person = person
    dice = Dice(seed: person.seed &+ 1_000)
    phone = try DemoPhone(person, user: user, &dice)
    let stocked = Self.afternoon(now.advanced(byMilliseconds: -30 * Self.day))
    library = DemoLibrary(person, moment: phone.moment(stocked, &dice), &dice)
    guard !person.teams.isEmpty else { return }
    for week in (1...40).reversed() { season(week, before: now) }
    for (index, item) in library.items.enumerated() {
      let later = stocked.advanced(byMilliseconds: Int64(index) * Self.minute)
      phone.send(.keepInLibrary(item), at: later, &dice)
    }
    let whistle = Self.afternoon(now.advanced(byMilliseconds: -3 * Self.day))
    referee(setUp(person.teams[0], person.teams[1], at: whistle), at: whistle)
    let next = Self.afternoon(now.advanced(byMilliseconds: 2 * Self.day))
    let coming = setUp(person.teams[2], person.teams[0], at: next)
    phone.send(.createMatch(coming), at: now.advanced(byMilliseconds: -Self.day), &dice)
    guard let zone = PlanningZone(named: person.zoneName) else { return }
    for week in 1...6 {
      let match = fixture(week, now, zone)
      phone.send(.createMatch(match), at: now.advanced(byMilliseconds: -Self.day), &dice)
    }
  }

  /// An appointment of the weeks to come, at three where it is played.
  private mutating func fixture(_ week: Int, _ now: Instant, _ zone: PlanningZone) -> Match {
    let day = zone.civil(now).date.onOrBefore(.saturday).adding(days: 7 * week)
    let time = TimeOfDay(hour: week % 2 == 0 ? 15 : 13, minute: 30) ?? .noon
    let home = person.teams[week % 3]
    let away = person.teams[(week + 1) % 3]
    var match = setUp(home, away, at: zone.start(CivilDateTime(day, time)).instant)
    match.plan(CivilDateTime(day, time), in: zone)
    match.sheets = BothSides(nil)
    match.fixture.travel = 12 + 7 * week
    if week == 4 { match.fixture.status = .postponed }
    return match
  }

  /// Three o'clock of the day in UTC: the demo's world has no kick-off at night.
  private static func afternoon(_ instant: Instant) -> Instant {
    let days = instant.milliseconds / day
    return Instant(milliseconds: days * day + 15 * 60 * minute)
  }

  /// One match of the past weeks, how its referee was that day, and what they wrote about it.
  private mutating func season(_ week: Int, before now: Instant) {
    let days = Int64(week * 7 + dice.roll(0...2))
    let whistle = Self.afternoon(now.advanced(byMilliseconds: -days * Self.day))
    let sides = [[0, 1], [1, 2], [2, 0]][week % 3]
    let match = setUp(person.teams[sides[0]], person.teams[sides[1]], at: whistle)
    referee(match, at: whistle, DemoSeason.script(&dice))
    let after = phone.moment(whistle.advanced(byMilliseconds: 3 * 60 * Self.minute), &dice)
    let sleep = dice.roll(3...9)
    let day = whistle.civil(offset: 0).date
    if dice.happens(70) {
      let edits: [WellnessEdit] = [
        .value(.sleep, sleep), .value(.soreness, dice.roll(1...6)),
        .value(.stress, dice.roll(1...7)), .value(.mood, dice.roll(4...9)),
      ]
      phone.send(.checkIn(phone.user, day, edits), after)
    }
    guard dice.happens(75) else { return }
    var entry = JournalEntry(id: after.id(70), match: match.id, createdAt: after.instant)
    entry.rating = min(5, max(1, sleep / 2 + dice.roll(0...1)))
    entry.mood = dice.pick(RefereeMood.allCases.map { mood in mood })
    let words = DemoSeason.words(person.language)
    entry.wentWell = dice.pick(words.well)
    entry.toImprove = dice.pick(words.better)
    phone.send(.createJournal(entry), after)
  }

  // MARK: Setting up

  private mutating func setUp(_ home: String, _ away: String, at whistle: Instant) -> Match {
    let made = phone.moment(whistle.advanced(byMilliseconds: -4 * Self.day), &dice)
    var match = Match(
      id: made.id(), home: team(home, colour: "#C8102E"), away: team(away, colour: "#1D428A"),
      rules: library.rules, createdAt: made.instant, competition: person.competition,
      venue: person.venue, sheets: BothSides(home: sheet(of: home), away: sheet(of: away)),
      scheduledKickOff: whistle)
    match.crew = zip([OfficialRole.assistant1, .assistant2], library.officials).map { role, name in
      CrewMember(role: role, name: name)
    }
    return match
  }

  private func team(_ name: String, colour: String) -> TeamRef {
    let item = library.team(name)
    return TeamRef(
      name: name, short: item?.team?.short ?? "", team: item?.id.retagged(), colour: colour)
  }

  /// The first sixteen of the team's squad, and its coach.
  private mutating func sheet(of team: String) -> MatchSheet {
    let squad = library.team(team)?.team
    let players = (squad?.players ?? []).prefix(16).map { player in
      SheetPlayer(
        id: EntryID(high: dice.next(), low: dice.next()), name: player.name,
        number: player.number, position: player.position)
    }
    let staff = (squad?.staff ?? []).map { official in
      SheetOfficial(
        id: EntryID(high: dice.next(), low: dice.next()), name: official.name,
        role: official.role)
    }
    return MatchSheet(
      starters: Array(players.prefix(11)), substitutes: Array(players.dropFirst(11)),
      staff: staff, captain: players.dropFirst(3).first?.id, goalkeeper: players.first?.id)
  }

  // MARK: Refereeing

  private mutating func referee(
    _ match: Match, at whistle: Instant, _ script: [DemoPitch.Scene] = DemoPitch.script
  ) {
    phone.send(.createMatch(match), at: match.createdAt, &dice)
    var pitch = DemoPitch(match, at: whistle)
    for scene in script {
      let moment = phone.moment(pitch.time(of: scene), &dice)
      let events = pitch.play(scene, moment)
      let setUp: Match? = scene.isKickOff ? match : nil
      phone.send(.recordEvents(match.id, events, setUp: setUp), moment)
    }
  }
}
