import Testing
import Wire

@Suite("Texts that are not JSON")
struct RejectedTests {
  static let all =
    RejectedTexts.structure + RejectedTexts.words + RejectedTexts.numbers + RejectedTexts.strings
    + RejectedTexts.encodings + RejectedTexts.paths

  @Test(arguments: all)
  func isRefusedWithPlaceAndReason(_ text: RejectedText) {
    #expect(syntaxError(text.bytes) == text.error)
  }

  @Test(arguments: all)
  func isRefusedInsideAnArray(_ text: RejectedText) throws {
    // The same fault at the same byte of the element, unless it was that the text went on or
    // ended.
    guard case .syntax(let fault, let offset) = text.error.reason else { return }
    guard fault != .trailingData, fault != .unexpectedEnd else { return }
    let error = WireError(.syntax(fault, offset: offset + 3), path: "/1" + text.error.path)
    #expect(syntaxError(Array("[0,".utf8) + text.bytes) == error)
  }

  @Test func thereAreEnough() { #expect(Self.all.count >= 180) }

  @Test(arguments: AcceptedTexts.all)
  func everyTextCutShortIsRefused(_ text: AcceptedText) {
    // Wrapped, so that no beginning is a text itself.
    let whole = [UInt8(ascii: "[")] + text.bytes + [UInt8(ascii: "]")]
    for count in whole.indices {
      guard let error = syntaxError(Array(whole.prefix(count))) else {
        Issue.record("the first \(count) bytes are taken")
        continue
      }
      #expect(error.reason == .syntax(.unexpectedEnd, offset: count))
    }
  }

  @Test(arguments: AcceptedTexts.all)
  func nothingMayFollow(_ text: AcceptedText) {
    let offset = text.bytes.count + 1
    for more in ["]", "}", ",", ":", "\"", "null", "#", "\u{B}"] {
      let bytes = text.bytes + Array(" ".utf8) + Array(more.utf8)
      let error = WireError(.syntax(.trailingData, offset: offset), path: "")
      #expect(syntaxError(bytes) == error)
    }
  }
}

enum RejectedTexts {
  static let structure: [RejectedText] = [
    // Nothing at all.
    RejectedText("", .unexpectedEnd, 0),
    RejectedText(" ", .unexpectedEnd, 1),
    RejectedText("\n\t\r ", .unexpectedEnd, 4),
    // More than one value.
    RejectedText("1 2", .trailingData, 2),
    RejectedText("[][]", .trailingData, 2),
    RejectedText("{}{}", .trailingData, 2),
    RejectedText("[]]", .trailingData, 2),
    RejectedText("{}}", .trailingData, 2),
    RejectedText("[],", .trailingData, 2),
    RejectedText("\"a\"\"b\"", .trailingData, 3),
    RejectedText("\"a\":1", .trailingData, 3),
    RejectedText("1,", .trailingData, 1),
    RejectedText("[1]x", .trailingData, 3),
    RejectedText("{\"a\":1}#", .trailingData, 7),
    RejectedText("{} /* */", .trailingData, 3),
    RejectedText("[]\u{0}", .trailingData, 2),
    // Arrays.
    RejectedText("[", .unexpectedEnd, 1, in: "/0"),
    RejectedText("[ ", .unexpectedEnd, 2, in: "/0"),
    RejectedText("]", .unexpectedCharacter, 0),
    RejectedText("[1", .unexpectedEnd, 2),
    RejectedText("[1,", .unexpectedEnd, 3, in: "/1"),
    RejectedText("[,", .unexpectedCharacter, 1, in: "/0"),
    RejectedText("[,]", .unexpectedCharacter, 1, in: "/0"),
    RejectedText("[1,]", .unexpectedCharacter, 3, in: "/1"),
    RejectedText("[1,,2]", .unexpectedCharacter, 3, in: "/1"),
    RejectedText("[,1]", .unexpectedCharacter, 1, in: "/0"),
    RejectedText("[1 2]", .unexpectedCharacter, 3),
    RejectedText("[1 true]", .unexpectedCharacter, 3),
    RejectedText("[1:2]", .unexpectedCharacter, 2),
    RejectedText("[\"a\":1]", .unexpectedCharacter, 4),
    RejectedText("[1;2]", .unexpectedCharacter, 2),
    RejectedText("[1}", .unexpectedCharacter, 2),
    RejectedText("[}", .unexpectedCharacter, 1, in: "/0"),
    RejectedText("[[]", .unexpectedEnd, 3),
    RejectedText("[\"a\"[]]", .unexpectedCharacter, 4),
    RejectedText("[[],", .unexpectedEnd, 4, in: "/1"),
    RejectedText("[*]", .unexpectedCharacter, 1, in: "/0"),
    RejectedText("[a]", .unexpectedCharacter, 1, in: "/0"),
    RejectedText("[\u{C}]", .unexpectedCharacter, 1, in: "/0"),
    RejectedText("[1\u{B}]", .unexpectedCharacter, 2),
    RejectedText("[1\u{A0}]", .unexpectedCharacter, 2),
    RejectedText("[1,\u{2003}2]", .unexpectedCharacter, 3, in: "/1"),
    RejectedText("[\u{2060}]", .unexpectedCharacter, 1, in: "/0"),
    RejectedText("[<null>]", .unexpectedCharacter, 1, in: "/0"),
    RejectedText("[1,// two\n2]", .unexpectedCharacter, 3, in: "/1"),
    RejectedText("[1 # one\n]", .unexpectedCharacter, 3),
    RejectedText("[(1)]", .unexpectedCharacter, 1, in: "/0"),
    RejectedText("\\n[]", .unexpectedCharacter, 0),
    // Objects.
    RejectedText("{", .unexpectedEnd, 1),
    RejectedText("}", .unexpectedCharacter, 0),
    RejectedText("{ ", .unexpectedEnd, 2),
    RejectedText("{]", .unexpectedCharacter, 1),
    RejectedText("{,", .unexpectedCharacter, 1),
    RejectedText("{,\"a\":1}", .unexpectedCharacter, 1),
    RejectedText("{\"a\"", .unexpectedEnd, 4, in: "/a"),
    RejectedText("{\"a\" ", .unexpectedEnd, 5, in: "/a"),
    RejectedText("{\"a\":", .unexpectedEnd, 5, in: "/a"),
    RejectedText("{\"a\":1", .unexpectedEnd, 6),
    RejectedText("{\"a\":1,", .unexpectedEnd, 7),
    RejectedText("{\"a\"}", .unexpectedCharacter, 4, in: "/a"),
    RejectedText("{\"a\":}", .unexpectedCharacter, 5, in: "/a"),
    RejectedText("{\"a\":1,}", .unexpectedCharacter, 7),
    RejectedText("{\"a\":1,,}", .unexpectedCharacter, 7),
    RejectedText("{\"a\":1,,\"b\":2}", .unexpectedCharacter, 7),
    RejectedText("{\"a\",1}", .unexpectedCharacter, 4, in: "/a"),
    RejectedText("{\"a\" 1}", .unexpectedCharacter, 5, in: "/a"),
    RejectedText("{\"a\"=1}", .unexpectedCharacter, 4, in: "/a"),
    RejectedText("{\"a\"::1}", .unexpectedCharacter, 5, in: "/a"),
    RejectedText("{:1}", .unexpectedCharacter, 1),
    RejectedText("{a:1}", .unexpectedCharacter, 1),
    RejectedText("{'a':1}", .unexpectedCharacter, 1),
    RejectedText("{1:1}", .unexpectedCharacter, 1),
    RejectedText("{null:1}", .unexpectedCharacter, 1),
    RejectedText("{[]:1}", .unexpectedCharacter, 1),
    RejectedText("{\"a\":1]", .unexpectedCharacter, 6),
    RejectedText("{\"a\":1 \"b\":2}", .unexpectedCharacter, 7),
    RejectedText("{\"a\":1;\"b\":2}", .unexpectedCharacter, 6),
    RejectedText("{\"a\":1:2}", .unexpectedCharacter, 6),
    RejectedText("{\"a\":1,2}", .unexpectedCharacter, 7),
    RejectedText("{\"a\":1,null}", .unexpectedCharacter, 7),
    RejectedText("{\"a\":\"b\",\"c\"", .unexpectedEnd, 12, in: "/c"),
    RejectedText("{\"a\"/**/:1}", .unexpectedCharacter, 4, in: "/a"),
    RejectedText("{\"a\":/**/1}", .unexpectedCharacter, 5, in: "/a"),
    // The same name twice.
    RejectedText("{\"a\":1,\"a\":1}", .duplicateName, 7, in: "/a"),
    RejectedText("{\"a\":1,\"b\":2,\"a\":3}", .duplicateName, 13, in: "/a"),
    RejectedText("{\"\":0,\"\":0}", .duplicateName, 6, in: "/"),
    RejectedText("{\"a\":0, \"\\u0061\":0}", .duplicateName, 8, in: "/a"),
    RejectedText("{\"é\":0,\"\\u00e9\":0}", .duplicateName, 8, in: "/é"),
    RejectedText("[{},{\"x\":{\"a\":1,\"a\":2}}]", .duplicateName, 16, in: "/1/x/a"),
    RejectedText("{\"a\":1,\"a\"", .duplicateName, 7, in: "/a"),
  ]

