import Core
import Sync

/// What the simulator needs to know of a domain.
public protocol FleetDomain: SyncDomain {
  /// Whether two replicas hold the same.
  static func same(_ a: Replica, _ b: Replica) -> Bool
  /// The next commands of a person, given what they can see. Several commands are one act.
  static func act(_ dice: inout Dice, in visible: VisibleState<Replica>) -> [Command]
  /// Loads reads from the model's plain rows, without what the actor may not see.
  @Sendable static func load(
    _ reads: [Read], _ actor: UserID, _ storage: borrowing MemoryStorage<Self>
  ) -> Replica
  /// What the server does for this person without a command, such as adding someone they have
  /// invited.
  static func serverAct(
    _ dice: inout Dice, in visible: VisibleState<Replica>
  ) -> FleetServerAct<Self>?
  /// Whether the promises that this domain makes itself were kept in a world that is over.
  static func judge(_ end: FleetEnd<Self>) -> FleetVerdict
  /// The text that a command brings, see ``SyncCommand/content``.
  static func content(of command: Command) -> String?
  /// Whether commands bring contents, and people look at them.
  static var bringsContents: Bool { get }
  /// The clients that a device may have, and how many tabs somebody opens at once.
  static func client(_ setup: FleetSetup) -> any FleetClient<Self>
  static var tabs: Int { get }
  /// Different clients share a device, and people go from one to another.
  static var hasClients: Bool { get }
  /// How late a timer of a busy device may go off, in milliseconds.
  static var lateness: Int64 { get }
}

extension FleetDomain {
  public static func serverAct(
    _ dice: inout Dice, in visible: VisibleState<Replica>
  ) -> FleetServerAct<Self>? { nil }

  public static func judge(_ end: FleetEnd<Self>) -> FleetVerdict { FleetVerdict() }

  public static func content(of command: Command) -> String? { nil }

  public static var bringsContents: Bool { false }

  public static func client(_ setup: FleetSetup) -> any FleetClient<Self> {
    let core: ClientCore<Self> = setup.core()
    return core
  }

  public static var tabs: Int { 2 }

  public static var hasClients: Bool { false }

  public static var lateness: Int64 { 0 }
}

/// What a simulated person can see, and what an attacker can know.
public struct VisibleState<Replica> {
  public let replica: Replica
  public let user: UserID
  public let users: [UserID]
  /// Keys of anything anywhere: an attacker may have seen them.
  public let seen: [EntityKey]
  /// What the screen of another device shows to this person; `nil` where nobody is near.
  public let shown: Replica?
  /// This world has contents that are set apart.
  public let hasContents: Bool
}

/// Changes that the server makes without a command, decided on its own data.
public struct FleetServerAct<Domain: FleetDomain> {
  public let reads: [Domain.Read]
  /// The user whose visibility applies to the reads.
  public let reader: UserID
  public let decide: (Domain.Replica) -> [Change<Domain.Entity>]

  public init(
    reads: [Domain.Read], reader: UserID,
    decide: @escaping (Domain.Replica) -> [Change<Domain.Entity>]
  ) {
    self.reads = reads
    self.reader = reader
    self.decide = decide
  }
}
