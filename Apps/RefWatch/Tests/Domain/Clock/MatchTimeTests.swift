import RefWatchDomain
import Testing

@Suite("Match time")
struct MatchTimeTests {
  @Test("earlier periods count as long as they were planned; breaks by themselves")
  func stages() {
    let record = CrewLog().record
    #expect(record.matchTime(stage: .period(.regulation(1)), elapsed: 600_000) == 600_000)
    #expect(record.matchTime(stage: .period(.regulation(2)), elapsed: 600_000) == 3_300_000)
    #expect(record.matchTime(stage: .gap(.interval(1)), elapsed: 60_000) == 60_000)
    #expect(record.matchTime(stage: .period(.shootout), elapsed: 0) == 0)
    #expect(record.matchTime(stage: .period(.regulation(2)), elapsed: .max) == .max)
  }
}
