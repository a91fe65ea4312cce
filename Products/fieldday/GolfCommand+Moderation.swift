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

    @Option(help: "For how many days: 7, 14 or 30. Without it, until the suspension is lifted.")
    var days: Int?

    func run() async throws {
      try show(
        try await account.perform { email in .suspendGolfer(email: email, days: days) })
    }
  }

  struct Lift: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "lift", abstract: "End a golfer's suspension, ban or other sanction.")

    @OptionGroup var account: AccountOptions

    func run() async throws {
      try show(try await account.perform { email in .liftSuspension(email: email) })
    }
  }

  struct Appeals: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "appeals",
      abstract: "List appeals against decisions of moderators, and decide on them.",
      discussion: """
        Another moderator decides on an appeal. Where there is no other, decide here: \
        the log says if it was the same person.
        """,
      subcommands: [ListAppeals.self, Grant.self, Deny.self], defaultSubcommand: ListAppeals.self)
  }

  struct ListAppeals: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "list", abstract: "List open appeals, the oldest first.")

    @OptionGroup var place: DataOptions

    func run() async throws { try show(try await place.perform(.listAppeals)) }
  }

  struct Grant: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "grant", abstract: "Grant an appeal: everything is as it was before.")

    @Argument(help: "The number of the decision, as listed.")
    var entry: Int64

    @Option(help: "What the golfer is told besides.")
    var note = ""

    @OptionGroup var place: DataOptions

    func run() async throws {
      try show(
        try await place.perform(.decideAppeal(entry: entry, granted: true, note: note)))
    }
  }

  struct Deny: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "deny", abstract: "Deny an appeal: the decision stands.")

    @Argument(help: "The number of the decision, as listed.")
    var entry: Int64

    @Option(help: "What the golfer is told besides.")
    var note = ""

    @OptionGroup var place: DataOptions

    func run() async throws {
      try show(
        try await place.perform(.decideAppeal(entry: entry, granted: false, note: note)))
    }
  }

  struct ModerationLog: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "log", abstract: "Print the log of moderation as a table (CSV).")

    @OptionGroup var place: DataOptions

    func run() async throws { try show(try await place.perform(.moderationLog)) }
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
