import Calendar
import Core
import SuperFriendDomain
import Sync
import Testing
import Wire

@testable import SuperFriendTestKit

@Suite("Friends on the list")
struct FriendDecisionTests {
  @Test("adding makes the friend and the initial meeting in one command")
  func add() throws {
    var ledger = Ledger()
    let friend = try ledger.friend("Ana", .monthly, last: day("2026-03-01"))
    #expect(friend.nameCache == "Ana")
    #expect(friend.createdOn == ledger.today)
    let connections = ledger.replica.connections.values
    #expect(connections.count == 1)
    #expect(connections[0].isInitial)
    #expect(connections[0].type == .meetUp)
    let noon = CivilDateTime(day("2026-03-01"), .noon).instant(offset: 3_600)
    #expect(connections[0].tookPlaceAt == noon)
  }

  @Test("last contact today is stored as now; not remembered makes no connection")
  func lastContact() throws {
    var ledger = Ledger()
    ledger.at = ledger.at.advanced(byMilliseconds: 3_000_000)
    try ledger.friend("Ana", last: ledger.today)
    #expect(ledger.replica.connections.values[0].tookPlaceAt == ledger.at)
    let ben = try ledger.friend("Ben", last: nil)
    #expect(ledger.replica.history(of: ben.id).count == 0)
    #expect(ledger.replica.due(ben, today: ledger.today).status == .noContactYet(isDue: false))
    let later = ledger.today.adding(days: 7)
    #expect(ledger.replica.due(ben, today: later).status == .noContactYet(isDue: true))
  }

  @Test("picker.duplicate: a contact is on the list once, archived or not")
  func duplicate() throws {
    var ledger = Ledger()
    let friend = try ledger.friend("Ana")
    let contact = try #require(ledger.replica.contact(of: friend))
    let again = FriendsCommand.add(
      contact, .weekly, lastContact: nil, ledger.settings, ledger.moment())
    #expect(ledger.rejection(again) == .alreadyOnList(friend.id))
    try ledger.run(.friend(friend.id, .archive))
    #expect(ledger.rejection(again) == .alreadyOnList(friend.id))
    #expect(ledger.replica.friends.count == 1)
  }

  @Test("details.missingContact: everything can be done without the contact")
  func missingContact() throws {
    var ledger = Ledger()
    var friend = try ledger.friend("Ana", last: day("2026-03-01"))
    try ledger.run(.deleteContact(friend.contact))
    #expect(ledger.replica.contact(of: friend) == nil)
    #expect(ledger.replica.name(of: friend) == "Ana")
    #expect(Avatar(friend, in: ledger.replica).initials == "A")
    try ledger.run(.friend(friend.id, .setPeriod(.weekly)))
    try ledger.run(.friend(friend.id, .archive))
    try ledger.run(.friend(friend.id, .unarchive))
    let contact = try ledger.contact("Anna")
    try ledger.run(.friend(friend.id, .relinkContact(contact.id, name: "Anna")))
    friend = try #require(ledger.now(friend))
    #expect(ledger.replica.name(of: friend) == "Anna")
    try ledger.run(.deleteFriend(friend.id, seen: ledger.replica.history(of: friend.id).mark))
    #expect(ledger.replica.friends.isEmpty)
    #expect(ledger.replica.connections.isEmpty)
  }

