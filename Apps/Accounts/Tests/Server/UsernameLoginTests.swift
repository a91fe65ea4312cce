import AccountsDomain
import AccountsServer
import Core
import Server
import Store
import StoreSQLite
import Testing
import Wire

@Suite("Usernames as a second login")
struct UsernameLoginTests {
  private func signUp(
    _ browser: AccountsBrowser, _ email: String, username: String
  ) async throws -> AccountsBrowser.Answer {
    try await browser.post(
      "/api/account/sign-up",
      .object([
        "email": .string(email), "password": .string("a long walk home"),
        "username": .string(username),
      ]))
  }

  @Test func eitherLoginOpensTheAccount() async throws {
    let site = try AccountsSite()
    try await site.test { browser in
      let made = try await signUp(browser, "ana@example.com", username: "ana_1")
      #expect(made.status == 201)
      for login in ["ana@example.com", "ana_1", "ANA_1"] {
        let answer = try await browser.another().signIn(login)
        #expect(answer.status == 200, "\(login)")
        #expect(answer.user == made.user)
      }
    }
  }

  /// An unknown username, a wrong password for a known one, and what is no login at all: one
  /// answer, one hashing each.
  @Test func unknownAndWrongLookTheSame() async throws {
    let site = try AccountsSite()
    try await site.test { browser in
      _ = try await signUp(browser, "ana@example.com", username: "ana_1")
      let before = site.hasher.done.value
      let logins = ["ana_1", "nobody_1", "nobody@example.com", "!", "a b", ""]
      var texts: Set<String> = []
      for login in logins {
        let answer = try await browser.another().signIn(login, "not the password")
        #expect(answer.status == 401, "\(login)")
        #expect(answer.code == "signInFailed", "\(login)")
        texts.insert(answer.bare)
      }
      #expect(texts.count == 1)
      #expect(site.hasher.done.value == before + logins.count)
    }
  }

  /// Guessing at the username and at the address is guessing at one login.
  @Test func bothLoginsShareTheirLimit() async throws {
    let site = try AccountsSite()
    try await site.test { browser in
      _ = try await signUp(browser, "ana@example.com", username: "ana_1")
      let stranger = browser.another()
      for index in 0..<5 {
        let login = index.isMultiple(of: 2) ? "ana_1" : "ana@example.com"
        #expect(try await stranger.signIn(login, "not the password").status == 401)
      }
      #expect(try await stranger.signIn("ana_1").status == 429)
      #expect(try await stranger.signIn("ana@example.com").status == 429)
    }
  }

  @Test func anyoneMayAskWhetherOneIsFree() async throws {
    let site = try AccountsSite()
    try await site.test { browser in
      _ = try await signUp(browser, "ana@example.com", username: "ana_1")
      let stranger = browser.another()
      let taken = try await stranger.get("/api/account/username/ana_1")
      #expect(taken.status == 200)
      #expect(taken.json == .object(["free": .bool(false)]))
      let free = try await stranger.get("/api/account/username/ana_2")
      #expect(free.json == .object(["free": .bool(true)]))
      let none = try await stranger.get("/api/account/username/Ana")
      #expect(none.status == 422)
      #expect(none.code == "usernameInvalid")
      #expect(word(none.json["fault"]) == "tooShort")
      // Of addresses nothing is told.
      let address = try await stranger.get("/api/account/username/ana@example.com")
      #expect(address.code == "usernameInvalid")
    }
  }

  @Test func twentyAMinuteAreEnough() async throws {
    let site = try AccountsSite()
    try await site.test { browser in
      for _ in 0..<20 {
        #expect(try await browser.get("/api/account/username/ana_1").status == 200)
      }
      let refused = try await browser.get("/api/account/username/ana_1")
      #expect(refused.status == 429)
      #expect(refused.code == "tooManyRequests")
      site.clock.advance(bySeconds: 3)
      #expect(try await browser.get("/api/account/username/ana_1").status == 200)
    }
  }

  @Test func aTakenOrWrongOneMakesNoAccount() async throws {
    let site = try AccountsSite()
    try await site.test { browser in
      _ = try await signUp(browser, "ana@example.com", username: "ana_1")
      let before = site.hasher.done.value
      let taken = try await signUp(browser.another(), "ben@example.com", username: "ana_1")
      #expect(taken.status == 409)
      #expect(taken.code == "usernameTaken")
      let wrong = try await signUp(browser.another(), "ben@example.com", username: "1ben")
      #expect(wrong.status == 422)
      #expect(word(wrong.json["fault"]) == "badFirst")
      #expect(site.hasher.done.value == before)
      #expect(try await browser.another().signIn("ben@example.com").status == 401)
      // Without one the account is made.
      #expect(try await signUp(browser.another(), "ben@example.com", username: "").status == 201)
    }
  }
}
