import AccountsServer
import Core
import Server
import Store
import StoreSQLite
import TestKit
import Testing
import Wire

@Suite struct SecondFactorTests {
  private let email = "ana@example.com"

  @Test func thePasswordAloneOpensNothing() async throws {
    let site = try AccountsSite()
    try await site.test { browser in
      let app = try await browser.signUpWithApp(email, site.clock)
      let other = browser.another()
      let first = try await other.signIn(email)
      #expect(first.status == 200)
      #expect(first.cookie == nil)
      #expect(first.json["session"] == nil)
      let ticket = word(first.json["secondFactorRequired"]?["ticket"])
      let answer = try await other.finish(ticket, app.code(at: site.clock.now))
      #expect(answer.status == 200)
      #expect(answer.user != nil)
      #expect(try await other.get("/api/account/sessions").status == 200)
      // The ticket is used up.
      let again = try await browser.another().finish(ticket, app.code(at: site.clock.now, steps: 1))
      #expect(again.code == "signInTicketEnded")
    }
  }

  @Test func aCodeIsUsedOnce() async throws {
    let site = try AccountsSite()
    try await site.test { browser in
      let app = try await browser.signUpWithApp(email, site.clock)
      let code = app.code(at: site.clock.now)
      let first = try await browser.another().ticket(email)
      #expect(try await browser.another().finish(first, code).status == 200)
      let second = try await browser.another().ticket(email)
      let replayed = try await browser.another().finish(second, code)
      #expect(replayed.status == 422)
      #expect(replayed.code == "factorCodeWrong")
      #expect(
        try await browser.another().finish(second, app.code(at: site.clock.now, steps: 1)).status
          == 200)
    }
  }

  /// Of two requests with one code one succeeds.
  @Test func aCodeIsUsedOnceAtTheSameTime() async throws {
    let site = try AccountsSite()
    try await site.test { browser in
      let app = try await browser.signUpWithApp(email, site.clock)
      let code = app.code(at: site.clock.now)
      let tickets = [
        try await browser.another().ticket(email), try await browser.another().ticket(email),
      ]
      let statuses = try await withThrowingTaskGroup(of: Int.self) { tasks in
        for ticket in tickets {
          tasks.addTask { try await browser.another().finish(ticket, code).status }
        }
        var statuses: [Int] = []
        for try await status in tasks { statuses.append(status) }
        return statuses
      }
      #expect(statuses.sorted() == [200, 422])
    }
  }

  @Test func aTicketDiesAtTheSixthTry() async throws {
    let site = try AccountsSite()
    try await site.test { browser in
      let app = try await browser.signUpWithApp(email, site.clock)
      let other = browser.another()
      let ticket = try await other.ticket(email)
      for _ in 0..<5 {
        #expect(try await other.finish(ticket, "WRONG-CODE").code == "factorCodeWrong")
      }
      let late = try await other.finish(ticket, app.code(at: site.clock.now))
      #expect(late.status == 401)
      #expect(late.code == "signInTicketEnded")
      #expect(late.cookie == nil)
    }
  }

  @Test func aTicketDiesAfterFiveMinutes() async throws {
    let site = try AccountsSite()
    try await site.test { browser in
      let app = try await browser.signUpWithApp(email, site.clock)
      let ticket = try await browser.another().ticket(email)
      site.clock.advance(bySeconds: 300)
      let late = try await browser.another().finish(ticket, app.code(at: site.clock.now))
      #expect(late.code == "signInTicketEnded")
      for ticket in ["", "x", String(repeating: "0", count: 64)] {
        #expect(try await browser.another().finish(ticket, "000000").code == "signInTicketEnded")
      }
    }
  }

  @Test func afterTenWrongCodesTheAppRestsButPaperOpens() async throws {
    let site = try AccountsSite()
    try await site.test { browser in
      let app = try await browser.signUpWithApp(email, site.clock)
      let wrong = app.code(at: site.clock.now, steps: 90)
      for _ in 0..<2 {
        let ticket = try await browser.another().ticket(email)
        for _ in 0..<5 { _ = try await browser.another().finish(ticket, wrong) }
      }
      let ticket = try await browser.another().ticket(email)
      let resting = try await browser.another().finish(ticket, app.code(at: site.clock.now))
      #expect(resting.status == 429)
      #expect(resting.code == "tooManyRequests")
      #expect(try await browser.another().finish(ticket, app.recoveryCodes[0]).status == 200)
      site.clock.advance(bySeconds: 901)
      let later = try await browser.another().ticket(email)
      #expect(
        try await browser.another().finish(later, app.code(at: site.clock.now)).status == 200)
    }
  }

  @Test func aRecoveryCodeOpensOnce() async throws {
    let site = try AccountsSite()
    try await site.test { browser in
      let app = try await browser.signUpWithApp(email, site.clock)
      #expect(Set(app.recoveryCodes).count == 10)
      let typed = app.recoveryCodes[3].lowercased().replacing("-", with: " ")
      let other = browser.another()
      #expect(try await other.finish(try await other.ticket(email), typed).status == 200)
      let state = try await other.get("/api/account/second-factor")
      #expect(state.json["recoveryCodesLeft"] == .integer(9))
      site.clock.advance(bySeconds: 1)
      let third = browser.another()
      let again = try await third.finish(try await third.ticket(email), app.recoveryCodes[3])
      #expect(again.code == "factorCodeWrong")
      let events = try await other.events()
      #expect(events.contains("recoveryCodeUsed"))
      #expect(events.first == "secondFactorFailed")
    }
  }

  @Test func newRecoveryCodesEndTheOldOnes() async throws {
    let site = try AccountsSite()
    try await site.test { browser in
      let app = try await browser.signUpWithApp(email, site.clock)
      let made = try await browser.post("/api/account/second-factor/recovery-codes")
      let codes = browser.codes(made)
      #expect(codes.count == 10)
      #expect(Set(codes).isDisjoint(with: app.recoveryCodes))
      let other = browser.another()
      let ticket = try await other.ticket(email)
      #expect(try await other.finish(ticket, app.recoveryCodes[0]).status == 422)
      #expect(try await other.finish(ticket, codes[0]).status == 200)
    }
  }

  @Test func turningOffLeavesThePassword() async throws {
    let site = try AccountsSite()
    try await site.test { browser in
      _ = try await browser.signUpWithApp(email, site.clock)
      let before = browser.token
      #expect(try await browser.post("/api/account/second-factor/turn-off").status == 204)
      #expect(browser.token != before)
      let old = browser.another()
      old.token = before
      #expect(try await old.get("/api/account/sessions").status == 401)
      #expect(try await browser.get("/api/account/sessions").status == 200)
      #expect(try await browser.another().signIn(email).user != nil)
      let again = try await browser.post("/api/account/second-factor/turn-off")
      #expect(again.code == "secondFactorIsOff")
    }
  }

  @Test func theFirstCodePutsItInForce() async throws {
    let site = try AccountsSite()
    try await site.test { browser in
      _ = try await browser.signUp(email)
      let confirm = "/api/account/second-factor/confirm"
      let early = try await browser.post(confirm, .object(["code": "123456"]))
      #expect(early.code == "secondFactorIsOff")
      _ = try await browser.post("/api/account/second-factor/begin")
      // Begun is not on: signing in needs the password only.
      #expect(try await browser.another().signIn(email).user != nil)
      for code in ["", "abcdef", "12345"] {
        let wrong = try await browser.post(confirm, .object(["code": .string(code)]))
        #expect(wrong.code == "factorCodeWrong")
      }
    }
  }

  @Test func theSecretIsNotInTheDatabase() async throws {
    let site = try AccountsSite()
    try await site.test { browser in
      let app = try await browser.signUpWithApp(email, site.clock)
      let stored: [UInt8]? = try await site.database.engine.read { session throws(StoreFailure) in
        try session.value("SELECT secret FROM user_totp")
      }
      let bytes = try #require(stored)
      #expect(bytes.firstRange(of: app.secret) == nil)
    }
  }
}
