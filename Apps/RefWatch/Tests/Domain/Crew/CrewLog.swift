import Core
import RefWatchDomain

/// A log of several recorders, written by hand.
struct CrewLog {
  static let ana = UserID(high: 5, low: 1)
  static let ben = UserID(high: 5, low: 2)
  static let cas = UserID(high: 5, low: 3)

  var match: Match
  private(set) var events: [MatchEvent] = []
  private var number: UInt64 = 0

  /// Ana's match.
  init() {
    match = Match(
      id: MatchID(high: 1, low: 1), home: TeamRef(name: "Home"), away: TeamRef(name: "Away"),
      rules: RuleSet(), createdAt: Instant(milliseconds: 0))
    match.owner = CrewLog.ana
  }

  /// One more entry; without a place it comes after everything that is there.
  @discardableResult
  mutating func add(
    _ fact: Fact, by writer: UserID?, second: Int64 = 0, ordinal: Int64? = nil,
    stage: Stage = .period(.regulation(1)), quality: ClockQuality = .synced
  ) -> MatchEventID {
    number += 1
    let next = (events.map { event in event.ordinal }.max() ?? 0) + 1
    let event = MatchEvent(
      id: MatchEventID(high: 2, low: number), match: match.id, ordinal: ordinal ?? next,
      stage: stage, elapsed: second * 1_000,
      at: Instant(milliseconds: 1_790_000_000_000 + second * 1_000), uptime: second * 1_000,
      boot: BootID(high: 3, low: 3), quality: quality, fact: fact, writer: writer)
    events.append(event)
    return event.id
  }

  /// Ana kicks off.
  mutating func kickOff() {
    add(.kickOff(.home), by: CrewLog.ana, stage: .gap(.beforeMatch))
    add(
      .periodStart(.regulation(1), seconds: 2_700), by: CrewLog.ana, stage: .gap(.beforeMatch))
  }

  var record: MatchRecord { MatchRecord(match, events) }

  static func goal(_ number: Int?, for side: Side = .home) -> Fact {
    .goal(
      Goal(
        credited: side, kind: .openPlay,
        scorer: number.map { number in Participant(side, number: number) }))
  }
}
