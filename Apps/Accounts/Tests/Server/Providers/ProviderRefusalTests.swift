import AccountsServer
import Core
import Server
import Testing
import Wire

/// Everything about an answer has to be right; one thing at a time is not.
@Suite("Answers of providers that are refused")
struct ProviderRefusalTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let change: @Sendable (inout FakeProvider.Plan) -> Void

    init(_ name: String, _ change: @escaping @Sendable (inout FakeProvider.Plan) -> Void) {
      testDescription = name
      self.change = change
    }

    init(_ name: String, _ claims: JSON.Member...) {
      self.init(name) { plan in plan.changes = claims }
    }
  }

  /// Seconds of the test's clock.
  private static let now: Int64 = 1_790_000_000

  static let refused: [Case] = [
    Case("wrong nonce", .init("nonce", "another")),
    Case("no nonce", .init("nonce", .null)),
    Case("another issuer", .init("iss", "https://other.example")),
    Case("issuer with a slash", .init("iss", "https://id.example/")),
    Case("another audience", .init("aud", "somebody")),
    Case("audience as a number", .init("aud", .int(5))),
    Case("not among the audiences", .init("aud", .array(["a", "b"]))),
    Case("several audiences and no party", .init("aud", .array(["fieldday", "b"]))),
    Case("another party", .init("azp", "somebody")),
    Case(
      "several audiences and another party", .init("aud", .array(["fieldday", "b"])),
      .init("azp", "b")),
    Case("no subject", .init("sub", .null)),
    Case("empty subject", .init("sub", "")),
    Case("endless subject", .init("sub", .string(String(repeating: "x", count: 256)))),
    Case("expired", .init("exp", .integer(now - 120))),
    Case("no end", .init("exp", .null)),
    Case("end as a text", .init("exp", "2099")),
    Case("issued in the future", .init("iat", .integer(now + 121))),
    Case("never issued", .init("iat", .null)),
    Case("not yet good", .init("nbf", .integer(now + 121))),
    Case("times beyond all calendars", .init("exp", .number(1e300))),
    Case("no signature") { plan in plan.signing = .none },
    Case("signed with the public key") { plan in plan.signing = .publicKeyAsSecret },
    Case("signed with the public key, and no name") { plan in
      plan.signing = .publicKeyAsSecret
      plan.kid = nil
    },
    Case("the other kind of key's name") { plan in plan.kid = "p256-1" },
    Case("a secret's name") { plan in plan.kid = "secret" },
    Case("another key of the same kind") { plan in
      plan.signing = .p256
      plan.kid = "rsa-1"
    },
    Case("an unknown extension") { plan in plan.header = [.init("crit", .array(["b64"]))] },
    Case("a number as a key's name") { plan in
      plan.header = [.init("kid", .number(1e300))]
      plan.kid = nil
    },
    Case("the exchange fails") { plan in plan.tokenStatus = 400 },
  ]

  @Test(arguments: refused)
  func isRefused(wrong: Case) async throws {
    let place = try ProviderSite()
    try await place.test { browser in
      try await place.signUp(browser, as: "ana@example.com", by: place.home)
      let back = browser.another()
      var plan = FakeProvider.Plan()
      wrong.change(&plan)
      place.home.plan = plan
      #expect(try await back.visit(place.home).word == "providerRefused")
      #expect(try await back.email() == nil)
      // It was nothing else that was wrong.
      place.home.plan = FakeProvider.Plan()
      #expect(try await back.visit(place.home).word == "in")
    }
  }

  static let accepted: [Case] = [
    Case(
      "clocks that differ", .init("iat", .integer(now + 120)), .init("exp", .integer(now - 119))),
    Case("times with fractions", .init("iat", .number(Double(now) + 0.5))),
    Case(
      "several audiences and the right party", .init("aud", .array(["b", "fieldday"])),
      .init("azp", "fieldday")),
    Case("the party alone", .init("azp", "fieldday")),
    Case("no name of a key where one fits") { plan in plan.kid = nil },
    Case("a key on a curve") { plan in
      plan.signing = .p256
      plan.kid = "p256-1"
    },
  ]

  @Test(arguments: accepted)
  func isAccepted(right: Case) async throws {
    let place = try ProviderSite()
    try await place.test { browser in
      var plan = FakeProvider.Plan()
      right.change(&plan)
      place.home.plan = plan
      let word = try await browser.visit(place.home).word
      #expect(word == "sign-up")
    }
  }

  @Test func aStateIsGoodOnceInItsBrowserAtItsProviderForTenMinutes() async throws {
    let place = try ProviderSite()
    try await place.test { browser in
      func begin(_ browser: ProviderBrowser) async throws -> [FormField] {
        let begun = try await browser.get("/api/account/providers/home/begin")
        let (state, code) = try place.home.agree(try #require(begun.place))
        return [FormField("state", state), FormField("code", code)]
      }
      let first = try await begin(browser)
      // In another browser, with a visit of its own or without.
      let stranger = browser.another()
      #expect(try await stranger.callback("home", first).word == "providerExpired")
      _ = try await begin(stranger)
      #expect(try await stranger.callback("home", first).word == "providerExpired")
      // At another provider (a mix-up).
      #expect(try await browser.callback("other", first).word == "providerExpired")
      // None of this has used it up; its own browser does, once.
      #expect(try await browser.callback("home", first).word == "sign-up")
      #expect(try await browser.callback("home", first).word == "providerExpired")

      let late = try await begin(browser)
      place.clock.advance(bySeconds: 600)
      #expect(try await browser.callback("home", late).word == "providerExpired")
      for text in ["", "x", String(repeating: "0", count: 64)] {
        let made = [FormField("state", text), FormField("code", "c")]
        #expect(try await browser.callback("home", made).word == "providerExpired")
      }
      let twice = "/api/account/providers/home/callback?state=a&state=b"
      #expect(try await browser.get(twice).word == "providerExpired")
    }
  }

  @Test func whatGoesWrongOnTheWayIsSaid() async throws {
    let place = try ProviderSite()
    try await place.test { browser in
      func come(_ more: [FormField]) async throws -> String? {
        let begun = try await browser.get("/api/account/providers/home/begin")
        let (state, _) = try place.home.agree(try #require(begun.place))
        return try await browser.callback("home", [FormField("state", state)] + more).word
      }
      let cases: [(more: [FormField], word: String)] = [
        ([FormField("error", "access_denied")], "providerDenied"),
        ([FormField("error", "server_error")], "providerDown"),
        ([], "providerRefused"),
        // RFC 9207: the answer of another provider.
        (
          [FormField("code", "c"), FormField("iss", "https://other.example")], "providerRefused"
        ),
      ]
      for (more, word) in cases {
        let found = try await come(more)
        #expect(found == word)
      }
      #expect(
        try await browser.get("/api/account/providers/nobody/begin").word == "providerUnknown")

      place.other.plan.isDown = true
      #expect(try await browser.get("/api/account/providers/other/begin").word == "providerDown")
      place.other.plan.isDown = false
      place.other.plan.issuerOfMetadata = "https://id.example"
      #expect(try await browser.get("/api/account/providers/other/begin").word == "providerDown")
    }
  }

  /// Whoever makes up names of keys must not make the server ask each time.
  @Test func anUnknownKeyIsLookedForAtMostOnceInFiveMinutes() async throws {
    let place = try ProviderSite()
    try await place.test { browser in
      func come() async throws -> String? { try await browser.visit(place.home).word }
      func looks() -> Int { place.home.asked("/jwks") }
      let first = try await come()
      #expect(first == "sign-up" && looks() == 1)
      place.home.plan.kid = "made up"
      for _ in 0..<3 {
        let word = try await come()
        #expect(word == "providerRefused")
      }
      #expect(looks() == 2)
      // A new key is found as soon as looking is allowed again.
      place.home.plan.kid = "rsa-2"
      place.home.plan.published = "rsa-2"
      let early = try await come()
      #expect(early == "providerRefused")
      place.clock.advance(bySeconds: 300)
      let late = try await come()
      #expect(late == "sign-up" && looks() == 3)
      #expect(place.home.asked("/.well-known/openid-configuration") == 1)
    }
  }

  @Test func aFormIsOnlyTakenFromWhoeverPostsForms() async throws {
    let place = try ProviderSite()
    try await place.test { browser in
      let begun = try await browser.get("/api/account/providers/home/begin")
      let (state, code) = try place.home.agree(try #require(begun.place))
      let fields = [FormField("state", state), FormField("code", code)]
      let answer = try await browser.postElsewhere(
        "/api/account/providers/home/callback", fields)
      #expect(answer.word == "providerExpired")
    }
  }
}
