import Calendar
import Core
import Design
import RefWatchDomain
import RefWatchUI
import Testing

/// Nothing is sent while a match of this device runs, where the person wants it so.
@Suite struct RadioTests {
  private func silent(_ isOn: Bool, _ world: PitchWorld) {
    world.send(.view(.desk(.setting(.isSilentDuringMatch(isOn)))))
  }

  private func asked(_ world: PitchWorld) -> Int {
    world.requests.count { request in
      if case .http(let exchange) = request { exchange.path == "/api/time" } else { false }
    }
  }

  @Test func `from kick-off until the match is given up`() {
    let world = PitchWorld()
    silent(true, world)
    #expect(!world.state.wantsSilence)
    world.send(.view(.pitch(.kickOffChosen(.home))))
    world.tap("Start ")
    #expect(world.state.wantsSilence)
    world.skip(minutes: 5)
    world.restart()
    #expect(world.state.wantsSilence, "also in the page's next life")
    silent(false, world)
    #expect(!world.state.wantsSilence)
    silent(true, world)
    world.send(.view(.pitch(.abandoned(.weather))))
    #expect(!world.state.wantsSilence)
    #expect(world.rejections.isEmpty)
  }

  @Test func `not by itself`() {
    #expect(!PitchTapTests.running().state.wantsSilence)
  }

  @Test func `a device that only looks at the match goes on`() {
    let world = PitchTapTests.running()
    silent(true, world)
    #expect(world.state.wantsSilence)
    world.remembered = [:]
    world.restart()
    world.pass(seconds: 20)
    world.restart()
    #expect(!world.state.wantsSilence)
  }

  @Test func `the server is not asked for the time meanwhile`() {
    let world = PitchTapTests.running()
    silent(true, world)
    world.state.isShown = true
    world.pass(seconds: 40)
    #expect(asked(world) == 0)
    silent(false, world)
    world.pass(seconds: 1)
    #expect(asked(world) == 1)
  }

  @Test func `the pitch says what waits, and sends it when asked to`() {
    let world = PitchTapTests.running()
    world.state.sync = SyncSummary(waiting: 12, isAtRest: true)
    #expect(world.html.contains("Sync off: 12 entries waiting on this device"))
    world.send(.view(.pitch(.sheetShown(.actions))))
    #expect(
      world.html.contains("Others don&#39;t see this match")
        || world.html.contains("Others don't see this match"))
    #expect(world.offers("Sync now"))
    world.state.hasAccount = false
    #expect(!world.html.contains("Sync off"), "there is nobody to send it to")
  }

  @Test func `a summary at rest is never taken for one that is sent`() {
    #expect(
      SyncSummary(waiting: 1, isAtRest: true).text(in: .english)
        == "Sync off: 1 entry waiting on this device")
    #expect(
      SyncSummary(isAtRest: true).text(in: .english)
        == "Sync off: nothing waiting on this device")
    #expect(SyncSummary(saving: 1, isAtRest: true).text(in: .english) == "Saving…")
  }
}
