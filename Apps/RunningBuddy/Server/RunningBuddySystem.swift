import RunningBuddyDomain
import Server
import Store

/// Everything RunningBuddy serves besides what is synchronised. The server and the tests register
/// it here and nowhere else.
public struct RunningBuddySystem<Engine: StoreEngine, Tables: EntityTables>: Sendable {
  let desk: RunDesk<Engine, Tables>

  /// - Parameter entity: An entity of RunningBuddy's as one of the suite's.
  public init(
    engine: Engine, writer: GroupCommit<Engine, Tables>, ambient: Ambient,
    entity: @escaping @Sendable (RunEntity) -> Tables.Domain.Entity
  ) {
    desk = RunDesk(engine: engine, writer: writer, ambient: ambient, entity: entity)
  }

  public static var endpoints: [Endpoint] { [] }

  /// What RunningBuddy does by itself.
  public var chores: [Chore] { [RunPurge(desk: desk).chore] }

  public func register(in routes: inout Routes) {}
}
