import Coding
import Core
import DayBlockDomain
import Server
import Store
import Sync

/// Does what a person asks of the server itself, such as by a script: the same commands, decided
/// and written as those of a device.
@Memberwise public struct DayService<Engine: StoreEngine, Tables: EntityTables>: Sendable {
  typealias Storage = SQLStorage<Tables, Engine.Connection>

  let engine: Engine
  let writer: GroupCommit<Engine, Tables>
  let environment: ServerEnvironment
  /// An entity of DayBlock's as one of the suite's.
  let entity: @Sendable (DayBlockEntity) -> Tables.Domain.Entity

  /// What came of a command.
  public enum Outcome: Hashable, Sendable {
    case done
    case refused(DayBlockRejection)
  }

  /// Decides a command on what is there now, and writes what follows, in one transaction.
  public func run(_ command: DayBlockCommand, by user: UserID) async throws -> Outcome {
    try await run([command], by: user)
  }

  /// Commands one after the other, in one transaction. The first that is refused is the last.
  func run(_ commands: [DayBlockCommand], by user: UserID) async throws -> Outcome {
    let moment = environment.moment()
    return try await writer.submit(for: user) { storage throws(StoreFailure) in
      for (index, command) in commands.enumerated() {
        let replica = try DayBlockTables.load(
          DayBlockDomain.reads(of: command, by: user), for: user, storage.session)
        let context = DecideContext(
          actor: user, command: moment.id(UInt64(index)), at: moment.instant,
          received: moment.instant)
        let changes: [Change<DayBlockEntity>]
        do throws(DayBlockRejection) {
          changes = try DayBlockDomain.decide(command, context, in: replica)
        } catch { return .refused(error) }
        try write(changes, &storage)
      }
      return .done
    }.committed()
  }

  /// What a person has, as a device would have it; of the runs those that are under way, of the
  /// sessions those of the days around today.
  public func replica(of user: UserID) async throws -> DayBlockReplica {
    let today = environment.now().milliseconds / 86_400_000
    return try await engine.read { session throws(StoreFailure) in
      try DayReplicas.read(
        of: user, runs: DayReplicas.underWay,
        sessions: "day BETWEEN \(today - 2) AND \(today + 2)", in: session)
    }
  }

  /// A run, whatever became of it.
  func run(_ id: DayRunID, of user: UserID) async throws -> DayRun? {
    try await engine.read { session throws(StoreFailure) in
      guard case .run(let run)? = try DayRows.load(.run, "id = \(id)", user, session).first else {
        return nil
      }
      return run
    }
  }

  /// The zone that a person's time was in last.
  func lastZone(of user: UserID) async throws -> String? {
    try await engine.read { session throws(StoreFailure) in
      try DayReplicas.lastZone(of: user, in: session)
    }
  }

  func write(
    _ changes: [Change<DayBlockEntity>], _ storage: inout Storage
  ) throws(StoreFailure) {
    try storage.enact(changes.map { change in change.map(entity) })
  }
}
