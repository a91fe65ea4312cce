import Core
import Sync

/// Everything that is known about a simulated world at its end.
public struct FleetEnd<Domain: FleetDomain> {
  /// What people did, ascending by id.
  public let submissions: [FleetSubmission<Domain.Command>]
  /// Every row of every scope in the last history, also those that the server forgot.
  public let feeds: [Scope: [FeedRow]]
  public let members: [Scope: Set<UserID>]
  public let devices: [FleetDevice<Domain.Replica>]
}

/// A command that somebody made.
public struct FleetSubmission<Command: SyncCommand> {
  public let id: CommandID
  public let command: Command
  /// Whoever made it; for one made without an account, whose it is now.
  public let maker: UserID
  /// Whether the rules took it; `nil` when the last history knows nothing of it.
  public let isAccepted: Bool?
  /// Where the feeds stood right after it, for the scopes it moved.
  public let heads: [Scope: Int64]
}

/// What a device holds in the end.
public struct FleetDevice<Replica> {
  public let user: UserID
  public let replica: Replica
}

/// What a domain says of a world.
public struct FleetVerdict: Sendable {
  /// The first broken promise, in words.
  public var violation: String?
  /// How often things happened that must happen now and then, by name.
  public var tally: [String: Int] = [:]

  public init() {}

  public mutating func violate(_ text: String) {
    if violation == nil { violation = text }
  }

  public mutating func count(_ name: String) { tally[name, default: 0] += 1 }
}
