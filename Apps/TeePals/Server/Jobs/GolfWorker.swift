import Server
import Store
import Sync
import TeePalsDomain

/// A part of TeePals that does by itself what is due: found in batches, written one by one.
protocol GolfWorker: Sendable {
  associatedtype Engine: StoreEngine
  associatedtype Tables: EntityTables

  var engine: Engine { get }
  var writer: GroupCommit<Engine, Tables> { get }
  /// An entity of TeePals' as one of the suite's.
  var entity: @Sendable (TeePalsEntity) -> Tables.Domain.Entity { get }
  /// How many are looked for at once.
  static var batch: Int { get }
}

extension GolfWorker {
  typealias Storage = SQLStorage<Tables, Engine.Connection>

  static var batch: Int { 500 }

  /// Does something with each that is due, until none is left. What is done with is due no more, or
  /// lies before the last one that was found.
  ///
  /// - Parameter due: Finds so many after one of them, or the first ones.
  func each<Due: Sendable>(
    _ due: @escaping @Sendable (Due?, Int, Engine.Connection) throws(StoreFailure) -> [Due],
    work: (Due) async throws -> Void
  ) async throws {
    var last: Due?
    while true {
      let after = last
      let found: [Due] = try await engine.read { session throws(StoreFailure) in
        try due(after, Self.batch, session)
      }
      for one in found { try await work(one) }
      last = found.last
      if found.count < Self.batch { return }
    }
  }

  func enact(
    _ changes: [Change<TeePalsEntity>], _ storage: inout Storage
  ) throws(StoreFailure) {
    try storage.enact(changes.map { change in change.map(entity) })
  }
}
