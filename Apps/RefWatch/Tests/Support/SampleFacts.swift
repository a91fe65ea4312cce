import Core
import RefWatchDomain
import Wire

/// Facts of every kind, with everything they can hold and with as little as they may.
enum SampleFacts {
  static let target = MatchEventID(high: 0x0190_0000_0000_7000, low: 0x8000_0000_0000_0042)
  static let entry = EntryID(high: 0x0190_0000_0000_7000, low: 0x8000_0000_0000_0E01)
  static let player = Participant(
    .home, number: 7, name: "Ana \u{1F98A} 김민수", entry: entry)
  static let nobody = Participant(.away)
  static let coach = Participant(.away, .official, name: "", role: "coach")
  static let reason = CardReason(
    catalog: "fa_england", code: "C2", title: "Dissent by word or action", text: "a\nb \"c\"")

  static let rules: RuleSet = {
    var rules = RuleSet()
    rules.edition = .season2025
    rules.regulationPeriods = 4
    rules.periodMinutes = 12
    rules.intervalMinutes = [2, 10, 2]
    rules.extraTime = .ifAggregateLevel
    rules.extraHalfMinutes = 5
    rules.extraGapMinutes = 0
    rules.shootout = .ask
    rules.shootoutKicks = 3
    rules.shootoutOrder = .abba
    rules.clockMode = .stopStart
    rules.substitutions.limit = nil
    rules.substitutions.named = 0
    rules.substitutions.windows = 3
    rules.substitutions.extraTimeLimit = 1
    rules.substitutions.extraTimeWindows = 1
    rules.substitutions.mayReturn = true
    rules.substitutions.concussion = true
    rules.sinBin = .systemB
    rules.sinBinSeconds = 480
    rules.catalog = "ussf"
    rules.minPlayers = 5
    rules.maxPlayers = 9
    return rules
  }()

  static var all: [Fact] {
    lifecycle + time + play + cards + shootout + record
      + [
        .unknown(kind: "crowd.wave", .object(["height": .number(2.5), "x": .array([.null])])),
        .unknown(kind: "crowd.hush", .null),
      ]
  }

  private static var lifecycle: [Fact] {
    var facts: [Fact] = [.resumption, .completion, .reopening]
    facts.append(.takeover(by: RefereeLedger.user, epoch: 3))
    for side in Side.allCases {
      facts.append(.kickOff(side))
      for choice in TossChoice.allCases { facts.append(.toss(winner: side, choice: choice)) }
    }
    for stage in Stage.all {
      switch stage {
      case .period(let period):
        facts += [.periodStart(period, seconds: 2_700), .periodEnd(period)]
      case .gap(let gap): facts += [.intervalStart(gap), .intervalEnd(gap)]
      }
    }
    for reason in SuspensionReason.allCases {
      facts += [.suspension(reason, text: ""), .abandonment(reason, text: "the lights went out")]
    }
    return facts + Outcome.allCases.map { outcome in .fullTime(outcome) }
  }

  private static var time: [Fact] {
    var facts: [Fact] = [
      .addedTime(minutes: 0), .addedTime(minutes: 9), .stoppageEnd,
      .clockAdjustment(milliseconds: -600_000, reason: ""),
      .clockAdjustment(milliseconds: 86_400_000, reason: "forgot to start"),
      .clockStep(milliseconds: -17_280_000_000_000_000), .clockStep(milliseconds: 1),
      .serverTime(ahead: -7_200_000, doubt: 0), .serverTime(ahead: 1_500, doubt: 60_000),
    ]
    facts += StoppageReason.allCases.map { reason in .stoppageStart(reason) }
    return facts
  }

  private static var play: [Fact] {
    var facts: [Fact] = [
      .goal(Goal(credited: .away, kind: .ownGoal, scorer: player)),
      .goal(
        Goal(
          credited: .home, kind: .header, scorer: player, assist: Participant(.home, number: 0))),
      .sinBinStart(player, seconds: 600), .sinBinRestart(target), .sinBinEnd(target),
      .playerOn(player), .penaltyAwarded(.home), .note(""), .note("nul is not here"),
      .warning(coach, reason: ""), .warning(player, reason: "mouth"),
    ]
    facts += Goal.Kind.allCases.map { kind in .goal(Goal(credited: .home, kind: kind)) }
    facts += Overruling.allCases.map { by in .goalOverruled(target, by: by) }
    facts += AbsenceReason.allCases.map { reason in .playerOff(player, reason) }
    facts += PenaltyMiss.allCases.map { miss in .penaltyMissed(.home, player, miss) }
    facts += PenaltyMiss.allCases.map { miss in .penaltyMissed(.away, nil, miss) }
    facts += IncidentKind.allCases.map { kind in .incident(kind, text: "x") }
    let window = WindowID(high: 3, low: 4)
    for kind in Substitution.Kind.allCases {
      facts += [
        .substitution(
          Substitution(
            side: .home, off: player, on: Participant(.home, number: 999), kind: kind,
            window: window, isOverLimit: true, isLate: true)),
        .substitution(Substitution(side: .away, off: nil, on: nobody, kind: kind)),
      ]
    }
    return facts
  }

