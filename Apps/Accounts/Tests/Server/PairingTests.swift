import AccountsServer
import Core
import Server
import Store
import StoreSQLite
import TestKit
import Testing
import Wire

@Suite("A second device, paired by a code")
struct PairingTests {
  private func code(_ browser: AccountsBrowser) async throws -> String {
    let made = try await browser.post("/api/account/pairing")
    #expect(made.status == 201)
    return try #require(word(made.json["code"]))
  }

  private func join(
    _ device: AccountsBrowser, _ code: String
  ) async throws -> AccountsBrowser.Answer {
    try await device.post("/api/account/pairing/join", .object(["code": .string(code)]))
  }

  @Test("It is known for what it is paired for, and is nobody elsewhere")
  func pairs() async throws {
    let site = try AccountsSite()
    try await site.test { browser in
      _ = try await browser.signUp("ana@example.com")
      let code = try await code(browser)
      #expect(code.utf8.count == 8)
      let device = browser.another()
      let joined = try await join(device, String(code.prefix(4)) + " " + code.suffix(4))
      #expect(joined.status == 201 && device.token != nil)
      let token = device.token
      for path in ["sessions", "passkeys", "events", "exports", "identifiers"] {
        let answer = try await device.get("/api/account/" + path)
        #expect(answer.status == 401 && answer.code == "notSignedIn")
      }
      #expect(try await device.post("/api/account/pairing").status == 401)
      #expect(try await device.post("/api/account/sign-out-everywhere").status == 401)
      #expect(try await device.get("/api/account/session").json["session"] == .null)
      // It keeps what opens the little that it may do.
      #expect(device.token == token)
      // A code is used up.
      #expect(try await join(browser.another(), code).code == "pairingCodeWrong")
    }
  }

  @Test("It is in the list of sessions, and can be ended there")
  func revokes() async throws {
    let site = try AccountsSite()
    try await site.test { browser in
      _ = try await browser.signUp("ana@example.com")
      let device = browser.another()
      let joined = try await join(device, try await code(browser))
      let id = try #require(word(joined.json["id"]))
      let list = try await browser.get("/api/account/sessions")
      guard case .array(let entries)? = list.json["sessions"] else {
        Issue.record("no list")
        return
      }
      let kinds = entries.map { entry in word(entry["kind"]) }
      #expect(kinds.count == 2 && kinds.contains("companion") && kinds.contains(nil))
      #expect(try await browser.delete("/api/account/sessions/" + id).status == 204)
      #expect(try await device.post("/api/account/pairing/leave").status == 401)
    }
  }

  @Test("It can leave by itself; whoever is signed in stays signed in")
  func leaves() async throws {
    let site = try AccountsSite()
    try await site.test { browser in
      _ = try await browser.signUp("ana@example.com")
      #expect(try await browser.post("/api/account/pairing/leave").status == 204)
      #expect(try await browser.get("/api/account/sessions").status == 200)
      let device = browser.another()
      _ = try await join(device, try await code(browser))
      let token = device.token
      #expect(try await device.post("/api/account/pairing/leave").status == 204)
      device.token = token
      #expect(try await device.post("/api/account/pairing/leave").status == 401)
    }
  }

  @Test("Two minutes, the newest code alone, and five tries: the sixth is refused, right or wrong")
  func limits() async throws {
    let site = try AccountsSite()
    try await site.test { browser in
      _ = try await browser.signUp("ana@example.com")
      let old = try await code(browser)
      let new = try await code(browser)
      let device = browser.another()
      device.network = "198.51.100.7"
      #expect(try await join(device, old).code == "pairingCodeWrong")
      for typed in ["", "1234567", "abcdefgh", "１２３４５６７８"] {
        #expect(try await join(device, typed).status == 422)
      }
      let sixth = try await join(device, new)
      #expect(sixth.status == 429 && sixth.code == "tooManyRequests")
      // Another network's tries are its own.
      let other = browser.another()
      other.network = "203.0.113.9"
      #expect(try await join(other, new).status == 201)
      let late = try await code(browser)
      site.clock.advance(bySeconds: 120)
      #expect(try await join(device, late).code == "pairingCodeWrong")
    }
  }

  @Test("Only who has just proved who they are makes a code")
  func fresh() async throws {
    let site = try AccountsSite()
    try await site.test { browser in
      _ = try await browser.signUp("ana@example.com")
      let old = try await code(browser)
      site.clock.advance(bySeconds: 599)
      let last = try await code(browser)
      #expect(last != old)
      site.clock.advance(bySeconds: 1)
      let refused = try await browser.post("/api/account/pairing")
      #expect(refused.status == 403 && refused.code == "reauthenticationRequired")
      // A code that was made before is good until its time is over.
      #expect(try await join(browser.another(), last).status == 201)
      // Leaving takes no proof.
      #expect(try await browser.post("/api/account/pairing/leave").status == 204)
      let proof = JSON.object(["password": "a long walk home"])
      #expect(try await browser.post("/api/account/reauthenticate", proof).status == 204)
      #expect(try await code(browser).utf8.count == 8)
    }
  }

  @Test("Nobody who is signed in becomes a second device, and nobody who is locked has one")
  func signedIn() async throws {
    let site = try AccountsSite()
    try await site.test { browser in
      let made = try await browser.signUp("ana@example.com")
      let ben = browser.another()
      _ = try await ben.signUp("ben@example.com")
      let code = try await code(browser)
      #expect(try await join(ben, code).code == "alreadySignedIn")
      #expect(try await ben.get("/api/account/sessions").status == 200)
      let user = try #require(UserID(made.user ?? ""))
      _ = try site.database.engine.writeNow { session throws(StoreFailure) in
        try session.run("UPDATE user_account SET status = 'locked' WHERE id = \(user)")
      }
      #expect(try await join(browser.another(), code).code == "pairingCodeWrong")
    }
  }
}
