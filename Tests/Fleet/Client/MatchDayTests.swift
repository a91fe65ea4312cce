import Application
import Core
import RefWatchDomain
import Store
import StoreSQLite
import Suite
import Sync
import Testing
import Wire

/// Matches that were recorded without a network, and reach the server later.
@Suite struct MatchDayTests {
  private let moment = Moment(
    instant: Instant(milliseconds: 1_790_000_000_000), zone: .utc,
    entropy: Entropy(high: 1, low: 2))

  private func events(
    _ count: Int, of match: MatchID, from ordinal: Int, by device: UInt64
  ) -> [MatchEvent] {
    (0..<count).map { index in
      MatchEvent(
        id: MatchEventID(high: device, low: UInt64(index)), match: match,
        ordinal: Int64(ordinal + index), stage: .period(.regulation(1)),
        elapsed: Int64(index) * 1_000, at: moment.instant, uptime: Int64(index) * 1_000,
        boot: BootID(high: device, low: 0), quality: .synced,
        fact: .note("entry \(index) of \(device)"))
    }
  }

  private func send(
    _ commands: [SuiteCommand], as person: SuitePerson, _ client: SuiteClient
  ) async throws -> Int {
    var predecessor: CommandID?
    var envelopes: [PushedCommand] = []
    for command in commands {
      let (envelope, before) = person.next(command, client.clock.moment)
      if envelopes.isEmpty { predecessor = before }
      envelopes.append(PushedCommand(envelope))
    }
    let request = PushRequest(
      device: person.device, epoch: client.epoch, predecessor: predecessor, commands: envelopes)
    let answer = try await client.ask(
      "POST", "/api/sync/push", body: request.json, cookie: person.cookie)
    return answer.status
  }

  /// Everything of a person, as a new device gets it, page by page.
  private func pull(
    _ person: SuitePerson, _ client: SuiteClient
  ) async throws -> (replica: RefWatchReplica, rejections: Int) {
    var replica = RefWatchReplica()
    var rejections = 0
    var cursor: String?
    while true {
      let request = PullRequest(
        device: person.device, cursor: cursor, acknowledged: 0, limit: 100)
      let answer = try await client.ask(
        "POST", "/api/sync/pull", body: request.json, cookie: person.cookie)
      let page = try Page(WireCursor(answer.json))
      for row in page.parts.flatMap({ part in part.rows }) {
        guard let body = row.body else { continue }
        let entity = try RefWatchEntity.decode(row.key, WireCursor(JSON.parse(body)))
        if let entity { replica.set(row.key, to: entity) }
      }
      rejections += page.rejections.count
      guard page.more else { return (replica, rejections) }
      cursor = page.cursor
    }
  }

  @Test func fourHundredEntriesAreOneRequest() async throws {
    let site = try SuiteSite()
    try await site.test { client in
      let ana = try await client.person("ana@example.com")
      let match = RefereeThings(moment).match
      let log = events(400, of: match.id, from: 1, by: 7)
      let commands: [SuiteCommand] = RefWatchCommand.recording(
        log, of: match.id, setUp: match
      ).map { command in .referee(command) }
      #expect(try await send(commands, as: ana, client) == 200)
      let (replica, rejections) = try await pull(ana, client)
      #expect(rejections == 0)
      var wanted = match
      wanted.owner = ana.user
      #expect(replica.match(match.id) == wanted)
      #expect(replica.events(of: match.id) == written(log, by: ana))
      // Recording all of it once more, as after a crash, is nothing new.
      let before = try heads(site, match.id)
      #expect(try await send(commands, as: ana, client) == 200)
      #expect(try heads(site, match.id) == before)
    }
  }

  private func written(_ events: [MatchEvent], by person: SuitePerson) -> [MatchEvent] {
    events.map { event in
      var event = event
      event.writer = person.user
      return event
    }
  }

  private func heads(_ site: SuiteSite, _ match: MatchID) throws -> Int {
    try site.build.engine.readNow { session throws(StoreFailure) in
      try SQLStorage<SuiteTables, SQLiteSession>(session)
        .feed(of: .match(match), after: 0, limit: 10_000).count
    }
  }

  @Test func theServersLogIsThatOfTheDevice() async throws {
    let site = try SuiteSite()
    try await site.test { client in
      let ana = try await client.person("ana@example.com")
      let match = RefereeThings(moment).match
      // Two recorders who did not see one another: the log is the union, in one order.
      let one = events(30, of: match.id, from: 1, by: 7)
      let two = events(30, of: match.id, from: 5, by: 3)
      let commands: [RefWatchCommand] = [
        .createMatch(match), .recordEvents(match.id, two), .recordEvents(match.id, one),
      ]
      #expect(
        try await send(commands.map { command in .referee(command) }, as: ana, client) == 200)
      let (replica, _) = try await pull(ana, client)
      let wanted = written(one + two, by: ana).sorted { a, b in a.wasWrittenBefore(b) }
      #expect(replica.events(of: match.id) == wanted)
      let stored = try site.build.engine.readNow { session throws(StoreFailure) in
        try SuiteTables.load(
          [.referee(.match(match.id)), .referee(.log(match.id))], for: ana.user, session)
      }
      #expect(stored.referee.events(of: match.id) == wanted)
      #expect(
        MatchRecord(match, stored.referee.events(of: match.id))
          == MatchRecord(match, replica.events(of: match.id)))
    }
  }
}
