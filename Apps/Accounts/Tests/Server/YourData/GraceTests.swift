import AccountsServer
import Core
import Server
import Store
import StoreSQLite
import TestKit
import Testing
import Wire

/// Coming back within the days of grace, whichever way one signs in, and what is forgotten with
/// time.
@Suite struct GraceTests {
  private let email = "ana@example.com"
  private let later = JSON.object(["when": "later"])

  /// The password alone is not signing in.
  @Test func theSecondStepCancelsIt() async throws {
    let site = try AccountsSite()
    try await site.test { browser in
      let app = try await browser.signUpWithApp(email, site.clock)
      #expect(try await browser.post("/api/account/deletion", later).status == 200)
      let other = browser.another()
      let ticket = try await other.ticket(email)
      #expect(ticket != nil)
      #expect(try site.deletions() == 1)
      let wrong = try await other.finish(ticket, "000000")
      #expect(wrong.status == 422)
      #expect(try site.deletions() == 1)
      let back = try await other.finish(ticket, app.code(at: site.clock.now))
      #expect(back.status == 200)
      #expect(back.json["session"]?["deletionCancelled"] == .bool(true))
      #expect(try site.deletions() == 0)
      let events = try await other.events()
      #expect(events.contains("deletionAsked") && events.contains("deletionCancelled"))
    }
  }

  @Test func itIsSaidByEmail() async throws {
    let site = try AccountsSite.writing()
    try await site.test { browser in
      _ = try await site.welcome(browser, email)
      _ = try await browser.post("/api/account/deletion", later)
      let asked = try site.lastMessage()
      #expect(asked.template == "deletion")
      #expect(word(asked.variables["day"]) == "2026-10-05")
      _ = try await browser.signIn(email)
      #expect(try site.lastMessage().template == "deletionCancelled")
    }
  }

  /// Without a folder for them there are none, and asking again is of no use.
  @Test func aServerWithoutAFolderMakesNoArchives() async throws {
    let site = try AccountsSite()
    try await site.test { browser in
      _ = try await browser.signUp(email)
      let asked = try await browser.post("/api/account/exports")
      #expect(asked.status == 501)
      #expect(asked.code == "exportOff")
    }
  }

  /// A password that was guessed wrong keeps nothing.
  @Test func aFailedSignInCancelsNothing() async throws {
    let site = try AccountsSite()
    try await site.test { browser in
      _ = try await browser.signUp(email)
      _ = try await browser.post("/api/account/deletion", later)
      #expect(try await browser.signIn(email, "not the password").status == 401)
      #expect(try site.deletions() == 1)
    }
  }

  @Test func whatHasServedItsTimeIsForgotten() async throws {
    let site = try AccountsSite.writing()
    try await site.test { browser in
      _ = try await site.welcome(browser, email)
      _ = try await browser.another().signIn(email)
      _ = try await browser.another().forgot(email)
      _ = try await browser.another().signUp("never@example.com")
      let service = JobService(
        site.accounts.jobs, signal: JobSignal(), environment: site.clock.environment)
      let tables = ["account_event", "user_session", "one_time_secret", "pending_sign_up"]
      for table in tables { #expect(try site.count(table) > 0) }
      site.clock.advance(byDays: 179)
      await service.pass()
      #expect(try site.count("account_event") > 0)
      site.clock.advance(byDays: 1)
      await service.pass()
      for table in tables { #expect(try site.count(table) == 0) }
      #expect(try site.count("user_account") == 1)
    }
  }
}

extension AccountsSite {
  fileprivate func deletions() throws -> Int { try count("account_deletion") }

  fileprivate func count(_ table: String) throws -> Int {
    try database.engine.readNow { session throws(StoreFailure) in
      guard let name = Identifier(table) else { return 0 }
      return try session.value("SELECT count(*) FROM \(raw: name)") ?? 0
    }
  }
}
