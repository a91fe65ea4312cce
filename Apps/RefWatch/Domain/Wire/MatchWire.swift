import Core
import Wire

extension WireCursor {
  /// `#RRGGBB` in either case.
  @inline(never)
  func colour() throws(WireError) -> String {
    let text = try string(limit: RefWatchLimits.colour)
    guard text.utf8.count == RefWatchLimits.colour, text.utf8.first == UInt8(ascii: "#"),
      text.utf8.dropFirst().allSatisfy({ digit in hexadecimalValue(digit) != nil })
    else { throw error(.expected("a colour, as #RRGGBB")) }
    return text
  }

  /// Goals of a leg.
  @inline(never)
  func goals() throws(WireError) -> BothSides<Int> {
    BothSides(
      home: try required("home").int(in: 0...999), away: try required("away").int(in: 0...999))
  }
}

extension JSON {
  static func colour(_ colour: String) -> JSON { .string(colour) }

  static func goals(_ goals: BothSides<Int>) -> JSON {
    .object(["home": .int(goals.home), "away": .int(goals.away)])
  }
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
      "firstLeg": firstLeg.map { goals in .goals(goals) }, "createdAt": .instant(createdAt),
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
    firstLeg = try body.optional("firstLeg")?.goals()
    if let known = try body.optional("fixture") { fixture = try Fixture(known) }
    conditions = try body.optional("conditions")?.decode() ?? MatchConditions()
    archivedAt = try body.optional("archivedAt")?.time()
    owner = try body.optional("owner")?.id()
  }
}
