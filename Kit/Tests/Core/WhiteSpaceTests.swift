import Core
import Testing

@Test("White space is what Unicode calls so")
func whiteSpace() {
  let differing = (0...0x10_FFFF as ClosedRange<UInt32>).filter { value in
    guard let scalar = Unicode.Scalar(value) else { return false }
    return scalar.isSpace != scalar.properties.isWhitespace
  }
  #expect(differing.isEmpty)
}

@Test("A character is white space as its first scalar is")
func whiteSpaceOfCharacters() {
  for character in " \t\r\n\u{A0}\u{3000}가a1." as String {
    #expect(character.isSpace == character.isWhitespace)
  }
  let crossed: Character = " \u{301}"
  #expect(crossed.isSpace && crossed.isWhitespace)
}
