import Calendar
import Core
import RunningBuddyDomain
import RunningBuddyUI
import TestKit
import Testing
import Tracks

@testable import RunningBuddyTestKit

@Suite("Sensors before and in a run")
struct SensorFlowTests {
  static let strapTimer = "run.sensor." + String(BluetoothService.heartRate.rawValue)

  static func opened(language: Language = .english) -> RunWorld {
    var world = RunWorld(route: .sensors, language: language)
    world.load()
    return world
  }

  @Test("A strap is connected, shown with its age, and let go")
  func strap() {
    var world = SensorFlowTests.opened()
    #expect(world.shows("Not connected"))
    world.send(.view(.sensors(.connected(.heartRate))))
    #expect(world.shows("Connecting…"))
    world.says(.heartRate, .text("H10"))
    #expect(world.shows("H10: Connected"))
    world.beat(150)
    #expect(world.tells(150))
    // Seconds go by without a word.
    world.pass(seconds: 6)
    world.fire("run.sensors")
    #expect(world.shows("Heart rate strap · 6 s ago"))
    world.pass(seconds: 10)
    world.fire("run.sensors")
    #expect(!world.tells(150))
    world.send(.view(.sensors(.disconnected(.heartRate))))
    #expect(world.connections.isEmpty)
    #expect(world.shows("Not connected"))
    #expect(!world.shows("H10"))
  }

  @Test(
    "Every reason for which nothing is connected has words of its own",
    arguments: [
      ("unsupported", "This browser can"), ("insecure", "only on pages opened over HTTPS."),
      ("NotAllowedError", "Bluetooth is not allowed here."),
      ("SecurityError", "Bluetooth is not allowed here."),
      ("NotFoundError", "No sensor was chosen."),
    ])
  func troubles(reason: String, words: String) {
    var world = SensorFlowTests.opened()
    world.send(.view(.sensors(.connected(.heartRate))))
    world.says(.heartRate, .failed(reason))
    #expect(world.shows(words))
    #expect(world.shows("Connect a strap"))
    #expect(world.timers[SensorFlowTests.strapTimer] == nil)
    world.send(.view(.sensors(.connected(.heartRate))))
    #expect(world.shows("Connecting…") && !world.shows(words))
  }

  @Test(
    "Bad packets have words of their own, and are no values",
    arguments: [
      ([0x04, 0x48], "No skin contact."), ([0x00, 0], "impossible values"),
      ([0x00, 24], "impossible values"), ([0x00, 246], "impossible values"),
      ([0x00], "Sends data that"),
    ] as [([UInt8], String)])
  func badPackets(packet: [UInt8], words: String) {
    var world = SensorFlowTests.opened()
    world.send(.view(.sensors(.connected(.heartRate))))
    world.says(.heartRate, .text("H10"))
    world.says(.heartRate, .bytes(packet))
    #expect(world.shows(words))
    world.beat(150)
    #expect(world.tells(150) && world.shows("H10: Connected"))
  }

  @Test(
    "A strap that is lost is tried again after 1, 2, 4, 8, 16, 30 and 30 s, and the run goes on")
  func lost() throws {
    var world = RunWorld()
    world.load()
    world.send(.view(.sensors(.connected(.heartRate))))
    world.says(.heartRate, .text("H10"))
    world.run(seconds: 60, beats: 150)
    #expect(world.tells(150))
    let before = world.recorded.points.count
    world.says(.heartRate, .failed("lost"))
    #expect(world.tells(150), "the last value is still live")
    for _ in 0..<7 {
      world.seconds(5)
      world.fire(SensorFlowTests.strapTimer)
      world.says(.heartRate, .failed("NetworkError"))
    }
    #expect(
      world.waits[SensorFlowTests.strapTimer]
        == [1, 2, 4, 8, 16, 30, 30, 30].map { seconds in seconds * 1_000 })
    #expect(world.shows("Connection lost, reconnecting…"))
    #expect(!world.tells(150))
    #expect(world.recorded.points.count == before + 35)

