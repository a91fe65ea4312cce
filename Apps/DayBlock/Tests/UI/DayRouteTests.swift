import Calendar
import Core
import DayBlockDomain
import DayBlockUI
import Testing
import View

@testable import DayBlockTestKit

private let session = DaySessionID(high: 0x0191_0000_0000_7000, low: 0x8000_0000_0000_0007)
private let group = BlockGroupID(high: 0x0191_0000_0000_7000, low: 0x8000_0000_0000_0008)
private let date = CivilDate("2026-03-07")
private let later = CivilDate("2026-03-20")

@Suite struct DayRouteTests {
  private static let shortcuts: [DayRoute] = [
    .shortcut(.start(nil)), .shortcut(.start(DayWorld.study)), .shortcut(.pause),
    .shortcut(.resume), .shortcut(.finish),
  ]

  static let all: [DayRoute] =
    [
      .tracking, .live, .session(session), .editGroup(nil), .editGroup(group), .editBlock(nil),
      .editBlock(DayWorld.study), .addSession(nil), .addSession(date), .info, .settings, .guide,
      .data, .links, .discarded, .reset, .licences, .welcome, .refused,
      .statistics(.custom, date, through: later),
    ] + ManageTab.allCases.map { tab in .manage(tab) }
    + CalendarMode.allCases.flatMap { mode in
      [DayRoute.calendar(mode, nil), .calendar(mode, date)]
    }
    + StatRange.allCases.flatMap { range in
      [DayRoute.statistics(range, nil), .statistics(range, date)]
    }
    + shortcuts

  @Test(arguments: all)
  func everyPlacePrintsAndParses(_ route: DayRoute) {
    #expect(DayRoute(path: route.path) == route)
    #expect(DayRoute(path: route.path + "#x") == route)
    let separator = route.path.contains("?") ? "&" : "/?"
    #expect(DayRoute(path: route.path + separator + "inviter=1") == route)
  }

  @Test func whatIsNotSaidIsTheUsual() {
    #expect(DayRoute(path: "/day/manage") == .manage(.blocks))
    #expect(DayRoute(path: "/day/manage?show=nonsense") == .manage(.blocks))
    #expect(DayRoute(path: "/day/calendar") == .calendar(.month, nil))
    #expect(DayRoute(path: "/day/calendar?date=2026-02-30") == .calendar(.month, nil))
    #expect(DayRoute(path: "/day/statistics") == .statistics(.week, nil))
  }

