import Core
import DayBlockDomain
import DayBlockUI
import Design
import Sync
import Testing

@testable import DayBlockTestKit

/// What somebody has may still be on its way to a new device, or be read from this one.
@Suite("While DayBlock does not know what there is") struct NotYetKnownTests {
  private func unheard(isOnline: Bool = true, route: DayRoute = .tracking) -> DayWorld {
    var world = DayWorld(route: route)
    world.state.sync = SyncSummary(isOnline: isOnline, hasServer: false)
    world.load()
    return world
  }

  /// Everything has come.
  private func hear(_ world: inout DayWorld) {
    world.state.sync = SyncSummary(hasServer: true)
    world.state.replicaChanged(world.replica, world.moment())
    world.send(.inner(.met))
  }

  @Test func whoGoesElsewhereIsNotLedToTheFirstSteps() {
    var world = unheard()
    for place in [DayRoute.manage(.blocks), .calendar(.month, nil), .info, .tracking] {
      world.send(.went(place))
      #expect(world.state.route == place)
      #expect(world.html.contains("aria-busy"))
    }
    hear(&world)
    #expect(world.state.route == .welcome)
  }

  @Test func theFirstStepsThemselvesWaitToo() {
    var world = unheard(route: .welcome)
    #expect(world.state.route == .welcome)
    #expect(world.html.contains("aria-busy") && !world.html.contains("day-start-name"))
    world.settle()
    hear(&world)
    #expect(world.state.route == .tracking && world.html.contains("Study"))
  }

  @Test func withoutANetworkOneCanBeginAllTheSame() {
    var world = unheard(isOnline: false)
    #expect(world.html.contains("Not on this device yet"))
    #expect(world.html.contains("Start here for now"))
    world.send(.info(.welcome(.begunHere)))
    #expect(world.state.route == .tracking)
    #expect(world.html.contains("day-carousel"))
    #expect(!world.html.contains("Create your first block"))
    #expect(world.html.contains("Not all of your records are on this device yet."))
    world.add(DayWorld.gym, "Gym", icon: "run", color: 12)
    world.state.replicaChanged(world.replica, world.moment())
    world.send(.inner(.met))
    #expect(world.html.contains("What will you fill today with?"))
    world.add(DayWorld.study, "Study", icon: "book", color: 42)
    hear(&world)
    #expect(world.state.route == .tracking && world.html.contains("Study"))
    #expect(!world.html.contains("on this device yet"))
  }

  @Test func whatHasComeIsShownWithAWordThatThereMayBeMore() {
    var world = unheard()
    world.settle()
    world.state.replicaChanged(world.replica, world.moment())
    world.send(.inner(.met))
    #expect(world.html.contains("Study"))
    #expect(world.html.contains("Still loading your records…"))
    world.send(.went(.calendar(.month, nil)))
    #expect(!world.html.contains("No blocks produced"))
    hear(&world)
    #expect(world.html.contains("No blocks produced"))
    #expect(!world.html.contains("Still loading your records…"))
  }

  @Test func anEditorWaitsForItsBlock() {
    let route = DayRoute.editBlock(DayWorld.study)
    var world = unheard(route: route)
    #expect(world.state.route == route && world.html.contains("aria-busy"))
    world.settle()
    hear(&world)
    #expect(world.state.route == route)
    #expect(world.html.contains("value=\"Study\""))
    var other = unheard(route: route)
    other.add(DayWorld.gym, "Gym", icon: "run", color: 12)
    hear(&other)
    #expect(other.state.route != route, "now it is known that there is none")
  }

  @Test func whatTheIconOffersWaitsForItsBlock() {
    let route = DayRoute.shortcut(.start(DayWorld.study))
    var world = unheard(route: route)
    #expect(world.state.route == route && world.html.contains("aria-busy"))
    #expect(!world.html.contains("This block cannot be started here"))
    world.settle()
    hear(&world)
    #expect(world.state.route == .live && world.replica.runs.count == 1)
    var other = unheard(route: .shortcut(.finish))
    hear(&other)
    #expect(other.state.route == .welcome)
  }

  @Test func anEmptyGroupIsNotThePersonsFirst() {
    var world = DayWorld()
    world.settle()
    let group = BlockGroupID(high: 0x0191_0000_0000_7000, low: 0x8000_0000_0000_0077)
    world.decide(
      .addGroup(
        NewGroup(
          id: group, name: "Sport",
          sortKey: SortKey.between(world.replica.groups(of: DayWorld.me).last?.sortKey, nil))))
    world.decide(.setSetting(DayWorld.me, .group(group)))
    world.load()
    #expect(world.html.contains("No blocks in this group yet"))
    #expect(!world.html.contains("Create your first block"))
  }

  @Test(arguments: [
    (DayRoute.calendar(.month, nil), "No blocks produced"),
    (.calendar(.day, nil), "No blocks produced"),
    (.statistics(.month, nil), "Nothing produced yet"),
    (.discarded, "Nothing discarded"),
  ])
  func olderRecordsMayBeThoseThatAreMissing(_ route: DayRoute, _ empty: String) {
    var world = DayWorld()
    world.settle()
    world.state.sync.isReadingOlder = true
    world.load()
    world.send(.went(route))
    #expect(!world.html.contains(empty) && world.html.contains("aria-busy"))
    world.state.sync.isReadingOlder = false
    world.load()
    #expect(world.html.contains(empty))
  }
}

/// A run that another device has begun.
@Suite("A run that has not come yet") struct AwaitedRunTests {
  @Test func itsAddressLeadsToItOnceItHasCome() {
    var (world, _) = TrackWorld.ready()
    world.send(.played)
    world.pass(minutes: 5)
    let replica = world.replica
    var other = TrackWorld("2026-03-04T09:06:00", route: .live, local: false)
    other.state.sync = SyncSummary(hasServer: false)
    other.load()
    #expect(other.state.route == .tracking)
    other.replica = replica
    other.state.replicaChanged(replica, other.moment())
    other.state.sync = SyncSummary(hasServer: true)
    other.send(.inner(.met))
    #expect(other.state.route == .live)
  }
}