    world.fire(SensorFlowTests.strapTimer)
    world.says(.heartRate, .text("H10"))
    world.seconds(2, beats: 155)
    #expect(world.tells(155))
    // The next time begins with a second again.
    world.says(.heartRate, .failed("lost"))
    #expect(world.waits[SensorFlowTests.strapTimer]?.last == 1_000)
    world.send(.finished)
    world.send(.saved)
    let run = try world.onlyRun()
    #expect(run.meanHeartRate.first == 150 && run.mostHeartRate.first == 155)
    #expect(world.shows("run-chart-heartRate"))
  }

  @Test("A sensor comes in the middle of a run, and two are there at the same time")
  func inTheMiddle() {
    var world = RunWorld()
    world.load()
    world.run(seconds: 20)
    #expect(!world.shows("bpm"))
    world.send(.view(.went(.sensors)))
    world.send(.view(.sensors(.connected(.heartRate))))
    world.send(.view(.sensors(.connected(.runningSpeedAndCadence))))
    world.says(.heartRate, .text("H10"))
    world.says(.runningSpeedAndCadence, .text("Pod"))
    world.send(.view(.closed))
    #expect(world.state.route == .live)
    for _ in 0..<5 {
      world.beat(151)
      world.says(.runningSpeedAndCadence, .bytes([0x04, 0x00, 0x03, 85]))
      world.second()
    }
    for text in ["151", "bpm", "170", "spm", "Heart rate strap", "Foot pod"] {
      #expect(world.shows(text), "\(text)")
    }
    let point = world.recorded.points.last
    #expect(point?.heartRate == 151 && point?.cadence == 170)
    // Each goes its own way.
    world.says(.heartRate, .failed("lost"))
    #expect(world.connections[.runningSpeedAndCadence] != nil)
  }

  @Test("The person says what a foot pod counts, and it is known the next time")
  func pinned() {
    var world = SensorFlowTests.opened()
    world.send(.view(.sensors(.counted(.steps))))
    #expect(world.replica.settings(of: RunWorld.me).pods.isEmpty)
    world.send(.view(.sensors(.connected(.runningSpeedAndCadence))))
    world.says(.runningSpeedAndCadence, .text("Pod"))
    world.says(.runningSpeedAndCadence, .bytes([0x00, 0x00, 0x02, 110]))
    #expect(world.tells(220))
    world.send(.view(.sensors(.counted(.steps))))
    world.says(.runningSpeedAndCadence, .bytes([0x00, 0x00, 0x02, 110]))
    #expect(world.tells(110) && !world.tells(220))
    #expect(
      world.replica.settings(of: RunWorld.me).pods == [PodPin(name: "Pod", count: .steps)])
  }

  @Test("What a strap says is on the disk, and a page that is loaded again has it")
  func durable() {
    var world = RunWorld()
    world.load()
    world.send(.view(.sensors(.connected(.heartRate))))
    world.says(.heartRate, .text("H10"))
    world.run(seconds: 30, beats: 150)
    var next = world.reloaded(after: 2)
    #expect(world.recorded.points.count { point in point.heartRate == 150 } >= 28)
    next.send(.wentOn)
    #expect(next.tells(150) && next.shows("Heart rate strap"))
    next.seconds(20)
    #expect(next.shows("Not connected"))
  }

  @Test("While the page cannot be seen what is heard is written down now and then")
  func hidden() {
    var world = RunWorld()
    world.load()
    world.send(.view(.sensors(.connected(.heartRate))))
    world.says(.heartRate, .text("H10"))
    world.run(seconds: 30, beats: 150)
    world.send(.inner(.becameHidden))
    let rows = world.rows.count
    for _ in 0..<65 {
      world.pass(seconds: 1)
      world.beat(152)
    }
    #expect(world.rows.count == rows + 60)
    world.send(.inner(.becameVisible))
    #expect(world.recorded.points.count { point in point.heartRate == 152 } > 50)
  }

  @Test("Pages with sensors are drawn right in every state", arguments: Language.allCases)
  func pages(language: Language) {
    var world = SensorFlowTests.opened(language: language)
    func check(_ place: String) { #expect(markupFaults(in: world.page) == [], "\(place)") }
    check("nothing")
    for reason in ["unsupported", "insecure", "SecurityError", "NotFoundError"] {
      world.send(.view(.sensors(.connected(.heartRate))))
      world.says(.heartRate, .failed(reason))
      check(reason)
    }
    for service in BluetoothService.allCases {
      world.send(.view(.sensors(.connected(service))))
      check("connecting")
      world.says(service, .text("Sensor"))
      check("connected")
    }
    world.beat(150)
    check("heard")
    world.says(.heartRate, .failed("lost"))
    check("lost")
    world.send(.view(.went(.home)))
    world.send(.startWanted)
    check("arming")
    world.seconds(6, beats: 150)
    world.send(.started)
    world.seconds(6, beats: 150)
    check("running")
    world.seconds(8)
    check("old")
    world.send(.locked)
    check("locked")
    world.seconds(20)
    check("gone")
  }
}

extension RunWorld {
  /// Whether the page shows a number with its unit behind it.
  func tells(_ number: Int) -> Bool { shows(String(number) + "<span class=\"run-unit\"") }

  /// The rows of the journal on the disk, in their order.
  var rows: [RecorderRow] {
    let stored = disk.filter { table, _ in table.hasPrefix("journal.") }.values.flatMap { $0 }
    return stored.sorted { one, other in one.key < other.key }.compactMap { row in
      try? RecorderRow(text: row.value)
    }
  }

  /// What the disk knows of the run.
  var recorded: RunRecorder { RunRecorder(replaying: rows) }

  /// What a sensor answers.
  mutating func says(_ service: BluetoothService, _ reply: HostAnswer) {
    answer(connections[service], reply)
  }

  /// A strap's packet.
  mutating func beat(_ beats: UInt8) { says(.heartRate, .bytes([0x06, beats])) }

  /// Seconds of running with a strap.
  mutating func seconds(_ count: Int, beats: UInt8) {
    for _ in 0..<count {
      beat(beats)
      second()
    }
  }

  mutating func run(seconds count: Int, beats: UInt8) {
    send(.startWanted)
    seconds(6, beats: beats)
    send(.started)
    seconds(count, beats: beats)
  }
}
