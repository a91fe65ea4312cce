import Core
import TeePalsDomain
import Wire

/// A new round that is typed and not posted, as it is kept on the device for a week.
enum RoundDraft {
  /// Milliseconds.
  static let life: Int64 = 7 * 86_400_000

  /// Empty where there is nothing worth keeping.
  static func text(_ form: RoundForm?, at now: Instant) -> String {
    guard let form, form.isNew, form.isTouched else { return "" }
    return JSON.object(["at": .instant(now), "form": form.json]).text
  }

  /// What is kept and not too old; anything unreadable counts as not there.
  static func read(_ text: String?, at now: Instant) -> RoundForm? {
    guard let text, !text.isEmpty else { return nil }
    do throws(WireError) {
      let cursor = WireCursor(try JSON.parse(text))
      let at = try cursor.required("at").instant()
      guard at.advanced(byMilliseconds: life) > now else { return nil }
      return try RoundForm(kept: cursor.required("form"), at: now)
    } catch { return nil }
  }
}

extension RoundForm {
  fileprivate var json: JSON {
    let again: JSON? = again.map { command in .id(command) }
    return .object([
      "round": .id(round), "zone": .string(ownZone), "step": .int(step.rawValue),
      "found": found.map { course in course.json }, "manual": .bool(isManual),
      "name": .string(name), "city": .string(city), "place": place.map { place in place.json },
      "spot": spot.isEmpty ? nil : .string(spot),
      "date": .string(date), "time": .string(time), "hasTime": .bool(hasTime),
      "visibility": .string(visibility.rawValue), "policy": .string(joinPolicy.rawValue),
      "hasPolicy": .bool(hasPolicy), "price": .string(price),
      "youngest": .int(youngest), "oldest": .int(oldest),
      "skills": .array(skills.map { skill in .string(skill.rawValue) }),
      "enforced": .bool(isEnforced), "players": .int(players), "message": .string(message),
      "play": play.isEmpty ? nil : play.json, "again": again,
    ])
  }

  fileprivate init(kept cursor: WireCursor, at now: Instant) throws(WireError) {
    let zone = Zone(
      name: try cursor.required("zone").string(limit: Zone.nameLimit), offset: 0)
    let round: RoundID = try cursor.required("round").id()
    self.init(new: round, zone, at: now)
    step = FormStep(rawValue: Int(try cursor.required("step").integer(in: 0...3))) ?? .course
    found = try cursor.optional("found").map(FormCourse.init)
    isManual = try cursor.required("manual").bool()
    name = try cursor.required("name").string(limit: GolfLimits.storedLabel)
    city = try cursor.required("city").string(limit: GolfLimits.storedLabel)
    place = try cursor.optional("place").map(FormPlace.init)
    spot = try cursor.optional("spot")?.string(limit: 4 * (PlaceText.longest + 1)) ?? ""
    date = try cursor.required("date").string(limit: 40)
    time = try cursor.required("time").string(limit: 40)
    hasTime = try cursor.required("hasTime").bool()
    let visibility = try cursor.required("visibility").string()
    self.visibility = RoundVisibility(rawValue: visibility) ?? .public
    let policy = try cursor.required("policy").string()
    joinPolicy = JoinPolicy(rawValue: policy) ?? self.visibility.usualPolicy
    hasPolicy = try cursor.required("hasPolicy").bool()
    price = try cursor.required("price").string(limit: 40)
    youngest = Int(try cursor.required("youngest").integer(in: RoundRequirements.allAges.wire))
    oldest = Int(try cursor.required("oldest").integer(in: RoundRequirements.allAges.wire))
    skills = []
    for skill in try cursor.required("skills").elements() {
      if let skill = SkillLevel(rawValue: try skill.string(limit: 20)) { skills.append(skill) }
    }
    isEnforced = try cursor.required("enforced").bool()
    players = Int(try cursor.required("players").integer(in: GolfLimits.players.wire))
    message = try cursor.required("message").string(limit: 4_000)
    play = try cursor.optional("play")?.decode() ?? RoundPlay()
    again = try cursor.optional("again")?.id()
    isTouched = true
    follow(now)
  }
}
