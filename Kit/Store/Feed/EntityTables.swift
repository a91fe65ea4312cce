import Core
import Sync

/// The tables in which an app (or the suite of them) keeps its entities.
///
/// The functions are called inside the transaction of the command. They do no more than reading and
/// writing rows: revisions, feed and permission are the engine's business.
public protocol EntityTables: Sendable {
  associatedtype Domain: SyncDomain

  /// The schema as migrations, in the order of the foreign keys.
  static var migrations: [MigrationGroup] { get }

  /// Exactly the named parts of the state, in an otherwise empty replica.
  static func load(
    _ reads: [Domain.Read], for actor: UserID, _ session: some Session
  ) throws(StoreFailure) -> Domain.Replica

  /// Inserts or replaces the entity's row.
  static func put(
    _ entity: Domain.Entity, in scope: Scope, revision: Int64, _ session: some Session
  ) throws(StoreFailure)

  /// Removes the entity's row; one that is not there is no error.
  static func remove(
    _ key: EntityKey, in scope: Scope, _ session: some Session
  ) throws(StoreFailure)

  /// Notes that a command was rejected, after everything it wrote was undone: for what counts
  /// rejections. Called once for each device that sends it.
  static func note(rejected entry: LoggedCommand, _ session: some Session) throws(StoreFailure)
}

extension EntityTables {
  public static func note(
    rejected entry: LoggedCommand, _ session: some Session
  ) throws(StoreFailure) {}
}
