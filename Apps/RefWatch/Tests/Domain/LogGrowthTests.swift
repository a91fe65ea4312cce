import Core
import RefWatchDomain
import Testing

@Suite("What came to a log since it was seen")
struct LogGrowthTests {
  @Test("new entries at the end are told apart from any other change", arguments: UInt64(1)...4)
  func growth(seed: UInt64) {
    var log = RandomLog(seed: seed)
    log.grow(by: 60)
    let events = log.events
    var replica = RefWatchReplica()
    var marks: [(mark: LogMark, ids: [MatchEventID])] = [(.empty, [])]
    for event in events {
      replica.set(RefWatchEntity.Kind.event.key(event.id), to: .event(event))
      let now = replica.log(of: log.match.id)
      for (mark, ids) in marks {
        let all = now.events.map { event in event.id }
        let new = now.entries(since: mark)
        if Array(all.prefix(ids.count)) == ids {
          #expect(new.map { new in new.map { event in event.id } } == Array(all[ids.count...]))
        } else {
          #expect(new == nil)
        }
      }
      marks.append((now.mark, now.events.map { event in event.id }))
    }
    // Where an entry went, nothing came to the end.
    let last = replica.log(of: log.match.id)
    if let first = last.events.first {
      replica.set(RefWatchEntity.Kind.event.key(first.id), to: nil)
    }
    #expect(replica.log(of: log.match.id).entries(since: last.mark) == nil)
  }
}
