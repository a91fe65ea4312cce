import AccountsServer
import Core
import Server
import Store
import StoreSQLite
import TestKit
import Testing
import Wire

/// Passkeys over HTTP: registered by somebody signed in, used by nobody known.
@Suite struct PasskeySiteTests {
  private let path = "/api/account/passkeys/"

  @Test func aPasskeyIsAddedUsedRenamedAndRemoved() async throws {
    let site = try AccountsSite()
    try await site.test { browser in
      let user = try await browser.signUp("ana@example.com").user
      var key = SoftAuthenticator()
      #expect(try await browser.passkeys().isEmpty)
      #expect(try await browser.register(&key).status == 204)
      let row = try #require(try await browser.passkeys().first)
      #expect(word(row["name"]) == "Firefox · Linux")
      #expect(row["lastUsedAt"] == nil)

      let other = browser.another()
      let entered = try await other.enter(key)
      #expect(entered.status == 200)
      #expect(entered.user == user)
      #expect(try await other.get("/api/account/session").user == user)
      #expect(try await other.passkeys().first?["lastUsedAt"] == .instant(site.clock.now))

      let id = try #require(word(row["id"]))
      let renamed = try await browser.post(path + id + "/name", .object(["name": "  Key ring "]))
      #expect(renamed.status == 204)
      #expect(word(try await browser.passkeys().first?["name"]) == "Key ring")
      for name in ["", "  ", String(repeating: "x", count: 65)] {
        let refused = try await browser.post(
          path + id + "/name", .object(["name": .string(name)]))
        #expect(refused.code == "passkeyNameInvalid")
      }
      #expect(try await browser.delete(path + id).status == 204)
      #expect(try await browser.delete(path + id).status == 404)
      #expect(try await browser.another().enter(key).code == "passkeyUnknown")
    }
  }

  @Test func theOptionsAreThoseOfTheSpecification() async throws {
    let site = try AccountsSite()
    try await site.test { browser in
      _ = try await browser.signUp("ana@example.com")
      var key = SoftAuthenticator()
      let first = try await browser.post(path + "begin").json["options"]
      #expect(first?["rp"]?["id"] == "localhost")
      #expect(first?["attestation"] == "none")
      #expect(first?["authenticatorSelection"]?["residentKey"] == "required")
      #expect(bytes(url: word(first?["challenge"]) ?? "")?.count == 32)
      #expect(bytes(url: word(first?["user"]?["id"]) ?? "")?.count == 64)
      _ = try await browser.register(&key)
      let second = try await browser.post(path + "begin").json["options"]
      #expect(second?["user"] == first?["user"])
      #expect(second?["challenge"] != first?["challenge"])
      guard case .array(let excluded)? = second?["excludeCredentials"] else { return }
      #expect(excluded.map { entry in bytes(url: word(entry["id"]) ?? "") } == [key.id])
      let offer = try await browser.another().offer()
      #expect(offer?["rpId"] == "localhost")
      #expect(offer?["allowCredentials"] == .array([]))
    }
  }

