import AccountsServer
import Core
import Crypto
import Foundation
import Server
import Store
import StoreSQLite
import TestKit
import Testing
import Wire

@Suite("Sign in with Apple")
struct AppleTests {
  /// Goes to Apple and comes back by the form that its page posts.
  private func visit(
    _ browser: ProviderBrowser, _ place: ProviderSite, user: String? = nil,
    for purpose: String? = nil
  ) async throws -> ProviderBrowser.Answer {
    var way = "/api/account/providers/apple/begin"
    if let purpose {
      let asked = try await browser.post(
        "/api/account/providers/apple/visit", .object(["purpose": .string(purpose)]))
      guard case .string(let place)? = asked.json["address"] else { throw FakeFault() }
      way = place
    }
    let begun = try await browser.get(way)
    let destination = try #require(begun.place)
    #expect(destination.contains("response_mode=form_post"))
    #expect(begun.cookies.contains { cookie in cookie.contains("SameSite=None; Secure") })
    let (state, code) = try place.apple.agree(destination)
    var fields = [FormField("state", state), FormField("code", code)]
    if let user { fields.append(FormField("user", user)) }
    let posted = try await browser.postElsewhere(
      "/api/account/providers/apple/callback", fields)
    #expect(posted.status == 303)
    return try await browser.get(try #require(posted.place))
  }

  private func appleSite() throws -> ProviderSite {
    let place = try ProviderSite()
    place.apple.plan.name = nil
    place.apple.plan.email = "x7@privaterelay.appleid.com"
    place.apple.plan.changes = [.init("email_verified", "true")]
    return place
  }

  @Test func theNameComesOnceAndIsKept() async throws {
    let place = try appleSite()
    try await place.test { browser in
      let user = #"{"name":{"firstName":" Ana ","lastName":"Beck"},"email":"evil@example.com"}"#
      #expect(try await visit(browser, place, user: user).word == "sign-up")
      let told = try await browser.get("/api/account/provider-sign-up")
      #expect(told.json["name"] == "Ana Beck")
      // What is in the form is not signed, so an address there means nothing.
      #expect(told.json["email"] == "x7@privaterelay.appleid.com")
    }
  }

  /// The client's secret is a token that Apple can check with the key it gave out.
  @Test func theSecretIsSignedByTheServicesKey() async throws {
    let place = try appleSite()
    try await place.test { browser in
      _ = try await visit(browser, place)
      let form = try #require(place.apple.forms.last)
      #expect(form["client_id"] == "example.fieldday")
      let parts = try #require(form["client_secret"]).split(separator: ".").map(String.init)
      let key = try P256.Signing.PrivateKey(pemRepresentation: ProviderKeys.apple).publicKey
      let signature = try P256.Signing.ECDSASignature(rawRepresentation: decoded(parts[2]))
      #expect(key.isValidSignature(signature, for: Data((parts[0] + "." + parts[1]).utf8)))
      let header = try JSON.parse(Array(decoded(parts[0])))
      #expect(header["alg"] == "ES256" && header["kid"] == "KEY")
      let claims = try JSON.parse(Array(decoded(parts[1])))
      let now = place.clock.now.milliseconds / 1_000
      #expect(claims["iss"] == "TEAM" && claims["sub"] == "example.fieldday")
      #expect(claims["aud"] == .string(place.apple.issuer))
      #expect(claims["iat"] == .integer(now) && claims["exp"] == .integer(now + 600))
    }
  }

  @Test func thePermissionIsGivenBack() async throws {
    let place = try appleSite()
    try await place.test { browser in
      let owner = try await place.member(browser, "ana@example.com")
      #expect(try await visit(owner, place, for: "link").word == "linked")
      // The token lies in the database, and not as it is.
      let stored = try place.site.database.engine.readNow { session throws(StoreFailure) in
        let stored: [UInt8]? = try session.value("SELECT refresh_token FROM provider_link")
        return stored ?? []
      }
      #expect(!stored.isEmpty)
      #expect(!String(decoding: stored, as: UTF8.self).contains("refresh"))
      guard case .string(let id)? = try await owner.links().first?["id"] else {
        throw FakeFault()
      }
      #expect(try await owner.delete("/api/account/provider-links/" + id).status == 204)
      let form = try #require(place.apple.forms.last)
      #expect(form["token"] == "refresh-248289761001")
      #expect(form["token_type_hint"] == "refresh_token")
      #expect(form["client_secret"] != nil)
    }
  }

  /// Also when the account goes, and although Apple does not answer at first.
  @Test(arguments: [true, false])
  func aDeletedAccountGivesThePermissionBack(appleComesBack: Bool) async throws {
    let place = try appleSite()
    try await place.test { browser in
      let owner = try await place.member(browser, "ana@example.com")
      #expect(try await visit(owner, place, for: "link").word == "linked")
      let service = JobService(
        place.site.accounts.jobs, signal: JobSignal(), environment: place.clock.environment)
      let user = try #require(
        try place.site.database.engine.readNow { session throws(StoreFailure) in
          let user: UserID? = try session.value("SELECT id FROM user_account")
          return user
        })
      place.apple.plan.revocationStatus = 503
      try await place.site.accounts.purge(user)
      await service.pass()
      #expect(try waiting(place) == 1)
      #expect(place.apple.forms.last?["token"] == "refresh-248289761001")
      let asked = place.apple.forms.count
      if appleComesBack {
        place.apple.plan.revocationStatus = 200
        place.clock.advance(bySeconds: 600)
        await service.pass()
        #expect(place.apple.forms.count == asked + 1)
        #expect(place.apple.forms.last?["token"] == "refresh-248289761001")
      } else {
        place.clock.advance(byDays: 3)
        await service.pass()
        #expect(try waiting(place) == 1)
        place.clock.advance(bySeconds: 600)
        await service.pass()
      }
      #expect(try waiting(place) == 0)
    }
  }

