import AccountsServer
import Core
import Server
import TestKit
import Testing
import Wire

@Suite("How many text messages are sent")
struct TextLimitTests {
  private let number = "010-1234-5678"

  @Test func oneAMinuteAndFiveADayToOneNumber() async throws {
    let site = try AccountsSite.writing()
    try await site.test { browser in
      for _ in 0..<5 {
        #expect(try await browser.another().forgotLogin(phone: number).status == 202)
        // Another spelling is the same number, and another browser does not help.
        let again = try await browser.another().forgotLogin(phone: "+821012345678")
        #expect(again.status == 429)
        #expect(again.code == "tooManyRequests")
        site.clock.advance(bySeconds: 60)
      }
      let sixth = try await browser.forgotLogin(phone: number)
      #expect(sixth.code == "tooManyRequests")
      #expect(try await browser.forgotLogin(phone: "010-8765-4321").status == 202)
      // A fifth of a day later there is one more.
      site.clock.advance(bySeconds: 86_400 / 5)
      #expect(try await browser.forgotLogin(phone: number).status == 202)
    }
  }

  @Test func limitsSurviveARestart() async throws {
    let first = try AccountsSite.writing()
    try await first.test { browser in
      let sent = try await browser.forgotLogin(phone: number)
      #expect(sent.status == 202)
    }
    let site = try AccountsSite.writing(database: first.database, clock: first.clock)
    try await site.test { browser in
      let again = try await browser.forgotLogin(phone: number)
      #expect(again.status == 429)
    }
  }

  @Test func theBudgetIsEverybodys() async throws {
    let site = try AccountsSite.writing(texts: TextRules(dailyBudget: 3))
    try await site.test { browser in
      for last in 1...3 {
        let answer = try await browser.another().forgotLogin(phone: "010-0000-000\(last)")
        #expect(answer.status == 202)
      }
      let spent = try await browser.forgotLogin(phone: "010-0000-0004")
      #expect(spent.code == "textBudgetSpent")
      #expect(spent.status == 503)
      #expect(spent.json["retryAfter"] == .integer(28_800))
      #expect(try site.texts().count == 3)
      // The refusal cost the number nothing.
      site.clock.advance(bySeconds: 28_800)
      #expect(try await browser.forgotLogin(phone: "010-0000-0004").status == 202)
    }
  }

  @Test func onlyTheCountriesOfTheOperator() async throws {
    let site = try AccountsSite.writing(texts: TextRules(countries: ["49"]))
    try await site.test { browser in
      let korean = try await browser.forgotLogin(phone: number)
      #expect(korean.code == "phoneCountry")
      #expect(try await browser.forgotLogin(phone: "+49 170 1234567").status == 202)
    }
  }
}
