import Core
import RefWatchDomain
import RefWatchServer
import Store
import StoreSQLite
import Sync
import TestKit
import Testing
import Wire

@testable import RefWatchTestKit

/// A database as it was before matches had scopes of their own, and what becomes of it.
@Suite("Matches move into scopes of their own")
struct ScopeMigrationTests {
  typealias Storage = SQLStorage<RefWatchTables, SQLiteSession>

  private let ana = RefereeLedger.user
  private let ben = UserID(high: 1, low: 1)
  private let kept = MatchID(high: 7, low: 1)
  private let gone = MatchID(high: 7, low: 2)

  /// The migrations without the one that is tested here.
  private var olderMigrations: [MigrationGroup] {
    RefWatchTables.migrations.map { group in
      MigrationGroup(
        group.name,
        Array(group.migrations.prefix { migration in migration.name != "moveMatchesIntoScopes" }))
    }
  }

  private func match(_ id: MatchID) -> Match {
    Match(
      id: id, home: TeamRef(name: "Rovers \u{1F98A}"), away: TeamRef(name: "서울"), rules: RuleSet(),
      createdAt: Instant(milliseconds: 5))
  }

  private func event(_ number: UInt64, of match: MatchID) -> MatchEvent {
    MatchEvent(
      id: MatchEventID(high: 6, low: 100 - number), match: match, ordinal: Int64(number),
      stage: .period(.regulation(1)), elapsed: 5, at: Instant(milliseconds: 5), uptime: 5,
      boot: BootID(high: 1, low: 2), quality: .synced, fact: .note("n \(number)"))
  }

  /// One change of a person's, as it was written: in their own scope.
  private func note(
    _ key: EntityKey, _ body: String?, of user: UserID, _ storage: inout Storage
  ) throws(StoreFailure) {
    let scope = Scope.user(user)
    let last: Int64? = try storage.session.value(
      "SELECT revision FROM entity_home WHERE kind = \(key.kind) AND id = \(key.id)")
    let revision = (last ?? 0) + 1
    try storage.session.run(
      """
      INSERT INTO entity_home (kind, id, scope_kind, scope_id, revision)
      VALUES (\(key.kind), \(key.id), \(scope.kind), \(scope.id), \(revision))
      ON CONFLICT (kind, id) DO UPDATE SET revision = excluded.revision
      """)
    let seq = try storage.advanceHead(of: scope, by: 1)
    try storage.append(
      FeedRow(
        scope: scope, seq: seq, key: key, revision: revision, body: body, lastOfCommand: seq))
  }

  private func old() throws -> TemporaryDatabase {
    let database = try TemporaryDatabase(olderMigrations)
    try database.engine.writeNow { session throws(StoreFailure) in
      var storage = Storage(session)
      for user in [ana, ben] {
        let number: UInt64 = user == ana ? 1 : 3
        let match = match(MatchID(high: 7, low: number))
        let key = RefWatchEntity.match(match).key
        try session.run(
          """
          INSERT INTO match (owner, id, revision, home, away, competition, venue, own_role, crew,
            rules, created_at)
          VALUES (\(user), \(match.id), 2, \(match.home.json.text), \(match.away.json.text), '', '',
            'center', '[]', \(match.rules.json.text), 5)
          """)
        try note(key, "{}", of: user, &storage)
        try note(key, match.body.text, of: user, &storage)
        guard user == ana else { continue }
        for number in UInt64(1)...3 {
          let event = event(number, of: match.id)
          try session.run(
            """
            INSERT INTO match_event (owner, id, revision, match, ordinal, stage, elapsed, at,
              uptime, boot, quality, kind, payload)
            VALUES (\(user), \(event.id), 1, \(match.id), \(event.ordinal), 'R1', 5, 5, 5,
              \(event.boot), 'synced', 'note', \(event.fact.payload?.text))
            """)
          try note(RefWatchEntity.event(event).key, event.body.text, of: user, &storage)
        }
        // One that was discarded.
        let entry = RefWatchEntity.event(self.event(9, of: gone))
        for body: String? in [entry.body.text, nil] {
          try note(RefWatchEntity.match(self.match(gone)).key, body, of: user, &storage)
          try note(entry.key, body, of: user, &storage)
        }
        let settings = RefWatchSettings(user: user)
        try RefWatchTables.put(.settings(settings), in: .user(user), revision: 1, session)
        try note(
          RefWatchEntity.settings(settings).key, settings.body.text, of: user, &storage)
      }
    }
    return database
  }

  private func migrate(_ database: TemporaryDatabase) throws -> [String] {
    try Migrator([SyncSchema.migrations] + RefWatchTables.migrations).migrate(database.engine)
  }

