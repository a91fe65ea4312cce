import Sync
import TestKit
import Testing

/// A simulator that finds nothing proves nothing: each mistake planted on purpose has to be found.
@Suite struct PlantedBugTests {
  @Test func thereAreEnough() {
    #expect(PlantedBug.allCases.count >= 25)
  }

  @Test(arguments: PlantedBug.allCases) func isFound(bug: PlantedBug) {
    let seed = (UInt64(1)...200).first { seed in
      FleetRun.run(seed: seed, planted: bug).violation != nil
    }
    #expect(seed != nil, "\(bug.rawValue) survives 200 worlds")
  }
}
