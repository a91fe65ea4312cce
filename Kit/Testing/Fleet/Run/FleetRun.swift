import Core
import Sync

/// Which database the simulated server runs on.
public enum FleetStore: String, CaseIterable, Sendable {
  /// The model.
  case memory
  /// The production SQL, on SQLite in memory.
  case sqlite
}

/// One simulated world, from its seed.
public enum FleetRun {
  public static func run(
    seed: UInt64, planted: PlantedBug? = nil, store: FleetStore = .memory
  ) -> FleetReport {
    var dice = Dice(seed: seed ^ 0x5EED)
    let epoch: Epoch = dice.id()
    switch store {
    case .memory:
      let server = MemoryServer<NotebookDomain>(
        epoch: epoch, loader: NotebookDomain.load, planted: planted)
      var fleet = Fleet(seed: seed, epoch: epoch, server: server, planted: planted)
      return fleet.run(seed: seed)
    case .sqlite:
      do throws(FleetFailure) {
        let server = try SQLiteServer<NotebookTables>(epoch: epoch)
        var fleet = Fleet(seed: seed, epoch: epoch, server: server, planted: planted)
        return fleet.run(seed: seed)
      } catch {
        return FleetReport(
          seed: seed, violation: error.text, steps: 0, faults: 0, commands: 0, hash: 0, digest: 0,
          counters: [:])
      }
    }
  }
}
