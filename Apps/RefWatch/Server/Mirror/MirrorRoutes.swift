import Core
import Hummingbird
import RefWatchDomain
import Server
import Store
import Sync
import Wire

/// Mirrors over HTTP.
public struct MirrorRoutes<Engine: StoreEngine, Tables: EntityTables>: Sendable {
  /// The most mirrors of one match.
  static var limit: Int { 20 }
  /// Milliseconds for which a link is good: a match and the days around it.
  static var lifetime: Int64 { 7 * 86_400_000 }
  /// Milliseconds between two signs of life of a stream.
  public static var interval: Int64 { 15_000 }

  public let hub: MirrorHub
  let engine: Engine
  let writer: GroupCommit<Engine, Tables>
  let environment: ServerEnvironment
  /// Scheme and authority by which browsers reach the server, where it was told.
  let origin: String?

  public init(
    engine: Engine, writer: GroupCommit<Engine, Tables>, environment: ServerEnvironment,
    origin: String?,
    hub: MirrorHub
  ) {
    self.engine = engine
    self.writer = writer
    self.environment = environment
    self.origin = origin
    self.hub = hub
  }

  public func register(in routes: inout Routes) {
    routes.on(MirrorEndpoint.list.endpoint, signedIn: list)
    routes.on(MirrorEndpoint.create.endpoint, signedIn: create)
    routes.on(MirrorEndpoint.change.endpoint, signedIn: change)
    routes.on(MirrorEndpoint.stop.endpoint, signedIn: stop)
    routes.on(MirrorEndpoint.state.endpoint, open: state)
    routes.on(MirrorEndpoint.stream.endpoint, open: stream)
  }

  // MARK: The owner

  private func list(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    let match: MatchID = try call.id("id")
    let now = environment.now()
    let user = member.user
    let rows = try await engine.read { session throws(StoreFailure) -> [MirrorRow]? in
      guard try MirrorFeed.isOwner(user, of: match, session) else { return nil }
      return try MirrorRows.load(of: match, user, at: now, session)
    }
    guard let rows else { throw Problem(.notFound) }
    let links = rows.map { row in row.link(viewers: hub.viewers(of: row.id)) }
    return .json(.object(["links": .array(of: links)]))
  }

  private func create(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    let match: MatchID = try call.id("id")
    let user = member.user
    let isOwner = try await engine.read { session throws(StoreFailure) in
      try MirrorFeed.isOwner(user, of: match, session)
    }
    guard isOwner else { throw Problem(.notFound) }
    let lens = try lens(call)
    let now = environment.now()
    let token = MirrorToken(random: environment.randomBytes(MirrorToken.length))
    let row = MirrorRow(
      id: environment.moment().id(1), owner: user, match: match, lens: lens, createdAt: now,
      expiresAt: now.advanced(byMilliseconds: Self.lifetime))
    let problem = try await writer.submit(for: user) {
      storage throws(StoreFailure) -> Problem? in
      let session = storage.session
      // Asked again: the match may have gone, or have changed hands, meanwhile.
      guard try MirrorFeed.isOwner(user, of: match, session) else { return Problem(.notFound) }
      try MirrorRows.remove(of: match, expiredAt: now, session)
      guard try MirrorRows.load(of: match, user, at: now, session).count < Self.limit else {
        return Problem(.tooManyMirrors, data: [.init("limit", .int(Self.limit))])
      }
      try MirrorRows.add(row, token, session)
      return nil
    }.committed()
    if let problem { throw problem }
    let site =
      call.request.headers[.origin] ?? origin ?? "http://" + (call.request.head.authority ?? "")
    let made = NewMirrorLink(link: row.link(viewers: 0), address: site + "/m/" + token.text)
    return .json(made.json, status: .created)
  }

  private func change(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    let id: MirrorID = try call.id("id")
    let user = member.user
    let now = environment.now()
    guard try await row(id, of: user) != nil else { throw Problem(.notFound) }
    let lens = try lens(call)
    let changed = try await writer.submit(for: user) {
      storage throws(StoreFailure) -> MirrorRow? in
      guard try MirrorRows.find(id, user, at: now, storage.session) != nil else { return nil }
      try MirrorRows.change(id, to: lens, storage.session)
      return try MirrorRows.find(id, user, at: now, storage.session)
    }.committed()
    guard let changed else { throw Problem(.notFound) }
    // Whoever watches sees it through the other lens from now on.
    hub.interrupt(id)
    return .json(changed.link(viewers: hub.viewers(of: id)).json)
  }

