import Core
import RunningBuddyDomain
import Server
import Store
import Sync

/// Writes what the server itself decides about runs, as the suite's entities.
struct RunDesk<Engine: StoreEngine, Tables: EntityTables>: Sendable {
  let engine: Engine
  let writer: GroupCommit<Engine, Tables>
  let ambient: Ambient
  /// An entity of RunningBuddy's as one of the suite's.
  let entity: @Sendable (RunEntity) -> Tables.Domain.Entity

  func write(
    _ changes: [Change<RunEntity>],
    _ storage: inout SQLStorage<Tables, Engine.Connection>
  ) throws(StoreFailure) {
    try storage.enact(changes.map { change in change.map(entity) })
  }
}
