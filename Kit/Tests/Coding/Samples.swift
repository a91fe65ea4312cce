import Coding
import Core
import Wire

@Wire enum Colour: String, Hashable, Sendable, CaseIterable { case red, green }

@Memberwise @Wire
struct Thing: Hashable, Sendable {
  @Field("thing") let id: ID<Thing>
  /// Left out when empty.
  @Field(absent: "") let name: String
  @Field(limit: 5) let city: String
  @Field(in: 1...9) let size: Int
  let at: Instant
  var weight = 1.5
  var colour: Colour?
  var parts: [Thing] = []
  var isOpen = false
  var isKnown = true
  @Field(defaults: .written) var first: Colour = .red
  @Field(defaults: .required) var second: Colour = .green
  @Field(as: "reversed", absent: "") var `default`: String
  var bytes: Int64 = 0
  @Field(absent: [Colour]()) let colours: [Colour]

  /// Neither is stored.
  static let limit = 9
  var isBig: Bool { size > Thing.limit }
}

extension WireCursor {
  /// A text from its end.
  func reversed() throws(WireError) -> String { String(try string().reversed()) }

  /// The colour, `nil` for one that nobody knows.
  func knownColour() throws(WireError) -> Colour? { Colour(rawValue: try string()) }
}

extension JSON {
  static func reversed(_ text: String) -> JSON { .string(String(text.reversed())) }
}

@Memberwise(unlabelled: 2) struct Line: Hashable, Sendable {
  let start: Int
  let end: Int
  var colour: Colour = .red
  let title: String?
}

@Edits("setting") @Wire(identity: "owner", defaults: .written)
struct Choices: Hashable, Sendable {
  let owner: ID<Thing>
  var isLoud = true
  @Field("hue", reading: "knownColour") var colour: Colour?
  @Field(in: 0...6) var hour = 0
  var title = ""

  init(owner: ID<Thing>) { self.owner = owner }
}

@Wire(casesOf: "finding", tag: "code")
enum Finding: Hashable, Sendable {
  case nothing
  case painted(Colour)
  @Case("words", absent: "") case said(String)
  @Case(values: ["thing", "count"], in: 0...9) case many(ID<Thing>, Int, limit: Int)
  @Case(as: "reversed") case renamed(String, from: String, at: Instant)
}
