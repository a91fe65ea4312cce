import Core
import RefWatchDomain
import RefWatchServer
import Server
import Store
import StoreSQLite
import Sync
import TestKit
import Testing
import Wire

@testable import RefWatchTestKit

/// What RefWatch gives a person to take along, and how it forgets them.
@Suite("RefWatch's rows of a person")
struct RefWatchPersonalDataTests {
  typealias Provider = UserDataProvider<SQLiteDatabase>

  typealias Storage = SQLStorage<RefWatchTables, SQLiteSession>

  static let ben = UserID(high: 1, low: 77)

  /// A match of each of two people, with every fact in its log, and settings.
  func filled() throws -> TemporaryDatabase {
    let database = try TemporaryDatabase(RefWatchTables.migrations)
    for (number, user) in [RefereeLedger.user, Self.ben].enumerated() {
      var changes = self.changes(user, UInt64(number))
      changes.append(.put(.user(user), .settings(RefWatchSettings(user: user))))
      if user == RefereeLedger.user {
        changes += SampleLibrary.all.map { item in .put(.user(user), .library(item)) }
      }
      try enact(changes, database)
    }
    return database
  }

  func changes(_ user: UserID, _ number: UInt64) -> [Change<RefWatchEntity>] {
    let id = MatchID(high: 7, low: number)
    let match = Match(
      id: id, home: TeamRef(name: "=HYPERLINK(\"x\")"), away: TeamRef(name: "서울, \"B\""),
      rules: RuleSet(), createdAt: Instant(milliseconds: 5))
    let events = SampleFacts.all.enumerated().map { index, fact in
      // Nobody takes over for somebody else.
      let fact =
        if case .takeover(_, let epoch) = fact { Fact.takeover(by: user, epoch: epoch) } else {
          fact
        }
      return event(fact, 1_000 * number + UInt64(index + 1), Int64(index + 1), of: id, by: user)
    }
    return [.join(.match(id), user), .put(.match(id), .match(match.owned(user)))]
      + events.map { event in .put(.match(id), .event(event)) }
  }

  func event(
    _ fact: Fact, _ number: UInt64, _ ordinal: Int64, of match: MatchID, by user: UserID
  ) -> MatchEvent {
    MatchEvent(
      id: MatchEventID(high: 6, low: number), match: match, ordinal: ordinal,
      stage: .period(.regulation(1)), elapsed: 60_000, at: Instant(milliseconds: 5), uptime: 5,
      boot: BootID(high: 1, low: 2), quality: .synced, fact: fact, writer: user)
  }

  func enact(_ changes: [Change<RefWatchEntity>], _ database: TemporaryDatabase) throws {
    try database.engine.writeNow { session throws(StoreFailure) in
      var storage = Storage(session)
      #expect(try ServerRules<Storage>().enact(changes, in: &storage) != nil)
    }
  }

  /// Until nothing is left; answers how many parts it took.
  @discardableResult
  func erase(
    _ user: UserID, _ database: TemporaryDatabase, limit: Int = 20
  ) throws -> Int {
    for parts in 0..<1_000 {
      let isDone = try database.engine.writeNow { session throws(StoreFailure) in
        try Provider.refWatch.erase(user, limit, session)
      }
      if isDone { return parts }
    }
    Issue.record("it never ends")
    return 0
  }

  func count(_ sql: SQL, _ database: TemporaryDatabase) throws -> Int {
    try database.engine.readNow { session throws(StoreFailure) in
      try session.value(sql) ?? 0
    }
  }

  /// Rows of the sync engine and of the app that mention somebody.
  func mentions(of user: UserID, _ database: TemporaryDatabase) throws -> [Int] {
    let text = "%" + user.description + "%"
    return try [
      count("SELECT count(*) FROM feed WHERE scope_kind = 'match' AND body LIKE \(text)", database),
      count("SELECT count(*) FROM match WHERE owner = \(user)", database),
      count("SELECT count(*) FROM match_event WHERE writer = \(user)", database),
      count("SELECT count(*) FROM match_event WHERE payload LIKE \(text)", database),
      count("SELECT count(*) FROM crew_seat WHERE user_id = \(user)", database),
      count("SELECT count(*) FROM scope_member WHERE user_id = \(user)", database),
    ]
  }

