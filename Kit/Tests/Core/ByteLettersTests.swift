import Core
import Testing

@Suite("Bytes as letters")
struct ByteLettersTests {
  @Test(
    "as in RFC 4648 §10",
    arguments: [
      ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
      ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
    ])
  func vectors(plain: String, text: String) {
    let bytes = Array(plain.utf8)
    #expect(ByteLetters.text(bytes[...]) == text)
    #expect(ByteLetters.letters(bytes[...]) == Array(text.utf8))
    #expect(ByteLetters.bytes(text) == bytes)
  }

  @Test(
    "nothing else is read",
    arguments: ["Z", "Zg=", "Zg==Zg==", "Z===", "====", "Zh==", "Zm9=", "Zm 9v", "Zm9vé"])
  func wrong(text: String) {
    #expect(ByteLetters.bytes(text) == nil)
  }

  @Test func aPartOfBytesIsWrittenAndReadBack() {
    let all = (0...255).map { byte in UInt8(byte) }
    #expect(ByteLetters.bytes(ByteLetters.text(all[...])) == all)
    #expect(ByteLetters.bytes(ByteLetters.text(all[5..<250])) == Array(all[5..<250]))
  }
}