  static let words: [RejectedText] = [
    RejectedText("n", .unexpectedEnd, 1),
    RejectedText("nul", .unexpectedEnd, 3),
    RejectedText("tru", .unexpectedEnd, 3),
    RejectedText("fals", .unexpectedEnd, 4),
    RejectedText("nill", .unexpectedCharacter, 1),
    RejectedText("nulL", .unexpectedCharacter, 3),
    RejectedText("Null", .unexpectedCharacter, 0),
    RejectedText("NULL", .unexpectedCharacter, 0),
    RejectedText("True", .unexpectedCharacter, 0),
    RejectedText("TRUE", .unexpectedCharacter, 0),
    RejectedText("tRue", .unexpectedCharacter, 1),
    RejectedText("trye", .unexpectedCharacter, 2),
    RejectedText("falsy", .unexpectedCharacter, 4),
    RejectedText("truely", .trailingData, 4),
    RejectedText("nulls", .trailingData, 4),
    RejectedText("null0", .trailingData, 4),
    RejectedText("[truefalse]", .unexpectedCharacter, 5),
    RejectedText("[nul]", .unexpectedCharacter, 4, in: "/0"),
    RejectedText("undefined", .unexpectedCharacter, 0),
    RejectedText("yes", .unexpectedCharacter, 0),
    RejectedText("nu ll", .unexpectedCharacter, 2),
  ]

