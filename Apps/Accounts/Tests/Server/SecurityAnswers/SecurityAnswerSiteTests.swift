import AccountsDomain
import AccountsServer
import Core
import Foundation
import Server
import TestKit
import Testing
import Wire

@Suite("Setting security questions")
struct SecurityAnswerSiteTests {
  @Test func whereTheyAreOffNothingCanBeSet() async throws {
    let site = try AccountsSite.writing()
    try await site.test { browser in
      _ = try await site.welcome(browser, "ana@example.com")
      let state = try await browser.get(AccountsBrowser.answersPath)
      #expect(state.json == .object(["offered": .bool(false)]))
      #expect(try await browser.setAnswers().code == "securityAnswersOff")
      #expect(try site.storedAnswers().encoded.isEmpty)
    }
  }

  @Test func whereNoEmailIsSentNothingWouldAskForThem() async throws {
    let site = try AccountsSite(answers: SecurityAnswerOptions(isOn: true))
    try await site.test { browser in
      _ = try await browser.signUp("ana@example.com")
      let state = try await browser.get(AccountsBrowser.answersPath)
      #expect(state.json["offered"] == .bool(false))
      #expect(try await browser.setAnswers().code == "securityAnswersOff")
    }
  }

  @Test func onlyTheDayIsEverTold() async throws {
    let site = try AccountsSite.asking()
    try await site.test { browser in
      _ = try await site.welcome(browser, "ana@example.com")
      let before = try await browser.get(AccountsBrowser.answersPath)
      #expect(before.json == .object(["offered": .bool(true)]))
      let set = try await browser.setAnswers()
      #expect(set.status == 204 && set.text.isEmpty)
      let state = try await browser.get(AccountsBrowser.answersPath)
      #expect(
        state.json == .object(["offered": .bool(true), "setAt": .instant(site.clock.now)]))
      #expect(try site.lastMessage().template == "securityAnswersSet")
      #expect(try await browser.events().contains("securityAnswersSet"))
    }
    // Each is hashed like a password, with a salt of its own and the pepper.
    let hashes = try site.storedAnswers().encoded.map { text in ScryptHash(text) }
    #expect(hashes.count == 3)
    #expect(hashes.allSatisfy { hash in hash?.pepper != nil })
    #expect(Set(hashes.map { hash in hash?.salt }).count == 3)
    let folder = try #require(site.database.directory).path
    var bytes = Data()
    for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
      bytes += FileManager.default.contents(atPath: folder + "/" + name) ?? Data()
    }
    #expect(bytes.range(of: Data("ana@example.com".utf8)) != nil)
    for secret in ["biscuit", "Biscuit", "cellar", "blue door"] {
      #expect(bytes.range(of: Data(secret.utf8)) == nil, "\(secret)")
    }
  }

  @Test func settingAndRemovingNeedARecentProof() async throws {
    let site = try AccountsSite.asking()
    try await site.test { browser in
      _ = try await site.welcome(browser, "ana@example.com")
      #expect(try await browser.setAnswers().status == 204)
      site.clock.advance(bySeconds: 601)
      #expect(try await browser.setAnswers().code == "reauthenticationRequired")
      let path = AccountsBrowser.answersPath + "/remove"
      #expect(try await browser.post(path).code == "reauthenticationRequired")
      let proof = JSON.object(["password": "a long walk home"])
      #expect(try await browser.post("/api/account/reauthenticate", proof).status == 204)
      #expect(try await browser.post(path).status == 204)
      #expect(try await browser.get(AccountsBrowser.answersPath).json["setAt"] == nil)
      #expect(try site.lastMessage().template == "securityAnswersRemoved")
      let messages = try site.messages().count
      #expect(try await browser.post(path).status == 204)
      #expect(try site.messages().count == messages, "there was nothing to remove")
    }
  }

  @Test func whatIsWrongIsSaidWithItsPlaceAndNothingChanges() async throws {
    let site = try AccountsSite.asking()
    try await site.test { browser in
      _ = try await site.welcome(browser, "ana@example.com")
      #expect(try await browser.setAnswers().status == 204)
      let before = try site.storedAnswers().encoded
      var answers = SecurityAnswerRulesTests.good
      answers[1] = .init(question: .listed(.food), answer: "PIZZA!")
      let refused = try await browser.setAnswers(answers)
      #expect(refused.code == "securityAnswersRejected")
      #expect(word(refused.json["fault"]) == "common")
      #expect(refused.json["place"] == .int(1))
      #expect(!refused.text.contains("PIZZA"))
      #expect(try site.storedAnswers().encoded == before)
      let unknown = JSON.object([
        "answers": .array([.object(["listed": "shoe size", "answer": "forty-two"])])
      ])
      let malformed = try await browser.post(AccountsBrowser.answersPath, unknown)
      #expect(malformed.code == "invalidRequest")
      // All are replaced at once.
      answers[1] = .init(question: .listed(.job), answer: "at the ferry")
      #expect(try await browser.setAnswers(answers).status == 204)
      #expect(Set(try site.storedAnswers().encoded).isDisjoint(with: before))
    }
  }

  /// Whoever had the session long enough to change the address may have set questions too.
  @Test func takingAnAddressBackRemovesYoungQuestions() async throws {
    let site = try AccountsSite.asking()
    try await site.test { browser in
      _ = try await site.welcome(browser, "ana@example.com")
      site.clock.advance(bySeconds: 60)
      #expect(try await browser.setAnswers().status == 204)
      try await browser.moves(to: "new@example.com", site)
      let undo = try site.lastMessage().token
      let taken = try await browser.another().post(
        "/api/account/undo", .object(["token": .string(undo)]))
      #expect(word(taken.json["undone"]) == "address")
      #expect(try site.storedAnswers().encoded.isEmpty)
    }
  }
}
