import Core
import RunningBuddyDomain
import RunningBuddyUI
import TestKit
import Testing

@testable import RunningBuddyTestKit

@Suite("Steps while a run is recorded")
struct LiveMotionTests {
  /// A gait as the host tells it: a batch each second.
  static func batches(
    _ carried: Carrying = .hand, seconds: Int = 30, gravity: Bool = false
  ) -> [[UInt8]] {
    let gait = Gait(
      carried, cadence: 170, seconds: seconds, hertz: 60, before: 0, after: 0, gravity: gravity,
      seed: 17)
    var batches: [[UInt8]] = Array(repeating: [], count: seconds)
    for sample in gait.samples {
      batches[Int((sample.at - Gait.begin) / 1_000)] += sample.bytes
    }
    return batches
  }

  /// A run under way, whose motion was told so many seconds.
  private static func running(
    _ batches: [[UInt8]], kind: String = "free", decimetres: Int = 30,
    in first: RunWorld = RunWorld()
  ) -> RunWorld {
    var world = first
    world.load()
    world.run(seconds: 3)
    for batch in batches {
      world.answer(world.sense, .file(name: kind, bytes: batch))
      world.second(decimetres: decimetres)
    }
    return world
  }

  /// What was written of motion.
  private static func seconds(_ world: RunWorld) -> [MotionSecond] {
    world.disk.filter { table, _ in table.hasPrefix("journal.") }
      .flatMap { _, rows in rows.map { key, text in (key: key, text: text) } }
      .sorted { one, other in one.key < other.key }
      .compactMap { row in
        guard case .motion(let second) = (try? RecorderRow(text: row.text))?.event else {
          return nil
        }
        return second
      }
  }

  @Test("Each second's steps and cadence are written with the second", arguments: [false, true])
  func written(_ hasGravity: Bool) {
    let world = Self.running(
      Self.batches(gravity: hasGravity), kind: hasGravity ? "gravity" : "free")
    let seconds = Self.seconds(world)
    #expect((28...30).contains(seconds.count))
    #expect((seconds.suffix(10).map { second in second.cadence ?? 0 }.min() ?? 0) >= 166)
    #expect((seconds.suffix(10).map { second in second.cadence ?? 0 }.max() ?? 0) <= 174)
    let steps = seconds.reduce(0) { sum, second in sum + second.steps }
    #expect((70...88).contains(steps))
    // A second is one write, whatever is in it.
    #expect(world.disk.values.reduce(0) { sum, rows in sum + rows.count } < 90)
  }

  @Test("Motion is watched from getting ready to the end, and let go of")
  func watched() {
    var world = RunWorld()
    world.load()
    #expect(world.sense == nil)
    world.send(.startWanted)
    #expect(world.sense != nil)
    #expect(world.shows("Waiting…"))
    world.answer(world.sense, .file(name: "free", bytes: Self.batches(seconds: 1)[0]))
    #expect(world.shows("Counted by this phone"))
    world.seconds(6)
    world.send(.started)
    world.seconds(10)
    #expect(world.sense != nil)
    #expect(world.state.released.contains(.unwatchMotion))
    world.send(.finished)
    #expect(world.sense == nil)
    #expect(!world.state.released.contains(.unwatchMotion))
  }

  @Test("Where a browser wants a tap, the one that starts the run is one")
  func tapped() {
    var world = RunWorld()
    world.load()
    world.send(.startWanted)
    world.answer(world.sense, .failed("NotAllowedError"))
    world.sense = nil
    world.seconds(6)
    #expect(world.sense == nil, "nobody is asked without a tap")
    #expect(world.shows("Not allowed yet"))
    world.send(.started)
    #expect(world.sense != nil)
    world.answer(world.sense, .failed("NotAllowedError"))
    #expect(world.shows("run-count"))
    world.sense = nil
    world.send(.motionAllowed)
    #expect(world.sense != nil)
    #expect(!world.shows("run-count"))
  }

