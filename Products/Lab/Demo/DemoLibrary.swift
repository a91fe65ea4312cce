import Calendar
import Core
import RefWatchDomain

/// What one person of the demo keeps for their matches: the teams with their squads, the
/// competition with its rules, the venue, and the people they officiate with.
struct DemoLibrary {
  private(set) var items: [LibraryItem] = []
  /// Those of the competition.
  private(set) var rules = RuleSet()

  /// Nothing of somebody who does not referee.
  init(_ person: DemoPerson, moment: Moment, _ dice: inout Dice) {
    if person.teams.isEmpty { return }
    let isKorean = person.language == .korean
    func id() -> LibraryID { moment.id(UInt64(items.count)) }
    rules.substitutions.named = 7
    rules.substitutions.limit = 5
    let colours = [("#c62828", "#ffffff"), ("#1e4fc2", "#f2c400"), ("#1b7a35", "#000000")]
    for (index, name) in person.teams.enumerated() {
      var item = LibraryItem(
        id: id(), name: name, LibraryDetails(.team), createdAt: moment.instant)
      var players: [SquadPlayer] = []
      for number in 1...18 {
        players.append(
          SquadPlayer(
            id: SquadID(high: dice.next(), low: dice.next()),
            name: DemoLibrary.name(isKorean, &dice), number: number,
            position: DemoLibrary.position(number)))
      }
      let coach = SquadOfficial(
        id: SquadID(high: dice.next(), low: dice.next()),
        name: DemoLibrary.name(isKorean, &dice), role: TeamOfficialRole.coach.rawValue)
      item.changeTeam { team in
        (team.colour, team.changeColour) = colours[index % colours.count]
        team.tags = [isKorean ? "주말 리그" : "league"]
        team.setSquad(players, [coach])
      }
      items.append(item)
    }
    var competition = LibraryItem(
      id: id(), name: person.competition, LibraryDetails(.competition),
      createdAt: moment.instant)
    competition.changeCompetition { [rules] competition in
      competition.season = "2026"
      competition.rules = rules
      competition.phone = .allowed
    }
    items.append(competition)
    var venue = LibraryItem(
      id: id(), name: person.venue, LibraryDetails(.venue), createdAt: moment.instant)
    venue.changeVenue { venue in venue.city = isKorean ? "서울" : "Riverside" }
    items.append(venue)
    for role in [OfficialRole.assistant1, .assistant2, .fourth] {
      var official = LibraryItem(
        id: id(), name: DemoLibrary.name(isKorean, &dice), LibraryDetails(.official),
        createdAt: moment.instant)
      official.changeOfficial { official in official.role = role }
      items.append(official)
    }
  }

  func team(_ name: String) -> LibraryItem? {
    items.first { item in item.kind == .team && item.name == name }
  }

  var officials: [String] {
    items.filter { item in item.kind == .official }.map { item in item.name }
  }

  /// Four at the back, four in the middle, two in front; then as many once more.
  private static func position(_ number: Int) -> String {
    switch number {
    case 1, 12: "GK"
    case 2...5, 13, 14: "DF"
    case 6...8, 11, 15, 16: "MF"
    default: "FW"
    }
  }

  private static func name(_ isKorean: Bool, _ dice: inout Dice) -> String {
    let given = dice.pick(isKorean ? DemoNames.koreanGiven : DemoNames.englishGiven)
    let family = dice.pick(isKorean ? DemoNames.koreanFamily : DemoNames.englishFamily)
    return isKorean ? family + given : given + " " + family
  }
}
