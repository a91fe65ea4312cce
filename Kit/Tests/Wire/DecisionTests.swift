import Testing
import Wire

/// What RFC 8259 leaves to the reader, as `JSON.parse` documents it.
@Suite("What the standard leaves open")
struct DecisionTests {
  @Test func minusZeroIsTheIntegerZero() throws {
    #expect(try JSON.parse("-0") == .integer(0))
    #expect(try JSON.parse("-0").text == "0")
  }

  @Test func minusZeroWithAFractionKeepsItsSign() throws {
    guard case .number(let zero) = try JSON.parse("-0.0") else {
      Issue.record("not a number")
      return
    }
    #expect(zero.sign == .minus)
    #expect(try JSON.parse("-0.0").text == "-0.0")
  }

  @Test func anIntegerBeyond64BitsIsTheNearestDouble() throws {
    #expect(try JSON.parse("9223372036854775807") == .integer(.max))
    #expect(try JSON.parse("9223372036854775808") == .number(9.223372036854775808e18))
    let digits = String(repeating: "9", count: 300)
    #expect(try JSON.parse(digits) == .number(1e300))
  }

  @Test func anIntegerWrittenWithFractionOrExponentIsNotAnInteger() throws {
    #expect(try JSON.parse("1.0") == .number(1))
    #expect(try JSON.parse("1e2") == .number(100))
  }

  @Test(arguments: ["1e-400", "123.456e-789", "0.1e-99999999999999999999999", "1e-325"])
  func aNumberTooSmallIsZero(_ text: String) throws {
    #expect(try JSON.parse(text) == .number(0))
  }

  @Test func moreDigitsThanADoubleHoldsAreRounded() throws {
    #expect(try JSON.parse("0.1000000000000000055511151231257827") == .number(0.1))
    #expect(try JSON.parse("3.14159265358979323846264338327950288") == .number(.pi))
    // Just above the middle between two doubles: only exact arithmetic gets this right.
    #expect(
      try JSON.parse("9007199254740993.00000000000000000000000001")
        == .number(9_007_199_254_740_994))
  }

  @Test func aNumberMayBeLong() throws {
    let digits = "0." + String(repeating: "3", count: 100_000)
    #expect(try JSON.parse(digits) == .number(1.0 / 3))
  }

  @Test func namesAreComparedAfterUnescapingButNotNormalised() throws {
    #expect(
      syntaxError(Array(#"{"\u0061":1,"a":2}"#.utf8))?.reason
        == .syntax(.duplicateName, offset: 12))
    let composed = try JSON.parse("{\"\u{E9}\":1,\"e\u{301}\":2}")
    #expect(composed["\u{E9}"] == .integer(1))
    #expect(composed["e\u{301}"] == .integer(2))
    #expect(composed["E\u{301}"] == nil)
  }

  /// Names are compared one by one at first, from 16 on by a table: both must find every
  /// repetition.
  @Test(arguments: [1, 2, 15, 16, 17, 18, 40, 1000])
  func aRepeatedNameIsFoundAnywhere(count: Int) throws {
    let members = (0..<count).map { index in "\"k\(index)\":0" }
    let whole = "{" + members.joined(separator: ",")
    let value = try JSON.parse(whole + "}")
    #expect(value == .object((0..<count).map { index in JSON.Member("k\(index)", .integer(0)) }))
    for index in Set([0, count / 2, count - 1]) {
      let error = syntaxError(Array((whole + ",\"k\(index)\":1}").utf8))
      let offset = whole.utf8.count + 1
      #expect(error == WireError(.syntax(.duplicateName, offset: offset), path: "/k\(index)"))
    }
  }

  @Test func canonicallyEquivalentNamesStayApartInLargeObjects() throws {
    let members = (0..<30).map { index in "\"k\(index)\":0" } + ["\"\u{E9}\":1", "\"e\u{301}\":2"]
    let value = try JSON.parse("{" + members.joined(separator: ",") + "}")
    #expect(value["e\u{301}"] == .integer(2))
  }

  @Test func aByteOrderMarkIsKeptInsideAStringOnly() throws {
    #expect(try JSON.parse("\"\u{FEFF}\"") == "\u{FEFF}")
    #expect(
      syntaxError([0xEF, 0xBB, 0xBF, 0x30])?.reason == .syntax(.unexpectedCharacter, offset: 0))
  }

  @Test func noncharactersAndNULAreKept() throws {
    let codes: [UInt32] = [0, 0xFDD0, 0xFFFE, 0x10FFFE]
    let kept = String(String.UnicodeScalarView(codes.compactMap { code in UnicodeScalar(code) }))
    #expect(kept.unicodeScalars.count == 4)
    #expect(try JSON.parse(#""\u0000\uFDD0\uFFFE\uDBFF\uDFFE""#) == .string(kept))
  }

  @Test func aTextMayBeAScalar() throws {
    #expect(try JSON.parse("\"a\"") == "a")
    #expect(try JSON.parse("7") == .integer(7))
  }
}
