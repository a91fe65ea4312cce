import Core
import Server
import Store
import StoreSQLite
import Sync
import TeePalsDomain
import TeePalsServer
import TestKit
import Testing
import Wire

/// What TeePals gives a person to take along, and how it forgets them.
@Suite("TeePals' rows of a person")
struct GolfPersonalDataTests {
  typealias Provider = UserDataProvider<SQLiteDatabase>

  static let later = PebbleBeach.now.advanced(byMilliseconds: PebbleBeach.hour)

  static var provider: Provider { .teePals(now: { later }) }

  func filled() throws -> GolfDatabase {
    let golf = try GolfDatabase()
    try golf.enact(PebbleBeach.whole)
    return golf
  }

  /// As accounts do it: every provider until nothing is left; answers how many parts TeePals took.
  @discardableResult
  func erase(_ user: UserID, _ golf: GolfDatabase, limit: Int = 3) throws -> Int {
    var parts = 0
    for provider in [Self.provider, .feed] {
      for round in 0...1_000 {
        let isDone = try golf.engine.writeNow { session throws(StoreFailure) in
          try provider.erase(user, limit, session)
        }
        if isDone { break }
        if provider.name != nil { parts += 1 }
        if round == 1_000 { Issue.record("it never ends") }
      }
    }
    return parts
  }

  /// Every column of every table that says who somebody is.
  func traces(
    of user: UserID, name: String? = nil, _ golf: GolfDatabase
  ) throws -> [String] {
    let name = name ?? PebbleBeach.card(user).name
    return try golf.engine.readNow { session throws(StoreFailure) in
      let tables = try session.rows(
        """
        SELECT name FROM sqlite_master
        WHERE type = 'table' AND name NOT LIKE 'sqlite%' AND name <> 'epoch'
        """
      ) { row throws(StoreFailure) -> String in try row[0] }
      var found: [String] = []
      for table in tables {
        guard let table = Identifier(table) else { continue }
        for row in try session.rows("SELECT * FROM \(raw: table)") {
          for (column, value) in zip(row.columns, row.values)
          where Self.says(value, user, name) { found.append("\(table.text).\(column)") }
        }
      }
      return found
    }
  }

  static func says(_ value: SQLValue, _ user: UserID, _ name: String) -> Bool {
    if case .text(let text) = value {
      return text.contains(user.description) || text.contains(name)
    }
    return value == user.sqlValue
  }

  // MARK: Erasure

  @Test("nothing says any more who somebody was", arguments: PebbleBeach.everybody)
  func walk(user: UserID) throws {
    let golf = try filled()
    #expect(try !traces(of: user, golf).isEmpty)
    let parts = try erase(user, golf)
    #expect(parts > 3)
    #expect(try traces(of: user, golf) == [])
    #expect(try golf.engine.check() == [])
    // What is erased stays erased, and asking again is nothing.
    #expect(try erase(user, golf) == 0)
  }

  @Test("when everybody goes, nothing is left at all", arguments: [1, 2, 1_000])
  func everybody(limit: Int) throws {
    let golf = try filled()
    for user in PebbleBeach.everybody { try erase(user, golf, limit: limit) }
    let others = [
      "golf_mention", "golf_clock", "golf_follower_count", "golf_feedback_asked", "golf_trust_due",
      "golf_told_likes", "golf_followed_card", "feed",
    ]
    for table in Array(GolfRowsTests.tables.values) + others {
      let table = try #require(Identifier(table))
      #expect(try golf.count("SELECT count(*) FROM \(raw: table)") == 0, "\(table.text)")
    }
    #expect(try golf.count("SELECT count(*) FROM scope_member") == 0)
    #expect(try golf.count("SELECT count(*) FROM entity_home") == 0)
  }

  @Test("a host who goes cancels, and the others are told without the name")
  func host() throws {
    let golf = try filled()
    try erase(PebbleBeach.maya, golf)
    let ben = try golf.device(of: PebbleBeach.ben)
    let round = try #require(ben.round(PebbleBeach.id))
    #expect(round.status == .canceled)
    #expect(round.endedAt == Self.later)
    #expect(round.host.name == "" && round.host.photo == nil)
    #expect(ben.seats(of: round.id).map { seat in seat.card.name } == ["", "Benjamin Oak"])
    let told = ben.notifications(of: PebbleBeach.ben).filter { row in row.kind == .roundCancelled }
    #expect(told.count == 1)
    #expect(told.first?.actor == nil)
    #expect(ben.follow(PebbleBeach.ben, PebbleBeach.maya) == nil)
    #expect(ben.follow(PebbleBeach.ben, PebbleBeach.cho) != nil)
    // The chat can be read: what Maya wrote is gone, what Ben wrote is there.
    let contents = ben.messages(of: round.id).map { message in message.content }
    #expect(contents.contains(.redacted))
    #expect(contents.contains(.text("Hi 😀\n“you”", photo: PebbleBeach.photo("b"))))
    #expect(!contents.contains(.text("Hello")))
    // Who had asked is told as well; what they hold names nobody.
    let cho = try golf.device(of: PebbleBeach.cho)
    let place = try #require(cho.place(of: PebbleBeach.cho, in: round.id))
    #expect(place.status == .declined)
    #expect(place.round.host == round.host)
    #expect(place.round.status == .canceled)
  }

