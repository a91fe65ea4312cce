import Core

extension ReadCard {
  /// The id of the contact it becomes, see ``ContactID/init(importedBy:_:)``.
  func id(of owner: UserID) -> ContactID { ContactID(importedBy: owner, name) }

  /// The id that it had before 2026-12, when ids did not depend on the owner. Contacts keep theirs.
  var formerID: ContactID { ContactID(hashing: name) }

  private var name: String { uid ?? original.text }
}

extension ReadCard {
  /// The card with the names of its groups among its categories, unless that is too much.
  func adding(_ names: [String]) -> ReadCard {
    var read = self
    for name in names
    where !read.card.categories.contains(where: { other in sameBytes(other, name) }) {
      read.card.categories.append(name)
    }
    guard read.card != card, FriendsLimits.fault(of: read.card) == nil else { return self }
    let edited = original.applying(
      [.categories(read.card.categories)], read.card, at: nil)
    guard edited.text.utf8.count <= OriginalCard.textLimit else { return self }
    read.original.text = edited.text
    return read
  }
}

extension ContactID {
  /// The id of the contact that a card becomes, made of its UID, or of its whole text where it has
  /// none: two devices of a person that import one file, or one that imports it twice, double
  /// nobody. Another person who imports the same card makes another contact, and so does another
  /// book with the same UID.
  init(importedBy owner: UserID, from book: AddressBookID? = nil, _ name: String) {
    let place = book.map { book in book.description + " " } ?? ""
    self.init(of: .text("friendsCard " + owner.description + " " + place + name))
  }
}

extension Contact {
  /// The same contact under an id of its own, where the server did not accept it because somebody
  /// else's had the id.
  ///
  /// - Parameter fresh: Its id if it already has the one that an import gives it.
  public func readded(by owner: UserID, as fresh: ContactID) -> Contact {
    let derived = ContactID(
      importedBy: owner, from: book, hasNoUID ? original?.text ?? uid : uid)
    let id = source == .vcf && derived != self.id ? derived : fresh
    return Contact(
      id: id, uid: hasNoUID ? Contact.uid(of: id) : uid, card: card, source: source,
      original: original, book: book)
  }
}
