import Core
import Testing
import Wire

@Suite("Reading received values")
struct CursorTests {
  private let root = WireCursor(
    object([
      "text": "친구", "count": .integer(7), "ratio": .number(0.5), "done": .bool(true), "gone": .null,
      "list": .array([.integer(1), "two", object(["x": .null])]),
      "id": "0190a000-1234-7abc-8def-0123456789ab", "a/b~c": .array(["deep"]),
    ]))

  @Test func valuesAreRead() throws {
    #expect(try root.required("text").string() == "친구")
    #expect(try root.required("count").integer() == 7)
    #expect(try root.required("count").double() == 7)
    #expect(try root.required("ratio").double() == 0.5)
    #expect(try root.required("done").bool())
    #expect(try root.required("count").instant() == Instant(milliseconds: 7))
    let id: ID<User> = try root.required("id").id()
    #expect(id.description == "0190a000-1234-7abc-8def-0123456789ab")
    #expect(try root.required("list").elements().count == 3)
    #expect(try root.required("list").decodeArray(JSON.self)[1] == "two")
    #expect(try root.required("list").decode(JSON.self) == root.value["list"])
  }

  @Test func aRangeOfFormsIsOneOfTheWire() throws {
    #expect((-3...7).wire == ClosedRange<Int64>(uncheckedBounds: (lower: -3, upper: 7)))
    #expect(try root.required("count").int(in: (1...7).wire) == 7)
    let error = wireError { () throws(WireError) in
      try root.required("count").int(in: (1...6).wire)
    }
    #expect(error == WireError(.outOfRange("1…6"), path: "/count"))
  }

  @Test func absentAndNullAreBothNothing() throws {
    #expect(try root.optional("nowhere") == nil)
    #expect(try root.optional("gone") == nil)
    #expect(try root.optional("count")?.integer() == 7)
    for name in ["nowhere", "gone"] {
      let error = wireError { () throws(WireError) in try root.required(name) }
      #expect(error == WireError(.missing, path: "/\(name)"))
    }
  }

  @Test func membersOfSomethingElseAreAnError() {
    for value in [JSON.null, .bool(true), .integer(1), .number(1), "a", .array([])] {
      let cursor = WireCursor(value, path: "/here")
      let error = WireError(.expected("an object"), path: "/here")
      #expect(wireError { () throws(WireError) in try cursor.optional("a") } == error)
      #expect(wireError { () throws(WireError) in try cursor.required("a") } == error)
    }
  }

  @Test func elementsOfSomethingElseAreAnError() {
    for value in [JSON.null, .bool(true), .integer(1), .number(1), "a", .object([])] {
      let cursor = WireCursor(value, path: "/here")
      let error = WireError(.expected("an array"), path: "/here")
      #expect(wireError { () throws(WireError) in try cursor.elements() } == error)
      #expect(wireError { () throws(WireError) in try cursor.decodeArray(JSON.self) } == error)
    }
  }

  @Test func everyScalarRefusesTheOtherTypes() {
    let values: [JSON] = [
      .null, .bool(true), .integer(1), .number(1), "1", .array([.integer(1)]), object(["a": "1"]),
    ]
    for (index, value) in values.enumerated() {
      let cursor = WireCursor(value, path: "/v")
      func expected(_ word: String) -> WireError { WireError(.expected(word), path: "/v") }
      let bool = wireError { () throws(WireError) in try cursor.bool() }
      #expect(bool == (index == 1 ? nil : expected("true or false")))
      let integer = wireError { () throws(WireError) in try cursor.integer() }
      #expect(integer == (index == 2 ? nil : expected("a whole number")))
      let instant = wireError { () throws(WireError) in try cursor.instant() }
      #expect(instant == (index == 2 ? nil : expected("a whole number")))
      let double = wireError { () throws(WireError) in try cursor.double() }
      #expect(double == (index == 2 || index == 3 ? nil : expected("a number")))
      let string = wireError { () throws(WireError) in try cursor.string() }
      #expect(string == (index == 4 ? nil : expected("a string")))
      let id = wireError { () throws(WireError) in try cursor.id(User.self) }
      #expect(id == expected(index == 4 ? "an id" : "a string"))
    }
  }

