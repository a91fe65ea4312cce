import Core
import Sync

/// What a domain must say about itself besides, to be simulated.
public protocol FleetDomain: SyncDomain {
  /// Whether two replicas hold the same.
  static func same(_ a: Replica, _ b: Replica) -> Bool
  /// What a person does next, looking at what they see. Several commands are done in one breath.
  static func act(_ dice: inout Dice, in sight: FleetSight<Replica>) -> [Command]
}

/// What a simulated person and their mischief can know.
public struct FleetSight<Replica> {
  public let replica: Replica
  public let user: UserID
  public let users: [UserID]
  /// Keys of anything anywhere: an attacker may have seen them.
  public let seen: [EntityKey]
}
