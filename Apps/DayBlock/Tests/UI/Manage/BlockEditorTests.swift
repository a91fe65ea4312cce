import Calendar
import Core
import DayBlockDomain
import DayBlockUI
import Testing

@testable import DayBlockTestKit

/// The editors of groups and blocks (specification §3.3, §8.5).
@Suite struct BlockEditorTests {
  static let work = ManageOrderTests.work

  private func world(_ route: DayRoute = .manage(.blocks)) -> DayWorld {
    var world = DayWorld(route: route)
    world.settle()
    world.decide(.addGroup(NewGroup(id: Self.work, name: "Work", sortKey: .between(.first, nil))))
    world.load()
    return world
  }

  private func type(_ world: inout DayWorld, _ name: String) {
    world.send(.manage(.block(.named(name))))
  }

  private var isOff: String { "type=\"submit\" disabled" }

  // MARK: New blocks

  @Test func aNewBlockIsSavedWithEverything() {
    var world = world()
    world.send(.manage(.blockWanted(Self.work)))
    #expect(world.state.route == .editBlock(nil))
    #expect(world.html.contains("New block") && world.html.contains("0/24"))
    type(&world, "  Deep work ")
    #expect(world.html.contains("9/24"))
    world.send(.manage(.block(.iconsShown)))
    world.send(.manage(.icons(.chosen("laptop"))))
    world.send(.manage(.block(.colorsShown)))
    world.send(.manage(.colorChosen(42)))
    world.send(.manage(.block(.goal(.perDay))))
    world.send(.manage(.block(.goalTyped("2,5"))))
    world.send(.manage(.block(.golden(true))))
    world.send(.manage(.block(.maxRun(120))))
    world.send(.manage(.block(.sent)))
    #expect(world.rejections.isEmpty)
    #expect(world.state.route == .manage(.blocks))
    let block = world.replica.blocks(in: Self.work).first
    #expect(block?.name == "Deep work" && block?.icon == "laptop" && block?.color == 42)
    #expect(block?.goal == BlockGoal(period: .perDay, halfBlocks: 5))
    #expect(block?.isGolden == true && block?.maxRun == 120)
    // The carousel shows it, in its group.
    #expect(world.replica.settings(of: DayWorld.me).focus == block?.id)
    #expect(world.replica.settings(of: DayWorld.me).group == Self.work)
  }

  @Test func aNewBlockBeginsAsTheOriginalDoes() {
    var world = world()
    world.send(.went(.editBlock(nil)))
    #expect(world.html.contains("battery") && world.html.contains("gray, fifth of five"))
    #expect(world.html.contains("Stack blocks") && world.html.contains("My blocks"))
  }

  @Test(arguments: [
    ("", "0/24"), ("   ", "0/24"), ("가나다", "3/24"), ("👨‍👩‍👧‍👦🇰🇷é", "3/24"), ("각", "1/24"),
    (String(repeating: "👩🏽‍💻", count: 24), "24/24"),
  ])
  func namesAreCountedAsTheyAreSeen(name: String, counter: String) {
    var world = world()
    world.send(.went(.editBlock(nil)))
    type(&world, name)
    #expect(world.html.contains(">" + counter + "<"))
    #expect(world.html.contains(isOff) == counter.hasPrefix("0/"))
  }

  @Test func aNameThatIsTooLongOrTakenCannotBeSaved() {
    var world = world()
    world.send(.went(.editBlock(nil)))
    type(&world, String(repeating: "가", count: 25))
    #expect(world.html.contains("At most 24 characters") && world.html.contains(isOff))
    type(&world, "STUDY ")
    #expect(world.html.contains("The group already has a block with this name"))
    #expect(world.html.contains(isOff))
    world.send(.manage(.block(.sent)))
    #expect(world.commands.isEmpty)
    // In another group it is free.
    world.send(.manage(.block(.homeChosen(Self.work))))
    #expect(!world.html.contains(isOff))
    world.send(.manage(.block(.sent)))
    #expect(world.replica.blocks(in: Self.work).map { block in block.name } == ["STUDY"])
  }

  // MARK: Changing blocks

