import AccountsServer
import Core
import Server
import Store
import StoreSQLite
import TestKit
import Testing
import Wire

@Suite struct SignInLimitTests {
  private func generous() -> AdmissionLimits {
    var limits = AdmissionLimits()
    limits.credentials = RateLimit(burst: 1_000, perMinute: 1_000)
    return limits
  }

  /// Five guesses, then pauses that double from half a minute to an hour.
  @Test func guessesBecomeSlow() async throws {
    let site = try AccountsSite(limits: generous())
    try await site.test { browser in
      for email in ["ana@example.com", "nobody@example.com"] {
        for _ in 0..<5 { #expect(try await browser.signIn(email, "guess").status == 401) }
        for pause in [30, 60, 120, 240, 480, 960, 1_920, 3_600, 3_600] as [Int64] {
          let refused = try await browser.signIn(email, "guess")
          #expect(refused.status == 429)
          #expect(refused.json["retryAfter"] == .integer(pause))
          site.clock.advance(bySeconds: pause)
          #expect(try await browser.signIn(email, "guess").status == 401)
        }
      }
    }
  }

  @Test func aQuarterOfAnHourForgivesAFew() async throws {
    let site = try AccountsSite(limits: generous())
    try await site.test { browser in
      for _ in 0..<4 { _ = try await browser.signIn("ana@example.com", "guess") }
      site.clock.advance(bySeconds: 900)
      for _ in 0..<5 {
        #expect(try await browser.signIn("ana@example.com", "guess").status == 401)
      }
      #expect(try await browser.signIn("ana@example.com", "guess").status == 429)
    }
  }

  @Test func aRightPasswordBeginsAnew() async throws {
    let site = try AccountsSite(limits: generous())
    try await site.test { browser in
      _ = try await browser.signUp("ana@example.com")
      let stranger = browser.another()
      for _ in 0..<4 { _ = try await stranger.signIn("ana@example.com", "guess") }
      #expect(try await stranger.signIn("ana@example.com").status == 200)
      for _ in 0..<5 {
        #expect(try await stranger.signIn("ana@example.com", "guess").status == 401)
      }
    }
  }

  /// After a hundred failures in a row only a reset helps, in the end.
  @Test func aHundredFailuresAreTheEnd() async throws {
    let site = try AccountsSite.writing(limits: generous())
    try await site.test { browser in
      _ = try await site.welcome(browser, "ana@example.com")
      let stranger = browser.another()
      for guess in 1...100 {
        #expect(try await stranger.signIn("ana@example.com", "guess").status == 401)
        if guess >= 5 { site.clock.advance(bySeconds: 3_600) }
      }
      site.clock.advance(byDays: 10)
      #expect(try await stranger.signIn("ana@example.com").status == 429)
      // The owner's own browser is never locked out by others.
      #expect(try await browser.signIn("ana@example.com").status == 200)
      _ = try await browser.forgot("ana@example.com")
      let messages = try site.messages()
      let message = try #require(messages.last { message in message.template == "reset" })
      let proof = JSON.Member("token", .string(message.token))
      #expect(try await stranger.reset(proof, "another long walk").status == 204)
      #expect(try await stranger.signIn("ana@example.com", "another long walk").status == 200)
    }
  }

  /// Guesses at many logins from one network, and what they do to the people in it. This machine is
  /// a network too: a proxy that nobody declared brings everybody from there.
  @Test(arguments: [("203.0.113.77", "203.0.113.5"), ("127.0.0.1", "::1")])
  func aNetworkGuessesThirtyTimes(place: String, neighbour: String) async throws {
    let site = try AccountsSite(limits: generous())
    try await site.test { browser in
      browser.network = "203.0.113.9"
      _ = try await browser.signUp("ana@example.com")
      let guesser = browser.another()
      guesser.network = place
      for number in 0..<30 {
        #expect(try await guesser.signIn("nobody\(number)@example.com", "guess").status == 401)
      }
      let refused = try await guesser.signIn("ana@example.com")
      #expect(refused.status == 429)
      #expect(refused.json["retryAfter"] == .integer(30))
      // A browser the owner has used before is counted apart, and another network too.
      #expect(try await browser.signIn("ana@example.com").status == 200)
      let away = browser.another()
      away.network = "198.51.100.1"
      #expect(try await away.signIn("ana@example.com").status == 200)
      site.clock.advance(bySeconds: 30)
      // What was right does not count, however often.
      for _ in 0..<40 {
        #expect(
          try await guesser.another(in: neighbour).signIn("ana@example.com").status == 200)
      }
      #expect(try await guesser.signIn("nobody@example.com", "guess").status == 401)
      #expect(try await guesser.signIn("nobody@example.com", "guess").status == 429)
    }
  }

  /// The limits are in the database: a restart gives nobody another thirty guesses, and leaves the
  /// owner's own browser its way in.
  @Test func aRestartForgivesNobodyAndLocksNoOwnerOut() async throws {
    let first = try AccountsSite(limits: generous())
    let owner = try await first.result(of: { browser in
      browser.network = "203.0.113.9"
      _ = try await browser.signUp("ana@example.com")
      let guesser = browser.another(in: "203.0.113.77")
      for number in 0..<30 { _ = try await guesser.signIn("nobody\(number)@example.com", "guess") }
      for _ in 0..<6 {
        _ = try await browser.another(in: "198.51.100.1").signIn("ana@example.com", "guess")
      }
      return browser.browserToken
    })
    let again = try AccountsSite(
      limits: generous(), database: first.database, clock: first.clock)
    try await again.test { browser async throws in
      #expect(
        try await browser.another(in: "203.0.113.77").signIn("ben@example.com", "guess").status
          == 429)
      #expect(
        try await browser.another(in: "198.51.100.9").signIn("ana@example.com").status == 429)
      let known = browser.another(in: "203.0.113.9")
      known.browserToken = owner
      #expect(try await known.signIn("ana@example.com").status == 200)
    }
  }

  @Test func aRestartKeepsTheLimits() async throws {
    let first = try AccountsSite.writing(limits: generous())
    try await first.test { browser in
      for _ in 0..<5 { _ = try await browser.signIn("ana@example.com", "guess") }
      #expect(try await browser.forgot("ana@example.com").status == 202)
    }
    let again = try AccountsSite.writing(
      limits: generous(), database: first.database, clock: first.clock)
    try await again.test { browser in
      let guess = try await browser.signIn("ana@example.com", "guess")
      #expect(guess.status == 429)
      #expect(try await browser.forgot("ana@example.com").status == 429)
      #expect(try await browser.forgot("ben@example.com").status == 202)
    }
  }

  @Test func onlyHashesOfLoginsAreCounted() async throws {
    let site = try AccountsSite(limits: generous())
    try await site.test { browser in
      _ = try await browser.signIn("ana@example.com", "guess")
      let keys = try site.database.engine.readNow { session throws(StoreFailure) in
        try session.rows("SELECT hex(key) FROM rate_bucket") { row throws(StoreFailure) in
          try row[0] as String
        }
      }
      // One for the login, one for the network.
      #expect(keys.map { key in key.count } == [64, 64])
    }
  }
}
