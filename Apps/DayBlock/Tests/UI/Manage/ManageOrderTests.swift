import Core
import DayBlockDomain
import DayBlockUI
import Testing

@testable import DayBlockTestKit

/// Putting groups and blocks in another order (specification §8.5).
@Suite struct ManageOrderTests {
  static let work = BlockGroupID(high: 0x0192_0000_0000_7000, low: 0x8000_0000_0000_0001)
  static let read = BlockID(high: 0x0191_0000_0000_7000, low: 0x8000_0000_0000_0003)
  static let mail = BlockID(high: 0x0191_0000_0000_7000, low: 0x8000_0000_0000_0004)

  /// "My blocks": Study, Gym, Read; "Work": Mail. A row is 52 px high.
  private func world(_ tab: ManageTab = .blocks) -> DayWorld {
    var world = DayWorld(route: .manage(tab))
    world.settle()
    world.add(Self.read, "Read", icon: "text-book", color: 20)
    world.decide(.addGroup(NewGroup(id: Self.work, name: "Work", sortKey: .between(.first, nil))))
    world.decide(
      .addBlock(
        NewBlock(
          id: Self.mail, group: Self.work, name: "Mail", icon: "mail", color: 3, sortKey: .first)))
    world.load()
    world.send(.manage(.measured(52)))
    #expect(world.rejections.isEmpty)
    return world
  }

  private func names(_ world: DayWorld, _ group: BlockGroupID = DayWorld.group) -> [String] {
    world.replica.blocks(in: group).map { block in block.name }
  }

  private func drag(_ world: inout DayWorld, _ item: ManageItem, by distance: Int) {
    world.send(.manage(.lifted(item)))
    world.send(.manage(.dropped(distance)))
  }

  @Test(arguments: [
    (0, "Study Gym Read"), (25, "Study Gym Read"), (27, "Gym Study Read"), (78, "Gym Study Read"),
    (79, "Gym Read Study"),
    // Not beyond the middle of the foot and the next head yet.
    (150, "Gym Read Study"), (-400, "Study Gym Read"),
  ])
  func draggingWithinAGroup(distance: Int, order: String) {
    var world = world()
    drag(&world, .block(DayWorld.study), by: distance)
    #expect(names(world).joined(separator: " ") == order)
    #expect(names(world, Self.work) == ["Mail"])
  }

  @Test(arguments: [
    (160, "Study Mail"), (230, "Study Mail"), (240, "Mail Study"), (4_000, "Mail Study"),
  ])
  func draggingIntoAnotherGroup(distance: Int, order: String) {
    var world = world()
    drag(&world, .block(DayWorld.study), by: distance)
    #expect(names(world) == ["Gym", "Read"])
    #expect(names(world, Self.work).joined(separator: " ") == order)
    #expect(world.html.contains("Study moved to Work"))
    // It can be taken back.
    world.send(.noticeUndone(1))
    #expect(names(world) == ["Study", "Gym", "Read"])
  }

  @Test(arguments: [
    (-52, "Study Gym Read Mail"), (-105, "Study Gym Read Mail"), (-140, "Study Gym Mail Read"),
    (-9_000, "Mail Study Gym Read"),
  ])
  func draggingUpIntoAnotherGroup(distance: Int, order: String) {
    var world = world()
    drag(&world, .block(Self.mail), by: distance)
    let all = names(world) + names(world, Self.work)
    #expect(all.joined(separator: " ") == order)
    #expect(names(world).contains("Mail") == (distance < -52))
  }

  @Test func whatIsDroppedIsFeltAndSaid() {
    var world = world()
    world.send(.manage(.lifted(.block(DayWorld.study))))
    #expect(world.cues == [[20]])
    #expect(world.html.contains("day-item lifted"))
    world.send(.manage(.dropped(60)))
    #expect(world.cues == [[20], [8]])
    #expect(world.html.contains("Study: 2 of 3 in My blocks"))
    #expect(!world.html.contains("lifted"))
    // It comes from where it was let go: 60 px down, and 52 px of that are its new place.
    #expect(world.html.contains("--from:8px"))
    world.ring("day-settling")
    #expect(!world.html.contains("--from"))
  }

  @Test func othersMakeRoomWhileOneIsHeld() {
    var world = world()
    world.send(.manage(.lifted(.block(DayWorld.gym))))
    #expect(world.html.contains("day-item above\" style=\"--t:-26px"))
    #expect(world.html.contains("day-item below\" style=\"--t:26px"))
    #expect(world.html.contains("day-section-head below\" style=\"--t:104px"))
    #expect(world.html.contains("data-drag=\"y\""))
    // Pressing elsewhere lets go.
    world.send(.manage(.lowered))
    #expect(!world.html.contains("data-drag=\"y\""))
    world.send(.manage(.dropped(200)))
    #expect(names(world) == ["Study", "Gym", "Read"])
  }

