import DayBlockDomain
import Server
import Store

/// Everything DayBlock serves besides what is synchronised. The server and the tests register it
/// here and nowhere else.
public struct DayBlockSystem<Engine: StoreEngine, Tables: EntityTables>: Sendable {
  let desk: DayDesk<Engine, Tables>
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
    desk = DayDesk(engine: engine, writer: writer, environment: environment, entity: entity)
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
      DayCaller(desk: desk, push: push, rows: rows).job,
      PlanCaller(desk: desk, push: push, rows: rows).job, DayPurge(desk: desk).job,
    ]
  }

  public func register(in routes: inout Routes) {
    ExchangeRoutes(desk: desk, origin: origin).register(in: &routes)
    DayLinkRoutes(desk: desk, origin: origin, streams: streams).register(in: &routes)
    FeedRoutes(desk: desk, origin: origin).register(in: &routes)
    LiveRoutes(desk: desk, streams: streams).register(in: &routes)
    OverlayRoutes(desk: desk, outgoing: outgoing).register(in: &routes)
  }
}
