import Sync
import TestKit
import Testing

/// A simulator that finds nothing proves nothing: each mistake planted on purpose has to be found.
@Suite struct PlantedBugTests {
  @Test func thereAreEnough() {
    #expect(PlantedBug.allCases.count >= 25)
  }

  /// For what few worlds show, one that did: the search begins there, and goes on with the others.
  private static let shown: [PlantedBug: UInt64] = [
    .syncsBeforeWhole: 34, .settledSavedAgain: 71, .dependantsApplied: 110, .settledComesBack: 27,
  ]

  /// Those above the engine are found by ``ShellFleetTests``.
  @Test(arguments: PlantedBug.allCases.filter { bug in !bug.needsShell })
  func isFound(bug: PlantedBug) {
    let seed = ([Self.shown[bug] ?? 1] + (1...200)).first { seed in
      FleetRun.run(seed: seed, planted: bug).violation != nil
    }
    #expect(seed != nil, "\(bug.rawValue) survives 200 worlds")
  }
}
