import Core
import Wire

extension TeamRef: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    self.init(
      name: try cursor.text("name"), short: try cursor.text("short"),
      team: try cursor.optional("team")?.id(), colour: try readColour(cursor.optional("colour")))
  }

  public var json: JSON {
    .object([
      "team": team.map { team in .id(team) }, "name": .text(name), "short": .text(short),
      "colour": colour.map { colour in .string(colour) },
    ])
  }
}

/// `#RRGGBB` in either case.
func readColour(_ cursor: WireCursor?) throws(WireError) -> String? {
  guard let cursor else { return nil }
  let text = try cursor.string(limit: 7)
  guard text.utf8.count == 7, text.utf8.first == UInt8(ascii: "#"),
    text.utf8.dropFirst().allSatisfy({ digit in hexadecimalValue(digit) != nil })
  else {
    throw cursor.error(.expected("a colour, as #RRGGBB"))
  }
  return text
}

extension CrewMember: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    self.init(role: try cursor.required("role").word(), name: try cursor.text("name"))
  }

  public var json: JSON { .object(["role": .word(role), "name": .text(name)]) }
}

extension BothSides<Int> {
  /// Goals of a leg.
  init(goals cursor: WireCursor) throws(WireError) {
    self.init(
      home: try cursor.required("home").int(in: 0...999),
      away: try cursor.required("away").int(in: 0...999))
  }

  var goals: JSON { .object(["home": .int(home), "away": .int(away)]) }
}

extension Match {
  public var body: JSON {
    .object([
      "home": home.json, "away": away.json, "competition": .text(competition),
      "venue": .text(venue), "ownRole": .word(ownRole), "crew": .list(crew),
      "rules": rules.json, "homeSheet": sheets.home.map { sheet in sheet.json },
      "awaySheet": sheets.away.map { sheet in sheet.json },
      "scheduledKickOff": scheduledKickOff.map { instant in .instant(instant) },
      "fixture": fixture.body, "conditions": conditions.body,
      "firstLeg": firstLeg.map { goals in goals.goals }, "createdAt": .instant(createdAt),
      "archivedAt": archivedAt.map { instant in .instant(instant) },
      "owner": owner.map { user in .id(user) },
    ])
  }

  public init(id: MatchID, _ body: WireCursor) throws(WireError) {
    self.init(
      id: id, home: try body.required("home").decode(), away: try body.required("away").decode(),
      rules: try body.required("rules").decode(),
      createdAt: try body.required("createdAt").time(),
      competition: try body.text("competition"), venue: try body.text("venue"),
      ownRole: try body.optional("ownRole")?.word() ?? .center, crew: try body.list("crew"),
      sheets: BothSides(
        home: try body.optional("homeSheet")?.decode(),
        away: try body.optional("awaySheet")?.decode()),
      scheduledKickOff: try body.optional("scheduledKickOff")?.time())
    if let goals = try body.optional("firstLeg") { firstLeg = try BothSides(goals: goals) }
    if let known = try body.optional("fixture") { fixture = try Fixture(known) }
    conditions = try body.optional("conditions")?.decode() ?? MatchConditions()
    archivedAt = try body.optional("archivedAt")?.time()
    owner = try body.optional("owner")?.id()
  }
}
