import Application
import ArgumentParser

extension GolfCommand {
  struct Reports: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "reports", abstract: "List and close reports in TeePals.",
      discussion: """
        A text that is very likely spam is held back until its report is closed. Closing a report \
        closes all other reports of the same thing.
        """,
      subcommands: [ListReports.self, Dismiss.self, Uphold.self],
      defaultSubcommand: ListReports.self)
  }

  struct ListReports: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "list", abstract: "List open reports: the urgent first, then the oldest.")

    @OptionGroup var place: DataOptions

    func run() async throws { try show(try await place.perform(.listReports)) }
  }

  struct Dismiss: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "dismiss", abstract: "Close a report and show what was held back.")

    @Argument(help: "The report's id, as listed.")
    var id: String

    @OptionGroup var place: DataOptions

    func run() async throws {
      try show(try await place.perform(.closeReport(id: id, upheld: false)))
    }
  }

  struct Uphold: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "uphold", abstract: "Close a report and remove the reported text.",
      discussion: """
        A golfer's photo is removed as well. A round without text is canceled. `golf reports` \
        lists the file of a reported photo in the data directory.
        """)

    @Argument(help: "The report's id, as listed.")
    var id: String

    @OptionGroup var place: DataOptions

    func run() async throws {
      try show(try await place.perform(.closeReport(id: id, upheld: true)))
    }
  }

  struct Suspensions: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "suspensions",
      abstract: "List golfers suspended by a moderator, or because limits refused them too often.")

    @OptionGroup var place: DataOptions

    func run() async throws { try show(try await place.perform(.listSuspensions)) }
  }

  struct Suspend: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "suspend",
      abstract: "Suspend a golfer: until lifted, they can do nothing that others can see.")

    @OptionGroup var account: AccountOptions

    func run() async throws {
      try show(try await account.perform { email in .suspendGolfer(email: email) })
    }
  }

  struct Lift: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "lift", abstract: "End a golfer's suspension.")

    @OptionGroup var account: AccountOptions

    func run() async throws {
      try show(try await account.perform { email in .liftSuspension(email: email) })
    }
  }

  struct BirthDate: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "birth-date",
      abstract: "Correct a golfer's date of birth, which golfers can enter only once.")

    @OptionGroup var account: AccountOptions

    @Argument(help: "The correct date, such as 1987-03-09.")
    var day: String

    func run() async throws {
      try show(try await account.perform { email in .correctBirthDate(email: email, day: day) })
    }
  }
}
