import Sync

/// What `fieldday simulate` runs: many worlds, a summary, and whether every promise was kept.
public enum Simulation {
  /// Simulates `seeds` worlds from seed 1, or the one world of `seed`, on both storages and
  /// compares them.
  ///
  /// Fails when a promise is broken, when the storages differ, when the first seed run twice is not
  /// the same, or, in a batch of 100 worlds and more, when something interesting never happened.
  public static func main(seeds: Int, seed: UInt64? = nil) -> (report: String, success: Bool) {
    let list = seed.map { seed in [seed] } ?? (1...UInt64(max(1, seeds))).map { seed in seed }
    var batch = FleetBatch()
    for seed in list { batch.add(seed, checksSQL: list.count < 20 || seed % 8 == 0) }
    if let first = list.first {
      batch.compare(FleetRun.run(seed: first), FleetRun.run(seed: first))
    }
    if list.count >= 100 { batch.checkCounters() }
    return (batch.text, batch.failures.isEmpty)
  }
}

/// The sum of many runs.
public struct FleetBatch: Sendable {
  public private(set) var runs = 0
  public private(set) var steps = 0
  public private(set) var faults = 0
  public private(set) var commands = 0
  public private(set) var counters: [Sometimes: Int] = [:]
  /// What went wrong, one sentence each.
  public private(set) var failures: [String] = []

  public init() {}

  /// Runs one seed; with `checksSQL` once more on the production storage, which must come to the
  /// same.
  public mutating func add(_ seed: UInt64, checksSQL: Bool) {
    let report = FleetRun.run(seed: seed)
    add(report)
    guard checksSQL else { return }
    let other = FleetRun.run(seed: seed, store: .sqlite)
    add(other)
    if other.hash != report.hash || other.digest != report.digest {
      failures.append("seed \(seed): the SQL storage behaves otherwise than the model")
    }
  }

  public mutating func add(_ report: FleetReport) {
    runs += 1
    steps += report.steps
    faults += report.faults
    commands += report.commands
    for (name, count) in report.counters { counters[name, default: 0] += count }
    if let violation = report.violation {
      failures.append("seed \(report.seed), step \(report.steps): \(violation)")
    }
  }

  /// Two runs of one seed must be one world: what cannot be run again cannot be examined.
  public mutating func compare(_ once: FleetReport, _ again: FleetReport) {
    guard (once.hash, once.digest, once.steps) != (again.hash, again.digest, again.steps) else {
      return
    }
    failures.append("seed \(once.seed): run twice it is not the same world")
  }

  /// Everything interesting must have happened.
  public mutating func checkCounters() {
    for name in Sometimes.allCases where counters[name, default: 0] == 0 {
      failures.append("it never happened that: \(name.rawValue)")
    }
  }

  /// The summary for a person.
  public var text: String {
    var lines = [
      "\(runs) worlds, \(steps) steps, \(commands) commands, \(faults) faults injected",
      Sometimes.allCases.map { name in "\(name.rawValue) \(counters[name] ?? 0)" }
        .joined(separator: ", "),
    ]
    lines += failures.prefix(20).map { failure in "FAILED " + failure }
    lines.append(failures.isEmpty ? "every promise was kept" : "\(failures.count) failures")
    return lines.joined(separator: "\n")
  }
}
