import Core
import RefWatchDomain
import Sync
import Testing
import Wire

@testable import RefWatchTestKit

@Suite("What is entered later")
struct AdditionTests {
  private let home = Participant(.home, number: 7)

  /// A first half of 46:30, and a second one that runs.
  private func log() -> LawLog {
    var log = LawLog()
    log.begin(firstHalf)
    log.add(.card(Card(colour: .yellow, recipient: home)), 30, in: firstHalf)
    log.add(.periodEnd(firstHalf), .period(firstHalf), 2_790_000)
    log.add(.intervalEnd(.interval(1)), .gap(.interval(1)), 0)
    log.begin(secondHalf)
    return log
  }

  private func addition(
    _ fact: Fact, _ log: LawLog, _ stage: Stage, _ elapsed: Int64, _ number: UInt64 = 900,
    reason: String = ""
  ) -> MatchEvent {
    MatchEvent(
      id: ID(high: 7, low: number), match: log.match.id, ordinal: log.record.lastOrdinal + 1,
      stage: stage, elapsed: elapsed, at: Instant(milliseconds: 9_000_000), uptime: 5,
      boot: ID(high: 3, low: 3), quality: .manual, fact: fact, addition: Addition(reason: reason))
  }

  private func decide(_ event: MatchEvent, _ log: LawLog) throws(RefWatchRejection)
    -> [Change<RefWatchEntity>]
  {
    var replica = RefWatchReplica()
    var match = log.match
    match.owner = UserID(high: 1, low: 1)
    replica.set(RefWatchEntity.match(match).key, to: .match(match))
    for known in log.events { replica.set(RefWatchEntity.event(known).key, to: .event(known)) }
    return try RefereeDomain.decide(
      .recordEvents(match.id, [event], setUp: nil),
      DecideContext(
        actor: UserID(high: 1, low: 1), command: CommandID(high: 1, low: 9),
        at: Instant(milliseconds: 9_000_000)), in: replica)
  }

  // MARK: As it travels

  @Test("an entry of an older version reads as it did, and travels as it did")
  func older() throws {
    let event = SampleFacts.event(.note("x"))
    #expect(event.addition == nil)
    #expect(!event.json.text.contains("added") && !event.body.text.contains("added"))
    #expect(try FactWireTests.carried(event) == event)
    let log = log()
    let plain = CanonicalLog.bytes(log.events)
    #expect(!String(decoding: plain, as: UTF8.self).contains("added"))
  }

  @Test(
    "that it was added later, and why, is read as it was written",
    arguments: ["", "forgot, \"it\""])
  func wire(_ reason: String) throws {
    let log = log()
    let event = addition(.note("x"), log, .period(firstHalf), 60_000, reason: reason)
    #expect(try FactWireTests.row(event) == event)
    #expect(try FactWireTests.carried(event) == event)
    #expect(event.leftBehind(by: UserID(high: 1, low: 1), as: UserID(high: 2, low: 2)) == event)
    #expect(event.json.text.contains(#""added":{"#))
  }

  @Test("what is refused travels with its place")
  func rejections() throws {
    for rejection: RefWatchRejection in [
      .notToAdd(SampleFacts.target), .notPlayed(SampleFacts.target, .period(.extra(2))),
      .beyondStage(SampleFacts.target, .period(firstHalf), limit: 2_790_000),
    ] {
      let text = rejection.json.text
      #expect(try RefWatchRejection(WireCursor(JSON.parse(text))) == rejection)
    }
  }

  // MARK: Where it can be

