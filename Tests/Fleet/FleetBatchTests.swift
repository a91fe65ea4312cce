import Sync
import TestKit
import Testing

/// Whole worlds with everything that can go wrong in them.
@Suite struct FleetBatchTests {
  /// A few; `make test` lives through 200 of them, with `make simulate`.
  @Test func promisesAreKept() {
    var batch = FleetBatch()
    batch.add(Array(1...16)) { seed in seed % 8 == 0 }
    print(batch.text)
    #expect(batch.failures == [])
    #expect(batch.faults >= 5_000)
  }

  @Test func aSeedTwiceIsTheSameWorld() {
    for seed in UInt64(500)..<510 {
      let once = FleetRun.run(seed: seed)
      let again = FleetRun.run(seed: seed)
      #expect(once.hash == again.hash)
      #expect(once.digest == again.digest)
      #expect(once.steps == again.steps)
    }
  }

  @Test func aBatchSaysWhenASeedTwiceIsNotTheSameWorld() {
    var batch = FleetBatch()
    batch.compare(FleetRun.run(seed: 500), FleetRun.run(seed: 500))
    #expect(batch.failures.isEmpty)
    batch.compare(FleetRun.run(seed: 500), FleetRun.run(seed: 501))
    #expect(batch.failures.count == 1)
    #expect(batch.text.contains("FAILED seed 500"))
  }

  @Test func differentSeedsAreDifferentWorlds() {
    let hashes = (UInt64(1)...10).map { seed in FleetRun.run(seed: seed).hash }
    #expect(Set(hashes).count == 10)
  }

  /// Seeds that once found a real mistake.
  @Test(arguments: RegressionSeeds.all) func onceFailingSeedPasses(seed: UInt64) {
    #expect(FleetRun.run(seed: seed).violation == nil)
    #expect(FleetRun.run(seed: seed, store: .sqlite).violation == nil)
  }

  @Test func theCommandReportsWhatItDid() {
    let (report, success) = Simulation.main(seeds: 3)
    #expect(success)
    #expect(report.contains("every promise was kept"))
    #expect(Simulation.main(seeds: 1, seed: 77).success)
  }
}

/// Worlds in which something was wrong once: commands of two tabs out of order, the same command
/// sent by two copies of a profile, a command saved by a tab that ended before it could tell, one
/// written again by a tab that had slept while it was settled.
enum RegressionSeeds {
  static let all: [UInt64] = [3, 13, 20, 35, 75, 102, 208, 218, 302, 394, 3567]
}
