import Sync
import Testing

@Suite("Pages of several clients in one browser, while people come and go")
struct ShellFleetTests {
  @Test("everybody is shown what is theirs, and nothing is enacted twice")
  func promisesAreKept() {
    var tally: [String: Int] = [:]
    for seed in UInt64(1)...40 {
      var world = ShellWorld(seed: seed)
      world.live()
      #expect(world.violation == nil, "seed \(seed)")
      tally.merge(world.tally) { one, other in one + other }
    }
    for name in ShellWorld.tallied { #expect(tally[name, default: 0] > 0, "\(name)") }
  }

  /// A simulator that finds nothing proves nothing.
  @Test(arguments: PlantedBug.allCases.filter { bug in bug.needsShell })
  func isFound(bug: PlantedBug) {
    let seed = (UInt64(1)...200).first { seed in
      var world = ShellWorld(seed: seed, planted: bug)
      world.live()
      return world.violation != nil
    }
    #expect(seed != nil, "\(bug.rawValue) survives 200 worlds")
  }
}