  @Test func aChallengeIsGoodOnceHereAndForAWhile() async throws {
    let site = try AccountsSite()
    try await site.test { browser in
      _ = try await browser.signUp("ana@example.com")
      var key = SoftAuthenticator()
      let begun = try await browser.post(path + "begin").json["options"]
      let made = key.create(begun)
      #expect(try await browser.post("/api/account/passkeys", made).status == 204)
      #expect(
        try await browser.post("/api/account/passkeys", made).code == "passkeyChallengeDead")

      let other = browser.another()
      let assertion = try key.get(try await other.offer())
      // Another browser cannot use it, and that it tried changes nothing.
      #expect(try await browser.another().enter(assertion).code == "passkeyChallengeDead")
      #expect(try await other.enter(assertion).status == 200)
      #expect(try await other.enter(assertion).code == "passkeyChallengeDead")

      let late = try key.get(try await other.offer())
      site.clock.advance(bySeconds: 300)
      #expect(try await other.enter(late).code == "passkeyChallengeDead")

      // One made for registration signs nobody in.
      let wrong = try await browser.post(path + "begin").json["options"]
      #expect(try await browser.enter(try key.get(wrong)).code == "passkeyChallengeDead")
      // A failure uses it up too.
      let offer = try await other.offer()
      var liar = key
      liar.origin = "http://localhost:1"
      #expect(try await other.enter(try liar.get(offer)).code == "passkeyRefused")
      #expect(try await other.enter(try key.get(offer)).code == "passkeyChallengeDead")
    }
  }

  @Test func whatDoesNotFitIsRefused() async throws {
    let site = try AccountsSite()
    try await site.test { browser in
      _ = try await browser.signUp("ana@example.com")
      var key = SoftAuthenticator()
      for lie in [0, 1, 2] {
        var liar = SoftAuthenticator(id: 9)
        if lie == 0 { liar.origin = "http://localhost:8081" }
        if lie == 1 { liar.relyingParty = "example.com" }
        if lie == 2 { liar.flags = 0x04 }
        #expect(try await browser.register(&liar).code == "passkeyRefused")
      }
      _ = try await browser.register(&key)
      let other = browser.another()
      for lie in [0, 1, 2, 3] {
        var liar = key
        if lie == 0 { liar.origin = "https://localhost" }
        if lie == 1 { liar.relyingParty = "example.com" }
        if lie == 2 { liar.flags = 0x04 }
        if lie == 3 { liar.flags = 0x0D }
        #expect(try await other.enter(liar).code == "passkeyRefused")
      }
      var stranger = key
      stranger.handle = [UInt8](repeating: 7, count: 64)
      #expect(try await other.enter(stranger).code == "passkeyUnknown")
      #expect(try await other.enter(.object([])).status == 400)
      #expect(
        try await other.enter(.object(["credential": .object([])])).code == "passkeyRefused")
      #expect(try await other.enter(key).status == 200)
    }
  }

  @Test func aCounterThatGoesBackEndsThePasskey() async throws {
    let site = try AccountsSite()
    try await site.test { browser in
      _ = try await browser.signUp("ana@example.com")
      var key = SoftAuthenticator()
      key.counter = 4
      _ = try await browser.register(&key)
      key.counter = 5
      #expect(try await browser.another().enter(key).status == 200)
      #expect(try await browser.another().enter(key).code == "passkeyCopied")
      key.counter = 6
      #expect(try await browser.another().enter(key).code == "passkeyCopied")
      #expect(try await browser.passkeys().first?["copied"] == .bool(true))
      #expect(try await browser.events().contains("passkeyCopied"))
    }
  }

  @Test func aCredentialBelongsToOneAccount() async throws {
    let site = try AccountsSite()
    try await site.test { browser in
      _ = try await browser.signUp("ana@example.com")
      var key = SoftAuthenticator()
      _ = try await browser.register(&key)
      let other = browser.another()
      _ = try await other.signUp("ben@example.com")
      var same = SoftAuthenticator()
      #expect(try await other.register(&same).code == "passkeyKnown")
      let id = word(try await browser.passkeys().first?["id"]) ?? ""
      #expect(try await other.delete(path + id).status == 404)
      let renamed = try await other.post(path + id + "/name", .object(["name": "Mine"]))
      #expect(renamed.status == 404)
    }
  }

  @Test func theLastWayInStays() async throws {
    let site = try AccountsSite()
    try await site.test { browser in
      _ = try await browser.signUp("ana@example.com")
      var key = SoftAuthenticator()
      _ = try await browser.register(&key)
      _ = try site.database.engine.writeNow { session throws(StoreFailure) in
        try session.run("DELETE FROM password_credential")
      }
      let id = word(try await browser.passkeys().first?["id"]) ?? ""
      #expect(try await browser.delete(path + id).code == "lastWayIn")
      var second = SoftAuthenticator(id: 2)
      _ = try await browser.register(&second)
      #expect(try await browser.delete(path + id).status == 204)
      #expect(try await browser.another().enter(second).status == 200)
    }
  }

  @Test func withoutALookAtThePersonItIsOneFactor() async throws {
    let site = try AccountsSite()
    try await site.test { browser in
      _ = try await browser.signUpWithApp("ana@example.com", site.clock)
      var key = SoftAuthenticator()
      _ = try await browser.register(&key)
      #expect(try await browser.another().enter(key).user != nil)
      key.flags = 0x01
      let half = try await browser.another().enter(key)
      #expect(half.user == nil)
      #expect(half.json["secondFactorRequired"]?["ticket"] != nil)
    }
  }

  @Test func addingAndRemovingWantAFreshProof() async throws {
    let site = try AccountsSite()
    try await site.test { browser in
      _ = try await browser.signUp("ana@example.com")
      var key = SoftAuthenticator()
      _ = try await browser.register(&key)
      let id = word(try await browser.passkeys().first?["id"]) ?? ""
      site.clock.advance(byDays: 1)
      let begun = try await browser.post(path + "begin")
      #expect(begun.code == "reauthenticationRequired")
      #expect(try await browser.delete(path + id).code == "reauthenticationRequired")
      #expect(try await browser.another().enter(key).status == 200)
    }
  }
}
