import Core
import HTTPTypes
import Server
import ServerTestKit
import Sync
import TeePalsDomain
import TeePalsServer
import Testing
import Wire

/// The desk over HTTP: who comes in, and what bad input gets.
@Suite("The moderators' desk", .timeLimit(.minutes(30)))
struct ModerationRoutesTests {
  private static let desk = "/api/golf/moderation/"
  private let golfer = GolfSite.user(1)
  private let reader = GolfSite.user(2)
  private let moderator = GolfSite.user(3)

  /// A golfer whom another has reported; two moderators.
  private func site() throws -> GolfSite {
    let site = try GolfSite(people: 4, moderators: [3, 4])
    try site.settle([golfer, reader, moderator, GolfSite.user(4)], days: 90)
    let report = Report(
      reporter: reader, target: .golfer(golfer), reported: golfer, reason: .spam,
      priority: .medium, text: "Buy now", createdAt: site.clock.now)
    try site.golf.enact([.put(.report(report.id), .report(report))])
    return site
  }

  private func id(_ site: GolfSite) async throws -> ModerationCaseID {
    try #require(try await site.moderation.cases(nil).cases.first).found.id
  }

  private func body(_ more: [JSON.Member] = []) -> JSON {
    let usual: [JSON.Member] = [
      .init("decision", .string("warn")), .init("rule", .string("spam")),
      .init("revision", .int(0)),
    ]
    let named = Set(more.map { member in member.name })
    return .object(more + usual.filter { member in !named.contains(member.name) })
  }

  @Test("to members there is no desk, also with what is no case; without a proof it says how")
  func access() async throws {
    let site = try site()
    try await site.test { client in
      let id = try await id(site)
      let paths = ["cases", "cases/\(id)", "log", "log.csv", "health"]
      for path in paths {
        let asked = Self.desk + path
        #expect(try await site.ask(client, asked, as: golfer).status == 404, "\(path)")
        #expect(try await site.ask(client, asked).status == 404, "\(path)")
        #expect(try await site.ask(client, asked, as: moderator).status == 200, "\(path)")
      }
      let health = try await site.ask(client, Self.desk + "health", as: moderator)
      #expect(health.word("open") == "< 5" && health.word("decided") == "< 5")
      let absent = Self.desk + "cases/\(ModerationCaseID(high: 1, low: 1))"
      #expect(try await site.ask(client, absent, as: moderator).status == 404)
      #expect(try await site.ask(client, Self.desk + "cases/x", as: moderator).status == 404)
      site.clock.advance(by: SessionPolicy.fresh)
      for path in paths {
        let answer = try await site.ask(client, Self.desk + path, as: moderator)
        #expect(answer.status == 401 && answer.code == "reauthenticationRequired", "\(path)")
        #expect(answer.word("way") == "/api/account/reauthenticate")
        #expect(try await site.ask(client, Self.desk + path, as: golfer).status == 404)
      }
    }
  }

  @Test("what others say of somebody after a round is nothing of theirs that could be removed")
  func nothingToRemove() async throws {
    let site = try site()
    let report = Report(
      reporter: reader, target: .feedback(RoundID(high: 1, low: 1), about: golfer),
      reported: golfer, reason: .other, priority: .medium, text: "late",
      createdAt: site.clock.now)
    try site.golf.enact([.put(.report(report.id), .report(report))])
    try await site.test { client in
      let path = Self.desk + "cases/\(report.id)/decision"
      let remove = body([.init("decision", .string("remove"))])
      let answer = try await site.ask(client, path, as: moderator, .post, json: remove)
      #expect(answer.status == 400 && answer.word("field") == "decision")
      #expect(try await site.ask(client, path, as: moderator, .post, json: body()).status == 200)
    }
  }

