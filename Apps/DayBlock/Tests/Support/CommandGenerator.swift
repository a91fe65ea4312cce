import Calendar
import Core
import DayBlockDomain

/// Random commands about few things, so that they meet.
struct CommandGenerator {
  var dice: Dice
  private let groups: [BlockGroupID]
  private let blocks: [BlockID]
  private let runs: [DayRunID]
  private let sessions: [DaySessionID]
  private let batches: [DayImportID]
  private let friends: [DayFriendID]

  init(seed: UInt64) {
    dice = Dice(seed)
    func ids<Tag>(_ kind: UInt64, _ count: UInt64) -> [ID<Tag>] {
      (1...count).map { number in ID(high: 0x0190_0000_0000_7000 | kind, low: number) }
    }
    groups = [Ledger.usualGroup] + ids(1, 4)
    blocks = ids(2, 7)
    runs = ids(3, 8)
    sessions = ids(4, 12)
    batches = ids(5, 2)
    friends = ids(6, 24)
  }

  mutating func next(_ ledger: inout Ledger) -> DayBlockCommand {
    switch dice.below(40) {
    case 0, 1:
      .addGroup(
        NewGroup(id: dice.pick(groups), name: name(), sortKey: key(), color: color()))
    case 2, 3: .editGroup(dice.pick(groups), [groupEdit(), groupEdit()])
    case 4: .deleteGroup(dice.pick(groups))
    case 5: .restoreGroup(dice.pick(groups))
    case 6, 7, 8, 9: .addBlock(block())
    case 10, 11, 12: .editBlock(dice.pick(blocks), [blockEdit(), blockEdit()])
    case 13: .deleteBlock(dice.pick(blocks))
    case 14: .restoreBlock(dice.pick(blocks))
    case 15, 16, 17: .startRun(run(ledger))
    case 18, 19, 20, 21, 22, 23, 24: .takeStep(dice.pick(runs), step(ledger))
    case 25, 26, 27: .addSession(session(ledger))
    case 28, 29, 30: .editSession(known(ledger), [edit(ledger), edit(ledger)])
    case 31: .splitSession(known(ledger), at: instant(ledger), into: dice.pick(sessions))
    case 32, 33: .deleteSession(known(ledger))
    case 34: .restoreSession(known(ledger))
    case 35, 36:
      .importSessions(dice.pick(batches), [session(ledger), session(ledger), session(ledger)])
    case 37: .undoImport(dice.pick(batches), [known(ledger), dice.pick(sessions)])
    default:
      .setSetting(dice.chance(1, in: 9) ? ID(high: 9, low: 9) : Ledger.user, setting(ledger))
    }
  }

  // MARK: Words and places

  mutating func name() -> String {
    let names = [
      "Study", "study", "Gym", "공부", "Zoë", "zoë", "  Read ", "👨‍👩‍👧‍👦 time", "", " \n",
      String(repeating: "x", count: 25), "nul\u{0}", String(repeating: "é", count: 16),
    ]
    return dice.pick(names)
  }

  mutating func key() -> SortKey {
    SortKey(dice.pick(["V", "VV", "1", "z", "A5", "zz"])) ?? .first
  }

  mutating func color() -> Int? { dice.chance(1, in: 3) ? nil : dice.below(57) }

  mutating func instant(_ ledger: Ledger) -> Instant {
    ledger.at.advanced(byMilliseconds: Int64(dice.below(400) - 390) * 60_000)
  }

  // MARK: Blocks

  mutating func groupEdit() -> GroupEdit {
    switch dice.below(3) {
    case 0: .name(name())
    case 1: .color(color())
    default: .sortKey(key())
    }
  }

  mutating func block() -> NewBlock {
    NewBlock(
      id: dice.pick(blocks), group: dice.pick(groups), name: name(),
      icon: dice.chance(1, in: 9) ? "" : "book", color: dice.below(57), sortKey: key())
  }

  mutating func blockEdit() -> BlockEdit {
    switch dice.below(10) {
    case 0: .name(name())
    case 1: .icon(dice.pick(["tea", "", "a b"]))
    case 2: .color(dice.below(57))
    case 3, 4: .place(dice.pick(groups), key())
    case 5: .goal(BlockGoal(period: dice.pick(BlockGoal.Period.allCases), halfBlocks: 49))
    case 6: .plans([plan()])
    case 7: .golden(dice.chance(1, in: 2))
    case 8: .maxRun(dice.pick([nil, 30, 29, 1_440]))
    default: .archived(dice.chance(1, in: 2))
    }
  }

