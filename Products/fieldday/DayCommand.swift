import Application
import ArgumentParser
import DayBlockServer

struct DayCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "day",
    abstract: "Track a user's time in DayBlock; the server may be running.",
    subcommands: [
      Start.self, Pause.self, Resume.self, Finish.self, Status.self, Report.self,
    ])

  /// Whose time, and where they are.
  struct Person: ParsableArguments {
    @Option(help: "The account's email address.")
    var email: String

    @Option(help: "The time zone, such as Europe/Berlin (default: the user's last one).")
    var zone: String?

    @OptionGroup var place: DataOptions

    func take(
      _ step: LiveOrder.Step, _ edit: (inout LiveOrder) -> Void = { _ in }
    ) async throws {
      var order = LiveOrder(step)
      order.zone = zone
      edit(&order)
      try show(try await place.perform(.track(email: email, .step(order))))
    }
  }

  struct Start: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "start", abstract: "Start or continue a block.")

    @Argument(help: "The block's name, Group/Name or id (default: the last block).")
    var block: String?

    @Option(name: .customLong("switch"), help: "What happens to another block: finish or discard.")
    var switching: LiveOrder.Switch?

    @OptionGroup var person: Person

    func run() async throws {
      try await person.take(.start) { order in
        order.block = block
        order.switching = switching
      }
    }
  }

  struct Pause: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "pause", abstract: "Pause the block in progress.")

    @OptionGroup var person: Person

    func run() async throws { try await person.take(.pause) }
  }

  struct Resume: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "resume", abstract: "Resume the paused session.")

    @OptionGroup var person: Person

    func run() async throws { try await person.take(.resume) }
  }

  struct Finish: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "finish", abstract: "Finish the block in progress and save it.")

    @Option(help: "A note on what was done.")
    var memo = ""

    @Option(help: "The end, such as 09:05: today, or yesterday if that time is still to come.")
    var at: LiveEnd?

    @OptionGroup var person: Person

    func run() async throws {
      try await person.take(.finish) { order in
        order.memo = memo
        order.end = at
      }
    }
  }

  struct Status: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "status", abstract: "Show the block in progress and the total of today.")

    @OptionGroup var person: Person

    func run() async throws {
      try show(
        try await person.place.perform(
          .track(email: person.email, .status(zone: person.zone))))
    }
  }

  struct Report: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "report", abstract: "Add up the tracked time.",
      discussion: "The default is today; with --from alone, up to today.")

    @Option(help: "The first day, such as 2026-01-31.")
    var from: String?

    @Option(help: "The last day.")
    var through: String?

    @Option(help: "Add up by block, group, day, weekday or hour.")
    var by = "block"

    @OptionGroup var person: Person

    func run() async throws {
      try show(
        try await person.place.perform(
          .track(
            email: person.email,
            .report(from: from, through: through, by: by, zone: person.zone))))
    }
  }
}

extension LiveOrder.Switch: ExpressibleByArgument {}

extension LiveEnd: ExpressibleByArgument {
  public init?(argument: String) { self.init(clock: argument) }
}
