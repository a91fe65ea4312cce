import Core
import RefWatchDomain
import Sync
import Testing
import Wire

@testable import RefWatchTestKit

@Suite("Asking whoever keeps the time")
struct AskingTests {
  static func request(
    _ ask: ClockAsk, of record: MatchRecord, by asker: UserID = CrewLog.ben, number: UInt64 = 1,
    answer: ClockAnswer? = nil
  ) -> ClockRequest {
    ClockRequest(
      match: record.match.id, asker: asker, number: ClockAskID(high: 6, low: number), ask: ask,
      place: record.coursePlace, askedAt: Instant(milliseconds: 1_790_000_000_000), answer: answer)
  }

  // MARK: Where the match stands

  @Test("goals and cards leave a request as it was, the course does not")
  func guards() {
    var log = CrewLog()
    log.kickOff()
    let request = AskingTests.request(.openStoppage, of: log.record)
    let first = log.record.coursePlace
    #expect(log.record.suits(request, elapsed: 1_000))
    let goal = log.add(CrewLog.goal(9), by: CrewLog.ben, second: 5)
    log.add(.clockStep(milliseconds: 5_000), by: CrewLog.ana, second: 6)
    log.add(.withdrawal(goal, reason: ""), by: CrewLog.ben, second: 7)
    #expect(log.record.coursePlace == first && log.record.suits(request, elapsed: 8_000))
    // An act of somebody who does not keep the time has no effect, so it moves nothing.
    log.add(.stoppageStart(.other), by: CrewLog.ben, second: 8)
    #expect(log.record.suits(request, elapsed: 9_000))
    let open = log.add(.stoppageStart(.injury), by: CrewLog.ana, second: 9)
    #expect(log.record.coursePlace == CoursePlace(stage: .period(.regulation(1)), after: open))
    #expect(!log.record.suits(request, elapsed: 10_000))
    // As before, and yet not where it was asked.
    log.add(.stoppageEnd, by: CrewLog.ana, second: 12)
    #expect(!log.record.suits(request, elapsed: 13_000))
  }

  @Test("corrections of the course, and another keeper, move it")
  func corrections() {
    var log = CrewLog()
    log.kickOff()
    let open = log.add(.stoppageStart(.injury), by: CrewLog.ana, second: 9)
    var places = [log.record.coursePlace]
    log.add(.withdrawal(open, reason: ""), by: CrewLog.ana, second: 10)
    places.append(log.record.coursePlace)
    log.add(.takeover(by: CrewLog.ben, epoch: 1), by: CrewLog.ben, second: 11)
    places.append(log.record.coursePlace)
    #expect(Set(places).count == 3)
  }

  @Test("what can be asked for is what the keeper could do")
  func possible() {
    var log = CrewLog()
    #expect(log.record.asks(elapsed: 0) == [.kickOff(.home), .kickOff(.away)])
    #expect(log.record.act(for: .endPeriod, elapsed: 0) == nil)
    log.kickOff()
    #expect(log.record.asks(elapsed: 0) == [.openStoppage, .addedTime(0), .endPeriod])
    #expect(log.record.act(for: .addedTime(4), elapsed: 0) == .announceAddedTime(4))
    #expect(log.record.act(for: .closeStoppage, elapsed: 0) == nil)
    log.add(.stoppageStart(.injury), by: CrewLog.ana, second: 9)
    #expect(log.record.asks(elapsed: 0).first == .closeStoppage)
    log.add(.stoppageEnd, by: CrewLog.ana, second: 20)
    log.add(.periodEnd(.regulation(1)), by: CrewLog.ana, second: 2_700)
    #expect(log.record.asks(elapsed: 0) == [.startInterval])
    let gap = Stage.gap(.interval(1))
    log.add(.intervalStart(.interval(1)), by: CrewLog.ana, second: 0, stage: gap)
    #expect(log.record.asks(elapsed: 0) == [.endInterval])
    log.add(.intervalEnd(.interval(1)), by: CrewLog.ana, second: 900, stage: gap)
    // Who did not begin the first half begins the second.
    #expect(log.record.asks(elapsed: 0) == [.kickOff(.away)])
    for ask in log.record.asks(elapsed: 0) {
      #expect(log.record.suits(AskingTests.request(ask, of: log.record), elapsed: 0))
    }
  }

