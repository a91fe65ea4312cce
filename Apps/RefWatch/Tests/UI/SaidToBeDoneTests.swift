import Core
import RefWatchDomain
import RefWatchUI
import Testing

@testable import RefWatchTestKit

/// What the rules do not take is not said to be saved, and stays in its form.
@Suite struct SaidToBeDoneTests {
  @Test func anItemOfTheLibrary() {
    var world = DeskWorld()
    world.load()
    world.send(.went(.library(.new(.team))))
    world.form(.typed(.name, "Rovers\u{0}"))
    world.form(.saved)
    #expect(world.commands.isEmpty && world.rejections.isEmpty)
    #expect(world.state.route == .library(.new(.team)))
    #expect(world.html.contains("Rovers") && !world.html.contains("Rovers\u{0} saved"))
    world.form(.typed(.name, "Rovers"))
    world.form(.saved)
    #expect(world.commands.count == 1 && world.html.contains("saved"))
  }

  @Test func anEntryOfTheJournal() {
    var world = DeskWorld()
    let match = world.match()
    _ = world.play(match)
    world.send(.went(.journalNew(match)))
    world.send(.journal(.typed(.overall, "Calm\u{0}")))
    let before = world.commands.count
    world.send(.journal(.saved))
    #expect(world.commands.count == before && world.rejections.isEmpty)
    #expect(world.state.route == .journalNew(match) && world.html.contains("Calm"))
    world.send(.journal(.typed(.overall, "Calm")))
    world.send(.journal(.saved))
    #expect(world.commands.count == before + 1 && world.state.route == .journal)
  }

  @Test func aCorrectionOfTheLog() {
    var world = DeskWorld()
    let match = world.match()
    let ids = world.play(match)
    world.send(.went(.log(match)))
    world.send(.opened(ids[0]))
    world.send(.shifted(seconds: -30))
    world.send(.typed(.why, "Typed\u{0}"))
    let before = world.commands.count
    world.send(.saved)
    #expect(world.commands.count == before && world.rejections.isEmpty)
    #expect(world.html.contains("Typed"), "the sheet is still there")
    world.send(.typed(.why, "Typed wrong"))
    world.send(.saved)
    #expect(world.commands.count == before + 1 && !world.html.contains("Typed wrong"))
  }

  @Test func theSetUpOfAMatch() {
    var world = DeskWorld()
    let match = world.match()
    world.load()
    world.send(.went(.setup(match)))
    world.send(.typed(.venue, "Park\u{0}"))
    let before = world.commands.count
    world.send(.submitted)
    #expect(world.commands.count == before && world.rejections.isEmpty)
    #expect(world.html.contains("Park"))
  }
}
