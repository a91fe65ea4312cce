import Calendar
import Core
import DayBlockDomain
import DayBlockUI
import Design
import TestKit
import Testing

@testable import DayBlockTestKit

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
    // The browser's Back is the page's Cancel.
    if let action = closing(DayBlockFeature.view(world.state)) { world.send(action) }
    #expect(!world.html.contains("2 records to import"))
    #expect(world.commands.isEmpty && world.state.route == .data)
  }

  /// A page that is closed between the two would have said what is not true.
  @Test func itIsDoneOnceAllOfItIsStored() {
    var world = world()
    pick(Self.table, in: &world)
    world.send(.info(.data(.started)))
    run(&world)
    world.state.sync.saving = 1
    #expect(world.html.contains("<progress") && !world.html.contains("2 records imported"))
    world.state.sync.saving = 0
    #expect(!world.html.contains("<progress") && world.html.contains("2 records imported"))
  }

  @Test func timesInOtherZonesWaitForTheRulesOfThoseZones() {
    let old = "block,zone,start,end\nReading,America/Sao_Paulo,2018-02-01T09:00,2018-02-01T10:00\n"
    let path = "/api/day/zones?name="
    var world = world()
    world.state.hasAccount = true
    pick(old, in: &world)
    // Those of the device's zone, and those of the one that is named.
    let isNamedAsked = world.answer(path + "America", 500, "")
    #expect(isNamedAsked)
    #expect(!world.html.contains("1 record to import"))
    let isOwnAsked = world.answer(path + "Asia", 500, "")
    #expect(isOwnAsked)
    #expect(world.html.contains("1 record to import"))
    #expect(world.html.contains("may be an hour off"))
  }

  @Test func timesOfEarlierYearsWaitForTheRulesOfThoseYears() {
    let old = "block,start,end\nReading,2019-07-01T09:00,2019-07-01T10:00\n"
    let path = "/api/day/zones?name="
    var world = world()
    world.state.hasAccount = true
    pick(old, in: &world)
    #expect(!world.html.contains("1 record to import"))
    let isAsked = world.answer(path, 500, "")
    #expect(isAsked)
    #expect(world.html.contains("1 record to import"))
    #expect(world.html.contains("may be an hour off"))
    // Without a connection nobody waits, and it is said too.
    world.state.isOnline = false
    world.send(.info(.data(.startedOver)))
    pick(old, in: &world)
    #expect(world.html.contains("1 record to import"))
    #expect(world.html.contains("may be an hour off"))
    // What is not old needs nothing.
    world.send(.info(.data(.startedOver)))
    pick(Self.table, in: &world)
    #expect(!world.html.contains("may be an hour off"))
  }

  @Test(arguments: [Language.english, .korean])
  func linesInAnotherEncodingAreToldAndLeftOut(_ language: Language) {
    var world = DayWorld(language: language, route: .data)
    world.settle()
    world.load()
    let bytes =
      Array(Self.table.utf8) + [0x63, 0xE9]
      + Array(",,2026-03-03T09:00+09:00,2026-03-03T10:00+09:00,\n".utf8)
    world.send(.info(.data(.fileWanted)))
    world.answer(.file(name: "a.csv", bytes: bytes)) { request in
      if case .pickFile = request { true } else { false }
    }
    let isEnglish = language == .english
    if isEnglish { #expect(world.html.contains("2 records to import")) }
    #expect(world.html.contains(isEnglish ? "Line 5" : "5번째 줄"))
    #expect(world.html.contains(isEnglish ? "not UTF-8, so the text" : "UTF-8이 아니라서"))
    #expect(!world.html.contains("\u{FFFD}"))
    world.send(.info(.data(.started)))
    run(&world)
    #expect(
      world.replica.blocks.map { block in block.name }.sorted() == ["Gym", "Reading", "Study"])
  }

  @Test func whatIsImportedIsThereOnceAndIsTakenBack() {
    var world = world()
    pick(Self.table, in: &world)
    world.send(.info(.data(.started)))
    run(&world)
    #expect(world.rejections.isEmpty)
    #expect(world.html.contains("2 records imported"))
    #expect(world.replica.totalHalfBlocks == 5)
    // Names that are there are used, others are made.
    #expect(
      world.replica.blocks.map { block in block.name }.sorted() == ["Gym", "Reading", "Study"])
    world.send(.info(.data(.startedOver)))
    pick(Self.table, in: &world)
    #expect(world.html.contains("0 records to import"))
    // A page that is opened anew still has the way back.
    var later = DayWorld(route: .data, remembered: world.memory)
    later.replica = world.replica
    later.load()
    #expect(later.html.contains("you imported 2 records"))
    later.send(.info(.data(.lastUndone)))
    run(&later)
    #expect(later.replica.totalHalfBlocks == 0)
    #expect(later.memory.isEmpty)
    // What came with it is gone too.
    #expect(later.replica.blocks.map { block in block.name }.sorted() == ["Gym", "Study"])
    #expect(later.replica.groups(of: DayWorld.me).count == 1)
  }

  @Test func whatLooksLikeSomethingThatIsThereComesOnlyIfWanted() {
    var world = world()
    pick(Self.table, in: &world)
    world.send(.info(.data(.started)))
    run(&world)
    world.send(.info(.data(.startedOver)))
    // Another program's file of the same: without a group, and with a name written otherwise.
    pick(
      "block,start,end,memo\nreading,2026-03-01T20:00:10+09:00,2026-03-01T21:30+09:00,\n",
      in: &world)
    #expect(world.html.contains("1 possible double"))
    #expect(world.html.contains("0 records to import"))
    world.send(.info(.data(.doublesTaken(true))))
    #expect(world.html.contains("1 record to import"))
    world.send(.info(.data(.doublesTaken(false))))
    #expect(world.html.contains("0 records to import"))
  }

  @Test func aBlockThatIsInUseStaysWhenAnImportIsTakenBack() throws {
    var world = world()
    pick(Self.table, in: &world)
    world.send(.info(.data(.started)))
    run(&world)
    let reading = try #require(world.replica.blocks.first { block in block.name == "Reading" })
    world.record(reading.id, minutes: 30)
    world.load()
    world.send(.info(.data(.undone)))
    run(&world)
    #expect(world.html.contains("Import undone"))
    #expect(world.replica.totalHalfBlocks == 1)
    #expect(world.replica.isShown(reading.id))
  }

  /// What is not known yet could be in them.
  @Test func noBlockGoesAsLongAsOlderRecordsAreRead() {
    var world = world()
    pick(Self.table, in: &world)
    world.send(.info(.data(.started)))
    run(&world)
    world.state.sync.isReadingOlder = true
    world.send(.info(.data(.undone)))
    run(&world)
    #expect(world.replica.totalHalfBlocks == 0)
    #expect(world.replica.blocks.count == 3)
  }

  @Test func whatThereIsNoRoomForIsSaidBeforeAndTheRestIsImported() {
    var world = world()
    for number in 3...DayLimits.blocks {
      let block = Block(
        id: BlockID(high: 4, low: UInt64(number)), group: DayWorld.group, name: "B\(number)",
        icon: "battery", color: 4, sortKey: .first, createdAt: world.instant)
      world.replica.set(DayBlockEntity.Kind.block.key(block.id), to: .block(block))
    }
    world.load()
    pick(Self.table, in: &world)
    #expect(world.html.contains("1 record to import"))
    #expect(world.html.contains("2 entries skipped"))
    #expect(world.html.contains("no room for the block “Reading”: the limit is 1000"))
    world.send(.info(.data(.started)))
    run(&world)
    #expect(world.rejections.isEmpty)
    #expect(world.html.contains("1 record imported"))
    #expect(world.html.contains("2 entries skipped"))
    #expect(world.replica.totalHalfBlocks == 2)
  }

  @Test func blocksWithoutRecordsAreWorthAFile() {
    var world = world()
    world.send(.info(.data(.exported(.csv))))
    #expect(filesAsked(in: world) == 0)
    world.send(.info(.data(.exported(.json))))
    #expect(filesAsked(in: world) == 1)
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
    #expect(world.replica.totalHalfBlocks == 0)
    for file in [Self.table, text] {
      world.pass(minutes: 1)
      world.send(.info(.data(.startedOver)))
      pick(file, in: &world)
      #expect(world.html.contains("2 records to import"))
    }
    world.send(.info(.data(.started)))
    run(&world)
    #expect(world.rejections.isEmpty)
    #expect(world.replica.totalHalfBlocks == 5)
  }

  /// Half of what there is would look like all of it.
  @Test func nothingGoesOutOrInBeforeEverythingIsRead() {
    var world = world()
    world.record(DayWorld.study, minutes: 60)
    world.load()
    world.state.sync.isReadingOlder = true
    for action in [DataAction.exported(.json), .fileWanted] {
      world.send(.info(.data(action)))
      #expect(filesAsked(in: world) == 0, "\(action)")
      #expect(world.html.contains("Older records are still being read"))
    }
    world.state.sync.isReadingOlder = false
    for action in [DataAction.exported(.json), .fileWanted] {
      world.send(.info(.data(action)))
    }
    #expect(filesAsked(in: world) == 2)
  }

  /// How often a file was to be saved or picked.
  private func filesAsked(in world: DayWorld) -> Int {
    world.asks.count { ask in
      switch ask.request {
      case .save, .pickFile: true
      default: false
      }
    }
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
