import AccountsServer
import Core
import Server
import Testing
import Wire

@Suite("Emails about every change of sign-in methods")
struct NoticeTests {
  private let password = "a long walk home"

  private static let told: [AccountEvent.Kind] = [
    .passwordChanged, .passwordReset, .secondFactorOn, .secondFactorOff, .recoveryCodesMade,
    .recoveryCodeUsed, .passkeyAdded, .passkeyRemoved, .passkeyCopied, .usernameChanged,
    .addressChanged, .addressRestored, .recoveryCancelled, .providerUnlinked, .providerRevoked,
    .securityAnswersSet, .securityAnswersRemoved, .securityAnswersImported, .securityAnswersRest,
  ]

  @Test(arguments: told)
  func everySortHasWordsOfItsOwn(kind: AccountEvent.Kind) throws {
    func email(_ kind: AccountEvent.Kind, _ language: String) -> RenderedMessage? {
      AccountEmail.render(
        OutgoingMessage(
          id: OutgoingMessageID(high: 1, low: 1), recipient: "ana@example.com",
          template: kind.rawValue, variables: .object(["language": .string(language)]),
          created: Instant(milliseconds: 0)), origin: "https://fieldday.example")
    }
    for language in ["en", "ko"] {
      let own = try #require(email(kind, language))
      let others = Self.told.filter { other in other != kind }.compactMap { other in
        email(other, language)?.subject
      }
      #expect(!others.contains(own.subject))
      #expect(own.text.contains("https://fieldday.example/account/forgot"))
      #expect(own.subject != email(.signedIn, language)?.subject)
    }
    // What is not told has no email.
    #expect(email(.signedIn, "en") == nil)
    #expect(email(.proofFailed, "en") == nil)
  }

  @Test func whatChangesIsTold() async throws {
    let site = try AccountsSite.writing()
    try await site.test { browser in
      _ = try await site.welcome(browser, "ana@example.com")
      let start = try site.messages().count
      var key = SoftAuthenticator()
      _ = try await browser.register(&key)
      let id = word(try await browser.passkeys().first?["id"]) ?? ""
      _ = try await browser.delete("/api/account/passkeys/" + id)
      let begun = try await browser.post("/api/account/second-factor/begin")
      let app = try #require(
        word(begun.json["secret"]).map { text in Authenticator(base32: text) })
      let code = app.code(at: site.clock.now)
      _ = try await browser.post(
        "/api/account/second-factor/confirm", .object(["code": .string(code)]))
      _ = try await browser.post("/api/account/second-factor/recovery-codes")
      _ = try await browser.post("/api/account/second-factor/turn-off")
      _ = try await browser.post(
        "/api/account/password",
        .object(["current": .string(password), "new": "seven blue kettles"]))
      let messages = try site.messages().dropFirst(start)
      #expect(
        messages.map(\.template) == [
          "passkeyAdded", "passkeyRemoved", "secondFactorOn", "recoveryCodesMade",
          "secondFactorOff", "passwordChanged",
        ])
      #expect(messages.allSatisfy { message in message.recipient == "ana@example.com" })
      #expect(word(messages.first?.variables["browser"]) == "Firefox")
    }
  }

  /// A flood of one sort ends after three an hour, and hides no other sort.
  @Test func threeAnHourOfEachSort() async throws {
    let site = try AccountsSite.writing()
    try await site.test { browser in
      _ = try await site.welcome(browser, "ana@example.com")
      func change(_ from: String, _ to: String) async throws {
        let changed = try await browser.post(
          "/api/account/password", .object(["current": .string(from), "new": .string(to)]))
        #expect(changed.status == 204)
      }
      var last = password
      for index in 0..<5 {
        try await change(last, "seven blue kettles \(index)")
        last = "seven blue kettles \(index)"
      }
      func count(_ template: String) throws -> Int {
        try site.messages().filter { message in message.template == template }.count
      }
      #expect(try count("passwordChanged") == 3)
      var key = SoftAuthenticator()
      _ = try await browser.register(&key)
      #expect(try count("passkeyAdded") == 1)
      site.clock.advance(bySeconds: 1_200)
      try await change(last, "seven blue kettles again")
      #expect(try count("passwordChanged") == 4)
      // The list of what happened is complete.
      #expect(try await browser.events().filter { event in event == "passwordChanged" }.count == 6)
    }
  }

  @Test func withoutMailNothingWaitsInTheQueue() async throws {
    let site = try AccountsSite()
    try await site.test { browser in
      _ = try await browser.signUp("ana@example.com")
      var key = SoftAuthenticator()
      _ = try await browser.register(&key)
      #expect(try site.messages().isEmpty)
      #expect(try await browser.events() == ["passkeyAdded"])
    }
  }
}
