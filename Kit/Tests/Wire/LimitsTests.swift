import Testing
import Wire

@Suite("Limits")
struct LimitsTests {
  private func nested(_ depth: Int) -> String {
    String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
  }

  @Test func theStandardIs64LevelsAndOneMebibyte() {
    #expect(JSONLimits.standard == JSONLimits(depth: 64, bytes: 1_048_576))
    #expect(JSONLimits() == .standard)
  }

  @Test func limitsAreClamped() {
    #expect(JSONLimits(depth: 1_000_000).depth == 512)
    #expect(JSONLimits(depth: -1, bytes: -1) == JSONLimits(depth: 0, bytes: 0))
  }

  @Test(arguments: [1, 2, 64, 511, 512])
  func arraysAreReadToTheDepthAllowed(depth: Int) throws {
    let limits = JSONLimits(depth: depth)
    #expect(try JSON.parse(nested(depth), limits: limits).text == nested(depth))
    let path = String(repeating: "/0", count: depth)
    #expect(
      syntaxError(Array(nested(depth + 1).utf8), limits: limits)
        == WireError(.syntax(.tooDeep, offset: depth), path: path))
  }

  @Test func objectsCountAsArraysDo() {
    let limits = JSONLimits(depth: 2)
    #expect(syntaxError(Array("{\"a\":[],\"b\":{}}".utf8), limits: limits) == nil)
    #expect(
      syntaxError(Array("{\"a\":[],\"b\":{\"c\":[]}}".utf8), limits: limits)
        == WireError(.syntax(.tooDeep, offset: 17), path: "/b/c"))
  }

  @Test func depthZeroAllowsScalarsOnly() throws {
    let limits = JSONLimits(depth: 0)
    #expect(try JSON.parse("1", limits: limits) == .integer(1))
    let error = WireError(.syntax(.tooDeep, offset: 0), path: "")
    #expect(syntaxError(Array("[]".utf8), limits: limits) == error)
    #expect(syntaxError(Array("{}".utf8), limits: limits) == error)
  }

  @Test func widthIsNotDepth() throws {
    let text = "[" + Array(repeating: "[]", count: 10_000).joined(separator: ",") + "]"
    guard case .array(let elements) = try JSON.parse(text, limits: JSONLimits(depth: 2)) else {
      Issue.record("not an array")
      return
    }
    #expect(elements.count == 10_000)
  }

  /// Deep nesting is refused at the limit, however long it goes on, and never exhausts the stack.
  @Test(arguments: ["[", "{\"a\":", "[{\"\":"])
  func endlessNestingIsRefused(opening: String) {
    let bytes = Array(String(repeating: opening, count: 300_000).utf8)
    for depth in [0, 64, 512] {
      let error = syntaxError(bytes, limits: JSONLimits(depth: depth, bytes: .max))
      guard case .syntax(.tooDeep, _) = error?.reason else {
        Issue.record("not refused as too deep")
        continue
      }
    }
  }

  @Test func theSizeIsCheckedBeforeAnythingIsRead() throws {
    let limits = JSONLimits(bytes: 4)
    #expect(try JSON.parse("null", limits: limits) == .null)
    let error = WireError(.syntax(.tooLarge, offset: 4), path: "")
    #expect(syntaxError(Array("null ".utf8), limits: limits) == error)
    #expect(syntaxError(Array("\"é😀".utf8), limits: limits) == error)
    #expect(
      syntaxError([], limits: JSONLimits(bytes: 0))?.reason == .syntax(.unexpectedEnd, offset: 0))
  }

  @Test func theStandardSizeIsInclusive() throws {
    let content = String(repeating: "a", count: (1 << 20) - 2)
    #expect(try JSON.parse("\"\(content)\"") == .string(content))
    #expect(
      syntaxError(Array("\"\(content)b\"".utf8))?.reason == .syntax(.tooLarge, offset: 1 << 20))
  }

  @Test func aBufferIsReadAsAnArrayIs() throws {
    let bytes = Array("{\"a\":[1]}".utf8)
    let value = try bytes.withUnsafeBufferPointer { buffer throws(WireError) in
      try JSON.parse(buffer)
    }
    #expect(value == object(["a": .array([.integer(1)])]))
    #expect(
      wireError { () throws(WireError) in
        try JSON.parse(UnsafeBufferPointer<UInt8>(start: nil, count: 0))
      } == WireError(.syntax(.unexpectedEnd, offset: 0), path: ""))
  }
}
