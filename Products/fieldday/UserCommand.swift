import Application
import ArgumentParser
import Foundation

struct UserCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "user", abstract: "Manage accounts; the server may be running.",
    subcommands: [
      List.self, ResetLink.self, ResetPassword.self, SignOut.self, Lock.self, Unlock.self,
      Role.self, Delete.self, Invite.self, ImportAnswers.self,
    ])

  struct List: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "list",
      abstract: "List accounts: id, date of creation, role, status, email address.")

    @Option(help: "List only accounts whose address, name or username contains this text.")
    var search: String?

    @OptionGroup var place: DataOptions

    func run() async throws {
      try show(try await place.perform(.listUsers(search: search)))
    }
  }

  struct ResetLink: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "reset-link",
      abstract: "Make a link to choose a new password; it works once, for 30 minutes.")

    @Argument(help: "The account's email address.")
    var email: String

    @OptionGroup var options: SettingsOptions

    func run() async throws {
      let settings = try await options.load()
      let origin = settings.linkOrigin(try PublicAddress(settings))
      try show(
        try await Administrator.perform(
          .resetLink(email: email), data: settings.data,
          peppersFile: settings.peppersFile, origin: origin))
    }
  }

  struct ResetPassword: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "reset-password",
      abstract: "Set a password, read from standard input, and end every session.")

    @OptionGroup var account: AccountOptions

    func run() async throws {
      guard let password = PasswordPrompt.read() else {
        throw ValidationError("No password was given.")
      }
      try show(
        try await account.perform { email in .resetPassword(email: email, password: password) })
    }
  }

  struct SignOut: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "sign-out", abstract: "End every session of an account.")

    @OptionGroup var account: AccountOptions

    func run() async throws {
      try show(try await account.perform { email in .signOut(email: email) })
    }
  }
}

/// Reads one line without showing it where a person types it.
enum PasswordPrompt {
  static func read() -> String? {
    guard isatty(STDIN_FILENO) == 1 else { return readLine() }
    FileHandle.standardOutput.write(Data("New password: ".utf8))
    var shown = termios()
    tcgetattr(STDIN_FILENO, &shown)
    var hidden = shown
    hidden.c_lflag &= ~tcflag_t(ECHO)
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &hidden)
    defer {
      tcsetattr(STDIN_FILENO, TCSAFLUSH, &shown)
      print()
    }
    return readLine()
  }
}
