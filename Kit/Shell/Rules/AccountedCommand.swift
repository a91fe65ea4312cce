import AccountsDomain
import Sync
import Wire

/// A command of the app, or of the account.
public enum AccountedCommand<Own: SystemDomain>: SyncCommand {
  case accounts(AccountsCommand)
  case own(Own.Command)

  public var system: String {
    switch self {
    case .accounts(let command): command.system
    case .own(let command): command.system
    }
  }

  public var name: String {
    switch self {
    case .accounts(let command): command.name
    case .own(let command): command.name
    }
  }

  public var version: Int {
    switch self {
    case .accounts(let command): command.version
    case .own(let command): command.version
    }
  }

  public var args: JSON {
    switch self {
    case .accounts(let command): command.args
    case .own(let command): command.args
    }
  }

  public var subject: EntityKey {
    switch self {
    case .accounts(let command): command.subject
    case .own(let command): command.subject
    }
  }

  public var content: ContentStub? {
    switch self {
    case .accounts(let command): command.content
    case .own(let command): command.content
    }
  }

  public static func decode(
    system: String, name: String, version: Int, _ args: WireCursor
  ) throws(WireError) -> AccountedCommand? {
    if let command = try Own.Command.decode(system: system, name: name, version: version, args) {
      return .own(command)
    }
    return try AccountsCommand.decode(system: system, name: name, version: version, args)
      .map { command in .accounts(command) }
  }
}
