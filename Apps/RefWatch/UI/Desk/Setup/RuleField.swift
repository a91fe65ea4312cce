import RefWatchDomain

/// The numbers of a rule set, each a field with its range.
enum RuleField: Int, CaseIterable, Hashable {
  case periods, periodMinutes, firstInterval, secondInterval, thirdInterval
  case extraHalf, extraGap, kicks
  case limit, named, windows, extraLimit, extraWindows
  case sinBinMinutes, minPlayers, maxPlayers

  var range: ClosedRange<Int> {
    switch self {
    case .periods: RuleSet.periods
    case .periodMinutes: RuleSet.periodLengths
    case .firstInterval, .secondInterval, .thirdInterval: RuleSet.intervalLengths
    case .extraHalf: RuleSet.extraHalves
    case .extraGap: RuleSet.extraGaps
    case .kicks: RuleSet.kicks
    case .limit, .windows: SubstitutionRules.limits
    case .named: SubstitutionRules.squads
    case .extraLimit, .extraWindows: SubstitutionRules.extras
    case .sinBinMinutes: RuleSet.sinBinMinutes
    case .minPlayers, .maxPlayers: RuleSet.players
    }
  }

  /// Whether nothing stands for any number.
  var mayBeEmpty: Bool { self == .limit || self == .windows }

  func value(in rules: RuleSet) -> Int? {
    switch self {
    case .periods: rules.regulationPeriods
    case .periodMinutes: rules.periodMinutes
    case .firstInterval: interval(0, rules)
    case .secondInterval: interval(1, rules)
    case .thirdInterval: interval(2, rules)
    case .extraHalf: rules.extraHalfMinutes
    case .extraGap: rules.extraGapMinutes
    case .kicks: rules.shootoutKicks
    case .limit: rules.substitutions.limit
    case .named: rules.substitutions.named
    case .windows: rules.substitutions.windows
    case .extraLimit: rules.substitutions.extraTimeLimit
    case .extraWindows: rules.substitutions.extraTimeWindows
    case .sinBinMinutes: rules.sinBinSeconds / 60
    case .minPlayers: rules.minPlayers
    case .maxPlayers: rules.maxPlayers
    }
  }

  func put(_ value: Int?, into rules: inout RuleSet) {
    switch self {
    case .limit: rules.substitutions.limit = value
    case .windows: rules.substitutions.windows = value
    default: if let value { put(value, into: &rules) }
    }
  }

  private func put(_ value: Int, into rules: inout RuleSet) {
    switch self {
    case .periods: rules.regulationPeriods = value
    case .periodMinutes: rules.periodMinutes = value
    case .firstInterval: putInterval(0, value, &rules)
    case .secondInterval: putInterval(1, value, &rules)
    case .thirdInterval: putInterval(2, value, &rules)
    case .extraHalf: rules.extraHalfMinutes = value
    case .extraGap: rules.extraGapMinutes = value
    case .kicks: rules.shootoutKicks = value
    case .limit, .windows: break
    case .named: rules.substitutions.named = value
    case .extraLimit: rules.substitutions.extraTimeLimit = value
    case .extraWindows: rules.substitutions.extraTimeWindows = value
    case .sinBinMinutes: rules.sinBinSeconds = value * 60
    case .minPlayers: rules.minPlayers = value
    case .maxPlayers: rules.maxPlayers = value
    }
  }

  /// Whether the field means something by these rules.
  func applies(to rules: RuleSet) -> Bool {
    switch self {
    case .periods, .periodMinutes, .limit, .named, .windows, .minPlayers, .maxPlayers: true
    case .firstInterval: rules.regulationPeriods > 1
    case .secondInterval: rules.regulationPeriods > 2
    case .thirdInterval: rules.regulationPeriods > 3
    case .extraHalf, .extraGap, .extraLimit, .extraWindows: rules.extraTime != .never
    case .kicks: rules.shootout != .never
    case .sinBinMinutes: rules.sinBin != .off
    }
  }

  private func interval(_ index: Int, _ rules: RuleSet) -> Int {
    let lengths = rules.intervalMinutes
    return lengths.isEmpty ? 0 : lengths[min(index, lengths.count - 1)]
  }

  private func putInterval(_ index: Int, _ value: Int, _ rules: inout RuleSet) {
    while rules.intervalMinutes.count <= index {
      rules.intervalMinutes.append(rules.intervalMinutes.last ?? value)
    }
    rules.intervalMinutes[index] = value
  }
}

/// The rules as they are being typed.
struct RulesForm: Hashable {
  /// What was chosen, and the last of each number that made sense.
  private(set) var rules: RuleSet
  /// What stands in the fields, in the order of ``RuleField``.
  private var texts: [String]

  init(_ rules: RuleSet) {
    self.rules = rules
    texts = RuleField.allCases.map { field in field.value(in: rules)?.description ?? "" }
  }

  func text(_ field: RuleField) -> String { texts[field.rawValue] }

  mutating func type(_ text: String, _ field: RuleField) {
    texts[field.rawValue] = String(text.prefix(8))
    let value = whole(text)
    if value.map({ value in field.range.contains(value) }) ?? (field.mayBeEmpty && blank(text)) {
      field.put(value, into: &rules)
    }
  }

  /// Changes what is chosen rather than typed.
  mutating func choose(_ change: (inout RuleSet) -> Void) {
    change(&rules)
  }

  func isWrong(_ field: RuleField) -> Bool {
    guard field.applies(to: rules) else { return false }
    guard let value = whole(text(field)) else {
      return !(field.mayBeEmpty && blank(text(field)))
    }
    return !field.range.contains(value)
  }

  /// Cannot be kept: there would be more players needed than allowed.
  var isUpsideDown: Bool { rules.minPlayers > rules.maxPlayers }
}

/// A whole number as typed, with blanks around it.
func whole(_ text: String) -> Int? {
  var digits = text[...]
  while let first = digits.first, first.isWhitespace { digits.removeFirst() }
  while let last = digits.last, last.isWhitespace { digits.removeLast() }
  guard !digits.isEmpty, digits.utf8.count <= 9,
    digits.utf8.allSatisfy({ byte in byte >= 48 && byte <= 57 })
  else { return nil }
  return Int(digits)
}

/// Whether there is nothing in the text but blanks.
func blank(_ text: String) -> Bool {
  text.allSatisfy { character in character.isWhitespace }
}
