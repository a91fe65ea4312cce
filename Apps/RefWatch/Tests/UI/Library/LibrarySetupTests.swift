import Core
import Design
import RefWatchDomain
import RefWatchUI
import Testing

@testable import RefWatchTestKit

/// What the library does for a match that is being set up.
@Suite struct LibrarySetupTests {
  private func world() -> DeskWorld {
    var world = DeskWorld()
    for item in SampleLibrary.all { world.keep(item) }
    var rovers = SampleLibrary.item(.team, 30, "Harbour Rovers")
    rovers.changeTeam { team in
      team.short = "HAR"
      team.colour = "#00AAff"
      let players = (1...14).map { (number: Int) in SampleLibrary.player(number, "P\(number)") }
      team.setSquad(players, [])
    }
    world.keep(rovers)
    world.load()
    world.send(.went(.new))
    return world
  }

  @Test func aTeamIsOfferedWhileItIsTypedAndFillsItsSide() throws {
    var world = world()
    world.setup(.typed(.name(.home), "rov"))
    #expect(world.html.contains("Harbour Rovers"))
    world.setup(.typed(.name(.away), "zzz"))
    #expect(!world.html.contains("Harbour Rovers"), "offered where the person types")
    world.setup(.typed(.name(.home), "harb"))
    world.setup(.suggested(.name(.home), SampleLibrary.id(30)))
    #expect(world.requests.contains(.focus(elementID: "setup-name-home")))
    #expect(!world.html.contains("class=\"suggestion\""))
    // The other team wears the same: its second colour is taken.
    world.setup(.typed(.name(.away), "축구"))
    world.setup(.suggested(.name(.away), SampleLibrary.team.id))
    world.setup(.submitted)
    #expect(world.rejections.isEmpty)
    let match = try #require(world.replica.matches.values.first)
    #expect(
      match.home
        == TeamRef(
          name: "Harbour Rovers", short: "HAR", team: TeamID(high: 6, low: 30),
          colour: "#00AAff"))
    #expect(match.away.colour == "#FFFFFF" && match.away.short == "ÑAN")
  }

  @Test func anotherNameIsAnotherTeam() throws {
    var world = world()
    world.setup(.typed(.name(.home), "harb"))
    world.setup(.suggested(.name(.home), SampleLibrary.id(30)))
    world.reload(.new)
    world.setup(.typed(.name(.away), "Else"))
    world.setup(.submitted)
    let match = try #require(world.replica.matches.values.first)
    #expect(match.home.team == TeamID(high: 6, low: 30), "also over a reload")
    world.send(.went(.setup(match.id)))
    world.setup(.typed(.name(.home), "Others"))
    world.setup(.submitted)
    #expect(world.replica.match(match.id)?.home.team == nil)
  }

  @Test func aCompetitionBringsItsRulesOnce() throws {
    var world = world()
    world.setup(.typed(.name(.home), "A"))
    world.setup(.typed(.name(.away), "B"))
    world.setup(.typed(.competition, "cu"))
    world.setup(.suggested(.competition, SampleLibrary.id(2)))
    #expect(world.html.contains("Phones are not allowed"))
    #expect(world.html.contains("4 × 12 minutes"))
    world.setup(.typed(.venue, "par"))
    world.setup(.suggested(.venue, SampleLibrary.id(3)))
    world.setup(.crewAdded)
    world.setup(.typed(.crew(0), "ki"))
    world.setup(.suggested(.crew(0), SampleLibrary.id(4)))
    world.setup(.submitted)
    let match = try #require(world.replica.matches.values.first)
    #expect(match.competition == "Cup" && match.venue == "Park")
    #expect(match.crew.map { member in member.name } == ["Kim"])
    #expect(match.rules == SampleFacts.rules)
    world.edit(SampleLibrary.all[1], [.rules(RuleSet()), .text(.name, "Other Cup")])
    #expect(world.replica.match(match.id) == match)
  }

  @Test func theSquadIsCopiedOntoTheSheet() throws {
    var world = world()
    world.setup(.typed(.name(.home), "Harbour Rovers"))
    world.setup(.typed(.name(.away), "B"))
    world.setup(.sheetOpened(.home))
    #expect(world.html.contains("sheet-take-squad"))
    world.setup(.squadTaken(.home))
    world.setup(.squadTaken(.home))
    world.setup(.submitted)
    let match = try #require(world.replica.matches.values.first)
    let sheet = try #require(match.sheets.home)
    #expect(sheet.starters.count == 11 && sheet.substitutes.count == 3)
    let rovers = try #require(world.item(SampleLibrary.id(30)))
    world.edit(rovers, [.playerGone(SquadID(high: 7, low: 1))])
    #expect(world.replica.match(match.id)?.sheets.home == sheet)
  }

  @Test func aSheetsTeamIsKeptInTheLibrary() throws {
    var world = world()
    world.setup(.typed(.name(.home), "New Town"))
    world.setup(.typed(.short(.home), "NEW"))
    world.setup(.colourChosen(.home, "#1b7a35"))
    world.setup(.sheetOpened(.home))
    #expect(!world.html.contains("sheet-keep-team"), "nobody is on it")
    world.setup(.sheet(.home, .pasteTyped("9 Ana\n10 Ben\nStaff:\nCoach: Eva")))
    world.setup(.sheet(.home, .pasteTaken))
    world.setup(.teamKept(.home))
    #expect(world.rejections.isEmpty)
    let team = try #require(world.replica.library.named("new town", .team))
    #expect(team.team?.short == "NEW" && team.team?.colour == "#1b7a35")
    #expect(team.team?.players.map { player in player.name } == ["Ana", "Ben"])
    #expect(team.team?.staff.map { official in official.name } == ["Eva"])
    // Again, with one more: nobody goes, nobody comes twice.
    world.setup(.sheet(.home, .pasteTyped("11 Cleo")))
    world.setup(.sheet(.home, .pasteTaken))
    world.setup(.teamKept(.home))
    #expect(world.item(team.id)?.team?.players.count == 3)
    #expect(world.replica.library.named("new town", .team)?.id == team.id)
  }

  @Test func thePitchOffersTheSquadWhereThereIsNoSheet() throws {
    var world = world()
    world.setup(.typed(.name(.home), "harb"))
    world.setup(.suggested(.name(.home), SampleLibrary.id(30)))
    world.setup(.typed(.name(.away), "B"))
    world.setup(.submitted)
    let match = try #require(world.replica.matches.values.first)
    world.write(
      [.kickOff(.home), .periodStart(.regulation(1), seconds: 2_700)], in: match.id,
      .gap(.beforeMatch))
    world.load()
    world.send(.went(.match(match.id)))
    world.send(.pitch(.flowOpened(.goal, .home)))
    #expect(world.html.contains("P14"))
  }
}
