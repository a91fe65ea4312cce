import AccountsDomain
import AccountsServer
import Calendar
import Core
import Server
import Store
import StoreSQLite
import Sync
import TestKit
import Testing
import Wire

@Suite struct SignUpTests {
  @Test func signsInAtOnce() async throws {
    let site = try AccountsSite()
    try await site.test { browser in
      let made = try await browser.signUp(" Ana@Example.com ")
      #expect(made.status == 201)
      #expect(word(made.json["session"]?["email"]) == "Ana@Example.com")
      #expect(made.cookie?.contains("HttpOnly; SameSite=Lax") == true)
      let session = try await browser.get("/api/account/session")
      #expect(session.status == 200)
      #expect(session.json == made.json)
      #expect(!made.text.contains("password"))
    }
  }

  @Test func writesNameAndLanguageAsCommands() async throws {
    let site = try AccountsSite()
    try await site.test { browser in
      let made = try await browser.signUp("ana@example.com", name: "  Ana ", language: "ko")
      let user = try #require(UserID(made.user ?? ""))
      let replica = try site.database.engine.readNow { session throws(StoreFailure) in
        try PreferencesTables.load([.preferences(user)], for: user, session)
      }
      #expect(replica.preferences[user]?.displayName == "Ana")
      #expect(replica.preferences[user]?.language?.rawValue == "ko")
      let head = try site.database.engine.readNow { session throws(StoreFailure) in
        try SQLStorage<PreferencesTables, SQLiteSession>(session).head(of: .user(user))
      }
      #expect(head == 2)
    }
  }

  /// As long as addresses are not confirmed by mail, a taken address cannot look like a free one;
  /// but it must cost the same, and nothing of the account may be told.
  @Test func aTakenAddressCostsTheSame() async throws {
    let site = try AccountsSite()
    try await site.test { browser in
      _ = try await browser.signUp("ana@example.com")
      let before = site.hasher.done.value
      for spelling in ["ana@example.com", "ANA@EXAMPLE.COM", " ana@example.com\n"] {
        let answer = try await browser.another().signUp(spelling, "another long walk")
        #expect(answer.status == 409)
        #expect(answer.code == "signUpUnavailable")
        #expect(answer.cookie == nil)
        #expect(!answer.text.lowercased().contains("ana@"))
      }
      #expect(site.hasher.done.value == before + 3)
      // The password of the account is still the first one.
      #expect(try await browser.another().signIn("ana@example.com").status == 200)
    }
  }

  @Test(arguments: [
    ("", "empty"), ("ana", "missingAt"), ("ana@", "badDomain"), ("@example.com", "badLocalPart"),
    ("a..b@example.com", "badLocalPart"), ("ana@localhost", "badDomain"),
  ])
  func refusesWhatIsNoAddress(email: String, fault: String) async throws {
    let site = try AccountsSite()
    try await site.test { browser in
      let answer = try await browser.signUp(email)
      #expect(answer.status == 422)
      #expect(answer.code == "emailInvalid")
      #expect(word(answer.json["fault"]) == fault)
      #expect(site.hasher.done.value == 0)
    }
  }

  @Test(arguments: [
    ("short", "tooShort"), ("aaaaaaaa", "simple"), ("12345678", "simple"),
    ("ana@example.com", "personal"), ("password1", "common"), ("P@ssw0rd2024!", "common"),
    ("iloveyou1", "common"), ("qwertyuiop", "common"), ("abcabcabc", "common"),
    ("fieldday123", "common"), ("Superman99", "common"), ("1q2w3e4r", "common"),
  ])
  func refusesWeakPasswords(password: String, fault: String) async throws {
    let site = try AccountsSite()
    try await site.test { browser in
      let answer = try await browser.signUp("ana@example.com", password)
      #expect(answer.status == 422)
      #expect(answer.code == "passwordRejected")
      #expect(word(answer.json["fault"]) == fault)
      #expect(answer.json["shortest"] == .integer(8))
    }
  }

  @Test(arguments: ["correct horse battery", "비밀번호는길게적자", "x7-Kd92!pQ", "   spaces   "])
  func takesOthers(password: String) async throws {
    let site = try AccountsSite()
    try await site.test { browser in
      let made = try await browser.signUp("ana@example.com", password)
      #expect(made.status == 201)
      let again = try await browser.another().signIn("ana@example.com", password)
      #expect(again.status == 200)
    }
  }

  @Test func limitsWhatPeopleWrite() async throws {
    let site = try AccountsSite()
    try await site.test { browser in
      let long = String(repeating: "가", count: 10_000)
      let named = try await browser.signUp("ana@example.com", name: long)
      #expect(named.code == "nameTooLong")
      #expect(named.json["limit"] == .integer(80))
      let password = try await browser.signUp("ana@example.com", long)
      #expect(word(password.json["fault"]) == "tooLong")
      let spoken = try await browser.signUp("ana@example.com", language: "tlh")
      #expect(spoken.code == "invalidRequest")
      #expect(word(spoken.json["path"]) == "/language")
      let missing = try await browser.post("/api/account/sign-up")
      #expect(word(missing.json["path"]) == "/email")
    }
  }

  @Test func theListIsLongEnough() {
    #expect(CommonPasswords.entries.count >= 1_000)
    #expect(CommonPasswords.entries.allSatisfy { entry in entry == entry.lowercased() })
  }
}
