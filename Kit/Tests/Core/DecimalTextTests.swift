import Core
import Testing

@Suite("Decimal numbers as text")
struct DecimalTextTests {
  @Test(
    "what is a number",
    arguments: [
      ("0", 0.0), ("-0.5", -0.5), ("+7", 7), (".25", 0.25), ("3.", 3), (" \n12.5\t", 12.5),
      ("1.26978E2", 126.978), ("5e-3", 0.005), ("1e+2", 100), ("007", 7),
      ("126.9779692", 126.9779692),
      ("123456789012345678", 1.23456789012345e17), ("0.1234567890123456789", 0.123456789012345),
      ("1e22", 1e22), ("0e-99", 0),
    ])
  func numbers(text: String, expected: Double) {
    #expect(DecimalText.value(Array(text.utf8)) == expected)
  }

  @Test(
    "what is none",
    arguments: [
      "", " ", "-", "+", ".", "-.", "1.2.3", "1,5", "1 2", "--1", "+-1", "e5", "1e", "1e-", "1e100",
      "1e1.0", "0x10", "NaN", "INF", "inf", "1f", "١", String(repeating: "1", count: 41),
    ])
  func none(text: String) { #expect(DecimalText.value(Array(text.utf8)) == nil) }

  @Test(
    "a fixed number of decimals, half away from zero",
    arguments: [
      (0.0, 0, "0"), (0.5, 0, "1"), (-0.5, 0, "-1"), (1.5, 0, "2"), (2.5, 0, "3"),
      (0.125, 2, "0.13"),
      (-0.125, 2, "-0.13"), (0.995, 0, "1"), (9.9996, 3, "10.000"), (-9.9996, 3, "-10.000"),
      (51.5, 7, "51.5000000"), (-0.12, 7, "-0.1200000"), (-0.0001, 3, "0.000"), (-0.0, 2, "0.00"),
      (1e17, 1, "100000000000000000.0"), (1.25, -3, "1"), (1.25, 20, "1.250000000"),
    ])
  func text(value: Double, decimals: Int, expected: String) {
    #expect(DecimalText.text(value, decimals: decimals) == expected)
  }

  @Test(
    "what cannot be written is not",
    arguments: [Double.nan, .infinity, -.infinity, 1e18, -1e18, .greatestFiniteMagnitude])
  func unwritable(value: Double) {
    #expect(DecimalText.text(value, decimals: 2) == nil)
    var bytes: [UInt8] = [1]
    #expect(!DecimalText.append(value, decimals: 2, to: &bytes))
    #expect(bytes == [1])
  }

  @Test("without the last zeros")
  func short() {
    func short(_ value: Double) -> String {
      var bytes: [UInt8] = []
      DecimalText.append(value, decimals: 3, isShort: true, to: &bytes)
      return String(decoding: bytes, as: UTF8.self)
    }
    #expect(
      [0, 12, 12.5, 12.505, -0.25, 100].map(short) == ["0", "12", "12.5", "12.505", "-0.25", "100"])
  }

  @Test("whole numbers, filled with zeros")
  func whole() {
    func whole(_ value: Int64, _ width: Int) -> String {
      var bytes: [UInt8] = [UInt8(ascii: "x")]
      DecimalText.append(value, width: width, to: &bytes)
      return String(decoding: bytes, as: UTF8.self)
    }
    #expect(whole(0, 0) == "x0")
    #expect(whole(7, 3) == "x007")
    #expect(whole(1_234, 2) == "x1234")
    #expect(whole(-5, 1) == "x0")
    #expect(whole(.max, 1) == "x9223372036854775807")
  }

  @Test(
    "whole numbers with their sign",
    arguments: [0, 1, 9, 10, -1, -10, 99, 100, 101, -1_000_000, 123_456_789, .max, .min])
  func signed(value: Int) {
    var bytes: [UInt8] = [UInt8(ascii: "x")]
    DecimalText.append(value, to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == "x" + String(value))
  }

  @Test("degrees come back, and others read the same number")
  func back() throws {
    var state: UInt64 = 7
    for _ in 0..<2_000 {
      state = mixed(state &+ 0x9E37_79B9_7F4A_7C15)
      let degrees = Double(Int64(truncatingIfNeeded: state) % 1_800_000_000) / 1e7 + 0.000_000_03
      let text = try #require(DecimalText.text(degrees, decimals: 7))
      let read = try #require(DecimalText.value(Array(text.utf8)))
      #expect(abs(read - degrees) <= 0.51e-7)
      #expect(read == Double(text))
    }
  }
}
