import AccountsServer
import Core
import Server
import Testing
import Wire

@Suite struct ReauthenticationTests {
  private let email = "ana@example.com"
  private let password = "a long walk home"

  private static let acts = ["begin", "confirm", "turn-off", "recovery-codes"].map { name in
    "/api/account/second-factor/" + name
  }

  @Test func sensitiveActsNeedARecentProof() async throws {
    let site = try AccountsSite()
    try await site.test { browser in
      _ = try await browser.signUp(email)
      site.clock.advance(bySeconds: 599)
      #expect(try await browser.post("/api/account/second-factor/begin").status == 200)
      site.clock.advance(bySeconds: 1)
      for act in Self.acts {
        let answer = try await browser.post(act, .object(["code": "123456"]))
        #expect(answer.status == 403)
        #expect(answer.code == "reauthenticationRequired")
      }
      // Reading does not.
      #expect(try await browser.get("/api/account/second-factor").status == 200)
    }
  }

  @Test func thePasswordProvesItUnderANewToken() async throws {
    let site = try AccountsSite()
    try await site.test { browser in
      _ = try await browser.signUp(email)
      site.clock.advance(bySeconds: 3_600)
      let path = "/api/account/reauthenticate"
      let wrong = try await browser.post(path, .object(["password": "not hers"]))
      #expect(wrong.code == "currentPasswordWrong")
      #expect(try await browser.post(path).code == "factorCodeWrong")
      let before = browser.token
      let right = try await browser.post(path, .object(["password": .string(password)]))
      #expect(right.status == 204)
      #expect(browser.token != before)
      let old = browser.another()
      old.token = before
      #expect(try await old.get("/api/account/sessions").status == 401)
      #expect(try await browser.post("/api/account/second-factor/begin").status == 200)
      #expect(try await browser.events().contains("proofFailed"))
    }
  }

  @Test func aCodeProvesItToo() async throws {
    let site = try AccountsSite()
    try await site.test { browser in
      let app = try await browser.signUpWithApp(email, site.clock)
      site.clock.advance(bySeconds: 3_600)
      let path = "/api/account/reauthenticate"
      let code = app.code(at: site.clock.now)
      #expect(try await browser.post(path, .object(["code": .string(code)])).status == 204)
      let again = try await browser.post(path, .object(["code": .string(code)]))
      #expect(again.code == "factorCodeWrong")
      #expect(try await browser.post("/api/account/second-factor/turn-off").status == 204)
    }
  }

  @Test func anotherPersonsPasswordProvesNothing() async throws {
    let site = try AccountsSite()
    try await site.test { browser in
      _ = try await browser.signUp("ben@example.com", "a different walk home")
      _ = try await browser.another().signUp(email)
      let answer = try await browser.post(
        "/api/account/reauthenticate", .object(["password": .string(password)]))
      #expect(answer.code == "currentPasswordWrong")
    }
  }

  @Test func changingThePasswordEndsTheOthers() async throws {
    let site = try AccountsSite()
    try await site.test { browser in
      _ = try await browser.signUp(email)
      let other = browser.another()
      _ = try await other.signIn(email)
      let before = browser.token
      let changed = try await browser.post(
        "/api/account/password",
        .object(["current": .string(password), "new": "seven blue kettles"]))
      #expect(changed.status == 204)
      #expect(browser.token != before)
      #expect(try await browser.get("/api/account/sessions").status == 200)
      #expect(try await other.get("/api/account/sessions").status == 401)
      #expect(try await browser.another().signIn(email).status == 401)
      #expect(try await browser.another().signIn(email, "seven blue kettles").status == 200)
    }
  }

  @Test func othersMayStay() async throws {
    let site = try AccountsSite()
    try await site.test { browser in
      _ = try await browser.signUp(email)
      let other = browser.another()
      _ = try await other.signIn(email)
      let changed = try await browser.post(
        "/api/account/password",
        .object([
          "current": .string(password), "new": "seven blue kettles", "keepOthers": .bool(true),
        ]))
      #expect(changed.status == 204)
      #expect(try await other.get("/api/account/sessions").status == 200)
    }
  }

  @Test func theNewPasswordFollowsTheRules() async throws {
    let site = try AccountsSite()
    try await site.test { browser in
      _ = try await browser.signUp(email)
      for (current, new, code) in [
        ("wrong", "seven blue kettles", "currentPasswordWrong"),
        (password, "short", "passwordRejected"), (password, email, "passwordRejected"),
      ] {
        let answer = try await browser.post(
          "/api/account/password", .object(["current": .string(current), "new": .string(new)]))
        #expect(answer.status == 422)
        #expect(answer.code == code)
      }
      #expect(try await browser.another().signIn(email).status == 200)
    }
  }

  /// What the old password opened before it was changed does not open any more.
  @Test func changingThePasswordEndsTickets() async throws {
    let site = try AccountsSite()
    try await site.test { browser in
      let app = try await browser.signUpWithApp(email, site.clock)
      let ticket = try await browser.another().ticket(email)
      _ = try await browser.post(
        "/api/account/password",
        .object(["current": .string(password), "new": "seven blue kettles"]))
      let late = try await browser.another().finish(ticket, app.code(at: site.clock.now))
      #expect(late.code == "signInTicketEnded")
    }
  }
}
