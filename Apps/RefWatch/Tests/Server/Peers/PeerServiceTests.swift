import Calendar
import Core
import HTTPTypes
import Hummingbird
import Logging
import RefWatchDomain
import RefWatchServer
import Server
import ServerTestKit
import Store
import StoreSQLite
import Sync
import TestKit
import Testing
import Wire

@testable import RefWatchTestKit

@Suite("The comparison with others, on the server")
struct PeerServiceTests {
  typealias Writer = GroupCommit<SQLiteDatabase, RefWatchTables>
  typealias Service = PeerService<SQLiteDatabase, RefWatchTables>

  /// Thirteen people, each with five matches; the person's number is the cards of each match.
  struct World: Sendable {
    let clock = MirrorSite.Clock()
    let people = (1...13).map { number in UserID(high: 7, low: UInt64(number)) }
    let database: TemporaryDatabase
    let writer: Writer
    let service: Service
    let responder: RouterResponder<AnonymousContext>
    let cookie: SessionCookie
    let tokens: [UserID: SessionToken]

    init(isOffered: Bool = true) throws {
      let database = try TemporaryDatabase(onDisk: RefWatchTables.migrations)
      let environment = clock.environment
      let writer = Writer(database.engine, RefWatchTables.self, notify: { _ in })
      let service = Service(
        engine: database.engine, writer: writer, environment: environment, isOffered: isOffered)
      var sessions: [SessionTokenHash: UserSession] = [:]
      var tokens: [UserID: SessionToken] = [:]
      for user in people {
        let token = SessionToken(random: environment.randomBytes(SessionToken.length))
        tokens[user] = token
        sessions[token.hash] = UserSession(
          id: UserSessionID(high: 1, low: user.low), user: user, created: clock.now,
          lastSeen: clock.now)
      }
      let known = sessions
      let system = RefWatchSystem(
        crews: CrewService(engine: database.engine, writer: writer, environment: environment) {
          entity in
          entity
        }, peers: service, origin: "http://127.0.0.1")
      let site = Site(
        SiteOptions(secure: false),
        sessions: SessionCache(
          source: SessionSource(find: { hash in known[hash] }, note: { _, _ in })),
        endpoints: RefWatchSystem<SQLiteDatabase, RefWatchTables>.endpoints, client: nil,
        environment: environment)
      responder = try site.router { routes in system.register(in: &routes) }.buildResponder()
      cookie = site.gate.cookie
      self.database = database
      self.writer = writer
      self.service = service
      self.tokens = tokens
      for (index, user) in people.enumerated() { try fill(user, cards: index + 1) }
    }

    private func fill(_ user: UserID, cards: Int) throws {
      try database.engine.writeNow { session throws(StoreFailure) in
        var storage = SQLStorage<RefWatchTables, SQLiteSession>(session)
        for number in 1...5 {
          let id = MatchID(high: user.low, low: UInt64(number))
          var match = Match(
            id: id, home: TeamRef(name: "Home"), away: TeamRef(name: "Away"), rules: RuleSet(),
            createdAt: clock.now, competition: "County Cup")
          match.owner = user
          let scope = Scope.match(id)
          var changes: [Change<RefWatchEntity>] = [.join(scope, user), .put(scope, .match(match))]
          changes += events(of: match, cards: cards).map { event in .put(scope, .event(event)) }
          _ = try ServerRules<SQLStorage<RefWatchTables, SQLiteSession>>().enact(
            changes, in: &storage)
        }
      }
    }

    private func events(of match: Match, cards: Int) -> [MatchEvent] {
      var log = LawLog()
      log.match = match
      for half in 1...2 {
        log.begin(.regulation(half))
        if half == 1 {
          for number in 1...cards {
            let person = Participant(.home, number: number)
            log.add(
              .card(Card(colour: .yellow, recipient: person)), 10 + number, in: .regulation(1))
          }
        }
        log.end(.regulation(half), then: half == 1 ? .interval(1) : nil)
      }
      log.add(.fullTime(.normal), .gap(.afterMatch), 0)
      log.add(.completion, .gap(.afterMatch), 0)
      return log.events.map { event in
        MatchEvent(
          id: MatchEventID(high: match.id.high << 8 | match.id.low, low: event.id.low),
          match: match.id, ordinal: event.ordinal, stage: event.stage, elapsed: event.elapsed,
          at: clock.now.advanced(byMilliseconds: event.at.milliseconds), uptime: 0,
          boot: event.boot, quality: event.quality, fact: event.fact)
      }
    }

