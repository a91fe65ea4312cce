import AccountsServer
import Core
import Server
import Testing
import Wire

/// What attackers tried elsewhere.
@Suite("Attacks through providers")
struct ProviderAttackTests {
  /// CVE-2024-38351: an attacker signs up with the victim's address and a password of their own and
  /// does not confirm it. When the victim comes by a provider that has verified the address, the
  /// attacker's password must not open what the victim then has.
  @Test(arguments: [false, true])
  func cve202438351PasswordSetBeforehand(trusts: Bool) async throws {
    let place = try ProviderSite(trusts: trusts)
    try await place.test { browser in
      let attacker = browser.another().site
      #expect(try await attacker.signUp("ana@example.com", "the attacker waits").status == 202)
      place.clock.advance(bySeconds: 60)

      #expect(try await browser.visit(place.home).word == "sign-up")
      let form = JSON.object(["email": "ana@example.com"])
      let asked = try await browser.post("/api/account/provider-sign-up", form)
      let code = try place.site.lastMessage().code
      if asked.status == 202 {
        let proof = JSON.object(["code": .string(code)])
        #expect(try await browser.post("/api/account/sign-up/confirm", proof).status == 201)
      }
      #expect(try await browser.email() == "ana@example.com")
      #expect(try await attacker.signIn("ana@example.com", "the attacker waits").status == 401)
      // Not even with the code or the link of the email that their own sign-up sent.
      for message in try place.site.messages() where message.template == "signUp" {
        #expect(try await attacker.confirm(message.code).status != 201)
        #expect(try await attacker.open(message.token).status != 201)
      }
      #expect(try await attacker.signIn("ana@example.com", "the attacker waits").status == 401)
      let owner = browser.another()
      #expect(try await owner.visit(place.home).word == "in")
    }
  }

  /// The same where sign-ups need no confirmation, so that the attacker's account exists: the
  /// victim is told that the address is taken, and is never signed in to what the attacker can
  /// open.
  @Test func cve202438351WithoutConfirmation() async throws {
    let place = try ProviderSite(trusts: true, delivers: false)
    try await place.test { browser in
      let attacker = browser.another().site
      #expect(try await attacker.signUp("ana@example.com", "the attacker waits").status == 201)
      #expect(try await browser.visit(place.home).word == "sign-up")
      let form = JSON.object(["email": "ana@example.com"])
      let asked = try await browser.post("/api/account/provider-sign-up", form)
      #expect(asked.code == "signUpUnavailable")
      #expect(try await browser.email() == nil)
      #expect(try await browser.another().visit(place.home).word == "sign-up")
    }
  }

  /// CVE-2026-44166: a second provider claims to have verified the address of an account. That must
  /// neither sign in to the account nor link anything to it.
  @Test(arguments: [false, true])
  func cve202644166SecondProviderClaimsTheAddress(trusts: Bool) async throws {
    let place = try ProviderSite(trusts: trusts)
    try await place.test { browser in
      try await place.signUp(browser, as: "ana@example.com", by: place.other, "other")
      place.clock.advance(bySeconds: 60)
      let before = try await browser.links()

      let attacker = browser.another()
      place.home.plan.subject = "the attacker"
      #expect(try await attacker.visit(place.home).word == "sign-up")
      #expect(try await attacker.email() == nil)
      let form = JSON.object(["email": "ANA@example.com"])
      // Even when the operator trusts the provider's addresses: a taken one is taken.
      #expect(try await attacker.post("/api/account/provider-sign-up", form).status == 202)
      #expect(try place.site.lastMessage().template == "linkInstead")
      #expect(try await attacker.email() == nil)
      #expect(try await attacker.visit(place.home).word == "sign-up")
      #expect(try await browser.links() == before)
    }
  }

  /// The same subject at another issuer is somebody else.
  @Test func aSubjectBelongsToItsIssuer() async throws {
    let place = try ProviderSite()
    try await place.test { browser in
      try await place.signUp(browser, as: "ana@example.com", by: place.home)
      #expect(try await browser.another().visit(place.other, "other").word == "sign-up")
    }
  }

  /// A page of another site must not link an identity of the attacker's to whoever looks at it.
  @Test func linkingIsBegunByOurPagesOnly() async throws {
    let place = try ProviderSite()
    try await place.test { browser in
      let owner = try await place.member(browser, "ana@example.com")
      let path = "/api/account/providers/home/visit"
      #expect(try await owner.postElsewhere(path, .object(["purpose": "link"])).status >= 400)
      // Going to the beginning by a link only ever signs in.
      let begun = try await owner.get("/api/account/providers/home/begin?purpose=link&link=1")
      #expect(try await owner.comeBack(place.home, from: begun).word == "sign-up")
      #expect(try await owner.links().isEmpty)
    }
  }

  /// A visit for linking that was begun in one session ends nowhere else.
  @Test func aVisitBelongsToItsSession() async throws {
    let place = try ProviderSite()
    try await place.test { browser in
      let owner = try await place.member(browser, "ana@example.com")
      let asked = try await owner.post(
        "/api/account/providers/home/visit", .object(["purpose": "link"]))
      guard case .string(let way)? = asked.json["address"] else { throw FakeFault() }
      let (state, code) = try place.home.agree(
        try #require(try await owner.get(way).place))
      let ben = try await place.member(browser.another(), "ben@example.com")
      ben["-visit"] = owner["-visit"]
      let fields = [FormField("state", state), FormField("code", code)]
      #expect(try await ben.callback("home", fields).word == "providerExpired")
      #expect(try await ben.links().isEmpty)
    }
  }
}
