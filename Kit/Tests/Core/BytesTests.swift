import Core
import Testing

@Suite struct BytesTests {
  /// Every pair of texts of all lengths around the eight bytes compared at a time.
  @Test func `agrees with a comparison byte by byte`() {
    let pieces = ["a", "b", "é", "e\u{301}", "한", "\u{0}"]
    var texts = [""]
    for length in 1...3 {
      for first in pieces {
        for last in pieces {
          texts.append(first + String(repeating: "x", count: length * 4) + last)
          texts.append(String(repeating: first, count: length) + last)
        }
      }
    }
    for a in texts {
      for b in texts { #expect(sameBytes(a, b) == (Array(a.utf8) == Array(b.utf8))) }
    }
  }

  @Test func `canonically equivalent spellings are not the same`() {
    #expect("é" == "e\u{301}")
    #expect(!sameBytes("é", "e\u{301}"))
  }
}
