import DayBlockDomain
import Server
import Store

/// Everything DayBlock serves besides what is synchronised. The server and the tests register it
/// here and nowhere else.
public struct DayBlockSystem<Engine: StoreEngine, Tables: EntityTables>: Sendable {
  let service: DayService<Engine, Tables>
  let push: WebPush?
  let rows: PushRows
  let outgoing: Outgoing
  let origin: String
  let streams: LiveStreams

  /// - Parameters:
  ///   - push: How browsers are called; none where that is not possible.
  ///   - rows: Whose browsers take messages.
  ///   - outgoing: How calendars of other servers are asked for.
  ///   - origin: Scheme and authority of links to this server.
  ///   - streams: Who listens to runs; the writer wakes them.
  ///   - entity: An entity of DayBlock's as one of the suite's.
  public init(
    engine: Engine, writer: GroupCommit<Engine, Tables>, push: WebPush?, rows: PushRows,
    outgoing: Outgoing, environment: ServerEnvironment, origin: String,
    streams: LiveStreams,
    entity: @escaping @Sendable (DayBlockEntity) -> Tables.Domain.Entity
  ) {
    service = DayService(engine: engine, writer: writer, environment: environment, entity: entity)
    self.push = push
    self.rows = rows
    self.outgoing = outgoing
    self.origin = origin
    self.streams = streams
  }

  public static var endpoints: [Endpoint] { DayEndpoint.endpoints }

  /// What DayBlock does by itself.
  public var jobs: [BackgroundJob] {
    [
      DayPushSender(service: service, push: push, rows: rows).job,
      PlanPushSender(service: service, push: push, rows: rows).job, DayPurge(service: service).job,
    ]
  }

  public func register(in routes: inout Routes) {
    ExchangeRoutes(service: service, origin: origin).register(in: &routes)
    DayLinkRoutes(service: service, origin: origin, streams: streams).register(in: &routes)
    FeedRoutes(service: service, origin: origin).register(in: &routes)
    LiveRoutes(service: service, streams: streams).register(in: &routes)
    OverlayRoutes(service: service, outgoing: outgoing).register(in: &routes)
  }
}
