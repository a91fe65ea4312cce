import ArgumentParser
import Lab

struct SimulateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "simulate",
    abstract: "Run fleets of devices against the sync engine under faults; status 1 on a finding.")

  @Option(help: "The number of fleets.")
  var seeds: Int = 100

  @Option(help: "The seed of the first fleet.")
  var first: UInt64 = 1

  @Option(help: "Run only this fleet; the same seed always gives the same run.")
  var seed: UInt64?

  func validate() throws {
    guard seeds > 0 else { throw ValidationError("--seeds must be at least 1.") }
    guard first < UInt64.max - UInt64(seeds) else { throw ValidationError("--first is too large.") }
  }

  func run() throws {
    let (report, success) = Simulate.run(seeds: seeds, from: first, seed: seed)
    print(report)
    if !success { throw ExitCode.failure }
  }
}