    func test(_ body: @escaping @Sendable (TestClient) async throws -> Void)
      async throws
    {
      var logger = Logger(label: "test")
      logger.logLevel = .critical
      let application = Hummingbird.Application(
        responder: responder, server: .site(idleTimeout: nil),
        configuration: .init(address: .hostname("127.0.0.1", port: 0)), logger: logger)
      try await application.test(.live) { client in try await body(client) }
      await writer.drain()
    }

    func ask(
      _ client: TestClient, shares: Bool? = nil, as user: UserID
    ) async throws -> (status: Int, report: PeerReport?) {
      var headers: HTTPFields = [:]
      if let name = HTTPField.Name("X-Fieldday") { headers[name] = "1" }
      if shares != nil { headers[.contentType] = "application/json" }
      if let token = tokens[user] { headers[.cookie] = cookie.name + "=" + token.text }
      let body = shares.map { shares in JSON.object(["shares": .bool(shares)]) }
      return try await client.execute(
        uri: "/api/referee/peers", method: shares == nil ? .get : .post, headers: headers,
        body: body.map { body in ByteBuffer(bytes: body.bytes) }
      ) { response in
        let json = (try? JSON.parse(String(buffer: response.body))) ?? .null
        return (response.status.code, try? PeerReport(WireCursor(json)))
      }
    }
  }

  @Test("nothing is offered unless the operator wants it, and what there was goes")
  func off() async throws {
    let world = try World(isOffered: false)
    try await world.test { client in
      let report = try await world.ask(client, as: world.people[0]).report
      #expect(report == PeerReport(isOffered: false, shares: false))
      #expect(try await world.ask(client, shares: true, as: world.people[0]).status == 409)
    }
  }

  @Test("nine people see nothing, ten see a pool, and only those who take part")
  func pools() async throws {
    let world = try World()
    try await world.test { client in
      for person in world.people.prefix(9) {
        let report = try await world.ask(client, shares: true, as: person).report
        #expect(report == PeerReport(isOffered: true, shares: true))
      }
      try await world.service.pool(on: world.clock.now)
      let nine = try await world.ask(client, as: world.people[0]).report
      #expect(nine?.day != nil && nine?.lines.isEmpty == true)
      // Another person changes nothing before the next day.
      _ = try await world.ask(client, shares: true, as: world.people[9])
      try await world.service.pool(on: world.clock.now)
      #expect(try await world.ask(client, as: world.people[0]).report?.lines.isEmpty == true)
      world.clock.advance(by: 86_400_000)
      try await world.service.pool(on: world.clock.now)
      let report = try #require(try await world.ask(client, as: world.people[1]).report)
      let cards = report.lines.filter { line in line.pool.measure == .cards }
      #expect(cards.map { line in line.competition } == ["", "County Cup"])
      // One to ten cards per match: 3.25, 5.5, 7.75.
      let pool = PeerPool(measure: .cards, people: 10, low: 325, middle: 550, high: 775)
      #expect(cards.map { line in line.pool } == [pool, pool])
      #expect(cards.first?.own?.value == 200 && cards.first?.own?.n == 5)
      let other = try await world.ask(client, as: world.people[12]).report
      #expect(other == PeerReport(isOffered: true, shares: false))
    }
  }

  @Test("who leaves is gone at once, and from the pools the next day")
  func leaving() async throws {
    let world = try World()
    try await world.test { client in
      for person in world.people.prefix(10) {
        _ = try await world.ask(client, shares: true, as: person)
      }
      try await world.service.pool(on: world.clock.now)
      #expect(try await world.ask(client, as: world.people[0]).report?.lines.isEmpty == false)
      let left = try await world.ask(client, shares: false, as: world.people[3]).report
      #expect(left == PeerReport(isOffered: true, shares: false))
      let rows = try world.database.engine.readNow { session throws(StoreFailure) -> Int? in
        try session.value("SELECT count(*) FROM peer_figure WHERE owner = \(world.people[3])")
      }
      #expect(rows == 0)
      world.clock.advance(by: 86_400_000)
      try await world.service.pool(on: world.clock.now)
      #expect(try await world.ask(client, as: world.people[0]).report?.lines.isEmpty == true)
    }
  }
}
