import Calendar
import Core
import Design
import RunningBuddyDomain
import RunningBuddyUI
import Sync
import TestKit
import Testing
import View

@testable import RunningBuddyTestKit

@Suite("The page of step lengths")
struct StrideScreenTests {
  private static func world(
    _ records: [StrideRecord] = [], language: Language = .english
  ) -> RunWorld {
    var world = RunWorld(route: .stride, language: language)
    for record in records { world.decide(.keepStride(record), world.moment()) }
    world.load()
    return world
  }

  @Test("It is drawn right whatever is known", arguments: Language.allCases)
  func drawn(language: Language) {
    let close = (0..<6).map { number in
      SomeStride.record(SomeStride.id(number), steps: 110 + number)
    }
    let found = SomeStride.record(SomeStride.id(30), run: RunID(high: 1, low: 1))
    let cases: [[StrideRecord]] = [
      [], [found], SomeStride.records, SomeStride.records + [found], close,
    ]
    for records in cases {
      let world = Self.world(records, language: language)
      #expect(markupFaults(in: world.page) == [], "\(records.count)")
      #expect(world.rejections.isEmpty)
    }
  }

  @Test("Defect 15, on the page: how many more are needed, then a step with how sure that is")
  func known() {
    #expect(Self.world().shows("5 more measurements needed"))
    #expect(Self.world(Array(SomeStride.records.prefix(4))).shows("1 more measurement needed"))
    let world = Self.world(SomeStride.records)
    for text in ["At 165 spm", "± 0.01 m", "R²", "From 5 measurements", "0.96 m", "104 steps"] {
      #expect(world.shows(text), "\(text)")
    }
    #expect(world.shows("180.0 spm") || world.shows("180.1 spm") || world.shows("179.9 spm"))
    let close = (0..<5).map { number in
      SomeStride.record(SomeStride.id(number), steps: 110 + number)
    }
    #expect(Self.world(close).shows("Measure once more at a clearly slower"))
  }

  @Test("A measurement is deleted, and comes back with one button")
  func deleting() {
    var world = Self.world(SomeStride.records)
    let id = SomeStride.records[4].id
    world.send(.view(.stride(.deleted(id))))
    #expect(world.replica.stride(id) == nil)
    #expect(world.shows("Measurement deleted") && world.shows("1 more measurement needed"))
    world.send(.view(.noticeUndone(1)))
    #expect(world.replica.strides == SomeStride.records.reversed())
    #expect(world.rejections.isEmpty)
  }

  @Test("Settings lead there, and Back leads to settings")
  func places() {
    var world = RunWorld(route: .settings)
    world.load()
    #expect(world.shows("Step length"))
    world.send(.view(.went(.stride)))
    #expect(world.shows("Measure 100 m"))
    world.send(.view(.closed))
    #expect(world.state.route == .settings)
  }

  @Test("While a run is recorded nothing is measured")
  func recording() {
    var world = RunWorld()
    world.load()
    world.run(seconds: 20)
    world.send(.view(.went(.stride)))
    #expect(world.shows("Finish the run that is being recorded first."))
    world.send(.view(.stride(.measureWanted)))
    #expect(!world.shows("Waiting for a good GPS signal"))
    #expect(world.watch != nil && world.isAwake)
  }

  @Test("Leaving the page ends a bout, and nothing is held any more")
  func leaving() {
    var world = Self.world()
    world.send(.view(.stride(.measureWanted)))
    #expect(world.watch != nil && world.isAwake)
    #expect(world.shows("Waiting for a good GPS signal"))
    world.seconds(3)
    #expect(world.shows("3/5"))
    world.send(.view(.closed))
    #expect(world.watch == nil && !world.isAwake)
    world.send(.view(.went(.stride)))
    #expect(world.shows("5 more measurements needed"))
  }

  @Test("A place that is not told is explained there, too")
  func denied() {
    var world = Self.world()
    world.send(.view(.stride(.measureWanted)))
    world.answer(world.watch, .failed("denied"))
    #expect(world.shows("Location access is blocked"))
    world.send(.view(.stride(.permissionExplained)))
    #expect(world.shows("run-place") && markupFaults(in: world.page) == [])
    world.send(.view(.stride(.permissionRetried)))
    #expect(!world.shows("run-place"))
    world.seconds(6)
    #expect(world.shows("Ready"))
  }

