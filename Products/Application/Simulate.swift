import TestKit

/// `fieldday simulate`.
public enum Simulate {
  /// Runs that many fleets, or the one of `seed`. The report is for people.
  public static func run(seeds: Int, seed: UInt64?) -> (report: String, success: Bool) {
    Simulation.main(seeds: seeds, seed: seed)
  }
}
