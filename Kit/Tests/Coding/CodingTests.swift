import Coding
import Core
import Testing
import Wire

private let id = ID<Thing>(high: 1, low: 2)
private let idText = id.description

private func read<Value: WireCodable>(_ type: Value.Type, _ text: String) throws -> Value {
  try Value(WireCursor(try JSON.parse(text)))
}

@Suite("Declared wire forms")
struct CodingTests {
  static let thing = Thing(
    id: id, name: "A", city: "Seoul", size: 3, at: Instant(milliseconds: 7), weight: 2,
    colour: .green,
    parts: [
      Thing(id: id, city: "", size: 1, at: Instant(milliseconds: 0))
    ], isOpen: true, isKnown: false, first: .green, second: .red, default: "abc",
    bytes: 9_007_199_254_740_993, colours: [.red])

  @Test("members have the names and the order of the properties")
  func members() {
    #expect(
      CodingTests.thing.json.text == #"{"thing":"\#(idText)","name":"A","city":"Seoul","size":3,"#
        + #""at":7,"weight":2.0,"colour":"green","parts":[{"thing":"\#(idText)","city":"","#
        + #""size":1,"at":0,"first":"red","second":"green"}],"#
        + #""isOpen":true,"isKnown":false,"first":"green","second":"red","default":"cba","#
        + #""bytes":9007199254740993,"colours":["red"]}"#)
  }

  @Test("what is written is read again")
  func roundTrip() throws {
    #expect(try read(Thing.self, CodingTests.thing.json.text) == CodingTests.thing)
  }

  @Test("absent members have their defaults, and those that must be there are missed")
  func absent() throws {
    let needed = #""thing":"\#(idText)","city":"X","size":9,"at":1"#
    let thing = try read(Thing.self, #"{\#(needed),"second":"red"}"#)
    #expect(
      thing
        == Thing(
          id: id, city: "X", size: 9, at: Instant(milliseconds: 1), second: .red))
    #expect(throws: WireError(.missing, path: "/second")) {
      try read(Thing.self, "{\(needed)}")
    }
  }

  @Test(
    "what is out of bounds is refused with its place",
    arguments: [
      (#""size":10"#, "/size"), (#""size":0"#, "/size"), (#""size":"3""#, "/size"),
      (#""city":"Suwon!""#, "/city"), (#""thing":"x""#, "/thing"), (#""at":null"#, "/at"),
      (#""colour":"blue""#, "/colour"), (#""isOpen":1"#, "/isOpen"),
      (#""parts":[{}]"#, "/parts/0/thing"), (#""bytes":1.0"#, "/bytes"),
      (#""colours":["red",7]"#, "/colours/1"), (#""second":7"#, "/second"),
    ])
  func refused(member: String, path: String) throws {
    let name = member.split(separator: ":")[0]
    let rest = [
      #""thing":"\#(idText)""#, #""city":"X""#, #""size":9"#, #""at":1"#, #""second":"red""#,
    ].filter { other in !other.hasPrefix(name + ":") }
    let text = "{\(([member] + rest).joined(separator: ","))}"
    let error = #expect(throws: WireError.self) { try read(Thing.self, text) }
    #expect(error?.path == path)
  }

  // MARK: Initializers

  @Test("an initializer copies its arguments, the first of them without labels where it says so")
  func unlabelled() {
    let line = Line(1, 2, colour: .green)
    #expect([line.start, line.end] == [1, 2])
    #expect(line.colour == .green)
    #expect(Line(1, 2, title: "x") != Line(1, 2))
  }

  // MARK: Stored under an id

  @Test("the identity is not in the body, and defaults are written where the type says so")
  func stored() throws {
    var choices = Choices(owner: id)
    #expect(choices.body.text == #"{"isLoud":true,"hour":0,"title":""}"#)
    choices.colour = .red
    choices.hour = 6
    let read = try Choices(owner: id, WireCursor(choices.body))
    #expect(read == choices)
    #expect(try Choices(owner: id, WireCursor(.object([]))) == Choices(owner: id))
  }

  // MARK: Edits

  static let edits: [(edit: Choices.Edit, text: String)] = [
    (.isLoud(false), #"{"field":"isLoud","value":false}"#),
    (.colour(.green), #"{"field":"hue","value":"green"}"#),
    (.colour(nil), #"{"field":"hue"}"#), (.hour(4), #"{"field":"hour","value":4}"#),
    (.title(""), #"{"field":"title","value":""}"#),
  ]

  @Test("an edit is a field and its value", arguments: edits)
  func edit(edit: Choices.Edit, text: String) throws {
    #expect(edit.json.text == text)
    #expect(try read(Choices.Edit.self, text) == edit)
  }

  @Test("the former edit takes an edit back", arguments: edits)
  func former(edit: Choices.Edit, text: String) {
    var before = Choices(owner: id)
    before.colour = .red
    before.hour = 1
    before.title = "T"
    var after = before
    after.apply(edit)
    #expect(after != before)
    after.apply(before.former(edit))
    #expect(after == before)
  }

  @Test("what is stored is read more leniently than an edit")
  func lenient() throws {
    let stored = WireCursor(try JSON.parse(#"{"hue":"blue"}"#))
    #expect(try Choices(owner: id, stored).colour == nil)
    #expect(throws: WireError(.expected("a known word"), path: "/value")) {
      try read(Choices.Edit.self, #"{"field":"hue","value":"blue"}"#)
    }
    #expect(throws: WireError(.expected("a known setting"), path: "/field")) {
      try read(Choices.Edit.self, #"{"field":"owner","value":"\#(idText)"}"#)
    }
  }

  // MARK: Cases

  @Test(
    "a case is its word and its values",
    arguments: [
      (.nothing, #"{"code":"nothing"}"#), (.painted(.red), #"{"code":"painted","value":"red"}"#),
      (.said("x"), #"{"code":"words","value":"x"}"#), (.said(""), #"{"code":"words"}"#),
      (.many(id, 2, limit: 3), #"{"code":"many","thing":"\#(idText)","count":2,"limit":3}"#),
      (
        .renamed("ab", from: "cd", at: Instant(milliseconds: 5)),
        #"{"code":"renamed","value":"ba","from":"dc","at":5}"#
      ),
    ] as [(Finding, String)])
  func cases(finding: Finding, text: String) throws {
    #expect(finding.json.text == text)
    #expect(try read(Finding.self, text) == finding)
  }

  @Test("an unknown case and a number beyond its range are refused")
  func unknownCase() {
    #expect(throws: WireError(.expected("a known finding"), path: "/code")) {
      try read(Finding.self, #"{"code":"said"}"#)
    }
    #expect(throws: WireError(.outOfRange("0…9"), path: "/limit")) {
      try read(Finding.self, #"{"code":"many","thing":"\#(idText)","count":2,"limit":10}"#)
    }
  }
}
