import Core
import Sync
import TeePalsDomain
import TestKit

/// TeePals in the simulator: its own rules, golfers who form rounds on devices that are mostly
/// offline, and what was promised to them.
public enum RoundDay: SyncDomain {
  public typealias Command = TeePalsCommand
  public typealias Entity = TeePalsEntity
  public typealias Rejection = TeePalsRejection
  public typealias Replica = RoundDayReplica
  public typealias Read = TeePalsRead

  /// The mistake that is made on purpose, if any.
  @TaskLocal public static var mistake: RoundDayMistake?

  public static func reads(of command: TeePalsCommand, by actor: UserID) -> [TeePalsRead] {
    TeePalsDomain.reads(of: command, by: actor)
  }

  public static func decide(
    _ command: TeePalsCommand, _ context: DecideContext, in replica: RoundDayReplica
  ) throws(TeePalsRejection) -> [Change<TeePalsEntity>] {
    guard let mistake, context.received != nil else {
      return try TeePalsDomain.decide(command, context, in: replica.golf)
    }
    return try mistake.decide(command, context, in: replica.golf)
  }

  public static func tooLarge(_ command: TeePalsCommand, limit: Int) -> TeePalsRejection {
    TeePalsDomain.tooLarge(command, limit: limit)
  }

  public static func isJudged(_ command: TeePalsCommand) -> Bool {
    TeePalsDomain.isJudged(command)
  }

  public static func visibility(of user: UserID) -> [TeePalsRead] {
    TeePalsDomain.visibility(of: user)
  }

  public static func hidden(
    from user: UserID, in replica: RoundDayReplica
  ) -> [Scope: Set<UserID>] {
    TeePalsDomain.hidden(from: user, in: replica.golf)
  }

  public static func author(of entity: TeePalsEntity) -> UserID? {
    TeePalsDomain.author(of: entity)
  }
}

/// What a golfer's device holds, and a list of it: the checks look at everything.
public struct RoundDayReplica: SyncReplica {
  public private(set) var golf = TeePalsReplica()
  /// What was set one by one.
  public private(set) var entities: [EntityKey: TeePalsEntity] = [:]

  public init() {}

  /// A part that was loaded.
  init(_ golf: TeePalsReplica) { self.golf = golf }

  public func entity(_ key: EntityKey) -> TeePalsEntity? { golf.entity(key) }

  public mutating func set(_ key: EntityKey, to entity: TeePalsEntity?) {
    golf.set(key, to: entity)
    entities[key] = entity
  }
}

extension RoundDay: FleetDomain {
  public static func same(_ a: RoundDayReplica, _ b: RoundDayReplica) -> Bool {
    guard a.entities == b.entities else { return false }
    // The files of both have to say the same, in whatever order they were filled.
    return a.entities.values.allSatisfy { entity in
      guard case .round(let round) = entity else { return true }
      let (one, other) = (a.golf, b.golf)
      return one.members(of: round.id) == other.members(of: round.id)
        && one.seats(of: round.id) == other.seats(of: round.id)
        && one.messages(of: round.id) == other.messages(of: round.id)
    } && a.golf.places == b.golf.places
  }
}
