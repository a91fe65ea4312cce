import Core
import Store
import StoreSQLite
import SuperFriendDomain
import SuperFriendServer
import Sync
import TestKit
import Testing

@testable import SuperFriendTestKit

/// Issue 30 §1.7: a UID is unique in its book.
@Suite("Contacts by book")
struct BookMigrationTests {
  @Test("contacts of today keep their ids and are in no book")
  func migration() throws {
    let group = try #require(SuperFriendTables.migrations.first)
    let old = MigrationGroup(
      group.name,
      Array(group.migrations.prefix { migration in migration.name != "keepContactsByBook" }))
    #expect(old.migrations.count == 4)
    let database = try TemporaryDatabase([old])
    let id = ContactID(high: 0x3B1F_878B_C7F1_8414, low: 0x9CB0_5298_15AD_22B2)
    let card = #"{"given":"Ana","org":"Acme, Sales"}"#
    let text = Cards.card("VERSION:3.0", "N:;Ana", "ORG:Acme;Sales")
    try database.engine.writeNow { session throws(StoreFailure) in
      _ = try session.run(
        """
        INSERT INTO contact (owner, id, revision, uid, source, card, original, photo_removed)
        VALUES (\(Ledger.user), \(id), 7, 'u1', 'vcf', \(card), \(text), 1)
        """)
    }
    try Migrator([SyncSchema.migrations, group]).migrate(database.engine)
    let contact = try #require(try load([.contact(id)], database).contact(id))
    #expect(contact.uid == "u1" && contact.book == nil)
    #expect(contact.original == OriginalCard(text: text, photoRemoved: true))
    #expect(contact.inParts.card.departments == ["Sales"])
    #expect(try load([.contactOfUID("u1", in: nil)], database).contact(uid: "u1") == contact)
  }

  @Test("one UID in two books is two contacts, and in one book one")
  func books() throws {
    let database = try TemporaryDatabase(SuperFriendTables.migrations)
    var contacts: [Contact] = []
    let books: [UInt64?] = [nil, 1, 2]
    for (number, book) in books.enumerated() {
      contacts.append(
        Contact(
          id: ContactID(high: 1, low: UInt64(number)), uid: "u1", card: Card(given: "Ana"),
          source: .vcf, original: OriginalCard(text: "a", lastRead: "b"),
          book: book.map { low in AddressBookID(high: 5, low: low) }))
    }
    for contact in contacts { try put(contact, database) }
    for contact in contacts {
      let replica = try load([.contactOfUID("u1", in: contact.book)], database)
      #expect(replica.contacts.count == 1)
      #expect(replica.contact(uid: "u1", in: contact.book) == contact)
      let double = Contact(
        id: ContactID(high: 2, low: 2), uid: "u1", card: Card(given: "Ben"), book: contact.book)
      #expect(throws: StoreFailure.self) { try put(double, database) }
    }
    var ledger = Ledger()
    for contact in contacts { try ledger.run(.addContact(contact)) }
    let double = Contact(
      id: ContactID(high: 2, low: 2), uid: "u1", card: Card(given: "Ben"),
      book: contacts[1].book)
    #expect(ledger.rejection(.addContact(double)) == .duplicateCard(contacts[1].id))
  }

  func load(
    _ reads: [FriendsDomain.Read], _ database: TemporaryDatabase
  ) throws -> FriendsReplica {
    try database.engine.readNow { session throws(StoreFailure) in
      try SuperFriendTables.load(reads, for: Ledger.user, session)
    }
  }

  func put(_ contact: Contact, _ database: TemporaryDatabase) throws {
    try database.engine.writeNow { session throws(StoreFailure) in
      try SuperFriendTables.put(
        .contact(contact), in: .user(Ledger.user), revision: 1, session)
    }
  }
}
