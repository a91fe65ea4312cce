import Testing
import Wire

@Suite("Writing")
struct WriterTests {
  static let texts: [(JSON, String)] = [
    (.null, "null"),
    (.bool(true), "true"),
    (.bool(false), "false"),
    (.integer(0), "0"),
    (.integer(-7), "-7"),
    (.integer(.max), "9223372036854775807"),
    (.integer(.min), "-9223372036854775808"),
    (.number(0.1), "0.1"),
    (.number(1), "1.0"),
    (.number(-2.5), "-2.5"),
    (.number(-0.0), "-0.0"),
    (.number(1e300), "1e+300"),
    (.number(.leastNonzeroMagnitude), "5e-324"),
    (.number(.infinity), "null"),
    (.number(-.infinity), "null"),
    (.number(.nan), "null"),
    (.array([]), "[]"),
    (.array([.null]), "[null]"),
    (.array([.integer(1), .array([]), .object([])]), "[1,[],{}]"),
    (.object([]), "{}"),
    (object(["b": .integer(1), "a": .array([.bool(true)])]), #"{"b":1,"a":[true]}"#),
    (object(["a\"b": "c"]), #"{"a\"b":"c"}"#),
    ("", #""""#),
    ("\"\\", #""\"\\""#),
    ("/", #""/""#),
    ("<script>&'", #""<script>&'""#),
    ("\u{8}\u{9}\u{A}\u{C}\u{D}", #""\b\t\n\f\r""#),
    (
      "\u{0}\u{1}\u{B}\u{E}\u{F}\u{10}\u{1B}\u{1F}",
      #""\u0000\u0001\u000b\u000e\u000f\u0010\u001b\u001f""#
    ),
    ("a\u{1}b\nc", #""a\u0001b\nc""#),
    ("\u{7F}\u{80}\u{2028}\u{2029}\u{FEFF}", "\"\u{7F}\u{80}\u{2028}\u{2029}\u{FEFF}\""),
    ("e\u{301} 친구 😀", "\"e\u{301} 친구 😀\""),
  ]

  @Test(arguments: texts)
  func isWritten(_ value: JSON, _ text: String) {
    #expect(Array(value.text.utf8) == Array(text.utf8))
    #expect(value.bytes == Array(text.utf8))
  }

  @Test func everyControlCharacterIsEscaped() throws {
    for code in UInt8.min..<0x20 {
      let string = "x" + String(UnicodeScalar(code)) + "y"
      let bytes = JSON.string(string).bytes
      #expect(bytes.allSatisfy { byte in byte >= 0x20 })
      #expect(try JSON.parse(bytes) == .string(string))
    }
  }

  @Test func everyScalarComesBack() throws {
    var scalars = String.UnicodeScalarView()
    for code in UInt32(0)...0x10FFFF {
      guard let scalar = UnicodeScalar(code) else { continue }
      if code < 0x3000 || code % 97 == 0 || code & 0xFFFF > 0xFFF0 { scalars.append(scalar) }
    }
    let string = String(scalars)
    guard case .string(let back) = try JSON.parse(JSON.string(string).bytes) else {
      Issue.record("not a string")
      return
    }
    #expect(Array(back.utf8) == Array(string.utf8))
  }

  @Test func doublesComeBackBitForBit() throws {
    var random = Seeded(1)
    for _ in 0..<20_000 {
      let number = Double(bitPattern: random.next())
      guard number.isFinite else { continue }
      guard case .number(let back) = try JSON.parse(JSON.number(number).bytes) else {
        Issue.record("\(number) does not come back as a number")
        continue
      }
      #expect(back.bitPattern == number.bitPattern)
    }
  }

  @Test func decimalsOfEverydayLengthComeBackBitForBit() throws {
    var random = Seeded(2)
    for _ in 0..<20_000 {
      let digits = Int64(random.next() >> UInt64(random.below(50) + 10))
      let places = random.below(25)
      let text = "\(digits)e-\(places)"
      guard case .number(let number) = try JSON.parse(text) else {
        Issue.record("\(text) is not a number")
        continue
      }
      #expect(number == Double(text))
    }
  }
}
