import Core
import Sync

extension Decision {
  /// Adding what is there already is no change: two devices importing one file make the same ids,
  /// and what was edited on one of them meanwhile stays.
  mutating func addContact(_ contact: Contact) throws(FriendsRejection) {
    if let fault = FriendsLimits.fault(of: contact) { throw fault }
    guard replica.contact(contact.id) == nil else { return }
    try keep(contact)
  }

  mutating func updateContact(_ contact: Contact) throws(FriendsRejection) {
    let there = try self.contact(contact.id)
    try keep(contact.keepingEdits(of: there))
  }

  mutating func editContact(
    _ id: ContactID, _ edits: [ContactEdit]
  ) throws(FriendsRejection) {
    var contact = try contact(id).inParts
    for edit in edits {
      let before = contact.card
      contact.card.apply(edit)
      if contact.card == before { continue }
      contact.original = contact.original.map { original in
        original.applying(edit, contact.card, at: context.at)
      }
      contact.takeNext(after: edit)
    }
    try keep(contact)
  }

  mutating func deleteContact(_ id: ContactID) {
    guard let contact = replica.contact(id) else { return }
    rememberName(of: contact)
    remove(FriendsEntity.Kind.contact.key(id))
  }

  private mutating func keep(_ contact: Contact) throws(FriendsRejection) {
    if let fault = FriendsLimits.fault(of: contact) { throw fault }
    if let other = replica.contact(uid: contact.uid, in: contact.book), other.id != contact.id {
      throw .duplicateCard(other.id)
    }
    put(.contact(contact))
    rememberName(of: contact)
  }

  /// The friend shows this name when the contact is missing.
  private mutating func rememberName(of contact: Contact) {
    guard var friend = replica.friend(of: contact.id) else { return }
    friend.nameCache = contact.card.cachedName
    put(.friend(friend))
  }
}

extension Card {
  /// The name for caches: as long as a name may be.
  public var cachedName: String {
    let name = name()
    guard FriendsLimits.fault(ofName: name) != nil else { return name }
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: name.unicodeScalars.prefix(FriendsLimits.name))
    return String(scalars)
  }
}
