import Core
import HTTPTypes
import Server
import Sync
import Testing
import Wire

/// Bad input at the level of HTTP: each kind has its own answer.
@Suite struct GateTests {
  private let pull = "/api/sync/pull"

  @Test func asksForASession() async throws {
    try await TestSite().test { browser in
      for path in ["/api/sync/pull", "/api/sync/push"] {
        let answer = try await browser.post(path, .object([]))
        #expect(answer.status == 401)
        #expect(answer.code == "notSignedIn")
        #expect(answer.header("Content-Type") == "application/problem+json")
        #expect(answer.json["type"]?.word == "/problems/notSignedIn")
        #expect(answer.json["requestId"]?.word == answer.header("X-Request-Id"))
      }
      #expect(try await browser.get("/api/sync/pokes").status == 401)
    }
  }

  @Test func forgetsTheCookieOfASessionThatHasEnded() async throws {
    let site = try TestSite()
    let visitor = site.visitor(1)
    try await site.test { browser in
      site.clock.advance(byDays: 31)
      let answer = try await browser.post(pull, .object([]), as: visitor)
      #expect(answer.code == "notSignedIn")
      #expect(answer.header("Set-Cookie") == site.cookie.forget)
    }
  }

  @Test func aForeignTokenIsNoSession() async throws {
    let site = try TestSite()
    let visitor = site.visitor(1)
    let stranger = Visitor(
      session: visitor.session, token: SessionToken(random: site.clock.bytes(32)))
    try await site.test { browser in
      let answer = try await browser.post(pull, .object([]), as: stranger)
      #expect(answer.code == "notSignedIn")
      let twice = try await browser.post(
        pull, .object([]),
        headers: [
          "Cookie": "\(site.cookie.name)=\(visitor.token.text); \(site.cookie.name)=x"
        ])
      #expect(twice.code == "notSignedIn")
    }
  }

  @Test(arguments: ["", "text/plain", "application/x-www-form-urlencoded", "application/jsonx"])
  func takesOnlyJSON(type: String) async throws {
    let site = try TestSite()
    let visitor = site.visitor(1)
    try await site.test { browser in
      let answer = try await browser.post(
        pull, .object([]), as: visitor, headers: ["Content-Type": type])
      #expect(answer.status == 415)
      #expect(answer.code == "wrongContentType")
    }
  }

  @Test func acceptsAParameterOfTheType() async throws {
    let site = try TestSite()
    let visitor = site.visitor(1)
    try await site.test { browser in
      let answer = try await browser.post(
        pull, .object([]), as: visitor,
        headers: ["Content-Type": "Application/JSON; charset=utf-8"])
      #expect(answer.code == "invalidRequest")
    }
  }

