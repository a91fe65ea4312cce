import AccountsServer
import Core
import Server
import Store
import StoreSQLite
import TestKit
import Testing
import Wire

@Suite("Changing the address, and taking that back")
struct AddressChangeTests {
  private let path = "/api/account/identifiers/email"
  private let old = "ana@example.com"
  private let new = "ana@new.example"

  @Test func onlyTheNewAddressCanMakeTheChange() async throws {
    let site = try AccountsSite.writing()
    try await site.test { browser in
      _ = try await site.welcome(browser, old)
      let before = try site.messages().count
      #expect(try await browser.ask(for: new).status == 202)
      let sent = try site.lastMessage()
      #expect(try site.messages().count == before + 1)
      #expect(sent.template == "newAddress" && sent.recipient == new)
      // Nothing has changed yet.
      #expect(try await browser.ownAddress() == old)
      let wrong = JSON.object(["code": .string(other(than: sent.code))])
      #expect(try await browser.post(path + "/confirm", wrong).code == "codeWrong")
      // In another browser of the same person the code is worth nothing.
      let phone = browser.another()
      _ = try await phone.signIn(old)
      let right = JSON.object(["code": .string(sent.code)])
      #expect(try await phone.post(path + "/confirm", right).code == "codeDead")
      #expect(try await browser.post(path + "/confirm", right).status == 204)
      #expect(try await browser.ownAddress() == new)
      #expect(try await browser.another().signIn(old).status == 401)
      #expect(try await browser.another().signIn(new).status == 200)
      let messages = try site.messages().filter { message in message.template.hasPrefix("address") }
      #expect(messages.map(\.template) == ["addressChanged", "addressMoved"])
      #expect(messages.map(\.recipient) == [new, old])
      // The old address learns little about the new one.
      #expect(word(messages.last?.variables["address"]) == "***@new.example")
      #expect(try await browser.events().contains("addressChanged"))
    }
  }

  @Test func theLinkDoesTheSameForWhoeverIsSignedIn() async throws {
    let site = try AccountsSite.writing()
    try await site.test { browser in
      _ = try await site.welcome(browser, old)
      let ben = browser.another()
      site.clock.advance(bySeconds: 60)
      _ = try await site.welcome(ben, "ben@example.com")
      _ = try await browser.ask(for: new)
      let link = JSON.object(["token": .string(try site.lastMessage().token)])
      let check = "/api/account/confirmation/check"
      #expect(try await ben.post(check, link).code == "codeDead")
      #expect(try await browser.post(check, link).status == 204)
      #expect(try await browser.ownAddress() == new)
      #expect(try await browser.post(check, link).code == "codeDead")
    }
  }

  @Test func aFreshProofIsNeeded() async throws {
    let site = try AccountsSite.writing()
    try await site.test { browser in
      _ = try await site.welcome(browser, old)
      site.clock.advance(bySeconds: 600)
      #expect(try await browser.ask(for: new).code == "reauthenticationRequired")
      let name = JSON.object(["username": "ana_1"])
      let set = try await browser.post("/api/account/identifiers/username", name)
      #expect(set.code == "reauthenticationRequired")
    }
  }

  /// Whoever is signed in must not learn who else has an account.
  @Test func aTakenAddressLooksLikeAFreeOne() async throws {
    let site = try AccountsSite.writing()
    try await site.test { browser in
      _ = try await site.welcome(browser, old)
      let ben = browser.another()
      _ = try await site.welcome(ben, "ben@example.com")
      var told: [[String]] = []
      for email in ["ben@example.com", "free@example.com"] {
        site.clock.advance(bySeconds: 60)
        var answers = [try await browser.ask(for: email).bare]
        let code = other(than: try site.lastMessage().code)
        for _ in 0..<6 {
          let body = JSON.object(["code": .string(code)])
          answers.append(try await browser.post(path + "/confirm", body).bare)
        }
        told.append(answers)
      }
      #expect(told[0] == told[1])
      let templates = try site.messages().suffix(2).map(\.template)
      #expect(templates == ["alreadyHere", "newAddress"])
      #expect(try await browser.ask(for: old).code == "addressIsOwn")
      #expect(try await browser.ask(for: "no address").code == "emailInvalid")
    }
  }

  @Test func anAddressTakenMeanwhileIsNotMoved() async throws {
    let site = try AccountsSite.writing()
    try await site.test { browser in
      _ = try await site.welcome(browser, old)
      _ = try await browser.ask(for: new)
      let code = try site.lastMessage().code
      site.clock.advance(bySeconds: 60)
      _ = try await site.welcome(browser.another(), new)
      let answer = try await browser.post(path + "/confirm", .object(["code": .string(code)]))
      #expect(answer.code == "codeDead")
      #expect(try await browser.ownAddress() == old)
    }
  }

  /// What was sent to the old address before must not open the account afterwards.
  @Test func messagesToTheOldAddressDie() async throws {
    let site = try AccountsSite.writing()
    try await site.test { browser in
      _ = try await site.welcome(browser, old)
      site.clock.advance(bySeconds: 60)
      _ = try await browser.another().forgot(old)
      let reset = JSON.Member("token", .string(try site.lastMessage().token))
      try await browser.moves(to: new, site)
      let late = try await browser.another().reset(reset, "another long walk")
      #expect(late.code == "codeDead")
    }
  }

