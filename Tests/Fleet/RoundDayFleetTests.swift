import Lab
import Sync
import TestKit
import Testing

/// Golfers who form rounds, with everything that can go wrong around them.
@Suite struct RoundDayFleetTests {
  private static let kind = FleetKind(
    RoundDayTables.self, interval: 1, tallied: RoundDay.tallied)

  @Test func promisesAreKept() {
    var batch = FleetBatch()
    batch.add(Array(1...16), of: Self.kind) { seed in seed % 8 == 0 }
    print(batch.text)
    #expect(batch.failures == [])
    for name in RoundDay.tallied { #expect(batch.tally[name, default: 0] > 0, "\(name)") }
  }

  @Test func aSeedTwiceIsTheSameWorld() {
    var batch = FleetBatch()
    batch.compare(Self.kind.run(500, .memory), Self.kind.run(500, .memory))
    #expect(batch.failures == [])
  }

  /// A simulator that finds nothing proves nothing.
  @Test(arguments: RoundDayMistake.allCases) func isFound(mistake: RoundDayMistake) {
    let seed = (UInt64(1)...200).first { seed in
      RoundDay.$mistake.withValue(mistake) {
        FleetRun.run(RoundDayTables.self, seed: seed).violation != nil
      }
    }
    #expect(seed != nil, "\(mistake.rawValue) survives 200 worlds")
  }

  /// What the engine promises of scopes holds for rounds as it does for anything shared.
  @Test(arguments: [
    PlantedBug.leaveWithoutPurge, .joinWithoutSnapshot, .purgeIgnored, .rejectionNotKept,
  ])
  func anEnginesMistakeIsFoundInRounds(bug: PlantedBug) {
    let seed = (UInt64(1)...200).first { seed in
      FleetRun.run(RoundDayTables.self, seed: seed, planted: bug).violation != nil
    }
    #expect(seed != nil, "\(bug.rawValue) survives 200 worlds")
  }
}