  @Test("what was live is in the scope of its match, in order, and its owner's")
  func moved() throws {
    let database = try old()
    #expect(try migrate(database).contains("referee/moveMatchesIntoScopes"))
    try database.engine.readNow { session throws(StoreFailure) in
      let storage = Storage(session)
      let rows = try storage.feed(of: .match(kept), after: 0, limit: 100)
      #expect(rows.map { row in row.seq } == [1, 2, 3, 4])
      #expect(try storage.head(of: .match(kept)) == 4)
      #expect(rows.map { row in row.revision } == [2, 1, 1, 1])
      #expect(rows.map { row in row.lastOfCommand } == [1, 2, 3, 4])
      #expect(rows.first?.body == match(kept).owned(ana).body.text)
      let events = (UInt64(1)...3).map { number in event(number, of: kept) }
      #expect(rows.dropFirst().map { row in row.body } == events.map { event in event.body.text })
      #expect(try storage.members(of: .match(kept)) == [ana])
      #expect(try storage.members(of: .match(gone)) == [])
      #expect(try storage.head(of: .match(gone)) == 0)
      let replica = try RefWatchTables.load(
        [.match(kept), .log(kept), .settings(ana)], for: ana, session)
      #expect(replica.match(kept) == match(kept).owned(ana))
      #expect(replica.events(of: kept) == events)
      #expect(try storage.home(of: rows[0].key) == .match(kept))
      #expect(try storage.home(of: rows[1].key) == .match(kept))
      #expect(try storage.home(of: RefWatchEntity.Kind.match.key(gone)) == nil)
    }
    #expect(try database.engine.check() == [])
  }

  @Test("a device starts again from a snapshot, and gets everything it should have")
  func pulled() throws {
    let database = try old()
    let device = DeviceID(high: 4, low: 4)
    func pull(_ cursor: String?, _ user: UserID) throws -> Page {
      try database.engine.readNow { session throws(StoreFailure) in
        let request = PullRequest(device: device, cursor: cursor, acknowledged: 0, limit: 1_000)
        return try ServerRules<Storage>().pull(request, by: user, in: Storage(session))
      }.get()
    }
    let before = try pull(nil, ana)
    _ = try migrate(database)
    let after = try pull(before.cursor, ana)
    #expect(after.reset)
    #expect(after.epoch != before.epoch)
    let scopes = after.parts.map { part in part.scope }
    #expect(scopes == [.match(kept), .user(ana)])
    #expect(after.parts.first?.rows.count == 4)
    let own = after.parts.last?.rows.map { row in row.key } ?? []
    #expect(
      Set(own) == [
        Membership.key(of: .match(kept)), RefWatchEntity.Kind.settings.key(ana),
      ])
    #expect(try pull(after.cursor, ana).parts.isEmpty)
    #expect(try pull(nil, ben).parts.map { part in part.scope }.count == 2)
  }

  @Test("it goes on as if it had always been so")
  func goesOn() throws {
    let database = try old()
    _ = try migrate(database)
    try database.engine.writeNow { session throws(StoreFailure) in
      var storage = Storage(session)
      let rules = ServerRules<Storage>()
      let device = DeviceID(high: 4, low: 4)
      // The match that was discarded comes back with its kick-off; the other one gets an entry.
      let kickOff = MatchEvent(
        id: event(9, of: gone).id, match: gone, ordinal: 1, stage: .gap(.beforeMatch), elapsed: 0,
        at: Instant(milliseconds: 5), uptime: 0, boot: BootID(high: 1, low: 2),
        quality: .synced, fact: .kickOff(.home))
      let commands: [RefWatchCommand] = [
        .recordEvents(gone, [kickOff], setUp: match(gone)),
        .recordEvents(kept, [event(4, of: kept)]), .editMatch(kept, [.venue("Park")]),
      ]
      for (index, command) in commands.enumerated() {
        let outcome = try rules.apply(
          PushedCommand(
            CommandEnvelope(
              id: CommandID(high: 3, low: UInt64(index)), device: device, dseq: Int64(index + 1),
              system: command.system, name: command.name, version: 1,
              at: Instant(milliseconds: 5), args: command.args, known: 0)),
          by: ana, receivedAt: Instant(milliseconds: 5), in: &storage)
        #expect(outcome.rejection == nil)
      }
      #expect(try storage.head(of: .match(kept)) == 6)
      #expect(try storage.members(of: .match(gone)) == [ana])
    }
  }

  @Test("a new database begins no second history")
  func empty() throws {
    let database = try TemporaryDatabase(olderMigrations)
    _ = try migrate(database)
    let epochs = try database.engine.readNow { session throws(StoreFailure) -> Int? in
      try session.value("SELECT count(*) FROM epoch")
    }
    #expect(epochs == 1)
  }
}
