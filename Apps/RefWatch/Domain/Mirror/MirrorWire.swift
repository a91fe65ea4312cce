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
    var gone: [MatchEventID] = []
    for element in try cursor.optional("gone")?.elements() ?? [] { gone.append(try element.id()) }
    self.init(
      course: try cursor.required("course").decode(), put: try cursor.list("put"), gone: gone,
      seq: try cursor.required("seq").integer(in: 0 ... .max),
      now: try cursor.required("now").time())
  }

  public var json: JSON {
    .object([
      "kind": "change", "seq": .integer(seq), "now": .instant(now), "course": course.json,
      "put": .list(put),
      "gone": gone.isEmpty ? nil : .array(gone.map { id in .id(id) }),
    ])
  }
}

extension MirrorTeam: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    self.init(
      name: try cursor.text("name"), short: try cursor.text("short"),
      colour: try cursor.optional("colour")?.string(limit: 7))
  }

  public var json: JSON {
    .object([
      "name": .text(name), "short": .text(short),
      "colour": colour.map { colour in .string(colour) },
    ])
  }
}

extension MirrorPerson: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    self.init(
      isOfficial: try cursor.flag("official"),
      number: try cursor.optional("number")?.int(in: 0...999),
      name: try cursor.optional("name")?.string(limit: 100),
      role: try cursor.optional("role")?.string(limit: 100))
  }

  public var json: JSON {
    .object([
      "official": .flag(isOfficial), "number": number.map { number in .int(number) },
      "name": name.map { name in .string(name) }, "role": role.map { role in .string(role) },
    ])
  }
}

extension MirrorIncident: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    self.init(
      id: try cursor.required("id").id(), ordinal: try cursor.required("ordinal").integer(),
      kind: try cursor.required("what").word(), side: try cursor.required("side").word(),
      stage: try cursor.required("stage").stage(),
      elapsed: try cursor.required("elapsed").integer(),
      minute: try cursor.optional("minute")?.int(in: 0...Int64(Int32.max)),
      added: try cursor.optional("added")?.int(in: 0...Int64(Int32.max)) ?? 0,
      who: try cursor.optional("who")?.decode(), other: try cursor.optional("other")?.decode(),
      code: try cursor.optional("code")?.string(limit: 16))
  }

  public var json: JSON {
    .object([
      "id": .id(id), "ordinal": .integer(ordinal), "what": .word(kind), "side": .word(side),
      "stage": .stage(stage), "elapsed": .integer(elapsed),
      "minute": minute.map { minute in .int(minute) }, "added": added > 0 ? .int(added) : nil,
      "who": who.map { who in who.json }, "other": other.map { other in other.json },
      "code": code.map { code in .string(code) },
    ])
  }
}
