import AccountsServer
import Core
import Server
import Testing
import Wire

@Suite("How many accounts may be asked for")
struct RegistrationLimitTests {
  private static let few = RegistrationLimits(perNetwork: 2, withoutWork: 3, workBits: 8)

  private func network(_ number: Int) -> String { "203.0.\(number).7" }

  /// Uses up what is free of work, from networks 100 and up.
  private func exhaust(_ browser: AccountsBrowser) async throws {
    for number in 0..<3 {
      let other = browser.another(in: network(100 + number))
      #expect(try await other.register("early\(number)@example.com").status == 202)
    }
  }

  @Test func asTheSpecificationSays() {
    #expect(
      RegistrationLimits() == RegistrationLimits(perNetwork: 5, withoutWork: 50, workBits: 18))
  }

  @Test func aNetworkMayAskAFewTimesAnHour() async throws {
    let site = try AccountsSite.writing(registrationLimits: Self.few)
    try await site.test { browser in
      for number in 0..<2 {
        let other = browser.another(in: network(1))
        #expect(try await other.register("ana\(number)@example.com").status == 202)
      }
      let refused = try await browser.another(in: network(1)).register("ana3@example.com")
      #expect(refused.status == 429)
      #expect(refused.json["retryAfter"] == .integer(1_800))
      #expect(
        try await browser.another(in: network(2)).register("ana4@example.com").status == 202)
      site.clock.advance(bySeconds: 1_800)
      #expect(
        try await browser.another(in: network(1)).register("ana5@example.com").status == 202)
    }
  }

  @Test func whatCannotBecomeAnAccountDoesNotCount() async throws {
    let site = try AccountsSite.writing(registrationLimits: Self.few)
    try await site.test { browser async throws in
      browser.network = network(1)
      for _ in 0..<9 {
        #expect(try await browser.register("ana").status == 422)
        #expect(try await browser.register("ana@example.com", password: "short").status == 422)
      }
      #expect(try await browser.register("ana@example.com").status == 202)
    }
  }

  @Test func whenManyAskABrowserHasToWork() async throws {
    let site = try AccountsSite.writing(registrationLimits: Self.few)
    try await site.test { browser in
      try await exhaust(browser)
      let ana = browser.another(in: network(1))
      let before = site.hasher.done.value
      let asked = try await ana.register("ana@example.com")
      #expect(asked.status == 428)
      #expect(asked.code == "workRequired")
      #expect(asked.json["bits"] == .integer(8))
      #expect(site.hasher.done.value == before, "nothing is hashed before the work is done")
      #expect(ana.browserToken != nil, "the browser has a name to do it under")
      #expect(try await ana.register("ana@example.com", work: try asked.solved()).status == 202)
      #expect(try await ana.confirm(try site.lastMessage().code).status == 201)
      // An hour later nobody has to.
      site.clock.advance(bySeconds: 3_600)
      #expect(try await browser.another(in: network(2)).register("ben@example.com").status == 202)
    }
  }

  @Test func aSolutionIsGoodOnceAndForOneBrowserAndAddress() async throws {
    let site = try AccountsSite.writing(registrationLimits: Self.few)
    try await site.test { browser in
      try await exhaust(browser)
      let ana = browser.another(in: network(1))
      let work = try await ana.register("ana@example.com").solved()
      let thief = browser.another(in: network(2))
      _ = try await thief.register("ana@example.com")
      #expect(try await thief.register("ana@example.com", work: work).status == 428)
      #expect(try await ana.register("ben@example.com", work: work).status == 428)
      #expect(try await ana.register("Ana@Example.com", work: work).status == 202)
      site.clock.advance(bySeconds: 60)
      #expect(try await ana.register("ana@example.com", work: work).status == 428)
    }
  }

  @Test func aChallengeEndsAfterTenMinutesAndWithTheProcess() async throws {
    let site = try AccountsSite.writing(registrationLimits: Self.few)
    let held = try await site.result(of: { browser in
      try await exhaust(browser)
      let ana = browser.another(in: network(1))
      let old = try await ana.register("ana@example.com").solved()
      site.clock.advance(bySeconds: 599)
      let late = try await ana.register("ana@example.com").solved()
      try await exhaust(browser.another(), from: 110)
      site.clock.advance(bySeconds: 1)
      #expect(try await ana.register("ana@example.com", work: old).status == 428)
      return (ana.browserToken, late)
    })
    let again = try AccountsSite.writing(
      registrationLimits: Self.few, database: site.database, clock: site.clock)
    try await again.test { browser in
      let ana = browser.another(in: network(1))
      ana.browserToken = held.0
      // What was counted is still there; the key of the challenges is not.
      let asked = try await ana.register("ana@example.com", work: held.1)
      #expect(asked.status == 428)
      #expect(try await ana.register("ana@example.com", work: try asked.solved()).status == 202)
    }
  }

  /// Uses up what has filled again meanwhile.
  private func exhaust(_ browser: AccountsBrowser, from first: Int) async throws {
    for number in 0..<3 {
      let other = browser.another(in: network(first + number))
      _ = try await other.register("later\(number)@example.com")
    }
  }

  @Test func whatIsNoSolutionIsSetAnother() async throws {
    let site = try AccountsSite.writing(registrationLimits: Self.few)
    try await site.test { browser in
      try await exhaust(browser)
      let ana = browser.another(in: network(1))
      let asked = try await ana.register("ana@example.com")
      let challenge = try #require(word(asked.json["challenge"]))
      let puzzle = WorkPuzzle(text: challenge, bits: 8)
      let wrong = try #require((0..<1_000 as Range<UInt64>).first { !puzzle.isSolved(by: $0) })
      let forged = String(repeating: "f", count: 112)
      let forgedNumber = try #require(
        WorkPuzzle(text: forged, bits: 8).solution(from: 0, count: 1 << 20))
      let upper = challenge.uppercased()
      for (text, number) in [
        (challenge, wrong), (forged, forgedNumber), ("", 0), (upper, 0),
        (String(repeating: "é", count: 56), 0),
      ] {
        let work = JSON.object([
          "challenge": .string(text), "number": .integer(Int64(number)),
        ])
        #expect(try await ana.register("ana@example.com", work: work).status == 428)
      }
      for work in [.null, .array([]), .object(["challenge": "x"]), "x"] as [JSON] {
        let status = try await ana.register("ana@example.com", work: work).status
        #expect([400, 428].contains(status))
      }
      #expect(try await ana.register("ana@example.com", work: try asked.solved()).status == 202)
    }
  }

  /// Being asked to work says nothing about the address.
  @Test func aTakenAddressIsAskedForTheSame() async throws {
    let site = try AccountsSite.writing(registrationLimits: Self.few)
    try await site.test { browser in
      let owner = browser.another(in: network(50))
      _ = try await site.welcome(owner, "ana@example.com")
      site.clock.advance(bySeconds: 3_600)
      try await exhaust(browser)
      var statuses: [[Int]] = []
      for (place, email) in ["ana@example.com", "ben@example.com"].enumerated() {
        let visitor = browser.another(in: network(place + 1))
        let asked = try await visitor.register(email)
        let served = try await visitor.register(email, work: try asked.solved())
        statuses.append([asked.status, asked.text.utf8.count, served.status])
      }
      #expect(statuses[0] == statuses[1])
    }
  }

  /// A proxy that nobody declared brings everybody from this machine's own address.
  @Test func thisMachineIsANetworkLikeTheOthers() async throws {
    let site = try AccountsSite.writing(registrationLimits: Self.few)
    try await site.test { browser async throws in
      for number in 0..<2 {
        let other = browser.another(in: "127.0.0.1")
        #expect(try await other.register("ana\(number)@example.com").status == 202)
      }
      let refused = try await browser.another(in: "::1").register("ana2@example.com")
      #expect(refused.status == 429)
    }
  }

  /// What a test installation says to let many people come from one machine.
  @Test func theFactorRaisesTheLimitsOfNetworksAndOfAllSignUps() async throws {
    let site = try AccountsSite.writing(registrationLimits: Self.few, networkFactor: 3)
    try await site.test { browser async throws in
      for number in 0..<6 {
        let other = browser.another(in: "127.0.0.1")
        #expect(try await other.register("ana\(number)@example.com").status == 202)
      }
      let refused = try await browser.another(in: "127.0.0.1").register("ana6@example.com")
      #expect(refused.status == 429)
      for number in 7..<10 {
        let other = browser.another(in: network(1))
        #expect(try await other.register("ana\(number)@example.com").status == 202)
      }
      let asked = try await browser.another(in: network(1)).register("ana10@example.com")
      #expect(asked.status == 428, "nine were free of work, three times three")
    }
  }
}
