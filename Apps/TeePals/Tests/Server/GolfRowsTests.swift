import Core
import Geography
import Server
import Store
import StoreSQLite
import Sync
import TeePalsDomain
import TeePalsServer
import TestKit
import Testing
import Wire

@Suite("TeePals' rows")
struct GolfRowsTests {
  @Test("every kind of thing is read as it was put, also a second time")
  func roundTrip() throws {
    let golf = try GolfDatabase()
    try golf.enact(PebbleBeach.whole)
    let kinds = Set(PebbleBeach.entities.map { entity in entity.key.kind })
    #expect(kinds == Set(TeePalsEntity.Kind.allCases.map { kind in kind.rawValue }))
    try expectBodies(of: PebbleBeach.entities, golf)
    // The same once more is an update of each row.
    try golf.enact(PebbleBeach.whole)
    try expectBodies(of: PebbleBeach.entities, golf)
    #expect(try golf.engine.check() == [])
  }

  /// The rows hold what was put, and decode as that.
  private func expectBodies(of entities: [TeePalsEntity], _ golf: GolfDatabase) throws {
    for entity in entities {
      let kind = try #require(TeePalsEntity.Kind(rawValue: entity.key.kind))
      let table = try #require(Identifier(Self.tables[kind] ?? ""))
      let text: String? = try golf.engine.readNow { session throws(StoreFailure) in
        try session.value("SELECT body FROM \(raw: table) WHERE id = \(entity.key.id)")
      }
      let body = try JSON.parse(try #require(text, "\(entity.key)"))
      #expect(try TeePalsEntity.decode(entity.key, WireCursor(body)) == entity)
    }
    for (kind, name) in Self.tables {
      let table = try #require(Identifier(name))
      let expected = entities.count { entity in entity.key.kind == kind.rawValue }
      #expect(try golf.count("SELECT count(*) FROM \(raw: table)") == expected, "\(name)")
    }
  }

  static let tables: [TeePalsEntity.Kind: String] = [
    .profile: "golf_profile", .secret: "golf_private", .settings: "golf_settings",
    .round: "golf_round", .member: "golf_member", .seat: "golf_seat", .place: "golf_place",
    .message: "golf_message", .chat: "golf_chat", .notification: "golf_notification",
    .follow: "golf_follow", .block: "golf_block", .report: "golf_report", .act: "golf_act",
    .post: "golf_post", .comment: "golf_comment", .like: "golf_like",
    .feedbackRound: "golf_feedback_round", .feedback: "golf_feedback",
    .feedbackDue: "golf_feedback_due", .trust: "golf_trust",
  ]

  @Test("what is removed is gone, and what is not there is no error")
  func removing() throws {
    let golf = try GolfDatabase()
    try golf.enact(PebbleBeach.whole)
    let removals: [Change<TeePalsEntity>] = PebbleBeach.whole.reversed().compactMap { change in
      if case .put(let scope, let entity) = change { .remove(scope, entity.key) } else { nil }
    }
    try golf.enact(removals)
    for name in Self.tables.values {
      let table = try #require(Identifier(name))
      #expect(try golf.count("SELECT count(*) FROM \(raw: table)") == 0, "\(name)")
    }
    try golf.enact(removals)
  }

  @Test("the columns of a round are those of its body, after an edit too")
  func columns() throws {
    let golf = try GolfDatabase()
    try golf.enact(PebbleBeach.whole)
    var round = PebbleBeach.round()
    round.course.point = PebbleBeach.point(33_290_000, 126_420_123)
    round.startTime = round.startTime.advanced(byMilliseconds: PebbleBeach.day)
    round.visibility = .friends
    round.status = .closed
    round.acceptedCount = 3
    round.heldCount = 1
    round.maxPlayers = 8
    try golf.enact([.put(.round(round.id), .round(round))])
    let row = try #require(
      try golf.engine.readNow { session throws(StoreFailure) in
        try session.first(
          """
          SELECT host, status, visibility, start_at, latitude, longitude, zcode, taken_count,
            max_players, created_at, revision
          FROM golf_round WHERE id = \(round.id)
          """)
      })
    let host: UserID = try row["host"]
    #expect(host == round.host.user)
    let status: String = try row["status"]
    #expect(status == "closed")
    let visibility: String = try row["visibility"]
    #expect(visibility == "friends")
    let start: Instant = try row["start_at"]
    #expect(start == round.startTime)
    let latitude: Double = try row["latitude"]
    let longitude: Double = try row["longitude"]
    #expect(GlobePoint(latitude: latitude, longitude: longitude) == round.course.point)
    let zcode: Int64 = try row["zcode"]
    #expect(zcode == ZCode(round.course.point).value)
    let counts: [Int] = [try row["taken_count"], try row["max_players"], try row["revision"]]
    #expect(counts == [4, 8, 2])
  }

  @Test("a search uses the index of what can be found, and no other")
  func searchIndex() throws {
    let golf = try GolfDatabase()
    let plan = try golf.engine.readNow { session throws(StoreFailure) in
      try session.rows(
        """
        EXPLAIN QUERY PLAN SELECT id FROM golf_round
        WHERE status = 'open' AND visibility = 'public' AND taken_count < max_players
          AND zcode >= \(Int64(5)) AND zcode < \(Int64(9)) AND start_at >= \(PebbleBeach.now)
        """
      ) { row throws(StoreFailure) -> String in try row["detail"] }
    }
    #expect(plan.contains { line in line.contains("COVERING INDEX golf_round_search") }, "\(plan)")
  }

  @Test("the table itself refuses more players than there are places")
  func capacity() throws {
    let golf = try GolfDatabase()
    var round = PebbleBeach.round()
    round.acceptedCount = round.maxPlayers + 1
    func isTaken(_ round: Round) -> Bool {
      (try? golf.engine.writeNow { session throws(StoreFailure) in
        try TeePalsTables.put(.round(round), in: .round(round.id), revision: 1, session)
      }) != nil
    }
    #expect(!isTaken(round))
    round.acceptedCount = round.maxPlayers
    #expect(isTaken(round))
  }

  @Test("a message is the same message, whoever sends it again")
  func chatOrder() throws {
    let golf = try GolfDatabase()
    try golf.enact(PebbleBeach.whole)
    let kept = try golf.count("SELECT count(*) FROM golf_message WHERE photo IS NOT NULL")
    #expect(kept == 1)
    var message = PebbleBeach.message(2, PebbleBeach.ben, .redacted)
    message.receivedAt = PebbleBeach.now
    try golf.enact([.put(.round(PebbleBeach.id), .message(message))])
    #expect(try golf.count("SELECT count(*) FROM golf_message") == 3)
    #expect(try golf.count("SELECT count(*) FROM golf_message WHERE photo IS NOT NULL") == 0)
    #expect(
      try golf.count("SELECT count(*) FROM golf_message WHERE kind = 'redacted'") == 1)
  }
}
