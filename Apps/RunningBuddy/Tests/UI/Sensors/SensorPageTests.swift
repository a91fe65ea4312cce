import Calendar
import Core
import RunningBuddyDomain
import RunningBuddyUI
import TestKit
import Testing

@testable import RunningBuddyTestKit

@Suite("The page of sensors")
struct SensorPageTests {
  static func opened(language: Language = .english) -> RunWorld {
    var world = RunWorld(route: .sensors, language: language)
    world.load()
    return world
  }

  @Test("A strap is connected, shown with its age, and let go")
  func strap() {
    var world = SensorPageTests.opened()
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
    var world = SensorPageTests.opened()
    world.send(.view(.sensors(.connected(.heartRate))))
    world.says(.heartRate, .failed(reason))
    #expect(world.shows(words))
    #expect(world.shows("Connect a strap"))
    #expect(world.timers[RunWorld.strapTimer] == nil)
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
    var world = SensorPageTests.opened()
    world.send(.view(.sensors(.connected(.heartRate))))
    world.says(.heartRate, .text("H10"))
    world.says(.heartRate, .bytes(packet))
    #expect(world.shows(words))
    world.beat(150)
    #expect(world.tells(150) && world.shows("H10: Connected"))
  }

  @Test("The person says what a foot pod counts, and it is known the next time")
  func pinned() {
    var world = SensorPageTests.opened()
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

  @Test("Pages with sensors are drawn right in every state", arguments: Language.allCases)
  func pages(language: Language) {
    var world = SensorPageTests.opened(language: language)
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
