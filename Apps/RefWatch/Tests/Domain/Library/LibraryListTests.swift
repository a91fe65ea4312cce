import Core
import RefWatchDomain
import Testing
import Wire

@testable import RefWatchTestKit

@Suite("The library's lists and rosters")
struct LibraryListTests {
  @Test("names are in order without regard to case, players by number and then name")
  func order() {
    let names = ["beta", "Alpha", "alpha", "Gamma", "가람"]
    let items = names.enumerated().map { index, name in
      SampleLibrary.item(.team, UInt64(20 - index), name)
    }
    let library = SampleLibrary.library(items)
    let sorted = library.all(.team)
    #expect(sorted.map { item in item.name } == ["alpha", "Alpha", "beta", "Gamma", "가람"])
    #expect(library.all(.venue).isEmpty)
    let squad = SampleLibrary.team.team?.players.map { player in player.number }
    #expect(squad == [0, 7, 999, nil])
  }

  @Test("a match's team is found by its id, else by a name that only one has")
  func teams() {
    let rovers = SampleLibrary.item(.team, 1, "Rovers")
    let library = SampleLibrary.library([
      rovers, SampleLibrary.item(.team, 2, "United"), SampleLibrary.item(.team, 3, "UNITED "),
      SampleLibrary.item(.venue, 4, "City"),
    ])
    #expect(library.team(TeamRef(name: " rovers")) == rovers)
    #expect(library.team(TeamRef(name: "Other", team: rovers.id.retagged())) == rovers)
    #expect(library.team(TeamRef(name: "United")) == nil, "two have it")
    #expect(library.team(TeamRef(name: "City")) == nil, "a venue is no team")
    #expect(library.team(TeamRef(name: "")) == nil)
    #expect(
      library.team(TeamRef(name: "Rovers", team: TeamID(high: 9, low: 9))) == rovers,
      "one that is gone is looked for by name")
  }

  @Test("the picker offers the squad where no side has a sheet, and only there")
  func pickers() {
    let library = SampleLibrary.library([SampleLibrary.team])
    let team = TeamRef(name: SampleLibrary.team.name)
    var match = SampleMatch.plain
    match.home = team
    let roster = library.roster(team, .home)
    #expect(roster.count == 6)
    var record = MatchRecord(match, [])
    let stage = Stage.gap(.beforeMatch)
    let scorers = record.candidates(for: .scorer, .home, stage: stage, roster: roster)
    #expect(scorers.source == .roster)
    #expect(
      scorers.people.map { candidate in candidate.participant.label }
        == ["#0 =Ben", "#7 Ana, \"A\"", "#999", "#? Zoë"])
    let officials = record.candidates(for: .officialCard, .home, stage: stage, roster: roster)
    #expect(officials.people.map { candidate in candidate.participant.name } == ["Dan", "Eva"])
    match.sheets.away = SampleMatch.sheet
    record = MatchRecord(match, [])
    #expect(
      record.candidates(for: .scorer, .home, stage: stage, roster: roster).source == .typed)
  }

  @Test("doubled numbers and names are told, each once")
  func hints() {
    var team = TeamDetails()
    team.setSquad(
      [
        SampleLibrary.player(7, "Ana", id: 1), SampleLibrary.player(7, "Ben", id: 2),
        SampleLibrary.player(7, "ana ", id: 3), SampleLibrary.player(nil, "Zoë", id: 4),
        SampleLibrary.player(9, "", id: 5), SampleLibrary.player(10, "", id: 6),
      ], [])
    #expect(team.hints.count == 2)
    #expect(team.hints.contains(.sameNumber(7)))
    #expect(SampleLibrary.team.team?.hints == [])
  }

  @Test("everything is read as it was written")
  func wire() throws {
    for item in SampleLibrary.all {
      let body = try JSON.parse(item.body.text)
      #expect(try LibraryItem(item.kind, id: item.id, WireCursor(body)) == item)
      let entity = RefWatchEntity.library(item)
      #expect(try RefWatchEntity.decode(entity.key, WireCursor(body)) == entity)
    }
  }

  @Test("what the library changes later never reaches a match")
  func copies() {
    var ledger = RefereeLedger()
    ledger.run(.keepInLibrary(SampleLibrary.team))
    var match = SampleMatch.full
    match.home.team = SampleLibrary.team.id.retagged()
    ledger.run(.createMatch(match))
    let before = ledger.replica.match(match.id)
    ledger.run(
      .editLibrary(.team, SampleLibrary.team.id, [.text(.name, "X"), .removed(true)]))
    ledger.run(.dropFromLibrary(.team, SampleLibrary.team.id))
    #expect(ledger.replica.match(match.id) == before)
  }
}