  @Test("to a moderator who is banned there is no desk")
  func bannedModerator() async throws {
    let site = try site()
    let other = GolfSite.user(4)
    let report = Report(
      reporter: reader, target: .golfer(moderator), reported: moderator, reason: .harassment,
      priority: .high, text: "Rude", createdAt: site.clock.now)
    try site.golf.enact([.put(.report(report.id), .report(report))])
    try await site.test { client in
      let open: ModerationCaseID = Report.id(by: reader, of: .golfer(golfer)).retagged()
      let path = Self.desk + "cases/\(report.id)/decision"
      let ban = body([.init("decision", .string("ban"))])
      #expect(try await site.ask(client, path, as: other, .post, json: ban).status == 200)
      for path in ["cases", "cases/\(open)", "log", "log.csv", "health"] {
        let answer = try await site.ask(client, Self.desk + path, as: moderator)
        #expect(answer.status == 404, "\(path)")
      }
      let decided = try await site.ask(
        client, Self.desk + "cases/\(open)/decision", as: moderator, .post, json: body())
      #expect(decided.status == 404)
      let taken = CaseDecision(
        decision: .warn, rule: .spam, note: "", removes: false, hidesPosts: false, revision: nil)
      let outcome = try await site.moderation.decide(
        open, taken, by: .member(moderator), at: site.clock.now)
      #expect(outcome == .absent)
    }
  }

  @Test("a moderator is not shown who reported them")
  func aboutOneself() async throws {
    let site = try site()
    let report = Report(
      reporter: reader, target: .golfer(moderator), reported: moderator, reason: .harassment,
      priority: .high, text: "Rude", createdAt: site.clock.now)
    try site.golf.enact([.put(.report(report.id), .report(report))])
    try await site.test { client in
      let other = GolfSite.user(4)
      let file = Self.desk + "cases/\(report.id)"
      let shown = try await site.ask(client, file, as: other)
      #expect(shown.status == 200 && shown.text.contains(reader.description))
      #expect(try await site.ask(client, file, as: moderator).status == 404)
      let warned = try await site.ask(client, file + "/decision", as: other, .post, json: body())
      #expect(warned.status == 200)
      // The case is named by the first report, whose id follows from whoever made it.
      for path in ["cases", "cases?state=resolved", "log", "log?q=\(report.id)", "log.csv"] {
        let asked = Self.desk + path
        let own = try await site.ask(client, asked, as: moderator)
        #expect(own.status == 200 && !own.text.contains(report.id.description), "\(path)")
        let others = try await site.ask(client, asked, as: other)
        #expect(path == "cases" || others.text.contains(report.id.description), "\(path)")
      }
    }
  }

  @Test("each field that is not what it may be is named")
  func fields() async throws {
    let site = try site()
    try await site.test { client in
      let path = Self.desk + "cases/\(try await id(site))/decision"
      let long = String(repeating: "a", count: ModerationLimits.note + 1)
      let bad: [(String, [JSON.Member])] = [
        ("decision", [.init("decision", .string("forget"))]),
        ("decision", [.init("decision", .null)]),
        ("rule", [.init("rule", .string("manners"))]), ("rule", [.init("rule", .int(1))]),
        ("days", [.init("days", .int(7))]),
        ("days", [.init("decision", .string("suspend")), .init("days", .int(8))]),
        ("days", [.init("decision", .string("suspend")), .init("days", .string("7"))]),
        (
          "rule",
          [.init("decision", .string("shadow")), .init("rule", .string("harassment"))]
        ),
        ("note", [.init("note", .string(long))]), ("note", [.init("note", .int(1))]),
        ("revision", [.init("revision", .string("0"))]),
        ("remove", [.init("remove", .string("yes"))]),
        ("hidePosts", [.init("hidePosts", .int(1))]),
      ]
      for (field, members) in bad {
        let answer = try await site.ask(
          client, path, as: moderator, .post, json: body(members))
        #expect(answer.status == 400 && answer.word("field") == field, "\(members)")
      }
      let empty = try await site.ask(client, path, as: moderator, .post, json: .object([]))
      #expect(empty.status == 400 && empty.word("field") != nil)
      for (query, field) in [
        ("cases?state=x", "state"), ("cases?cursor=x", "cursor"), ("log?before=x", "before"),
      ] {
        let answer = try await site.ask(client, Self.desk + query, as: moderator)
        #expect(answer.status == 400 && answer.word("field") == field, "\(query)")
      }
      #expect(try await site.moderation.wholeLog().isEmpty, "nothing was done")
    }
  }

