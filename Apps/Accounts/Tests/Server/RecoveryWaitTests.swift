import AccountsServer
import Core
import Server
import Store
import StoreSQLite
import TestKit
import Testing
import Wire

@Suite("An account without a password gets one after a day")
struct RecoveryWaitTests {
  private let email = "ana@example.com"
  private let fresh = "another long walk"

  /// Somebody who has only a passkey.
  private func ana(_ browser: AccountsBrowser, _ site: AccountsSite) async throws
    -> SoftAuthenticator
  {
    _ = try await site.welcome(browser, email)
    var key = SoftAuthenticator()
    _ = try await browser.register(&key)
    try takePasswordAway(site)
    site.clock.advance(bySeconds: 60)
    return key
  }

  private func takePasswordAway(_ site: AccountsSite) throws {
    _ = try site.database.engine.writeNow { session throws(StoreFailure) in
      try session.run("DELETE FROM password_credential")
    }
  }

  /// Asks, and hands in what came with the mail.
  private func begin(_ browser: AccountsBrowser, _ site: AccountsSite) async throws
    -> AccountsBrowser.Answer
  {
    #expect(try await browser.forgot(email).status == 202)
    let message = try site.lastMessage()
    #expect(message.template == "reset")
    return try await browser.reset(.init("code", .string(message.code)), fresh)
  }

  @Test func theLinkOpensAfterADay() async throws {
    let site = try AccountsSite.writing()
    try await site.test { browser in
      let key = try await ana(browser, site)
      let visitor = browser.another()
      let begun = try await begin(visitor, site)
      #expect(begun.status == 202)
      let opens = site.clock.now.advanced(byMilliseconds: 86_400_000)
      #expect(begun.json["opensAt"] == .instant(opens))
      let message = try site.lastMessage()
      #expect(message.template == "recoveryWait" && message.recipient == email)
      #expect(message.variables["passkey"] == .bool(true))
      #expect(message.variables["providers"] == .array([]))
      let link = JSON.Member("token", .string(message.token))
      #expect(try await visitor.reset(link, fresh).code == "recoveryWaits")
      #expect(try await visitor.signIn(email, fresh).status == 401)
      // Nobody was signed out by asking.
      #expect(try await browser.get("/api/account/sessions").status == 200)
      site.clock.advance(bySeconds: 86_399)
      #expect(try await visitor.reset(link, fresh).code == "recoveryWaits")
      site.clock.advance(bySeconds: 1)
      #expect(try await visitor.reset(link, "short").code == "passwordRejected")
      #expect(try await visitor.reset(link, fresh).status == 204)
      #expect(try site.lastMessage().template == "passwordReset")
      #expect(try await browser.get("/api/account/sessions").status == 401)
      #expect(try await visitor.reset(link, fresh).code == "codeDead")
      #expect(try await visitor.signIn(email, fresh).status == 200)
      // The passkey still opens the account.
      #expect(try await visitor.another().enter(key).status == 200)
    }
  }

  @Test func whoeverSignsInEndsTheWait() async throws {
    let site = try AccountsSite.writing()
    try await site.test { browser in
      let key = try await ana(browser, site)
      _ = try await begin(browser.another(), site)
      let message = try site.lastMessage()
      #expect(try await browser.another().enter(key).status == 200)
      #expect(try site.messages().contains { message in message.template == "recoveryCancelled" })
      site.clock.advance(byDays: 1)
      let link = JSON.Member("token", .string(message.token))
      #expect(try await browser.another().reset(link, fresh).code == "codeDead")
    }
  }

  @Test func theLinkInTheMailEndsTheWait() async throws {
    let site = try AccountsSite.writing()
    try await site.test { browser in
      _ = try await ana(browser, site)
      _ = try await begin(browser.another(), site)
      let message = try site.lastMessage()
      let cancel = word(message.variables["cancel"]) ?? ""
      let body = JSON.object(["token": .string(cancel)])
      let ended = try await browser.another().post("/api/account/undo", body)
      #expect(ended.json == .object(["undone": "recovery"]))
      #expect(try site.lastMessage().template == "recoveryCancelled")
      site.clock.advance(byDays: 1)
      let link = JSON.Member("token", .string(message.token))
      #expect(try await browser.another().reset(link, fresh).code == "codeDead")
      #expect(try await browser.another().post("/api/account/undo", body).code == "codeDead")
      let events = try await browser.events()
      #expect(events.contains("recoveryCancelled") && events.contains("recoveryBegun"))
    }
  }

  @Test func aRecoveryCodeEndsTheWaitAtOnceButNotTheSecondStep() async throws {
    let site = try AccountsSite.writing()
    try await site.test { browser in
      _ = try await site.welcome(browser, email)
      let app = try await browser.turnOnApp(site.clock)
      try takePasswordAway(site)
      site.clock.advance(bySeconds: 60)
      let visitor = browser.another()
      let token = word(try await begin(visitor, site).json["token"]) ?? ""
      func hand(_ paper: String) async throws -> AccountsBrowser.Answer {
        try await visitor.post(
          "/api/account/reset-password",
          .object([
            "token": .string(token), "password": .string(fresh), "recoveryCode": .string(paper),
          ]))
      }
      #expect(try await hand("AAAA-BBBB-CCCC-DDDD").code == "codeWrong")
      #expect(try await hand(app.recoveryCodes[0]).status == 204)
      let told = try site.messages().suffix(2).map(\.template)
      #expect(told == ["recoveryCodeUsed", "passwordReset"])
      let entered = try await visitor.signIn(email, fresh)
      #expect(entered.user == nil)
      #expect(entered.json["secondFactorRequired"]?["ticket"] != nil)
    }
  }

  /// Until the mail is proved nobody can tell such an account from others.
  @Test func askingTellsNothing() async throws {
    let site = try AccountsSite.writing()
    try await site.test { browser in
      _ = try await ana(browser, site)
      let known = try await browser.another().forgot(email).bare
      let unknown = try await browser.another().forgot("nobody@example.com").bare
      #expect(known == unknown)
    }
  }

  @Test func anOperatorsLinkNeedNotWait() async throws {
    let site = try AccountsSite.writing()
    try await site.test { browser in
      _ = try await ana(browser, site)
      let link = try await site.accounts.resetLink(email: email)
      let token = JSON.Member("token", .string(String(link.split(separator: "#").last ?? "")))
      #expect(try await browser.another().reset(token, fresh).status == 204)
      #expect(try await browser.another().signIn(email, fresh).status == 200)
    }
  }

  /// Ten an hour for one account, whatever comes of them.
  @Test func linksAreOpenedTenTimesAnHour() async throws {
    let site = try AccountsSite.writing()
    try await site.test { browser in
      _ = try await site.welcome(browser, email)
      let link = try await site.accounts.resetLink(email: email)
      let token = JSON.Member("token", .string(String(link.split(separator: "#").last ?? "")))
      for _ in 0..<10 {
        #expect(try await browser.reset(token, "short").code == "passwordRejected")
      }
      #expect(try await browser.reset(token, "short").status == 429)
      site.clock.advance(bySeconds: 360)
      #expect(try await browser.reset(token, fresh).status == 204)
    }
  }
}
