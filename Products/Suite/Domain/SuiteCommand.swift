import AccountsDomain
import Core
import DayBlockDomain
import RefWatchDomain
import RunningBuddyDomain
import SuperFriendDomain
import Sync
import TeePalsDomain
import Wire

/// Every app's commands, one case each.
public enum SuiteCommand: SyncCommand {
  case accounts(AccountsCommand)
  case friends(FriendsCommand)
  case referee(RefWatchCommand)
  case golf(TeePalsCommand)
  case day(DayBlockCommand)
  case run(RunCommand)

  public var system: String {
    switch self {
    case .accounts(let command): command.system
    case .friends(let command): command.system
    case .referee(let command): command.system
    case .golf(let command): command.system
    case .day(let command): command.system
    case .run(let command): command.system
    }
  }

  public var name: String {
    switch self {
    case .accounts(let command): command.name
    case .friends(let command): command.name
    case .referee(let command): command.name
    case .golf(let command): command.name
    case .day(let command): command.name
    case .run(let command): command.name
    }
  }

  public var version: Int {
    switch self {
    case .accounts(let command): command.version
    case .friends(let command): command.version
    case .referee(let command): command.version
    case .golf(let command): command.version
    case .day(let command): command.version
    case .run(let command): command.version
    }
  }

  public var args: JSON {
    switch self {
    case .accounts(let command): command.args
    case .friends(let command): command.args
    case .referee(let command): command.args
    case .golf(let command): command.args
    case .day(let command): command.args
    case .run(let command): command.args
    }
  }

  public var subject: EntityKey {
    switch self {
    case .accounts(let command): command.subject
    case .friends(let command): command.subject
    case .referee(let command): command.subject
    case .golf(let command): command.subject
    case .day(let command): command.subject
    case .run(let command): command.subject
    }
  }

  public var content: ContentStub? {
    switch self {
    case .accounts(let command): command.content
    case .friends(let command): command.content
    case .referee(let command): command.content
    case .golf(let command): command.content
    case .day(let command): command.content
    case .run(let command): command.content
    }
  }

  public static func decode(
    system: String, name: String, version: Int, _ args: WireCursor
  ) throws(WireError) -> SuiteCommand? {
    if let command = try AccountsCommand.decode(
      system: system, name: name, version: version, args)
    {
      return .accounts(command)
    }
    if let command = try FriendsCommand.decode(system: system, name: name, version: version, args) {
      return .friends(command)
    }
    if let command = try RefWatchCommand.decode(
      system: system, name: name, version: version, args)
    {
      return .referee(command)
    }
    if let command = try TeePalsCommand.decode(system: system, name: name, version: version, args) {
      return .golf(command)
    }
    if let command = try DayBlockCommand.decode(
      system: system, name: name, version: version, args)
    {
      return .day(command)
    }
    if let command = try RunCommand.decode(system: system, name: name, version: version, args) {
      return .run(command)
    }
    return nil
  }
}
