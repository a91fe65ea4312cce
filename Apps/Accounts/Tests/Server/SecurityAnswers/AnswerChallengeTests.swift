import AccountsDomain
import AccountsServer
import Core
import Server
import Store
import StoreSQLite
import Synchronization
import TestKit
import Testing
import Wire

@Suite("Questions on top of a message, for a new password (specification §§24, 27)")
struct AnswerChallengeTests {
  private let email = "ana@example.com"
  private let fresh = "another long walk"
  /// By place, as people type them.
  private let right = [(place: 0, text: "biscuit, the third"), (place: 1, text: " NEW  York")]
  private let wrong = [(place: 0, text: "biscuit, the third"), (place: 1, text: "Newark")]

  private func welcome(_ browser: AccountsBrowser, _ site: AccountsSite) async throws {
    _ = try await site.welcome(browser, email)
    #expect(try await browser.setAnswers().status == 204)
  }

  @Test func twoAreAskedAfterTheCode() async throws {
    let site = try AccountsSite.asking()
    try await site.test { browser in
      try await welcome(browser, site)
      let visitor = browser.another()
      let proof = try await site.askForPassword(visitor)
      // Only who has the message learns that there are questions.
      let guess = JSON.Member("code", .string(other(than: try site.lastMessage().code)))
      #expect(try await visitor.reset(guess, fresh).code == "codeWrong")
      #expect(try await visitor.reset(proof, "short").code == "passwordRejected")
      let asked = try await visitor.reset(proof, fresh)
      #expect(asked.status == 202)
      #expect(asked.places == [.int(0), .int(1)])
      #expect(asked.text.contains(#""listed":"pet""#))
      #expect(!asked.text.contains("scrypt") && !asked.text.contains("door"))
      // One answer, or one to a question that is not asked, is none.
      let half = [(place: 0, text: "Biscuit the Third"), (place: 2, text: "to the cellar")]
      #expect(try await visitor.reset(proof, fresh, answers: half).places.count == 2)
      let refused = try await visitor.reset(proof, fresh, answers: wrong)
      #expect(refused.code == "securityAnswersWrong")
      #expect(refused.json["place"] == nil, "nobody learns which")
      #expect(try await visitor.signIn(email).status == 200, "nothing has changed")
      #expect(try await visitor.reset(proof, fresh, answers: right).status == 204)
      #expect(try await visitor.signIn(email, fresh).status == 200)
      #expect(try await visitor.events().contains("securityAnswersWrong"))
    }
  }

  /// Who could ask again and again until the right questions come would need fewer answers.
  @Test func theSameAreAskedUntilTheyWereAnswered() async throws {
    let site = try AccountsSite.asking()
    try await site.test { browser in
      try await welcome(browser, site)
      let visitor = browser.another()
      for _ in 0..<3 {
        let proof = try await site.askForPassword(visitor)
        #expect(try await visitor.reset(proof, fresh).places == [.int(0), .int(1)])
      }
      let proof = try await site.askForPassword(visitor)
      #expect(try await visitor.reset(proof, fresh, answers: right).status == 204)
      let next = try await site.askForPassword(visitor)
      let asked = try await visitor.reset(next, fresh)
      #expect(asked.places == [.int(2), .int(0)])
      #expect(asked.text.contains(#""own":"Where does the blue door lead?""#))
    }
  }

