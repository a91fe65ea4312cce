import Core
import Store
import SuperFriendDomain
import Wire

enum ContactRows {
  /// Stands for contacts in no book, so that their UIDs are unique as well.
  static let noBook = AddressBookID(high: 0, low: 0)

  static func load(
    _ condition: SQL, _ owner: UserID, _ session: some Session
  ) throws(StoreFailure) -> [FriendsEntity] {
    try session.rows(
      """
      SELECT id, uid, source, card, original, photo_removed, last_read, book FROM contact
      WHERE owner = \(owner) AND \(condition)
      """
    ) { row throws(StoreFailure) in
      let text: String? = try row["original"]
      let photoRemoved: Bool = try row["photo_removed"]
      let lastRead: String? = try row["last_read"]
      let book: AddressBookID = try row["book"]
      return .contact(
        Contact(
          id: try row["id"], uid: try row["uid"], card: try row.decoded("card"),
          source: try row.word("source"),
          original: text.map { text in
            OriginalCard(text: text, photoRemoved: photoRemoved, lastRead: lastRead)
          }, book: book == noBook ? nil : book))
    }
  }

  static func put(
    _ contact: Contact, _ owner: UserID, _ revision: Int64, _ session: some Session
  ) throws(StoreFailure) {
    try session.run(
      """
      INSERT INTO contact (owner, id, revision, uid, source, card, original, photo_removed,
        last_read, book)
      VALUES (\(owner), \(contact.id), \(revision), \(contact.uid), \(contact.source.rawValue),
        \(contact.card.json.text), \(contact.original?.text),
        \(contact.original?.photoRemoved ?? false), \(contact.original?.lastRead),
        \(contact.book ?? noBook))
      ON CONFLICT (owner, id) DO UPDATE SET revision = excluded.revision, uid = excluded.uid,
        source = excluded.source, card = excluded.card, original = excluded.original,
        photo_removed = excluded.photo_removed, last_read = excluded.last_read,
        book = excluded.book
      """)
  }
}
