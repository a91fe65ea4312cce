import Core
import RunningBuddyDomain
import RunningBuddyUI
import Testing
import Tracks
import Wire

@testable import RunningBuddyTestKit

@Suite("A run with a second device")
struct CompanionFlowTests {
  /// Both are connected, and the main device is ready to start.
  private func ready() -> CompanionPair {
    var pair = CompanionPair()
    pair.main.send(.startWanted)
    pair.seconds(6)
    return pair
  }

  @Test("It starts, pauses, goes on, laps, marks and finishes, and shows the run")
  func commands() throws {
    var pair = ready()
    #expect(pair.second.shows("Ready to start"))
    pair.press(.start)
    pair.seconds(20)
    #expect(pair.main.recorded.phase == .recording)
    #expect(pair.second.shows("run-second-pause") && !pair.second.shows("run-second-start"))
    #expect(pair.second.shows("connected"))
    pair.press(.lap)
    pair.seconds(4)
    pair.press(.lap)
    pair.press(.mark)
    pair.seconds(4)
    #expect(pair.main.recorded.laps.count == 2 && pair.main.recorded.marks.count == 1)
    #expect(pair.second.shows("Mark this moment: Done"))
    pair.press(.pause)
    pair.seconds(4)
    guard case .paused(.hand, _) = pair.main.recorded.phase else {
      Issue.record("not paused")
      return
    }
    pair.press(.resume)
    pair.seconds(4)
    #expect(pair.main.recorded.phase == .recording)
    pair.press(.finish)
    pair.seconds(3)
    #expect(pair.main.state.route == .review)
    #expect(pair.second.shows("The run is over"))
    pair.main.send(.saved)
    #expect(try pair.main.onlyRun().record.whole.elapsed > 0)
  }

  @Test("Its heart rate is shown on the device that records, with where it comes from")
  func sources() {
    var pair = ready()
    pair.second.send(.view(.sensors(.connected(.heartRate))))
    pair.second.says(.heartRate, .text("H10"))
    pair.main.send(.started)
    pair.seconds(10, beats: 151)
    #expect(pair.main.tells(151) && pair.main.shows("Second device"))
    #expect(pair.main.recorded.points.last?.heartRate == 151)
    // Nothing comes any more: grey, and then gone.
    pair.isOnline = false
    pair.seconds(8, beats: 160)
    #expect(pair.main.shows("s ago"))
    #expect(pair.main.shows("Second device: last heard"))
    pair.seconds(10, beats: 160)
    #expect(!pair.main.tells(151))
  }

  @Test("Ten minutes away: nothing is lost, and the run that is saved has it at its time")
  func away() throws {
    var pair = ready()
    pair.second.send(.view(.sensors(.connected(.heartRate))))
    pair.second.says(.heartRate, .text("H10"))
    pair.main.send(.started)
    pair.seconds(30, beats: 140)
    pair.isOnline = false
    pair.seconds(300, beats: 150)
    pair.press(.lap)
    pair.seconds(300, beats: 155)
    #expect(pair.second.shows("readings waiting"))
    pair.isOnline = true
    pair.seconds(60, beats: 160)
    // The last reading is on its way.
    pair.seconds(2)
    #expect(pair.second.state.isSecondEmpty)
    pair.main.send(.finished)
    pair.seconds(2)
    pair.main.send(.saved)
    let run = try pair.main.onlyRun()
    #expect(run.mostHeartRate.first == 160)
    let mean = try #require(run.meanHeartRate.first)
    #expect(abs(mean - 153) <= 2)
    #expect(run.record.laps.count == 2)
  }

  @Test("A run that is over waits for what is missing, and says so")
  func missing() throws {
    var pair = ready()
    pair.second.send(.view(.sensors(.connected(.heartRate))))
    pair.second.says(.heartRate, .text("H10"))
    pair.main.send(.started)
    pair.seconds(30, beats: 140)
    pair.isOnline = false
    pair.seconds(120, beats: 170)
    pair.main.send(.finished)
    #expect(pair.main.state.route == .review)
    #expect(pair.main.shows("Not everything has arrived"))
    pair.isOnline = true
    pair.seconds(30)
    #expect(!pair.main.shows("Not everything has arrived"))
    pair.main.send(.saved)
    #expect(try pair.main.onlyRun().mostHeartRate.first == 170)
  }

  @Test("Either device can end it, and the other says so")
  func ends() {
    var pair = ready()
    pair.second.send(.view(.second(.turned(on: false))))
    pair.talk()
    pair.talk()
    #expect(pair.main.state.route == .live)
    pair.main.send(.view(.went(.companions)))
    #expect(pair.main.shows("ended"))
    pair.second.send(.view(.second(.turned(on: true))))
    pair.seconds(5)
    #expect(pair.main.shows("connected") && !pair.main.shows("ended"))
    pair.main.send(.view(.companions(.turned(on: false))))
    pair.talk()
    pair.talk()
    #expect(pair.second.shows("Device that records: ended"))
  }

