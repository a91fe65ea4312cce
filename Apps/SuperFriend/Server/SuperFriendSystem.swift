import Core
import Server
import Store
import SuperFriendDomain

/// Everything SuperFriend serves besides what is synchronised. The server and the tests register it
/// here and nowhere else.
public struct SuperFriendSystem<Engine: StoreEngine, Tables: EntityTables>: Sendable {
  let engine: Engine
  let writer: GroupCommit<Engine, Tables>
  let environment: ServerEnvironment
  let origin: String
  public let reminders: ReminderSender<Engine, Tables>
  let entity: @Sendable (FriendsEntity) -> Tables.Domain.Entity

  /// - Parameters:
  ///   - push: How browsers are called; none where that is not possible.
  ///   - rows: Whose browsers take messages.
  ///   - origin: Scheme and authority of links to this server.
  ///   - entity: An entity of SuperFriend's as one of the suite's.
  ///   - find: Finds the recipient of an account; `nil` if it may not get email.
  public init(
    engine: Engine, writer: GroupCommit<Engine, Tables>, push: WebPush?, rows: PushRows,
    mailer: Mailer, environment: ServerEnvironment, origin: String,
    entity: @escaping @Sendable (FriendsEntity) -> Tables.Domain.Entity,
    find:
      @escaping @Sendable (
        UserID, Engine.Connection
      ) throws(StoreFailure) -> DigestRecipient?
  ) {
    self.engine = engine
    self.writer = writer
    self.environment = environment
    self.origin = origin
    self.entity = entity
    reminders = ReminderSender(
      engine: engine, writer: writer, push: push, rows: rows, mailer: mailer, find: find)
  }

  public static var endpoints: [Endpoint] { FriendsEndpoint.endpoints }

  /// What SuperFriend does by itself.
  public var jobs: [BackgroundJob] { [reminders.job] }

  public func register(in routes: inout Routes) {
    StopRoutes(engine: engine, writer: writer, mailer: reminders.mailer, entity: entity)
      .register(in: &routes)
    CalendarRoutes(
      engine: engine, writer: writer, environment: environment, origin: origin,
      find: reminders.find
    ).register(in: &routes)
  }
}
