/// Rules to begin with. Examples, not Law: every field can be changed afterwards.
public enum RulePreset: String, Hashable, Sendable, CaseIterable {
  case full, cup, under18, under16, under14, under12, under10, under8, quarters

  /// The rules of the preset, with catalog, edition and sin bin as they were in `rules`.
  public func applied(to rules: RuleSet) -> RuleSet {
    var new = RuleSet()
    new.edition = rules.edition
    new.catalog = rules.catalog
    new.sinBin = rules.sinBin
    switch self {
    case .full: break
    case .cup:
      new.extraTime = .ifLevel
      new.shootout = .ifLevel
      new.substitutions.extraTimeLimit = 1
      new.substitutions.extraTimeWindows = 1
    case .under18: new.youth(45)
    case .under16: new.youth(40)
    case .under14: new.youth(35)
    case .under12: new.youth(30, players: 6...9)
    case .under10: new.youth(25, players: 5...7)
    case .under8: new.youth(20, players: 4...5)
    case .quarters:
      new.youth(15, players: 5...7)
      new.regulationPeriods = 4
      new.intervalMinutes = [2, 10, 2]
    }
    new.sinBinSeconds = new.regulationSeconds >= 90 * 60 ? 600 : 480
    return new
  }
}

extension RuleSet {
  fileprivate mutating func youth(_ minutes: Int, players: ClosedRange<Int> = 7...11) {
    periodMinutes = minutes
    intervalMinutes = [10]
    extraHalfMinutes = 10
    minPlayers = players.lowerBound
    maxPlayers = players.upperBound
    substitutions.limit = nil
    substitutions.mayReturn = true
  }
}
