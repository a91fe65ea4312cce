import Sync
import Wire

/// A command of one of two systems.
public enum JoinedCommand<Own: SystemDomain, Other: SystemDomain>: SyncCommand {
  case other(Other.Command)
  case own(Own.Command)

  public var system: String {
    switch self {
    case .other(let command): command.system
    case .own(let command): command.system
    }
  }

  public var name: String {
    switch self {
    case .other(let command): command.name
    case .own(let command): command.name
    }
  }

  public var version: Int {
    switch self {
    case .other(let command): command.version
    case .own(let command): command.version
    }
  }

  public var args: JSON {
    switch self {
    case .other(let command): command.args
    case .own(let command): command.args
    }
  }

  public var subject: EntityKey {
    switch self {
    case .other(let command): command.subject
    case .own(let command): command.subject
    }
  }

  public var content: ContentStub? {
    switch self {
    case .other(let command): command.content
    case .own(let command): command.content
    }
  }

  public static func decode(
    system: String, name: String, version: Int, _ args: WireCursor
  ) throws(WireError) -> JoinedCommand? {
    if let command = try Own.Command.decode(system: system, name: name, version: version, args) {
      return .own(command)
    }
    return try Other.Command.decode(system: system, name: name, version: version, args)
      .map { command in .other(command) }
  }
}
