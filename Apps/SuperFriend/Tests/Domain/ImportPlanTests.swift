import Core
import SuperFriendDomain
import Sync
import Testing

@testable import SuperFriendTestKit

@Suite("Import planning, spec §9 rules 1, 2, 8")
struct ImportPlanTests {
  @discardableResult
  func run(_ text: String, _ ledger: inout Ledger) throws -> ImportPlan {
    let plan = ImportPlan(
      try Cards.read(text), into: ledger.replica, of: Ledger.user, country: Country("KR"))
    for command in plan.commands { try ledger.run(command) }
    return plan
  }

  @Test("the same file twice, or half of it first, doubles nobody")
  func again() throws {
    let text =
      Cards.apple + Cards.version4 + Cards.version21 + Cards.card("VERSION:3.0", "FN:Bare")
    var ledger = Ledger()
    try run(Cards.apple + Cards.version21, &ledger)
    let plan = try run(text, &ledger)
    #expect(plan.counts.added == 2)
    #expect(plan.counts.unchanged == 2)
    #expect(try run(text, &ledger).counts.unchanged == 4)
    #expect(ledger.replica.contacts.count == 4)
  }

  @Test("two devices importing the same file make the same contacts")
  func twoDevices() throws {
    let text = Cards.apple + Cards.version21
    var a = Ledger()
    let first = try run(text, &a)
    let b = Ledger()
    let second = ImportPlan(try Cards.read(text), into: b.replica, of: Ledger.user, country: nil)
    for command in second.commands { try a.run(command) }
    #expect(first.commands == second.commands)
    #expect(a.replica.contacts.count == 2)
  }

  @Test("another person who imports the same file makes other contacts")
  func twoPeople() throws {
    let file = try Cards.read(Cards.apple + Cards.card("VERSION:3.0", "FN:Bare"))
    let ids = [Ledger.user, UserID(high: 7, low: 7)].map { owner in
      ImportPlan(file, into: FriendsReplica(), of: owner, country: nil).commands.map { command in
        command.subject.id
      }
    }
    #expect(Set(ids.joined()).count == 4)
  }

  @Test("a contact imported when ids did not depend on the owner is found, and keeps its id")
  func earlierID() throws {
    let bare = Cards.card("VERSION:3.0", "FN:Bare")
    let id = try #require(ContactID("3b1f878b-c7f1-8414-9cb0-529815ad22b2"))
    var ledger = Ledger()
    // Edited since, so that its text is another one.
    try ledger.run(
      .addContact(
        Contact(
          id: id, uid: "urn:uuid:" + id.description, card: Card(given: "Bare", family: "Foot"),
          source: .vcf, original: OriginalCard(text: Cards.card("VERSION:3.0", "FN:Bare Foot")))))
    #expect(try run(bare, &ledger).items.map { item in item.outcome } == [.updated(id)])
  }

  @Test("a contact imported before there was an account is found, and keeps its id")
  func claimedID() throws {
    let bare = Cards.card("VERSION:3.0", "FN:Bare")
    let local = ImportPlan(
      try Cards.read(bare), into: FriendsReplica(), of: UserID(high: 7, low: 7), country: nil)
    var ledger = Ledger()
    for command in local.commands { try ledger.run(command) }
    #expect(try run(bare, &ledger).counts.unchanged == 1)
    #expect(ledger.replica.contacts.count == 1)
  }

  @Test("a changed card with the same UID updates the contact, and the friend's name")
  func update() throws {
    var ledger = Ledger()
    try run(Cards.apple, &ledger)
    let contact = try #require(ledger.replica.contacts.values.first)
    try ledger.run(
      .add(contact, .weekly, lastContact: nil, ledger.settings, ledger.moment()))
    let changed = Cards.card(
      "VERSION:3.0", "FN:Pepe", "UID:0F8A1B2C-1234", "TEL:+34 612 345 678")
    let plan = try run(changed, &ledger)
    #expect(plan.items.map { item in item.outcome } == [.updated(contact.id)])
    #expect(ledger.replica.contacts.count == 1)
    #expect(ledger.replica.friends.values.first?.nameCache == "Pepe")
  }

  @Test("without a UID: same name and an equal phone or email, however written")
  func byName() throws {
    var ledger = Ledger()
    let contact = try ledger.contact("José", phone: "010-1234-5678")
    let same = Cards.card("VERSION:3.0", "FN:JOSE", "TEL:+82 10 1234 5678")
    #expect(try run(same, &ledger).items.first?.outcome == .updated(contact.id))
    let homonym = Cards.card("VERSION:3.0", "FN:Jose", "TEL:+82 10 9999 9999")
    #expect(try run(homonym, &ledger).counts.added == 1)
    #expect(ledger.replica.contacts.count == 2)
  }

  @Test("what is left out is said, with its line")
  func items() throws {
    var ledger = Ledger()
    let long = String(repeating: "n", count: 10_000)
    let photo = String(repeating: "QUJD", count: 20_000)
    let plan = try run(
      Cards.card("VERSION:3.0", "FN:\(long)") + Cards.card("VERSION:3.0", "NOTE:x")
        + Cards.card("VERSION:3.0", "FN:Ana", "PHOTO;ENCODING=b;TYPE=JPEG:\(photo)", "X-KEEP:1")
        + Cards.card("VERSION:3.0", "FN:Ben", "BDAY:1999-02-31"), &ledger)
    #expect(plan.items.map { item in item.line } == [1, 5, 9, 15, 18])
    #expect(plan.items[0].outcome == .skipped(.notKept(.tooLong(.name, limit: 300))))
    #expect(plan.items[1].outcome == .skipped(.nameMissing))
    #expect(plan.items[2].leftOut == [.photo])
    #expect(plan.counts.cut == 1)
    #expect(plan.items[4].outcome == .partly(.dateNotReal("1999-02-31")))
    #expect(plan.counts.added == 2)
    #expect(plan.counts.skipped == 2)
    let contacts = ledger.replica.contacts.values
    let ana = try #require(contacts.first { contact in contact.card.fn == "Ana" })
    let text = try #require(ana.original?.text)
    #expect(ana.original?.photoRemoved == true)
    #expect(!text.contains("PHOTO"))
    #expect(text.contains("X-KEEP:1"))
  }

  @Test("a small photo stays in the original")
  func photo() throws {
    var ledger = Ledger()
    try run(Cards.version21, &ledger)
    let text = try #require(ledger.replica.contacts.values.first?.original?.text)
    #expect(text == Cards.version21)
  }
}
