import AccountsServer
import Core
import Foundation
import Server
import Store
import StoreSQLite
import TestKit
import Testing
import Wire

@Suite("Whose number it is")
struct PhoneOwnershipTests {
  private let number = "010-1234-5678"

  /// Two people type one number. Whoever verifies it has it; the other blocked nobody, and sees no
  /// difference until a code would be needed.
  @Test func onlyAVerifiedNumberIsOwned() async throws {
    let site = try AccountsSite.writing()
    try await site.test { first in
      let ben = try await site.person(first, "ben@example.com")
      _ = try await ben.sendCode(to: number)
      let early = try site.lastText().code
      site.clock.advance(bySeconds: 60)
      let ana = try await site.person(first, "ana@example.com", phone: number)
      // Even a code from before does not take it away.
      #expect(try await ben.verify(early).code == "codeDead")
      #expect(word(try await ana.phone()["verified"]) == number)
      #expect(try await ben.phone()["verified"] == nil)
      #expect(try await ana.forgotLogin(phone: number).status == 202)
      #expect(word(try site.lastText().variables["email"]) == "***@example.com")
    }
  }

  /// A number that belongs to somebody and one that belongs to nobody: every answer the same, byte
  /// for byte, with as many messages and limits.
  @Test func askingTellsNothing() async throws {
    let site = try AccountsSite.writing()
    try await site.test { first in
      _ = try await site.person(first, "ana@example.com", phone: number)
      var told: [[String]] = []
      for typed in [number, "010-8765-4321"] {
        let visitor = first.another()
        var answers = [try await visitor.forgotLogin(phone: typed).bare]
        answers.append(try await visitor.forgotLogin(phone: typed).bare)
        site.clock.advance(bySeconds: 60)
        let ben = try await site.person(
          first, typed == number ? "ben@example.com" : "chi@example.com")
        let before = try site.texts().count
        answers.append(try await ben.sendCode(to: typed).bare)
        #expect(try site.texts().count == before + 1)
        answers.append(try await ben.sendCode(to: typed).bare)
        let code = try site.lastText().code
        for _ in 0..<6 { answers.append(try await ben.verify(other(than: code)).bare) }
        answers.append(try await ben.phone().text.replacing(typed, with: "…"))
        site.clock.advance(bySeconds: 60)
        told.append(answers)
      }
      #expect(told[0] == told[1])
      let texts = try site.texts().suffix(4)
      #expect(
        texts.map { text in text.template } == ["textLogin", "textTaken", "textLogin", "textCode"])
      #expect(texts.map { text in text.state } == ["waiting", "waiting", "void", "waiting"])
    }
  }

  @Test func theReminderGoesToTheNumberAndSaysNoMoreThanItMust() async throws {
    let site = try AccountsSite.writing()
    try await site.test { first in
      _ = try await site.person(first, "ananas@example.com", phone: number)
      let answer = try await first.another().forgotLogin(phone: "+82 10-1234-5678")
      #expect(answer.status == 202)
      #expect(!answer.text.contains("ana"))
      let text = try site.lastText()
      #expect(text.recipient == "+821012345678")
      #expect(text.state == "waiting")
      #expect(word(text.variables["email"]) == "ana***@example.com")
      // A number that is not verified is nobody's.
      site.clock.advance(bySeconds: 60)
      let ben = try await site.person(first, "ben@example.com")
      _ = try await ben.sendCode(to: "010-8765-4321")
      site.clock.advance(bySeconds: 60)
      #expect(try await ben.forgotLogin(phone: "010-8765-4321").status == 202)
      #expect(try site.lastText().state == "void")
    }
  }

  @Test func aNumberIsFoundAfterItsKeysWereRotated() async throws {
    let bytes = SystemBytes()
    let keys = ServerKeys.fleeting(bytes.take)
    let site = try AccountsSite.writing(keys: keys)
    try await site.test { first in
      _ = try await site.person(first, "ana@example.com", phone: number)
      keys.takeUp(
        ServerKeys(
          peppers: keys.peppers, blindIndex: keys.blindIndex.rotated(to: .make(bytes.take)),
          fields: keys.fields.rotated(to: .make(bytes.take)), push: keys.push))
      let ben = try await site.person(first, "ben@example.com")
      // Found, so it cannot be taken; and shown, which stores it anew.
      _ = try await ben.sendCode(to: number)
      #expect(try site.lastText().template == "textTaken")
      let ana = first.another()
      _ = try await ana.signIn("ana@example.com")
      let key = try site.markKey()
      #expect(word(try await ana.phone()["verified"]) == number)
      #expect(try site.markKey() != key)
      #expect(try site.markKey() == keys.blindIndex.active.id)
      site.clock.advance(bySeconds: 60)
      _ = try await ben.sendCode()
      #expect(try site.lastText().template == "textTaken")
    }
  }

  @Test func theFilesHoldNeitherTheNumberNorTheCode() async throws {
    let site = try AccountsSite.writing()
    try await site.test { first in
      let browser = try await site.person(first, "ana@example.com", phone: number)
      _ = try await browser.sendCode(to: "010-8765-4321")
      let code = try site.lastText().code
      #expect(code.count == 6)
      let folder = try #require(site.database.directory).path
      var bytes: [UInt8] = []
      for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
        if let data = FileManager.default.contents(atPath: folder + "/" + name) { bytes += data }
      }
      #expect(bytes.firstRange(of: Array("ana@example.com".utf8)) != nil)
      for secret in [
        "1012345678", "1087654321", "1234-5678", "8765-4321", "\"code\":\"" + code + "\"",
      ] {
        #expect(bytes.firstRange(of: Array(secret.utf8)) == nil)
      }
    }
  }
}

/// Bytes that do not repeat within a test.
private final class SystemBytes: Sendable {
  let take: @Sendable (Int) -> [UInt8] = { count in
    (0..<count).map { _ in UInt8.random(in: .min ... .max) }
  }
}

extension AccountsSite {
  fileprivate func markKey() throws -> String? {
    try database.engine.readNow { session throws(StoreFailure) in
      try session.value("SELECT mark_key FROM phone_number WHERE state = 'verified'")
    }
  }
}
