import Core
import Sync

/// A client as the simulation sees it: the domain of the world, as far as the client can read it.
public protocol FleetClient<Domain> {
  associatedtype Domain: FleetDomain

  mutating func start(_ moment: Moment) -> [ClientOutput<Domain>]
  /// A command that this client has no way to make does nothing.
  mutating func take(
    _ input: ClientInput<Domain.Command>, _ moment: Moment
  ) -> [ClientOutput<Domain>]

  /// What is counted when one is opened.
  var title: String { get }
  var status: SyncStatus { get }
  var view: Domain.Replica { get }
  /// The outbox, in its order.
  var entries: [FleetEntry<Domain.Command>] { get }
  /// What was not accepted, oldest first.
  var rejections: [FleetRejection<Domain.Command>] { get }
  var version: Int64 { get }
  var syncs: Bool { get }
  var pendingCount: Int { get }
  var keptContents: [EntityKey] { get }

  /// Whether the client can read a command.
  func reads(_ command: Domain.Command) -> Bool
  /// Whether the client can read entities of a kind.
  func knows(_ kind: String) -> Bool
  /// Whether the client shows this, as far as it can read it.
  func shows(_ replica: Domain.Replica) -> Bool
}

/// With what a client begins.
public struct FleetSetup {
  let user: UserID
  let isLocal: Bool
  let moment: Moment
  let pageLimit: Int
  let contentLimit: Int64
  let planted: Planting
  /// Which client it is, where there are several.
  let lot: UInt64

  func core<Domain: SyncDomain>() -> ClientCore<Domain> {
    ClientCore(
      user: user, isLocal: isLocal, at: moment, pageLimit: pageLimit, contentLimit: contentLimit,
      planted: planted)
  }
}

/// A command without an outcome, as a client has it.
public struct FleetEntry<Command: SyncCommand> {
  let id: CommandID
  let ordinal: Int64
  let at: Instant
  /// `nil` where the client cannot read it.
  let command: Command?
  let isSaved: Bool
  let isRefused: Bool

  init<Domain: SyncDomain>(
    _ entry: OutboxEntry<Domain>, _ widen: (Domain.Command) -> Command
  ) {
    id = entry.id
    ordinal = entry.ordinal
    at = entry.at
    command = entry.command.map(widen)
    isSaved = entry.isSaved
    isRefused = entry.refusal != nil
  }
}

/// A command that was not accepted, as a client has it.
public struct FleetRejection<Command: SyncCommand> {
  let id: CommandID
  let command: Command?
  let content: ContentStub?
  /// The client leaves others to those who made them.
  let isOwn: Bool

  init<Domain: SyncDomain>(
    _ rejected: RejectedCommand<Domain>, isOwn: Bool, _ widen: (Domain.Command) -> Command
  ) {
    id = rejected.id
    command = rejected.command.map(widen)
    content = rejected.content
    self.isOwn = isOwn
  }
}

/// The client that can read everything.
extension ClientCore: FleetClient where Domain: FleetDomain {
  public mutating func start(_ moment: Moment) -> [ClientOutput<Domain>] {
    start(moment, awaitingElection: 50)
  }

  public mutating func take(
    _ input: ClientInput<Domain.Command>, _ moment: Moment
  ) -> [ClientOutput<Domain>] {
    step(input, moment)
  }

  public var title: String { "a client of everything" }

  public var entries: [FleetEntry<Domain.Command>] {
    outbox.map { entry in FleetEntry(entry) { command in command } }
  }

  public var rejections: [FleetRejection<Domain.Command>] {
    rejected.map { rejected in FleetRejection(rejected, isOwn: true) { command in command } }
  }

  public func reads(_ command: Domain.Command) -> Bool { true }
  public func knows(_ kind: String) -> Bool { true }
  public func shows(_ replica: Domain.Replica) -> Bool { Domain.same(replica, view) }
}
