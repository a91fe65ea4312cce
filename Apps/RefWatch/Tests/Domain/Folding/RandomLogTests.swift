import Core
import RefWatchDomain
import Testing

@Suite("The fold of any log (§28)")
struct RandomLogTests {
  @Test func dependsNeitherOnOrderNorOnDuplicates() {
    for seed in 0..<300 {
      var log = RandomLog(seed: UInt64(seed))
      log.grow(by: 1 + seed % 60)
      let fault = log.fault()
      #expect(fault == nil, "seed \(seed)")
    }
  }

  @Test func isTheSameForTheLogOfAReplica() {
    for seed in 0..<100 {
      var log = RandomLog(seed: UInt64(seed))
      log.grow(by: 1 + seed % 60)
      var replica = RefWatchReplica()
      for event in log.events.reversed() {
        replica.set(RefWatchEntity.Kind.event.key(event.id), to: .event(event))
      }
      let record = MatchRecord(log.match, replica.log(of: log.match.id))
      #expect(record == MatchRecord(log.match, log.events), "seed \(seed)")
    }
  }

  @Test func takesNothingOfAnotherMatch() {
    var log = RandomLog(seed: 1)
    log.grow(by: 20)
    let other = RandomLog(seed: 2).match
    var record = MatchRecord(other, log.events)
    for event in log.events { record.append(event) }
    #expect(record == MatchRecord(other, []))
  }
}
