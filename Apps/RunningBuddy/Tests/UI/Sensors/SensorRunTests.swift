import Core
import RunningBuddyDomain
import RunningBuddyUI
import Testing
import Tracks

@testable import RunningBuddyTestKit

@Suite("Sensors in a run")
struct SensorRunTests {
  @Test("A lost strap is tried again after 1, 2, 4, 8, 16, 30 and 30 s, and the run goes on")
  func lost() throws {
    var world = RunWorld()
    world.load()
    world.state.body.greatest = 190
    world.send(.view(.sensors(.connected(.heartRate))))
    world.says(.heartRate, .text("H10"))
    world.run(seconds: 60, beats: 150)
    #expect(world.tells(150) && world.shows("Zone 3"))
    let before = world.recorded.points.count
    world.says(.heartRate, .failed("lost"))
    #expect(world.tells(150), "the last value is still live")
    for _ in 0..<7 {
      world.seconds(5)
      world.fire(RunWorld.strapTimer)
      world.says(.heartRate, .failed("NetworkError"))
    }
    #expect(
      world.waits[RunWorld.strapTimer]
        == [1, 2, 4, 8, 16, 30, 30, 30].map { seconds in seconds * 1_000 })
    #expect(world.shows("Connection lost, reconnecting…"))
    #expect(!world.tells(150) && !world.shows("Zone 3"))
    #expect(world.recorded.points.count == before + 35)

    world.fire(RunWorld.strapTimer)
    world.says(.heartRate, .text("H10"))
    world.seconds(2, beats: 155)
    #expect(world.tells(155))
    // The next time begins with a second again.
    world.says(.heartRate, .failed("lost"))
    #expect(world.waits[RunWorld.strapTimer]?.last == 1_000)
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

  @Test("A page that is seen again tries at once what was lost, and only that")
  func seenAgain() {
    var world = SensorPageTests.opened()
    for service in BluetoothService.allCases {
      world.send(.view(.sensors(.connected(service))))
      world.says(service, .text("Sensor"))
    }
    world.says(.heartRate, .failed("lost"))
    world.send(.inner(.becameHidden))
    world.send(.inner(.becameVisible))
    #expect(world.connects == [.heartRate: 2, .runningSpeedAndCadence: 1])
    world.says(.heartRate, .text("Sensor"))
    // The timer of before comes too late.
    world.fire(RunWorld.strapTimer)
    #expect(world.connects[.heartRate] == 2)
  }
}
