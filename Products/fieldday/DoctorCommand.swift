import Application
import ArgumentParser

struct DoctorCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Print the settings in force and what is wrong; exit with status 1 on a problem.")

  @OptionGroup var options: SettingsOptions

  func run() async throws {
    let findings = await Doctor.examine(try await options.load())
    for finding in findings { print(finding.line) }
    if findings.contains(where: { finding in finding.isProblem }) { throw ExitCode.failure }
  }
}
