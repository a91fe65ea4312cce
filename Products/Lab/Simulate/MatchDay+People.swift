import Calendar
import Core
import RefWatchDomain
import Sync
import TestKit

// What people do on a match day, and what some try.
extension MatchDay {
  public static func act(
    _ dice: inout TestKit.Dice, in visible: VisibleState<RefWatchReplica>
  ) -> [RefWatchCommand] {
    let matches = visible.replica.matches.values
    guard let match = dice.pick(matches) else {
      return dice.permille(500) ? [.createMatch(newMatch(&dice))] : theft(&dice, visible)
    }
    switch dice.below(100) {
    case 0..<3: return matches.count < 4 ? [.createMatch(newMatch(&dice))] : []
    case 3..<7: return [.editMatch(match.id, [.venue("v\(dice.below(9))")])]
    case 7..<48: return record(&dice, match, visible)
    case 48..<66: return takeOver(&dice, match, visible)
    case 66..<74: return putAway(&dice, match, visible)
    case 74..<78: return [.editMatch(match.id, [.archived(false)])]
    case 78..<88: return note(&dice, match, visible)
    case 88..<90: return [.leaveCrew(match.id)]
    case 90..<93:
      return dice.pick(visible.replica.seats(of: match.id)).map { seat in
        [.removeSeat(match.id, seat.id)]
      } ?? []
    default: return theft(&dice, visible)
    }
  }

  /// Somebody whom the owner of a match has invited comes into the crew.
  public static func serverAct(
    _ dice: inout TestKit.Dice, in visible: VisibleState<RefWatchReplica>
  ) -> FleetServerAct<MatchDay>? {
    guard dice.permille(350), let match = dice.pick(visible.replica.matches.values),
      match.owner == visible.user, let guest = dice.pick(visible.users)
    else { return nil }
    let wanted = CrewSeat(
      id: dice.id(), match: match.id, user: guest, name: "N",
      role: dice.permille(800) ? .recorder : .observer, joinedAt: match.createdAt)
    let reads: [MatchDay.Read] = [.match(match.id), .seats(match.id)]
    return FleetServerAct(reads: reads, reader: visible.user) { server in
      guard let match = server.match(match.id),
        case .seated(let changes) = Seating(wanted, in: match, among: server.seats(of: match.id))
      else { return [] }
      return mistake == .seatOutsideScope ? Array(changes.dropFirst()) : changes
    }
  }

  private static func newMatch(_ dice: inout TestKit.Dice) -> Match {
    Match(
      id: dice.id(), home: TeamRef(name: "H\(dice.below(9))"), away: TeamRef(name: "A"),
      rules: RuleSet(), createdAt: Instant(milliseconds: dice.within(0...1_000_000)))
  }

  // MARK: The log

  private static func event(_ dice: inout TestKit.Dice, _ record: MatchRecord, _ fact: Fact)
    -> MatchEvent
  {
    let time = dice.within(0...2_700_000)
    return MatchEvent(
      id: dice.id(), match: record.match.id, ordinal: record.lastOrdinal + 1, stage: record.stage,
      elapsed: time, at: Instant(milliseconds: 1_767_225_600_000 + time), uptime: time,
      boot: BootID(high: 3, low: 3), quality: .synced, fact: fact)
  }

  /// One entry or a few in a breath. The kick-off carries the set-up, as on the pitch.
  private static func record(
    _ dice: inout TestKit.Dice, _ match: Match, _ visible: VisibleState<RefWatchReplica>
  ) -> [RefWatchCommand] {
    let record = MatchRecord(match, visible.replica.events(of: match.id))
    let fact = fact(&dice, record)
    var events = [event(&dice, record, fact)]
    if dice.permille(150) { events.append(event(&dice, record, .note("n"))) }
    // What the ring in local storage still had.
    if dice.permille(100), let known = dice.pick(record.log) { events.append(known) }
    var isFirst = dice.permille(250)
    if case .kickOff = fact { isFirst = true }
    if isFirst { return [.recordEvents(match.id, events, setUp: match)] }
    return RefWatchCommand.recording(events, of: match.id)
  }

  private static func fact(_ dice: inout TestKit.Dice, _ record: MatchRecord) -> Fact {
    let side: Side = dice.permille(500) ? .home : .away
    let number = dice.below(3)
    switch dice.below(16) {
    case 0: return .kickOff(side)
    case 1: return .periodStart(.regulation(1), seconds: 2_700)
    case 2: return .periodEnd(.regulation(1))
    case 3: return .fullTime(.normal)
    case 4: return .completion
    case 5: return .reopening
    case 6: return .signature(name: "S", digest: "d\(number)")
    case 7, 8:
      // The last entry is undone, or its withdrawal.
      guard let last = record.log.last else { return .note("first") }
      if case .withdrawal(let target, _) = last.fact { return .restoration(target) }
      return .withdrawal(last.id, reason: "")
    case 9:
      return .card(Card(colour: .yellow, recipient: Participant(side, number: number)))
    case 10:
      for case .possibleDuplicate(let one, let other) in record.attention {
        return .bothHappened(one, other)
      }
      return .note("quiet")
    case 11: return .note("t\(number)")
    default:
      return .goal(
        Goal(credited: side, kind: .openPlay, scorer: Participant(side, number: number)))
    }
  }