  @Test func aGroupThatHasTheNameRefuses() {
    var world = world()
    world.decide(.editBlock(Self.mail, [.name("STUDY")]))
    world.load()
    drag(&world, .block(DayWorld.study), by: 4_000)
    #expect(names(world) == ["Study", "Gym", "Read"])
    #expect(world.commands.isEmpty)
    #expect(world.html.contains("The group already has a block with this name."))
    // It goes back to where it was.
    #expect(world.html.contains("--from:4000px"))
  }

  @Test func theKeyboardDoesTheSame() {
    var world = world()
    let study = ManageItem.block(DayWorld.study)
    world.send(.manage(.gripPressed(study, key: "ArrowDown")))
    #expect(names(world) == ["Gym", "Study", "Read"])
    world.send(.manage(.gripPressed(study, key: "End")))
    #expect(names(world) == ["Gym", "Read", "Study"])
    world.send(.manage(.gripPressed(study, key: "ArrowDown")))
    #expect(names(world, Self.work) == ["Study", "Mail"])
    world.send(.manage(.gripPressed(study, key: "ArrowDown")))
    #expect(names(world, Self.work) == ["Mail", "Study"])
    // There is nothing below.
    let count = world.commands.count
    world.send(.manage(.gripPressed(study, key: "ArrowDown")))
    #expect(world.commands.count == count)
    world.send(.manage(.gripPressed(study, key: "ArrowUp")))
    world.send(.manage(.gripPressed(study, key: "ArrowUp")))
    #expect(names(world) == ["Gym", "Read", "Study"])
    // The grip keeps the focus although its row is a new one.
    #expect(
      world.asks.contains { ask in
        ask.request == .focus(elementID: "day-grip-" + DayWorld.study.description)
      })
  }

  @Test func theMenuOffersEveryPlace() {
    var world = world()
    world.send(.manage(.menuShown(.block(DayWorld.study))))
    #expect(world.html.contains("Move to Work") && world.html.contains("Move down"))
    world.send(.manage(.moved(.block(DayWorld.study), .to(Self.work))))
    #expect(names(world, Self.work) == ["Mail", "Study"])
    #expect(!world.html.contains("id=\"day-move\""))
  }

  @Test func groupsMoveTooAlsoTheDefaultOne() {
    var world = world(.groups)
    func order() -> [BlockGroupID] {
      world.replica.groups(of: DayWorld.me).map { group in group.id }
    }
    #expect(order() == [DayWorld.group, Self.work])
    drag(&world, .group(DayWorld.group), by: 40)
    #expect(order() == [Self.work, DayWorld.group])
    world.send(.manage(.gripPressed(.group(DayWorld.group), key: "ArrowUp")))
    #expect(order() == [DayWorld.group, Self.work])
    #expect(world.html.contains("My blocks: 1 of 2"))
    #expect(world.rejections.isEmpty)
  }

  @Test func placesThatTwoDevicesGaveTwiceAreGivenAnew() {
    var world = DayWorld(route: .manage(.blocks))
    world.decide(.setSetting(DayWorld.me, .welcomed(true)))
    for (number, name) in ["A", "B", "C"].enumerated() {
      world.decide(
        .addBlock(
          NewBlock(
            id: BlockID(high: 0x0191_0000_0000_7000, low: UInt64(number + 1)),
            group: DayWorld.group, name: name, icon: "book", color: 1, sortKey: .first)))
    }
    world.load()
    world.send(
      .manage(
        .gripPressed(
          .block(BlockID(high: 0x0191_0000_0000_7000, low: 1)), key: "ArrowDown")))
    #expect(names(world) == ["B", "A", "C"])
    let keys = world.replica.blocks(in: DayWorld.group).map { block in block.sortKey }
    #expect(Set(keys).count == 3)
  }

  @Test func tabsAreFeltAndHaveAddresses() {
    var world = world()
    world.send(.manage(.tabChosen(.groups)))
    #expect(world.state.route == .manage(.groups))
    #expect(world.cues == [[8]])
    world.send(.manage(.tabChosen(.groups)))
    #expect(world.cues.count == 1)
    world.send(.manage(.swiped(-80)))
    #expect(world.state.route == .manage(.blocks))
    world.send(.manage(.swiped(20)))
    #expect(world.state.route == .manage(.blocks))
    world.send(.manage(.tabPressed(key: "ArrowLeft")))
    #expect(world.state.route == .manage(.groups))
  }

  @Test func totalsAndCountsAreThere() {
    var world = world()
    world.record(DayWorld.study, minutes: 95)
    world.load()
    #expect(world.html.contains("total +1.5"))
    #expect(world.html.contains("3 blocks") && world.html.contains("1 block<"))
    #expect(world.html.contains("default group"))
  }
}