  @Test func onlyWhatChangedIsSent() {
    var world = world()
    world.send(.went(.editBlock(DayWorld.gym)))
    world.send(.manage(.block(.sent)))
    #expect(world.commands.isEmpty && world.state.route == .manage(.blocks))
    world.send(.went(.editBlock(DayWorld.gym)))
    type(&world, "Weights")
    world.send(.manage(.block(.sent)))
    #expect(world.commands.first == .editBlock(DayWorld.gym, [.name("Weights")]))
  }

  @Test func anotherGroupAndNameAtOnceGoWhateverIsTakenOnTheWay() {
    var world = world()
    let other = BlockID(high: 0x0191_0000_0000_7000, low: 0x8000_0000_0000_0009)
    world.decide(
      .addBlock(
        NewBlock(
          id: other, group: Self.work, name: "Gym", icon: "run", color: 1, sortKey: .first)))
    world.load()
    // "Gym" is taken where it goes, "Study" where it comes from.
    world.send(.went(.editBlock(DayWorld.gym)))
    type(&world, "Study")
    world.send(.manage(.block(.homeChosen(Self.work))))
    world.send(.manage(.block(.sent)))
    #expect(world.rejections.isEmpty)
    #expect(world.replica.blocks(in: Self.work).map { block in block.name } == ["Gym", "Study"])
    #expect(world.replica.blocks(in: DayWorld.group).map { block in block.name } == ["Study"])
  }

  @Test func whatIsNotSavedIsAskedAbout() {
    var world = world()
    world.send(.went(.editBlock(DayWorld.gym)))
    world.send(.manage(.block(.leaveWanted)))
    #expect(world.state.route == .manage(.blocks))
    world.send(.went(.editBlock(DayWorld.gym)))
    type(&world, "Gym 2")
    world.send(.manage(.block(.leaveWanted)))
    #expect(world.html.contains("Discard changes?"))
    world.send(.manage(.sheetClosed))
    #expect(world.html.contains("value=\"Gym 2\""))
    world.send(.manage(.block(.left)))
    #expect(world.state.route == .manage(.blocks) && world.commands.isEmpty)
  }

  @Test func aBlockThatIsNotThereIsSaidSo() {
    var world = world(.editBlock(BlockID(high: 1, low: 1)))
    #expect(world.state.route == .manage(.blocks))
    #expect(world.html.contains("It no longer exists"))
    world.send(.went(.editGroup(BlockGroupID(high: 1, low: 1))))
    #expect(world.state.route == .manage(.blocks))
  }

  // MARK: Goals

  @Test(arguments: [
    ("0.5", 1), ("24", 48), ("24.5", nil), ("0", nil), ("1.2", nil), ("", nil), ("-1", nil),
    ("two", nil), ("1,5", 3), ("1.", 2),
  ])
  func goalsAreStepsOfHalfABlock(text: String, halfBlocks: Int?) {
    var world = world()
    world.send(.went(.editBlock(DayWorld.gym)))
    world.send(.manage(.block(.goal(.perDay))))
    world.send(.manage(.block(.goalTyped(text))))
    #expect(world.html.contains("From 0.5 to 24 blocks") == (halfBlocks == nil))
    world.send(.manage(.block(.sent)))
    #expect(world.replica.block(DayWorld.gym)?.goal?.halfBlocks == halfBlocks)
  }

  @Test func stepsStayInRange() {
    var world = world()
    world.send(.went(.editBlock(DayWorld.gym)))
    world.send(.manage(.block(.goal(.perWeek))))
    #expect(world.html.contains("value=\"5\""))
    world.send(.manage(.block(.goalStepped(1))))
    #expect(world.html.contains("value=\"5.5\""))
    world.send(.manage(.block(.goalTyped("168"))))
    world.send(.manage(.block(.goalStepped(1))))
    world.send(.manage(.block(.sent)))
    #expect(world.replica.block(DayWorld.gym)?.goal?.halfBlocks == 336)
  }

  // MARK: Plans