  @Test("a place that was played is taken, others are told")
  func places() throws {
    let log = log()
    let id: MatchEventID = ID(high: 7, low: 900)
    let goal = Fact.goal(Goal(credited: .home, kind: .openPlay))
    let rows: [(Fact, Stage, Int64, RefWatchRejection?)] = [
      (goal, .period(firstHalf), 0, nil), (goal, .period(firstHalf), 2_790_000, nil),
      (
        goal, .period(firstHalf), 2_790_001,
        .beyondStage(id, .period(firstHalf), limit: 2_790_000)
      ),
      (goal, .period(secondHalf), 600_000, nil), (goal, .gap(.interval(1)), 0, nil),
      (.card(Card(colour: .red, recipient: home)), .gap(.beforeMatch), 0, nil),
      (goal, .period(.extra(1)), 0, .notPlayed(id, .period(.extra(1)))),
      (goal, .gap(.afterMatch), 0, .notPlayed(id, .gap(.afterMatch))),
      (.periodEnd(secondHalf), .period(secondHalf), 0, .notToAdd(id)),
      (.clockAdjustment(milliseconds: 1, reason: ""), .period(secondHalf), 0, .notToAdd(id)),
    ]
    for (fact, stage, elapsed, expected) in rows {
      var found: RefWatchRejection?
      do throws(RefWatchRejection) {
        #expect(try decide(addition(fact, log, stage, elapsed), log).count == 1)
      } catch { found = error }
      #expect(found == expected, "\(fact) \(stage) \(elapsed)")
    }
    // Of what was not added later only the form is looked at, as ever.
    let late = log.events[0]
    let plain = MatchEvent(
      id: id, match: late.match, ordinal: 90, stage: .period(.extra(2)), elapsed: 0, at: late.at,
      uptime: 0, boot: late.boot, quality: .manual, fact: goal)
    #expect(try decide(plain, log).count == 1)
    #expect(
      RefereeDomain.reads(of: .recordEvents(late.match, [plain]), by: UserID(high: 1, low: 1))
        .contains(.logLength(late.match)))
    #expect(
      RefereeDomain.reads(
        of: .recordEvents(late.match, [addition(goal, log, .period(firstHalf), 0)]),
        by: UserID(high: 1, low: 1)
      ).contains(.log(late.match)))
  }

  @Test("a reason has its limit")
  func long() {
    let log = log()
    let event = addition(
      .note("x"), log, .period(firstHalf), 0, reason: String(repeating: "x", count: 1_001))
    #expect(throws: RefWatchRejection.tooLong(.reason, limit: 1_000)) { try decide(event, log) }
  }

  @Test("every minute of a report begins where its label says")
  func minutes() throws {
    for seconds in [2_700, 1_350, 60] {
      var log = LawLog()
      log.add(.kickOff(.home), .gap(.beforeMatch), 0)
      log.add(.periodStart(firstHalf, seconds: seconds), .gap(.beforeMatch), 0)
      log.add(.periodEnd(firstHalf), .period(firstHalf), Int64(seconds + 200) * 1_000)
      log.add(.intervalEnd(.interval(1)), .gap(.interval(1)), 0)
      log.add(.kickOff(.away), .gap(.interval(1)), 0)
      log.add(.periodStart(secondHalf, seconds: seconds), .gap(.interval(1)), 0)
      let record = log.record
      for period in [firstHalf, secondHalf] {
        for second in stride(from: 0, to: seconds + 200, by: 7) {
          let elapsed = Int64(second) * 1_000
          let label = try #require(record.minute(stage: .period(period), elapsed: elapsed))
          let start = try #require(record.elapsed(of: label, in: period), "\(label)")
          #expect(start <= elapsed && elapsed - start < 60_000)
          #expect(MinuteLabel(label.description)?.description == label.description)
        }
      }
    }
    let record = log().record
    for (text, period) in [("67", firstHalf), ("44+2", firstHalf), ("45", secondHalf)] {
      let label = try #require(MinuteLabel(text))
      #expect(record.elapsed(of: label, in: period) == nil, "\(text)")
    }
    for text in ["", "x", "0", "+3", "45+", "45+0", "1+2+3", "1000", "-5", "4.5"] {
      #expect(MinuteLabel(text) == nil, "\(text)")
    }
    #expect(MinuteLabel(" 45 + 2' ")?.description == "45+2'")
  }

  // MARK: What it comes to

  @Test("it stands where it happened, and the score, the cards and the report follow")
  func record() throws {
    var log = log()
    log.add(.periodEnd(secondHalf), .period(secondHalf), 2_760_000)
    log.add(.fullTime(.normal), .gap(.afterMatch), 0)
    log.add(.completion, .gap(.afterMatch), 0)
    let digest = log.record.digest
    log.add(.signature(name: "Ana", digest: digest), .gap(.afterMatch), 0)
    #expect(log.record.signature?.isAmended == false)
    let second = Card(
      colour: .secondYellow, recipient: home, first: log.events[2].id)
    let events = [
      addition(
        .goal(Goal(credited: .away, kind: .openPlay, scorer: Participant(.away, number: 9))), log,
        .period(firstHalf), 1_200_000, 901, reason: "Forgotten"),
      addition(.card(second), log, .period(secondHalf), 600_000, 902, reason: "Forgotten too"),
    ]
    log.events += events
    let record = log.record
    #expect(record.score == BothSides(home: 0, away: 1))
    #expect(record.tallies.home.sendOffs == 1 && record.tallies.home.cautions == 2)
    let order = record.entries.map { entry in entry.event.id }
    let goal = try #require(order.firstIndex(of: events[0].id))
    #expect(goal < (order.firstIndex(of: log.events[2].id) ?? 0), "before the caution at 30'")
    #expect(record.signature?.isAmended == true && record.isSignatureIntact == true)
    var grown = MatchRecord(log.match, Array(log.events.dropLast(2)))
    for event in events { grown.append(event) }
    #expect(grown == record)
    let report = MatchReport(record)
    #expect(report.result.byPeriod.first?.goals == BothSides(home: 0, away: 1))
    #expect(report.amendments.map { line in line.kind } == [.addition, .addition])
    #expect(report.amendments.allSatisfy { line in line.isAfterSignature })
    let text = ReportText(report, PlainWords()).text
    #expect(text.contains("21' addedLater: goal, Forgotten\n"))
    #expect(text.contains("56' addedLater: card #7, Forgotten too\n"))
    let status = try #require(EventTable.columns.firstIndex(of: "status"))
    let added = EventTable(record).rows.filter { row in row[status] == "added" }
    #expect(added.count == 2)
  }

  @Test("a code for a device without a network leaves them to the next exchange")
  func handOver() {
    var log = log()
    log.events.append(
      addition(.note("later"), log, .period(firstHalf), 60_000, reason: "forgot"))
    let note = HandOver(log.record, elapsed: 0, at: Instant(milliseconds: 0))
    #expect(!note.events.contains { event in event.addition != nil })
    #expect(note.missing(in: MatchRecord(log.match, note.events)) >= 1)
  }
}
