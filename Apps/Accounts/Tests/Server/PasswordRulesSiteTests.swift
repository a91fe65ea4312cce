import AccountsDomain
import AccountsServer
import Server
import Testing
import Wire

@Suite("What a server holds passwords to")
struct PasswordRulesSiteTests {
  /// The table of specification §3.2, asked over HTTP.
  @Test(arguments: [
    ("Runner1234!", nil), ("Runner123!", nil), ("Runner12!", "length"), ("runner1234!", "upper"),
    ("RUNNER1234!", "lower"), ("RunnerRunner!", "digit"), ("Runner12345", "special"),
    ("Runner 1234!", "space"), ("달리기Run12345", nil), ("abc", "length,upper,digit,special"),
  ])
  func legacy(password: String, fault: String?) async throws {
    let site = try AccountsSite(rules: .legacy)
    try await site.test { browser in
      let answer = try await browser.signUp("ana@example.com", password)
      #expect(answer.status == (fault == nil ? 201 : 422))
      #expect(word(answer.json["fault"]) == fault)
      if fault == nil {
        #expect(try await browser.another().signIn("ana@example.com", password).status == 200)
      }
    }
  }

  @Test func theDeviceIsTold() async throws {
    let old = try AccountsSite(rules: .legacy)
    try await old.test { browser in
      let asked = try await browser.get("/api/account/session").json
      #expect(asked["passwordPolicy"] == "legacy")
      _ = try await browser.signUp("ana@example.com", "Runner1234!")
      let ways = try await browser.get("/api/account/reauthenticate").json
      #expect(ways["passwordPolicy"] == "legacy")
    }
    let new = try AccountsSite()
    try await new.test { browser in
      let asked = try await browser.get("/api/account/session").json
      #expect(asked["passwordPolicy"] == nil)
    }
  }

  /// Spaces, every script, and as long as anybody likes.
  @Test(arguments: [
    "a long walk home", "빗속을 오래 걸었다 그리고", String(repeating: "na ", count: 40) + "batman",
  ])
  func modern(password: String) async throws {
    let site = try AccountsSite()
    try await site.test { browser in
      let made = try await browser.signUp("ana@example.com", password)
      #expect(made.status == 201)
      #expect(try await browser.another().signIn("ana@example.com", password).status == 200)
      #expect(try await browser.another().signIn("ana@example.com", password + " ").status == 401)
    }
  }
}
