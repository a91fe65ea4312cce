import Coding
import Core
import Wire

/// What an app (or the suite of them) must say about itself to be synchronised.
///
/// `decide` is pure and is the same source on the device (optimistic) and on the server
/// (authoritative).
public protocol SyncDomain: Sendable {
  associatedtype Command: SyncCommand
  associatedtype Entity: SyncEntity
  associatedtype Rejection: Error & Hashable & WireCodable
  associatedtype Replica: SyncReplica where Replica.Entity == Entity
  /// A part of the state a command wants to see, such as "this friend" or "this friend's
  /// connections".
  associatedtype Read: Hashable & Sendable

  /// The parts of the state `decide` may look at for this command. The server loads exactly these
  /// into an empty replica; on the device the replica holds everything. `decide` must come to the
  /// same result on both.
  static func reads(of command: Command, by actor: UserID) -> [Read]

  /// What the command changes, or why it is not accepted.
  static func decide(
    _ command: Command, _ context: DecideContext, in replica: Replica
  ) throws(Rejection) -> [Change<Entity>]

  /// Whether a refused command may leave something that others have to know all the same.
  static func hasRemainder(_ command: Command, after rejection: Rejection) -> Bool

  /// What it leaves: the server writes that when it refuses, beside the refusal.
  static func remainder(
    of command: Command, after rejection: Rejection, _ context: DecideContext,
    in replica: Replica
  ) -> [Change<Entity>]

  /// Why a command is not taken whose `args` have more than `limit` bytes: no request could carry
  /// it, and everything behind it would wait for ever.
  static func tooLarge(_ command: Command, limit: Int) -> Rejection

  /// Whether `decide` alone judges who may do this. For every other command the server asks besides
  /// that the person is in each scope it writes, and that nobody lets themselves into one.
  ///
  /// For what a person does in scopes they are not in, such as asking to be let into one: `decide`
  /// has then to look at every permission itself.
  static func isJudged(_ command: Command) -> Bool

  /// Whether entities of a kind can be read here. Rows of all other kinds belong to another client
  /// of this device: they are kept as they came, and not even their JSON is parsed.
  static func isKnown(_ kind: String) -> Bool

  /// Whether there are tens of thousands of a kind of entity, of which the latest are wanted first:
  /// a device shows an app before it has read the older ones, and a command may be decided without
  /// them. It is decided once more when they are there.
  ///
  /// The server says in its pages which kinds these are, so that clients that do not know a kind
  /// put its rows where the others do.
  static func isVoluminous(_ kind: String) -> Bool

  /// Whether entities of a kind may have a content set apart. Of all other kinds the server does
  /// not look whether there is one.
  static func isSetApart(_ kind: String) -> Bool

  // MARK: Visibility

  /// The parts of the state that ``hidden(from:in:)`` looks at; none where everybody in a scope
  /// sees all of it.
  static func visibility(of user: UserID) -> [Read]

  /// The people whose entities somebody is not sent, in each scope where there are any. Asked at
  /// every pull.
  ///
  /// When they become others, a shared scope begins again on the devices of the person. A person's
  /// own scope goes on: what hides there has to be removed by the command that hides it.
  static func hidden(from user: UserID, in replica: Replica) -> [Scope: Set<UserID>]

  /// Whose an entity is, for ``hidden(from:in:)``; `nil` for what everybody in its scope sees.
  static func author(of entity: Entity) -> UserID?
}

extension SyncDomain {
  public static func hasRemainder(_ command: Command, after rejection: Rejection) -> Bool { false }
  public static func remainder(
    of command: Command, after rejection: Rejection, _ context: DecideContext,
    in replica: Replica
  ) -> [Change<Entity>] { [] }
  public static func isJudged(_ command: Command) -> Bool { false }
  public static func isKnown(_ kind: String) -> Bool { true }
  public static func isVoluminous(_ kind: String) -> Bool { false }
  public static func isSetApart(_ kind: String) -> Bool { false }
  public static func visibility(of user: UserID) -> [Read] { [] }
  public static func hidden(from user: UserID, in replica: Replica) -> [Scope: Set<UserID>] { [:] }
  public static func author(of entity: Entity) -> UserID? { nil }
}

/// What `decide` knows besides the state.
@Memberwise public struct DecideContext: Hashable, Sendable {
  public let actor: UserID
  public let command: CommandID
  /// When the person's device believed it happened. Data, never order.
  public let at: Instant
  /// When the server received it; `nil` on the device. For what must not depend on a device's
  /// clock: until the server has spoken, the device goes by ``at``.
  public let received: Instant?
}

/// The tag of a command's id.
public enum CommandTag {}
public typealias CommandID = ID<CommandTag>

/// One intended change, as the app knows it. Its meaning is fixed by `name` and `version` for ever.
public protocol SyncCommand: Hashable, Sendable {
  /// The system it belongs to: `accounts`, `friends`, `referee`, …
  var system: String { get }
  /// `verbNoun` in camel case: `addFriend`.
  var name: String { get }
  /// From 1. A newer version of the same name is a new meaning; decoding up-casts old ones.
  var version: Int { get }
  var args: JSON { get }
  /// The entity the command is about. A command is rejected with the root cause when an earlier
  /// command of the same device about the same entity was rejected and this one needs it.
  var subject: EntityKey { get }
  /// The content that the command brings, for the entity it is about. Its ``args`` have the stub,
  /// never the text, which goes beside them.
  var content: ContentStub? { get }
  /// Reads a command. An unknown system, name or version is `nil`.
  static func decode(
    system: String, name: String, version: Int, _ args: WireCursor
  ) throws(WireError) -> Self?
}

extension SyncCommand {
  public var content: ContentStub? { nil }
}

/// The state that commands are decided on and screens are drawn from.
public protocol SyncReplica: Sendable {
  associatedtype Entity: SyncEntity
  init()
  func entity(_ key: EntityKey) -> Entity?
  /// Replaces (or with `nil` removes) one entity, keeping every index of the replica right.
  mutating func set(_ key: EntityKey, to entity: Entity?)
}
