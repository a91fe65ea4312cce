import Core
import RefWatchDomain
import Wire

/// Random commands over few ids, so that they meet: most make sense, many do not.
struct RefereeCommands {
  var lots: Lots
  private let matches: [MatchID]
  private let facts = SampleFacts.all

  init(seed: UInt64) {
    lots = Lots(seed)
    matches = (1...4).map { number in MatchID(high: 1, low: UInt64(number)) }
  }

  mutating func next(_ ledger: RefereeLedger) -> RefWatchCommand {
    switch lots.below(26) {
    case 0, 1: return .createMatch(match())
    case 2, 3, 4: return .editMatch(lots.pick(matches), (0...lots.below(3)).map { _ in edit() })
    case 5: return discarding(ledger)
    case 6:
      let user = lots.chance(1, in: 8) ? UserID(high: 9, low: 9) : RefereeLedger.user
      return .setSetting(user, setting())
    case 7, 8: return library(ledger)
    case 20: return .createJournal(journal())
    case 21: return .editJournal(journalID(), (0...lots.below(3)).map { _ in journalEdit() })
    case 22: return .removeJournal(journalID())
    case 23: return checkingIn()
    case 24, 25: return tracking()
    default: return recording(ledger)
    }
  }

  mutating func text() -> String {
    let texts = [
      "Rovers", "서울", "", " ", "a, \"b\"\r\nc", "\u{1F98A}", "é", "e\u{301}", "=1+1",
      String(repeating: "x", count: 101), "nul\u{0}", String(repeating: "y", count: 1_001),
    ]
    return lots.pick(lots.chance(1, in: 10) ? texts : Array(texts.prefix(9)))
  }

  mutating func name() -> String { lots.chance(1, in: 8) ? text() : "Rovers" }

  // MARK: Matches

  mutating func match() -> Match {
    var match = lots.chance(1, in: 2) ? SampleMatch.full : SampleMatch.plain
    match = Match(
      id: lots.pick(matches), home: TeamRef(name: name()), away: match.away, rules: match.rules,
      createdAt: match.createdAt, competition: text(), ownRole: match.ownRole, crew: match.crew,
      sheets: match.sheets, scheduledKickOff: match.scheduledKickOff, firstLeg: match.firstLeg)
    if lots.chance(1, in: 3) { match.fixture = SampleMatch.full.fixture }
    if lots.chance(1, in: 3) { match.conditions = SampleMatch.full.conditions }
    if lots.chance(1, in: 20) { match.rules.periodMinutes = lots.pick([0, 61]) }
    return match
  }

  mutating func edit() -> MatchEdit {
    let side = lots.pick(Side.allCases)
    switch lots.below(13) {
    case 12: return .conditions(conditionsEdit())
    case 10, 11: return .fixture(fixtureEdit())
    case 0: return .team(side, TeamRef(name: name(), short: lots.pick(["", "ABC", "ABCDE"])))
    case 1: return .competition(text())
    case 2: return .venue(text())
    case 3: return .ownRole(lots.pick(OfficialRole.allCases))
    case 4: return .crew([CrewMember(role: .fourth, name: text())])
    case 5: return .rules(lots.chance(1, in: 2) ? SampleFacts.rules : RuleSet())
    case 6: return .sheet(side, lots.chance(1, in: 3) ? nil : sheet())
    case 7: return .scheduledKickOff(lots.chance(1, in: 2) ? nil : Instant(milliseconds: 5))
    case 8:
      return .firstLeg(lots.chance(1, in: 2) ? nil : BothSides(home: lots.below(1_100), away: 1))
    default: return .archived(lots.chance(1, in: 2))
    }
  }

  mutating func conditionsEdit() -> ConditionsEdit {
    lots.pick([
      .weather(text()), .pitch(text()), .lateStart(text()), .temperature(nil),
      .temperature(lots.below(160) - 80),
    ])
  }

