import Core
import Design
import RefWatchDomain
import RefWatchUI
import Testing
import Tracks

@testable import RefWatchTestKit

/// What happens in the library.
@Suite struct LibraryReducingTests {
  private func world(_ items: [LibraryItem] = SampleLibrary.all) -> DeskWorld {
    var world = DeskWorld()
    for item in items { world.keep(item) }
    world.load()
    return world
  }

  @Test func aTeamIsMadeWithItsSquad() throws {
    var world = world([])
    world.send(.went(.library(.new(.team))))
    world.form(.typed(.name, " Rovers "))
    world.form(.typed(.short, "ROV"))
    world.form(.tagsTyped("u12, local,, u12"))
    world.form(.colourChosen("#c62828"))
    world.form(.squadTyped("number,name,position,role\n9,Ana,FW,\n10,Ben,,\n,Eva,,coach\nx,,,\n"))
    world.form(.squadRead)
    #expect(world.html.contains("squad-preview"))
    #expect(world.html.contains("Line 5, number"))
    // What was read is not forgotten in passing.
    world.form(.saved)
    #expect(world.html.contains("squad-unread") && world.libraryCommands.isEmpty)
    world.form(.squadTaken)
    #expect(world.html.contains("number,name,position,role"), "what was left out stays")
    world.form(.saved)
    #expect(world.rejections.isEmpty)
    #expect(world.state.route == .library(.list(.team)))
    let item = try #require(world.only(.team))
    #expect(item.name == "Rovers")
    let team = try #require(item.team)
    #expect(team.short == "ROV" && team.tags == ["u12", "local"] && team.colour == "#c62828")
    #expect(team.players.map { player in player.number } == [9, 10])
    #expect(team.staff.map { official in official.role } == ["coach"])
    #expect(world.html.contains("Rovers"))
  }

  @Test func onlyWhatThePersonChangedIsWritten() throws {
    var world = world()
    let old = SampleLibrary.team
    world.send(.went(.library(.item(.team, old.id))))
    world.form(.typed(.division, "One"))
    world.form(.personTyped(SquadID(high: 7, low: 7), .name, "Ana S."))
    // Meanwhile somebody else changes another player, and the name.
    world.edit(old, [.player(SampleLibrary.player(0, "Benjamin")), .text(.name, "Renamed")])
    world.form(.saved)
    guard case .editLibrary(_, _, let edits)? = world.libraryCommands.last else {
      Issue.record("nothing was written")
      return
    }
    #expect(edits.map { edit in edit.field } == ["division", "player"])
    let item = try #require(world.item(old.id))
    #expect(item.name == "Renamed")
    #expect(item.team?.players.map { player in player.name } == ["Benjamin", "Ana S.", "", "Zoë"])
    #expect(item.team?.players[1].notes == "a\nb", "what the form does not show stays")
    // A form that was not touched follows.
    world.send(.went(.library(.item(.team, old.id))))
    world.edit(old, [.text(.division, "Three")])
    #expect(world.html.contains("Three"))
    world.form(.saved)
    #expect(world.libraryCommands.count == 1, "nothing changed, nothing written")
  }