  private static var cards: [Fact] {
    Card.Colour.allCases.flatMap { colour -> [Fact] in
      [
        .card(Card(colour: colour, recipient: nobody)),
        .card(
          Card(
            colour: colour, recipient: player, reason: reason, isSinBin: true, first: target)),
        .card(
          Card(
            colour: colour, recipient: coach,
            reason: CardReason(catalog: "", code: "", title: ""))),
      ]
    }
  }

  private static var shootout: [Fact] {
    var facts: [Fact] = [
      .shootoutStart(first: .home), .shootoutFirst(.away), .shootoutEnd(reason: nil),
      .shootoutEnd(reason: ""), .shootoutEnd(reason: "dark"),
    ]
    for result in Kick.Result.allCases {
      facts += [
        .kick(Kick(side: .home, result: result)),
        .kick(Kick(side: .home, result: result, kicker: player)),
      ]
    }
    return facts
  }

  private static var record: [Fact] {
    [
      .rules(RuleSet()), .rules(rules), .signature(name: "Ana", digest: "ab12"),
      .initials(.away, name: "E. K.", role: "captain"), .initials(.home, name: "", role: ""),
      .withdrawal(target, reason: ""), .withdrawal(target, reason: "wrong side"),
      .restoration(target), .bothHappened(target, MatchEventID(high: 1, low: 1)),
      .amendment(
        target, Amendment(fact: .note("x"), stage: .gap(.afterMatch), elapsed: 0, reason: "typo")),
      .amendment(
        target,
        Amendment(
          fact: .card(Card(colour: .red, recipient: player, reason: reason)),
          stage: .period(.extra(2)), elapsed: 899_999)),
      .amendment(
        target,
        Amendment(
          fact: .unknown(kind: "crowd.wave", .integer(1)), stage: .period(.shootout), elapsed: 1)),
      .amendment(target, Amendment(fact: .stoppageEnd, stage: .period(.regulation(4)), elapsed: 5)),
    ]
  }

  /// An entry that says so.
  static func event(_ fact: Fact, _ number: UInt64 = 1, ordinal: Int64 = 1) -> MatchEvent {
    MatchEvent(
      id: MatchEventID(high: 0x0190_0000_0000_7000, low: 0x8000_0000_0000_0000 | number),
      match: SampleMatch.id, ordinal: ordinal, stage: .period(.regulation(1)), elapsed: 60_000,
      at: Instant(milliseconds: 1_790_000_000_000), uptime: 5_000,
      boot: BootID(high: 1, low: 2), quality: .synced, fact: fact)
  }
}

enum SampleMatch {
  static let id = MatchID(high: 0x0190_0000_0000_7000, low: 0x8000_0000_0000_0001)

  /// With as little as there can be.
  static let plain = Match(
    id: id, home: TeamRef(name: "Home"), away: TeamRef(name: "Away"), rules: RuleSet(),
    createdAt: Instant(milliseconds: 1_790_000_000_000))

  /// With everything.
  static let full: Match = {
    var match = Match(
      id: id,
      home: TeamRef(
        name: "Ñandú 축구단 \u{1F98A}", short: "ÑAN", team: TeamID(high: 7, low: 8),
        colour: "#00aAFf"),
      away: TeamRef(name: "O'Neil & Co."), rules: SampleFacts.rules,
      createdAt: Instant(milliseconds: -1), competition: "Cup", venue: "Main St 1",
      ownRole: .additionalAssistant2,
      crew: OfficialRole.allCases.map { role in CrewMember(role: role, name: "x") },
      sheets: BothSides(home: sheet, away: MatchSheet()),
      scheduledKickOff: Instant(milliseconds: 1_790_000_100_000),
      firstLeg: BothSides(home: 0, away: 3))
    match.archivedAt = Instant(milliseconds: 1_790_000_200_000)
    match.fixture.status = .postponed
    match.fixture.zone = Zone(name: "America/St_Johns", offset: -12_600)
    match.fixture.fee = Fee(minor: 100_000_000, currency: "KRW")
    match.fixture.travel = 100_000
    match.fixture.notes = "Gate 2,\n\"left\""
    match.fixture.source = FixtureSource(.ics, uid: "1@league.example")
    match.conditions.weather = "비, wind"
    match.conditions.temperature = -60
    match.conditions.pitch = "Heavy"
    match.conditions.lateStart = "The bus,\n\"late\""
    match.fixture.tags = ["final", "U12 \"b\""]
    return match
  }()

  static let sheet = MatchSheet(
    starters: [
      SheetPlayer(id: SampleFacts.entry, name: "Ana", number: 0, position: "GK"),
      SheetPlayer(id: EntryID(high: 1, low: 2), name: "", number: 999),
    ],
    substitutes: [SheetPlayer(id: EntryID(high: 1, low: 3), name: "Ben")],
    staff: [SheetOfficial(id: EntryID(high: 1, low: 4), name: "Eva", role: "coach")],
    captain: SampleFacts.entry, goalkeeper: SampleFacts.entry)
}
