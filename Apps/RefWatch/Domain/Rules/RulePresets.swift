/// Rules to start from. Youth lengths differ from county to county: they are examples, not Law.
public struct RulePreset: Hashable, Sendable {
  public let id: String
  public let group: Group
  public let rules: RuleSet

  public enum Group: String, Hashable, Sendable, CaseIterable {
    case standard, youthEngland, youthUnitedStates, small
  }

  init(_ id: String, _ group: Group, _ edit: (inout RuleSet) -> Void) {
    self.id = id
    self.group = group
    var rules = RuleSet()
    edit(&rules)
    self.rules = rules
  }

  public static func named(_ id: String) -> RulePreset? {
    all.first { preset in preset.id == id }
  }

  public static let all: [RulePreset] = standard + youthEngland + youthUnitedStates + small

  private static let standard: [RulePreset] = [
    RulePreset("league", .standard) { rules in
      rules.substitutions.windows = 3
      rules.substitutions.concussion = true
    },
    RulePreset("cup", .standard) { rules in
      rules.extraTime = .ifLevel
      rules.shootout = .ifLevel
      rules.substitutions.windows = 3
      rules.substitutions.extraTimeLimit = 1
      rules.substitutions.extraTimeWindows = 1
      rules.substitutions.concussion = true
    },
    RulePreset("cup-straight-to-kicks", .standard) { rules in
      rules.shootout = .ifLevel
      rules.substitutions.windows = 3
    },
    RulePreset("second-leg", .standard) { rules in
      rules.extraTime = .ifAggregateLevel
      rules.shootout = .ifAggregateLevel
      rules.substitutions.windows = 3
      rules.substitutions.extraTimeLimit = 1
      rules.substitutions.extraTimeWindows = 1
    },
    // Senior A friendlies since 2026/27: eight, or eleven if both agree.
    RulePreset("friendly", .standard) { rules in
      rules.substitutions.limit = 8
      rules.substitutions.windows = 3
    },
    RulePreset("grassroots", .standard) { rules in
      rules.substitutions.limit = 6
      rules.sinBin = .aligned2024
    },
    RulePreset("quarters", .standard) { rules in
      rules.regulationPeriods = 4
      rules.periodMinutes = 20
      rules.intervalMinutes = [2, 10, 2]
    },
  ]

  private static let youthEngland: [RulePreset] = [
    youth("england-u7-8", .youthEngland, minutes: 20, players: 5, least: 4),
    youth("england-u9-10", .youthEngland, minutes: 25, players: 7, least: 5),
    youth("england-u11-12", .youthEngland, minutes: 30, players: 9, least: 6),
    youth("england-u13-14", .youthEngland, minutes: 35, players: 11, least: 7),
    youth("england-u15-16", .youthEngland, minutes: 40, players: 11, least: 7),
    youth("england-u17-18", .youthEngland, minutes: 45, players: 11, least: 7),
  ]

  private static let youthUnitedStates: [RulePreset] = [
    youth("us-8u", .youthUnitedStates, minutes: 25, players: 4, least: 3, interval: 10),
    youth("us-9-10u", .youthUnitedStates, minutes: 25, players: 7, least: 5, interval: 10),
    youth("us-11-12u", .youthUnitedStates, minutes: 30, players: 9, least: 6, interval: 10),
    youth("us-13-14u", .youthUnitedStates, minutes: 35, players: 11, least: 7, interval: 10),
    youth("us-15-16u", .youthUnitedStates, minutes: 40, players: 11, least: 7, interval: 10),
    youth("us-17u", .youthUnitedStates, minutes: 45, players: 11, least: 7, interval: 10),
  ]

  private static let small: [RulePreset] = [
    youth("five-a-side", .small, minutes: 20, players: 5, least: 3, interval: 5),
    youth("seven-a-side", .small, minutes: 25, players: 7, least: 5, interval: 5),
    youth("nine-a-side", .small, minutes: 30, players: 9, least: 6, interval: 10),
  ]

  /// Any number of substitutions, and whoever left may return.
  private static func youth(
    _ id: String, _ group: Group, minutes: Int, players: Int, least: Int, interval: Int = 15
  ) -> RulePreset {
    RulePreset(id, group) { rules in
      rules.periodMinutes = minutes
      rules.intervalMinutes = [interval]
      rules.maxPlayers = players
      rules.minPlayers = least
      rules.substitutions.limit = nil
      rules.substitutions.mayReturn = true
      // A tenth to a seventh of the time played, in whole minutes.
      rules.sinBinSeconds = minutes >= 45 ? 600 : 480
    }
  }
}