  @Test func whatIsWrongIsSaidAndNothingIsSaved() {
    var world = world([])
    world.send(.went(.library(.new(.team))))
    world.form(.playerAdded)
    world.form(.saved)
    #expect(world.requests.last == .focus(elementID: "library-name"))
    #expect(world.html.contains("library-name-fault"))
    world.form(.typed(.name, String(repeating: "x", count: 101)))
    #expect(world.html.contains("Up to 100 characters"))
    world.form(.typed(.name, "Rovers"))
    world.form(.typed(.short, "ROVER"))
    #expect(world.html.contains("Up to 4 characters"))
    world.form(.typed(.short, ""))
    world.form(.saved)
    #expect(world.html.contains("A number or a name is missing"))
    #expect(world.libraryCommands.isEmpty)
    world.send(.went(.library(.new(.venue))))
    world.form(.typed(.name, "Park"))
    world.form(.latitudeTyped("91"))
    world.form(.longitudeTyped("0"))
    world.form(.saved)
    #expect(world.requests.last == .focus(elementID: "library-latitude"))
    world.form(.latitudeTyped("-37.5665001"))
    world.form(.longitudeTyped("126,978"))
    world.form(.saved)
    #expect(
      world.only(.venue)?.venue?.place == Geoposition(latitude: -37_566_500, longitude: 126_978_000)
    )
  }

  @Test func whatIsTypedStaysUntilItIsSavedOrDropped() {
    var world = world()
    world.send(.went(.library(.new(.official))))
    world.form(.typed(.name, "Lee"))
    world.send(.went(.library(.list(.team))))
    world.send(.went(.hub))
    world.send(.went(.library(.new(.official))))
    #expect(world.html.contains("value=\"Lee\""))
    world.form(.startedOver)
    #expect(!world.html.contains("value=\"Lee\""))
  }

  @Test func whatIsDeletedCanBeTakenBack() throws {
    var world = world()
    let team = SampleLibrary.team
    world.send(.went(.library(.item(.team, team.id))))
    world.library(.removed(.team, team.id))
    #expect(world.state.route == .library(.list(.team)))
    #expect(world.html.contains(">Undo<"))
    world.library(.restored(.team, team.id))
    #expect(world.item(team.id)?.removedAt == nil)
    #expect(!world.html.contains(">Undo<"))
    world.library(.removed(.team, team.id))
    world.fire("referee.library.removed")
    #expect(!world.html.contains(">Undo<"))
    world.library(.removedShown(true))
    #expect(world.html.contains("Restore "))
    world.library(.dropAsked(.team, team.id))
    #expect(world.html.contains("library-question"))
    world.library(.dropped(.team, team.id))
    #expect(world.item(team.id) == nil)
    #expect(world.html.contains("Nothing deleted"))
  }

  @Test func aLibraryIsSavedLookedAtAndTakenIn() throws {
    var world = world()
    world.send(.went(.library(.list(.team))))
    world.library(.exported)
    let text = try #require(world.files.last).text
    var other = self.world([])
    other.send(.went(.library(.list(.team))))
    other.answer(.packFile(Array(text.utf8)))
    #expect(other.html.contains("8 new"))
    #expect(other.libraryCommands.isEmpty, "it is looked at first")
    other.library(.packTaken)
    #expect(other.replica.library.count == 8)
    #expect(other.html.contains("Imported: 8 new, 0 changed"))
    other.library(.packClosed)
    other.answer(.packFile(Array(text.utf8)))
    #expect(other.html.contains("Everything is already in the library"))
    other.answer(.packFile(Array("{}".utf8)))
    #expect(other.html.contains("Not a RefWatch library file"))
    other.library(.packClosed)
    other.answer(.fileFailed("cancelled"))
    #expect(!other.html.contains("could not be opened"))
    other.answer(.fileFailed("NotReadableError"))
    #expect(other.html.contains("could not be opened"))
  }

  @Test func aLargeLibraryIsTakenInPartAfterPart() {
    var world = world([])
    world.send(.went(.library(.list(.venue))))
    let items = (1...120).map { number in #"{"kind":"venue","name":"V\#(number)"}"# }
    let file =
      #"{"format":"fieldday-referee-library","version":1,"items":["#
      + items.joined(separator: ",") + "]}"
    world.answer(.packFile(Array(file.utf8)))
    world.library(.packTaken)
    #expect(world.replica.library.count == 50)
    #expect(world.html.contains("<progress"))
    world.fire("referee.library.pack")
    world.fire("referee.library.pack")
    #expect(world.replica.library.count == 120)
    #expect(world.html.contains("120 new"))
  }

  @Test func aCompetitionsRulesAreChangedOnTheirPage() throws {
    var world = world([])
    world.send(.went(.library(.new(.competition))))
    world.form(.typed(.name, "Cup"))
    world.form(.rulesToggled(true))
    world.form(.rulesOpened)
    #expect(world.html.contains("Competition rules"))
    world.setup(.presetChosen("cup"))
    world.setup(.ruleTyped(1, "40"))
    world.setup(.ruleChosen(.catalog("ussf")))
    world.setup(.pageClosed)
    world.form(.phoneChosen(.notAllowed))
    world.form(.saved)
    let cup = try #require(world.only(.competition)?.competition)
    #expect(cup.rules?.periodMinutes == 40 && cup.rules?.shootout == .ifLevel)
    #expect(cup.rules?.catalog == "ussf" && cup.phone == .notAllowed)
  }
}
