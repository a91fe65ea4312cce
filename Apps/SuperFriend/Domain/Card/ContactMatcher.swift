import Core

/// Finds the contact a card is about.
struct ContactMatcher {
  private let owner: UserID
  private let country: Country?
  /// By ``memberKey(_:)``. What is here alone comes before what is in a book.
  private var byUID: [String: ContactID] = [:]
  /// Those without a UID of their own, by ``ReadCard/formerID``: a contact that was imported
  /// before there was an account has yet another id.
  private var byText: [ContactID: ContactID] = [:]
  private var byName: [[UInt8]: [ContactID]] = [:]
  private var contacts: [ContactID: Contact] = [:]

  init(_ replica: FriendsReplica, of owner: UserID, _ country: Country?) {
    self.owner = owner
    self.country = country
    for contact in replica.contacts.values { add(contact) }
  }

  /// Adds a contact, or the newer state of one.
  mutating func add(_ contact: Contact) {
    contacts[contact.id] = contact
    let uid = memberKey(contact.uid)
    if contact.book == nil || byUID[uid] == nil { byUID[uid] = contact.id }
    if let original = contact.original, contact.hasNoUID {
      byText[ContactID(hashing: original.lastRead ?? original.text)] = contact.id
    }
    let key = folded(contact.card.name())
    if !(byName[key]?.contains(contact.id) ?? false) { byName[key, default: []].append(contact.id) }
  }

  /// The contact that a group names.
  func contact(member: String) -> Contact? { byUID[member].flatMap { id in contacts[id] } }

  func match(_ read: ReadCard) -> Contact? {
    if let uid = read.uid {
      // Our own export writes an id as a UID.
      if let contact = contact(member: memberKey(uid)) { return contact }
    }
    if let contact = contacts[read.id(of: owner)] ?? contacts[read.formerID] { return contact }
    if read.uid == nil, let id = byText[read.formerID] { return contacts[id] }
    for id in byName[folded(read.card.name())] ?? [] {
      guard let contact = contacts[id] else { continue }
      // Two cards with a UID each are two people.
      if read.uid != nil, !contact.hasNoUID { continue }
      if shares(contact.card, read.card) { return contact }
    }
    return nil
  }

  private func shares(_ a: Card, _ b: Card) -> Bool {
    for email in a.emails {
      let key = folded(email.value)
      if b.emails.contains(where: { other in folded(other.value) == key }) { return true }
    }
    for phone in a.phones {
      let key = PhoneNumber(phone.value).key(in: country)
      if b.phones.contains(where: { other in
        PhoneNumber(other.value).key(in: country).matches(key)
      }) {
        return true
      }
    }
    return false
  }
}
