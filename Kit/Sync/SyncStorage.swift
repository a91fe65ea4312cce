import Coding
import Core
import Wire

/// What the server's rules need of a database, inside one transaction.
///
/// There are two: a model in memory, and SQL. The rules are the same source over both, so that the
/// simulator can hold one against the other. Methods are synchronous; a failure aborts the whole
/// transaction.
///
/// Added after the first draft, both asked once for every command or row, so both need an index:
/// - ``home(of:)``: an entity never changes its scope, so a command that names the id of an entity
///   in somebody else's scope must not reach it; the rules ask for the home before every `put`,
///   which is then refused, and before every `remove`, which is then no change.
/// - ``outcome(of:by:)``: when a profile is copied more than once, two copies may send the same
///   command, each under a device id of its own. The mark cannot see that; the command's id can.
public protocol SyncStorage {
  associatedtype Domain: SyncDomain
  associatedtype Failure: Error

  // MARK: History

  func epoch() throws(Failure) -> Epoch

  // MARK: Devices

  /// The high-water mark of a device, `nil` for one never seen.
  func mark(of device: DeviceID) throws(Failure) -> DeviceMark?
  mutating func setMark(_ mark: DeviceMark) throws(Failure)
  /// Appends to the log of commands; `(device, dseq)` is its key. Never pruned. A command's id may
  /// occur again under another device, with the same outcome.
  mutating func log(_ entry: LoggedCommand) throws(Failure)
  /// The log of a device for `dseq` in the range, in order.
  func logged(by device: DeviceID, in range: ClosedRange<Int64>) throws(Failure) -> [LoggedCommand]
  /// The first entry of the person's command with this id, whatever the device.
  func outcome(of command: CommandID, by user: UserID) throws(Failure) -> LoggedCommand?
  /// The entries of `logged(by:in:)` that were rejected.
  func rejected(by device: DeviceID, in range: ClosedRange<Int64>) throws(Failure)
    -> [LoggedCommand]

  // MARK: State

  /// Exactly the named parts of the state, in an otherwise empty replica.
  func load(_ reads: [Domain.Read], for actor: UserID) throws(Failure) -> Domain.Replica
  /// Writes one entity's row and returns its new revision: 1 for a new one, else the last plus 1
  /// (also after a removal).
  mutating func put(_ entity: Domain.Entity, in scope: Scope) throws(Failure) -> Int64
  /// Removes one entity's row and returns the tombstone's revision.
  mutating func remove(_ key: EntityKey, in scope: Scope) throws(Failure) -> Int64

  /// The scope an entity lives in, or lived in before it was removed; `nil` for one never seen.
  func home(of key: EntityKey) throws(Failure) -> Scope?

  // MARK: Contents set apart

  /// The stub of the content stored for an entity.
  func contentStub(of key: EntityKey) throws(Failure) -> ContentStub?
  /// The content stored for an entity.
  func content(of key: EntityKey) throws(Failure) -> String?
  /// Stores an entity's content in place of the one before, or with `nil` removes it.
  mutating func setContent(
    _ content: BroughtContent?, of key: EntityKey, in scope: Scope
  ) throws(Failure)

  // MARK: Scopes

  /// The scopes a person is a member of besides their own, in ascending order.
  func memberships(of user: UserID) throws(Failure) -> [Scope]
  func isMember(_ user: UserID, of scope: Scope) throws(Failure) -> Bool
  func members(of scope: Scope) throws(Failure) -> [UserID]
  mutating func setMember(_ user: UserID, of scope: Scope, _ member: Bool) throws(Failure)

  // MARK: Feed

  /// The last sequence number given out in a scope, 0 when none was.
  func head(of scope: Scope) throws(Failure) -> Int64
  /// How far each scope goes that the person may read, their own among them, ascending: what every
  /// pull asks first, and so in one question, however many scopes there are.
  func extents(readableBy user: UserID) throws(Failure) -> [ScopeExtent]
  /// Takes the next `count` numbers of a scope and returns the first. Called last in the
  /// transaction, scopes ascending.
  mutating func advanceHead(of scope: Scope, by count: Int64) throws(Failure) -> Int64
  mutating func append(_ row: FeedRow) throws(Failure)
  /// Feed rows with `seq > after`, ascending, at most `limit`.
  func feed(of scope: Scope, after seq: Int64, limit: Int) throws(Failure) -> [FeedRow]
  /// The smallest cursor position from which the feed is still complete (0 when nothing was
  /// compacted).
  func floor(of scope: Scope) throws(Failure) -> Int64
  /// The latest row of an entity in a scope, a tombstone too.
  func latest(_ key: EntityKey, in scope: Scope) throws(Failure) -> FeedRow?
  /// The latest row of each entity that is not removed, as of `seq`, ordered by key, keys `>
  /// after`, at most `limit`.
  func snapshot(
    of scope: Scope, asOf seq: Int64, after key: EntityKey?, limit: Int
  ) throws(Failure) -> [FeedRow]

  // MARK: Parts of a transaction

  /// Runs `body`; when it throws a rejection, everything it wrote is undone and the rejection is
  /// returned.
  mutating func savepoint<Rejected: Error>(
    _ body: (inout Self) throws(SavepointExit<Failure, Rejected>) -> Void
  ) throws(Failure) -> Rejected?
}

/// Why the inside of a savepoint stopped.
public enum SavepointExit<Failure: Error, Rejected: Error>: Error {
  /// The database failed: abort everything.
  case failed(Failure)
  /// The rules said no: undo this part and go on.
  case rejected(Rejected)
}

/// A content and its stub, which fit each other.
public struct BroughtContent: Hashable, Sendable {
  public let stub: ContentStub
  public let text: String

  /// - Parameter stub: The text's.
  public init(_ text: String, stub: ContentStub) {
    self.text = text
    self.stub = stub
  }
}

/// The identity of one history. Another epoch means: start again from a snapshot, and keep the
/// outbox.
public enum EpochTag {}
public typealias Epoch = ID<EpochTag>

/// How far the server has come with a device's commands.
@Memberwise public struct DeviceMark: Hashable, Sendable {
  public let device: DeviceID
  public let user: UserID
  /// The last command with a durable outcome; 0 for none.
  public let lastDseq: Int64
  /// That command's id. A device that finds another id here was copied (a restored profile).
  public let lastCommand: CommandID?
}

/// One command with its outcome, as the server keeps it.
@Memberwise public struct LoggedCommand: Hashable, Sendable {
  public let device: DeviceID
  public let dseq: Int64
  public let id: CommandID
  public let user: UserID
  public let system: String
  public let name: String
  public let version: Int
  /// What the person's device believed.
  public let at: Instant
  /// The server's own clock when the command was decided.
  public let received: Instant
  public let subject: EntityKey?
  /// The rejection's wire form, `nil` for an accepted command.
  public let rejection: JSON?
}

/// How far a scope's feed goes.
@Memberwise public struct ScopeExtent: Hashable, Sendable {
  public let scope: Scope
  /// The last sequence number given out, 0 when none was.
  public let head: Int64
  /// The smallest cursor position from which the feed is still complete.
  public let floor: Int64
}

/// One row of a scope's feed.
@Memberwise public struct FeedRow: Hashable, Sendable {
  public let scope: Scope
  public let seq: Int64
  public let key: EntityKey
  public let revision: Int64
  /// The fields, as compact JSON text; `nil` for a tombstone.
  public let body: String?
  /// The last sequence number in this scope of the transaction part (command) that wrote the row; a
  /// page never ends inside one.
  public let lastOfCommand: Int64
}
