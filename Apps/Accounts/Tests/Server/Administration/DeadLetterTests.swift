import AccountsDomain
import AccountsServer
import Core
import Server
import Store
import StoreSQLite
import TestKit
import Testing
import Wire

/// What became of messages that nobody received.
@Suite struct DeadLetterTests {
  private func bury(_ template: String, _ site: AccountsSite) throws {
    _ = try site.database.engine.writeNow { session throws(StoreFailure) in
      let id: OutgoingMessageID? = try session.value(
        "SELECT id FROM outgoing_message WHERE template = \(template)")
      guard let id else { return }
      try OutgoingMessageRows.giveUp(
        id, failure: "refused 550", keepsWords: template == "passwordChanged", in: session)
    }
  }

  private func messages(_ browser: AccountsBrowser) async throws -> [JSON] {
    guard case .array(let rows)? = try await browser.get("/api/admin/letters").json["letters"]
    else { return [] }
    return rows
  }

  @Test func areListedRepeatedAndDiscarded() async throws {
    let site = try AccountsSite.writing()
    try await site.test { browser in
      try await site.promote(try await site.welcome(browser, "anabel@example.com"))
      #expect(try await messages(browser).isEmpty)
      site.clock.advance(bySeconds: 61)
      let changed = try await browser.post(
        "/api/account/password",
        .object(["current": "a long walk home", "new": "another long walk"]))
      #expect(changed.status == 204)
      try bury("signUp", site)
      try bury("passwordChanged", site)
      let rows = try await messages(browser)
      #expect(rows.compactMap { row in word(row["template"]) } == ["passwordChanged", "signUp"])
      #expect(rows.map { row in row["canRepeat"] } == [.bool(true), .bool(false)])
      for row in rows {
        #expect(word(row["recipient"]) == "ana***@example.com")
        #expect(word(row["failure"]) == "refused 550")
      }
      let ids = rows.compactMap { row in word(row["id"]) }
      let path = "/api/admin/letters/"
      let gone = try await browser.post(path + ids[1] + "/retry")
      #expect(gone.code == "letterGone")
      #expect(try await browser.post(path + ids[0] + "/retry").status == 204)
      let waiting = try site.messages().filter { message in message.state == "waiting" }
      #expect(waiting.map { message in message.template } == ["passwordChanged"])
      #expect(try await browser.delete(path + ids[1]).status == 204)
      #expect(try await browser.delete(path + ids[1]).status == 404)
      #expect(try await browser.delete(path + ids[0]).status == 404, "it waits again")
      #expect(try await messages(browser).isEmpty)
    }
  }

  @Test(arguments: [
    ("signUp", false), ("address", false), ("reset", false), ("alreadyHere", true),
    ("login", true), ("newDevice", true), ("passwordChanged", true), ("resetLinkMade", true),
    ("of another program", false),
  ])
  func whatHoldsASecretIsNotKept(template: String, isKept: Bool) {
    let variables = JSON.object([
      "language": "en", "code": "123456", "token": "ab", "login": "ana@example.com",
    ])
    let message = OutgoingMessage(
      id: OutgoingMessageID(high: 1, low: 1), recipient: "ana@example.com", template: template,
      variables: variables, created: Instant(milliseconds: 0))
    #expect(AccountEmail.isWorthRepeating(message) == isKept)
  }
}
