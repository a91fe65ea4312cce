import Core
import RefWatchDomain
import Sync
import Testing

@testable import RefWatchTestKit

/// Who is held to have written what a take-over brings.
@Suite("What a take-over brings")
struct BringingTests {
  private static let owner = RefereeLedger.user
  private static let other = UserID(high: 0x0190_0000_0000_7000, low: 0x8000_0000_0000_00BB)
  private static let stranger = UserID(high: 0x0190_0000_0000_7000, low: 0x8000_0000_0000_00CC)

  private func ledger(_ role: CrewRole = .recorder) -> RefereeLedger {
    var ledger = RefereeLedger()
    ledger.run(.createMatch(SampleMatch.plain))
    let seat = CrewSeat(
      id: CrewSeatID(high: 3, low: 3), match: SampleMatch.id, user: BringingTests.other,
      name: "Kim", role: role, joinedAt: ledger.at)
    ledger.replica.set(RefWatchEntity.Kind.seat.key(seat.id), to: .seat(seat))
    return ledger
  }

  private func brought(by writer: UserID) -> MatchEvent {
    var event = SampleFacts.event(.kickOff(.home), 1, ordinal: 1)
    event.writer = writer
    return event
  }

  /// The writer of the first entry once `other` has recorded these.
  private func writer(
    _ events: [MatchEvent], _ role: CrewRole = .recorder
  ) -> Result<UserID?, RefWatchRejection> {
    var ledger = ledger(role)
    let context = ledger.context()
    let mine = DecideContext(actor: BringingTests.other, command: context.command, at: context.at)
    return RefereeLedger.decide(.recordEvents(SampleMatch.id, events), mine, ledger.replica)
      .map { changes in
        ledger.replica.apply(changes)
        return ledger.replica.event(events[0].id)?.writer
      }
  }

  private var takeover: MatchEvent {
    SampleFacts.event(.takeover(by: BringingTests.other, epoch: 1), 2, ordinal: 2)
  }

  @Test("it stays the entry of whoever of the crew wrote it")
  func kept() {
    #expect(
      writer([brought(by: BringingTests.owner), takeover]) == .success(BringingTests.owner))
  }

  @Test("without a take-over, and of strangers, it is the entry of whoever records it")
  func notKept() {
    #expect(writer([brought(by: BringingTests.owner)]) == .success(BringingTests.other))
    #expect(
      writer([brought(by: BringingTests.stranger), takeover]) == .success(BringingTests.other))
  }

  @Test("observers bring nothing")
  func observers() {
    #expect(
      writer([brought(by: BringingTests.owner), takeover], .observer) == .failure(.notOfTheCrew))
  }

  @Test("what somebody brings says so, until the writer's own device sends it")
  func carried() {
    var ledger = ledger()
    let brought = brought(by: BringingTests.owner)
    #expect(
      ledger.run(.recordEvents(SampleMatch.id, [brought, takeover]), by: BringingTests.other) == nil
    )
    #expect(ledger.replica.event(brought.id)?.carrier == BringingTests.other)
    #expect(ledger.replica.event(takeover.id)?.carrier == nil)
    // Whoever brought it cannot make that go away.
    ledger.run(.recordEvents(SampleMatch.id, [brought]), by: BringingTests.other)
    #expect(ledger.replica.event(brought.id)?.carrier == BringingTests.other)
    #expect(ledger.run(.recordEvents(SampleMatch.id, [brought])) == nil)
    #expect(ledger.replica.event(brought.id)?.carrier == nil)
    #expect(ledger.replica.event(brought.id)?.writer == BringingTests.owner)
  }

  @Test("a name in a command counts for nothing, nor does a carrier")
  func forged() {
    var ledger = ledger()
    var event = brought(by: BringingTests.owner)
    event.carrier = BringingTests.stranger
    ledger.run(.recordEvents(SampleMatch.id, [event]), by: BringingTests.other)
    #expect(ledger.replica.event(event.id)?.writer == BringingTests.other)
    #expect(ledger.replica.event(event.id)?.carrier == nil)
  }

  @Test("who is gone from here is gone as a carrier too")
  func leaving() {
    var event = brought(by: BringingTests.owner)
    event.carrier = BringingTests.other
    let left = event.leftBehind(by: BringingTests.other, as: BringingTests.stranger)
    #expect(left.carrier == BringingTests.stranger)
    #expect(left.writer == BringingTests.owner)
    #expect(left.isSame(as: event))
  }

  @Test("a match is put away when the server heard of it")
  func putAway() throws {
    let ledger = ledger()
    let heard = ledger.at.advanced(byMilliseconds: 5)
    let context = DecideContext(
      actor: BringingTests.owner, command: CommandID(high: 5, low: 5),
      at: Instant(milliseconds: 0), received: heard)
    let changes = try RefereeDomain.decide(
      .editMatch(SampleMatch.id, [.archived(true)]), context, in: ledger.replica)
    guard case .put(_, .match(let match))? = changes.first else {
      Issue.record("nothing was put")
      return
    }
    #expect(match.archivedAt == heard)
  }
}
