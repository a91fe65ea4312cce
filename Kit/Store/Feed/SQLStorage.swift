import Core
import Sync

/// What the server's rules need of a database, over SQL. Lives as long as its transaction.
public struct SQLStorage<Tables: EntityTables, Connection: Session>: SyncStorage {
  public typealias Domain = Tables.Domain
  public typealias Failure = StoreFailure

  /// For rows that are not synchronised, such as accounts and sessions, in the same transaction.
  public let session: Connection
  /// The scopes whose head moved, in the order they did. Their streams are notified once the
  /// transaction is durable.
  public private(set) var moved: [Scope] = []

  /// The rules ask for an entity's home just before they write it; asking again would cost as much
  /// as the writing.
  private let seen = SeenHomes()

  public init(_ session: Connection) { self.session = session }

  public func epoch() throws(StoreFailure) -> Epoch {
    guard let epoch = try EpochTable.current(in: session) else {
      throw StoreFailure(.mismatch, "the database has no epoch")
    }
    return epoch
  }

  // MARK: State

  public func load(
    _ reads: [Domain.Read], for actor: UserID
  ) throws(StoreFailure) -> Domain.Replica {
    try Tables.load(reads, for: actor, session)
  }

  public mutating func put(
    _ entity: Domain.Entity, in scope: Scope
  ) throws(StoreFailure) -> Int64 {
    let revision = try nextRevision(of: entity.key, in: scope)
    try Tables.put(entity, in: scope, revision: revision, session)
    return revision
  }

  public mutating func remove(
    _ key: EntityKey, in scope: Scope
  ) throws(StoreFailure) -> Int64 {
    let revision = try nextRevision(of: key, in: scope)
    try Tables.remove(key, in: scope, session)
    return revision
  }

  /// The scope an entity lives in, or lived in before it was removed; `nil` for one never seen.
  public func home(of key: EntityKey) throws(StoreFailure) -> Scope? {
    let row = try session.first(
      """
      SELECT scope_kind, scope_id, revision FROM entity_home
      WHERE kind = \(key.kind) AND id = \(key.id)
      """)
    seen.note(key, revision: try row.map { row throws(StoreFailure) in try row[2] } ?? 0)
    guard let row else { return nil }
    return Scope(kind: try row[0], id: try row[1])
  }

  /// Counted apart from the rows, so that an entity that comes back after a removal goes on
  /// counting.
  private func nextRevision(of key: EntityKey, in scope: Scope) throws(StoreFailure) -> Int64 {
    let last: Int64
    if let revision = seen.takeRevision(of: key) {
      last = revision
    } else {
      last =
        try session.value(
          "SELECT revision FROM entity_home WHERE kind = \(key.kind) AND id = \(key.id)") ?? 0
    }
    if last == 0 {
      try session.run(
        """
        INSERT INTO entity_home (kind, id, scope_kind, scope_id, revision)
        VALUES (\(key.kind), \(key.id), \(scope.kind), \(scope.id), 1)
        """)
    } else {
      try session.run(
        """
        UPDATE entity_home
        SET scope_kind = \(scope.kind), scope_id = \(scope.id), revision = \(last + 1)
        WHERE kind = \(key.kind) AND id = \(key.id)
        """)
    }
    return last + 1
  }

  // MARK: Head

  /// Takes the next `count` numbers of a scope and returns the first.
  public mutating func advanceHead(
    of scope: Scope, by count: Int64
  ) throws(StoreFailure) -> Int64 {
    let updated = try session.run(
      """
      UPDATE feed_head SET seq = seq + \(count)
      WHERE scope_kind = \(scope.kind) AND scope_id = \(scope.id)
      """)
    if updated == 0 {
      try session.run(
        """
        INSERT INTO feed_head (scope_kind, scope_id, seq, floor)
        VALUES (\(scope.kind), \(scope.id), \(count), 0)
        """)
    }
    let last = try head(of: scope)
    if !moved.contains(scope) { moved.append(scope) }
    return last - count + 1
  }

  // MARK: Parts of a transaction

  public mutating func savepoint<Rejected: Error>(
    _ body: (inout Self) throws(SavepointExit<StoreFailure, Rejected>) -> Void
  ) throws(StoreFailure) -> Rejected? {
    var inner = self
    do {
      try session.savepoint { () throws(SavepointExit<StoreFailure, Rejected>) in
        try body(&inner)
      }
    } catch {
      switch error {
      case .store(let failure), .body(.failed(let failure)): throw failure
      case .body(.rejected(let rejected)):
        seen.forget()
        guard session.isInTransaction else {
          throw StoreFailure(.other(0), "the transaction ended inside a savepoint")
        }
        return rejected
      }
    }
    self = inner
    return nil
  }
}

/// The revisions found when the homes of entities were asked for, until the entities are written.
///
/// They hold while nobody else writes: inside the transaction, and until a part of it is undone.
private final class SeenHomes {
  private var revisions: [(key: EntityKey, revision: Int64)] = []

  /// - Parameter revision: 0 for an entity never seen.
  func note(_ key: EntityKey, revision: Int64) {
    _ = takeRevision(of: key)
    revisions.append((key, revision))
  }

  func takeRevision(of key: EntityKey) -> Int64? {
    for index in revisions.indices where revisions[index].key == key {
      return revisions.remove(at: index).revision
    }
    return nil
  }

  func forget() { revisions.removeAll() }
}