  private func stop(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    let id: MirrorID = try call.id("id")
    let user = member.user
    let now = environment.now()
    let isThere = try await writer.submit(for: user) { storage throws(StoreFailure) -> Bool in
      guard try MirrorRows.find(id, user, at: now, storage.session) != nil else { return false }
      try MirrorRows.remove(id, storage.session)
      return true
    }.committed()
    guard isThere else { throw Problem(.notFound) }
    hub.stop(id)
    return .empty()
  }

  private func row(_ id: MirrorID, of user: UserID) async throws -> MirrorRow? {
    let now = environment.now()
    return try await engine.read { session throws(StoreFailure) in
      try MirrorRows.find(id, user, at: now, session)
    }
  }

  /// What is asked for. The owner needs no link, and only the public is kept behind.
  private func lens(_ call: Call) throws(Problem) -> MirrorLens {
    try call.read { body throws(WireError) in
      let lens = try MirrorLens(body)
      let audience = try body.required("audience")
      if lens.audience == .owner { throw audience.error(.expected("crew, observer or public")) }
      return lens.audience == .everyone
        ? lens : MirrorLens(lens.audience, showsNames: lens.showsNames)
    }
  }

  // MARK: Whoever has the link

  /// The mirror that the link's secret opens. Whatever else is there instead, the answer is one.
  private func mirror(_ call: Call) async throws -> MirrorRow {
    guard let text = call.parameters.get("token"), let token = MirrorToken(text) else {
      throw Problem(.notFound)
    }
    let now = environment.now()
    let row = try await engine.read { session throws(StoreFailure) in
      try MirrorRows.find(token, at: now, session)
    }
    guard let row else { throw Problem(.notFound) }
    return row
  }

  private func state(_ call: Call, _ session: UserSession?) async throws -> Reply {
    let mirror = try await mirror(call)
    let snapshot = try await hub.look(at: mirror.match, through: mirror.lens)
    guard let snapshot else { throw Problem(.notFound) }
    return Reply.json(snapshot.json).unlisted
  }

  private func stream(_ call: Call, _ session: UserSession?) async throws -> Reply {
    let mirror = try await mirror(call)
    try hub.check(mirror.id)
    guard try await hub.look(at: mirror.match, through: mirror.lens) != nil else {
      throw Problem(.notFound)
    }
    let seen = call.lastEvent
    let hub = hub
    return Reply.events(
      to: call,
      open: {
        let viewer = try hub.open(mirror)
        return (viewer, viewer.signal)
      },
      close: { viewer in hub.leave(viewer) },
      write: { viewer, writer in try await send(viewer, seen, to: &writer) }
    ).unlisted
  }

  private func send(
    _ viewer: MirrorHub.Viewer, _ seen: Int64?, to writer: inout EventWriter
  ) async throws {
    // Whoever stops a link ends the streams that are registered: one that was about to be is told
    // here.
    let current = try await row(viewer.mirror.id, of: viewer.mirror.owner)
    guard current == viewer.mirror else {
      if current == nil { try await writer.write(MirrorChannel.over) }
      return
    }
    var seq = seen
    let lens = viewer.mirror.lens
    // Whoever knows everything already still learns that the stream is open.
    viewer.signal.beat()
    viewer.signal.move()
    while true {
      switch await viewer.signal.next() {
      case .moved:
        switch try await viewer.channel.news(after: seq, lens) {
        case .events(let events, through: let last):
          try await writer.write(events)
          hub.written.add()
          seq = last
        case .nothing: break
        case .gone: return try await writer.write(MirrorChannel.over)
        }
      case .beat:
        guard environment.now() < viewer.mirror.expiresAt else {
          return try await writer.write(MirrorChannel.over)
        }
        try await writer.write(MirrorChannel.beat(environment.now()))
      case .closed:
        if viewer.isStopped { try await writer.write(MirrorChannel.over) }
        return
      }
    }
  }
}

extension MirrorHub {
  /// A hub that reads from a database.
  public static func reading(
    _ engine: some StoreEngine, limit: Int = 10_000, environment: ServerEnvironment
  ) -> MirrorHub {
    MirrorHub(limit: limit, environment: environment) { match, cursor in
      try await engine.read { session throws(StoreFailure) in
        try MirrorFeed.load(match, after: cursor, session)
      }
    }
  }
}
