import Core
import RunningBuddyDomain
import Server
import Store
import Sync

/// Takes a person's runs in from files on this machine, and out to them.
public struct RunFileService<Engine: StoreEngine, Tables: EntityTables>: Sendable {
  let service: RunService<Engine, Tables>
  /// Reading and writing files takes its time: not on a thread that serves requests.
  let work = WorkQueue("fieldday.runs.terminal", atOnce: 2, queueLimit: 200)

  /// - Parameter entity: An entity of RunningBuddy's as one of the suite's.
  public init(
    engine: Engine, writer: GroupCommit<Engine, Tables>, environment: ServerEnvironment,
    entity: @escaping @Sendable (RunEntity) -> Tables.Domain.Entity
  ) {
    service = RunService(engine: engine, writer: writer, environment: environment, entity: entity)
  }

  /// The runs that are not deleted, the earliest first.
  public func list(of user: UserID) async throws -> [Run] {
    let all = try await service.engine.read { session throws(StoreFailure) in
      try RunRows.load(.run, "deleted_at IS NULL ORDER BY started_at, id", user, session)
    }
    return all.compactMap { entity in
      if case .run(let run) = entity { run } else { nil }
    }
  }

  /// Does what blocks. Nobody else waits here, and a batch has fewer files than may.
  func working<Value: Sendable>(_ body: @escaping @Sendable () -> Value) async throws -> Value {
    guard let value = await work.run(body) else { throw Problem.later(.busy, seconds: 1) }
    return value
  }
}
