import AccountsServer
import Core
import Server
import Store
import Testing
import Wire

@Suite struct SignInTests {
  /// Unknown address, wrong password and no address at all: the same words and the same work.
  @Test func tellsNothingAboutAccounts() async throws {
    let site = try AccountsSite()
    try await site.test { browser in
      _ = try await browser.signUp("ana@example.com")
      let attempts = [
        ("ana@example.com", "not her password"), ("ben@example.com", "a long walk home"),
        ("no address", "a long walk home"), ("ana@example.com", ""), ("", ""),
      ]
      var texts: Set<String> = []
      for (email, password) in attempts {
        let before = site.hasher.done.value
        let answer = try await browser.another().signIn(email, password)
        #expect(answer.status == 401)
        #expect(answer.code == "signInFailed")
        #expect(answer.cookie == nil)
        #expect(site.hasher.done.value == before + 1)
        guard case .object(let members) = answer.json else { continue }
        texts.insert(JSON.object(members.filter { $0.name != "requestId" }).text)
      }
      #expect(texts.count == 1)
    }
  }

  @Test func takesAnySpellingOfTheAddressAndTheLetters() async throws {
    let site = try AccountsSite()
    try await site.test { browser in
      _ = try await browser.signUp("Zoë@example.com", "caf\u{E9} on the corner")
      let answer = try await browser.another().signIn(
        "ZOE\u{308}@EXAMPLE.com", "cafe\u{301} on the corner")
      #expect(answer.status == 200)
    }
  }

  @Test func limitsAttemptsPerLogin() async throws {
    let site = try AccountsSite()
    try await site.test { browser in
      for _ in 0..<5 {
        #expect(try await browser.signIn("ana@example.com", "guess").status == 401)
      }
      for spelling in ["ana@example.com", " ANA@example.com"] {
        let answer = try await browser.signIn(spelling, "guess")
        #expect(answer.status == 429)
        #expect(answer.json["retryAfter"] == .integer(30))
      }
      #expect(try await browser.signIn("ben@example.com", "guess").status == 401)
    }
  }

  @Test func aSecondSignInEndsTheFirstSession() async throws {
    let site = try AccountsSite()
    try await site.test { browser in
      _ = try await browser.signUp("ana@example.com")
      let first = browser.token
      _ = try await browser.signIn("ana@example.com")
      #expect(browser.token != first)
      let old = browser.another()
      old.token = first
      #expect(try await old.get("/api/account/sessions").status == 401)
      let list = try await browser.get("/api/account/sessions")
      #expect(list.json["sessions"].map { list in count(list) } == 1)
    }
  }

  @Test func aFullQueueSaysSo() async throws {
    let gate = HashingGate()
    let site = try AccountsSite(
      queueLimit: 1,
      derive: { password, salt, cost in
        gate.pass()
        return try ScryptHash.derive(password, salt: salt, cost: cost)
      })
    try await site.test { browser in
      gate.close()
      try await withThrowingTaskGroup(of: Int.self) { tasks in
        for number in 0..<4 {
          tasks.addTask {
            try await browser.another().signIn("a\(number)@example.com", "guess").status
          }
        }
        // Two are hashed, one waits, the fourth is turned away while the gate is closed.
        let refused = try await tasks.next()
        #expect(refused == 503)
        gate.open()
        for _ in 0..<3 {
          let answered = try await tasks.next()
          #expect(answered == 401)
        }
      }
    }
  }

  private func count(_ list: JSON) -> Int {
    guard case .array(let elements) = list else { return -1 }
    return elements.count
  }
}
