import ArgumentParser

/// What developers need beside the server: sample data, the simulator of the sync engine, and a
/// step counter to be measured.
@main
struct LabCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fieldday-lab",
    abstract: "Sample data, the simulator and the step counter, for development.",
    subcommands: [DemoCommand.self, SimulateCommand.self, StepsCommand.self])
}