  @Test("the second moderator is told that it changed, and shown what happened")
  func second() async throws {
    let site = try site()
    try await site.test { client in
      let path = Self.desk + "cases/\(try await id(site))/decision"
      let first = try await site.ask(client, path, as: moderator, .post, json: body())
      #expect(first.status == 200 && first.json["case"]?["state"] == .string("resolved"))
      let second = try await site.ask(client, path, as: GolfSite.user(4), .post, json: body())
      #expect(second.status == 409 && second.code == "changedMeanwhile")
      #expect(second.json["case"]?["case"]?["state"] == .string("resolved"))
    }
  }

  @Test("whoever it is about reads how they stand, never by whose report, and appeals once")
  func standing() async throws {
    let site = try site()
    try await site.test { client in
      let path = Self.desk + "cases/\(try await id(site))/decision"
      let ban = body([.init("decision", .string("ban"))])
      #expect(try await site.ask(client, path, as: moderator, .post, json: ban).status == 200)
      // Nothing else is there for them, and nothing of theirs for others.
      #expect(try await site.ask(client, "/api/golf/golfers?q=go", as: golfer).status == 404)
      let shown = "/api/golf/golfers/\(golfer)"
      #expect(try await site.ask(client, shown, as: reader).status == 404)
      let standing = try await site.ask(client, "/api/golf/standing", as: golfer)
      #expect(standing.status == 200 && standing.text.contains("\"ban\""))
      #expect(standing.text.contains("Buy now"))
      for secret in [reader, moderator] {
        #expect(!standing.text.contains(secret.description))
      }
      let own = try await site.ask(client, "/api/golf/standing", as: reader)
      #expect(own.json["decisions"] == .array([]))
      let entry = try #require(try await site.moderation.wholeLog().first).id
      func appeal(_ text: String, _ user: UserID, entry: Int64) async throws -> GolfSite.Answer {
        try await site.ask(
          client, "/api/golf/standing/appeal", as: user, .post,
          json: .object(["entry": .integer(entry), "text": .string(text)]))
      }
      for text in ["", " ", String(repeating: "a", count: 1_001)] {
        let answer = try await appeal(text, golfer, entry: entry)
        #expect(answer.status == 400 && answer.word("field") == "text")
      }
      #expect(try await appeal("No", golfer, entry: 99).status == 404)
      #expect(try await appeal("No", reader, entry: entry).status == 404)
      #expect(try await appeal("No", golfer, entry: entry).status == 200)
      #expect(try await appeal("No", golfer, entry: entry).code == "appealClosed")
      let answer = Self.desk + "cases/\(try await id(site))/appeal"
      let granted = JSON.object([
        "entry": .integer(entry), "granted": .bool(true), "revision": .int(2),
      ])
      #expect(
        try await site.ask(client, answer, as: moderator, .post, json: granted).code == "ownCase")
      let other = GolfSite.user(4)
      #expect(try await site.ask(client, answer, as: other, .post, json: granted).status == 200)
      #expect(try await site.ask(client, shown, as: reader).status == 200)
    }
  }

  @Test("rounds of a host who is suspended are neither found nor shown to whoever has the link")
  func rounds() async throws {
    let site = try site()
    let round = try site.round(1, host: golfer, in: 240)
    try site.put([round])
    try await site.test { client in
      let search = "/api/golf/rounds?radius=anywhere"
      func found() async throws -> Bool {
        try await site.ask(client, search, as: reader).text.contains(round.id.description)
      }
      func landing() async throws -> Int {
        try await site.ask(client, "/r/\(round.id)").status
      }
      #expect(try await found())
      #expect(try await landing() == 200)
      let isNew = try await site.moderation.suspend(golfer, days: 7, at: site.clock.now)
      #expect(isNew)
      #expect(try await !found())
      #expect(try await landing() == 404)
      site.clock.advance(by: 7 * GolfSite.day)
      await site.jobs.pass()
      #expect(try await found())
      #expect(try await landing() == 200)
    }
  }
}
