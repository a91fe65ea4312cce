import AccountsServer
import Core
import Server
import Store
import StoreSQLite
import TestKit
import Testing
import Wire

@Suite struct RecoveryTests {
  private let fresh = "another long walk"

  @Test func aNewPasswordByTheLink() async throws {
    let site = try AccountsSite.writing()
    try await site.test { browser in
      _ = try await site.welcome(browser, "ana@example.com")
      let stranger = browser.another()
      #expect(try await stranger.forgot("ana@example.com").status == 429)
      site.clock.advance(bySeconds: 60)
      #expect(try await stranger.forgot("ana@example.com").status == 202)
      let message = try site.lastMessage()
      #expect(message.template == "reset")
      // The link works in any browser: it is the mail that proves who one is.
      let phone = browser.another()
      let proof = JSON.Member("token", .string(message.token))
      let weak = try await phone.reset(proof, "password1")
      #expect(weak.code == "passwordRejected")
      let done = try await phone.reset(proof, fresh)
      #expect(done.status == 204)
      #expect(done.cookie == nil)
      // Every session has ended, the person is told, and nothing works twice.
      #expect(try await browser.get("/api/account/sessions").status == 401)
      #expect(try site.lastMessage().template == "passwordReset")
      #expect(try await phone.reset(proof, "a third long walk").code == "codeDead")
      #expect(try await phone.signIn("ana@example.com").status == 401)
      #expect(try await phone.signIn("ana@example.com", fresh).status == 200)
    }
  }

  @Test func aNewPasswordByTheCodeInTheSameBrowserOnly() async throws {
    let site = try AccountsSite.writing()
    try await site.test { browser in
      _ = try await site.welcome(browser, "ana@example.com")
      site.clock.advance(bySeconds: 60)
      _ = try await browser.forgot("ana@example.com")
      let code = try site.lastMessage().code
      let proof = JSON.Member("code", .string(code))
      #expect(try await browser.another().reset(proof, fresh).code == "codeDead")
      let wrong = JSON.Member("code", .string(other(than: code)))
      for _ in 0..<4 { #expect(try await browser.reset(wrong, fresh).code == "codeWrong") }
      #expect(try await browser.reset(proof, fresh).status == 204)
      #expect(try await browser.signIn("ana@example.com", fresh).status == 200)
    }
  }

  @Test func codesDieSoonerThanLinks() async throws {
    let site = try AccountsSite.writing()
    try await site.test { browser in
      _ = try await site.welcome(browser, "ana@example.com")
      site.clock.advance(bySeconds: 60)
      _ = try await browser.forgot("ana@example.com")
      let message = try site.lastMessage()
      site.clock.advance(bySeconds: 600)
      let code = JSON.Member("code", .string(message.code))
      #expect(try await browser.reset(code, fresh).code == "codeDead")
      site.clock.advance(bySeconds: 1_199)
      let token = JSON.Member("token", .string(message.token))
      #expect(try await browser.reset(token, "short").code == "passwordRejected")
      site.clock.advance(bySeconds: 1)
      #expect(try await browser.reset(token, fresh).code == "codeDead")
    }
  }

  /// Known and unknown: the same answers byte for byte, the same rows, the same limits.
  @Test func tellsNothingAboutAccounts() async throws {
    let site = try AccountsSite.writing()
    try await site.test { browser in
      _ = try await site.welcome(browser, "ana@example.com")
      site.clock.advance(bySeconds: 60)
      var told: [[String]] = []
      for email in ["ana@example.com", "ben@example.com"] {
        let visitor = browser.another()
        let before = try site.messages().count
        var answers = [try await visitor.forgot(email).bare]
        #expect(try site.messages().count == before + 1)
        answers.append(try await visitor.forgot(email).bare)
        let wrong = JSON.Member("code", "000000")
        let isFirst = try site.lastMessage().code != "000000"
        #expect(isFirst)
        for _ in 0..<6 { answers.append(try await visitor.reset(wrong, fresh).bare) }
        site.clock.advance(bySeconds: 60)
        answers.append(
          try await visitor.post(
            "/api/account/forgot-login", .object(["email": .string(email)])
          ).bare)
        told.append(answers)
      }
      #expect(told[0] == told[1])
      let messages = try site.messages().suffix(4)
      #expect(messages.map { message in message.state } == ["waiting", "waiting", "void", "void"])
      #expect(!messages.contains { message in message.recipient == "ben@example.com" })
      let malformed = try await browser.forgot("no address")
      #expect(malformed.code == "emailInvalid")
    }
  }

  @Test func theLoginGoesToItsOwnAddress() async throws {
    let site = try AccountsSite.writing()
    try await site.test { browser in
      _ = try await site.welcome(browser, "ana@example.com")
      site.clock.advance(bySeconds: 60)
      let answer = try await browser.post(
        "/api/account/forgot-login", .object(["email": "ANA@example.com"]))
      #expect(answer.status == 202)
      #expect(!answer.text.contains("ana"))
      let message = try site.lastMessage()
      #expect(message.recipient == "ana@example.com")
      #expect(word(message.variables["login"]) == "ana@example.com")
    }
  }

  /// An address nobody has proved must not open the account.
  @Test func anUnconfirmedAddressGetsNothing() async throws {
    let before = try AccountsSite()
    try await before.test { browser in _ = try await browser.signUp("ana@example.com") }
    let site = try AccountsSite.writing(database: before.database, clock: before.clock)
    try await site.test { browser in
      let answer = try await browser.forgot("ana@example.com")
      #expect(answer.status == 202)
      #expect(try site.lastMessage().state == "void")
    }
  }

  @Test func anOperatorMakesALinkWithoutSeeingThePassword() async throws {
    let site = try AccountsSite.writing()
    try await site.test { browser in
      _ = try await site.welcome(browser, "ana@example.com")
      let link = try await site.accounts.resetLink(email: "Ana@Example.com")
      #expect(link.hasPrefix("https://fieldday.example/account/reset#"))
      let token = String(link.split(separator: "#").last ?? "")
      #expect(token.count == 64)
      let proof = JSON.Member("token", .string(token))
      #expect(try await browser.another().reset(proof, fresh).status == 204)
      #expect(try site.lastMessage().template == "passwordReset")
      #expect(try await browser.another().reset(proof, fresh).code == "codeDead")
      await #expect(throws: Problem.self) {
        try await site.accounts.resetLink(email: "nobody@example.com")
      }
    }
  }

  @Test func aNewDeviceIsTold() async throws {
    let site = try AccountsSite.writing()
    try await site.test { browser in
      _ = try await site.welcome(browser, "ana@example.com")
      let before = try site.messages().count
      _ = try await browser.signIn("ana@example.com")
      #expect(try site.messages().count == before)
      _ = try await browser.another().signIn("ana@example.com")
      let message = try site.lastMessage()
      #expect(try site.messages().count == before + 1)
      #expect(message.template == "newDevice")
      #expect(word(message.variables["browser"]) == "Firefox")
    }
  }

  @Test func withoutACarrierNothingIsPromised() async throws {
    let site = try AccountsSite()
    try await site.test { browser in
      _ = try await browser.signUp("ana@example.com")
      let known = try await browser.forgot("ana@example.com")
      let unknown = try await browser.forgot("ben@example.com")
      #expect(known.code == "deliveryOff")
      #expect(known.bare == unknown.bare)
    }
  }
}
