import Testing
import Wire

@Suite("Texts that are JSON")
struct AcceptedTests {
  @Test(arguments: AcceptedTexts.all)
  func isRead(_ text: AcceptedText) throws {
    let value = try JSON.parse(text.bytes)
    #expect(value == text.value)
    #expect(value.bytes == text.value.bytes)
  }

  @Test(arguments: AcceptedTexts.all)
  func isReadTheSameFromAString(_ text: AcceptedText) throws {
    let value = try JSON.parse(String(decoding: text.bytes, as: UTF8.self))
    #expect(value.bytes == text.value.bytes)
  }

  @Test(arguments: AcceptedTexts.all)
  func isReadTheSameInsideAnArray(_ text: AcceptedText) throws {
    let inside = [UInt8(ascii: "[")] + text.bytes + Array(",0]".utf8)
    #expect(try JSON.parse(inside) == .array([text.value, .integer(0)]))
  }

  @Test func thereAreEnough() { #expect(AcceptedTexts.all.count >= 90) }
}

enum AcceptedTexts {
  static let all = words + arrays + objects + strings + escapes + integers + fractions

  static let words: [AcceptedText] = [
    AcceptedText("null", .null),
    AcceptedText("true", .bool(true)),
    AcceptedText("false", .bool(false)),
    AcceptedText(" true", .bool(true)),
    AcceptedText("false ", .bool(false)),
    AcceptedText("\n\r\t null\t\r\n ", .null),
    AcceptedText("\r\n\r\n0\r\n", .integer(0)),
  ]

  static let arrays: [AcceptedText] = [
    AcceptedText("[]", .array([])),
    AcceptedText("[ ]", .array([])),
    AcceptedText("\t[\n]\r", .array([])),
    AcceptedText("[[]]", .array([.array([])])),
    AcceptedText("[[],[]]", .array([.array([]), .array([])])),
    AcceptedText("[null]", .array([.null])),
    AcceptedText("[true,false]", .array([.bool(true), .bool(false)])),
    AcceptedText("[\"\"]", .array([""])),
    AcceptedText("[1 , 2]", .array([.integer(1), .integer(2)])),
    AcceptedText("[ 1,\n2\t]", .array([.integer(1), .integer(2)])),
    AcceptedText("[{}]", .array([.object([])])),
    AcceptedText("[[[[[0]]]]]", .array([.array([.array([.array([.array([.integer(0)])])])])])),
    AcceptedText(
      "[0,\"0\",null,{},[],1.5]",
      .array([.integer(0), "0", .null, .object([]), .array([]), .number(1.5)])),
  ]

  static let objects: [AcceptedText] = [
    AcceptedText("{}", .object([])),
    AcceptedText("{ \n }", .object([])),
    AcceptedText("{\"a\":1}", object(["a": .integer(1)])),
    AcceptedText("{ \"a\" : 1 }", object(["a": .integer(1)])),
    AcceptedText("{\"b\":1,\"a\":2}", object(["b": .integer(1), "a": .integer(2)])),
    AcceptedText("{\"\":null}", object(["": .null])),
    AcceptedText("{\"a\":{\"a\":{}}}", object(["a": object(["a": .object([])])])),
    AcceptedText("{\"a\":1,\"A\":2}", object(["a": .integer(1), "A": .integer(2)])),
    AcceptedText("{\"a\\nb\":\"c\"}", object(["a\nb": "c"])),
    AcceptedText("{\"\\u0061\":[]}", object(["a": .array([])])),
    AcceptedText("{\"a\\u0000\":0}", object(["a\u{0}": .integer(0)])),
    AcceptedText("{\"a/b~c\":0}", object(["a/b~c": .integer(0)])),
    AcceptedText("{\"이름\":\"우정\"}", object(["이름": "우정"])),
    AcceptedText(
      "{\"a\":[{\"b\":[]}],\"c\":{}}",
      object(["a": .array([object(["b": .array([])])]), "c": .object([])])),
    AcceptedText(
      "{\"\u{E9}\":1,\"e\u{301}\":2}", object(["\u{E9}": .integer(1), "e\u{301}": .integer(2)])),
    AcceptedText(
      "{\n\"a\"\n:\n1\n,\n\"b\"\n:\n2\n}", object(["a": .integer(1), "b": .integer(2)])),
  ]

  static let strings: [AcceptedText] = [
    AcceptedText("\"\"", ""),
    AcceptedText("\" \"", " "),
    AcceptedText("\"a\"", "a"),
    AcceptedText("\"a string longer than fifteen octets\"", "a string longer than fifteen octets"),
    AcceptedText("\"'\"", "'"),
    AcceptedText("\"/\"", "/"),
    AcceptedText("\"[1,{}]//*\"", "[1,{}]//*"),
    AcceptedText("\"\u{7F}\"", "\u{7F}"),
    AcceptedText("\"\u{80}\"", "\u{80}"),
    AcceptedText("\"\u{A0}\"", "\u{A0}"),
    AcceptedText("\"\u{7FF}\"", "\u{7FF}"),
    AcceptedText("\"\u{800}\"", "\u{800}"),
    AcceptedText("\"\u{D7FF}\"", "\u{D7FF}"),
    AcceptedText("\"\u{E000}\"", "\u{E000}"),
    AcceptedText("\"\u{FEFF}\"", "\u{FEFF}"),
    AcceptedText("\"\u{FFFD}\"", "\u{FFFD}"),
    AcceptedText("\"\u{FFFF}\"", "\u{FFFF}"),
    AcceptedText("\"\u{10000}\"", "\u{10000}"),
    AcceptedText("\"\u{10FFFF}\"", "\u{10FFFF}"),
    AcceptedText("\"\u{2028}\u{2029}\"", "\u{2028}\u{2029}"),
    AcceptedText("\"친구 👩‍👩‍👧 é\"", "친구 👩‍👩‍👧 é"),
    AcceptedText("\"\u{202E}עברית\"", "\u{202E}עברית"),
  ]

