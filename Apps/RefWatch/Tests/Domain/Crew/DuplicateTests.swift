import Core
import RefWatchDomain
import Testing

@testable import RefWatchTestKit

@Suite("What two recorders may have entered twice (§18.2)")
struct DuplicateTests {
  private let ana = CrewLog.ana
  private let ben = CrewLog.ben

  private func points(
    _ first: Fact, _ second: Fact, apart seconds: Int64 = 30, by writer: UserID? = CrewLog.ben,
    stage: Stage = .period(.regulation(1))
  ) -> [AttentionPoint] {
    var log = CrewLog()
    log.add(first, by: CrewLog.ana, second: 100)
    log.add(second, by: writer, second: 100 + seconds, stage: stage)
    return log.record.attention
  }

  @Test("the same kind, side and number within a minute, by two")
  func alike() {
    let pair = AttentionPoint.possibleDuplicate(
      MatchEventID(high: 2, low: 1), MatchEventID(high: 2, low: 2))
    let nine = CrewLog.goal(9)
    let yellow = Fact.card(Card(colour: .yellow, recipient: Participant(.away, number: 4)))
    let red = Fact.card(Card(colour: .red, recipient: Participant(.away, number: 4)))
    #expect(points(nine, nine) == [pair])
    #expect(points(nine, nine, apart: 60) == [pair])
    #expect(points(CrewLog.goal(nil), CrewLog.goal(nil)) == [pair])
    #expect(points(yellow, red) == [pair])
    // Not alike.
    #expect(points(nine, nine, apart: 61).isEmpty)
    #expect(points(nine, nine, by: CrewLog.ana).isEmpty)
    #expect(points(nine, nine, by: nil).isEmpty)
    #expect(points(nine, nine, apart: -80, stage: .period(.regulation(2))).isEmpty)
    #expect(points(nine, CrewLog.goal(10)).isEmpty)
    #expect(points(nine, CrewLog.goal(nil)).isEmpty)
    #expect(points(nine, CrewLog.goal(9, for: .away)).isEmpty)
    #expect(points(nine, yellow).isEmpty)
    #expect(points(.note("x"), .note("x")).isEmpty)
  }

  @Test("a goal of two recorders counts once until a person says that there were two")
  func settled() {
    var log = CrewLog()
    let one = log.add(CrewLog.goal(9), by: ana, second: 100)
    let other = log.add(CrewLog.goal(9), by: ben, second: 90)
    #expect(log.record.score.home == 1)
    #expect(
      log.record.entries.filter { entry in entry.isDoubled }.map { entry in entry.event.id }
        == [one], "the earlier one counts")
    #expect(log.record.openPoints == [.doubledGoal(one)])
    #expect(MatchReport(log.record).goals.map { line in line.time.event } == [other])
    #expect(log.record.attention == [.possibleDuplicate(other, one)])
    var single = log
    single.add(.withdrawal(other, reason: ""), by: ana)
    #expect(single.record.score.home == 1)
    #expect(single.record.attention.isEmpty)
    let both = log.add(.bothHappened(one, other), by: ben)
    #expect(log.record.score.home == 2)
    #expect(log.record.attention.isEmpty)
    log.add(.withdrawal(both, reason: ""), by: ana)
    #expect(log.record.score.home == 1)
    #expect(log.record.attention == [.possibleDuplicate(other, one)])
  }

  @Test("who entered two goals has two, and three people have seen one")
  func counted() {
    func score(_ writers: [UserID]) -> Int {
      var log = CrewLog()
      for (place, writer) in writers.enumerated() {
        log.add(CrewLog.goal(9), by: writer, second: 100 + Int64(place) * 10)
      }
      return log.record.score.home
    }
    #expect(score([ana, ben]) == 1)
    #expect(score([ana, ben, CrewLog.cas]) == 1)
    #expect(score([ana, ben, ana]) == 2)
    #expect(score([ana, ben, ben]) == 2)
    #expect(score([ana, ana, ben, ben]) == 2)
    #expect(score([ana, ana]) == 2)
  }

  @Test("what was signed counts as it was signed, as long as the log is the one that was signed")
  func signed() {
    var log = CrewLog()
    log.add(CrewLog.goal(9), by: ana, second: 100)
    log.add(CrewLog.goal(9), by: ben, second: 110)
    #expect(log.record.score.home == 1 && log.record.hasDoubledGoal)
    let digest = log.record.digest
    log.add(.signature(name: "Ana", digest: digest), by: ana, stage: .gap(.afterMatch))
    #expect(log.record.isSignatureIntact == true)
    #expect(log.record.score.home == 2 && !log.record.hasDoubledGoal)
    #expect(log.record.openPoints.isEmpty)
    #expect(MatchReport(log.record).goals.count == 2)
    // Written after it: nobody has signed that.
    log.add(CrewLog.goal(9), by: CrewLog.cas, second: 120)
    #expect(log.record.score.home == 2 && log.record.hasDoubledGoal)
    // Written before it, and unknown to whoever signed.
    log.add(CrewLog.goal(4, for: .away), by: ben, second: 130, ordinal: 2)
    #expect(log.record.isSignatureIntact == false)
    #expect(log.record.score == BothSides(home: 1, away: 1))
  }

  @Test("to complete a match decides nothing: the goal counts once, in the report too")
  func completed() {
    var log = CrewLog()
    let one = log.add(CrewLog.goal(9), by: ana, second: 100)
    let other = log.add(CrewLog.goal(9), by: ben, second: 110)
    log.add(.fullTime(.normal), by: ana, stage: .gap(.afterMatch))
    log.add(.completion, by: ana, stage: .gap(.afterMatch))
    #expect(log.record.phase == .done && log.record.signature == nil)
    #expect(log.record.score.home == 1 && log.record.hasDoubledGoal)
    #expect(MatchReport(log.record).result.score.home == 1)
    #expect(log.record.openPoints.contains(.doubledGoal(other)))
    log.add(.bothHappened(one, other), by: ben, stage: .gap(.afterMatch))
    #expect(log.record.score.home == 2 && MatchReport(log.record).result.score.home == 2)
  }

  @Test("cards and the like both count until a person says that they are one")
  func cards() {
    var log = CrewLog()
    let yellow = Fact.card(Card(colour: .yellow, recipient: Participant(.away, number: 4)))
    log.add(yellow, by: ana, second: 100)
    log.add(yellow, by: ben, second: 110)
    #expect(log.record.tallies.away.cautions == 2)
  }

  @Test("every pair is named once, whatever the order of arrival", arguments: UInt64(0)..<40)
  func pairs(seed: UInt64) {
    var lots = Lots(seed)
    var log = CrewLog()
    let writers = [CrewLog.ana, CrewLog.ben, CrewLog.cas]
    for _ in 0..<24 {
      log.add(
        CrewLog.goal(lots.pick([nil, 9]), for: lots.pick(Side.allCases)),
        by: lots.pick(writers), second: Int64(lots.below(400)))
    }
    // The definition, without any care for time.
    var wanted: Set<AttentionPoint> = []
    let entries = log.record.entries
    for (place, one) in entries.enumerated() {
      for other in entries[(place + 1)...] {
        guard one.fact == other.fact, one.event.writer != other.event.writer,
          other.elapsed - one.elapsed <= 60_000
        else { continue }
        wanted.insert(.possibleDuplicate(one.event.id, other.event.id))
      }
    }
    let attention = log.record.attention
    #expect(Set(attention) == wanted)
    #expect(attention.count == wanted.count)
    var record = MatchRecord(log.match, [])
    for event in log.events.shuffled(using: &lots) { record.append(event) }
    #expect(record == log.record)
  }
}
