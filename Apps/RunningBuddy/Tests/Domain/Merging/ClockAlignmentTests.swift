import Core
import RunningBuddyDomain
import Testing
import Tracks

@testable import RunningBuddyTestKit

@Suite("Clocks of two devices, aligned by speed")
struct ClockAlignmentTests {
  static let walk = RunWalk(.park, seconds: 1_200, seed: 1)
  static let phone = SomeWatch.phone(walk)

  private func found(
    _ walk: RunWalk = ClockAlignmentTests.walk, phone: RunRecording? = nil,
    _ change: (inout SomeWatch) -> Void = { _ in }
  ) -> Result<ClockAlignment, MergeFault> {
    var watch = SomeWatch(walk)
    change(&watch)
    do throws(MergeFault) {
      return .success(try watch.aligned(to: phone ?? ClockAlignmentTests.phone))
    } catch { return .failure(error) }
  }

  private func fault(_ found: Result<ClockAlignment, MergeFault>) -> MergeFault? {
    if case .failure(let fault) = found { return fault }
    return nil
  }

  @Test(
    "Any offset up to two minutes is found within a second",
    arguments: [-1_200, -873, -600, -304, -37, -10, 0, 4, 120, 451, 777, 1_196, 1_200],
    RunWalk.Course.allCases)
  func offsets(ahead: Int, course: RunWalk.Course) throws {
    let walk = RunWalk(course, seconds: 1_200, seed: 2)
    let found = try found(walk, phone: SomeWatch.phone(walk)) { watch in watch.ahead = ahead }.get()
    #expect(abs(found.ahead - ahead) <= 10)
    #expect(found.likeness > 0.9)
  }

  @Test("A clock that is 400 ms off is no more than half a second off afterwards")
  func skew() throws {
    for seed in 1...5 {
      let walk = RunWalk(.grid, seconds: 1_800, seed: seed)
      let found = try found(walk, phone: SomeWatch.phone(walk)) { watch in watch.ahead = 4 }.get()
      #expect(abs(found.ahead - 4) <= 5, "\(seed)")
    }
  }

  @Test("A watch that paused, that has gaps, or that was started late is aligned all the same")
  func holes() throws {
    let stops = [300..<360]
    let walk = RunWalk(.park, seconds: 1_200, stops: stops, seed: 3)
    let phone = SomeWatch.phone(walk)
    let changes: [(inout SomeWatch) -> Void] = [
      { watch in watch.pauses = stops },
      { watch in watch.gaps = [100..<150, 500..<640, 900..<901] },
      { watch in watch.from = 500 },
      { watch in watch.to = 700 },
      { watch in watch.hasPlaces = false },
    ]
    for change in changes {
      let found = try found(walk, phone: phone) { watch in
        watch.ahead = -650
        change(&watch)
      }.get()
      #expect(abs(found.ahead + 650) <= 10)
    }
  }

  @Test("A phone with gaps, and one whose filter is late, are aligned too")
  func phones() throws {
    let walk = RunWalk(.park, seconds: 1_200, seed: 4)
    let holey = SomeWatch.phone(walk, missing: [200..<380, 700..<760])
    #expect(
      abs(try found(walk, phone: holey) { watch in watch.ahead = 70 }.get().ahead - 70) <= 10)
    let fixes = walk.fixes(accuracy: 5, .full, seed: 8)
    let recording = try #require(RunRecorder(fixes).recording())
    let found = try found(walk, phone: recording) { watch in watch.ahead = -300 }.get()
    #expect(abs(found.ahead + 300) <= 30)
  }

  @Test("Another run of the same length, at the same time, is refused", arguments: 1...8)
  func otherRun(seed: Int) {
    let other = RunWalk(.grid, seconds: 1_200, seed: seed + 100)
    // By chance it may be most alike where the clock would be off by more.
    let fault = fault(found(other))
    #expect(fault == .otherRun || fault == .otherTime)
  }

  @Test("Another time, or a clock that is off by more, is refused")
  func otherTime() {
    for ahead in [-1_400, 1_300, 36_000, -864_000] {
      #expect(fault(found { watch in watch.ahead = ahead }) == .otherTime, "\(ahead)")
    }
    // Of less than two minutes nothing can be told.
    #expect(fault(found { watch in watch.to = watch.from + 100 }) == .otherTime)
  }

  @Test("Of a track without a way, or with one speed, nothing can be told")
  func nothing() {
    var still = ClockAlignmentTests.phone
    for index in still.points.indices {
      still.points[index].place = nil
      still.points[index].path = nil
    }
    #expect(fault(found(phone: still)) == .noTrack)
    #expect(
      fault(
        found { watch in
          watch.gaps = [0..<2_000]
        }) == .noWay)
    var even = ClockAlignmentTests.phone
    for index in even.points.indices { even.points[index].path = index * 30 }
    #expect(fault(found(phone: even)) == .otherRun)
  }

  @Test("Three hours take no time to speak of")
  func cost() throws {
    let walk = RunWalk(.track, seconds: 10_800, seed: 6)
    let (phone, watch) = (SomeWatch.phone(walk), SomeWatch(walk).recording())
    let clock = ContinuousClock()
    let time = try clock.measure {
      _ = try ClockAlignment.find(phone, watch, apart: 200)
    }
    // Under 100 ms in a release build on an idle machine; tests run without either.
    #expect(time < .seconds(10))
  }
}