  @Test(
    "What is missing is said before the run",
    arguments: [
      ("denied", "Motion access is blocked"), ("insecure", "Only over HTTPS"),
      ("unsupported", "No motion sensor"), ("TypeError", "No motion sensor"),
    ])
  func missing(_ reason: String, _ words: String) {
    var world = RunWorld()
    world.load()
    world.send(.startWanted)
    world.answer(world.sense, .failed(reason))
    #expect(world.shows(words))
    world.sense = nil
    world.seconds(6)
    world.send(.started)
    world.seconds(3)
    #expect(world.sense == nil)
    // On the way only what somebody can do something about.
    #expect(world.shows("Steps: " + words) == (reason == "denied"))
  }

  @Test("Who wants no steps is not sensed")
  func unwanted() {
    var world = RunWorld()
    world.load()
    world.send(.view(.setting(.countsSteps(false))))
    world.run(seconds: 3)
    #expect(world.sense == nil)
    #expect(!world.shows("Steps"))
    world.send(.view(.setting(.countsSteps(true))))
    #expect(world.sense != nil)
  }

  @Test("On the ankle each step of the foot counts twice")
  func ankle() {
    var world = RunWorld()
    world.load()
    world.send(.view(.setting(.carried(.ankle))))
    let told = Self.seconds(Self.running(Self.batches(.ankle), in: world))
    #expect((told.suffix(10).map { second in second.cadence ?? 0 }.min() ?? 0) >= 166)
    #expect((told.suffix(10).map { second in second.cadence ?? 0 }.max() ?? 0) <= 174)
  }

  /// A run of half a minute, over, whose raw motion was kept.
  private static func kept(isFull: Bool = false) -> RunWorld {
    var world = RunWorld()
    world.load()
    world.send(.view(.setting(.keepsMotion(true))))
    world = Self.running(Self.batches(), in: world)
    world.isDiskFull = isFull
    for batch in Self.batches(seconds: 12) {
      world.answer(world.sense, .file(name: "free", bytes: batch))
    }
    return world
  }

  @Test("Raw motion is kept until the run is saved, and given out as a table")
  func rawMotion() throws {
    var world = Self.kept()
    #expect(world.disk.keys.contains { table in table.hasPrefix("~motion.") })
    world.send(.finished)
    #expect(world.shows("run-motion-file"))
    world.send(.motionExported)
    let file = try #require(world.saved.last)
    #expect(file.name.hasPrefix("SensorData_2026-09-2"))
    let lines = String(decoding: file.bytes, as: UTF8.self).split(separator: "\n")
    #expect(lines.first.map(String.init) == MotionCSV.header)
    // 20 a second of 42 s, and the first line.
    #expect((800...841).contains(lines.count))
    world.send(.view(.form(.sent)))
    #expect(world.disk.isEmpty)
  }

  @Test("Nothing raw is kept unless it is wanted")
  func noRawMotion() {
    var world = Self.running(Self.batches())
    #expect(!world.disk.keys.contains { table in table.hasPrefix("~") })
    world.send(.finished)
    #expect(!world.shows("run-motion-file"))
    world.send(.motionExported)
    #expect(world.saved.isEmpty)
    #expect(world.shows("No raw motion was kept"))
  }

  @Test("Where the disk is full, raw motion is the first to go")
  func full() {
    var world = Self.kept(isFull: true)
    #expect(world.shows("No room for raw motion"))
    world.isDiskFull = false
    for batch in Self.batches(seconds: 12) {
      world.answer(world.sense, .file(name: "free", bytes: batch))
    }
    world.seconds(2)
    #expect(Self.seconds(world).count > 20, "the run is recorded")
  }

  @Test("Who runs on the spot is not paused")
  func onTheSpot() {
    let standing = Self.running(Array(repeating: [], count: 30), decimetres: 0)
    #expect(standing.shows("Auto-paused"))
    let running = Self.running(Self.batches(), decimetres: 0)
    #expect(!running.shows("Auto-paused"))
  }

  @Test("A page that is not seen lets the watch be")
  func hidden() {
    var world = Self.running(Self.batches(seconds: 5))
    world.send(.inner(.becameHidden))
    #expect(world.sense != nil)
    world.pass(seconds: 60)
    world.send(.inner(.becameVisible))
    #expect(world.sense != nil)
  }
}
