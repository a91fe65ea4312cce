import Calendar
import Core
import DayBlockDomain
import DayBlockUI
import Testing

private let session = DaySessionID(high: 0x0191_0000_0000_7000, low: 0x8000_0000_0000_0007)
private let group = BlockGroupID(high: 0x0191_0000_0000_7000, low: 0x8000_0000_0000_0008)
private let date = CivilDate("2026-03-07")
private let later = CivilDate("2026-03-20")

@Suite struct DayRouteTests {
  static let all: [DayRoute] =
    [
      .tracking, .live, .session(session), .editGroup(nil), .editGroup(group), .editBlock(nil),
      .editBlock(DayWorld.study), .addSession(nil), .addSession(date), .info, .settings, .guide,
      .data, .links, .discarded, .reset, .welcome, .refused,
      .statistics(.custom, date, through: later),
    ] + ManageTab.allCases.map { tab in .manage(tab) }
    + CalendarMode.allCases.flatMap { mode in
      [DayRoute.calendar(mode, nil), .calendar(mode, date)]
    }
    + StatRange.allCases.flatMap { range in
      [DayRoute.statistics(range, nil), .statistics(range, date)]
    } + DayShortcut.allCases.map { shortcut in .shortcut(shortcut) }

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

  @Test func tabsAreFeltAndProgramsAreNot() {
    var world = DayWorld()
    world.settle()
    world.load()
    #expect(world.cues.isEmpty)
    world.send(.went(.info))
    #expect(world.cues == [[8]])
    world.send(.went(.settings))
    #expect(world.cues == [[8]])
    world.decide(.setSetting(DayWorld.me, .feedback(.off)))
    world.load()
    world.send(.went(.tracking))
    #expect(world.cues == [[8]])
  }

  @Test func theIconStartsWhatWasPlayedLast() {
    var world = DayWorld(route: .shortcut(.start))
    world.settle()
    world.decide(.setSetting(DayWorld.me, .focus(DayWorld.gym)))
    world.load()
    #expect(world.book.runs.map { run in run.block } == [DayWorld.gym])
    #expect(world.state.route == .live)
    // Going back to the address does not start anything again.
    world.send(.went(.shortcut(.start)))
    #expect(world.book.runs.count == 1)
  }

  @Test func theIconFinishesWhatRuns() {
    var world = DayWorld()
    world.settle()
    world.decide(.setSetting(DayWorld.me, .focus(DayWorld.gym)))
    world.load()
    world.send(.went(.shortcut(.start)))
    world.pass(minutes: 65)
    var later = DayWorld(route: .shortcut(.finish))
    later.book = world.book
    later.pass(minutes: 65)
    later.load()
    #expect(later.book.runs.isEmpty)
    #expect(later.book.totalHalfBlocks == 2)
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
