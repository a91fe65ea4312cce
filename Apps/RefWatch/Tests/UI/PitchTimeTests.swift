import Core
import RefWatchDomain
import RefWatchUI
import Testing

/// The pitch asks the server for the time, and puts right what it had assumed.
@Suite struct PitchTimeTests {
  /// How far the server's clock is ahead of the device's, in milliseconds.
  private func answer(_ world: PitchWorld, ahead: Int64, times: Int = 5) {
    for _ in 0..<times {
      let now = world.instant.milliseconds + ahead
      world.send(.inner(.timeAnswered(.http(status: 200, body: "{\"now\":\(now)}"))))
    }
  }

  private func asked(_ world: PitchWorld) -> Int {
    world.requests.count { request in
      if case .http(let exchange) = request { exchange.path == "/api/time" } else { false }
    }
  }

  private func shown() -> PitchWorld {
    let world = PitchTapTests.running()
    world.state.isShown = true
    world.pass(seconds: 1)
    return world
  }

  private func facts(_ world: PitchWorld) -> [Fact] {
    world.record?.log.map { event in event.fact } ?? []
  }

  @Test func `it asks five times, and no more while nothing is assumed`() {
    let world = shown()
    #expect(asked(world) == 1)
    answer(world, ahead: 400)
    #expect(asked(world) == 5)
    world.pass(seconds: 90)
    #expect(asked(world) == 5)
    #expect(
      !facts(world).contains { fact in
        if case .serverTime = fact { true } else { false }
      }, "a clock that is right is not noted")
  }

  @Test func `without a network it tries again after half a minute`() {
    let world = shown()
    world.send(.inner(.timeAnswered(.failed("offline"))))
    world.pass(seconds: 20)
    #expect(asked(world) == 1)
    world.pass(seconds: 15)
    #expect(asked(world) == 2)
  }

  @Test func `a wrong clock is noted once`() {
    let world = shown()
    answer(world, ahead: -3_600_000)
    world.pass(seconds: 2)
    #expect(
      facts(world).filter { fact in
        if case .serverTime(ahead: -3_600_000, _) = fact { true } else { false }
      }.count == 1)
  }

  @Test func `a clock that was set while the device slept is found out`() {
    let world = shown()
    answer(world, ahead: 0)
    world.pass(seconds: 29)
    world.send(.inner(.becameHidden))
    // Ten minutes of sleep; meanwhile the clock was set an hour ahead.
    world.shift(wall: 4_200_000, uptime: 40)
    world.send(.inner(.becameVisible))
    #expect(world.html.contains("75:3"))
    world.pass(seconds: 2)
    answer(world, ahead: -3_600_000)
    #expect(world.html.contains("Corrected to server time"))
    #expect(world.html.contains("15:3"))
    // Also for the next life of the page.
    world.restart(away: 10_000)
    #expect(world.html.contains("15:4"))
  }

  @Test func `a device whose clock is hours fast says so and counts by the server`() throws {
    let world = PitchTapTests.running()
    // Another device of the same person, which has nothing of the first but the log.
    world.remembered = [:]
    world.restart(away: 7_205_000)
    world.state.isShown = true
    world.pass(seconds: 1)
    #expect(world.html.contains("125:13"))
    answer(world, ahead: -7_200_000)
    #expect(world.html.contains("05:13") && !world.html.contains("125:"))
    #expect(world.html.contains("clock is 2 h fast"))
    for label in ["Harbour Rovers", "Goal", "Save without scorer"] { world.tap(label) }
    let record = try #require(world.record)
    let goal = try #require(
      record.entries.last { entry in
        if case .goal = entry.fact { true } else { false }
      })
    #expect(record.minute(of: goal)?.description == "6'")
    world.tap("Hide")
    #expect(!world.html.contains("2 h fast"))
    // Also for the next life of its page, before the server answers again.
    world.restart(away: 10_000)
    #expect(world.html.contains("05:23"))
  }

  /// Whenever the page's last heartbeat was, and whatever it knew of the jump.
  @Test(arguments: 0..<18)
  func `a jump right before the page is killed is no time that went by`(_ second: Int64) {
    let world = PitchTapTests.running()
    world.pass(seconds: second)
    world.shift(wall: 3_601_000, uptime: 1_000)
    world.send(.inner(.tick))
    world.restart(away: 10_000)
    let expected = ClockLabel(seconds: 307 + Int(second) + 11).description
    #expect(world.html.contains("Clock recovered: " + expected))
  }
}