  @Test func plansAreMadeChangedAndRemoved() {
    var world = world()
    world.send(.went(.editBlock(DayWorld.gym)))
    world.send(.manage(.block(.planShown(nil))))
    // Today, a Tuesday, is chosen already.
    world.send(.manage(.plan(.day(.friday))))
    world.send(.manage(.plan(.day(.monday))))
    world.send(.manage(.plan(.start("07:30"))))
    world.send(.manage(.plan(.minutes("90"))))
    world.send(.manage(.plan(.sent)))
    #expect(world.html.contains("Mon, Tue, Fri · 7:30"))
    #expect(world.html.contains("1 h 30 min"))
    world.send(.manage(.block(.sent)))
    let plan = world.replica.block(DayWorld.gym)?.plans.first
    #expect(plan?.rule == .weekly([.monday, .tuesday, .friday]))
    #expect(plan?.start == TimeOfDay(hour: 7, minute: 30) && plan?.minutes == 90)
    #expect(plan?.zone == "Asia/Seoul" && plan?.until == nil)
    world.send(.went(.editBlock(DayWorld.gym)))
    world.send(.manage(.block(.planShown(0))))
    world.send(.manage(.plan(.deleted)))
    world.send(.manage(.block(.sent)))
    #expect(world.replica.block(DayWorld.gym)?.plans == [])
  }

  @Test func aPlanThatSaysNothingIsNotKept() {
    var world = world()
    world.send(.went(.editBlock(DayWorld.gym)))
    world.send(.manage(.block(.planShown(nil))))
    world.send(.manage(.plan(.day(.tuesday))))
    world.send(.manage(.plan(.sent)))
    #expect(world.html.contains("Choose at least one day"))
    world.send(.manage(.plan(.rule(.daily))))
    world.send(.manage(.plan(.until("2020-01-01"))))
    world.send(.manage(.plan(.sent)))
    #expect(world.html.contains("be before the first day"))
    world.send(.manage(.plan(.rule(.once))))
    world.send(.manage(.plan(.from(""))))
    world.send(.manage(.plan(.sent)))
    #expect(world.html.contains("Choose a day"))
    world.send(.manage(.sheetClosed))
    world.send(.manage(.block(.sent)))
    #expect(world.commands.isEmpty)
  }

  // MARK: Away

  @Test func archivingHidesAndBringsBack() {
    var world = world()
    world.send(.went(.editBlock(DayWorld.gym)))
    world.send(.manage(.block(.archived(true))))
    #expect(world.replica.blocks(in: DayWorld.group).map { block in block.name } == ["Study"])
    #expect(world.html.contains("Archived: 1") && world.html.contains("Gym archived"))
    world.send(.manage(.archivedToggled))
    world.send(.went(.editBlock(DayWorld.gym)))
    #expect(world.html.contains("Unarchive"))
    world.send(.manage(.block(.archived(false))))
    #expect(world.replica.archivedBlocks.isEmpty)
  }

  @Test func archivingCanBeTakenBack() {
    var world = world()
    world.send(.went(.editBlock(DayWorld.gym)))
    world.send(.manage(.block(.archived(true))))
    world.send(.noticeUndone(1))
    #expect(world.replica.archivedBlocks.isEmpty && world.replica.blocks.count == 2)
  }

  @Test func deletingCanBeTakenBackAndIsAskedOnlyWhereThereIsTime() {
    var world = world()
    world.send(.went(.editBlock(DayWorld.gym)))
    world.send(.manage(.block(.deleteWanted)))
    #expect(world.replica.blocks.map { block in block.name } == ["Study"])
    world.send(.noticeUndone(1))
    #expect(world.replica.blocks.count == 2)
    world.record(DayWorld.study, minutes: 60)
    world.load()
    world.send(.went(.editBlock(DayWorld.study)))
    world.send(.manage(.block(.deleteWanted)))
    #expect(world.html.contains("Delete this block?"))
    #expect(world.cues.last == [30])
    world.send(.manage(.block(.deleted)))
    #expect(world.state.route == .manage(.blocks))
    #expect(world.html.contains("Study deleted"))
    // The second message said that the first deletion was undone.
    world.send(.noticeUndone(3))
    #expect(world.replica.blocks.count == 2)
  }

  // MARK: Icons and colours

