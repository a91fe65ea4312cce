import AccountsServer
import Core
import Server
import Store
import StoreSQLite
import TestKit
import Testing
import Wire

@Suite("Proving who one is with a passkey")
struct PasskeyProofTests {
  private let path = "/api/account/reauthenticate"

  private func offer(_ browser: AccountsBrowser) async throws -> JSON? {
    try await browser.post(path + "/passkey/begin").json["options"]
  }

  private func takePasswordAway(_ site: AccountsSite) throws {
    _ = try site.database.engine.writeNow { session throws(StoreFailure) in
      try session.run("DELETE FROM password_credential")
    }
  }

  @Test func theAccountSaysWhatItHas() async throws {
    let site = try AccountsSite()
    try await site.test { browser in
      _ = try await browser.signUpWithApp("ana@example.com", site.clock)
      func ways() async throws -> [JSON?] {
        let json = try await browser.get(path).json
        return [json["password"], json["code"], json["passkey"]]
      }
      #expect(try await ways() == [.bool(true), .bool(true), .bool(false)])
      var key = SoftAuthenticator()
      _ = try await browser.register(&key)
      #expect(try await ways() == [.bool(true), .bool(true), .bool(true)])
      try takePasswordAway(site)
      #expect(try await ways() == [.bool(false), .bool(true), .bool(true)])
    }
  }

  @Test func aPasskeyProvesItUnderANewToken() async throws {
    let site = try AccountsSite()
    try await site.test { browser in
      _ = try await browser.signUp("ana@example.com")
      var key = SoftAuthenticator()
      _ = try await browser.register(&key)
      site.clock.advance(bySeconds: 3_600)
      #expect(try await browser.post("/api/account/second-factor/begin").status == 403)
      let options = try await offer(browser)
      #expect(options?["userVerification"] == "required")
      guard case .array(let allowed)? = options?["allowCredentials"] else { return }
      #expect(allowed.map { one in bytes(url: word(one["id"]) ?? "") } == [key.id])
      let before = browser.token
      let proof = try key.get(options)
      #expect(try await browser.post(path + "/passkey", proof).status == 204)
      #expect(browser.token != before)
      #expect(try await browser.post("/api/account/second-factor/begin").status == 200)
      #expect(try await browser.post(path + "/passkey", proof).code == "passkeyChallengeDead")
    }
  }

  /// An authenticator that only noticed a touch, another's passkey, a challenge for signing in, and
  /// one of another session.
  @Test func nothingLessProvesIt() async throws {
    let site = try AccountsSite()
    try await site.test { browser in
      _ = try await browser.signUp("ana@example.com")
      var key = SoftAuthenticator()
      _ = try await browser.register(&key)
      var touched = key
      touched.flags = 0x01
      let half = try await browser.post(path + "/passkey", touched.get(try await offer(browser)))
      #expect(half.code == "passkeyRefused")
      let signIn = try key.get(try await browser.offer())
      #expect(try await browser.post(path + "/passkey", signIn).code == "passkeyChallengeDead")

      let ben = browser.another()
      _ = try await ben.signUp("ben@example.com")
      #expect(try await ben.post(path + "/passkey/begin").code == "passkeyUnknown")
      var other = SoftAuthenticator(id: 2)
      _ = try await ben.register(&other)
      let foreign = try await ben.post(path + "/passkey", key.get(try await offer(ben)))
      #expect(foreign.code == "passkeyUnknown")
      let elsewhere = try key.get(try await offer(browser))
      #expect(try await ben.post(path + "/passkey", elsewhere).code == "passkeyChallengeDead")
      // And a proof signs nobody in.
      let mine = try key.get(try await offer(browser))
      #expect(try await browser.another().enter(mine).code == "passkeyChallengeDead")
      #expect(try await browser.events().contains("proofFailed"))
    }
  }

  @Test func anAccountWithoutAPasswordSetsOne() async throws {
    let site = try AccountsSite.writing()
    try await site.test { browser in
      _ = try await site.welcome(browser, "ana@example.com")
      var key = SoftAuthenticator()
      _ = try await browser.register(&key)
      let first = "/api/account/password/first"
      let body = JSON.object(["new": "seven blue kettles"])
      #expect(try await browser.post(first, body).code == "passwordIsSet")
      try takePasswordAway(site)
      site.clock.advance(bySeconds: 3_600)
      #expect(try await browser.post(first, body).code == "reauthenticationRequired")
      _ = try await browser.post(path + "/passkey", key.get(try await offer(browser)))
      // Changing one sets no first one, however fresh the proof.
      let change = "/api/account/password"
      #expect(try await browser.post(change, body).status == 400)
      let guess = JSON.object(["current": "", "new": "seven blue kettles"])
      #expect(try await browser.post(change, guess).code == "passwordAbsent")
      let weak = try await browser.post(first, .object(["new": "password1"]))
      #expect(weak.code == "passwordRejected")
      #expect(try await browser.post(first, body).status == 204)
      #expect(try site.lastMessage().template == "passwordChanged")
      let other = browser.another()
      #expect(try await other.signIn("ana@example.com", "seven blue kettles").status == 200)
    }
  }
}