  /// Takes the clock over: with what another device shows, with entries that bear names at will, or
  /// plainly.
  private static func takeOver(
    _ dice: inout TestKit.Dice, _ match: Match, _ visible: VisibleState<RefWatchReplica>
  ) -> [RefWatchCommand] {
    let shared = visible.replica.matches.values.filter { own in
      visible.shown?.match(own.id) != nil
    }
    let match = dice.pick(shared) ?? match
    let record = MatchRecord(match, visible.replica.events(of: match.id))
    guard let fact = record.takeover(by: visible.user) else { return [] }
    let own = event(&dice, record, fact)
    if dice.permille(150), let name = dice.pick(visible.users) {
      var forged = event(&dice, record, .note("forged"))
      forged.writer = name
      return [.recordEvents(match.id, [forged, own])]
    }
    guard dice.permille(800), let shown = visible.shown, let theirs = shown.match(match.id) else {
      return [.recordEvents(match.id, [own])]
    }
    let handOver = HandOver(
      MatchRecord(theirs, shown.events(of: match.id)), elapsed: own.elapsed, at: own.at)
    let reading = ClockReading(wall: own.at, uptime: own.uptime, boot: own.boot)
    return RefWatchCommand.recording(
      handOver.events(
        takenBy: visible.user, in: record, id: own.id, elapsed: own.elapsed, at: reading),
      of: match.id)
  }

  // MARK: The match, and what is written about it

  /// Puts a match away and sometimes deletes it, seen as it is here or long ago.
  private static func putAway(
    _ dice: inout TestKit.Dice, _ match: Match, _ visible: VisibleState<RefWatchReplica>
  ) -> [RefWatchCommand] {
    let archive = RefWatchCommand.editMatch(match.id, [.archived(true)])
    switch dice.below(4) {
    case 0, 1: return [archive]
    case 2: return [archive, .discardMatch(match.id, seen: visible.replica.log(of: match.id).mark)]
    default: return [.discardMatch(match.id, seen: .empty)]
    }
  }

  private static func note(
    _ dice: inout TestKit.Dice, _ match: Match, _ visible: VisibleState<RefWatchReplica>
  ) -> [RefWatchCommand] {
    let text = "j\(dice.below(100))"
    guard let entry = dice.pick(visible.replica.journal(of: match.id)), dice.permille(700) else {
      if dice.permille(300) {
        let day = CivilDate(dayNumber: 20_454 + dice.below(3))
        return [.checkIn(visible.user, day, [.value(.sleep, 1 + dice.below(10))])]
      }
      let entry = JournalEntry(id: dice.id(), match: match.id, createdAt: match.createdAt)
      return [.createJournal(entry), .editJournal(entry.id, [.text(.overall, text)])]
    }
    return dice.permille(250)
      ? [.removeJournal(entry.id)] : [.editJournal(entry.id, [.text(.wentWell, text)])]
  }

  /// What a stranger or a changed client tries: others' matches, others' entries, others' names.
  private static func theft(
    _ dice: inout TestKit.Dice, _ visible: VisibleState<RefWatchReplica>
  ) -> [RefWatchCommand] {
    guard let key = dice.pick(visible.seen), let other = dice.pick(visible.users) else { return [] }
    switch RefWatchEntity.Kind(rawValue: key.kind) {
    case .match:
      let record = MatchRecord(named(newMatch(&dice), key.id.retagged()), [])
      let facts: [Fact] = [.note("mine"), .takeover(by: other, epoch: 1)]
      let stolen = event(&dice, record, dice.pick(facts) ?? .completion)
      return [
        .recordEvents(
          record.match.id, [stolen], setUp: dice.permille(500) ? record.match : nil)
      ]
    case .event:
      guard let match = dice.pick(visible.replica.matches.values) else { return [] }
      let record = MatchRecord(match, visible.replica.events(of: match.id))
      let mine = event(&dice, record, .note("stolen"))
      return [
        .recordEvents(
          match.id,
          [
            MatchEvent(
              id: key.id.retagged(), match: match.id, ordinal: mine.ordinal, stage: mine.stage,
              elapsed: mine.elapsed, at: mine.at, uptime: mine.uptime, boot: mine.boot,
              quality: .synced, fact: mine.fact, writer: other)
          ])
      ]
    case .journal: return [.removeJournal(key.id.retagged())]
    default: return []
    }
  }

  private static func named(_ match: Match, _ id: MatchID) -> Match {
    Match(
      id: id, home: match.home, away: match.away, rules: match.rules, createdAt: match.createdAt)
  }
}