  @Test(arguments: [
    "", "/", "/golf", "/daybreak", "/day/sessions", "/day/sessions/nobody", "/day/manage/groups",
    "/day/manage/blocks/nothing", "/day/manage/nothing/new", "/day/info/nothing",
    "/day/info/settings/more", "/day/now/1", "/day/do", "/day/do/nothing", "/day/nothing",
    "/day/do/start?block=study", "/day/do/start/1",
  ])
  func otherPathsAreNoPlace(_ path: String) { #expect(DayRoute(path: path) == nil) }

  @Test func goingBackFollowsTheWayThatWasTaken() {
    var world = DayWorld()
    world.settle()
    world.load()
    world.send(.went(.info))
    world.send(.went(.settings))
    world.send(.went(.reset))
    world.send(.went(.data))
    world.send(.closed)
    #expect(world.state.route == .reset)
    world.send(.closed)
    #expect(world.state.route == .settings)
    world.send(.closed)
    #expect(world.state.route == .info)
  }

  @Test func withoutAWayTheParentIsBehind() {
    var world = DayWorld(route: .reset)
    world.settle()
    world.load()
    world.send(.closed)
    #expect(world.state.route == .settings)
    world.send(.closed)
    #expect(world.state.route == .info)
  }

  @Test func aSheetLiesOverTheScreenItWasOpenedOn() {
    var world = DayWorld()
    world.settle()
    world.load()
    world.send(.went(.editBlock(DayWorld.study)))
    #expect(world.state.route == .editBlock(DayWorld.study))
    world.send(.closed)
    #expect(world.state.route == .tracking)
  }

  @Test func aSheetOfALinkHasItsOwnScreenBehindIt() {
    var world = DayWorld(route: .editBlock(DayWorld.study))
    world.settle()
    world.load()
    world.send(.closed)
    #expect(world.state.route == .manage(.blocks))
  }

  @Test func whoWantsLessMovementFeelsNothingUntilTheyChooseTo() {
    var world = DayWorld()
    world.state.prefersLessMotion = true
    world.settle()
    world.load()
    world.send(.went(.info))
    #expect(world.cues.isEmpty)
    world.decide(.setSetting(DayWorld.me, .feedback(.light)))
    world.load()
    world.send(.went(.tracking))
    #expect(world.cues == [[8]])
  }

  @Test func tabsAreFeltAndProgramsAreNot() {
    var world = DayWorld()
    world.settle()
    world.load()
    #expect(world.cues.isEmpty)
    world.send(.went(.info))
    #expect(world.cues == [[8]])
    #expect(HTMLRenderer.html(DayBlockFeature.tabs(world.state)).contains("data-felt=\"tab\""))
    world.send(.went(.settings))
    #expect(world.cues == [[8]])
    world.decide(.setSetting(DayWorld.me, .feedback(.off)))
    world.load()
    world.send(.went(.tracking))
    #expect(world.cues == [[8]])
  }

  @Test func theIconStartsWhatWasPlayedLast() {
    var world = DayWorld(route: .shortcut(.start(nil)))
    world.settle()
    world.decide(.setSetting(DayWorld.me, .focus(DayWorld.gym)))
    world.load()
    #expect(world.replica.runs.map { run in run.block } == [DayWorld.gym])
    #expect(world.state.route == .live)
    // Going back to the address does not start anything again.
    world.send(.went(.shortcut(.start(nil))))
    #expect(world.replica.runs.count == 1)
  }

  @Test func theIconFinishesWhatRuns() {
    var world = DayWorld()
    world.settle()
    world.decide(.setSetting(DayWorld.me, .focus(DayWorld.gym)))
    world.load()
    world.send(.went(.shortcut(.start(nil))))
    world.pass(minutes: 65)
    var later = DayWorld(route: .shortcut(.finish))
    later.replica = world.replica
    later.pass(minutes: 65)
    later.load()
    #expect(later.replica.runs.isEmpty)
    #expect(later.replica.totalHalfBlocks == 2)
  }

  @Test func aNotificationPausesAndResumesWhatRuns() {
    var world = DayWorld()
    world.settle()
    world.decide(.setSetting(DayWorld.me, .focus(DayWorld.gym)))
    world.load()
    world.send(.went(.shortcut(.start(nil))))
    for (shortcut, isRunning) in [
      (DayShortcut.pause, false), (.pause, false), (.resume, true), (.resume, true),
    ] {
      var later = DayWorld(route: .shortcut(shortcut))
      later.replica = world.replica
      later.pass(minutes: 10)
      later.load()
      #expect(later.replica.runs.map { run in run.isRunning } == [isRunning])
      #expect(later.state.route == .live)
      world.replica = later.replica
    }
    var over = DayWorld(route: .shortcut(.pause))
    over.settle()
    over.load()
    #expect(over.replica.runs.isEmpty && over.html.contains("Nothing is being tracked"))
  }

  /// Another device with the same replica, ten minutes later, by an address.
  private func reopened(_ world: DayWorld, _ route: DayRoute) -> DayWorld {
    var later = DayWorld(route: route)
    later.replica = world.replica
    later.pass(minutes: 10)
    later.load()
    return later
  }

  @Test func aReminderStartsTheBlockItNames() {
    var world = DayWorld(route: .shortcut(.start(DayWorld.gym)))
    world.settle()
    world.decide(.setSetting(DayWorld.me, .focus(DayWorld.study)))
    world.load()
    #expect(world.replica.runs.map { run in run.block } == [DayWorld.gym])
    #expect(world.state.route == .live)
    #expect(world.replica.settings(of: DayWorld.me).focus == DayWorld.gym)
    // Going back to the address does not start anything again.
    world.send(.went(.shortcut(.start(DayWorld.study))))
    #expect(world.replica.runs.map { run in run.block } == [DayWorld.gym])
  }

  @Test func aReminderGoesOnWithWhatIsUnderWayOfItsBlock() throws {
    var world = DayWorld(route: .shortcut(.start(DayWorld.gym)))
    world.settle()
    world.load()
    let running = reopened(world, .shortcut(.start(DayWorld.gym)))
    #expect(running.replica.runs == world.replica.runs)
    #expect(running.commands.isEmpty && running.state.route == .live)
    let run = try #require(world.replica.runs.first)
    world.pass(minutes: 5)
    world.send(.track(.paused(run.id)))
    #expect(world.replica.runs.map { run in run.isRunning } == [false])
    let paused = reopened(world, .shortcut(.start(DayWorld.gym)))
    #expect(paused.replica.runs.map { run in run.id } == [run.id])
    #expect(paused.replica.runs.map { run in run.isRunning } == [true])
    #expect(paused.state.route == .live)
  }

  @Test func aReminderAsksBeforeAnotherBlockMakesRoom() {
    var world = DayWorld(route: .shortcut(.start(DayWorld.study)))
    world.settle()
    world.load()
    var asked = reopened(world, .shortcut(.start(DayWorld.gym)))
    #expect(asked.replica.runs == world.replica.runs)
    #expect(asked.html.contains("Study is still running"))
    asked.send(.track(.switched(to: DayWorld.gym, keeps: true)))
    #expect(asked.replica.runs.map { run in run.block } == [DayWorld.gym])
    #expect(asked.state.route == .live)
  }

  @Test func aReminderOfABlockThatIsGoneStartsNothing() {
    for route in [
      DayRoute.shortcut(.start(DayWorld.gym)), .shortcut(.start(BlockID(high: 1, low: 1))),
    ] {
      var world = DayWorld(route: route)
      world.settle()
      world.decide(.setSetting(DayWorld.me, .focus(DayWorld.study)))
      world.decide(.editBlock(DayWorld.gym, [.archived(true)]))
      world.load()
      #expect(world.replica.runs.isEmpty && world.state.route == .tracking)
      #expect(world.html.contains("This block cannot be started here"))
    }
  }

  @Test func nothingTicksWhileNobodyLooks() {
    var world = DayWorld()
    world.settle()
    world.load()
    #expect(world.timer("day-tick") == 60_000)
    world.ring("day-tick")
    #expect(world.timer("day-tick") != nil)
    world.send(.inner(.becameHidden))
    world.ring("day-tick")
    #expect(world.timer("day-tick") == nil)
    world.send(.inner(.becameVisible))
    #expect(world.timer("day-tick") != nil)
  }
}