  @Test func theOldAddressTakesItBack() async throws {
    let site = try AccountsSite.writing()
    try await site.test { browser in
      _ = try await site.welcome(browser, old)
      // Somebody has the session and the password: they change the address and add a passkey.
      let thief = browser.another()
      site.clock.advance(bySeconds: 3_600)
      _ = try await thief.signIn(old)
      try await thief.moves(to: new, site)
      let undo = try site.lastMessage()
      #expect(undo.template == "addressMoved" && undo.recipient == old)
      var key = SoftAuthenticator()
      #expect(try await thief.register(&key).status == 204)
      // And an identity of their own at a provider, and codes on paper.
      let linked = site.clock.now
      _ = try site.database.engine.writeNow { session throws(StoreFailure) in
        try session.run(
          """
          INSERT INTO provider_link (id, account_id, issuer, subject, title, linked_at)
          SELECT randomblob(16), id, 'https://thief.example', 'thief', 'Thief', \(linked)
          FROM user_account
          """)
        try session.run(
          """
          INSERT INTO recovery_code (account_id, code_hash)
          SELECT id, randomblob(32) FROM user_account
          """)
      }
      // A new password does not end the way back.
      site.clock.advance(bySeconds: 60)
      _ = try await thief.forgot(new)
      let reset = JSON.Member("token", .string(try site.lastMessage().token))
      #expect(try await thief.reset(reset, "the thief's own words").status == 204)
      #expect(try await thief.signIn(new, "the thief's own words").status == 200)

      site.clock.advance(byDays: 6)
      let owner = browser.another()
      let taken = try await owner.post(
        "/api/account/undo", .object(["token": .string(undo.token)]))
      #expect(taken.status == 200)
      #expect(word(taken.json["undone"]) == "address")
      #expect(try site.lastMessage().template == "addressRestored")
      #expect(try site.lastMessage().recipient == old)
      #expect(try await thief.get("/api/account/sessions").status == 401)
      for words in ["the thief's own words", "a long walk home"] {
        #expect(try await owner.another().signIn(old, words).status == 401)
        #expect(try await owner.another().signIn(new, words).status == 401)
      }
      #expect(try await owner.another().enter(key).code == "passkeyUnknown")
      let left = try site.database.engine.readNow { session throws(StoreFailure) in
        try session.value(
          """
          SELECT (SELECT count(*) FROM provider_link) + (SELECT count(*) FROM recovery_code)
          """) as Int?
      }
      #expect(left == 0)
      let next = JSON.Member("token", taken.json["token"] ?? .null)
      #expect(try await owner.reset(next, "words of the owner").status == 204)
      #expect(try await owner.signIn(old, "words of the owner").status == 200)
      // Once only.
      let again = try await owner.post(
        "/api/account/undo", .object(["token": .string(undo.token)]))
      #expect(again.code == "codeDead")
    }
  }

  @Test func theFirstWayBackEndsTheLaterOnes() async throws {
    let site = try AccountsSite.writing()
    try await site.test { browser in
      _ = try await site.welcome(browser, old)
      try await browser.moves(to: new, site)
      let first = try site.lastMessage().token
      site.clock.advance(bySeconds: 60)
      try await browser.moves(to: "third@example.com", site)
      let second = try site.lastMessage().token
      func undo(_ token: String) async throws -> AccountsBrowser.Answer {
        try await browser.another().post(
          "/api/account/undo", .object(["token": .string(token)]))
      }
      #expect(try await undo(first).status == 200)
      #expect(try await undo(second).code == "codeDead")
      #expect(try site.lastMessage().recipient == old)
    }
  }

  @Test func afterAWeekItStays() async throws {
    let site = try AccountsSite.writing()
    try await site.test { browser in
      _ = try await site.welcome(browser, old)
      try await browser.moves(to: new, site)
      let token = try site.lastMessage().token
      site.clock.advance(byDays: 7)
      let late = try await browser.post("/api/account/undo", .object(["token": .string(token)]))
      #expect(late.code == "codeDead")
      #expect(
        try await browser.post("/api/account/undo", .object(["token": "x"])).code == "codeDead")
    }
  }

  /// An address that was never confirmed may be a stranger's: it gets no way into the account.
  @Test func anUnconfirmedOldAddressIsToldNothing() async throws {
    let before = try AccountsSite()
    try await before.test { browser in _ = try await browser.signUp(old) }
    let site = try AccountsSite.writing(database: before.database, clock: before.clock)
    try await site.test { browser in
      _ = try await browser.signIn(old)
      try await browser.moves(to: new, site)
      #expect(!(try site.messages().contains { message in message.recipient == old }))
      #expect(
        try await browser.get("/api/account/confirmation").json["confirmed"] == .bool(true))
    }
  }
}

extension AccountsBrowser {
  func ask(for email: String) async throws -> Answer {
    try await post("/api/account/identifiers/email", .object(["email": .string(email)]))
  }

  func ownAddress() async throws -> String? {
    word(try await get("/api/account/identifiers").json["email"])
  }

  /// Changes the address of whoever is signed in here, the way it is meant.
  func moves(to email: String, _ site: AccountsSite) async throws {
    #expect(try await ask(for: email).status == 202)
    let code = JSON.object(["code": .string(try site.lastMessage().code)])
    let done = try await post("/api/account/identifiers/email/confirm", code)
    #expect(done.status == 204)
  }
}
