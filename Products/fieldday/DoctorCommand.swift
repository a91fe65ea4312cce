import Application
import ArgumentParser

struct DoctorCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Say what is in force and what is wrong; status 1 when something is.")

  @OptionGroup var options: SettingsOptions

  func run() async throws {
    let findings = await Doctor.examine(try await options.load())
    for finding in findings { print(finding.line) }
    if findings.contains(where: { finding in finding.isProblem }) { throw ExitCode.failure }
  }
}
