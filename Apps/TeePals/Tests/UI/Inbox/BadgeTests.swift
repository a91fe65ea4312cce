import Core
import Design
import TeePalsDomain
import TeePalsUI
import Testing

@Suite("The number beside TeePals' notifications")
struct BadgeTests {
  @Test func nothingIsCountedWhileTheFirstOfItIsComing() {
    var world = GolfWorld()
    let notification = GolfNotification(
      id: ID(high: 2, low: 1), recipient: GolfWorld.me, kind: .roundInvitation,
      createdAt: Instant(milliseconds: 1))
    world.replica.set(
      TeePalsEntity.notification(notification).key, to: .notification(notification))
    world.load()
    #expect(world.state.badge == 1)
    world.state.sync = SyncSummary(hasServer: false)
    #expect(world.state.badge == 0)
  }
}