  // MARK: Age

  @Test("a device knows for how long it has had a request, and the way here by the server's clock")
  func age() {
    let request = AskingTests.request(.openStoppage, of: CrewLog().record)
    let boot = BootID(high: 1, low: 1)
    func reading(_ milliseconds: Int64, boot: BootID = boot) -> ClockReading {
      ClockReading(
        wall: request.askedAt.advanced(byMilliseconds: milliseconds - 3_600_000),
        uptime: 50_000 + milliseconds, boot: boot)
    }
    // This wall clock is an hour slow.
    let server = ServerOffset(
      milliseconds: 3_600_000, doubt: 20, taken: request.askedAt)
    let now = reading(4_000)
    #expect(request.age(at: now, seen: nil, server: nil) == nil)
    #expect(request.age(at: now, seen: reading(300), server: nil) == 3_700)
    #expect(request.age(at: now, seen: nil, server: server) == 4_000)
    #expect(request.age(at: now, seen: reading(300), server: server) == 4_000)
    // Another life of the page says nothing; a clock that went back makes nothing younger.
    #expect(
      request.age(at: now, seen: reading(0, boot: BootID(high: 2, low: 2)), server: nil) == nil)
    let slow = ServerOffset(milliseconds: 3_590_000, doubt: 20, taken: request.askedAt)
    #expect(request.age(at: now, seen: reading(1_000), server: slow) == 3_000)
    let earlier = now.earlier(by: 4_000)
    #expect(earlier.uptime == 50_000)
    #expect(earlier.wall == request.askedAt.advanced(byMilliseconds: -3_600_000))
    #expect(now.earlier(by: 90_000).uptime == 0 && now.earlier(by: -5) == now)
  }

  // MARK: Wire

  @Test("requests are read as they were written")
  func wire() throws {
    let asks: [ClockAsk] = [
      .openStoppage, .closeStoppage, .addedTime(0), .addedTime(120), .endPeriod, .kickOff(.home),
      .kickOff(.away), .startInterval, .endInterval,
    ]
    var log = CrewLog()
    for after in [false, true] {
      if after { log.kickOff() }
      for ask in asks {
        for answer in [nil] + ClockAnswer.allCases {
          let request = AskingTests.request(ask, of: log.record, answer: answer)
          let entity = RefWatchEntity.request(request)
          #expect(
            try RefWatchEntity.decode(entity.key, WireCursor(JSON.parse(entity.body.text)))
              == entity)
        }
      }
    }
    for text in [
      #"{"act":"dance"}"#, #"{"act":"addedTime"}"#, #"{"act":"addedTime","minutes":121}"#,
      #"{"act":"kickOff"}"#, #"{}"#,
    ] {
      #expect(throws: WireError.self) { try ClockAsk(WireCursor(JSON.parse(text))) }
    }
  }

  // MARK: Answering

  private let ben = UserID(high: 5, low: 2)
  private let eve = UserID(high: 5, low: 3)
  private let id = SampleMatch.id

  /// A match of the ledger's user, with Ben recording, who asks, and Eve looking on.
  private func asked() -> RefereeLedger {
    var ledger = RefereeLedger()
    #expect(ledger.run(.createMatch(SampleMatch.plain)) == nil)
    for (user, role, number) in [(ben, CrewRole.recorder, UInt64(1)), (eve, .observer, 2)] {
      let seat = CrewSeat(
        id: CrewSeatID(high: 8, low: number), match: id, user: user, name: "N", role: role,
        joinedAt: ledger.at)
      ledger.replica.set(RefWatchEntity.seat(seat).key, to: .seat(seat))
    }
    let record = MatchRecord(SampleMatch.plain, [])
    let request = AskingTests.request(.kickOff(.home), of: record, by: ben)
    ledger.replica.set(RefWatchEntity.request(request).key, to: .request(request))
    return ledger
  }

  private func answering(_ answer: ClockAnswer, number: UInt64 = 1) -> RefWatchCommand {
    .answerClock(id, ben, ClockAskID(high: 6, low: number), answer)
  }

  @Test("whoever keeps the time answers, once, and nobody else")
  func answers() {
    for answer in ClockAnswer.allCases {
      var ledger = asked()
      let reads = RefereeDomain.reads(of: answering(answer), by: RefereeLedger.user)
      let context = ledger.context()
      let onDevice = RefereeLedger.decide(answering(answer), context, ledger.replica)
      #expect(
        onDevice
          == RefereeLedger.decide(answering(answer), context, ledger.replica.loaded(reads)))
      #expect(ledger.run(answering(answer)) == nil)
      #expect(ledger.replica.request(of: ben, in: id)?.answer == answer)
      // The first answer stands.
      #expect(ledger.run(answering(answer == .accepted ? .declined : .accepted)) == nil)
      #expect(ledger.replica.request(of: ben, in: id)?.answer == answer)
    }
    var ledger = asked()
    #expect(ledger.run(answering(.accepted), by: eve) == .notOfTheCrew)
    #expect(
      ledger.run(answering(.accepted), by: UserID(high: 9, low: 9)) == .notOfTheCrew)
    // Who asks, an earlier asking, and somebody who asked for nothing: no change, and no fault.
    #expect(ledger.run(answering(.accepted), by: ben) == nil)
    #expect(ledger.run(answering(.accepted, number: 2)) == nil)
    #expect(ledger.run(.answerClock(id, eve, ClockAskID(high: 6, low: 1), .accepted)) == nil)
    #expect(ledger.replica.request(of: ben, in: id)?.answer == nil)
    let gone = MatchID(high: 9, low: 9)
    #expect(
      ledger.run(.answerClock(gone, ben, ClockAskID(high: 6, low: 1), .accepted))
        == .notFound(.match, gone.retagged()))
  }

  @Test("who took the time over answers from then on")
  func takenOver() {
    var ledger = asked()
    let takeover = SampleFacts.event(.takeover(by: ben, epoch: 1))
    #expect(ledger.run(.recordEvents(id, [takeover]), by: ben) == nil)
    #expect(ledger.run(answering(.declined)) == nil)
    #expect(ledger.replica.request(of: ben, in: id)?.answer == nil)
    #expect(ledger.run(answering(.declined), by: ben) == nil)
    #expect(ledger.replica.request(of: ben, in: id)?.answer == .declined)
  }

  @Test("what somebody asked for goes with them, and with the match")
  func going() {
    let key = RefWatchEntity.Kind.request.key(ClockRequest.id(of: ben, in: id))
    for (command, actor) in [
      (RefWatchCommand.leaveCrew(id), ben),
      (.removeSeat(id, CrewSeatID(high: 8, low: 1)), RefereeLedger.user),
      (.discardMatch(id, seen: .empty), RefereeLedger.user),
    ] {
      var ledger = asked()
      let reads = RefereeDomain.reads(of: command, by: actor)
      let context = ledger.context(actor)
      let changes = try? RefereeLedger.decide(command, context, ledger.replica.loaded(reads)).get()
      #expect(changes?.contains(.remove(.match(id), key)) == true, "\(command.name)")
      #expect(ledger.run(command, by: actor) == nil)
      #expect(ledger.replica.requests(of: id).isEmpty)
    }
  }

  @Test("each person has one request in a match, and the oldest comes first")
  func one() {
    var replica = RefWatchReplica()
    let record = CrewLog().record
    let match = record.match.id
    for (asker, number) in [(CrewLog.ben, UInt64(1)), (CrewLog.cas, 2), (CrewLog.ben, 3)] {
      let request = AskingTests.request(.kickOff(.home), of: record, by: asker, number: number)
      replica.set(RefWatchEntity.request(request).key, to: .request(request))
    }
    #expect(replica.requests(of: match).count == 2)
    #expect(replica.request(of: CrewLog.ben, in: match)?.number == ClockAskID(high: 6, low: 3))
    #expect(
      ClockRequest.id(of: CrewLog.ben, in: match) != ClockRequest.id(of: CrewLog.cas, in: match))
    let key = RefWatchEntity.Kind.request.key(ClockRequest.id(of: CrewLog.cas, in: match))
    replica.set(key, to: nil)
    #expect(replica.requests(of: match).map { request in request.asker } == [CrewLog.ben])
  }
}
