import Core
import RefWatchDomain
import Testing

@Suite("A clock that another device started")
struct ForeignClockTests {
  private static let zero: Int64 = 1_790_000_000_000
  private static let telephone = BootID(high: 1, low: 1)
  private static let tablet = BootID(high: 2, low: 2)
  private static let hour: Int64 = 3_600_000

  /// A log that two devices of one person write.
  private struct Log {
    var events: [MatchEvent] = []

    mutating func add(
      _ fact: Fact, _ boot: BootID, wall: Int64, stage: Stage = .period(.regulation(1)),
      elapsed: Int64 = 0
    ) {
      events.append(
        MatchEvent(
          id: MatchEventID(high: 2, low: UInt64(events.count) + 1), match: MatchID(high: 1, low: 1),
          ordinal: Int64(events.count) + 1, stage: stage, elapsed: elapsed,
          at: Instant(milliseconds: ForeignClockTests.zero + wall), uptime: 1_000 + elapsed,
          boot: boot,
          quality: .synced, fact: fact, writer: UserID(high: 5, low: 1)))
    }

    mutating func kickOff(_ boot: BootID, wall: Int64) {
      add(.kickOff(.home), boot, wall: wall, stage: .gap(.beforeMatch))
      add(
        .periodStart(.regulation(1), seconds: 2_700), boot, wall: wall,
        stage: .gap(.beforeMatch))
    }

    var record: MatchRecord {
      MatchRecord(
        Match(
          id: MatchID(high: 1, low: 1), home: TeamRef(name: "A"), away: TeamRef(name: "B"),
          rules: RuleSet(), createdAt: Instant(milliseconds: 0)), events)
    }
  }

  /// A page that was opened when 96 s were played, on a device whose clock is so far ahead.
  private func shown(_ log: Log, ahead: Int64, knows: Bool = true) throws -> Int64 {
    let record = log.record
    let clock = try #require(record.clock)
    let reading = ClockReading(
      wall: Instant(milliseconds: Self.zero + 96_000 + ahead), uptime: 10, boot: Self.tablet)
    var judge = ClockJudge(reading)
    _ = judge.restore(clock, from: nil, match: record.match.id)
    if knows {
      judge.server = ServerOffset(
        milliseconds: -ahead, doubt: 10, taken: Instant(milliseconds: Self.zero + 96_000))
    }
    judge.count(clock, startedAhead: record.startOffset(of: clock))
    return judge.elapsed(of: clock, at: reading)
  }

  @Test("is counted by the server's time, however wrong this device's clock is")
  func counted() throws {
    var log = Log()
    log.kickOff(Self.telephone, wall: 0)
    for ahead in [0, 2 * Self.hour, -5 * Self.hour, 400 * Self.hour] {
      #expect(try shown(log, ahead: ahead) == 96_000)
    }
    // Without the server, this device's clock is all there is.
    #expect(try shown(log, ahead: 2 * Self.hour, knows: false) == 96_000 + 2 * Self.hour)
  }

  @Test("is counted right where the device that started it noted that its clock is wrong")
  func noted() throws {
    var log = Log()
    log.kickOff(Self.telephone, wall: Self.hour)
    log.add(.serverTime(ahead: -Self.hour, doubt: 5), Self.telephone, wall: Self.hour)
    #expect(try shown(log, ahead: 0) == 96_000)
    #expect(try shown(log, ahead: 2 * Self.hour) == 96_000)
  }

  @Test("a jump between the start and the note counts")
  func jumped() throws {
    var log = Log()
    log.kickOff(Self.telephone, wall: 0)
    log.add(.clockStep(milliseconds: Self.hour), Self.telephone, wall: Self.hour + 9_000)
    log.add(.serverTime(ahead: -Self.hour, doubt: 5), Self.telephone, wall: Self.hour + 10_000)
    #expect(try shown(log, ahead: 2 * Self.hour) == 96_000)
  }

  @Test("a later note of another device says nothing of the one that started it")
  func others() throws {
    var log = Log()
    log.kickOff(Self.telephone, wall: 0)
    log.add(.serverTime(ahead: -2 * Self.hour, doubt: 5), Self.tablet, wall: 2 * Self.hour)
    #expect(try shown(log, ahead: 2 * Self.hour) == 96_000)
    // An earlier one is the best there is for a page that began anew.
    var other = Log()
    other.add(
      .serverTime(ahead: -Self.hour, doubt: 5), BootID(high: 9, low: 9), wall: Self.hour,
      stage: .gap(.beforeMatch))
    other.kickOff(Self.telephone, wall: Self.hour)
    #expect(try shown(other, ahead: 0) == 96_000)
  }

  @Test("its device is told from two minutes on")
  func told() {
    func offset(_ milliseconds: Int64) -> ServerOffset {
      ServerOffset(milliseconds: milliseconds, doubt: 10, taken: Instant(milliseconds: Self.zero))
    }
    #expect(!offset(0).isFarOff && !offset(-119_000).isFarOff && !offset(120_000).isFarOff)
    #expect(offset(121_000).isFarOff && offset(-121_000).isFarOff && offset(.min).isFarOff)
  }
}
