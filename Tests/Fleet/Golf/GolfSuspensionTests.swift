import Application
import Calendar
import Core
import StoreSQLite
import Suite
import Sync
import TeePalsDomain
import TeePalsServer
import Testing
import Wire

/// Whoever is refused by limits again and again is stopped, through the whole server.
@Suite struct GolfSuspensionTests {
  @Test func fiveRefusalsSuspendUntilSomebodyHasLooked() async throws {
    let site = try SuiteSite()
    try await site.test { client in
      let world = try await GolfWorld(client, site)
      let member = try world.person(.accepted)
      let card = try world.card(.accepted)
      func say() async throws -> String? {
        try await client.refusal(
          of: .sendMessage(world.message("Hello", by: card)), as: member)
      }
      // New here: 18 messages a minute.
      var refusals: [String?] = []
      for _ in 0..<24 { refusals.append(try await say()) }
      #expect(refusals.filter { code in code == nil }.count == 18)
      #expect(refusals.filter { code in code == "rateLimited" }.count == 5)
      #expect(refusals.last == "suspended")
      // It lasts a day.
      site.clock.advance(bySeconds: 23 * 3_600)
      await site.doJobs()
      #expect(try await say() == "suspended")
      let host = try world.card(.host)
      #expect(
        try await client.refusal(of: .follow(member.user, host), as: member) == "suspended")
      // They see what they saw, say what is wrong, and may go.
      #expect(!(try await world.replica(member).messages(of: world.round).isEmpty))
      #expect(
        try await client.refusal(of: .report(.golfer(host.user), .spam), as: member) == nil)
      let administrator = Administrator(build: site.build)
      let listed = await administrator.perform(.listSuspensions)
      #expect(listed.done && listed.lines.count == 1)
      #expect(listed.lines.first?.contains("accepted@example.com") == true)
      let lift = AdminRequest.liftSuspension(email: "accepted@example.com")
      #expect(await administrator.perform(lift).done)
      #expect(await !administrator.perform(lift).done)
      #expect(try await say() == nil)
      #expect(await administrator.perform(.listSuspensions).lines == ["Nobody is suspended."])
    }
  }

  @Test func anAdministratorClosesReports() async throws {
    let site = try SuiteSite()
    try await site.test { client in
      let world = try await GolfWorld(client, site)
      let target = ReportTarget.message(world.hostsWords, in: world.round)
      try await world.done(.report(target, .harassment, context: "He\nshouted\u{1B}[2J"), .accepted)
      let administrator = Administrator(build: site.build)
      let listed = await administrator.perform(.listReports)
      #expect(listed.lines.count == 1)
      let line = try #require(listed.lines.first)
      #expect(line.contains("reporter: “He / shouted\u{FFFD}[2J”"))
      #expect(line.contains("high") && line.contains(GolfWorld.chat))
      #expect(!line.contains("accepted"))
      let id = String(line.prefix { character in character != " " })
      #expect(await !administrator.perform(.closeReport(id: "nothing", upheld: true)).done)
      #expect(await administrator.perform(.closeReport(id: id, upheld: true)).done)
      #expect(await !administrator.perform(.closeReport(id: id, upheld: false)).done)
      let host = try await world.replica(world.person(.host))
      #expect(host.message(world.hostsWords)?.content == .redacted)
      #expect(await administrator.perform(.listReports).lines == ["There are no open reports."])
      try await GolfVisibility(world).check()
    }
  }

  @Test func anAdministratorPutsABirthDateRight() async throws {
    let site = try SuiteSite()
    try await site.test { client in
      let world = try await GolfWorld(client, site)
      let administrator = Administrator(build: site.build)
      func correct(_ day: String, of email: String = "host@example.com") async -> AdminAnswer {
        await administrator.perform(.correctBirthDate(email: email, day: day))
      }
      #expect(await correct("1977-11-23").done)
      let host = try world.person(.host)
      let replica = try await world.replica(host)
      #expect(replica.secret(of: host.user)?.birthDate?.description == "1977-11-23")
      #expect(replica.profile(of: host.user)?.birthYear == 1977)
      let others = try await world.replica(world.person(.accepted))
      #expect(others.secret(of: host.user) == nil)
      for day in ["23.11.1977", "1977-02-30", "", "1877-11-23", "2099-01-01"] {
        let answer = await correct(day)
        #expect(!answer.done && answer.lines.count == 1, "\(day)")
      }
      #expect(await !correct("1977-11-23", of: "nobody@example.com").done)
      let kept = try await world.replica(host)
      #expect(kept.secret(of: host.user)?.birthDate?.description == "1977-11-23")
    }
  }

  @Test func requestsComeOverTheSocketAsTheyWere() throws {
    for request: AdminRequest in [
      .listReports, .closeReport(id: "0190", upheld: true),
      .closeReport(id: "0190", upheld: false), .listSuspensions,
      .suspendGolfer(email: "ana@example.com"),
      .suspendGolfer(email: "ana@example.com", days: 7), .listAppeals, .moderationLog,
      .decideAppeal(entry: 3, granted: true), .decideAppeal(entry: 3, granted: false, note: "No"),
      .liftSuspension(email: "ana@example.com"),
      .correctBirthDate(email: "ana@example.com", day: "1987-03-09"),
    ] {
      let read = try AdminRequest(WireCursor(try JSON.parse(request.json.bytes)))
      #expect(read == request)
    }
  }
}
