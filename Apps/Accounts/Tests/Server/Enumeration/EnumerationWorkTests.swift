import AccountsServer
import Core
import Server
import Testing
import Wire

/// A login that exists and one that does not make the server do the same: the same hashes, the same
/// statements in the same order, the same writes, the same emails in the queue, the same answer.
///
/// Time follows from work; `make bench` measures it. Here nothing depends on the machine's speed.
@Suite("Known and unknown cost the same")
struct EnumerationWorkTests {
  enum Question: String, CaseIterable, Sendable {
    case wrongPassword, wrongPasswordOfUsername, forgotPassword, forgotLogin, signUp

    func ask(_ browser: AccountsBrowser, about name: String) async throws -> AccountsBrowser.Answer
    {
      let email = JSON.string(name + "@example.com")
      let form = JSON.object(["email": email, "password": "the mice of march"])
      switch self {
      case .wrongPassword: return try await browser.post("/api/account/sign-in", form)
      case .wrongPasswordOfUsername:
        let named = JSON.object(["email": .string(name + "_1"), "password": "the mice of march"])
        return try await browser.post("/api/account/sign-in", named)
      case .forgotPassword:
        return try await browser.post("/api/account/forgot-password", .object(["email": email]))
      case .forgotLogin:
        return try await browser.post("/api/account/forgot-login", .object(["email": email]))
      case .signUp: return try await browser.post("/api/account/sign-up", form)
      }
    }
  }

  /// Ana has an account with everything an account can have that a stranger's question might touch.
  private func welcomeAna(_ browser: AccountsBrowser, _ site: MeasuredSite) async throws {
    let asked = try await browser.post(
      "/api/account/sign-up",
      .object([
        "email": "ana@example.com", "password": "a long walk home", "displayName": "Ana",
        "language": "ko", "username": "ana_1",
      ]))
    #expect(asked.status == 202)
    #expect(try await browser.confirm(try site.lastCode()).status == 201)
    site.clock.advance(bySeconds: 3_600)
  }

  /// Asks often enough to run into every limit there is.
  @Test(arguments: Question.allCases)
  func theWorkIsTheSame(question: Question) async throws {
    let site = try MeasuredSite()
    try await site.test { browser in
      try await welcomeAna(browser, site)
      var works: [[RequestWork]] = []
      for name in ["ana", "ben"] {
        let stranger = browser.another()
        var mine: [RequestWork] = []
        for _ in 0..<8 {
          mine.append(
            try await site.measure { try await question.ask(stranger, about: name) })
        }
        site.clock.advance(bySeconds: 60)
        mine.append(try await site.measure { try await question.ask(stranger, about: name) })
        works.append(mine)
        // What counts for the network is full again for the other.
        site.clock.advance(byDays: 1)
      }
      for (place, (known, unknown)) in zip(works[0], works[1]).enumerated() {
        #expect(known.answer == unknown.answer, "request \(place)")
        #expect(known.hashes == unknown.hashes, "request \(place)")
        #expect(known.database.statements == unknown.database.statements, "request \(place)")
        // The first request also tidies up, a day later, what the series before it left behind.
        if place > 0 {
          #expect(known.database.rowsWritten == unknown.database.rowsWritten, "request \(place)")
        }
        #expect(known.database.reads == unknown.database.reads, "request \(place)")
        #expect(known.messages == unknown.messages, "request \(place)")
        // An account that is there is found: a handful of rows by their keys, microseconds.
        #expect(abs(known.database.rowsRead - unknown.database.rowsRead) <= 8, "request \(place)")
      }
      // The series did run into a limit, and was served before.
      let statuses = Set(works[0].map { work in work.answer.prefix(3) })
      #expect(statuses.contains("429"))
      #expect(statuses.count >= 2)
    }
  }

  /// What is nobody's address is refused at once, and says nothing about accounts.
  @Test func textThatIsNoAddressIsJudgedBeforeAnythingIsLookedUp() async throws {
    let site = try MeasuredSite()
    try await site.test { browser in
      for path in ["forgot-password", "forgot-login"] {
        let work = try await site.measure {
          try await browser.post("/api/account/" + path, .object(["email": "nobody"]))
        }
        #expect(work.database.statements.isEmpty)
        #expect(work.hashes == 0)
      }
    }
  }
}