  static let paths: [RejectedText] = [
    RejectedText("{\"a\":[1,{\"b\":x}]}", .unexpectedCharacter, 13, in: "/a/1/b"),
    RejectedText("{\"a\":[1,{\"b\":1]}", .unexpectedCharacter, 14, in: "/a/1"),
    RejectedText("{\"a\":[1,{\"b\":1}}", .unexpectedCharacter, 15, in: "/a"),
    RejectedText("{\"a/b\":{\"m~n\":!}}", .unexpectedCharacter, 14, in: "/a~1b/m~0n"),
    RejectedText("{\"~1\":!}", .unexpectedCharacter, 6, in: "/~01"),
    RejectedText("{\"\":{\"\":!}}", .unexpectedCharacter, 8, in: "//"),
    RejectedText("{\"\\u0041\":!}", .unexpectedCharacter, 10, in: "/A"),
    RejectedText("[[],[[],[!]]]", .unexpectedCharacter, 9, in: "/1/1/0"),
    RejectedText("{\"a\":1,\"b\":[],\"c\":-}", .invalidNumber, 19, in: "/c"),
    RejectedText("{\"a\":1,\"b\\q\":1}", .invalidEscape, 9),
    RejectedText("{\"이름\":{\"나이\":01}}", .invalidNumber, 21, in: "/이름/나이"),
  ]
}