  mutating func plan() -> BlockPlan {
    BlockPlan(
      from: day("2026-03-01"), until: dice.pick([nil, day("2026-02-01"), day("2026-12-31")]),
      rule: dice.pick([.once, .daily, .weekly([.monday, .friday]), .weekly([])]),
      start: .noon, minutes: dice.pick([4, 5, 90]), zone: "Asia/Seoul")
  }

  // MARK: Runs

  mutating func run(_ ledger: Ledger) -> DayRun {
    DayRun(
      id: dice.pick(runs), block: dice.pick(blocks), blockName: "Study", zone: "Asia/Seoul",
      startedAt: instant(ledger), offset: 32_400, device: "Phone",
      carried: dice.pick([0, 0, 600, 1_799]))
  }

  mutating func step(_ ledger: Ledger) -> DayRunStep {
    let at = instant(ledger)
    let changes = dice.chance(1, in: 6) ? [OffsetChange(at: at, offset: 36_000)] : []
    return switch dice.below(12) {
    case 0, 1, 2: .pause(at: at, changes: changes)
    case 3, 4, 5: .resume(at: at, offset: 32_400)
    case 6, 7: .finish(at: at, changes: changes, memo: memo())
    case 8: .discard(at: at)
    case 9: .restore
    case 10:
      .cut(from: at, to: at.advanced(byMilliseconds: 1_200_000), changes: changes)
    default: dice.chance(1, in: 2) ? .assign(dice.pick(blocks)) : .suspectClock
    }
  }

  // MARK: Sessions

  /// A session there is, mostly.
  mutating func known(_ ledger: Ledger) -> DaySessionID {
    let there = ledger.everything.compactMap { entity in
      if case .session(let session) = entity { session.id } else { nil }
    }
    return there.isEmpty || dice.chance(1, in: 8) ? dice.pick(sessions) : dice.pick(there)
  }

  mutating func session(_ ledger: Ledger) -> NewSession {
    NewSession(
      id: dice.pick(sessions), block: dice.pick(blocks), zone: "Asia/Seoul",
      segments: segments(ledger), memo: memo(),
      friends: Array(friends.prefix(dice.pick([0, 0, 0, 2, 18, 21]))),
      origin: dice.pick(DaySession.Origin.allCases),
      source: dice.chance(1, in: 2) ? nil : "file-\(dice.below(4))")
  }

  mutating func segments(_ ledger: Ledger) -> [DaySegment] {
    var at = ledger.at.advanced(byMilliseconds: -Int64(dice.below(3_000)) * 60_000)
    return (0...dice.below(4)).map { _ in
      let start = at.advanced(byMilliseconds: Int64(dice.below(90)) * 60_000)
      at = start.advanced(byMilliseconds: Int64(1 + dice.below(200)) * 37_000)
      return DaySegment(start: start, end: at, offset: dice.pick([32_400, 32_400, 36_000]))
    }
  }

  mutating func memo() -> String {
    dice.pick(["", "", "a", "a\nb", "b\nc", String(repeating: "m", count: 9_999)])
  }

  mutating func edit(_ ledger: Ledger) -> SessionEdit {
    switch dice.below(7) {
    case 0: .block(dice.pick(blocks))
    case 4, 5: .joined(dice.pick(friends))
    case 6: .left(dice.pick(friends))
    case 1, 2: .memo(from: memo(), to: memo())
    default: .segments(segments(ledger))
    }
  }

  mutating func setting(_ ledger: Ledger) -> DaySettingChange {
    switch dice.below(10) {
    case 0, 1: .boundary(dice.pick([0, 240, 360, 361]))
    case 2: .maxRun(dice.pick([29, 30, 600]))
    case 3: .tipSeen(dice.pick(["carousel", "", "live"]))
    case 4: .tipsForgotten
    case 5: .overlays([dice.pick(["https://a.b/c.ics", "http://a.b", "webcal://x"])])
    case 6: .firstWeekday(dice.pick([nil, .sunday]))
    case 7: .feedback(dice.pick(DaySettings.Feedback.allCases))
    case 8: .focus(dice.pick(blocks))
    default:
      // Rarely: a reset hides nearly everything.
      dice.chance(1, in: 6) ? .reset(dice.pick([nil, ledger.at])) : .carriesRemainder(true)
    }
  }
}