  @Test("relinking to someone who is on the list already is refused")
  func relink() throws {
    var ledger = Ledger()
    let ana = try ledger.friend("Ana")
    let ben = try ledger.friend("Ben")
    #expect(
      ledger.rejection(.friend(ana.id, .relinkContact(ben.contact, name: "Ben")))
        == .alreadyOnList(ben.id))
    let nobody = ContactID(high: 7, low: 7)
    #expect(
      ledger.rejection(.friend(ana.id, .relinkContact(nobody, name: "")))
        == .notFound(.contact, nobody.retagged()))
  }

  @Test("deleting takes the friend's own connections and leaves the shared ones to the others")
  func deletion() throws {
    var ledger = Ledger()
    let ana = try ledger.friend("Ana", last: day("2026-03-01"))
    let ben = try ledger.friend("Ben")
    let dinner = try ledger.record(.meetUp, with: ana, ben)
    let before = ledger.replica
    let command = FriendsCommand.deleteFriend(ana.id, seen: before.history(of: ana.id).mark)
    try ledger.run(command)
    #expect(ledger.replica.friend(ana.id) == nil)
    #expect(ledger.replica.connections.count == 1)
    #expect(ledger.replica.connection(dinner.id)?.friends.ids == [ben.id])
    try ledger.run(command)
    for back in command.undo(in: before, ledger.moment()) { try ledger.run(back) }
    #expect(ledger.replica.everything == before.everything)
  }

  @Test("a history of hundreds comes back in commands of a size that travels")
  func longHistory() throws {
    var ledger = Ledger()
    let ana = try ledger.friend("Ana")
    for _ in 0..<450 { ledger.put(day("2026-01-01"), ana) }
    let before = ledger.replica
    let command = FriendsCommand.deleteFriend(ana.id, seen: before.history(of: ana.id).mark)
    try ledger.run(command)
    #expect(ledger.replica.connections.isEmpty)
    let back = command.undo(in: before, ledger.moment())
    #expect(back.count == 4)
    for command in back {
      #expect(command.args.text.utf8.count < 500_000)
      try ledger.run(command)
    }
    #expect(ledger.replica.everything == before.everything)
  }

  @Test("deleted here, recorded there: the friend is back, archived and marked, in either order")
  func deletionMeetsRecording() throws {
    var ledger = Ledger()
    let ana = try ledger.friend("Ana", .monthly, last: day("2026-03-01"))
    let deletion = FriendsCommand.deleteFriend(
      ana.id, seen: ledger.replica.history(of: ana.id).mark)
    let recording = try #require(
      FriendsCommand.recordNow(.call, with: [ana], ledger.settings, ledger.moment()))

    var deletedFirst = ledger
    try deletedFirst.run(deletion)
    try deletedFirst.run(recording)
    let revived = try #require(deletedFirst.now(ana))
    #expect(revived.isArchived)
    #expect(revived.revival?.cause == .recordedElsewhere)
    #expect(revived.period == .monthly)
    #expect(revived.nameCache == "Ana")
    #expect(deletedFirst.replica.history(of: ana.id).count == 1)

    var recordedFirst = ledger
    try recordedFirst.run(recording)
    try recordedFirst.run(deletion)
    let kept = try #require(recordedFirst.now(ana))
    #expect(kept.isArchived)
    #expect(kept.revival?.cause == .unseenHistory)
    #expect(recordedFirst.replica.history(of: ana.id).count == 2)

    try recordedFirst.run(.friend(ana.id, .unarchive))
    #expect(recordedFirst.now(ana)?.revival == nil)
  }

  @Test("both devices add the same contact: what the second records goes to the first's friend")
  func twoAdditions() throws {
    var ledger = Ledger()
    let contact = try ledger.contact("Ana")
    var other = ledger
    other.at = other.at.advanced(byMilliseconds: 5)
    _ = other.moment()
    try other.run(.add(contact, .weekly, lastContact: nil, other.settings, other.moment()))
    let theirs = try #require(other.replica.friend(of: contact.id))
    let recording = try #require(
      FriendsCommand.recordNow(.call, with: [theirs], other.settings, other.moment()))
    try ledger.run(.add(contact, .monthly, lastContact: nil, ledger.settings, ledger.moment()))
    let ours = try #require(ledger.replica.friend(of: contact.id))
    #expect(ours.id != theirs.id)
    try ledger.run(recording)
    #expect(ledger.replica.friends.count == 1)
    #expect(ledger.replica.history(of: ours.id).count == 1)
  }

  @Test("changes of different fields commute")
  func fieldsCommute() throws {
    var ledger = Ledger()
    let ana = try ledger.friend("Ana")
    let steps: [FriendStep] = [
      .setPeriod(.annually), .snooze(until: day("2026-04-01")), .pause(until: day("2026-05-01")),
      .archive, .pin, .setPreferredChannel(.call), .setReminding(false),
    ]
    var forwards = ledger
    for step in steps { try forwards.run(.friend(ana.id, step)) }
    var backwards = ledger
    for step in steps.reversed() { try backwards.run(.friend(ana.id, step)) }
    #expect(forwards.replica.everything == backwards.replica.everything)
  }
}
