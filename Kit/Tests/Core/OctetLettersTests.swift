import Core
import Testing

@Suite("Octets as letters")
struct OctetLettersTests {
  @Test(
    "as in RFC 4648 §10",
    arguments: [
      ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
      ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
    ])
  func vectors(plain: String, text: String) {
    let octets = Array(plain.utf8)
    #expect(OctetLetters.text(octets[...]) == text)
    #expect(OctetLetters.letters(octets[...]) == Array(text.utf8))
    #expect(OctetLetters.octets(text) == octets)
  }

  @Test(
    "nothing else is read",
    arguments: ["Z", "Zg=", "Zg==Zg==", "Z===", "====", "Zh==", "Zm9=", "Zm 9v", "Zm9vé"])
  func wrong(text: String) {
    #expect(OctetLetters.octets(text) == nil)
  }

  @Test func aPartOfOctetsIsWrittenAndReadBack() {
    let all = (0...255).map { octet in UInt8(octet) }
    #expect(OctetLetters.octets(OctetLetters.text(all[...])) == all)
    #expect(OctetLetters.octets(OctetLetters.text(all[5..<250])) == Array(all[5..<250]))
  }
}