  static let escapes: [AcceptedText] = [
    AcceptedText(#""\"""#, "\""),
    AcceptedText(#""\\""#, "\\"),
    AcceptedText(#""\/""#, "/"),
    AcceptedText(#""\b\f\n\r\t""#, "\u{8}\u{C}\n\r\t"),
    AcceptedText(#""a\nb""#, "a\nb"),
    AcceptedText(#""\\u0041""#, "\\u0041"),
    AcceptedText(#""\\\\n""#, "\\\\n"),
    AcceptedText(#""\u0000""#, "\u{0}"),
    AcceptedText(#""\u001f""#, "\u{1F}"),
    AcceptedText(#""\u0022""#, "\""),
    AcceptedText(#""\u005C""#, "\\"),
    AcceptedText(#""\u007F\u0080""#, "\u{7F}\u{80}"),
    AcceptedText(#""\u07ff\u0800""#, "\u{7FF}\u{800}"),
    AcceptedText(#""\uD7FF\uE000""#, "\u{D7FF}\u{E000}"),
    AcceptedText(#""\uabCD\uAbcD""#, "\u{ABCD}\u{ABCD}"),
    AcceptedText(#""\uFFFE\uffff""#, "\u{FFFE}\u{FFFF}"),
    AcceptedText(#""\uFEFF""#, "\u{FEFF}"),
    AcceptedText(#""\ud800\udc00""#, "\u{10000}"),
    AcceptedText(#""\uDBFF\uDFFF""#, "\u{10FFFF}"),
    AcceptedText(#""\uD83D\ude00!""#, "😀!"),
    AcceptedText(#""x\uD83D\uDE00\uD83D\uDE01y""#, "x😀😁y"),
    AcceptedText("\"é\\u00e9é\"", "ééé"),
    AcceptedText(#""e\u0301""#, "e\u{301}"),
    AcceptedText(#""\u2028\u2029""#, "\u{2028}\u{2029}"),
  ]

  static let integers: [AcceptedText] = [
    AcceptedText("0", .integer(0)),
    AcceptedText("-0", .integer(0)),
    AcceptedText("1", .integer(1)),
    AcceptedText("-1", .integer(-1)),
    AcceptedText("10", .integer(10)),
    AcceptedText("1234567890", .integer(1_234_567_890)),
    AcceptedText("9007199254740993", .integer(9_007_199_254_740_993)),
    AcceptedText("9223372036854775807", .integer(.max)),
    AcceptedText("-9223372036854775808", .integer(.min)),
    AcceptedText("9223372036854775808", .number(0x1p63)),
    AcceptedText("-9223372036854775809", .number(-0x1p63)),
    AcceptedText("18446744073709551615", .number(0x1p64)),
    AcceptedText("18446744073709551616", .number(0x1p64)),
    AcceptedText("100000000000000000000", .number(1e20)),
  ]

  static let fractions: [AcceptedText] = [
    AcceptedText("0.0", .number(0)),
    AcceptedText("-0.0", .number(-0.0)),
    AcceptedText("-0e1", .number(-0.0)),
    AcceptedText("1.0", .number(1)),
    AcceptedText("0.5", .number(0.5)),
    AcceptedText("-1.25", .number(-1.25)),
    AcceptedText("3.141592653589793", .number(.pi)),
    AcceptedText("0.1", .number(0.1)),
    AcceptedText("0.30000000000000004", .number(0.1 + 0.2)),
    AcceptedText("1e0", .number(1)),
    AcceptedText("1E2", .number(100)),
    AcceptedText("1e+2", .number(100)),
    AcceptedText("1E-2", .number(0.01)),
    AcceptedText("0e0", .number(0)),
    AcceptedText("0e999", .number(0)),
    AcceptedText("1e007", .number(1e7)),
    AcceptedText("12.5e-1", .number(1.25)),
    AcceptedText("1e22", .number(1e22)),
    AcceptedText("1e23", .number(1e23)),
    AcceptedText("9007199254740993.0", .number(9_007_199_254_740_992)),
    AcceptedText("5e-324", .number(.leastNonzeroMagnitude)),
    AcceptedText("2.2250738585072014e-308", .number(.leastNormalMagnitude)),
    AcceptedText("2.2250738585072011e-308", .number(Double.leastNormalMagnitude.nextDown)),
    AcceptedText("1.7976931348623157e308", .number(.greatestFiniteMagnitude)),
    AcceptedText("-1.7976931348623157E+308", .number(-.greatestFiniteMagnitude)),
    AcceptedText("0." + String(repeating: "0", count: 300) + "1", .number(1e-301)),
  ]
}