  @Test("Somebody runs 100 m with the phone in a hand, and keeps what came of it")
  func measured() throws {
    var world = Self.world(Array(SomeStride.records.prefix(4)))
    world.send(.view(.stride(.measureWanted)))
    Self.run(&world)
    #expect(world.shows("100 m measured") && world.cues == 1)
    world.send(.view(.stride(.kept)))
    #expect(world.rejections.isEmpty && world.shows("Measurement saved"))
    let record = try #require(world.replica.strides.first)
    // Three metres and three steps a second.
    #expect(abs(record.length - 1) < 0.05 && abs(record.cadence - 180) < 8)
    #expect(world.replica.strides.count == 5 && !world.shows("measurement needed"))
    #expect(world.watch == nil && world.sense == nil && !world.isAwake)
    world.send(.view(.noticeUndone(1)))
    #expect(world.replica.strides.count == 4)
  }

  @Test("What was measured and dismissed comes back with one button")
  func dismissed() {
    var world = Self.world()
    world.send(.view(.stride(.measureWanted)))
    Self.run(&world)
    #expect(world.shows("100 m measured"))
    if let action = closing(RunFeature.view(world.state)) { world.send(action) }
    #expect(world.shows("Measurement discarded") && world.replica.strides.isEmpty)
    world.send(.view(.noticeUndone(1)))
    #expect(world.replica.strides.count == 1)
  }

  /// Runs with the phone in a hand until there is a result, and starts on the way.
  private static func run(_ world: inout RunWorld) {
    let gait = Gait(.hand, cadence: 180, seconds: 90, hertz: 50, before: 0, after: 0, seed: 3)
    for second in 0..<90 where !world.shows("run-bout-result") {
      let from = Gait.begin + Int64(second) * 1_000
      let samples = gait.samples.filter { sample in (from..<from + 1_000).contains(sample.at) }
      world.answer(world.sense, .file(name: "free", bytes: samples.flatMap(\.bytes)))
      world.second()
      world.fire("run.stride")
      if second == 25 {
        #expect(world.shows("run-bout-start"))
        world.send(.view(.stride(.started)))
        #expect(world.shows("Starting in"))
      }
      if second == 40 { #expect(world.shows(" spm")) }
      #expect(markupFaults(in: world.page) == [], "\(second)")
    }
  }

  @Test("Defect 12, on the page: without motion it says so, and why a bout failed")
  func motionless() {
    var world = Self.world()
    world.send(.view(.stride(.measureWanted)))
    world.answer(world.sense, .failed("unsupported"))
    #expect(world.shows("count steps here"))
    world.seconds(20)
    world.send(.view(.stride(.started)))
    for _ in 0..<60 where !world.shows("run-bout-result") {
      world.second()
      world.fire("run.stride")
    }
    #expect(world.shows("The device counted no steps"))
    #expect(markupFaults(in: world.page) == [])
    world.send(.view(.stride(.repeated)))
    #expect(world.shows("run-bout-start"))
    world.send(.view(.stride(.cancelled)))
    #expect(world.watch == nil && world.shows("Measure 100 m"))
  }

  @Test("Somebody else's measurements are never seen: defect 3 of the original")
  func strangers() {
    let mine = Self.world(SomeStride.records)
    #expect(mine.shows("From 5 measurements"))
    // Whoever signs in next is shown what their own database has.
    var theirs = RunWorld(route: .stride)
    theirs.load()
    #expect(theirs.shows("5 more measurements needed") && !theirs.shows("104 steps"))
  }
}

extension MotionSample {
  /// As the host gives them.
  fileprivate var bytes: [UInt8] {
    let numbers = [
      acceleration.x, acceleration.y, acceleration.z, rotation.x, rotation.y, rotation.z,
    ]
    let time = UInt32(truncatingIfNeeded: at)
    return (0..<4).map { index in UInt8(truncatingIfNeeded: time >> (8 * UInt32(index))) }
      + numbers.flatMap { number in
        let bits = UInt16(bitPattern: number)
        return [UInt8(truncatingIfNeeded: bits), UInt8(truncatingIfNeeded: bits >> 8)]
      }
  }
}
