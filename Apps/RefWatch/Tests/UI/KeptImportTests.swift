import Core
import RefWatchDomain
import RefWatchUI
import Testing

/// The way back from an import outlives the page.
@Suite struct KeptImportTests {
  private func imported(_ list: String) -> DeskWorld {
    var world = DeskWorld()
    world.load()
    world.send(.went(.importing))
    world.send(.importing(.textTyped(list)))
    world.send(.importing(.textSubmitted))
    world.send(.importing(.started))
    for _ in 0..<50 { world.fire("referee.import") }
    return world
  }

  private static let list = """
    date,time,home,away,venue
    2026-11-28,15:00,Harbour,Lantern,Mill Lane
    2026-12-05,15:00,Mill,Harbour,
    """

  @Test func aPageThatIsOpenedAgainStillHasIt() {
    var world = imported(Self.list)
    #expect(world.replica.matches.count == 2)
    world.reload(.importing)
    #expect(world.html.contains("2 matches were imported or changed on"))
    world.send(.importing(.lastUndone))
    for _ in 0..<50 { world.fire("referee.import") }
    #expect(world.replica.matches.count == 0 && world.rejections.isEmpty)
    #expect(world.html.contains("The import was undone"))
    world.reload(.importing)
    #expect(!world.html.contains("were imported or changed on"))
  }

  @Test func onlyTheLastAndOnlyForADay() {
    var world = imported(Self.list)
    world.send(.importing(.startedOver))
    world.send(
      .importing(.textTyped("date,time,home,away,venue\n2026-11-28,15:00,Harbour,Lantern,New Road"))
    )
    world.send(.importing(.textSubmitted))
    world.send(.importing(.started))
    for _ in 0..<50 { world.fire("referee.import") }
    world.reload(.importing)
    #expect(world.html.contains("1 match was imported or changed on"))
    world.send(.importing(.lastUndone))
    for _ in 0..<50 { world.fire("referee.import") }
    #expect(world.replica.matches.values.contains { match in match.venue == "Mill Lane" })
    #expect(world.replica.matches.count == 2, "what the first list made stays")

    var other = imported(Self.list)
    other.pass(minutes: 24 * 60 + 1)
    other.reload(.importing)
    #expect(!other.html.contains("were imported or changed on"))
  }

  @Test func whatIsGoneMeanwhileIsNoProblem() throws {
    var world = imported(Self.list)
    let id = try #require(world.replica.matches.values.first).id
    let moment = world.moment()
    world.decide(.discardMatch(id, seen: .empty), moment)
    world.load()
    world.reload(.importing)
    world.send(.importing(.lastUndone))
    for _ in 0..<50 { world.fire("referee.import") }
    #expect(world.replica.matches.count == 0 && world.rejections.isEmpty)
  }

  @Test func nonsenseIsNoImport() {
    var world = DeskWorld()
    world.remembered["referee.import." + DeskWorld.me.description] = #"{"at":1,"undo":[{}]}"#
    world.reload(.importing)
    #expect(!world.html.contains("imported or changed"))
  }
}
