import Core
import RefWatchDomain
import Testing

@Suite("Who keeps the clock (§18.2)")
struct ClockKeepingTests {
  private let ana = CrewLog.ana
  private let ben = CrewLog.ben
  private let cas = CrewLog.cas

  @Test("the owner keeps the clock, and what others say of its course has no effect")
  func owner() {
    var log = CrewLog()
    log.kickOff()
    let end = log.add(.periodEnd(.regulation(1)), by: ben, second: 2_700)
    log.add(CrewLog.goal(9), by: ben, second: 60)
    let record = log.record
    #expect(record.phase == .running(.regulation(1)))
    #expect(record.score.home == 1)
    #expect(record.attention == [.stale(end)])
    #expect(record.isKept(by: ana) && !record.isKept(by: ben))
    #expect(record.steps(for: ben, elapsed: 0).isEmpty)
    #expect(record.steps(for: ana, elapsed: 0) == record.steps(elapsed: 0))
    #expect(record.takeover(by: ana) == nil)
    #expect(record.takeover(by: ben) == .takeover(by: ben, epoch: 1))
  }

  @Test("who takes over leads from there on, and not before")
  func takeover() {
    var log = CrewLog()
    log.kickOff()
    let early = log.add(.addedTime(minutes: 9), by: ben)
    log.add(.takeover(by: ben, epoch: 1), by: ben)
    log.add(.addedTime(minutes: 4), by: ben)
    let late = log.add(.addedTime(minutes: 2), by: ana)
    #expect(log.record.clockKeeper == ben)
    #expect(log.record.epoch == 1)
    #expect(log.record.periods.first?.announced == 4)
    #expect(log.record.attention == [.stale(early), .stale(late)])
    log.add(.takeover(by: ana, epoch: 2), by: ana)
    log.add(.addedTime(minutes: 3), by: ana)
    #expect(log.record.clockKeeper == ana)
    #expect(log.record.periods.first?.announced == 3)
  }

  @Test("of two who take over at once the earlier in the order of writing has it")
  func race() {
    var log = CrewLog()
    log.kickOff()
    log.add(.takeover(by: ben, epoch: 1), by: ben, ordinal: 7)
    let second = log.add(.takeover(by: cas, epoch: 1), by: cas, ordinal: 7)
    let end = log.add(.periodEnd(.regulation(1)), by: cas, second: 2_700, ordinal: 8)
    let record = log.record
    #expect(record.clockKeeper == ben)
    #expect(record.attention == [.stale(second), .stale(end)])
    #expect(record.phase == .running(.regulation(1)))
    // Whatever number somebody gives, the next take-over is the next.
    log.add(.takeover(by: cas, epoch: 1_000_000), by: cas)
    log.add(.takeover(by: ana, epoch: 3), by: ana)
    #expect(log.record.clockKeeper == ana)
    #expect(log.record.epoch == 3)
  }

  @Test("nothing corrects a take-over")
  func forGood() {
    var log = CrewLog()
    log.kickOff()
    let takeover = log.add(.takeover(by: ben, epoch: 1), by: ben)
    log.add(.withdrawal(takeover, reason: ""), by: ana)
    let note = log.add(.note("x"), by: ana)
    log.add(
      .amendment(
        note,
        Amendment(
          fact: .takeover(by: ana, epoch: 5), stage: .period(.regulation(1)), elapsed: 0)),
      by: ana)
    #expect(log.record.clockKeeper == ben)
    #expect(log.record.epoch == 1)
  }

  @Test("the course is corrected by who keeps the clock, by no way round")
  func corrections() {
    var log = CrewLog()
    log.kickOff()
    let end = log.add(.periodEnd(.regulation(1)), by: ana, second: 2_700)
    log.add(.withdrawal(end, reason: ""), by: ben)
    #expect(log.record.phase == .ended(.interval(1)))
    let withdrawal = log.add(.withdrawal(end, reason: ""), by: ana)
    #expect(log.record.phase == .running(.regulation(1)))
    log.add(.withdrawal(withdrawal, reason: ""), by: ben)
    #expect(log.record.phase == .running(.regulation(1)))
    let note = log.add(.note("x"), by: ben, second: 10)
    log.add(
      .amendment(
        note,
        Amendment(
          fact: .periodEnd(.regulation(1)), stage: .period(.regulation(1)), elapsed: 5_000)),
      by: ben)
    #expect(log.record.phase == .running(.regulation(1)))
    #expect(log.record.attention.count == 3)
  }

  @Test("facts are corrected by any recorder, and what had no say is tidied up by anybody")
  func facts() {
    var log = CrewLog()
    log.kickOff()
    let goal = log.add(CrewLog.goal(9), by: ana, second: 60)
    log.add(.withdrawal(goal, reason: ""), by: ben)
    #expect(log.record.score.home == 0)
    let stale = log.add(.stoppageStart(.injury), by: ben, second: 90)
    #expect(log.record.attention == [.stale(stale)])
    log.add(.withdrawal(stale, reason: ""), by: ben)
    #expect(log.record.attention.isEmpty)
    // A device says by itself that its clock was set: nobody has to look.
    log.add(.clockStep(milliseconds: 5_000), by: ben)
    #expect(log.record.attention.isEmpty)
  }

  @Test("a log that is older than crews means what it meant")
  func withoutWriters() {
    var log = CrewLog()
    log.kickOff()
    log.add(.periodEnd(.regulation(1)), by: nil, second: 2_700)
    #expect(log.record.phase == .ended(.interval(1)))
    #expect(log.record.attention.isEmpty)
    log.match.owner = nil
    #expect(log.record.phase == .ended(.interval(1)))
  }

  @Test("when somebody is gone from here the record stays what it was")
  func gone() {
    var log = CrewLog()
    log.kickOff()
    log.add(.takeover(by: ben, epoch: 1), by: ben)
    log.add(.periodEnd(.regulation(1)), by: ana, second: 2_600)
    log.add(.periodEnd(.regulation(1)), by: ben, second: 2_700)
    log.add(.signature(name: "Ben", digest: "d"), by: ben)
    let before = log.record
    for (user, stand) in [(ana, log.match.ownerStand), (ben, UserID(high: 9, low: 9))] {
      var match = log.match
      if match.owner == user { match.owner = stand }
      let after = MatchRecord(
        match, log.events.map { event in event.leftBehind(by: user, as: stand) })
      #expect(after.phase == before.phase)
      #expect(after.attention == before.attention)
      #expect(after.epoch == before.epoch)
      #expect(after.clockKeeper == (user == ben ? stand : ben))
      #expect(after.signature?.name == (user == ben ? "" : "Ben"))
      #expect(after.digest == before.digest)
      #expect(!after.log.contains { event in event.writer == user })
    }
  }

  @Test("a period timed by a clock that had slept is looked at")
  func doubts() {
    var log = CrewLog()
    log.kickOff()
    let end = log.add(
      .periodEnd(.regulation(1)), by: ana, second: 2_700, quality: .assumed)
    #expect(log.record.attention == [.doubtfulTime(end)])
    log.add(
      .amendment(
        end,
        Amendment(
          fact: .periodEnd(.regulation(1)), stage: .period(.regulation(1)), elapsed: 2_760_000)),
      by: ana)
    #expect(log.record.attention.isEmpty)
  }
}
