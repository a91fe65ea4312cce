import Core
import RunningBuddyDomain
import Server
import Store
import Sync

/// Writes what the server itself decides about runs, as the suite's entities.
struct RunService<Engine: StoreEngine, Tables: EntityTables>: Sendable {
  typealias Storage = SQLStorage<Tables, Engine.Connection>

  let engine: Engine
  let writer: GroupCommit<Engine, Tables>
  let environment: ServerEnvironment
  /// An entity of RunningBuddy's as one of the suite's.
  let entity: @Sendable (RunEntity) -> Tables.Domain.Entity

  func write(
    _ changes: [Change<RunEntity>], _ storage: inout Storage
  ) throws(StoreFailure) {
    try storage.enact(changes.map { change in change.map(entity) })
  }

  /// Decides steps of a person's one after the other, as if a device of theirs had sent them, and
  /// writes what follows with the contents that come along: all of it, or, where one is refused,
  /// nothing.
  func take(
    _ steps: [RunStep], by user: UserID, at moment: Moment, _ storage: inout Storage
  ) throws(StoreFailure) -> RunRejection? {
    let reads = steps.flatMap { step in RunDomain.reads(of: step.command, by: user) }
    var replica = try RunTables.load(reads, for: user, storage.session)
    var changes: [Change<RunEntity>] = []
    var contents: [(key: EntityKey, content: BroughtContent)] = []
    for (index, step) in steps.enumerated() {
      let context = DecideContext(
        actor: user, command: moment.id(UInt64(index)), at: moment.instant,
        received: moment.instant)
      let decided: [Change<RunEntity>]
      do throws(RunRejection) {
        decided = try RunDomain.decide(step.command, context, in: replica)
      } catch { return error }
      for case .put(_, let entity) in decided {
        replica.set(entity.key, to: entity)
        guard let text = step.content, let stub = entity.content else { continue }
        contents.append((entity.key, BroughtContent(text, stub: stub)))
      }
      changes += decided
    }
    // The rules put an entity whose content is stored. Should it be another person's, they refuse
    // the entity, and this goes with the whole transaction.
    for (key, content) in contents {
      try storage.setContent(content, of: key, in: .user(user))
    }
    try write(changes, &storage)
    return nil
  }
}
