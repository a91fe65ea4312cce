import Dispatch
import Sync
import Synchronization

/// What `make simulate` runs: many worlds, a summary, and whether every promise was kept.
public enum Simulation {
  /// Simulates `seeds` seeds from `first` on, or the one of `seed`, on both storages and compares
  /// them. Of each kind of world every so many seeds are lived through; of a single seed, all
  /// kinds.
  ///
  /// Fails when a promise is broken, when the storages differ, when the first seed run twice is not
  /// the same, or, in a batch of 100 worlds and more, when something interesting never happened.
  public static func main(
    seeds: Int, from first: UInt64 = 1, seed: UInt64? = nil, kinds: [FleetKind] = [.notebook]
  ) -> (report: String, success: Bool) {
    let list = seed.map { seed in [seed] } ?? Array(first..<first + UInt64(max(1, seeds)))
    var batch = FleetBatch()
    for kind in kinds {
      let chosen = seed == nil ? list.filter { seed in seed % kind.interval == 0 } : list
      batch.add(chosen, of: kind) { seed in list.count < 20 || seed % 8 == 0 }
      if let first = chosen.first {
        batch.compare(kind.run(first, .memory), kind.run(first, .memory))
      }
    }
    if list.count >= 100 {
      batch.checkCounters(of: kinds.filter { kind in list.count / Int(kind.interval) >= 32 })
    }
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
  public private(set) var tally: [String: Int] = [:]
  /// What went wrong, one sentence each.
  public private(set) var failures: [String] = []

  public init() {}

  /// Runs these seeds, on all processors; with `checksSQL` once more on the production storage,
  /// which must come to the same.
  public mutating func add(
    _ seeds: [UInt64], of kind: FleetKind = .notebook,
    checksSQL: @Sendable (UInt64) -> Bool
  ) {
    typealias Reports = (model: FleetReport, sql: FleetReport?)
    let reports = Mutex([Reports?](repeating: nil, count: seeds.count))
    DispatchQueue.concurrentPerform(iterations: seeds.count) { index in
      let model = kind.run(seeds[index], .memory)
      let sql = checksSQL(seeds[index]) ? kind.run(seeds[index], .sqlite) : nil
      reports.withLock { reports in reports[index] = (model, sql) }
    }
    for case (let model, let sql)? in reports.withLock({ reports in reports }) {
      add(model)
      guard let sql else { continue }
      add(sql)
      if sql.hash != model.hash || sql.digest != model.digest {
        failures.append("seed \(model.seed): the SQL storage behaves otherwise than the model")
      }
    }
  }

  public mutating func add(_ report: FleetReport) {
    runs += 1
    steps += report.steps
    faults += report.faults
    commands += report.commands
    for (name, count) in report.counters { counters[name, default: 0] += count }
    for (name, count) in report.tally { tally[name, default: 0] += count }
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
  public mutating func checkCounters(of kinds: [FleetKind] = [.notebook]) {
    for name in Sometimes.allCases where counters[name, default: 0] == 0 {
      failures.append("it never happened that: \(name.rawValue)")
    }
    for kind in kinds {
      for name in kind.tallied where tally[name, default: 0] == 0 {
        failures.append("it never happened that: \(name)")
      }
    }
  }

  /// The summary for a person.
  public var text: String {
    var lines = [
      "\(runs) worlds, \(steps) steps, \(commands) commands, \(faults) faults injected",
      Sometimes.allCases.map { name in "\(name.rawValue) \(counters[name] ?? 0)" }
        .joined(separator: ", "),
    ]
    if !tally.isEmpty {
      let parts = tally.sorted { one, other in one.key < other.key }
      lines.append(parts.map { name, count in "\(name) \(count)" }.joined(separator: ", "))
    }
    lines += failures.prefix(20).map { failure in "FAILED " + failure }
    lines.append(failures.isEmpty ? "every promise was kept" : "\(failures.count) failures")
    return lines.joined(separator: "\n")
  }
}
