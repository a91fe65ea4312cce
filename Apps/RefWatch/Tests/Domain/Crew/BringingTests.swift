import Core
import RefWatchDomain
import Sync
import Testing

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
}
