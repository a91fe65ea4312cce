import Calendar
import Core
import SuperFriendDomain
import Sync
import Testing

@testable import SuperFriendTestKit

@Suite("Connections")
struct ConnectionDecisionTests {
  @Test("swipe.undo: nothing is left, twice is once, and the snooze it ended is back")
  func swipeUndo() throws {
    var ledger = Ledger()
    let ana = try ledger.friend("Ana", last: day("2026-03-01"))
    try ledger.run(.friend(ana.id, .snooze(until: day("2026-03-20"))))
    let friend = try #require(ledger.now(ana))
    let before = ledger.replica
    let swipe = try #require(
      FriendsCommand.recordNow(
        .meetUp, with: [friend], origin: .swipe, ledger.settings, ledger.moment()))
    try ledger.run(swipe)
    #expect(ledger.now(ana)?.snoozedUntil == nil)
    #expect(ledger.replica.connections.count == 2)
    for _ in 1...2 {
      for command in swipe.undo(in: before, ledger.moment()) { try ledger.run(command) }
      #expect(ledger.replica.everything == before.everything)
    }
  }

  @Test("several people, one meeting")
  func several() throws {
    var ledger = Ledger()
    let ana = try ledger.friend("Ana")
    let ben = try ledger.friend("Ben")
    let connection = try ledger.record(.meetUp, with: ana, ben, ana)
    #expect(connection.friends.ids == [ana.id, ben.id].sorted())
    #expect(ledger.replica.history(of: ana.id).count == 1)
    #expect(ledger.replica.history(of: ben.id).count == 1)
  }

  @Test("dates: not in the future of the person's day, not before 1900, whatever the clock")
  func dates() throws {
    var ledger = Ledger(on: day("2026-03-10"))
    let ana = try ledger.friend("Ana")
    func rejection(_ date: CivilDate, today: CivilDate) -> FriendsRejection? {
      let command = FriendsCommand.recordConnection(
        NewConnection(
          id: ledger.moment().id(), type: .call, occurredOn: date, tookPlaceAt: ledger.at,
          zone: ledger.zone, friends: [FriendGlimpse(ana)], today: today)!)
      return ledger.rejection(command)
    }
    let today = day("2026-03-10")
    #expect(rejection(today, today: today) == nil)
    #expect(rejection(day("2026-03-11"), today: today) == .futureDate(limit: today))
    #expect(rejection(day("2026-03-11"), today: day("2026-03-11")) == nil)
    #expect(
      rejection(day("2026-03-12"), today: day("2026-03-12"))
        == .futureDate(limit: day("2026-03-11")))
    #expect(rejection(day("1899-12-31"), today: today) == .tooEarly(limit: day("1900-01-01")))
    #expect(rejection(day("1900-01-01"), today: today) == nil)
    // A clock wrong by years is data: what it calls today is accepted.
    ledger.at = Ledger(on: day("2099-01-01")).at
    #expect(rejection(day("2099-01-01"), today: day("2099-01-01")) == nil)
    ledger.at = Ledger(on: day("1980-01-01")).at
    #expect(rejection(day("1980-01-01"), today: day("1980-01-01")) == nil)
  }

  @Test("notes up to 2 000 characters")
  func notes() throws {
    var ledger = Ledger()
    let ana = try ledger.friend("Ana")
    let longest = String(repeating: "가", count: 2_000)
    let fits = try #require(
      FriendsCommand.record(
        .call, on: ledger.today, with: [ana], note: longest, ledger.settings, ledger.moment()))
    try ledger.run(fits)
    let over = try #require(
      FriendsCommand.record(
        .call, on: ledger.today, with: [ana], note: longest + "!", ledger.settings,
        ledger.moment()))
    #expect(ledger.rejection(over) == .tooLong(.note, limit: 2_000))
    let id: ConnectionID = fits.subject.id.retagged()
    #expect(
      ledger.rejection(.editConnection(id, [.note(longest + "!")]))
        == .tooLong(.note, limit: 2_000))
    #expect(ledger.rejection(.editConnection(id, [.note("a\u{0}b")])) == .unusableCharacter(.note))
  }

  @Test("editing type, date, note and friends, each alone")
  func edits() throws {
    var ledger = Ledger()
    let ana = try ledger.friend("Ana")
    let ben = try ledger.friend("Ben")
    let made = try ledger.record(.call, with: ana)
    let edits: [ConnectionEdit] = [
      .type(.message), .note("lunch"), .friends(Participants(ben.id)),
      .date(day("2026-03-02"), tookPlaceAt: made.tookPlaceAt, today: ledger.today),
    ]
    var forwards = ledger
    for edit in edits { try forwards.run(.editConnection(made.id, [edit])) }
    var backwards = ledger
    for edit in edits.reversed() { try backwards.run(.editConnection(made.id, [edit])) }
    #expect(forwards.replica.everything == backwards.replica.everything)
    let edited = try #require(forwards.replica.connection(made.id))
    #expect(edited.type == .message)
    #expect(edited.note == "lunch")
    #expect(edited.friends.ids == [ben.id])
    #expect(edited.occurredOn == day("2026-03-02"))
    #expect(forwards.replica.history(of: ana.id).count == 0)
    let nobody = FriendID(high: 5, low: 5)
    #expect(
      ledger.rejection(.editConnection(made.id, [.friends(Participants(nobody))]))
        == .notFound(.friend, nobody.retagged()))
  }

  @Test("one dinner, recorded on two devices: both stay, are suggested, and can be merged")
  func merge() throws {
    var ledger = Ledger()
    let ana = try ledger.friend("Ana")
    let ben = try ledger.friend("Ben")
    let first = try ledger.record(.meetUp, with: ana, ben)
    let second = try ledger.record(.meetUp, with: ben, ana)
    let call = try ledger.record(.call, with: ana, ben)
    #expect(ledger.replica.twins(of: first) == [second.id])
    #expect(ledger.replica.twins(of: call).isEmpty)
    try ledger.run(.editConnection(second.id, [.note("pasta")]))
    let before = ledger.replica
    #expect(
      ledger.rejection(.mergeConnections(into: first.id, [call.id])) == .notOneMeeting(call.id))
    let merging = FriendsCommand.mergeConnections(into: first.id, [second.id])
    try ledger.run(merging)
    #expect(ledger.replica.connection(first.id)?.note == "pasta")
    #expect(ledger.replica.connection(second.id) == nil)
    try ledger.run(merging)
    for command in merging.undo(in: before, ledger.moment()) { try ledger.run(command) }
    #expect(ledger.replica.everything == before.everything)
  }

  @Test("what was made from the same round of golf is made once")
  func derived() throws {
    var ledger = Ledger()
    let ana = try ledger.friend("Ana")
    let source = try #require(Origin.Source(app: "golf", object: "round-1"))
    for _ in 1...2 {
      let command = try #require(
        FriendsCommand.record(
          .meetUp, on: ledger.today, with: [ana], origin: .derived(.golf, source),
          ledger.settings, ledger.moment()))
      try ledger.run(command)
    }
    #expect(ledger.replica.connections.count == 1)
  }

  @Test("what two devices made from the same source under one id is made once, and undone by none")
  func derivedUnderOneID() throws {
    var ledger = Ledger()
    let ana = try ledger.friend("Ana")
    let source = try #require(Origin.Source(app: "day", object: "session-1"))
    let new = try #require(
      NewConnection(
        id: ConnectionID(high: 5, low: 5), type: .meetUp, occurredOn: ledger.today,
        tookPlaceAt: ledger.at, zone: ledger.zone, origin: .derived(.block, source),
        friends: [FriendGlimpse(ana)], today: ledger.today))
    try ledger.run(.recordConnection(new))
    let before = ledger.replica
    try ledger.run(.recordConnection(new))
    #expect(ledger.replica.everything == before.everything)
    #expect(FriendsCommand.recordConnection(new).undo(in: before, ledger.moment()).isEmpty)
  }

  @Test("what is gone cannot be changed, and says so")
  func gone() throws {
    var ledger = Ledger()
    let nobody = FriendID(high: 5, low: 5)
    let nothing = ConnectionID(high: 6, low: 6)
    #expect(
      ledger.rejection(.friend(nobody, .pin)) == .notFound(.friend, nobody.retagged()))
    #expect(
      ledger.rejection(.editConnection(nothing, [.type(.call)]))
        == .notFound(.connection, nothing.retagged()))
    #expect(ledger.rejection(.deleteConnection(nothing)) == nil)
    #expect(ledger.rejection(.deleteFriend(nobody, seen: .empty)) == nil)
    #expect(ledger.replica.everything.isEmpty)
    let stranger = UserID(high: 1, low: 1)
    #expect(ledger.rejection(.setSetting(stranger, .showsBands(false))) == .notYours)
  }
}
