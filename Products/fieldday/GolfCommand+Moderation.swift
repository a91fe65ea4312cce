import Application
import ArgumentParser

extension GolfCommand {
  struct Reports: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "reports", abstract: "Look at what is reported in TeePals.",
      discussion: """
        A text that is very much like spam is held back until its report is closed. A report is \
        closed together with every other of the same thing.
        """,
      subcommands: [ListReports.self, Dismiss.self, Uphold.self],
      defaultSubcommand: ListReports.self)
  }

  struct ListReports: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "list", abstract: "List open reports, the urgent first, then the oldest.")

    @OptionGroup var place: DataOptions

    func run() async throws { try show(try await place.perform(.listReports)) }
  }

  struct Dismiss: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "dismiss", abstract: "Close a report: nothing is wrong.")

    @Argument(help: "The report's id, as the list has it.")
    var id: String

    @OptionGroup var place: DataOptions

    func run() async throws {
      try show(try await place.perform(.closeReport(id: id, isUpheld: false)))
    }
  }

  struct Uphold: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "uphold", abstract: "Close a report, and take away what was said.",
      discussion: """
        Of a message and a round it is the words, of a golfer the words and the photo. A round \
        that has no words is canceled. Photos lie in the data directory under the names that are \
        listed.
        """)

    @Argument(help: "The report's id, as the list has it.")
    var id: String

    @OptionGroup var place: DataOptions

    func run() async throws {
      try show(try await place.perform(.closeReport(id: id, isUpheld: true)))
    }
  }

  struct Suspensions: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "suspensions",
      abstract: "List suspended golfers: those whom limits refused too often, or a moderator chose."
    )

    @OptionGroup var place: DataOptions

    func run() async throws { try show(try await place.perform(.listSuspensions)) }
  }

  struct Suspend: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "suspend",
      abstract: "Have a golfer do nothing that others get to see until it is lifted.")

    @Argument(help: "The email address they sign in with.")
    var email: String

    @OptionGroup var place: DataOptions

    func run() async throws { try show(try await place.perform(.suspendGolfer(email: email))) }
  }

  struct Lift: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "lift", abstract: "Let a suspended golfer act again.")

    @Argument(help: "The email address they sign in with.")
    var email: String

    @OptionGroup var place: DataOptions

    func run() async throws { try show(try await place.perform(.liftSuspension(email: email))) }
  }

  struct BirthDate: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "birth-date",
      abstract: "Put right a golfer's date of birth, which they can give only once.")

    @Argument(help: "The email address they sign in with.")
    var email: String

    @Argument(help: "The right date, as 1987-03-09.")
    var day: String

    @OptionGroup var place: DataOptions

    func run() async throws {
      try show(try await place.perform(.correctBirthDate(email: email, day: day)))
    }
  }
}
