import TestKit

/// `make simulate`.
public enum Simulate {
  /// The worlds it lives through: those of the engine with one client and with several, match days,
  /// and golfers' rounds.
  static let kinds: [FleetKind] = [
    .notebook, .twoApps, FleetKind(MatchDayTables.self, interval: 25, tallied: MatchDay.tallied),
    FleetKind(RoundDayTables.self, interval: 25, tallied: RoundDay.tallied),
  ]

  /// Runs that many seeds from `first` on, or the one of `seed`. The report is for people.
  public static func run(
    seeds: Int, from first: UInt64, seed: UInt64?
  ) -> (report: String, success: Bool) {
    Simulation.main(seeds: seeds, from: first, seed: seed, kinds: kinds)
  }
}