  @Test("who played leaves a seat for somebody else")
  func player() throws {
    let golf = try filled()
    try erase(PebbleBeach.ben, golf)
    let maya = try golf.device(of: PebbleBeach.maya)
    let round = try #require(maya.round(PebbleBeach.id))
    #expect(round.status == .open)
    #expect(round.acceptedCount == 1)
    #expect(maya.seats(of: round.id).map { seat in seat.user } == [PebbleBeach.maya])
    #expect(
      maya.members(of: round.id).filter { member in member.status == .accepted }.map { member in
        member.user
      } == [PebbleBeach.maya])
    #expect(maya.place(of: PebbleBeach.maya, in: round.id)?.round.acceptedCount == 1)
    #expect(
      maya.notifications(of: PebbleBeach.maya).allSatisfy { row in
        row.actor?.user != PebbleBeach.ben
      })
    #expect(
      try golf.count("SELECT count(*) FROM scope_member WHERE user_id = \(PebbleBeach.ben)") == 0)
  }

  @Test("who was counted with others is counted still, without the name")
  func countedWithOthers() throws {
    let golf = try filled()
    var told = PebbleBeach.notification(
      70, to: PebbleBeach.maya, .userFollowed, by: PebbleBeach.cho)
    told.actorCount = 2
    told.counted = [PebbleBeach.ben, PebbleBeach.cho]
    try golf.enact([.put(.user(PebbleBeach.maya), .notification(told))])
    try erase(PebbleBeach.ben, golf)
    #expect(try traces(of: PebbleBeach.ben, golf) == [])
    let maya = try golf.device(of: PebbleBeach.maya)
    #expect(maya.notification(told.id)?.actorCount == 2)
    #expect(maya.notification(told.id)?.counted == [PebbleBeach.cho])
  }

  @Test("who had asked is not waited for any more")
  func asker() throws {
    let golf = try filled()
    try erase(PebbleBeach.cho, golf)
    let maya = try golf.device(of: PebbleBeach.maya)
    #expect(maya.round(PebbleBeach.id)?.requestCount == 0)
    #expect(
      maya.notifications(of: PebbleBeach.maya).allSatisfy { row in row.kind != .roundJoinRequest })
  }

  @Test("a round that is over keeps its players, without the name")
  func over() throws {
    let golf = try filled()
    var round = PebbleBeach.round()
    round.status = .completed
    round.acceptedCount = 2
    round.endedAt = PebbleBeach.now
    try golf.enact([.put(.round(round.id), .round(round))])
    try erase(PebbleBeach.ben, golf)
    let maya = try golf.device(of: PebbleBeach.maya)
    #expect(maya.round(round.id)?.acceptedCount == 2)
    #expect(maya.seats(of: round.id).map { seat in seat.card.name } == ["Maya Kwon", ""])
    #expect(try traces(of: PebbleBeach.ben, golf) == [])
  }

  @Test("who is named only in what was removed since is forgotten too")
  func former() throws {
    let golf = try filled()
    let ben = Scope.user(PebbleBeach.ben)
    let follow = Follow.id(PebbleBeach.ben, PebbleBeach.cho)
    try golf.enact([.remove(ben, TeePalsEntity.Kind.follow.key(follow))])
    try erase(PebbleBeach.cho, golf)
    #expect(try traces(of: PebbleBeach.cho, golf) == [])
  }

  // MARK: Taking along

  @Test("what a person takes along has all that is theirs, and the birth date")
  func export() throws {
    let golf = try filled()
    let (files, count) = try golf.engine.readNow { session throws(StoreFailure) in
      (
        try Self.provider.entries(PebbleBeach.ben, session),
        try Self.provider.count(PebbleBeach.ben, session)
      )
    }
    #expect(files.map { file in file.path } == ["teepals/teepals.json"])
    let json = try JSON.parse(String(decoding: files[0].bytes, as: UTF8.self))
    func length(_ name: String) -> Int? {
      if case .array(let values)? = json[name] { values.count } else { nil }
    }
    let names = [
      "profile", "private", "settings", "rounds", "chats", "following", "blocked",
      "notifications", "hosted", "memberships", "messages", "posts", "comments",
      "likes", "feedback", "feedbackDue", "trust",
    ]
    #expect(names.map(length) == [1, 1, 1, 1, 1, 2, 0, 2, 0, 1, 1, 0, 1, 0, 1, 1, 1])
    #expect(count == 15)
    #expect(String(decoding: files[0].bytes, as: UTF8.self).contains("1990-02-28"))
  }

  @Test("what limits have counted of a person is theirs to take along")
  func counted() throws {
    let golf = try filled()
    for user in PebbleBeach.everybody {
      let files = try golf.engine.readNow { session throws(StoreFailure) in
        try Self.provider.entries(user, session)
      }
      let json = try JSON.parse(String(decoding: files[0].bytes, as: UTF8.self))
      let acts: [JSON] =
        user == PebbleBeach.cho
        ? [.object(["action": "report", "at": .instant(PebbleBeach.now)])] : []
      #expect(json["counted"] == .array(acts))
    }
  }
}