  /// Whoever unlinks waits for their own permission and for nobody else's; the rest has its turns.
  @Test func nobodyIsHeldUpByOthers() async throws {
    let place = try appleSite()
    try await place.test { browser in
      let service = JobService(
        place.site.accounts.jobs, signal: JobSignal(), environment: place.clock.environment)
      var owners: [ProviderBrowser] = []
      for number in 1...3 {
        let owner = try await place.member(browser.another(), "p\(number)@example.com")
        place.apple.plan.subject = "s\(number)"
        #expect(try await visit(owner, place, for: "link").word == "linked")
        owners.append(owner)
      }
      place.apple.plan.revocationStatus = 503
      for (index, owner) in owners.enumerated() {
        guard case .string(let id)? = try await owner.links().first?["id"] else {
          throw FakeFault()
        }
        let asked = place.apple.forms.count
        #expect(try await owner.delete("/api/account/provider-links/" + id).status == 204)
        #expect(place.apple.forms.count == asked + 1)
        #expect(place.apple.forms.last?["token"] == "refresh-s\(index + 1)")
        place.clock.advance(bySeconds: 1)
      }
      #expect(try waiting(place) == 3)
      // One question a turn while nothing comes back, and each time another.
      for number in 1...3 {
        let asked = place.apple.forms.count
        await service.pass()
        #expect(place.apple.forms.count == asked + 1)
        #expect(place.apple.forms.last?["token"] == "refresh-s\(number)")
        place.clock.advance(bySeconds: 600)
      }
      place.apple.plan.revocationStatus = 200
      await service.pass()
      #expect(try waiting(place) == 0)
    }
  }

  private func waiting(_ place: ProviderSite) throws -> Int {
    try place.site.database.engine.readNow { session throws(StoreFailure) in
      try session.value("SELECT count(*) FROM permission_return") ?? 0
    }
  }

  @Test func aNoticeThatIsSignedIsHeeded() async throws {
    let place = try appleSite()
    try await place.test { browser in
      let owner = try await place.member(browser, "ana@example.com")
      _ = try await visit(owner, place, for: "link")
      func tell(_ type: String, iat: Int64? = nil, signing: FakeProvider.Signing = .rsa)
        async throws -> ProviderBrowser.Answer
      {
        let events = JSON.object(["type": .string(type), "sub": "248289761001"]).text
        var plan = FakeProvider.Plan()
        plan.signing = signing
        let now = place.clock.now.milliseconds / 1_000
        let text = await place.apple.sign(
          [
            .init("iss", .string(place.apple.issuer)), .init("aud", "example.fieldday"),
            .init("iat", .integer(iat ?? now)), .init("jti", "1"),
            .init("events", .string(events)),
          ], plan)
        return try await browser.another().postElsewhere(
          "/api/account/providers/apple/notices", .object(["payload": .string(text)]))
      }
      #expect(try await tell("consent-revoked", signing: .none).code == "providerNotice")
      #expect(
        try await tell("consent-revoked", signing: .publicKeyAsSecret).code == "providerNotice")
      #expect(try await owner.links().count == 1)
      #expect(try await tell("email-disabled").status == 204)
      #expect(try await owner.get("/api/account/events").text.contains("providerMailStopped"))
      // One that was caught long ago says nothing of the link there is now.
      let before = place.clock.now.milliseconds / 1_000 - 10
      #expect(try await tell("consent-revoked", iat: before).status == 204)
      #expect(try await owner.links().count == 1)
      #expect(try await tell("consent-revoked").status == 204)
      #expect(try await owner.links().isEmpty)
      #expect(try await owner.get("/api/account/events").text.contains("providerRevoked"))
      let other = try await browser.another().postElsewhere(
        "/api/account/providers/home/notices", .object(["payload": "x"]))
      #expect(other.status == 404)
    }
  }

  private func decoded(_ text: String) -> Data {
    let plain = text.replacing("-", with: "+").replacing("_", with: "/")
    let padding = String(repeating: "=", count: (4 - plain.utf8.count % 4) % 4)
    return Data(base64Encoded: plain + padding) ?? Data()
  }
}
