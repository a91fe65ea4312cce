import Lab
import Sync
import TestKit
import Testing

/// People who record matches together, with everything that can go wrong around them.
@Suite struct MatchDayFleetTests {
  private static let kind = FleetKind(
    MatchDayTables.self, interval: 1, tallied: MatchDay.tallied)

  @Test func promisesAreKept() {
    var batch = FleetBatch()
    batch.add(Array(1...30), of: Self.kind) { seed in seed % 8 == 0 }
    // What is rare has happened after some worlds more.
    var seed: UInt64 = 31
    while seed < 100, MatchDay.tallied.contains(where: { name in batch.tally[name] == nil }) {
      batch.add([seed], of: Self.kind) { _ in false }
      seed += 1
    }
    print(batch.text)
    #expect(batch.failures == [])
    for name in MatchDay.tallied { #expect(batch.tally[name, default: 0] > 0, "\(name)") }
  }

  @Test func aSeedTwiceIsTheSameWorld() {
    var batch = FleetBatch()
    batch.compare(Self.kind.run(500, .memory), Self.kind.run(500, .memory))
    #expect(batch.failures == [])
  }

  /// A simulator that finds nothing proves nothing.
  @Test(arguments: MatchDayMistake.allCases) func isFound(mistake: MatchDayMistake) {
    let seed = (UInt64(1)...200).first { seed in
      MatchDay.$mistake.withValue(mistake) {
        FleetRun.run(MatchDayTables.self, seed: seed).violation != nil
      }
    }
    #expect(seed != nil, "\(mistake.rawValue) survives 200 worlds")
  }

  /// What the engine promises of scopes holds for matches as it does for anything shared.
  @Test(arguments: [
    PlantedBug.sharedHeadsUnsaid, .leaveWithoutPurge, .joinWithoutSnapshot, .purgeIgnored,
    .noDeduplication, .rejectionNotKept,
  ])
  func anEnginesMistakeIsFoundInMatches(bug: PlantedBug) {
    let seed = (UInt64(1)...200).first { seed in
      FleetRun.run(MatchDayTables.self, seed: seed, planted: bug).violation != nil
    }
    #expect(seed != nil, "\(bug.rawValue) survives 200 worlds")
  }
}
