import Core
import DayBlockDomain
import DayBlockUI
import Design
import Testing

/// Whoever tracks, or looks at a record, sees where their changes are.
@Suite struct OfflineTests {
  private let refused = RefusedDayCommand(
    id: ID(high: 1, low: 1), command: .setSetting(TrackWorld.me, .welcomed(true)), reason: .unknown,
    when: "today")

  @Test func aRunSaysThatItIsOnThisDeviceAlone() {
    var (world, _) = TrackWorld.ready()
    world.send(.played)
    world.look()
    #expect(!world.html.contains("Offline"))
    world.state.isOnline = false
    #expect(world.html.contains("Offline · on this device"))
    world.state.refused = [refused]
    #expect(world.html.contains("1 change not accepted"))
  }

  @Test func aRecordSaysItToo() {
    var (world, _) = TrackWorld.reviewed()
    #expect(!world.html.contains("Offline"))
    world.state.isOnline = false
    #expect(world.html.contains("Offline"))
    world.state.refused = [refused]
    #expect(world.html.contains("1 change not accepted"))
  }
}
