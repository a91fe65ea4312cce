import Calendar
import Core
import Design
import RunningBuddyDomain
import RunningBuddyUI
import Sync
import TestKit
import Testing

@testable import RunningBuddyTestKit

@Suite("Shoes on the screen")
struct ShoePageTests {
  private static func world(language: Language = .english) -> RunWorld {
    var world = RunWorld(route: .shoes, language: language)
    world.load()
    return world
  }

  private static func add(
    _ world: inout RunWorld, _ name: String, before: String = "", wanted: String = ""
  ) {
    world.send(.view(.shoes(.opened(nil))))
    world.send(.view(.shoes(.typed(.name, name))))
    world.send(.view(.shoes(.typed(.before, before))))
    world.send(.view(.shoes(.typed(.wanted, wanted))))
    world.send(.view(.shoes(.sent)))
  }

  @Test("From nothing to a pair that new runs are run in, in both languages")
  func adding() throws {
    for language in Language.allCases {
      var world = Self.world(language: language)
      #expect(world.shows(language == .english ? "No shoes yet" : "아직 신발이 없어요"))
      Self.add(&world, "  Pegasus ", before: "120", wanted: "700")
      #expect(world.rejections.isEmpty)
      let shoe = try #require(world.replica.shoes.first)
      #expect(shoe.name == "Pegasus" && shoe.before == 120_000 && shoe.wanted == 700_000)
      #expect(world.replica.settings(of: RunWorld.me).usualShoe == shoe.id)
      #expect(world.shows("120 km") && world.shows("<progress"))
      #expect(markupFaults(in: world.page) == [])
      world.send(.view(.shoes(.opened(shoe.id))))
      #expect(markupFaults(in: world.page) == [])
    }
  }

  @Test("What is wrong stands beside the field")
  func faults() {
    var world = Self.world()
    Self.add(&world, " ")
    #expect(world.shows("Enter a name."))
    world.send(.view(.shoes(.typed(.name, "x"))))
    world.send(.view(.shoes(.typed(.before, "far"))))
    world.send(.view(.shoes(.sent)))
    #expect(world.shows("Enter a valid distance."))
    world.send(.view(.shoes(.typed(.before, "99999"))))
    world.send(.view(.shoes(.sent)))
    #expect(world.shows("Enter a valid distance."))
    world.send(.view(.shoes(.closed)))
    #expect(world.replica.shoes.isEmpty)
  }

  @Test("Editing changes what was touched alone; retiring and deleting can be taken back")
  func changing() throws {
    var world = Self.world()
    Self.add(&world, "Pegasus", wanted: "700")
    let id = try #require(world.replica.shoes.first).id
    world.send(.view(.shoes(.opened(id))))
    // Meanwhile another device says something else of it.
    world.decide(.editShoe(id, [.note("blue")]), world.moment())
    world.send(.view(.shoes(.typed(.name, "Peg"))))
    world.send(.view(.shoes(.sent)))
    let shoe = try #require(world.replica.shoe(id))
    #expect(shoe.name == "Peg" && shoe.note == "blue" && shoe.wanted == 700_000)
    world.send(.view(.shoes(.retired(id, true))))
    #expect(world.shows("Retired"))
    #expect(world.replica.shoe(id)?.isRetired == true)
    world.undo()
    #expect(world.replica.shoe(id)?.isRetired == false)
    world.send(.view(.shoes(.deleted(id))))
    #expect(world.shows("No shoes yet"))
    world.undo()
    #expect(world.replica.shoe(id) == shoe)
    // The pair is gone while its form is open.
    world.send(.view(.shoes(.opened(id))))
    world.decide(.deleteShoe(id), world.moment())
    world.state.replicaChanged(world.replica, world.moment())
    world.send(.view(.shoes(.typed(.name, "Other"))))
    world.send(.view(.shoes(.sent)))
    #expect(world.shows("no longer exist"))
  }

  @Test("A recorded run has the usual pair; that a wish is reached is told once")
  func recording() throws {
    var world = Self.world()
    Self.add(&world, "Pegasus", before: "699", wanted: "700")
    let id = try #require(world.replica.shoes.first).id
    for number in 0..<2 {
      world.run(seconds: 400)
      world.send(.finished)
      #expect(world.shows("run-shoe"))
      world.send(.view(.form(.sent)))
      #expect(world.shows("Pegasus: 700 km reached") == (number == 0))
      #expect(world.replica.latestRuns(1).first?.shoe == id)
      for key in world.timers.keys.sorted() where key.hasPrefix("run.notice") { world.fire(key) }
    }
    #expect(world.replica.wear(of: id).runs == 2)
    world.send(.view(.went(.shoes)))
    #expect(world.shows("700 km reached") && world.shows("2 runs here"))
    world.send(.view(.went(.statistics)))
    #expect(world.shows("run-shoes"))
  }

  @Test("The pair of a run is changed in its form, and shown on its page")
  func choosing() throws {
    var world = RunScreenTests.filled(route: .shoes)
    Self.add(&world, "Pegasus")
    Self.add(&world, "Spikes")
    func id(_ name: String) throws -> ShoeID {
      try #require(world.replica.shoes.first { shoe in shoe.name == name }).id
    }
    let pegasus = try id("Pegasus")
    world.send(.view(.shoes(.retired(try id("Spikes"), true))))
    world.send(.view(.went(.editRun(RunScreenTests.id))))
    #expect(world.shows("run-shoe") && !world.shows("Spikes"))
    world.send(.view(.form(.typed(.shoe, pegasus.description))))
    world.send(.view(.form(.sent)))
    world.send(.view(.went(.run(RunScreenTests.id))))
    #expect(world.replica.run(RunScreenTests.id)?.shoe == pegasus)
    #expect(world.shows("Pegasus"))
    world.undo()
    #expect(world.replica.run(RunScreenTests.id)?.shoe == nil)
  }

  @Test("In miles a wish is typed and read in miles")
  func miles() throws {
    var world = Self.world()
    world.state.unit = .mile
    Self.add(&world, "Pegasus", wanted: "400")
    #expect(world.replica.shoes.first?.wanted == 643_737)
    #expect(world.shows("400 mi"))
    let id = try #require(world.replica.shoes.first).id
    world.send(.view(.shoes(.opened(id))))
    #expect(world.shows(#"value="400""#))
  }
}
