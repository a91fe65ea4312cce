import Core
import DayBlockDomain
import DayBlockUI
import Design
import Sync
import Testing

/// What other apps recorded becomes sessions of the blocks that want it (specification §3.2).
@Suite struct OutsideKeepingTests {
  /// A match of 110 minutes that ended so many hours ago.
  private func match(_ world: DayWorld, hoursAgo: Int64, _ word: String = "a") -> OutsideRecord {
    let end = world.instant.advanced(byMilliseconds: -hoursAgo * 3_600_000)
    return OutsideRecord(
      kind: .match, title: "Reds – Blues", start: end.advanced(byMilliseconds: -110 * 60_000),
      end: end, zone: "Asia/Seoul", source: "match " + word)
  }

  private func world() -> DayWorld {
    var world = DayWorld()
    world.settle()
    world.decide(.editBlock(DayWorld.gym, [.source(.match)]))
    world.load()
    return world
  }

  @Test func aMatchIsASessionOnceItIsOver() {
    var world = world()
    world.state.outsideChanged([match(world, hoursAgo: 1)])
    world.send(.inner(.tick))
    #expect(world.commands.isEmpty, "it may go on")
    world.pass(minutes: 150)
    world.send(.inner(.tick))
    world.send(.inner(.tick))
    #expect(world.commands.count == 1)
    #expect(world.rejections.isEmpty)
    let session = world.replica.sessions(on: world.today).first
    #expect(session?.origin == .match && session?.block == DayWorld.gym)
    #expect(session?.halfBlocks == 3)
    #expect(session?.memo == "Reds – Blues")
  }

  @Test func twoDevicesMakeItOnce() {
    var world = world()
    world.state.outsideChanged([match(world, hoursAgo: 4)])
    world.send(.inner(.tick))
    // The other device's command comes to the server second.
    let context = DecideContext(
      actor: DayWorld.me, command: CommandID(high: 1, low: 1), at: world.instant,
      received: world.instant)
    let made = world.commands.compactMap { command -> Int? in
      do throws(DayBlockRejection) {
        return try DayBlockDomain.decide(command, context, in: world.replica).count
      } catch { return nil }
    }
    #expect(made == [0])
  }

  @Test func whatWasDeletedOrIsOldOrNobodyWantsIsNotMade() {
    var world = world()
    world.state.outsideChanged([match(world, hoursAgo: 4)])
    world.send(.inner(.tick))
    world.decide(.deleteSession(world.replica.sessions(on: world.today)[0].id))
    world.load()
    #expect(world.commands.count == 1)
    world.state.outsideChanged([match(world, hoursAgo: 15 * 24, "b")])
    world.send(.inner(.tick))
    #expect(world.commands.count == 1)
    world.state.outsideChanged([
      OutsideRecord(
        kind: .golf, title: "", start: world.instant.advanced(byMilliseconds: -36_000_000),
        end: world.instant.advanced(byMilliseconds: -18_000_000), zone: "Asia/Seoul", source: "g")
    ])
    world.send(.inner(.tick))
    #expect(world.commands.count == 1)
  }

  @Test func theOtherAppsAreAskedWhileDayBlockIsOnTheScreen() {
    var world = world()
    world.state.isShown = false
    #expect(!world.state.needsOutside)
    world.state.isShown = true
    #expect(world.state.needsOutside)
    world.state.outsideChanged([])
    #expect(!world.state.needsOutside)
    world.load()
    #expect(!world.state.needsOutside, "another app says when it has something else to tell")
    world.state.outsideMayHaveChanged()
    #expect(world.state.needsOutside)
  }
}
