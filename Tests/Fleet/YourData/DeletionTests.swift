import AccountsServer
import Application
import Calendar
import Core
import Server
import StoreSQLite
import Suite
import Testing
import Wire

/// Deleting an account, with days of grace and without.
@Suite struct DeletionTests {
  private static let email = "ana@example.com"
  private let later = JSON.object(["when": "later"])

  @Test func itIsMarkedAndEverySessionEnds() async throws {
    let site = try SuiteSite.writing()
    try await site.test { client in
      let ana = try await client.person(Self.email)
      try await site.build.accounts.confirmAddress(of: ana.user)
      let answer = try await client.delete(ana, later)
      #expect(answer.status == 200)
      let due = site.clock.now.advanced(byMilliseconds: 14 * 86_400_000)
      #expect(answer.json["dueAt"] == .instant(due))
      let sessions = try await client.ask("GET", "/api/account/sessions", cookie: ana.cookie)
      #expect(sessions.status == 401)
      #expect(try Leftovers(engine: site.build.engine).count("outgoing_message") == 1)
    }
  }

  @Test func signingInWithinTheDaysOfGraceCancelsIt() async throws {
    let site = try SuiteSite.writing()
    try await site.test { client in
      let ana = try await client.person(Self.email)
      _ = try await client.delete(ana, later)
      site.clock.advance(byDays: 13)
      await site.doJobs()
      let back = try await client.signIn(Self.email)
      #expect(back.status == 200)
      #expect(back.json["session"]?["deletionCancelled"] == .bool(true))
      // It is said once, and the account stays.
      let again = try await client.signIn(Self.email)
      #expect(again.json["session"]?["deletionCancelled"] == nil)
      site.clock.advance(byDays: 20)
      await site.doJobs()
      #expect(try await client.signIn(Self.email).status == 200)
    }
  }

  @Test func afterTheDaysOfGraceItIsGone() async throws {
    let site = try SuiteSite.writing()
    try await site.test { client in
      let ana = try await client.person(Self.email)
      _ = try await client.delete(ana, later)
      site.clock.advance(byDays: 14)
      await site.doJobs()
      #expect(try await client.signIn(Self.email).status == 401)
      // A device that comes back late is told, for 30 days; of others nothing is said.
      func gone(_ user: UserID) async throws -> JSON? {
        let path = "/api/account/gone?user=" + user.description
        return try await client.ask("GET", path).json["deletedOn"]
      }
      let day = site.clock.now.civil(offset: 0).date.description
      #expect(try await gone(ana.user) == .string(day))
      #expect(try await gone(UserID(high: 1, low: 1)) == .null)
      site.clock.advance(byDays: 29)
      await site.doJobs()
      #expect(try await gone(ana.user) == .string(day))
      site.clock.advance(byDays: 2)
      await site.doJobs()
      #expect(try await gone(ana.user) == .null)
      #expect(
        try Leftovers(engine: site.build.engine).tables(of: ana.user, words: []).isEmpty)
    }
  }

  @Test func atOnceNeedsTheAddressTypedOnceMore() async throws {
    let site = try SuiteSite.writing()
    try await site.test { client in
      let ana = try await client.person(Self.email)
      for typed in ["", "ben@example.com", "ana"] {
        let answer = try await client.delete(
          ana, .object(["when": "now", "email": .string(typed)]))
        #expect(answer.json["code"] == "confirmationWrong")
      }
      #expect(try await client.delete(ana, .object([])).status == 400)
      #expect(try await client.delete(ana, .object(["when": "soon"])).status == 400)
      let answer = try await client.delete(
        ana, .object(["when": "now", "email": .string("ANA@example.com")]))
      #expect(answer.status == 200)
      #expect(try await client.signIn(Self.email).status == 401)
      #expect(try await client.person(Self.email).user != ana.user)
    }
  }

  @Test func itNeedsARecentProof() async throws {
    let site = try SuiteSite.writing()
    try await site.test { client in
      let ana = try await client.person(Self.email)
      site.clock.advance(byDays: 1)
      for body in [later, .object(["when": "now", "email": .string(Self.email)])] {
        let answer = try await client.delete(ana, body)
        #expect(answer.status == 403)
        #expect(answer.json["code"] == "reauthenticationRequired")
      }
      #expect(try await client.signIn(Self.email).status == 200)
    }
  }

  @Test func itSaysWhatGoes() async throws {
    let site = try SuiteSite.writing()
    try await site.test { client in
      let ana = try await client.person(Self.email)
      try await site.fill(ana, email: Self.email, client)
      let answer = try await client.ask("GET", "/api/account/deletion", cookie: ana.cookie)
      guard case .array(let apps)? = answer.json["rooms"] else {
        Issue.record("no apps")
        return
      }
      #expect(
        apps == [
          .object(["name": "SuperFriend", "count": .int(7)]),
          .object(["name": "RefWatch", "count": .int(13)]),
          .object(["name": "TeePals", "count": .int(29)]),
          .object(["name": "DayBlock", "count": .int(7)]),
          .object(["name": "RunningBuddy", "count": .int(8)]),
        ])
      #expect(answer.json["graceDays"] == .int(14))
      #expect(answer.json["letters"] == .bool(true))
    }
  }
}
