import Core
import RefWatchDomain
import Testing

@Suite("A match under way at a glance")
struct GlanceTests {
  private func glance(
    _ log: CrewLog, for user: UserID = CrewLog.ana, elapsed: Int64 = 1_000
  ) -> Glance {
    Glance(log.record, for: user, elapsed: elapsed)
  }

  @Test("it follows the match, and says what the keeper can do from afar")
  func course() {
    var log = CrewLog()
    #expect(glance(log).clock == nil && glance(log).acts.isEmpty)
    log.kickOff()
    log.add(CrewLog.goal(9), by: CrewLog.ben, second: 60)
    var seen = glance(log, elapsed: 61_000)
    #expect(seen.names.home == "HOM" && seen.names.away == "AWA")
    #expect(seen.score.home == 1 && seen.clock == 61_000 && seen.acts == [.pause])
    #expect(seen.phase == .running(.regulation(1)) && !seen.isStopped)
    log.add(.stoppageStart(.injury), by: CrewLog.ana, second: 90)
    seen = glance(log)
    #expect(seen.isStopped && seen.acts == [.resume])
    log.add(.stoppageEnd, by: CrewLog.ana, second: 100)
    log.add(.suspension(.weather, text: ""), by: CrewLog.ana, second: 110)
    seen = glance(log)
    #expect(!seen.isStopped && seen.acts == [.resume])
    log.add(.resumption, by: CrewLog.ana, second: 110)
    log.add(.periodEnd(.regulation(1)), by: CrewLog.ana, second: 2_700)
    #expect(glance(log).acts == [.startInterval])
    let gap = Stage.gap(.interval(1))
    log.add(.intervalStart(.interval(1)), by: CrewLog.ana, stage: gap)
    #expect(glance(log).acts == [.startNext] && glance(log).clock == 1_000)
    log.add(.intervalEnd(.interval(1)), by: CrewLog.ana, second: 900, stage: gap)
    // The next period begins with a kick-off, which is the pitch's.
    #expect(glance(log).acts.isEmpty)
    log.add(.kickOff(.away), by: CrewLog.ana, stage: gap)
    log.add(.periodStart(.regulation(2), seconds: 2_700), by: CrewLog.ana, stage: gap)
    #expect(glance(log, elapsed: 5_000).clock == 2_705_000)
  }

  @Test("who does not keep the time sees the same and does nothing")
  func others() {
    var log = CrewLog()
    log.kickOff()
    let seen = glance(log, for: CrewLog.ben)
    #expect(seen.acts.isEmpty && seen.clock == 1_000)
    log.add(.takeover(by: CrewLog.ben, epoch: 1), by: CrewLog.ben, second: 3)
    #expect(glance(log, for: CrewLog.ben).acts == [.pause])
    #expect(glance(log).acts.isEmpty)
  }
}
