import Application
import ArgumentParser
import Core
import Foundation

extension UserCommand {
  struct Lock: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "lock", abstract: "Close every sign-in method of an account; no data is lost.")

    @OptionGroup var account: AccountOptions

    func run() async throws { try show(try await account.perform { email in .lock(email: email) }) }
  }

  struct Unlock: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "unlock", abstract: "Unlock an account.")

    @OptionGroup var account: AccountOptions

    func run() async throws {
      try show(try await account.perform { email in .unlock(email: email) })
    }
  }

  struct Role: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "role",
      abstract: "Change the role of an account, also to make the first admin.")

    @OptionGroup var account: AccountOptions

    @Argument(help: "The role: member, moderator or admin.")
    var role: String

    func run() async throws {
      guard let role = MemberRole(rawValue: role) else {
        throw ValidationError("The role must be member, moderator or admin.")
      }
      try show(try await account.perform { email in .setRole(email: email, role) })
    }
  }

  struct Delete: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "delete",
      abstract: "Delete an account and everything in it at once.")

    @OptionGroup var account: AccountOptions

    @Flag(help: "Do not ask for confirmation.")
    var yes = false

    func run() async throws {
      guard yes || isMeant() else { throw ValidationError("Nothing was deleted.") }
      try show(try await account.perform { email in .delete(email: email) })
    }

    /// The address is typed once more.
    private func isMeant() -> Bool {
      FileHandle.standardOutput.write(
        Data("This cannot be undone. Type the address again to delete the account: ".utf8))
      return readLine() == account.email
    }
  }

  struct Invite: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "invite",
      abstract: "Make a link for one new account; it works once, for 7 days.")

    @Option(help: "Limit the link to this email address.")
    var email: String?

    @OptionGroup var options: SettingsOptions

    func run() async throws {
      let settings = try await options.load()
      let origin = settings.linkOrigin(try PublicAddress(settings))
      try show(
        try await Administrator.perform(
          .invite(email: email), data: settings.data, peppersFile: settings.peppersFile,
          origin: origin))
    }
  }
}