  /// The clock is the test's: a day is a day to the second.
  @Test func fiveWrongTriesRestThemForADay() async throws {
    let site = try AccountsSite.asking()
    try await site.test { browser in
      try await welcome(browser, site)
      let app = try await browser.turnOnApp(site.clock)
      let visitor = browser.another()
      let proof = try await site.askForPassword(visitor)
      for _ in 0..<4 {
        let answer = try await visitor.reset(proof, fresh, answers: wrong)
        #expect(answer.code == "securityAnswersWrong")
      }
      let last = try await visitor.reset(proof, fresh, answers: wrong)
      let until = site.clock.now.advanced(byMilliseconds: 86_400_000)
      #expect(last.code == "securityAnswersRest")
      #expect(last.json["until"] == .instant(until))
      #expect(try site.lastMessage().template == "securityAnswersRest")
      #expect(try site.lastMessage().recipient == email)
      // Right answers do not help, nor does not answering, nor another message.
      let again = try await visitor.reset(proof, fresh, answers: right)
      #expect(again.code == "securityAnswersRest" && again.json["until"] == .instant(until))
      #expect(try await visitor.reset(proof, fresh).code == "securityAnswersRest")
      site.clock.advance(bySeconds: 86_400 - 61)
      let late = try await site.askForPassword(visitor)
      #expect(try await visitor.reset(late, fresh, answers: right).code == "securityAnswersRest")
      site.clock.advance(bySeconds: 1)
      #expect(try await visitor.reset(late, fresh, answers: right).status == 204)
      // What was counted is forgotten.
      let next = try await site.askForPassword(visitor)
      let newWrong = [(place: 2, text: "to the attic"), (place: 0, text: "Biscuit")]
      #expect(
        try await visitor.reset(next, fresh, answers: newWrong).code == "securityAnswersWrong")
      // Meanwhile there is the paper.
      #expect(
        try await visitor.reset(next, "a third long walk", paper: app.recoveryCodes[0]).status
          == 204)
    }
  }

  @Test func aRestartForgivesNothing() async throws {
    let site = try AccountsSite.asking()
    try await site.test { browser in
      try await welcome(browser, site)
      let visitor = browser.another()
      let proof = try await site.askForPassword(visitor)
      for _ in 0..<5 { _ = try await visitor.reset(proof, fresh, answers: wrong) }
    }
    let later = try AccountsSite.writing(
      database: site.database, clock: site.clock, answers: .init(isOn: true))
    try await later.test { browser in
      let proof = try await later.askForPassword(browser)
      #expect(try await browser.reset(proof, fresh, answers: right).code == "securityAnswersRest")
    }
  }

  /// Tries at the same time are counted before they are made.
  @Test func fiveAreFiveAlsoAtTheSameTime() async throws {
    let site = try AccountsSite.asking()
    try await site.test { browser in
      try await welcome(browser, site)
      let visitor = browser.another()
      let proof = try await site.askForPassword(visitor)
      let codes = try await withThrowingTaskGroup(of: String?.self) { tasks in
        for _ in 0..<12 {
          tasks.addTask { try await visitor.reset(proof, fresh, answers: wrong).code }
        }
        var codes: [String?] = []
        for try await code in tasks { codes.append(code) }
        return codes
      }
      #expect(codes.count { code in code == "securityAnswersWrong" } == 4)
      #expect(codes.count { code in code == "securityAnswersRest" } == 8)
    }
  }

  /// A try that the server was too busy for does not count.
  @Test func aBusyServerCountsNothing() async throws {
    let isBusy = Mutex(false)
    let site = try AccountsSite(
      derive: { password, salt, cost in
        guard !isBusy.withLock({ busy in busy }) else { throw Problem.later(.busy, seconds: 5) }
        return try ScryptHash.derive(password, salt: salt, cost: cost)
      }, mailer: Mailer(deliverer: AcceptingDeliverer(), origin: "https://fieldday.example"),
      answers: .init(isOn: true))
    try await site.test { browser in
      try await welcome(browser, site)
      let proof = try await site.askForPassword(browser)
      isBusy.withLock { busy in busy = true }
      for _ in 0..<6 {
        #expect(try await browser.reset(proof, fresh, answers: right).code == "busy")
      }
      isBusy.withLock { busy in busy = false }
      #expect(try await browser.reset(proof, fresh, answers: right).status == 204)
    }
  }

  @Test func aRecoveryCodeOrAnOperatorsLinkStandsInForAnswers() async throws {
    let site = try AccountsSite.asking()
    try await site.test { browser in
      try await welcome(browser, site)
      let app = try await browser.turnOnApp(site.clock)
      let visitor = browser.another()
      let proof = try await site.askForPassword(visitor)
      let invented = try await visitor.reset(proof, fresh, paper: "AAAA-BBBB-CCCC-DDDD")
      #expect(invented.code == "codeWrong")
      #expect(try await visitor.reset(proof, fresh, paper: app.recoveryCodes[0]).status == 204)
      let link = try await site.accounts.resetLink(email: email)
      let token = JSON.Member("token", .string(String(link.split(separator: "#").last ?? "")))
      #expect(try await visitor.reset(token, "a third long walk").status == 204)
      #expect(try site.storedAnswers().encoded.count == 3, "they stay for the next time")
    }
  }

  /// Turned off again, nobody is asked, and what was set can be removed.
  @Test func turnedOffAgain() async throws {
    let site = try AccountsSite.asking()
    try await site.test { browser in try await welcome(browser, site) }
    let off = try AccountsSite.writing(database: site.database, clock: site.clock)
    try await off.test { browser in
      let proof = try await off.askForPassword(browser)
      #expect(try await browser.reset(proof, fresh).status == 204)
      #expect(try await browser.signIn(email, fresh).status == 200)
      let state = try await browser.get(AccountsBrowser.answersPath)
      #expect(state.json["offered"] == .bool(false) && state.json["setAt"] != nil)
      #expect(try await browser.post(AccountsBrowser.answersPath + "/remove").status == 204)
      #expect(try off.storedAnswers().encoded.isEmpty)
    }
  }

  /// An account of passkeys waits its day, and is asked then.
  @Test func anAccountWithoutAPasswordIsAskedAfterItsWait() async throws {
    let site = try AccountsSite.asking()
    try await site.test { browser in
      try await welcome(browser, site)
      _ = try site.database.engine.writeNow { session throws(StoreFailure) in
        try session.run("DELETE FROM password_credential")
      }
      let visitor = browser.another()
      let proof = try await site.askForPassword(visitor)
      let begun = try await visitor.reset(proof, fresh)
      #expect(begun.status == 202 && begun.places.isEmpty)
      let link = JSON.Member("token", begun.json["token"] ?? .null)
      site.clock.advance(byDays: 1)
      #expect(try await visitor.reset(link, fresh).places.count == 2)
      #expect(try await visitor.reset(link, fresh, answers: right).status == 204)
    }
  }

  /// With and without questions, known and unknown: until the message is proved nothing differs.
  @Test func askingTellsNothing() async throws {
    let site = try AccountsSite.asking()
    try await site.test { browser in
      try await welcome(browser, site)
      _ = try await site.welcome(browser.another(), "ben@example.com")
      site.clock.advance(bySeconds: 60)
      var told: Set<[String]> = []
      for name in ["ana", "ben", "nobody"] {
        let visitor = browser.another()
        var answers = [try await visitor.forgot(name + "@example.com").bare]
        let guess = JSON.Member("code", "000000")
        #expect(try site.lastMessage().code != "000000")
        for _ in 0..<2 { answers.append(try await visitor.reset(guess, fresh).bare) }
        answers.append(try await visitor.reset(guess, fresh, answers: right).bare)
        told.insert(answers)
      }
      #expect(told.count == 1)
    }
  }
}
