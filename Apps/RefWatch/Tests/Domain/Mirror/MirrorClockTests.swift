import Core
import RefWatchDomain
import Testing

@testable import RefWatchTestKit

/// What a mirror's clock shows, whatever the device's own clock says.
@Suite("The clock of a mirror")
struct MirrorClockTests {
  static let lens = MirrorLens(.everyone, showsNames: false)
  static let kickOff = Instant(milliseconds: 1_790_000_000_000)

  /// A log that begins at the kick-off, of a device whose clock is ahead by `ahead`; each entry at
  /// `made` milliseconds arrives at `arrives`.
  static func log(ahead: Int64, _ entries: [(made: Int64, arrives: Int64)]) -> MirroredLog {
    var match = SampleMatch.plain
    match.scheduledKickOff = nil
    var log = MirroredLog(match, seq: 1, at: kickOff)
    var ordinal: Int64 = 0
    for (made, arrives) in entries {
      let facts: [Fact] =
        ordinal == 0
        ? [.kickOff(.home), .periodStart(.regulation(1), seconds: 2_700)] : [.note("x")]
      for fact in facts {
        ordinal += 1
        let event = MatchEvent(
          id: MatchEventID(high: 1, low: UInt64(ordinal)), match: match.id, ordinal: ordinal,
          stage: .period(.regulation(1)), elapsed: made,
          at: kickOff.advanced(byMilliseconds: made + ahead), uptime: made,
          boot: BootID(high: 1, low: 1), quality: .synced, fact: fact)
        log.take(
          .event(event), seq: ordinal + 1, at: kickOff.advanced(byMilliseconds: arrives))
      }
    }
    return log
  }

  /// What is shown when `now` milliseconds have passed since the kick-off.
  static func shown(_ log: MirroredLog, at now: Int64) -> Int64? {
    let picture = log.picture(lens, count: log.arrivals.count)
    return picture.course.clock?.elapsed(at: kickOff.advanced(byMilliseconds: now))
  }

  @Test("is the device's, where that is right")
  func right() {
    let log = Self.log(ahead: 0, [(0, 40)])
    #expect(Self.shown(log, at: 60_000) == 60_000)
  }

  @Test("is right although the device's clock is three hours fast")
  func fast() {
    let log = Self.log(ahead: 10_800_000, [(0, 40), (60_000, 60_100)])
    #expect(Self.shown(log, at: 90_000) == 89_960)
  }

  @Test("is right although the device's clock is three hours slow, once that can be told")
  func slow() {
    let log = Self.log(ahead: -10_800_000, [(0, 40), (60_000, 60_100)])
    #expect(Self.shown(log, at: 90_000) == 89_960)
  }

  @Test("is right when everything had to wait for a network")
  func queued() {
    let log = Self.log(
      ahead: 0, [(0, 1_200_000), (300_000, 1_200_000), (900_000, 1_200_000)])
    #expect(Self.shown(log, at: 1_260_000) == 1_260_000)
  }

  @Test("stands still while play is suspended, and goes on where it stood")
  func suspended() {
    var log = Self.log(ahead: 0, [(0, 0)])
    func event(_ fact: Fact, _ ordinal: Int64, at made: Int64) -> MatchEvent {
      MatchEvent(
        id: MatchEventID(high: 2, low: UInt64(ordinal)), match: SampleMatch.id, ordinal: ordinal,
        stage: .period(.regulation(1)), elapsed: made,
        at: Self.kickOff.advanced(byMilliseconds: made), uptime: made,
        boot: BootID(high: 1, low: 1), quality: .synced, fact: fact)
    }
    log.take(
      .event(event(.suspension(.lights, text: ""), 3, at: 600_000)), seq: 9,
      at: Self.kickOff.advanced(byMilliseconds: 600_000))
    #expect(Self.shown(log, at: 700_000) == 600_000)
    #expect(Self.shown(log, at: 900_000) == 600_000)
  }
}
