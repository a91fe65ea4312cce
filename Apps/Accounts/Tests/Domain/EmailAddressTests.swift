import AccountsDomain
import Testing

@Suite("Email addresses: the addresses of specification §3.1 under our rules, and §42's masking")
struct EmailAddressTests {
  /// The table's addresses. Ours are the rules of mail itself, as in the first generation, with
  /// plus signs, other scripts and any domain.
  @Test(arguments: [
    ("abc@gmail.com", nil), ("runner@naver.com", nil), ("a.b-c_d@nate.com", nil),
    ("a..b@gmail.com", EmailAddress.Fault.badLocalPart), ("ab+run@gmail.com", nil),
    (".abc@gmail.com", .badLocalPart), ("abc_@gmail.com", nil), ("-abc@gmail.com", nil),
    ("abc.@gmail.com", .badLocalPart), ("한글abc@gmail.com", nil), ("user@example.org", nil),
    ("@abc@gmail.com", .badLocalPart), (String(repeating: "a", count: 65) + "@x.io", .tooLong),
    (String(repeating: "a", count: 64) + "@x.io", nil), ("", .empty), ("abc", .missingAt),
    ("a b@x.io", .badLocalPart), ("abc@x", .badDomain), ("abc@-x.io", .badDomain),
  ])
  func judges(raw: String, fault: EmailAddress.Fault?) {
    var found: EmailAddress.Fault?
    do throws(EmailAddress.Fault) { _ = try EmailAddress(raw) } catch { found = error }
    #expect(found == fault)
  }

  @Test(arguments: [
    ("abc@x.io", "***@x.io"), ("abcd@x.io", "abc*@x.io"), ("runner@x.com", "run***@x.com"),
    ("a@x.io", "***@x.io"), ("한글이름@x.io", "한글이*@x.io"),
  ])
  func masks(raw: String, masked: String) throws {
    #expect(try EmailAddress(raw).masked == masked)
  }

  @Test(arguments: [" Ana@Example.com ", "ANA@EXAMPLE.COM", "Zoë@example.com"])
  func normalisingTwiceIsNormalisingOnce(raw: String) throws {
    let once = try EmailAddress(raw)
    #expect(try EmailAddress(once.text) == once)
    #expect(try EmailAddress(once.login).login == once.login)
  }
}
