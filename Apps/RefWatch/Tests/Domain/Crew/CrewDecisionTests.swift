import Core
import RefWatchDomain
import Sync
import Testing
import Wire

@testable import RefWatchTestKit

@Suite("Who may do what in a match")
struct CrewDecisionTests {
  private let ben = UserID(high: 5, low: 2)
  private let eve = UserID(high: 5, low: 3)
  private let id = SampleMatch.id

  /// A match of the ledger's user, with Ben recording and Eve looking on.
  private func ledger() -> RefereeLedger {
    var ledger = RefereeLedger()
    #expect(ledger.run(.createMatch(SampleMatch.plain)) == nil)
    for (user, role, number) in [(ben, CrewRole.recorder, UInt64(1)), (eve, .observer, 2)] {
      let seat = CrewSeat(
        id: CrewSeatID(high: 8, low: number), match: id, user: user, name: "N", role: role,
        joinedAt: ledger.at)
      ledger.replica.set(RefWatchEntity.seat(seat).key, to: .seat(seat))
    }
    return ledger
  }

  private func changes(
    _ command: RefWatchCommand, by actor: UserID, _ ledger: RefereeLedger
  ) -> [Change<RefWatchEntity>] {
    var ledger = ledger
    let reads = RefereeDomain.reads(of: command, by: actor)
    let context = ledger.context(actor)
    let onDevice = RefereeLedger.decide(command, context, ledger.replica)
    #expect(onDevice == RefereeLedger.decide(command, context, ledger.replica.loaded(reads)))
    return (try? onDevice.get()) ?? []
  }

  @Test("making a match founds its scope, in the name of who makes it")
  func founding() {
    let made = SampleMatch.plain.owned(RefereeLedger.user)
    let expected: [Change<RefWatchEntity>] = [
      .join(.match(id), RefereeLedger.user), .put(.match(id), .match(made)),
    ]
    let ledger = RefereeLedger()
    let lie = SampleMatch.plain.owned(ben)
    for command in [RefWatchCommand.createMatch(SampleMatch.plain), .createMatch(lie)] {
      #expect(changes(command, by: RefereeLedger.user, ledger) == expected)
    }
    let kickOff = SampleFacts.event(.kickOff(.home)).written(ben)
    let recorded = changes(
      .recordEvents(id, [kickOff], setUp: lie), by: RefereeLedger.user, ledger)
    #expect(
      recorded == expected
        + [.put(.match(id), .event(kickOff.written(RefereeLedger.user)))])
    // The same again, also as the server gave it back.
    var after = ledger
    after.run(.createMatch(SampleMatch.plain))
    #expect(after.run(.createMatch(made)) == nil)
    #expect(after.run(.createMatch(lie)) == nil)
    #expect(after.replica.match(id)?.owner == RefereeLedger.user)
  }

  @Test("the owner does everything, a recorder records, an observer looks on")
  func parts() {
    let note = SampleFacts.event(.note("x"))
    let rows:
      [(
        RefWatchCommand, owner: RefWatchRejection?, recorder: RefWatchRejection?,
        observer: RefWatchRejection?
      )] = [
        (.recordEvents(id, [note]), nil, nil, .notOfTheCrew),
        (.editMatch(id, [.venue("y")]), nil, .notYours, .notYours),
        (.discardMatch(id, seen: .empty), nil, .notYours, .notYours),
        (.removeSeat(id, CrewSeatID(high: 8, low: 1)), nil, .notYours, .notYours),
        (.leaveCrew(id), .notYours, nil, nil),
      ]
    for row in rows {
      for (actor, rejection) in [
        (RefereeLedger.user, row.owner), (ben, row.recorder), (eve, row.observer),
      ] {
        var ledger = ledger()
        #expect(ledger.run(row.0, by: actor) == rejection, "\(row.0.name)")
      }
    }
  }

  @Test("an entry names who wrote it, whatever the command says, and is the same for everybody")
  func writers() {
    var ledger = ledger()
    let event = SampleFacts.event(.note("x")).written(eve)
    #expect(ledger.run(.recordEvents(id, [event]), by: ben) == nil)
    #expect(ledger.replica.event(event.id)?.writer == ben)
    #expect(ledger.run(.recordEvents(id, [event.anonymous])) == nil)
    #expect(ledger.replica.event(event.id)?.writer == ben)
  }

  @Test("nobody makes somebody else keep the clock")
  func takeovers() {
    var ledger = ledger()
    let event = SampleFacts.event(.takeover(by: ben, epoch: 1))
    #expect(ledger.run(.recordEvents(id, [event])) == .notYours)
    #expect(ledger.run(.recordEvents(id, [event]), by: ben) == nil)
  }

  @Test("leaving and removing take the seat and the scope, once")
  func leaving() {
    let ledger = ledger()
    let seat = CrewSeatID(high: 8, low: 1)
    let gone: [Change<RefWatchEntity>] = [
      .remove(.match(id), RefWatchEntity.Kind.seat.key(seat)), .leave(.match(id), ben),
    ]
    #expect(changes(.leaveCrew(id), by: ben, ledger) == gone)
    #expect(changes(.removeSeat(id, seat), by: RefereeLedger.user, ledger) == gone)
    var after = ledger
    #expect(after.run(.removeSeat(id, seat)) == nil)
    #expect(changes(.removeSeat(id, seat), by: RefereeLedger.user, after).isEmpty)
    #expect(after.replica.seats(of: id).map { seat in seat.user } == [eve])
    // A match that is gone is left already; a foreign one looks the same.
    #expect(changes(.leaveCrew(MatchID(high: 9, low: 9)), by: ben, ledger).isEmpty)
  }

  @Test("discarding sends the crew away, and keeps the id for the owner")
  func discarding() {
    let changes = changes(.discardMatch(id, seen: .empty), by: RefereeLedger.user, ledger())
    #expect(changes.contains(.leave(.match(id), ben)))
    #expect(changes.contains(.leave(.match(id), eve)))
    #expect(!changes.contains(.leave(.match(id), RefereeLedger.user)))
  }

  @Test("where the owner is gone the crew goes on, and the last one leaves nothing behind")
  func orphans() {
    var ledger = ledger()
    let orphan = SampleMatch.plain.owned(SampleMatch.plain.ownerStand)
    ledger.replica.set(RefWatchEntity.match(orphan).key, to: .match(orphan))
    let event = SampleFacts.event(.note("x"))
    #expect(ledger.run(.recordEvents(id, [event]), by: ben) == nil)
    #expect(ledger.run(.editMatch(id, [.venue("y")]), by: ben) == .notYours)
    #expect(ledger.run(.leaveCrew(id), by: eve) == nil)
    #expect(ledger.replica.match(id) != nil)
    #expect(ledger.run(.leaveCrew(id), by: ben) == nil)
    #expect(ledger.replica.everything.isEmpty)
  }

  @Test("seats are read as they were written")
  func wire() throws {
    for role in CrewRole.allCases {
      for name in ["", "Kim 김"] {
        let seat = CrewSeat(
          id: CrewSeatID(high: 8, low: 1), match: id, user: ben, name: name, role: role,
          joinedAt: Instant(milliseconds: 5))
        let entity = RefWatchEntity.seat(seat)
        #expect(
          try RefWatchEntity.decode(entity.key, WireCursor(JSON.parse(entity.body.text)))
            == entity)
      }
    }
    #expect(CrewSeat.name("  Kim ") == "Kim")
    for text in ["", " ", "a\u{0}", String(repeating: "x", count: 101)] {
      #expect(CrewSeat.name(text) == nil)
    }
  }
}
