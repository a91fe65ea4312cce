import Core
import Sync
import Wire

/// The rules of two systems, as one: of an app and of the account, which every client needs; of an
/// app and of another one in which something follows from what is done in it.
public enum JoinedDomain<Own: SystemDomain, Other: SystemDomain>: SystemDomain {
  /// What the two are called together where one has to be named.
  public static var system: String { Own.system }

  public typealias Command = JoinedCommand<Own, Other>
  public typealias Entity = JoinedEntity<Own, Other>
  public typealias Rejection = JoinedRejection<Own, Other>
  public typealias Replica = JoinedReplica<Own, Other>

  /// What a command may look at.
  public enum Read: Hashable, Sendable {
    case other(Other.Read)
    case own(Own.Read)
  }

  public static func reads(of command: Command, by actor: UserID) -> [Read] {
    switch command {
    case .other(let command):
      Other.reads(of: command, by: actor).map { read in .other(read) }
    case .own(let command): Own.reads(of: command, by: actor).map { read in .own(read) }
    }
  }

  public static func decide(
    _ command: Command, _ context: DecideContext, in replica: Replica
  ) throws(Rejection) -> [Change<Entity>] {
    switch command {
    case .other(let command):
      do throws(Other.Rejection) {
        return try Other.decide(command, context, in: replica.other)
          .map { change in change.map { entity in .other(entity) } }
      } catch { throw .other(error) }
    case .own(let command):
      do throws(Own.Rejection) {
        return try Own.decide(command, context, in: replica.own)
          .map { change in change.map { entity in .own(entity) } }
      } catch { throw .own(error) }
    }
  }

  public static func tooLarge(_ command: Command, limit: Int) -> Rejection {
    switch command {
    case .other(let command): .other(Other.tooLarge(command, limit: limit))
    case .own(let command): .own(Own.tooLarge(command, limit: limit))
    }
  }

  public static func rejection(
    of system: String, _ detail: WireCursor
  ) throws(WireError) -> Rejection? {
    if let own = try Own.rejection(of: system, detail) { return .own(own) }
    return try Other.rejection(of: system, detail).map { other in .other(other) }
  }

  public static func naming(_ rejection: Rejection) -> (system: String, detail: JSON) {
    switch rejection {
    case .own(let rejection): Own.naming(rejection)
    case .other(let rejection): Other.naming(rejection)
    }
  }

  public static func isJudged(_ command: Command) -> Bool {
    switch command {
    case .other(let command): Other.isJudged(command)
    case .own(let command): Own.isJudged(command)
    }
  }

  public static func isKnown(_ kind: String) -> Bool {
    Own.isKnown(kind) || Other.isKnown(kind)
  }

  public static func isVoluminous(_ kind: String) -> Bool {
    Own.isVoluminous(kind) || Other.isVoluminous(kind)
  }

  public static func isSetApart(_ kind: String) -> Bool {
    Own.isSetApart(kind) || Other.isSetApart(kind)
  }
}
