import AccountsServer
import Core
import Server
import Store
import Testing
import Wire

@Suite("Signing in through a provider")
struct ProviderSignInTests {
  @Test func aNewcomerSignsUpAndComesBack() async throws {
    let place = try ProviderSite()
    try await place.test { browser in
      let offered = try await browser.get("/api/account/providers")
      #expect(offered.json["providers"]?.text.contains("Home") == true)
      #expect(try await browser.visit(place.home).word == "sign-up")
      // The code was exchanged by the server, which said who it is.
      #expect(place.home.headers.contains("Authorization: Basic ZmllbGRkYXk6cyUyNmNyZXQ="))

      let told = try await browser.get("/api/account/provider-sign-up")
      #expect(told.json["email"] == "ana@example.com")
      #expect(told.json["name"] == "Ana")
      let form = JSON.object(["email": "ana@example.com", "displayName": "Ana"])
      let asked = try await browser.post("/api/account/provider-sign-up", form)
      // The operator does not believe the provider's word on addresses.
      #expect(asked.status == 202)
      let message = try place.site.lastMessage()
      #expect(message.template == "signUp" && message.recipient == "ana@example.com")
      let made = try await browser.post(
        "/api/account/sign-up/confirm", .object(["code": .string(message.code)]))
      #expect(made.status == 201)
      #expect(try await browser.get("/api/account/provider-sign-up").code == "providerExpired")

      let back = browser.another()
      let answer = try await back.visit(place.home)
      #expect(answer.word == "in")
      #expect(try await back.email() == "ana@example.com")
      #expect(try await back.links().count == 1)
    }
  }

  @Test func anAddressTheOperatorTrustsNeedsNoCode() async throws {
    let place = try ProviderSite(trusts: true)
    try await place.test { browser in
      _ = try await browser.visit(place.home)
      let form = JSON.object(["email": "ana@example.com"])
      #expect(try await browser.post("/api/account/provider-sign-up", form).status == 201)
      let state = try await browser.get("/api/account/confirmation")
      #expect(state.json["confirmed"] == .bool(true))

      // Another address than the provider's, or one it has not verified, still does.
      place.home.plan.subject = "2"
      let second = browser.another()
      _ = try await second.visit(place.home)
      let changed = JSON.object(["email": "ben@example.com"])
      #expect(try await second.post("/api/account/provider-sign-up", changed).status == 202)
      place.home.plan.subject = "3"
      place.home.plan.email = "cleo@example.com"
      place.home.plan.isVerified = false
      let third = browser.another()
      _ = try await third.visit(place.home)
      let unverified = JSON.object(["email": "cleo@example.com"])
      #expect(try await third.post("/api/account/provider-sign-up", unverified).status == 202)
    }
  }

  /// A taken address and a free one look the same; only the owner reads which it was.
  @Test func aTakenAddressTellsOnlyItsOwner() async throws {
    let place = try ProviderSite()
    try await place.test { browser in
      let owner = try await place.member(browser, "ana@example.com")
      place.clock.advance(bySeconds: 60)
      var told: [String] = []
      for (subject, email) in [("1", "ana@example.com"), ("2", "ben@example.com")] {
        place.home.plan.subject = subject
        place.home.plan.email = email
        let stranger = browser.another()
        _ = try await stranger.visit(place.home)
        let answer = try await stranger.post(
          "/api/account/provider-sign-up", .object(["email": .string(email)]))
        told.append("\(answer.status) " + answer.text)
      }
      #expect(told[0] == told[1])
      let messages = try place.site.messages()
      #expect(messages.suffix(2).map { message in message.template } == ["linkInstead", "signUp"])
      #expect(try await owner.links().isEmpty)
    }
  }

  @Test func theSecondStepStays() async throws {
    let place = try ProviderSite(delivers: false)
    try await place.test { browser in
      let app = try await browser.site.signUpWithApp("ana@example.com", place.clock)
      let owner = ProviderBrowser(browser.site)
      #expect(try await owner.visit(place.home, for: "link").word == "linked")
      let back = browser.another()
      let ticket = try #require(try await back.visit(place.home).word)
      #expect(ticket.utf8.count == 64)
      #expect(try await back.email() == nil)
      place.clock.advance(bySeconds: 30)
      let done = try await back.post(
        "/api/account/sign-in/second-factor",
        .object([
          "ticket": .string(ticket), "code": .string(app.code(at: place.clock.now)),
        ]))
      #expect(done.status == 200)
      #expect(try await back.email() == "ana@example.com")
    }
  }