  @Test("the table has a line for each entry, in the order of writing")
  func table() throws {
    let database = try filled()
    let files = try database.engine.readNow { session throws(StoreFailure) in
      try Provider.refWatch.entries(RefereeLedger.user, session)
    }
    #expect(
      files.map { file in file.path } == [
        "refwatch/refwatch.json", "refwatch/events.csv", "refwatch/links.json",
      ])
    let rows = parse(String(decoding: files[1].bytes, as: UTF8.self))
    #expect(rows.count == SampleFacts.all.count + 1)
    #expect(rows.allSatisfy { row in row.count == 11 })
    for (index, fact) in SampleFacts.all.enumerated() {
      let row = rows[index + 1]
      #expect(row[1] == "'=HYPERLINK(\"x\")")
      #expect(row[2] == "서울, \"B\"")
      #expect(row[3] == (index + 1).description)
      #expect(row[8] == fact.kind)
      #expect(row[9] == fact.payload?.text ?? "")
    }
  }

  /// RFC 4180, read as strictly as it is written.
  func parse(_ text: String) -> [[String]] {
    var rows: [[String]] = []
    var row: [String] = []
    var field: [UInt8] = []
    var isQuoted = false
    let bytes = Array(text.utf8)
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if isQuoted {
        if byte != UInt8(ascii: "\"") {
          field.append(byte)
        } else if index + 1 < bytes.count, bytes[index + 1] == byte {
          field.append(byte)
          index += 1
        } else {
          isQuoted = false
        }
      } else if byte == UInt8(ascii: "\"") {
        isQuoted = true
      } else if byte == UInt8(ascii: ",") || byte == 10 {
        row.append(String(decoding: field, as: UTF8.self))
        field = []
        if byte == 10 {
          rows.append(row)
          row = []
        }
      } else if byte != 13 {
        field.append(byte)
      }
      index += 1
    }
    return rows
  }

  @Test("everything of one person goes, in parts, and nothing of another's")
  func eraseAlone() throws {
    let database = try filled()
    let parts = try erase(RefereeLedger.user, database)
    #expect(parts >= SampleFacts.all.count / 20 + 2)
    #expect(try count("SELECT count(*) FROM match", database) == 1)
    #expect(
      try count("SELECT count(*) FROM match_event", database) == SampleFacts.all.count)
    #expect(try count("SELECT count(*) FROM referee_settings", database) == 1)
    #expect(try count("SELECT count(*) FROM library_item", database) == 0)
    #expect(try mentions(of: RefereeLedger.user, database) == [0, 0, 0, 0, 0, 0])
    let match = MatchID(high: 7, low: 0)
    #expect(
      try count("SELECT count(*) FROM feed_head WHERE scope_id = \(match)", database) == 0)
    #expect(
      try count("SELECT count(*) FROM entity_home WHERE scope_id = \(match)", database) == 0)
    #expect(try database.engine.check() == [])
  }

  /// The first person's match with the second in its crew, who has written something too.
  func shared() throws -> TemporaryDatabase {
    let database = try filled()
    let id = MatchID(high: 7, low: 0)
    let seat = CrewSeat(
      id: CrewSeatID(high: 8, low: 1), match: id, user: Self.ben, name: "Benjamin",
      role: .recorder, joinedAt: Instant(milliseconds: 5))
    let request = ClockRequest(
      match: id, asker: Self.ben, number: ClockAskID(high: 6, low: 1), ask: .endPeriod,
      place: CoursePlace(stage: .period(.regulation(1)), after: nil),
      askedAt: Instant(milliseconds: 6))
    let facts: [Fact] = [
      .takeover(by: Self.ben, epoch: 9), .note("seen"), .signature(name: "Benjamin", digest: "d"),
    ]
    let events = facts.enumerated().map { index, fact in
      event(fact, 500 + UInt64(index), 900 + Int64(index), of: id, by: Self.ben)
    }
    try enact(
      [
        .join(.match(id), Self.ben), .put(.match(id), .seat(seat)),
        .put(.match(id), .request(request)),
      ]
        + events.map { event in .put(.match(id), .event(event)) }, database)
    return database
  }

  func record(_ database: TemporaryDatabase, for user: UserID) throws -> MatchRecord? {
    let id = MatchID(high: 7, low: 0)
    let replica = try database.engine.readNow { session throws(StoreFailure) in
      try RefWatchTables.load([.match(id), .log(id), .seats(id)], for: user, session)
    }
    return replica.match(id).map { match in MatchRecord(match, replica.events(of: id)) }
  }

  @Test("a match with others in it goes on without the owner's name, and means the same")
  func eraseOwner() throws {
    let database = try shared()
    let before = try #require(try record(database, for: Self.ben))
    try erase(RefereeLedger.user, database)
    #expect(try mentions(of: RefereeLedger.user, database) == [0, 0, 0, 0, 0, 0])
    let after = try #require(try record(database, for: Self.ben))
    #expect(after.match.isOrphaned)
    #expect(after.log.map { $0.id } == before.log.map { $0.id })
    #expect(after.phase == before.phase && after.score == before.score)
    #expect(after.clockKeeper == Self.ben && after.epoch == before.epoch)
    #expect(after.attention == before.attention)
    // A device that has the old entries is given the whole anew.
    let id = MatchID(high: 7, low: 0)
    let (floor, head) = try database.engine.readNow { session throws(StoreFailure) in
      let storage = Storage(session)
      return (try storage.floor(of: .match(id)), try storage.head(of: .match(id)))
    }
    #expect(floor == head)
    // Then the other goes, and nothing is left.
    try erase(Self.ben, database)
    #expect(try count("SELECT count(*) FROM match", database) == 0)
    #expect(try count("SELECT count(*) FROM feed WHERE scope_kind = 'match'", database) == 0)
    #expect(try database.engine.check() == [])
  }

  @Test("who recorded in another's match leaves the entries, and not the name")
  func eraseRecorder() throws {
    let database = try shared()
    let before = try #require(try record(database, for: RefereeLedger.user))
    try erase(Self.ben, database, limit: 2)
    #expect(try mentions(of: Self.ben, database) == [0, 0, 0, 0, 0, 0])
    #expect(
      try count("SELECT count(*) FROM feed WHERE body LIKE '%Benjamin%'", database) == 0)
    #expect(
      try count("SELECT count(*) FROM match_event WHERE payload LIKE '%Benjamin%'", database) == 0)
    let after = try #require(try record(database, for: RefereeLedger.user))
    #expect(after.log.map { $0.id } == before.log.map { $0.id })
    #expect(after.epoch == before.epoch)
    #expect(after.attention == before.attention)
    #expect(try count("SELECT count(*) FROM crew_seat WHERE name = ''", database) == 1)
    #expect(try count("SELECT count(*) FROM clock_request", database) == 0)
  }

  @Test(
    "who left before is forgotten too, whatever others have typed, also after compaction",
    arguments: [false, true])
  func eraseFormer(isCompacted: Bool) throws {
    let database = try shared()
    let id = MatchID(high: 7, low: 0)
    let typed = event(
      .note("{\"writer\":\"\(Self.ben)\"}"), 600, 950, of: id, by: RefereeLedger.user)
    try enact(
      [
        .put(.match(id), .event(typed)),
        .remove(.match(id), RefWatchEntity.Kind.seat.key(CrewSeatID(high: 8, low: 1))),
        .leave(.match(id), Self.ben),
      ], database)
    if isCompacted {
      try database.engine.writeNow { session throws(StoreFailure) in
        var storage = Storage(session)
        for scope in [Scope.match(id), .user(Self.ben)] {
          try storage.compact(scope, upTo: .max)
        }
      }
    }
    try erase(Self.ben, database)
    let left = try mentions(of: Self.ben, database)
    #expect(left == [1, 0, 0, 1, 0, 0], "what another typed is another's")
    #expect(
      try count("SELECT count(*) FROM feed WHERE body LIKE '%Benjamin%'", database) == 0)
  }

  @Test("what a person takes along: their matches, and what they wrote elsewhere")
  func export() throws {
    let database = try shared()
    func text(_ user: UserID) throws -> String {
      let files = try database.engine.readNow { session throws(StoreFailure) in
        try Provider.refWatch.entries(user, session)
      }
      return String(decoding: files[0].bytes, as: UTF8.self)
    }
    let owner = try JSON.parse(try text(RefereeLedger.user))
    guard case .array(let matches)? = owner["matches"], case .array(let events)? = owner["events"]
    else {
      Issue.record("no lists")
      return
    }
    #expect(matches.count == 1)
    #expect(events.count == SampleFacts.all.count + 3)
    let recorder = try JSON.parse(try text(Self.ben))
    guard case .array(let own)? = recorder["events"], case .array(let seats)? = recorder["seats"]
    else {
      Issue.record("no lists")
      return
    }
    #expect(own.count == SampleFacts.all.count + 3)
    #expect(seats.count == 1)
    let counts = try database.engine.readNow { session throws(StoreFailure) in
      (
        try Provider.refWatch.count(RefereeLedger.user, session),
        try Provider.refWatch.count(Self.ben, session)
      )
    }
    #expect(
      counts
        == (SampleFacts.all.count + 5 + SampleLibrary.all.count, SampleFacts.all.count + 7))
  }
}
