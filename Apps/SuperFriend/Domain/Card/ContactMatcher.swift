import Core

/// Finds the contact a card is about.
struct ContactMatcher {
  private let country: Country?
  private var byUID: [String: ContactID] = [:]
  private var byName: [[UInt8]: [ContactID]] = [:]
  private var contacts: [ContactID: Contact] = [:]

  init(_ replica: FriendsReplica, _ country: Country?) {
    self.country = country
    for contact in replica.contacts.values { add(contact) }
  }

  /// Adds a contact, or the newer state of one.
  mutating func add(_ contact: Contact) {
    contacts[contact.id] = contact
    byUID[contact.uid] = contact.id
    let key = folded(contact.card.name())
    if !(byName[key]?.contains(contact.id) ?? false) { byName[key, default: []].append(contact.id) }
  }

  func match(_ read: ReadCard) -> Contact? {
    if let uid = read.uid {
      // Our own export writes an id as a UID.
      if let id = byUID[uid] ?? byUID["urn:uuid:" + uid] { return contacts[id] }
    }
    if let contact = contacts[read.id] { return contact }
    for id in byName[folded(read.card.name())] ?? [] {
      guard let contact = contacts[id] else { continue }
      // Two cards with a UID each are two people.
      if read.uid != nil, !sameOctets(contact.uid, "urn:uuid:" + contact.id.description) {
        continue
      }
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
