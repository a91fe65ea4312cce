import Coding
import Core
import Wire

extension Fixture {
  /// `nil` where nothing is known.
  var body: JSON? { self == Fixture() ? nil : json }
}

extension WireCursor {
  @inline(never)
  func zone() throws(WireError) -> Zone {
    Zone(
      name: try required("name").string(limit: RefWatchLimits.zone),
      offset: try required("offset").int(in: Zone.offsets.wire))
  }

  func tags() throws(WireError) -> [String] {
    var tags: [String] = []
    for tag in try elements() { tags.append(try tag.string(limit: 255)) }
    return tags
  }
}

extension JSON {
  static func zone(_ zone: Zone) -> JSON {
    .object(["name": .string(zone.name), "offset": .int(zone.offset)])
  }

  static func tags(_ tags: [String]) -> JSON { .array(of: tags) }
}

extension Fee: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    let currency = try cursor.required("currency")
    self.init(
      minor: try cursor.required("minor").integer(in: Fee.amounts),
      currency: try currency.string(limit: 3))
    guard Fee.isCurrency(self.currency) else { throw currency.error(.expected("a currency")) }
  }

  public var json: JSON {
    .object(["minor": .integer(minor), "currency": .string(currency)])
  }

  /// Three letters of ASCII, upper-case.
  static func isCurrency(_ text: String) -> Bool {
    text.utf8.count == 3
      && text.utf8.allSatisfy { byte in
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
      }
  }
}

extension FixtureEdit {
  /// `nil` for a field that is not of a fixture.
  init?(_ field: String, _ cursor: WireCursor) throws(WireError) {
    let value = try cursor.optional("value")
    switch field {
    case "status": self = .status(try cursor.required("value").word())
    case "kickOff":
      let needed = try cursor.required("value")
      self = .kickOff(try needed.required("at").time(), try needed.required("zone").zone())
    case "fee": self = .fee(try value?.decode())
    case "travel": self = .travel(try value?.int(in: Fixture.distances.wire))
    case "notes": self = .notes(try cursor.text("value"))
    case "source": self = .source(try value?.decode())
    case "tag", "noTag":
      let needed = try cursor.required("value")
      guard let tag = MatchTags.tag(try needed.string(limit: 255)) else {
        throw needed.error(.expected("a tag"))
      }
      self = .tag(tag, sameBytes(field, "tag"))
    default: return nil
    }
  }

  var field: String {
    switch self {
    case .status: "status"
    case .kickOff: "kickOff"
    case .fee: "fee"
    case .travel: "travel"
    case .notes: "notes"
    case .source: "source"
    case .tag(_, let isAdded): isAdded ? "tag" : "noTag"
    }
  }

  var value: JSON? {
    switch self {
    case .status(let status): .word(status)
    case .kickOff(let instant, let zone):
      .object(["at": .instant(instant), "zone": .zone(zone)])
    case .fee(let fee): fee.map { fee in fee.json }
    case .travel(let travel): travel.map { travel in .int(travel) }
    case .notes(let notes): .string(notes)
    case .source(let source): source.map { source in source.json }
    case .tag(let tag, _): .string(tag)
    }
  }
}

extension RefWatchLimits {
  /// Unicode scalars of a zone's name, and of the identity in a source.
  public static let zone = Zone.nameLimit
  public static let uid = 255

  static func check(_ fixture: Fixture) throws(RefWatchRejection) {
    try check(fixture.notes, .notes, limit: text)
    if let name = fixture.zone?.name { try check(name, .zone, limit: zone) }
    if let id = fixture.source?.uid { try check(id, .source, limit: uid) }
    try checkTags(fixture.tags)
  }
}
