import Calendar
import Core
import SuperFriendDomain
import Sync
import Testing

@testable import SuperFriendTestKit

@Suite("Contacts")
struct ContactDecisionTests {
  @Test("a name of some kind is needed")
  func nameMissing() {
    var ledger = Ledger()
    func rejection(_ card: Card) -> FriendsRejection? {
      let contact = Contact(id: ledger.moment().id(), card: card)
      return ledger.rejection(.addContact(contact))
    }
    #expect(rejection(Card(given: "")) == .nameMissing)
    #expect(rejection(Card(given: " \n")) == .nameMissing)
    var nicknameOnly = Card(given: "")
    nicknameOnly.nickname = "Pepe"
    #expect(rejection(nicknameOnly) == .nameMissing)
    #expect(rejection(Card(given: "", phone: "1")) == nil)
    #expect(rejection(Card(given: "", email: "a@b.c")) == nil)
    #expect(rejection(Card(given: "", family: "Lee")) == nil)
  }

  @Test("limits")
  func limits() {
    var ledger = Ledger()
    func rejection(_ change: (inout Card) -> Void) -> FriendsRejection? {
      var card = Card(given: "Ana")
      change(&card)
      return ledger.rejection(.addContact(Contact(id: ledger.moment().id(), card: card)))
    }
    let long = String(repeating: "n", count: 10_000)
    #expect(rejection { card in card.given = long } == .tooLong(.name, limit: 300))
    #expect(rejection { card in card.org = long } == .tooLong(.name, limit: 300))
    #expect(rejection { card in card.note = long } == nil)
    #expect(rejection { card in card.note = long + long + "!" } == .tooLong(.note, limit: 20_000))
    #expect(rejection { card in card.phones = [Labelled(long)] } == .tooLong(.value, limit: 1_000))
    let many = Array(repeating: Labelled("1"), count: 101)
    #expect(rejection { card in card.emails = many } == .tooMany(.emails, limit: 100))
    #expect(rejection { card in card.given = "a\u{0}" } == .unusableCharacter(.name))
    let wide = Labelled(String(repeating: "가", count: 1_000))
    #expect(
      rejection { card in card.urls = Array(repeating: wide, count: 60) }
        == .tooLarge(limit: 131_072))
    #expect(ledger.replica.contacts.count == 1)
  }

  @Test("edits of different fields commute, and reach the friend's cached name")
  func edits() throws {
    var ledger = Ledger()
    let friend = try ledger.friend("Ana")
    let edits: [ContactEdit] = [
      .text(.given, "Anna"), .text(.family, "Lee"), .birthday(PartialDate(month: 4, day: 12)),
      .list(.phones, [Labelled("1")]), .categories(["climbing"]),
    ]
    var forwards = ledger
    for edit in edits { try forwards.run(.editContact(friend.contact, [edit])) }
    var backwards = ledger
    for edit in edits.reversed() { try backwards.run(.editContact(friend.contact, [edit])) }
    #expect(forwards.replica.everything == backwards.replica.everything)
    #expect(forwards.now(friend)?.nameCache == "Anna Lee")
    #expect(
      forwards.rejection(.editContact(friend.contact, [.text(.given, ""), .text(.family, "")]))
        == nil, "the phone number is a name too")
    #expect(
      forwards.rejection(.editContact(friend.contact, [.list(.phones, [])])) == .nameMissing)
  }

  @Test("a UID is in the book once")
  func uid() throws {
    var ledger = Ledger()
    let ana = Contact(
      id: ledger.moment().id(), uid: "u1", card: Card(given: "Ana"), source: .vcf)
    try ledger.run(.addContact(ana))
    let other = Contact(
      id: ledger.moment().id(), uid: "u1", card: Card(given: "Ben"), source: .vcf)
    #expect(ledger.rejection(.addContact(other)) == .duplicateCard(ana.id))
    try ledger.run(.deleteContact(ana.id))
    try ledger.run(.addContact(other))
    try ledger.run(.deleteContact(other.id))
    try ledger.run(.deleteContact(other.id))
    #expect(ledger.replica.contacts.isEmpty)
    #expect(
      ledger.rejection(.updateContact(ana)) == .notFound(.contact, ana.id.retagged()))
  }

  @Test("what differs between two cards is what is edited")
  func difference() {
    var a = Card(given: "Ana", phone: "1")
    var b = a
    #expect(a.edits(toBecome: b).isEmpty)
    for field in ContactEdit.TextField.allCases { b[field] = "New " + field.rawValue }
    b.emails = [Labelled("a@b.c", label: "home")]
    b.anniversary = PartialDate(year: 2_001)
    b.addresses = [PostalAddress(label: "work", parts: ["", "", "Main St 1"])]
    b.phones = []
    let edits = a.edits(toBecome: b)
    #expect(edits.count == ContactEdit.TextField.allCases.count + 4)
    for edit in edits { a.apply(edit) }
    #expect(a == b)
  }
}
