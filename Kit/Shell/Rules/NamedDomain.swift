import Core
import Sync
import Wire

/// The rules of one system alone, whose rejections are named as the server names them where there
/// are several.
public enum NamedDomain<Own: SystemDomain>: SyncDomain {
  public typealias Command = Own.Command
  public typealias Entity = Own.Entity
  public typealias Replica = Own.Replica
  public typealias Read = Own.Read
  public typealias Rejection = NamedRejection<Own>

  public static func reads(of command: Command, by actor: UserID) -> [Read] {
    Own.reads(of: command, by: actor)
  }

  public static func decide(
    _ command: Command, _ context: DecideContext, in replica: Replica
  ) throws(Rejection) -> [Change<Entity>] {
    do throws(Own.Rejection) {
      return try Own.decide(command, context, in: replica)
    } catch { throw NamedRejection(own: error) }
  }

  public static func tooLarge(_ command: Command, limit: Int) -> Rejection {
    NamedRejection(own: Own.tooLarge(command, limit: limit))
  }

  public static func isJudged(_ command: Command) -> Bool { Own.isJudged(command) }
  public static func isKnown(_ kind: String) -> Bool { Own.isKnown(kind) }
  public static func isVoluminous(_ kind: String) -> Bool { Own.isVoluminous(kind) }
  public static func isSetApart(_ kind: String) -> Bool { Own.isSetApart(kind) }
}

/// Why a command of a system is not accepted, with the system's name.
public struct NamedRejection<Own: SystemDomain>: Error, Hashable, Sendable, WireCodable {
  public let own: Own.Rejection

  init(own: Own.Rejection) { self.own = own }

  public init(_ cursor: WireCursor) throws(WireError) {
    let detail = try cursor.required("detail")
    let system = try cursor.required("system").string()
    guard let known = try Own.rejection(of: system, detail) else {
      throw cursor.error(.expected("a known system"))
    }
    own = known
  }

  public var json: JSON {
    let named = Own.naming(own)
    return .object(["system": .string(named.system), "detail": named.detail])
  }
}
