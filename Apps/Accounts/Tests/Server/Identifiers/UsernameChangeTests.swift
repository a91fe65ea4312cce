import AccountsServer
import Core
import Server
import Testing
import Wire

@Suite("Adding and changing a username")
struct UsernameChangeTests {
  private func set(_ name: String, _ browser: AccountsBrowser) async throws
    -> AccountsBrowser.Answer
  {
    try await browser.post(
      "/api/account/identifiers/username", .object(["username": .string(name)]))
  }

  private func isFree(_ name: String, _ browser: AccountsBrowser) async throws -> JSON? {
    try await browser.get("/api/account/username/" + name).json["free"]
  }

  @Test func oneIsAddedAndOpensTheAccount() async throws {
    let site = try AccountsSite.writing()
    try await site.test { browser in
      _ = try await site.welcome(browser, "ana@example.com")
      #expect(try await set("1ana", browser).code == "usernameInvalid")
      #expect(try await set("ana_1", browser).status == 204)
      #expect(try site.lastMessage().template == "usernameChanged")
      let own = try await browser.get("/api/account/identifiers").json
      #expect(word(own["username"]) == "ana_1")
      #expect(own["usernameMayChange"] == nil)
      #expect(try await browser.another().signIn("ana_1").status == 200)
      #expect(try await browser.events().first == "usernameChanged")
    }
  }

  @Test func itChangesEveryThirtyDaysAndTheOldOneIsKeptForNinety() async throws {
    let site = try AccountsSite()
    try await site.test { browser in
      _ = try await browser.signUp("ana@example.com")
      _ = try await set("ana_1", browser)
      #expect(try await set("ana_2", browser).status == 204)
      let soon = try await set("ana_3", browser)
      #expect(soon.code == "usernameTooSoon")
      #expect(soon.json["until"] != nil)
      // The same once more is no change.
      #expect(try await set("ana_2", browser).status == 204)
      let ben = browser.another()
      _ = try await ben.signUp("ben@example.com")
      #expect(try await isFree("ana_1", ben) == .bool(false))
      #expect(try await set("ana_1", ben).code == "usernameTaken")
      #expect(try await browser.another().signIn("ana_1").status == 401)
      site.clock.advance(byDays: 30)
      _ = try await browser.signIn("ana@example.com")
      // Its owner may have it back.
      #expect(try await set("ana_1", browser).status == 204)
      #expect(try await isFree("ana_2", ben) == .bool(false))
      site.clock.advance(byDays: 90)
      #expect(try await isFree("ana_2", ben) == .bool(true))
      #expect(try await isFree("ana_1", ben) == .bool(false))
    }
  }

  @Test func aKeptNameIsNotGivenToNewcomers() async throws {
    let site = try AccountsSite()
    try await site.test { browser in
      _ = try await browser.signUp("ana@example.com")
      _ = try await set("ana_1", browser)
      _ = try await set("ana_2", browser)
      let ben = try await browser.another().post(
        "/api/account/sign-up",
        .object([
          "email": "ben@example.com", "password": "a long walk home", "username": "ana_1",
        ]))
      #expect(ben.code == "usernameTaken")
    }
  }
}
