import Store
import Sync

/// A kind of world to simulate: which domain its people use.
public struct FleetKind: Sendable {
  /// Of so many seeds in a batch one is lived through.
  public let interval: UInt64
  /// What its domain counts, and what must have happened in a batch of 32 such worlds and more.
  public let tallied: [String]
  public let run: @Sendable (_ seed: UInt64, _ store: FleetStore) -> FleetReport

  public init<Tables: EntityTables>(
    _ tables: Tables.Type, interval: UInt64, tallied: [String]
  ) where Tables.Domain: FleetDomain {
    self.interval = interval
    self.tallied = tallied
    run = { seed, store in FleetRun.run(Tables.self, seed: seed, store: store) }
  }

  /// A domain that has no tables: the model stands in for every store.
  public init<Domain: FleetDomain>(model _: Domain.Type, interval: UInt64, tallied: [String]) {
    self.interval = interval
    self.tallied = tallied
    run = { seed, _ in FleetRun.run(model: Domain.self, seed: seed) }
  }

  /// Two apps, each with a client of its own, on the devices of the same people.
  public static let twoApps = FleetKind(
    model: TwoAppsDomain.self, interval: 4, tallied: TwoAppsDomain.tallied)

  /// The engine's own: a small app that does everything the engine allows.
  public static let notebook = FleetKind(NotebookTables.self, interval: 1, tallied: [])
}
