import Core
import RefWatchDomain
import RefWatchUI
import Testing

/// Pages that are killed, devices that sleep, clocks that jump.
@Suite struct PitchRecoveryTests {
  @Test func `what the database lost comes back by the ring, once`() throws {
    let world = PitchTapTests.running()
    world.tap("Harbour Rovers")
    world.tap("Goal")
    let goal = RefWatchFeature.Action.view(.pitch(.flow(.saved)))
    world.send(goal, losing: true)
    #expect(try #require(world.record).score.home == 0)
    world.restart()
    #expect(try #require(world.record).score.home == 1)
    world.restart()
    #expect(try #require(world.record).score.home == 1)
    #expect(world.rejections.isEmpty)
  }

  @Test(arguments: [0, 38, 600, 7_200] as [Int64])
  func `the clock goes on as if the page had lived`(_ seconds: Int64) throws {
    let world = PitchTapTests.running()
    world.restart(away: seconds * 1_000)
    let expected = ClockLabel(seconds: 307 + Int(seconds)).description
    #expect(world.html.contains(expected))
    #expect(world.html.contains("Clock recovered: " + expected))
    #expect(world.tap("Clock is right"))
    #expect(!world.html.contains("Clock recovered"))
  }

  @Test func `nobody believes that a page was away for a day`() {
    let world = PitchTapTests.running()
    world.restart(away: 86_400_000)
    #expect(world.html.contains("Please check the clock"))
    #expect(world.html.contains("05:0"))
    world.restart(away: -3_600_000)
    #expect(world.html.contains("Please check the clock"))
  }

  @Test(arguments: [-10_800_000, -2_000, 2_000, 10_800_000] as [Int64])
  func `a device's clock that is set changes nothing on the pitch`(_ step: Int64) throws {
    let world = PitchTapTests.running()
    world.shift(wall: step + 1_000, uptime: 1_000)
    world.send(.inner(.tick))
    #expect(world.html.contains("05:08"))
    world.pass(seconds: 2)
    #expect(world.html.contains("05:10"))
    world.restart(away: 10_000)
    #expect(world.html.contains("05:20"))
  }

  @Test func `a device that sleeps without counting loses no time`() {
    let world = PitchTapTests.running()
    world.send(.inner(.becameHidden))
    world.shift(wall: 600_000, uptime: 40)
    world.send(.inner(.becameVisible))
    #expect(world.html.contains("15:07"))
    #expect(world.html.contains("The device slept"))
  }

  @Test func `an alert comes once, also over restarts`() {
    func boundaries(_ world: PitchWorld) -> Int {
      world.cues([250, 150, 250, 150, 250])
    }
    let world = PitchTapTests.running()
    world.skip(minutes: 39)
    world.pass(seconds: 60)
    #expect(boundaries(world) == 1)
    world.fire("referee.alert")
    #expect(boundaries(world) == 2)
    world.tap("Got it")
    world.fire("referee.alert")
    #expect(boundaries(world) == 2)
    world.restart()
    world.pass(seconds: 10)
    #expect(boundaries(world) == 2)
    #expect(!world.offers("Got it"))
  }

  @Test func `what was missed is told, not replayed`() {
    let world = PitchTapTests.running()
    world.skip(minutes: 41)
    #expect(!world.offers("Got it"))
    #expect(world.html.contains("Time expired 01:07 ago"))
  }

  @Test func `the screen stays on while a match is shown, and is asked for again`() {
    let world = PitchTapTests.running()
    world.state.isShown = true
    world.pass(seconds: 1)
    func wakes() -> [HostRequest] {
      world.requests.filter { request in
        if case .stayAwake = request { true } else { false }
      }
    }
    #expect(wakes().last == .stayAwake(true))
    let count = wakes().count
    world.skip(minutes: 1)
    #expect(wakes().count == count + 1)
    world.state.isShown = false
    world.pass(seconds: 1)
    #expect(wakes().last == .stayAwake(false))
  }

  @Test func `ticks follow whole seconds, and nothing ticks where nobody looks`() {
    let world = PitchTapTests.running()
    world.shift(wall: 250, uptime: 250)
    world.send(.inner(.tick))
    #expect(world.requests.contains(.timer(key: "referee.tick", milliseconds: 760)))
    world.send(.inner(.becameHidden))
    let count = world.requests.count
    world.send(.inner(.tick))
    #expect(
      !world.requests.dropFirst(count).contains { request in
        if case .timer("referee.tick", _) = request { true } else { false }
      })
  }
}
