import Sync
import TestKit
import Testing

/// Two apps, each with a client of its own, in the tabs of the same browsers: over one database and
/// one outbox, with everything that can go wrong around them.
@Suite struct TwoAppsFleetTests {
  @Test func promisesAreKept() {
    var batch = FleetBatch()
    batch.add(Array(1...40), of: .twoApps) { _ in false }
    print(batch.text)
    #expect(batch.failures == [])
    for name in FleetKind.twoApps.tallied { #expect(batch.tally[name, default: 0] > 0, "\(name)") }
  }

  @Test func aSeedTwiceIsTheSameWorld() {
    var batch = FleetBatch()
    batch.compare(FleetKind.twoApps.run(500, .memory), FleetKind.twoApps.run(500, .memory))
    #expect(batch.failures == [])
  }

  /// What the engine promises holds among clients that cannot read each other's commands.
  @Test(arguments: [
    PlantedBug.outboxDroppedWhenSent, .outboxClearedOnNewEpoch, .purgeIgnored, .tombstoneIgnored,
    .twoTabsDrain, .rejectionNotKept, .claimForgetsEarly, .noDeduplication, .epochKeptOnRestore,
  ])
  func anEnginesMistakeIsFoundAmongClients(bug: PlantedBug) {
    let seed = (UInt64(1)...200).first { seed in
      FleetRun.run(model: TwoAppsDomain.self, seed: seed, planted: bug).violation != nil
    }
    #expect(seed != nil, "\(bug.rawValue) survives 200 worlds")
  }
}
