import AccountsServer
import Core
import Server
import Store
import StoreSQLite
import TestKit
import Testing
import Wire

@Suite struct ConfirmationTests {
  @Test func thereIsNoAccountBeforeTheProof() async throws {
    let site = try AccountsSite.writing()
    try await site.test { browser in
      let asked = try await browser.signUp("Ana@example.com", name: "Ana", language: "ko")
      #expect(asked.status == 202)
      #expect(asked.cookie == nil)
      #expect(try await browser.another().signIn("ana@example.com").status == 401)
      let message = try site.lastMessage()
      #expect(message.template == "signUp")
      #expect(message.recipient == "Ana@example.com")
      #expect(message.variables["language"] == "ko")
      #expect(message.code.count == 6)
      #expect(!asked.text.contains(message.code))

      let made = try await browser.confirm(message.code)
      #expect(made.status == 201)
      #expect(word(made.json["session"]?["email"]) == "Ana@example.com")
      let state = try await browser.get("/api/account/confirmation")
      #expect(state.json["confirmed"] == .bool(true))
      // Single use, and the link died with the code.
      #expect(try await browser.confirm(message.code).code == "codeDead")
      #expect(try await browser.open(message.token).code == "codeDead")
    }
  }

  @Test func theLinkDoesTheSameInTheSameBrowserOnly() async throws {
    let site = try AccountsSite.writing()
    try await site.test { browser in
      _ = try await browser.signUp("ana@example.com")
      let message = try site.lastMessage()
      // Whoever reads the mail must not complete what a stranger began.
      let elsewhere = try await browser.another().open(message.token)
      #expect(elsewhere.code == "codeElsewhere")
      #expect(elsewhere.cookie == nil)
      #expect(try await browser.open(message.token).status == 201)
      #expect(try await browser.confirm(message.code).code == "codeDead")
    }
  }