  @Test func linkingAndUnlinking() async throws {
    let place = try ProviderSite()
    try await place.test { browser in
      let owner = try await place.member(browser, "ana@example.com")
      place.clock.advance(bySeconds: 601)
      let stale = try await owner.post(
        "/api/account/providers/home/visit", .object(["purpose": "link"]))
      #expect(stale.code == "reauthenticationRequired")
      let proof = JSON.object(["password": "a long walk home"])
      #expect(try await owner.post("/api/account/reauthenticate", proof).status == 204)
      #expect(try await owner.visit(place.home, for: "link").word == "linked")
      // The owner is told, in the list and by email.
      #expect(try place.site.lastMessage().template == "providerLinked")
      let events = try await owner.get("/api/account/events")
      #expect(events.text.contains("providerLinked"))
      // Once more is the same; by another person it is refused.
      #expect(try await owner.visit(place.home, for: "link").word == "linked")
      let ben = try await place.member(browser.another(), "ben@example.com")
      #expect(try await ben.visit(place.home, for: "link").word == "providerTaken")
      #expect(try await browser.another().visit(place.home).word == "in")

      guard case .string(let id)? = try await owner.links().first?["id"] else {
        throw FakeFault()
      }
      #expect(try await ben.delete("/api/account/provider-links/" + id).status == 404)
      #expect(try await owner.delete("/api/account/provider-links/" + id).status == 204)
      #expect(place.home.forms.last?["token"] == "refresh-248289761001")
      #expect(try await browser.another().visit(place.home).word == "sign-up")
    }
  }

  @Test func anAccountWithoutAPasswordIsWhole() async throws {
    let place = try ProviderSite()
    try await place.test { browser in
      try await place.signUp(browser, as: "ana@example.com", by: place.home)
      guard case .string(let id)? = try await browser.links().first?["id"] else {
        throw FakeFault()
      }
      #expect(try await browser.delete("/api/account/provider-links/" + id).code == "lastWayIn")
      let proof = JSON.object(["password": ""])
      let answer = try await browser.post("/api/account/reauthenticate", proof)
      #expect(answer.code == "passwordAbsent")
      // Nobody signs in with a password that is not there.
      #expect(try await browser.another().site.signIn("ana@example.com", "").status == 401)

      place.clock.advance(bySeconds: 601)
      let new = JSON.object(["new": "seven blue kettles"])
      let first = "/api/account/password/first"
      #expect(try await browser.post(first, new).code == "reauthenticationRequired")
      #expect(try await browser.visit(place.home, for: "proof").word == "proved")
      #expect(try await browser.post(first, new).status == 204)
      #expect(try await browser.post(first, new).code == "passwordIsSet")
      let other = browser.another().site
      #expect(try await other.signIn("ana@example.com", "seven blue kettles").status == 200)
      #expect(try await browser.delete("/api/account/provider-links/" + id).status == 204)
    }
  }

  @Test func aProofMustBeTheAccountsOwn() async throws {
    let place = try ProviderSite()
    try await place.test { browser in
      try await place.signUp(browser, as: "ana@example.com", by: place.home)
      place.home.plan.subject = "another"
      #expect(try await browser.visit(place.home, for: "proof").word == "providerOther")
      // One that was given long ago is none.
      place.home.plan = FakeProvider.Plan()
      let long = place.clock.now.milliseconds / 1_000 - 3_600
      place.home.plan.changes = [.init("auth_time", .integer(long))]
      #expect(try await browser.visit(place.home, for: "proof").word == "providerRefused")
    }
  }

  @Test func aNetworkMayAskAFewTimesAnHour() async throws {
    let place = try ProviderSite(perNetwork: 1)
    try await place.test { browser in
      browser.site.network = "203.0.1.7"
      try await place.signUp(browser, as: "ana@example.com", by: place.home)
      place.home.plan.subject = "another"
      let second = browser.another()
      second.site.network = "203.0.1.7"
      #expect(try await second.visit(place.home, "home").word == "sign-up")
      let asked = try await second.post(
        "/api/account/provider-sign-up", .object(["email": "ben@example.com"]))
      #expect(asked.status == 429)
    }
  }

  /// Whoever has lost the provider waits a day, as with a lost passkey: mail alone is no way in.
  @Test func aResetGivesTheFirstPasswordAfterADay() async throws {
    let place = try ProviderSite()
    try await place.test { browser in
      try await place.signUp(browser, as: "ana@example.com", by: place.home)
      place.clock.advance(bySeconds: 60)
      let visitor = browser.another().site
      #expect(try await visitor.forgot("ana@example.com").status == 202)
      let code = try place.site.lastMessage().code
      let fresh = "seven blue kettles"
      #expect(try await visitor.reset(.init("code", .string(code)), fresh).status == 202)
      #expect(try await visitor.signIn("ana@example.com", fresh).status == 401)
      let message = try place.site.lastMessage()
      #expect(message.template == "recoveryWait")
      #expect(message.variables["passkey"] == .bool(false))
      #expect(message.variables["providers"] == .array(["Home"]))
      place.clock.advance(bySeconds: 86_400)
      let link = JSON.Member("token", .string(message.token))
      #expect(try await visitor.reset(link, fresh).status == 204)
      #expect(try await visitor.signIn("ana@example.com", fresh).status == 200)
    }
  }
}
