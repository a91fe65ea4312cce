extension Round {
  public mutating func apply(_ edit: RoundEdit) {
    switch edit {
    case .course(let value): course = value
    case .start(let time, let venue): (startTime, zone) = (time, venue)
    case .visibility(let value): visibility = value
    case .joinPolicy(let value): joinPolicy = value
    case .requirements(let value): requirements = value
    case .price(let value): price = value
    case .play(let value): play = value
    case .message(let text): message = text
    case .maxPlayers(let count): maxPlayers = count
    case .was: break
    }
  }
}

extension RoundEdit: EntityEdit {
  public var former: RoundEdit? { if case .was(let old) = self { old } else { nil } }

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
    if old.play != new.play { edits.append(.play(new.play)) }
    if old.message != new.message { edits.append(.message(new.message)) }
    if old.maxPlayers != new.maxPlayers { edits.append(.maxPlayers(new.maxPlayers)) }
    return edits
  }

  /// What the same field is in a round.
  public func value(in round: Round) -> RoundEdit? {
    switch self {
    case .course: .course(round.course)
    case .start: .start(round.startTime, round.zone)
    case .visibility: .visibility(round.visibility)
    case .joinPolicy: .joinPolicy(round.joinPolicy)
    case .requirements: .requirements(round.requirements)
    case .price: .price(round.price)
    case .play: .play(round.play)
    case .message: .message(round.message)
    case .maxPlayers: .maxPlayers(round.maxPlayers)
    case .was: nil
    }
  }

  public static func applied(_ edits: [RoundEdit], to round: Round) -> Round {
    var round = round
    for edit in edits { round.apply(edit) }
    RoundLimits.settle(&round)
    return round
  }

  /// What the field is called where it is refused.
  public var refusedField: TeePalsRejection.Field {
    switch self {
    case .course: .course
    case .start: .startTime
    case .visibility: .visibility
    case .joinPolicy: .joinPolicy
    case .requirements: .requirements
    case .price: .price
    case .play: .play
    case .message: .message
    case .maxPlayers: .maxPlayers
    case .was(let old): old.refusedField
    }
  }
}

extension RoundRequirements {
  /// Whether somebody is whom the host would like to play with.
  public func admits(age: Int?, skill: SkillLevel?, gender: Gender?) -> Bool {
    unmet(age: age, skill: skill, gender: gender) == nil
  }

  /// The first wish of the host that somebody does not meet; `nil` where they meet them all. What
  /// is not known of them is not what was asked for.
  public func unmet(age: Int?, skill: SkillLevel?, gender: Gender?) -> RoundWish? {
    let usual = RoundRequirements.allAges
    if ages != usual {
      guard let age, age >= ages.lowerBound else { return .age }
      // The last age of the scale means "and older".
      guard age <= ages.upperBound || ages.upperBound == usual.upperBound else { return .age }
    }
    if !skills.isEmpty {
      guard let skill, skills.contains(skill) else { return .skill }
    }
    if !genders.isEmpty {
      guard let gender, genders.contains(gender) else { return .gender }
    }
    return nil
  }
}
