import Freestanding
import Testing

/// What reads numbers in the browser in the C library's place.
@Suite("Numbers are read in the browser as they are natively")
struct BrowserNumberTests {
  private struct Read: Equatable {
    let bits: UInt64
    /// How many bytes were no part of it.
    let rest: Int
  }

  private func read(_ text: String) -> Read? {
    var number = 0.0
    return text.withCString { start in
      freestanding_number(start, &number).map { end in
        Read(bits: number.bitPattern, rest: text.utf8.count - (end - start))
      }
    }
  }

  private func isRead(_ text: String) -> Bool {
    Double(text).map { number in Read(bits: number.bitPattern, rest: 0) } == read(text)
  }

  @Test(
    "the smallest, the largest, halves between two and what is beyond",
    arguments: [
      "0", "-0", "0e999999999999", "1", "-1.5e3", "00001.5", "1e22", "1e23", "0.1",
      "9007199254740993", "9007199254740992.5", "123456789012345678901234567890",
      "2.2250738585072011e-308", "2.2250738585072014e-308", "4.9406564584124654e-324",
      "1.7976931348623157e308", "1.7976931348623158e308", "1.797693134862315807e308",
    ])
  func edges(_ text: String) {
    #expect(isRead(text))
  }

  @Test("a digit after thousands still decides")
  func long() {
    let half = "9007199254740993." + String(repeating: "0", count: 2_000)
    #expect(isRead(half) && isRead(half + "1") && read(half) != read(half + "1"))
    #expect(isRead("0." + String(repeating: "0", count: 400) + "1e401"))
  }

  @Test("what is too large is infinite, and too small nothing")
  func beyond() {
    let infinity = Read(bits: Double.infinity.bitPattern, rest: 0)
    for text in ["1e309", "1.7976931348623159e308", "1e99999999999999999999"] {
      #expect(read(text) == infinity)
    }
    for text in ["1e-400", "2e-324", "1e-99999999999999999999"] {
      #expect(read(text) == Read(bits: 0, rest: 0))
    }
    // The half of the smallest there is.
    #expect(read("2.4703282292062327e-324") == Read(bits: 0, rest: 0))
    #expect(read("2.4703282292062328e-324") == Read(bits: 1, rest: 0))
  }

  @Test("it ends where a number does")
  func ends() {
    for text in ["", ".", "-", "e5", "x1"] { #expect(read(text) == nil) }
    #expect(read("1.5e3x") == Read(bits: 1_500.0.bitPattern, rest: 1))
    #expect(read("1e") == Read(bits: 1.0.bitPattern, rest: 1))
    #expect(read("1e+") == Read(bits: 1.0.bitPattern, rest: 2))
    #expect(read("0x10") == Read(bits: 0, rest: 3))
  }

  @Test("any number, with any number of digits")
  func any() {
    var random = Seeded(31)
    for _ in 0..<20_000 {
      let number = Double(bitPattern: random.next())
      guard number.isFinite else { continue }
      #expect(isRead(number.description))
      let digits = String(random.next()) + "." + String(random.next())
      #expect(isRead(digits + "e" + String(Int.random(in: -325...280, using: &random))))
    }
  }
}
