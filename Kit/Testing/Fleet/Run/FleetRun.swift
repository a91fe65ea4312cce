import Core
import Store
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
  /// The notebook; for a mistake that needs several clients, the two apps.
  public static func run(
    seed: UInt64, planted: PlantedBug? = nil, store: FleetStore = .memory
  ) -> FleetReport {
    if let planted, planted.needsClients {
      return run(model: TwoAppsDomain.self, seed: seed, planted: planted)
    }
    return run(NotebookTables.self, seed: seed, planted: planted, store: store)
  }

  /// The same with a domain that has no tables, on the model.
  public static func run<Domain: FleetDomain>(
    model _: Domain.Type, seed: UInt64, planted: PlantedBug? = nil
  ) -> FleetReport {
    var dice = Dice(seed: seed ^ 0x5EED)
    let epoch: Epoch = dice.id()
    let server = MemoryServer<Domain>(epoch: epoch, loader: Domain.load, planted: planted)
    var fleet = Fleet(seed: seed, epoch: epoch, server: server, planted: planted)
    return fleet.run(seed: seed)
  }

  /// The same with the domain of these tables.
  public static func run<Tables: EntityTables>(
    _: Tables.Type, seed: UInt64, planted: PlantedBug? = nil, store: FleetStore = .memory
  ) -> FleetReport where Tables.Domain: FleetDomain {
    switch store {
    case .memory: return run(model: Tables.Domain.self, seed: seed, planted: planted)
    case .sqlite:
      var dice = Dice(seed: seed ^ 0x5EED)
      let epoch: Epoch = dice.id()
      do throws(FleetFailure) {
        let server = try SQLiteServer<Tables>(epoch: epoch)
        var fleet = Fleet(seed: seed, epoch: epoch, server: server, planted: planted)
        return fleet.run(seed: seed)
      } catch {
        return FleetReport(
          seed: seed, violation: error.text, steps: 0, faults: 0, commands: 0, hash: 0, digest: 0,
          counters: [:], tally: [:])
      }
    }
  }
}
