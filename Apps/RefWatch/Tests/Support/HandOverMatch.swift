import Core
import RefWatchDomain

/// A match in its first half, as two devices know it.
struct HandOverMatch {
  static let owner = UserID(high: 1, low: 1)
  static let other = UserID(high: 2, low: 2)
  static let id = MatchID(high: 0x0191_0000_0000_7000, low: 0x8000_0000_0000_0001)
  static let boot = BootID(high: 7, low: 7)
  static let start = Instant(milliseconds: 1_795_269_600_000)

  static var match: Match {
    var match = Match(
      id: id, home: TeamRef(name: "Harbour Rovers"), away: TeamRef(name: "Lantern Street"),
      rules: RuleSet(), createdAt: start)
    match.owner = owner
    return match
  }

  var events: [MatchEvent] = []

  /// Facts at a minute of a stage, by the owner's device.
  mutating func write(_ facts: [Fact], _ stage: Stage, minute: Int64 = 0) {
    for fact in facts {
      let number = Int64(events.count + 1)
      events.append(
        MatchEvent(
          id: MatchEventID(
            high: 0x0191_0000_0000_7000, low: 0x8000_0000_0000_0000 | UInt64(number)),
          match: HandOverMatch.id, ordinal: number, stage: stage, elapsed: minute * 60_000,
          at: HandOverMatch.start.advanced(byMilliseconds: minute * 60_000),
          uptime: 4_000 + minute * 60_000, boot: HandOverMatch.boot, quality: .synced, fact: fact,
          writer: HandOverMatch.owner))
    }
  }

  mutating func begin() {
    write(
      [.kickOff(.home), .periodStart(.regulation(1), seconds: 2_700)], .gap(.beforeMatch))
  }

  func record(_ known: Int? = nil) -> MatchRecord {
    MatchRecord(HandOverMatch.match, Array(events.prefix(known ?? events.count)))
  }

  func note(minute: Int64, room: Int = HandOver.room) -> HandOver {
    HandOver(
      record(), elapsed: minute * 60_000,
      at: HandOverMatch.start.advanced(byMilliseconds: minute * 60_000), room: room)
  }

  static func goal(_ number: Int, _ side: Side = .home) -> Fact {
    .goal(
      Goal(
        credited: side, kind: .openPlay,
        scorer: Participant(side, number: number, name: "Player \(number)")))
  }
}
