import AccountsServer
import Core
import Server
import Store
import StoreSQLite
import TestKit
import Testing
import Wire

extension AccountsBrowser {
  func sendCode(to number: String? = nil) async throws -> Answer {
    let body = JSON.object(["number": number.map { number in .string(number) }])
    return try await post("/api/account/phone/send", body)
  }

  func verify(_ code: String) async throws -> Answer {
    try await post("/api/account/phone/verify", .object(["code": .string(code)]))
  }

  func forgotLogin(phone: String) async throws -> Answer {
    try await post("/api/account/forgot-login", .object(["phone": .string(phone)]))
  }

  func phone() async throws -> JSON { try await get("/api/account/phone").json }
}

extension AccountsSite {
  /// Text messages so far, oldest first.
  func texts() throws -> [QueueEntry] {
    try messages().filter { message in message.channel == "sms" }
  }

  func lastText() throws -> QueueEntry { try #require(try texts().last) }

  /// Somebody new, with a verified number if one is named.
  func person(
    _ first: AccountsBrowser, _ email: String, phone: String? = nil
  ) async throws -> AccountsBrowser {
    let browser = first.another()
    #expect(try await welcome(browser, email).status == 201)
    guard let phone else { return browser }
    #expect(try await browser.sendCode(to: phone).status == 202)
    #expect(try await browser.verify(try lastText().code).status == 204)
    clock.advance(bySeconds: 60)
    return browser
  }
}

@Suite("Telephone numbers")
struct PhoneTests {
  private let number = "010-1234-5678"

  @Test func aNumberIsVerifiedByItsCode() async throws {
    let site = try AccountsSite.writing()
    try await site.test { first in
      let browser = try await site.person(first, "ana@example.com")
      #expect(try await browser.phone()["offered"] == .bool(true))
      let sent = try await browser.sendCode(to: "+82 10 1234 5678")
      #expect(sent.status == 202)
      #expect(sent.json["resendAfter"] == .integer(60))
      let text = try site.lastText()
      #expect(text.template == "textCode")
      #expect(text.recipient == "+821012345678")
      #expect(!sent.text.contains(text.code))
      #expect(word(try await browser.phone()["pending"]) == number)
      #expect(try await browser.verify(text.code).status == 204)
      let numbers = try await browser.phone()
      #expect(word(numbers["verified"]) == number)
      #expect(numbers["pending"] == nil)
      // Once, and the owner of the address is told.
      #expect(try await browser.verify(text.code).code == "codeDead")
      let message = try site.lastMessage()
      #expect(message.template == "phone")
      #expect(message.recipient == "ana@example.com")
      #expect(try await browser.events().contains("phoneAdded"))
    }
  }

  @Test func itIsChangedOnceTheNewOneIsVerifiedAndRemoved() async throws {
    let site = try AccountsSite.writing()
    try await site.test { first in
      let browser = try await site.person(first, "ana@example.com", phone: number)
      #expect(try await browser.sendCode(to: "010-8765-4321").status == 202)
      var numbers = try await browser.phone()
      #expect(word(numbers["verified"]) == number)
      #expect(word(numbers["pending"]) == "010-8765-4321")
      #expect(try await browser.verify(try site.lastText().code).status == 204)
      numbers = try await browser.phone()
      #expect(word(numbers["verified"]) == "010-8765-4321")
      #expect(word(try site.lastMessage().variables["change"]) == "changed")
      #expect(try await browser.post("/api/account/phone/remove").status == 204)
      numbers = try await browser.phone()
      #expect(numbers["verified"] == nil && numbers["pending"] == nil)
      #expect(word(try site.lastMessage().variables["change"]) == "removed")
      let events = try await browser.events()
      #expect(events.contains("phoneChanged") && events.contains("phoneRemoved"))
      // The number is free again.
      site.clock.advance(bySeconds: 60)
      _ = try await site.person(first, "ben@example.com", phone: "010-8765-4321")
    }
  }

  @Test func theSixthTryIsDeadAndSoIsAnOldCode() async throws {
    let site = try AccountsSite.writing()
    try await site.test { first in
      let browser = try await site.person(first, "ana@example.com")
      _ = try await browser.sendCode(to: number)
      var code = try site.lastText().code
      for _ in 0..<5 {
        #expect(try await browser.verify(other(than: code)).code == "codeWrong")
      }
      #expect(try await browser.verify(code).code == "codeDead")
      site.clock.advance(bySeconds: 60)
      #expect(try await browser.sendCode().status == 202)
      code = try site.lastText().code
      site.clock.advance(bySeconds: 600)
      #expect(try await browser.verify(code).code == "codeDead")
    }
  }

  @Test func aCodeIsGoodInTheBrowserThatAskedAndReplacesTheOneBefore() async throws {
    let site = try AccountsSite.writing()
    try await site.test { first in
      let browser = try await site.person(first, "ana@example.com")
      _ = try await browser.sendCode(to: number)
      let code = try site.lastText().code
      let other = first.another()
      #expect(try await other.signIn("ana@example.com").status == 200)
      #expect(try await other.verify(code).code == "codeDead")
      site.clock.advance(bySeconds: 60)
      _ = try await browser.sendCode()
      let second = try site.lastText().code
      if code != second { #expect(try await browser.verify(code).code == "codeWrong") }
      #expect(try await browser.verify(second).status == 204)
    }
  }

  @Test func sendingAndRemovingNeedARecentProof() async throws {
    let site = try AccountsSite.writing()
    try await site.test { first in
      let browser = try await site.person(first, "ana@example.com")
      site.clock.advance(bySeconds: 600)
      #expect(try await browser.sendCode(to: number).code == "reauthenticationRequired")
      let removed = try await browser.post("/api/account/phone/remove")
      #expect(removed.code == "reauthenticationRequired")
      #expect(try site.texts().isEmpty)
    }
  }

  @Test func whatIsNoNumberIsSaid() async throws {
    let site = try AccountsSite.writing()
    try await site.test { first in
      let browser = try await site.person(first, "ana@example.com")
      for (typed, fault) in [
        ("", "empty"), ("012", "badPrefix"), ("0101234567", "badLength"), ("abc", "badCharacter"),
        ("+999 12345678", "unknownCountry"),
      ] {
        let answer = try await browser.sendCode(to: typed)
        #expect(answer.code == "phoneInvalid")
        #expect(word(answer.json["fault"]) == fault)
      }
      #expect(try await browser.sendCode().code == "phoneInvalid", "there is none to verify")
      #expect(try await browser.sendCode(to: "+1 202 555 0123").code == "phoneCountry")
      #expect(try site.texts().isEmpty)
    }
  }

  /// Without a way to send texts there are no numbers, and nobody is told about any.
  @Test func withoutTextsNothingIsOffered() async throws {
    for site in [
      try AccountsSite(), try AccountsSite.writing(texts: TextRules(dailyBudget: 0)),
    ] {
      try await site.test { browser in
        let offer = try await browser.get("/api/account/phone/offer")
        #expect(offer.json["offered"] == .bool(false))
        #expect(try await browser.forgotLogin(phone: number).code == "textsOff")
        let path = "/api/account/sign-up"
        let answer = try await browser.post(
          path,
          .object([
            "email": "ana@example.com", "password": "a long walk home",
            "phone": .string(number),
          ]))
        #expect(answer.status / 100 == 2)
        #expect(try site.texts().isEmpty)
      }
    }
  }
}