  @Test func aRangeIncludesItsEnds() throws {
    let range: ClosedRange<Int64> = -2...7
    for value in [Int64(-2), 0, 7] {
      #expect(try WireCursor(.integer(value)).integer(in: range) == value)
    }
    for value in [Int64(-3), 8, .min, .max] {
      let cursor = WireCursor(.integer(value), path: "/n")
      let error = wireError { () throws(WireError) in try cursor.integer(in: range) }
      #expect(error == WireError(.outOfRange("-2…7"), path: "/n"))
    }
  }

  @Test func aStringLimitCountsScalars() throws {
    for string in ["", "abc", "친구들", "😀😀😀"] {
      #expect(try WireCursor(.string(string)).string(limit: 3) == string)
    }
    // The last is one character on the screen, of four scalars.
    for string in ["abcd", "친구들!", "😀😀😀😀", "e\u{301}\u{301}\u{301}"] {
      let cursor = WireCursor(.string(string), path: "/s")
      let error = wireError { () throws(WireError) in try cursor.string(limit: 3) }
      #expect(error == WireError(.outOfRange("at most 3 characters"), path: "/s"))
    }
  }

  @Test func pathsFollowTheWay() throws {
    #expect(root.path == "")
    #expect(root.error(.missing) == WireError(.missing, path: ""))
    let list = try root.required("list")
    #expect(list.path == "/list")
    let elements = try list.elements()
    #expect(elements.map { element in element.path } == ["/list/0", "/list/1", "/list/2"])
    let error = wireError { () throws(WireError) in try elements[1].integer() }
    #expect(error == WireError(.expected("a whole number"), path: "/list/1"))
    let missing = wireError { () throws(WireError) in try elements[2].required("x") }
    #expect(missing == WireError(.missing, path: "/list/2/x"))
    let inner = wireError { () throws(WireError) in try elements[2].required("y/z") }
    #expect(inner == WireError(.missing, path: "/list/2/y~1z"))
  }

  @Test func namesInPathsAreEscaped() throws {
    let odd = try root.required("a/b~c")
    #expect(odd.path == "/a~1b~0c")
    #expect(try odd.elements().map { element in element.path } == ["/a~1b~0c/0"])
  }

  @Test func aGivenPathIsThePrefix() throws {
    let cursor = WireCursor(object(["a": .array(["b"])]), path: "/commands/3")
    #expect(
      try cursor.required("a").elements().map { element in element.path } == [
        "/commands/3/a/0"
      ])
  }

  @Test func nestedDecodingKeepsThePath() {
    struct Point: WireCodable, Equatable {
      let x: Int64
      init(_ cursor: WireCursor) throws(WireError) {
        x = try cursor.required("x").integer(in: 0...9)
      }
      var json: JSON { .object(["x": .integer(x)]) }
    }
    let cursor = WireCursor(.array([object(["x": .integer(1)]), object(["x": .integer(10)])]))
    let error = wireError { () throws(WireError) in try cursor.decodeArray(Point.self) }
    #expect(error == WireError(.outOfRange("0…9"), path: "/1/x"))
    let first = WireCursor(object(["x": "1"]), path: "/p")
    let decode = wireError { () throws(WireError) in try first.decode(Point.self) }
    #expect(decode == WireError(.expected("a whole number"), path: "/p/x"))
  }

  @Test func errorsReadAsSentences() {
    #expect(
      WireError(.syntax(.duplicateName, offset: 7), path: "/a").description
        == "duplicateName at offset 7, in /a")
    #expect(
      WireError(.syntax(.unexpectedEnd, offset: 0), path: "").description
        == "unexpectedEnd at offset 0, in the document")
    #expect(WireError(.missing, path: "/a").description == "/a is missing")
    #expect(WireError(.expected("an id"), path: "/a").description == "/a must be an id")
    #expect(
      WireError(.outOfRange("0…9"), path: "").description == "the document is out of range: 0…9")
  }
}
