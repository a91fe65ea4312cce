import AccountsServer
import Core
import Server
import Store
import StoreSQLite
import TestKit
import Testing
import Wire

@Suite("What a sign-up brings along")
struct SignUpExtrasTests {
  private static let codes = (0..<10).map { index in
    RecoveryCode(random: Array(repeating: UInt8(index), count: RecoveryCode.length)).text
  }

  private func signUp(
    _ browser: AccountsBrowser, phone: String? = nil, codes: [String] = []
  ) async throws -> AccountsBrowser.Answer {
    try await browser.post(
      "/api/account/sign-up",
      .object([
        "email": "ana@example.com", "password": "a long walk home",
        "phone": phone.map { phone in .string(phone) },
        "recoveryCodes": .array(codes.map { code in .string(code) }),
      ]))
  }

  private func left(_ browser: AccountsBrowser) async throws -> JSON? {
    try await browser.get("/api/account/second-factor").json["recoveryCodesLeft"]
  }

  @Test(arguments: [false, true])
  func theyAreTheAccountsOnceItExists(isResent: Bool) async throws {
    let site = try AccountsSite.writing()
    try await site.test { browser in
      #expect(try await signUp(browser, phone: "01012345678", codes: Self.codes).status == 202)
      if isResent {
        site.clock.advance(bySeconds: 60)
        #expect(try await browser.post("/api/account/sign-up/resend").status == 202)
      }
      #expect(try await browser.confirm(try site.lastMessage().code).status == 201)
      #expect(try await left(browser) == .integer(10))
      // The number is kept, and has to be verified.
      let numbers = try await browser.phone()
      #expect(word(numbers["pending"]) == "010-1234-5678")
      #expect(numbers["verified"] == nil)
      #expect(try site.texts().isEmpty)
      #expect(try await browser.sendCode().status == 202)
      #expect(try await browser.verify(try site.lastText().code).status == 204)
      let waiting: Int? = try await site.database.engine.read { session throws(StoreFailure) in
        try session.value("SELECT count(*) FROM pending_sign_up_extra")
      }
      #expect(waiting == 0)
    }
  }

  @Test func aServerWithoutEmailTakesTheCodesAtOnce() async throws {
    let site = try AccountsSite()
    try await site.test { browser in
      let made = try await signUp(browser, codes: Self.codes)
      #expect(made.status == 201)
      #expect(try await left(browser) == .integer(10))
    }
  }

  /// Ten different ones of the right length, or none.
  @Test func badCodesAreRefused() async throws {
    let site = try AccountsSite.writing()
    try await site.test { browser in
      for codes in [
        Array(Self.codes.dropLast()), Self.codes + ["AAAA-BBBB-CCCC-DDDD"],
        Array(repeating: Self.codes[0], count: 10), Array(Self.codes.dropLast()) + ["AAAA"],
        Array(Self.codes.dropLast()) + ["AAAA-BBBB-CCCC-DDD1"],
      ] {
        let answer = try await signUp(browser, codes: codes)
        #expect(answer.code == "recoveryCodesInvalid")
      }
      #expect(try await signUp(browser, phone: "12").code == "phoneInvalid")
      #expect(try await signUp(browser, phone: "+12025550123").code == "phoneCountry")
      #expect(try site.messages().isEmpty)
    }
  }

  /// A code from paper is a proof, once, without an authenticator app too.
  @Test func aCodeProvesWhoOneIs() async throws {
    let site = try AccountsSite()
    try await site.test { browser in
      _ = try await signUp(browser, codes: Self.codes)
      site.clock.advance(bySeconds: 3_600)
      let path = "/api/account/second-factor/recovery-codes"
      #expect(try await browser.post(path).code == "reauthenticationRequired")
      let proof = JSON.object(["code": .string(Self.codes[4].lowercased())])
      #expect(try await browser.post("/api/account/reauthenticate", proof).status == 204)
      #expect(try await left(browser) == .integer(9))
      let again = try await browser.post("/api/account/reauthenticate", proof)
      #expect(again.code == "factorCodeWrong")
      #expect(try await browser.events().contains("recoveryCodeUsed"))
      // New ones can be had, and end the old.
      #expect(browser.codes(try await browser.post(path)).count == 10)
      let old = JSON.object(["code": .string(Self.codes[5])])
      #expect(try await browser.post("/api/account/reauthenticate", old).code == "factorCodeWrong")
    }
  }

  /// Without an app they open nothing by themselves: the password is as good as before.
  @Test func codesAloneOpenNothing() async throws {
    let site = try AccountsSite()
    try await site.test { browser in
      _ = try await signUp(browser, codes: Self.codes)
      let other = browser.another()
      #expect(try await other.signIn("ana@example.com", Self.codes[0]).status == 401)
      #expect(try await other.signIn("ana@example.com").user != nil)
    }
  }
}
