import ArgumentParser

/// What developers need beside the server: sample data, and the simulator of the sync engine.
@main
struct LabCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fieldday-lab",
    abstract: "Sample data and the simulator of the sync engine, for development.",
    subcommands: [DemoCommand.self, SimulateCommand.self])
}
