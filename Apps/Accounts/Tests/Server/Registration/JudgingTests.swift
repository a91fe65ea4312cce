import AccountsDomain
import AccountsServer
import Core
import Server
import Testing
import Wire

@Suite("What is said of a sign-up before its last step")
struct JudgingTests {
  private static let few = RegistrationLimits(perNetwork: 2, withoutWork: 100, workBits: 8)

  private func judge(
    _ browser: AccountsBrowser, _ email: String, password: String? = nil, username: String? = nil,
    invitation: String? = nil
  ) async throws -> AccountsBrowser.Answer {
    try await browser.post(
      "/api/account/sign-up/judge",
      .object([
        "email": .string(email), "password": password.map { text in .string(text) },
        "username": username.map { text in .string(text) },
        "invitation": invitation.map { text in .string(text) },
      ]))
  }

  @Test func aWeakPasswordIsRefusedAsTheLastStepWould() async throws {
    for site in [try AccountsSite(), try AccountsSite.writing()] {
      try await site.test { browser in
        let weak = try await judge(browser, "ana@example.com", password: "password1")
        #expect(weak.status == 422 && weak.code == "passwordRejected")
        #expect(word(weak.json["fault"]) == "common")
        let good = try await judge(browser, "ana@example.com", password: "a long walk home")
        #expect(good.status == 204)
        #expect(site.hasher.done.value == 0)
      }
    }
  }

  @Test func aTakenAddressIsRefusedWhereTheLastStepRefusesIt() async throws {
    let site = try AccountsSite()
    try await site.test { browser in
      _ = try await browser.signUp("ana@example.com")
      let visitor = browser.another()
      let taken = try await judge(visitor, "ANA@example.com")
      #expect(taken.status == 409 && taken.code == "signUpUnavailable")
      #expect(try await judge(visitor, "ben@example.com").status == 204)
      #expect(try await judge(visitor, "ben").code == "emailInvalid")
    }
  }

  /// Where addresses are confirmed by mail, nobody learns of an account.
  @Test func whereAnAddressIsConfirmedNothingIsSaidOfIt() async throws {
    let site = try AccountsSite.writing()
    try await site.test { browser in
      let owner = browser.another()
      _ = try await site.welcome(owner, "ana@example.com")
      let visitor = browser.another()
      let taken = try await judge(visitor, "ana@example.com")
      let free = try await judge(visitor, "ben@example.com")
      #expect(taken.status == 204 && free.status == 204 && taken.text == free.text)
    }
  }

  /// Asking is as dear as signing up, and the sign-up that follows is not counted again.
  @Test func askingAboutAddressesCountsAsSigningUpDoes() async throws {
    let site = try AccountsSite(registrationLimits: Self.few)
    try await site.test { browser async throws in
      let ana = browser.another(in: "203.0.1.7")
      for _ in 0..<4 { #expect(try await judge(ana, "ana@example.com").status == 204) }
      #expect(try await ana.register("ana@example.com").status == 201)
      let next = browser.another(in: "203.0.1.7")
      #expect(try await judge(next, "ana@example.com").status == 409)
      let third = browser.another(in: "203.0.1.7")
      #expect(try await judge(third, "ana@example.com").status == 429)
      #expect(try await third.register("ben@example.com").status == 429)
    }
  }

  @Test func aTakenUsernameIsRefused() async throws {
    let site = try AccountsSite()
    try await site.test { browser in
      let made = try await browser.post(
        "/api/account/sign-up",
        .object([
          "email": "ana@example.com", "password": "a long walk home", "username": "ana_1",
        ]))
      #expect(made.status == 201)
      let visitor = browser.another()
      #expect(try await judge(visitor, "b@example.com", username: "ana_1").code == "usernameTaken")
      #expect(try await judge(visitor, "b@example.com", username: "1").code == "usernameInvalid")
      #expect(try await judge(visitor, "b@example.com", username: "").status == 204)
    }
  }

  @Test func whoeverIsNotLetInIsToldSo() async throws {
    let site = try AccountsSite(registration: .invite)
    try await site.test { browser in
      #expect(try await judge(browser, "ana@example.com").code == "invitationRequired")
      let dead = String(repeating: "ab", count: 32)
      #expect(try await judge(browser, "a@example.com", invitation: dead).code == "invitationDead")
      let token = try await site.invitation()
      #expect(try await judge(browser, "ana@example.com", invitation: token).status == 204)
    }
  }

  @Test func anInvitationTellsTheAddressItIsFor() async throws {
    let site = try AccountsSite(registration: .invite)
    try await site.test { browser in
      func ask(_ token: String) async throws -> AccountsBrowser.Answer {
        try await browser.post(
          "/api/account/sign-up/invitation", .object(["invitation": .string(token)]))
      }
      let named = try await ask(try await site.invitation(for: "ana@example.com"))
      #expect(word(named.json["email"]) == "ana@example.com")
      let bare = try await ask(try await site.invitation())
      #expect(bare.status == 200 && bare.json["email"] == nil)
      for token in ["", "x", String(repeating: "ab", count: 32)] {
        #expect(try await ask(token).code == "invitationDead")
      }
    }
  }
}
