import Coding
import Core
import Wire

extension MirrorMessage: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    let kind = try cursor.required("kind")
    switch try kind.string(limit: 16) {
    case "snapshot": self = .snapshot(try cursor.decode())
    case "change": self = .change(try cursor.decode())
    case "beat": self = .beat(try cursor.required("now").time())
    case "over": self = .over
    default: throw kind.error(.expected("a kind of message"))
    }
  }

  public var json: JSON {
    switch self {
    case .snapshot(let snapshot): snapshot.json
    case .change(let change): change.json
    case .beat(let now): .object(["kind": "beat", "now": .instant(now)])
    case .over: .object(["kind": "over"])
    }
  }
}

extension MirrorSnapshot: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    let teams = try cursor.required("teams")
    self.init(
      lens: try cursor.required("lens").decode(),
      teams: BothSides(
        home: try teams.required("home").decode(), away: try teams.required("away").decode()),
      course: try cursor.required("course").decode(), incidents: try cursor.list("incidents"),
      seq: try cursor.required("seq").integer(in: 0 ... .max),
      now: try cursor.required("now").time())
  }

  public var json: JSON {
    .object([
      "kind": "snapshot", "seq": .integer(seq), "now": .instant(now), "lens": lens.json,
      "teams": .object(["home": teams.home.json, "away": teams.away.json]),
      "course": course.json, "incidents": .array(of: incidents),
    ])
  }
}

extension MirrorChange: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    self.init(
      course: try cursor.required("course").decode(), put: try cursor.list("put"),
      gone: try cursor.list("gone"),
      seq: try cursor.required("seq").integer(in: 0 ... .max),
      now: try cursor.required("now").time())
  }

  public var json: JSON {
    .object([
      "kind": "change", "seq": .integer(seq), "now": .instant(now), "course": course.json,
      "put": .list(put), "gone": .list(gone),
    ])
  }
}
