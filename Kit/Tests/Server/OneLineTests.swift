import Server
import Testing

@Suite struct OneLineTests {
  @Test(arguments: [
    ("", ""),
    ("A run in the rain", "A run in the rain"),
    ("오늘은 비 🏃‍♀️ é", "오늘은 비 🏃‍♀️ é"),
    ("one\ntwo\r\n\nthree\n", "one / two / three"),
    ("one\u{2028}two\u{85}three", "one / two / three"),
    ("b\u{1B}[2J.fit", "b\u{FFFD}[2J.fit"),
    ("a\tb\u{7}\u{8}\u{7F}\u{9B}c\u{0}", "a\u{FFFD}b\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}c\u{FFFD}"),
  ])
  func nothingMovesTheCursor(_ text: String, _ line: String) {
    #expect(text.onOneLine == line)
  }
}