  @Test func saysWhereJSONIsMalformed() async throws {
    let site = try TestSite()
    let visitor = site.visitor(1)
    try await site.test { browser in
      let broken = try await browser.post(pull, text: #"{"device": nope}"#, as: visitor)
      #expect(broken.status == 400)
      #expect(broken.code == "malformedJSON")
      #expect(broken.json["offset"] == .integer(12))
      #expect(broken.json["fault"]?.word == "unexpectedCharacter")
      let empty = try await browser.post(pull, text: "", as: visitor)
      #expect(empty.code == "malformedJSON")
      let bytes = Array(#"{"device": ""#.utf8) + [0xC3, 0x28] + Array(#""}"#.utf8)
      let invalid = try await browser.post(pull, bytes: bytes, as: visitor)
      #expect(invalid.json["fault"]?.word == "invalidUTF8")
      let twice = try await browser.post(pull, text: #"{"a":1,"a":2}"#, as: visitor)
      #expect(twice.json["fault"]?.word == "duplicateName")
      let deep = String(repeating: "[", count: 5_000)
      #expect(try await browser.post(pull, text: deep, as: visitor).code == "malformedJSON")
    }
  }

  @Test func saysWhichMemberIsWrong() async throws {
    let site = try TestSite()
    let visitor = site.visitor(1)
    try await site.test { browser in
      let answer = try await browser.post(
        pull, text: #"{"device":"x","acknowledged":0,"limit":10}"#, as: visitor)
      #expect(answer.status == 400)
      #expect(answer.code == "invalidRequest")
      #expect(answer.json["path"]?.word == "/device")
      let missing = try await browser.post(pull, .array([]), as: visitor)
      #expect(missing.code == "invalidRequest")
    }
  }

  @Test func limitsBodies() async throws {
    let site = try TestSite()
    let visitor = site.visitor(1)
    try await site.test { browser in
      let large = "\"" + String(repeating: "x", count: Endpoint.pullLimit) + "\""
      let answer = try await browser.post(pull, text: large, as: visitor)
      #expect(answer.status == 413)
      #expect(answer.code == "bodyTooLarge")
      #expect(answer.json["limit"] == .int(Endpoint.pullLimit))
      // The same without a length to go by.
      let unannounced = try await browser.post(
        pull, text: large, as: visitor, headers: ["Transfer-Encoding": "chunked"])
      #expect(unannounced.status == 413)
      let fits = try await browser.post("/api/sync/push", text: large, as: visitor)
      #expect(fits.code == "invalidRequest")
    }
  }

  @Test func knowsWhatItDoesNotServe() async throws {
    try await TestSite().test { browser in
      let absent = try await browser.get("/api/nothing")
      #expect(absent.status == 404)
      #expect(absent.code == "notFound")
      #expect(try await browser.get("/api").code == "notFound")
      #expect(try await browser.get("/nothing").status == 404)
      let wrong = try await browser.get("/api/sync/pull")
      #expect(wrong.status == 405)
      #expect(wrong.code == "methodNotAllowed")
      #expect(wrong.header("Allow") == "POST")
      #expect(try await browser.get("/healthz", method: .put).header("Allow") == "GET")
    }
  }

  @Test(arguments: [
    (["X-Fieldday": ""], "missingHeader"), (["X-Fieldday": "2"], "missingHeader"),
    (["Origin": "https://evil.example"], "crossOrigin"), (["Origin": "null"], "crossOrigin"),
    (["Origin": "http://localhost:1"], "crossOrigin"),
    (["Sec-Fetch-Site": "cross-site"], "crossOrigin"),
    (["Sec-Fetch-Site": "same-site"], "crossOrigin"),
    (["Sec-Fetch-Site": "none"], "crossOrigin"),
  ])
  func refusesOtherSites(headers: [String: String], code: String) async throws {
    let site = try TestSite()
    let visitor = site.visitor(1)
    try await site.test { browser in
      let answer = try await browser.post(pull, .object([]), as: visitor, headers: headers)
      #expect(answer.status == 403)
      #expect(answer.code == code)
    }
  }

  @Test func takesItsOwnOrigin() async throws {
    let site = try TestSite()
    let visitor = site.visitor(1)
    try await site.test { browser in
      let answer = try await browser.post(
        pull, .object([]), as: visitor,
        headers: ["Origin": "http://localhost", "Sec-Fetch-Site": "same-origin"])
      #expect(answer.code == "invalidRequest")
    }
    let named = try TestSite(
      options: SiteOptions(origin: "https://fieldday.example", secure: true))
    let member = named.visitor(1)
    try await named.test { browser in
      let ours = try await browser.post(
        pull, .object([]), as: member, headers: ["Origin": "https://fieldday.example"])
      #expect(ours.code == "invalidRequest")
      let local = try await browser.post(
        pull, .object([]), as: member, headers: ["Origin": "http://localhost"])
      #expect(local.code == "crossOrigin")
    }
  }

  @Test func limitsNetworksAndAccounts() async throws {
    var limits = AdmissionLimits()
    limits.sync = RateLimit(burst: 3, perMinute: 60)
    limits.peoplePerNetwork = 2
    let site = try TestSite(
      options: SiteOptions(secure: false, behindProxy: true, limits: limits))
    let ana = site.visitor(1)
    let ben = site.visitor(2)
    try await site.test { browser in
      func ask(_ visitor: Visitor?, from address: String) async throws -> TestBrowser.Answer {
        try await browser.post(
          pull, .object([]), as: visitor, headers: ["X-Forwarded-For": "10.9.9.9, \(address)"])
      }
      for _ in 0..<3 { #expect(try await ask(ana, from: "192.0.2.1").status == 400) }
      let refused = try await ask(ana, from: "198.51.100.1")
      #expect(refused.status == 429)
      #expect(refused.code == "tooManyRequests")
      #expect(refused.header("Retry-After") == "1")
      #expect(refused.json["retryAfter"] == .integer(1))
      for _ in 0..<3 { #expect(try await ask(ben, from: "192.0.2.2").status == 400) }
      // The network's limit counts before anyone is known.
      #expect(try await ask(nil, from: "192.0.2.3").status == 429)
      // This machine is a network like the others: a proxy nobody declared comes from there.
      for _ in 0..<6 { #expect(try await ask(nil, from: "127.0.0.1").status == 401) }
      #expect(try await ask(nil, from: "::1").status == 429)
      site.clock.advance(byMilliseconds: 1_000)
      #expect(try await ask(ana, from: "198.51.100.1").status == 400)
    }
  }
}