  mutating func fixtureEdit() -> FixtureEdit {
    lots.pick([
      .status(lots.pick(FixtureStatus.allCases)), .notes(text()), .fee(nil), .travel(nil),
      .fee(Fee(minor: Int64(lots.below(200_000_000)), currency: lots.pick(["EUR", "eur"]))),
      .tag(lots.pick(["final", "Final", "U12", " x", text()]), lots.chance(2, in: 3)),
      .travel(lots.below(150_000)), .source(FixtureSource(.csv, uid: text())), .source(nil),
      .kickOff(
        Instant(milliseconds: 6), Zone(name: text(), offset: lots.pick([0, 86_399, 86_400]))),
    ])
  }

  mutating func sheet() -> MatchSheet {
    var sheet = SampleMatch.sheet
    sheet.starters[1].name = text()
    if lots.chance(1, in: 8) { sheet.substitutes.append(sheet.starters[0]) }
    return sheet
  }

  mutating func discarding(_ ledger: RefereeLedger) -> RefWatchCommand {
    let id = lots.pick(matches)
    let seen = lots.chance(1, in: 4) ? LogMark.empty : ledger.replica.log(of: id).mark
    return .discardMatch(id, seen: seen)
  }

  // MARK: The log

  mutating func recording(_ ledger: RefereeLedger) -> RefWatchCommand {
    let id = lots.pick(matches)
    let known = ledger.replica.events(of: id)
    var events: [MatchEvent] = []
    for _ in 0..<lots.below(5) {
      if !known.isEmpty, lots.chance(1, in: 5) {
        events.append(lots.pick(known))
      } else {
        events.append(event(of: lots.chance(1, in: 40) ? lots.pick(matches) : id))
      }
    }
    if lots.chance(1, in: 60) { events = Array(repeating: event(of: id), count: 51) }
    var setUp: Match?
    if lots.chance(1, in: 6) {
      let other = match()
      setUp = Match(
        id: id, home: other.home, away: other.away, rules: other.rules, createdAt: other.createdAt)
    }
    return .recordEvents(id, events, setUp: setUp)
  }

  mutating func event(of match: MatchID) -> MatchEvent {
    let range = lots.chance(1, in: 40) ? [0, 1_000_001] : Array(1...30).map { Int64($0) }
    return MatchEvent(
      id: MatchEventID(high: 2, low: UInt64(lots.below(400))), match: match,
      ordinal: lots.pick(range), stage: lots.pick(Stage.all),
      elapsed: lots.chance(1, in: 60) ? -1 : Int64(lots.below(3_000_000)),
      at: Instant(milliseconds: 1_790_000_000_000 + Int64(lots.below(1_000_000))),
      uptime: Int64(lots.below(1_000_000)), boot: BootID(high: 3, low: 3),
      quality: lots.pick(ClockQuality.allCases),
      batch: lots.chance(1, in: 4) ? BatchID(high: 4, low: 4) : nil, fact: fact())
  }

  mutating func fact() -> Fact {
    guard lots.chance(1, in: 8) else { return lots.pick(facts) }
    let player = Participant(
      lots.pick(Side.allCases), number: lots.pick([nil, 10, 1_000]), name: text())
    return lots.pick([
      .note(text()), .goal(Goal(credited: .home, kind: .ownGoal, scorer: player)),
      .card(Card(colour: .yellow, recipient: player)),
      .kick(Kick(side: .home, result: .scored, kicker: player)),
      .substitution(Substitution(side: .away, off: player, on: nil)),
      .substitution(Substitution(side: .away, off: nil, on: nil)),
      .unknown(kind: "goal", .null), .unknown(kind: "novel", .string(text())),
      .addedTime(minutes: -1), .periodStart(.regulation(5), seconds: 1),
    ])
  }

  // MARK: Settings

  mutating func setting() -> RefereeSetting {
    lots.pick([
      .countsDown(true), .catalog(text()), .confirmsSubstitutions(false),
      .periodMinutes(lots.below(62)), .extraTime(.ask), .shootoutKicks(lots.below(12)),
      .stoppageTap(.double), .vibrates(false), .sounds(true), .flashes(false),
      .warnings(lots.pick([[], [120, 60], [60, 60], [5, 4, 3, 2, 1]])), .reminderSeconds(15),
      .locksPitch(true), .hintsBrightness(true), .isLeftHanded(true), .isSilentDuringMatch(true),
      .timerFace(.countdown), .vibration(.strong),
    ])
  }
}
