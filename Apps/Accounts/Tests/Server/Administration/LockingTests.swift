import AccountsDomain
import AccountsServer
import Core
import Server
import Store
import StoreSQLite
import TestKit
import Testing
import Wire

/// A locked account is shut, whichever way somebody comes, and says nothing about itself.
@Suite struct LockingTests {
  private let email = "ana@example.com"

  private func lock(_ user: String?, _ site: AccountsSite) async throws {
    let user = try #require(UserID(user ?? ""))
    try await site.accounts.change(.lock, of: user, by: .operating)
  }

  @Test func everySessionEndsAtOnce() async throws {
    let site = try AccountsSite()
    try await site.test { browser in
      let user = try await browser.signUp(email).user
      let tablet = browser.another()
      _ = try await tablet.signIn(email)
      #expect(try await tablet.get("/api/account/sessions").status == 200)
      try await lock(user, site)
      for device in [browser, tablet] {
        #expect(try await device.get("/api/account/sessions").status == 401)
      }
      #expect(try site.count("SELECT count(*) FROM user_session") == 0)
    }
  }

  /// The right password of a locked account, a wrong one, and no account: one answer.
  @Test func theRightPasswordIsAnsweredLikeAWrongOne() async throws {
    let site = try AccountsSite()
    try await site.test { browser in
      try await lock(try await browser.signUp(email).user, site)
      let right = try await browser.another().signIn(email)
      let wrong = try await browser.another().signIn(email, "not her password")
      let nobody = try await browser.another().signIn("nobody@example.com")
      #expect(right.status == 401)
      #expect(right.bare == wrong.bare)
      #expect(right.bare == nobody.bare)
      #expect(right.cookie == nil)
    }
  }

  @Test func neitherPasskeyNorSecondStepOpensIt() async throws {
    let site = try AccountsSite()
    try await site.test { browser in
      let app = try await browser.signUpWithApp(email, site.clock)
      var key = SoftAuthenticator()
      #expect(try await browser.register(&key).status == 204)
      let ticket = try await browser.another().ticket(email)
      let user = try await browser.get("/api/account/session").user
      try await lock(user, site)
      let entered = try await browser.another().enter(key)
      #expect(entered.code == "passkeyUnknown")
      #expect(entered.cookie == nil)
      // The ticket that was already there is dead, and there is no new one.
      let finished = try await browser.another().finish(ticket, app.code(at: site.clock.now))
      #expect(finished.code == "signInTicketEnded")
      let again = try await browser.another().signIn(email)
      #expect(again.code == "signInFailed")
      #expect(again.json["secondFactorRequired"] == nil)
    }
  }

  @Test func noLinkOpensItAndNoneIsSent() async throws {
    let site = try AccountsSite.writing()
    try await site.test { browser in
      let user = try await site.welcome(browser, email).user
      site.clock.advance(bySeconds: 61)
      _ = try await browser.forgot(email)
      let token = try site.lastMessage().token
      try await lock(user, site)
      let proof = JSON.Member("token", .string(token))
      let reset = try await browser.another().reset(proof, "another long walk")
      #expect(reset.code == "codeDead")
      site.clock.advance(bySeconds: 61)
      let known = try await browser.another().forgot(email)
      let unknown = try await browser.another().forgot("nobody@example.com")
      #expect(known.bare == unknown.bare)
      #expect(try site.messages().suffix(2).allSatisfy { message in message.state == "void" })
    }
  }

  @Test func unlockingGivesEverythingBack() async throws {
    let site = try AccountsSite()
    try await site.test { browser in
      let user = try await browser.signUp(email, name: "Ana").user
      try await lock(user, site)
      site.clock.advance(bySeconds: 1)
      try await site.accounts.change(
        .unlock, of: try #require(UserID(user ?? "")), by: .operating)
      site.clock.advance(bySeconds: 1)
      #expect(try await browser.signIn(email).user == user)
      #expect(
        try await browser.events() == ["signedIn", "unlockedByAdmin", "lockedByAdmin"])
    }
  }

  /// Whoever is locked between password and session stays out.
  @Test func aSessionThatBeginsLateDoesNotBegin() async throws {
    let site = try AccountsSite()
    try await site.test { browser in
      let user = try await browser.signUp(email).user
      let account = try await site.accounts.verify(email: email, password: "a long walk home")
      try await lock(user, site)
      await #expect(throws: Problem(.signInFailed)) {
        try await site.accounts.begin(
          account, client: ClientName(browser: nil, platform: nil), replacing: nil)
      }
    }
  }
}
