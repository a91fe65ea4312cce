import Core

/// What importing a file means for this address book: a result for each card, and the commands that
/// do it.
///
/// A card is the contact with its UID; without one, the contact of the same name that shares a
/// phone number or email address. The same file again adds nobody, also when the first import
/// stopped half-way; where a contact was edited meanwhile, the file's card counts again.
public struct ImportPlan: Sendable {
  private let owner: UserID
  /// In the order of the file.
  public private(set) var items: [ImportItem] = []
  /// One for each card that is added or updated.
  public private(set) var commands: [FriendsCommand] = []

  public init(
    _ file: CardFile, into replica: FriendsReplica, of owner: UserID, country: Country?
  ) {
    self.owner = owner
    var matcher = ContactMatcher(replica, of: owner, country)
    for loss in file.losses { items.append(ImportItem(loss)) }
    for read in file.cards { plan(read, &matcher) }
    items.sort { a, b in a.line < b.line }
  }

  public var counts: ImportCounts {
    var counts = ImportCounts()
    for item in items {
      switch item.outcome {
      case .added: counts.added += 1
      case .updated: counts.updated += 1
      case .unchanged: counts.unchanged += 1
      case .skipped: counts.skipped += 1
      case .partly: counts.partly += 1
      }
    }
    return counts
  }

  private mutating func plan(_ read: ReadCard, _ matcher: inout ContactMatcher) {
    let match = matcher.match(read)
    let id = match?.id ?? read.id(of: owner)
    let uid = match?.uid ?? read.uid ?? Contact.uid(of: id)
    let contact = Contact(
      id: id, uid: uid, card: read.card, source: .vcf, original: read.original)
    let name = read.card.name()
    func item(_ outcome: ImportItem.Outcome) -> ImportItem {
      ImportItem(
        line: read.line, name: name, outcome: outcome, photoRemoved: read.original.photoRemoved)
    }
    if let fault = FriendsLimits.fault(of: contact) {
      return items.append(item(.skipped(.notKept(fault))))
    }
    for fault in read.faults { items.append(ImportItem(fault)) }
    guard let match else {
      matcher.add(contact)
      items.append(item(.added(id)))
      return commands.append(.addContact(contact))
    }
    if sameBytes(match.original?.text ?? "", read.original.text) || match.card == read.card {
      return items.append(item(.unchanged(id)))
    }
    matcher.add(contact)
    items.append(item(.updated(id)))
    commands.append(.updateContact(contact))
  }
}

/// What became of one card, or of what stood between cards.
public struct ImportItem: Hashable, Sendable {
  public enum Outcome: Hashable, Sendable {
    case added(ContactID)
    case updated(ContactID)
    case unchanged(ContactID)
    /// Not imported.
    case skipped(CardFault.Reason)
    /// Imported, but for this line.
    case partly(CardFault.Reason)
  }

  /// The line of the card's BEGIN, or of what was wrong.
  public let line: Int
  /// Empty where nothing could be read.
  public let name: String
  public let outcome: Outcome
  /// The photo was too large and was left out.
  public let photoRemoved: Bool

  init(line: Int, name: String, outcome: Outcome, photoRemoved: Bool) {
    self.line = line
    self.name = name
    self.outcome = outcome
    self.photoRemoved = photoRemoved
  }

  init(_ fault: CardFault) {
    switch fault.reason {
    case .unfinished, .nameMissing, .nameNotRead, .notKept, .unknownVersion, .outsideCards:
      self.init(
        line: fault.line, name: "", outcome: .skipped(fault.reason), photoRemoved: false)
    case .notAProperty, .dateNotReal, .unknownCharset:
      self.init(line: fault.line, name: "", outcome: .partly(fault.reason), photoRemoved: false)
    }
  }
}

public struct ImportCounts: Hashable, Sendable {
  public var added = 0
  public var updated = 0
  public var unchanged = 0
  public var skipped = 0
  /// Lines left out of cards that were imported.
  public var partly = 0

  public init() {}
}

extension ReadCard {
  /// The id of the contact it becomes, see ``ContactID/init(importedBy:_:)``.
  func id(of owner: UserID) -> ContactID { ContactID(importedBy: owner, name) }

  /// The id that it had before 2026-12, when ids did not depend on the owner. Contacts keep theirs.
  var formerID: ContactID { ContactID(hashing: name) }

  private var name: String { uid ?? original.text }
}

extension ContactID {
  /// The id of the contact that a card becomes, made of its UID, or of its whole text where it has
  /// none: two devices of a person that import one file, or one that imports it twice, double
  /// nobody. Another person who imports the same card makes another contact.
  init(importedBy owner: UserID, _ name: String) {
    self.init(of: .text("friendsCard " + owner.description + " " + name))
  }
}

extension Contact {
  /// The same contact under an id of its own, where the server did not accept it because somebody
  /// else's had the id.
  ///
  /// - Parameter fresh: Its id if it already has the one that an import gives it.
  public func readded(by owner: UserID, as fresh: ContactID) -> Contact {
    let derived = ContactID(
      importedBy: owner, hasNoUID ? original?.text ?? uid : uid)
    let id = source == .vcf && derived != self.id ? derived : fresh
    return Contact(
      id: id, uid: hasNoUID ? Contact.uid(of: id) : uid, card: card, source: source,
      original: original)
  }
}
