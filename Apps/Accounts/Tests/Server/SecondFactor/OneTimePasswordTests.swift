import AccountsServer
import Core
import Testing

@Suite struct OneTimePasswordTests {
  private static let secret = Array("12345678901234567890".utf8)

  /// RFC 6238, appendix B, the rows of SHA-1.
  @Test(arguments: [
    (Int64(59), "94287082"), (1_111_111_109, "07081804"), (1_111_111_111, "14050471"),
    (1_234_567_890, "89005924"), (2_000_000_000, "69279037"), (20_000_000_000, "65353130"),
  ])
  func isWhatTheStandardSays(seconds: Int64, code: String) {
    let step = OneTimePassword.step(at: Instant(milliseconds: seconds * 1_000))
    #expect(OneTimePassword.code(secret: Self.secret, step: step, digits: 8) == code)
    #expect(OneTimePassword.code(secret: Self.secret, step: step) == String(code.dropFirst(2)))
  }

  /// RFC 4226, appendix D.
  @Test func countsAsTheOlderStandardSays() {
    let codes = [
      "755224", "287082", "359152", "969429", "338314", "254676", "287922", "162583", "399871",
      "520489",
    ]
    for (step, code) in codes.enumerated() {
      #expect(OneTimePassword.code(secret: Self.secret, step: Int64(step)) == code)
    }
  }

  @Test func takesTheStepsBesideThePresentOne() {
    let now = Instant(milliseconds: 1_790_000_000_000)
    let present = OneTimePassword.step(at: now)
    for distance in Int64(-3)...3 {
      let code = OneTimePassword.code(secret: Self.secret, step: present + distance)
      let found = OneTimePassword.match(code, secret: Self.secret, at: now, after: nil)
      #expect(found == (abs(distance) <= 1 ? present + distance : nil))
    }
  }

  @Test func aCodeOpensOnce() {
    let now = Instant(milliseconds: 1_790_000_000_000)
    let present = OneTimePassword.step(at: now)
    func match(_ step: Int64, after last: Int64) -> Int64? {
      let code = OneTimePassword.code(secret: Self.secret, step: step)
      return OneTimePassword.match(code, secret: Self.secret, at: now, after: last)
    }
    #expect(match(present, after: present - 1) == present)
    #expect(match(present, after: present) == nil)
    // Nor does the one before it any more.
    #expect(match(present - 1, after: present) == nil)
    #expect(match(present + 1, after: present) == present + 1)
  }

  @Test(arguments: ["", "12345", "1234567", "١٢٣٤٥٦", "abcdef"])
  func takesNothingElse(code: String) {
    let now = Instant(milliseconds: 59_000)
    #expect(OneTimePassword.match(code, secret: Self.secret, at: now, after: nil) == nil)
  }

  /// RFC 4648 §10, without the padding.
  @Test(arguments: [
    ("", ""), ("f", "MY"), ("fo", "MZXQ"), ("foo", "MZXW6"), ("foob", "MZXW6YQ"),
    ("fooba", "MZXW6YTB"), ("foobar", "MZXW6YTBOI"),
  ])
  func writesBase32(text: String, encoded: String) {
    #expect(Base32.text(Array(text.utf8)) == encoded)
  }

  @Test func saysWhatAppsRead() {
    let address = OneTimePassword.address(
      secret: Self.secret, account: "zoë+run@example.com", issuer: "Fieldday")
    #expect(
      address == "otpauth://totp/Fieldday:zo%C3%AB%2Brun%40example.com"
        + "?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Fieldday"
        + "&algorithm=SHA1&digits=6&period=30")
  }

  @Test func recoveryCodesReadAsTyped() {
    let code = RecoveryCode(random: Array(0..<10))
    #expect(code.text == "AAAQ-EAYE-AUDA-OCAJ")
    for typed in [
      code.text, code.text.lowercased(), code.text.replacing("-", with: ""),
      " " + code.text.replacing("-", with: " ") + "\n",
    ] {
      #expect(RecoveryCode(typed).hash == code.hash)
    }
    #expect(RecoveryCode("").hash != code.hash)
  }
}
