import Application
import ArgumentParser
import Foundation

extension UserCommand {
  struct ImportAnswers: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "import-answers",
      abstract: "Attach imported security answers to accounts, from a JSON file.",
      discussion: """
        The secret of the old hashes is read from the file that the setting oldPepperFile names, \
        never from this command. docs/passwords.md describes the format.
        """)

    @Argument(help: "The file of imported answers.")
    var file: String

    @OptionGroup var place: DataOptions

    func run() async throws {
      let settings = try await place.settings()
      let options = try settings.answers.options()
      var failed = 0
      for person in try OldAnswers(file: file).people {
        let answer = try await Administrator.perform(
          .importAnswers(email: person.email, person.answers), data: settings.data,
          peppersFile: settings.peppersFile, answers: options)
        for line in answer.lines { print("\(person.email): \(line)") }
        if !answer.done { failed += 1 }
      }
      if failed > 0 { throw ExitCode.failure }
    }
  }
}
