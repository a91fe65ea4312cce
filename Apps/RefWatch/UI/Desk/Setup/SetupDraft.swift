import Core
import RefWatchDomain
import Wire

/// What is typed and not saved, as it is kept on the device against crashes.
enum SetupDraft {
  /// Matches that are kept; the newest.
  static let limit = 4

  static func text(_ forms: [SetupForm]) -> String {
    let touched = forms.filter { form in form.isTouched }.suffix(limit)
    if touched.isEmpty { return "" }
    return JSON.array(touched.map { form in form.json }).text
  }

  /// What is kept; anything unreadable counts as not there.
  static func read(_ text: String?) -> [SetupForm] {
    guard let text, !text.isEmpty else { return [] }
    do throws(WireError) {
      let forms = try WireCursor(try JSON.parse(text)).elements()
      return try forms.map { form throws(WireError) in try SetupForm(form) }
    } catch { return [] }
  }
}

extension SetupForm {
  var json: JSON {
    .object([
      "match": .id(match), "isNew": .bool(isNew), "home": team(.home), "away": team(.away),
      "competition": .string(competition), "venue": .string(venue), "date": .string(date),
      "time": .string(time), "role": .string(role.rawValue),
      "crew": .array(
        crew.map { member in
          .object(["role": .string(member.role.rawValue), "name": .string(member.name)])
        }),
      "rules": rules.rules.json,
      "numbers": .array(RuleField.allCases.map { field in .string(rules.text(field)) }),
      "hasFirstLeg": .bool(hasFirstLeg), "fixture": fixture.json,
      "base": base.map { match in match.body }, "baseRules": baseRules.map { rules in rules.json },
    ])
  }

  private func team(_ side: Side) -> JSON {
    let sheet = sheets[side]
    return .object([
      "team": teams[side].library.map { id in .id(id) },
      "name": .string(teams[side].name), "short": .string(teams[side].short),
      "colour": .string(teams[side].colour), "goals": .string(firstLeg[side]),
      "starters": .array(sheet.starters.map { person in person.json }),
      "substitutes": .array(sheet.substitutes.map { person in person.json }),
      "staff": .array(sheet.staff.map { person in person.json }),
      "captain": sheet.captain.map { id in .id(id) },
      "goalkeeper": sheet.goalkeeper.map { id in .id(id) }, "pasted": .string(sheet.pasted),
    ])
  }

  init(_ cursor: WireCursor) throws(WireError) {
    let match: MatchID = try cursor.required("match").id()
    let rules = try RuleSet(try cursor.required("rules"))
    self.init(new: match, isNew: try cursor.required("isNew").bool(), rules)
    for (field, text) in zip(RuleField.allCases, try cursor.required("numbers").elements()) {
      let typed = try text.string()
      // What was not typed is left as the rules have it.
      if !sameBytes(typed, self.rules.text(field)) { self.rules.type(typed, field) }
    }
    competition = try cursor.required("competition").string()
    venue = try cursor.required("venue").string()
    date = try cursor.required("date").string()
    time = try cursor.required("time").string()
    role = OfficialRole(rawValue: try cursor.required("role").string()) ?? .center
    crew += try cursor.required("crew").elements { member throws(WireError) in
      Official(
        role: OfficialRole(rawValue: try member.required("role").string()) ?? .center,
        name: try member.required("name").string())
    }
    hasFirstLeg = try cursor.required("hasFirstLeg").bool()
    if let known = try cursor.optional("fixture") { fixture = try FixtureForm(known) }
    try readTeam(.home, cursor.required("home"))
    try readTeam(.away, cursor.required("away"))
    if let body = try cursor.optional("base") { base = try Match(id: match, body) }
    baseRules = try cursor.optional("baseRules")?.decode()
    isTouched = true
  }

  private mutating func readTeam(_ side: Side, _ cursor: WireCursor) throws(WireError) {
    teams[side].library = try cursor.optional("team")?.id()
    teams[side].name = try cursor.required("name").string()
    teams[side].short = try cursor.required("short").string()
    teams[side].colour = try cursor.required("colour").string()
    firstLeg[side] = try cursor.required("goals").string()
    sheets[side].starters = try cursor.required("starters").decodeArray()
    sheets[side].substitutes = try cursor.required("substitutes").decodeArray()
    sheets[side].staff = try cursor.required("staff").decodeArray()
    sheets[side].captain = try cursor.optional("captain")?.id()
    sheets[side].goalkeeper = try cursor.optional("goalkeeper")?.id()
    sheets[side].pasted = try cursor.required("pasted").string()
  }
}
