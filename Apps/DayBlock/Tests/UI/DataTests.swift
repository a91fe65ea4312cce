import Core
import DayBlockDomain
import DayBlockUI
import Design
import Testing

@Suite struct DataTests {
  private static let table = """
    block,group,start,end,memo
    Reading,Evening,2026-03-01T20:00+09:00,2026-03-01T21:30+09:00,a book
    Study,,2026-03-02T09:00+09:00,2026-03-02T10:00+09:00,
    Reading,Evening,2026-03-02T20:00+09:00,2026-03-02T20:00+09:00,nothing

    """

  private func world() -> DayWorld {
    var world = DayWorld(route: .data)
    world.settle()
    world.load()
    return world
  }

  private func pick(_ text: String, in world: inout DayWorld) {
    world.send(.info(.data(.fileWanted)))
    world.answer(.file(name: "a.csv", bytes: Array(text.utf8))) { request in
      if case .pickFile = request { true } else { false }
    }
  }

  private func run(_ world: inout DayWorld) {
    while world.ring("day-import") {}
  }

  @Test func aFileIsLookedAtFirst() {
    var world = world()
    pick(Self.table, in: &world)
    #expect(world.commands.isEmpty)
    #expect(world.html.contains("2 records to import"))
    #expect(world.html.contains("Line 4"))
    world.send(.info(.data(.startedOver)))
    #expect(world.commands.isEmpty)
  }

  @Test func whatIsImportedIsThereOnceAndIsTakenBack() {
    var world = world()
    pick(Self.table, in: &world)
    world.send(.info(.data(.started)))
    run(&world)
    #expect(world.rejections.isEmpty)
    #expect(world.html.contains("2 records imported"))
    #expect(world.book.totalHalfBlocks == 5)
    // Names that are there are used, others are made.
    #expect(world.book.blocks.map { block in block.name }.sorted() == ["Gym", "Reading", "Study"])
    world.send(.info(.data(.startedOver)))
    pick(Self.table, in: &world)
    #expect(world.html.contains("0 records to import"))
    // A page that is opened anew still has the way back.
    var later = DayWorld(route: .data, remembered: world.memory)
    later.book = world.book
    later.load()
    #expect(later.html.contains("you imported 2 records"))
    later.send(.info(.data(.lastUndone)))
    run(&later)
    #expect(later.book.totalHalfBlocks == 0)
    #expect(later.memory.isEmpty)
  }

  @Test(arguments: ["", "{\"a\":", "x,y\n1,2\n"])
  func otherFilesSayWhatIsWrong(_ text: String) {
    var world = world()
    pick(text, in: &world)
    #expect(world.html.contains("day-import-fault"))
    #expect(world.commands.isEmpty)
  }

  @Test func whoeverChoosesNothingIsWhereTheyWere() {
    var world = world()
    world.send(.info(.data(.fileWanted)))
    world.answer(.failed("cancelled")) { request in
      if case .pickFile = request { true } else { false }
    }
    #expect(!world.html.contains("role=\"alert\""))
  }

  @Test func aBrowserThatSaysNothingHoldsNobodyUp() {
    var world = world()
    world.send(.info(.data(.fileWanted)))
    world.send(.went(.info))
    world.send(.went(.data))
    #expect(world.html.contains("Choose a file"))
  }

  @Test func whatWasResetIsImportedAgain() {
    var world = world()
    pick(Self.table, in: &world)
    world.send(.info(.data(.started)))
    run(&world)
    world.send(.info(.data(.exported(.json))))
    guard case .save(_, _, let text)? = world.asks.last?.request else {
      Issue.record("nothing is saved")
      return
    }
    world.pass(minutes: 1)
    world.send(.info(.setting(.reset(world.instant))))
    #expect(world.book.totalHalfBlocks == 0)
    for file in [Self.table, text] {
      world.pass(minutes: 1)
      world.send(.info(.data(.startedOver)))
      pick(file, in: &world)
      #expect(world.html.contains("2 records to import"))
    }
    world.send(.info(.data(.started)))
    run(&world)
    #expect(world.rejections.isEmpty)
    #expect(world.book.totalHalfBlocks == 5)
  }

  @Test func everythingIsExportedWithoutANetwork() {
    var world = world()
    world.record(DayWorld.study, minutes: 60)
    world.load()
    world.state.isOnline = false
    for file in DayFile.allCases {
      world.send(.info(.data(.exported(file))))
      guard case .save(let name, _, let text)? = world.asks.last?.request else {
        Issue.record("\(file) is not saved")
        continue
      }
      #expect(name.hasPrefix("dayblock-2026-03-10"))
      #expect(text.contains("Study"))
    }
  }
}