  /// A free address and a taken one: every answer the same, byte for byte.
  @Test func aTakenAddressLooksLikeAFreeOne() async throws {
    let site = try AccountsSite.writing()
    try await site.test { browser in
      _ = try await site.welcome(browser, "ana@example.com")
      site.clock.advance(bySeconds: 60)
      var told: [[String]] = []
      for email in ["ana@example.com", "ben@example.com"] {
        let visitor = browser.another()
        var answers: [String] = []
        let before = site.hasher.done.value
        answers.append(try await visitor.signUp(email).bare)
        #expect(site.hasher.done.value == before + 1)
        answers.append(try await visitor.signUp(email).bare)
        let code = try site.lastMessage().code
        for _ in 0..<6 { answers.append(try await visitor.confirm(other(than: code)).bare) }
        site.clock.advance(bySeconds: 60)
        answers.append(
          try await visitor.post("/api/account/sign-up/resend").bare)
        told.append(answers)
      }
      #expect(told[0] == told[1])
      let messages = try site.messages()
      let toAna = messages.filter { message in message.recipient == "ana@example.com" }
      #expect(
        toAna.map { message in message.template } == ["signUp", "alreadyHere", "alreadyHere"])
      #expect(try await browser.another().signIn("ana@example.com").status == 200)
    }
  }

  @Test func theSixthTryIsDead() async throws {
    let site = try AccountsSite.writing()
    try await site.test { browser in
      _ = try await browser.signUp("ana@example.com")
      let code = try site.lastMessage().code
      for _ in 0..<5 {
        #expect(try await browser.confirm(other(than: code)).code == "codeWrong")
      }
      #expect(try await browser.confirm(code).code == "codeDead")
      // A new message begins anew.
      site.clock.advance(bySeconds: 60)
      #expect(try await browser.post("/api/account/sign-up/resend").status == 202)
      #expect(try await browser.confirm(try site.lastMessage().code).status == 201)
    }
  }

  @Test func aFewTriesAreAllowed() async throws {
    let site = try AccountsSite.writing()
    try await site.test { browser in
      _ = try await browser.signUp("ana@example.com")
      let code = try site.lastMessage().code
      for _ in 0..<4 { _ = try await browser.confirm(other(than: code)) }
      #expect(try await browser.confirm(code).status == 201)
    }
  }

  @Test func diesAfterTenMinutes() async throws {
    let site = try AccountsSite.writing()
    try await site.test { browser in
      _ = try await browser.signUp("ana@example.com")
      let message = try site.lastMessage()
      site.clock.advance(bySeconds: 600)
      #expect(try await browser.confirm(message.code).code == "codeDead")
      #expect(try await browser.open(message.token).code == "codeDead")
    }
  }

  /// Two people begin with the same address; it goes to the one who reads the mail, with their own
  /// password (the pre-hijacking of CVE-2024-38351).
  @Test func nobodyOccupiesAnothersAddress() async throws {
    let site = try AccountsSite.writing()
    try await site.test { attacker in
      _ = try await attacker.signUp("ana@example.com", "the attackers words")
      let first = try site.lastMessage()
      site.clock.advance(bySeconds: 60)
      let ana = attacker.another()
      #expect(try await site.welcome(ana, "ana@example.com", "the owners own words").status == 201)
      #expect(try await attacker.confirm(first.code).code == "codeDead")
      #expect(
        try await attacker.another().signIn("ana@example.com", "the attackers words").status
          == 401)
      #expect(
        try await attacker.another().signIn("ana@example.com", "the owners own words").status
          == 200)
    }
  }

  @Test func sendingIsLimited() async throws {
    let site = try AccountsSite.writing()
    try await site.test { browser in
      #expect(try await browser.signUp("ana@example.com").status == 202)
      let soon = try await browser.post("/api/account/sign-up/resend")
      #expect(soon.status == 429)
      #expect(soon.json["retryAfter"] == .integer(60))
      for _ in 0..<7 {
        site.clock.advance(bySeconds: 60)
        #expect(try await browser.post("/api/account/sign-up/resend").status == 202)
      }
      site.clock.advance(bySeconds: 60)
      #expect(try await browser.another().signUp("ANA@example.com").status == 429)
      #expect(try await browser.another().signUp("ben@example.com").status == 202)
    }
  }

  @Test func anAccountFromBeforeIsLimitedUntilConfirmed() async throws {
    let before = try AccountsSite()
    try await before.test { browser in
      #expect(try await browser.signUp("ana@example.com").status == 201)
      let state = try await browser.get("/api/account/confirmation")
      #expect(state.json["confirmed"] == .bool(false))
      #expect(state.json["delivers"] == .bool(false))
      #expect(try await browser.post("/api/account/confirmation/send").code == "deliveryOff")
    }
    let site = try AccountsSite.writing(database: before.database, clock: before.clock)
    try await site.test { browser in
      _ = try await browser.signIn("ana@example.com")
      #expect(try await browser.post("/api/account/confirmation/send").status == 202)
      let message = try site.lastMessage()
      #expect(message.template == "address")
      let path = "/api/account/confirmation/check"
      let wrong = JSON.object(["code": .string(other(than: message.code))])
      #expect(try await browser.post(path, wrong).code == "codeWrong")
      // Another person's link is as good as none.
      let ben = browser.another()
      site.clock.advance(bySeconds: 60)
      _ = try await site.welcome(ben, "ben@example.com")
      let proof = JSON.object(["token": .string(message.token)])
      #expect(try await ben.post(path, proof).code == "codeDead")
      #expect(try await browser.post(path, proof).status == 204)
      let state = try await browser.get("/api/account/confirmation")
      #expect(state.json["confirmed"] == .bool(true))
      #expect(try await browser.post(path, proof).code == "codeDead")
    }
  }

  @Test func onlyHashesOfSecretsAreStored() async throws {
    let site = try AccountsSite.writing()
    try await site.test { browser in
      _ = try await browser.signUp("ana@example.com")
      let message = try site.lastMessage()
      let rows = try site.database.engine.readNow { session throws(StoreFailure) in
        try session.rows(
          "SELECT hex(code_hash), hex(token_hash), hex(browser_hash) FROM one_time_secret"
        ) {
          row throws(StoreFailure) in [try row[0] as String, try row[1] as String, try row[2]]
        }
      }
      #expect(rows.count == 1)
      for text in rows.joined().map({ text in text.lowercased() }) {
        #expect(text.count == 64)
        #expect(text != message.token && text != browser.browserToken)
        #expect(!text.contains(message.code))
      }
    }
  }
}