  @Test func theIconSheetOpensAtTheIconAndFinds() {
    var world = world()
    world.send(.went(.editBlock(DayWorld.gym)))
    world.send(.manage(.block(.iconsShown)))
    // "run" is a sport.
    #expect(world.html.contains("day-icon-yoga") && !world.html.contains("day-icon-pencil"))
    #expect(
      world.asks.contains { ask in ask.request == .focus(elementID: "day-icon-run") })
    world.send(.manage(.icons(.swiped(-90))))
    #expect(world.html.contains("day-icon-sofa"))
    world.send(.manage(.icons(.tab(.nature))))
    #expect(world.html.contains("day-icon-cat"))
    world.send(.manage(.icons(.searched("기타"))))
    #expect(world.html.contains("day-icon-guitar") && !world.html.contains("day-icon-cat"))
    world.send(.manage(.icons(.searched("zzz"))))
    #expect(world.html.contains("No icon for"))
    world.send(.manage(.icons(.searched("guitar"))))
    world.send(.manage(.icons(.chosen("guitar"))))
    world.send(.manage(.block(.sent)))
    #expect(world.replica.block(DayWorld.gym)?.icon == "guitar")
  }

  @Test func coloursAreNamedInBothLanguages() {
    for (language, name) in [
      (Language.english, "orange, third of five"), (.korean, "주황, 다섯 단계 중 셋째"),
    ] {
      var world = DayWorld(language: language, route: .manage(.blocks))
      world.settle()
      world.load()
      world.send(.went(.editBlock(DayWorld.gym)))
      world.send(.manage(.block(.colorsShown)))
      #expect(world.html.contains("aria-label=\"" + name))
      let cells = world.html.matches(of: #/id="day-color-\d+"/#)
      #expect(cells.count == BlockPalette.count)
    }
  }
}

/// A group's editor.
@Suite struct GroupEditorTests {
  private func world() -> DayWorld {
    var world = DayWorld(route: .manage(.groups))
    world.settle()
    world.decide(
      .addGroup(
        NewGroup(id: ManageOrderTests.work, name: "Work", sortKey: .between(.first, nil))))
    world.load()
    return world
  }

  @Test func groupsAreMadeNamedAndColoured() {
    var world = world()
    world.send(.went(.editGroup(nil)))
    world.send(.manage(.group(.named("work"))))
    #expect(world.html.contains("A group with this name already exists"))
    world.send(.manage(.group(.sent)))
    #expect(world.commands.isEmpty)
    world.send(.manage(.group(.named(String(repeating: "가", count: 17)))))
    #expect(world.html.contains("At most 16 characters"))
    world.send(.manage(.group(.named("Home"))))
    world.send(.manage(.group(.colorsShown)))
    world.send(.manage(.colorChosen(31)))
    world.send(.manage(.group(.sent)))
    let group = world.replica.groups(of: DayWorld.me).last
    #expect(group?.name == "Home" && group?.color == 31)
    #expect(world.replica.settings(of: DayWorld.me).group == group?.id)
  }

  @Test func theDefaultGroupIsRenamedButNotDeleted() {
    var world = world()
    world.send(.went(.editGroup(DayWorld.group)))
    #expect(!world.html.contains("Delete group"))
    world.send(.manage(.group(.named("Life"))))
    world.send(.manage(.group(.sent)))
    #expect(world.html.contains("Life"))
    world.send(.went(.editGroup(DayWorld.group)))
    world.send(.manage(.group(.named(""))))
    world.send(.manage(.group(.sent)))
    #expect(world.html.contains("My blocks") && world.rejections.isEmpty)
  }

  @Test func deletingAGroupWithBlocksIsAskedAndTakenBack() {
    var world = world()
    world.decide(
      .editBlock(DayWorld.gym, [.place(ManageOrderTests.work, .first)]))
    world.load()
    world.send(.went(.editGroup(ManageOrderTests.work)))
    world.send(.manage(.group(.deleteWanted)))
    #expect(world.html.contains("Delete this group?"))
    world.send(.manage(.group(.deleted)))
    #expect(world.replica.blocks.map { block in block.name } == ["Study"])
    world.send(.noticeUndone(1))
    #expect(world.replica.blocks.count == 2)
  }

  @Test func aGroupMadeForABlockIsItsGroup() {
    var world = world()
    world.send(.went(.editBlock(DayWorld.gym)))
    world.send(.manage(.block(.homesShown)))
    #expect(world.html.contains("Choose a group"))
    world.send(.manage(.block(.homeWanted)))
    world.send(.manage(.group(.named("Sport"))))
    world.send(.manage(.group(.sent)))
    #expect(world.state.route == .editBlock(DayWorld.gym))
    world.send(.manage(.block(.sent)))
    let group = world.replica.group(named: "Sport", of: DayWorld.me)
    #expect(group != nil && world.replica.block(DayWorld.gym)?.group == group?.id)
  }
}
