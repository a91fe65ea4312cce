import Application
import ArgumentParser
import Foundation

struct UserCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "user", abstract: "Look after people's accounts; the server may be running.",
    subcommands: [List.self, ResetPassword.self, SignOut.self])

  struct List: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "list", abstract: "List accounts: id, day of making, address.")

    @OptionGroup var place: DataOptions

    func run() async throws {
      try show(try await Administrator.perform(.listUsers, data: try await place.directory()))
    }
  }

  struct ResetPassword: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "reset-password",
      abstract: "Set a password, read from standard input, and end every session.")

    @Argument(help: "The person's address.")
    var email: String

    @OptionGroup var place: DataOptions

    func run() async throws {
      guard let password = PasswordPrompt.read() else {
        throw ValidationError("No password was given.")
      }
      try show(
        try await Administrator.perform(
          .resetPassword(email: email, password: password), data: try await place.directory()))
    }
  }

  struct SignOut: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "sign-out", abstract: "End every session of a person.")

    @Argument(help: "The person's address.")
    var email: String

    @OptionGroup var place: DataOptions

    func run() async throws {
      try show(
        try await Administrator.perform(
          .signOut(email: email), data: try await place.directory()))
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
