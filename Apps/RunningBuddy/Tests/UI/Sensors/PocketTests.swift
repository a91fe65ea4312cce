import Core
import RunningBuddyDomain
import RunningBuddyUI
import Testing

@testable import RunningBuddyTestKit

@Suite("Figures of a run in a pocket")
struct PocketTests {
  @Test("Steps go on, and heart rate and cadence are grey after 5 s and gone after 15 s")
  func figures() {
    var world = RunWorld()
    world.load()
    world.send(.view(.sensors(.connected(.heartRate))))
    world.says(.heartRate, .text("H10"))
    world.run(seconds: 5, beats: 150)
    world.send(.pocketed)
    #expect(world.shows("150 bpm"))
    #expect(!world.shows("spm"), "nobody has counted a step")
    #expect(world.state.released.contains(.unwatchMotion), "motion is still watched")
    let gait = Gait(.hand, cadence: 170, seconds: 30, hertz: 60, before: 0, after: 0, seed: 17)
    for second in 0..<30 {
      let batch = gait.samples.filter { sample in
        Int((sample.at - Gait.begin) / 1_000) == second
      }
      world.answer(world.sense, .file(name: "free", bytes: batch.flatMap { $0.bytes }))
      world.beat(152)
      world.second()
    }
    let cadence = world.recorded.sensors.cadence(at: world.recorded.at)?.number ?? 0
    #expect((166...174).contains(cadence))
    #expect(world.shows("152 bpm") && world.shows("\(cadence) spm"))
    #expect(!world.shows("run-dim figures soft"))
    // Nothing is heard any more.
    for _ in 0..<8 { world.second() }
    #expect(world.shows("152 bpm") && world.shows("run-dim figures soft"))
    for _ in 0..<9 { world.second() }
    #expect(world.shows("– bpm") && world.shows("– spm"))
  }
}
