extension Round {
  public mutating func apply(_ edit: RoundEdit) {
    switch edit {
    case .course(let value): course = value
    case .start(let time, let venue): (startTime, zone) = (time, venue)
    case .visibility(let value): visibility = value
    case .joinPolicy(let value): joinPolicy = value
    case .requirements(let value): requirements = value
    case .price(let value): price = value
    case .message(let text): message = text
    case .maxPlayers(let count): maxPlayers = count
    }
  }
}

extension RoundEdit {
  /// The edits that make one round out of the other.
  public static func between(_ old: Round, _ new: Round) -> [RoundEdit] {
    var edits: [RoundEdit] = []
    if old.course != new.course { edits.append(.course(new.course)) }
    if old.startTime != new.startTime || old.zone != new.zone {
      edits.append(.start(new.startTime, new.zone))
    }
    if old.visibility != new.visibility { edits.append(.visibility(new.visibility)) }
    if old.joinPolicy != new.joinPolicy { edits.append(.joinPolicy(new.joinPolicy)) }
    if old.requirements != new.requirements { edits.append(.requirements(new.requirements)) }
    if old.price != new.price { edits.append(.price(new.price)) }
    if old.message != new.message { edits.append(.message(new.message)) }
    if old.maxPlayers != new.maxPlayers { edits.append(.maxPlayers(new.maxPlayers)) }
    return edits
  }
}

extension RoundRequirements {
  /// Whether somebody is whom the host would like to play with. What is not known of them is not
  /// what was asked for.
  public func admits(age: Int?, skill: SkillLevel?, gender: Gender?) -> Bool {
    let usual = RoundRequirements.allAges
    if ages != usual {
      guard let age, age >= ages.lowerBound else { return false }
      // The last age of the scale means "and older".
      guard age <= ages.upperBound || ages.upperBound == usual.upperBound else { return false }
    }
    if !skills.isEmpty {
      guard let skill, skills.contains(skill) else { return false }
    }
    if !genders.isEmpty {
      guard let gender, genders.contains(gender) else { return false }
    }
    return true
  }
}