  @Test("A page of a second device that is loaded again has what it had not sent")
  func reloads() {
    var pair = ready()
    pair.main.send(.started)
    pair.seconds(5)
    pair.isOnline = false
    pair.press(.lap)
    pair.press(.lap)
    pair.second = pair.second.reloaded(after: 3, route: .companion(""))
    #expect(!pair.second.state.isSecondEmpty && pair.second.shows("run-second-off"))
    pair.isOnline = true
    pair.seconds(40)
    #expect(pair.second.state.isSecondEmpty)
    pair.main.send(.finished)
    pair.seconds(2)
    #expect(CompanionMerging.merged(pair.main.rows).filter { row in row.event == .lap }.count == 2)
  }

  @Test("While a second device has no room, it sends from memory and says so")
  func full() {
    var pair = ready()
    pair.main.send(.started)
    pair.second.isDiskFull = true
    pair.press(.lap)
    pair.seconds(4)
    #expect(pair.main.recorded.laps.count == 1)
    #expect(pair.second.shows("No storage left"))
    pair.second.isDiskFull = false
    pair.press(.lap)
    pair.seconds(4)
    #expect(pair.main.recorded.laps.count == 2)
    #expect(!pair.second.shows("No storage left") && pair.second.state.isSecondEmpty)
  }

  @Test("The page that records is loaded again: no row and no button counts twice")
  func mainReloads() {
    var pair = ready()
    pair.main.send(.started)
    pair.seconds(10)
    pair.press(.lap)
    pair.seconds(3)
    let laps = pair.main.recorded.laps.count
    pair.main = pair.main.reloaded(after: 2, route: .live)
    pair.main.send(.wentOn)
    pair.seconds(40)
    #expect(pair.main.recorded.laps.count == laps && laps == 1)
    pair.press(.lap)
    pair.seconds(5)
    #expect(pair.main.recorded.laps.count == laps + 1)
  }

  @Test("A device that was removed says so, and keeps what it noted")
  func removed() {
    var pair = CompanionPair()
    pair.press(.mark)
    let talk = pair.second.talks.removeFirst()
    pair.second.answer(talk.answer, .http(status: 401, body: "{}"))
    #expect(pair.second.shows("run-second-on"))
    #expect(!pair.second.state.isSecondEmpty)
  }
}

@Suite("Pairing a second device")
struct CompanionPairingTests {
  private static let pairing = "POST /api/account/pairing"
  private static let join = "POST /api/account/pairing/join"

  @Test("A code is shown in digits and as a picture, with the time that is left")
  func code() {
    var world = RunWorld(route: .companions)
    world.load()
    world.send(.view(.companions(.turned(on: true))))
    world.send(.view(.companions(.codeWanted)))
    #expect(world.shows("No code"))
    let expires = world.instant.milliseconds + 120_000
    world.replies[Self.pairing] = (
      201, "{\"code\":\"12345678\",\"expiresAt\":\(expires),\"site\":\"https://a.example\"}"
    )
    world.send(.view(.companions(.codeWanted)))
    #expect(world.shows("1234 5678") && world.shows("class=\"qr\""))
    #expect(world.shows("Valid for 120 s more"))
    world.pass(seconds: 120)
    world.fire("run.companions.second")
    #expect(!world.shows("1234 5678"))
  }

  @Test("A code that is wrong, or tried too often, says so; a right one makes it a second device")
  func joins() {
    var world = RunWorld(route: .companion("12345678"))
    world.state.hasAccount = false
    world.load()
    let talk = world.talks.removeFirst()
    world.answer(talk.answer, .http(status: 401, body: "{}"))
    #expect(world.shows("value=\"12345678\""))
    world.replies[Self.join] = (422, "{}")
    world.send(.view(.second(.joined)))
    #expect(world.shows("This code is not right"))
    world.replies[Self.join] = (429, "{}")
    world.send(.view(.second(.joined)))
    #expect(world.shows("Too many tries"))
    world.replies[Self.join] = (201, "{\"id\":\"x\"}")
    world.send(.view(.second(.joined)))
    #expect(world.shows("run-second-off"))
  }

  @Test("Paired devices are listed and can be removed")
  func listed() {
    var world = RunWorld(route: .companions)
    world.replies["GET /api/account/sessions"] = (
      200,
      """
      {"sessions":[{"id":"a","client":{"browser":"Chrome"},"createdAt":1,"lastSeenAt":2,\
      "current":true},{"id":"b","client":{"browser":"Firefox","system":"Android"},"createdAt":1,\
      "lastSeenAt":2,"current":false,"kind":"companion"}]}
      """
    )
    world.load()
    #expect(world.shows("Android · Firefox") && !world.shows("Chrome</span>"))
    world.replies["GET /api/account/sessions"] = (200, "{\"sessions\":[]}")
    world.replies["DELETE /api/account/sessions/b"] = (204, "")
    world.send(.view(.companions(.removed("b"))))
    #expect(!world.shows("Android · Firefox"))
  }
}
