import AccountsDomain
import AccountsServer
import Application
import Core
import Server
import Sync
import TeePalsDomain
import Testing
import Wire

/// Cases, decisions and appeals through the whole server, as moderators and golfers use it.
@Suite struct GolfDeskTests {
  private static let desk = "/api/golf/moderation/cases"
  private static let standing = "/api/golf/standing"

  /// The id of the one case that waits.
  private func waiting(_ client: SuiteClient, _ moderator: SuitePerson) async throws -> String {
    let listed = try await client.ask("GET", Self.desk, cookie: moderator.cookie)
    #expect(listed.status == 200)
    guard case .array(let cases)? = listed.json["cases"], cases.count == 1,
      case .string(let id)? = cases[0]["case"]?["id"]
    else {
      Issue.record("there is not one case: \(listed.json.text)")
      return ""
    }
    return id
  }

  private func decide(
    _ client: SuiteClient, _ moderator: SuitePerson, _ id: String, _ decision: JSON
  ) async throws -> Int {
    try await client.ask(
      "POST", Self.desk + "/" + id + "/decision", body: decision, cookie: moderator.cookie
    ).status
  }

  @Test func aReportIsDecidedAppealedAndPutBack() async throws {
    let site = try SuiteSite(limits: .unlimited)
    try await site.test { client in
      let world = try await GolfWorld(client, site)
      let target = ReportTarget.message(world.hostsWords, in: world.round)
      try await world.done(.report(target, .harassment, context: "He shouted"), .accepted)
      let (host, reporter) = (try world.person(.host), try world.person(.accepted))
      let first = try await site.promoted(to: .moderator, client)
      let second = try await site.promoted(to: .moderator, client)
      let id = try await waiting(client, first)
      let suspend = JSON.object([
        "decision": .string("suspend"), "days": .int(7), "rule": .string("harassment"),
        "note": .string("Be kind"), "remove": .bool(true), "revision": .int(0),
      ])
      #expect(try await decide(client, reporter, id, suspend) == 404)
      #expect(try await decide(client, first, id, suspend) == 200)
      #expect(try await decide(client, second, id, suspend) == 409)
      // Who plays sees neither the message nor, as others, that somebody could join.
      let seen = try await world.replica(reporter)
      #expect(seen.message(world.hostsWords)?.content == .redacted)
      #expect(
        seen.notifications(of: reporter.user).contains { row in
          row.text == ModerationNotice.hostSuspended.text
        })
      let join = world.event(.request)
      #expect(try await client.refusal(of: join, as: world.newcomer) == "roundNotOpen")
      #expect(try await client.ask("GET", "/r/\(world.round)").status == 404)
      // The host is told what, and by nobody's report.
      let card = try world.card(.host)
      let words = TeePalsCommand.sendMessage(world.message("Hello", by: card))
      #expect(try await client.refusal(of: words, as: host) == "suspended")
      let told = try await client.ask("GET", Self.standing, cookie: host.cookie)
      #expect(told.json.text.contains(GolfWorld.chat) && told.json.text.contains("Be kind"))
      for person in [reporter, first] {
        #expect(!told.json.text.contains(person.user.description))
      }
      guard case .array(let decisions)? = told.json["decisions"],
        let entry = decisions.first?["entry"]
      else {
        Issue.record("nothing was decided")
        return
      }
      let appeal = JSON.object(["entry": entry, "text": .string("It was a joke")])
      #expect(
        try await client.ask("POST", Self.standing + "/appeal", body: appeal, cookie: host.cookie)
          .status == 200)
      let granted = JSON.object([
        "entry": entry, "granted": .bool(true), "revision": .int(2),
      ])
      let answer = Self.desk + "/" + id + "/appeal"
      #expect(
        try await client.ask("POST", answer, body: granted, cookie: first.cookie).status == 409)
      #expect(
        try await client.ask("POST", answer, body: granted, cookie: second.cookie).status == 200)
      #expect(try await client.refusal(of: words, as: host) == nil)
      let again = try await world.replica(reporter)
      #expect(again.message(world.hostsWords)?.content == .text(GolfWorld.chat))
      #expect(try await client.ask("GET", "/r/\(world.round)").status == 200)
    }
  }

  @Test func whoeverIsBannedIsOutAndWhoeverModeratesNoMoreToo() async throws {
    let site = try SuiteSite(limits: .unlimited)
    try await site.test { client in
      let world = try await GolfWorld(client, site)
      let target = ReportTarget.message(world.hostsWords, in: world.round)
      try await world.done(.report(target, .spam), .accepted)
      let host = try world.person(.host)
      let moderator = try await site.promoted(to: .moderator, client)
      let id = try await waiting(client, moderator)
      let ban = JSON.object([
        "decision": .string("ban"), "rule": .string("spam"), "revision": .int(0),
      ])
      try await site.build.accounts.change(.role(.member), of: moderator.user, by: .operating)
      #expect(try await decide(client, moderator, id, ban) == 404)
      try await site.build.accounts.change(.role(.moderator), of: moderator.user, by: .operating)
      #expect(try await decide(client, moderator, id, ban) == 200)
      let sessions = "/api/account/sessions"
      #expect(try await client.ask("GET", sessions, cookie: host.cookie).status == 401)
      // Nothing that they said is left for those who play with them.
      let seen = try await world.replica(world.person(.accepted))
      #expect(seen.message(world.hostsWords) == nil)
    }
  }
}
