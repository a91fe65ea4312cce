import Core

/// What importing a file means for this address book: a result for each card, and the commands that
/// do it.
///
/// A card is the contact with its UID; without one, the contact of the same name that shares a
/// phone number or email address. The same file again adds nobody, also when the first import
/// stopped half-way. What was edited meanwhile stays; what changed in the file since it was read
/// last comes in.
public struct ImportPlan: Sendable {
  private let owner: UserID
  private let country: Country?
  /// In the order of the file.
  public private(set) var items: [ImportItem] = []
  /// One for each contact that is added or updated.
  public private(set) var commands: [FriendsCommand] = []

  public init(
    _ file: CardFile, into replica: FriendsReplica, of owner: UserID, country: Country?
  ) {
    self.owner = owner
    self.country = country
    var matcher = ContactMatcher(replica, of: owner, country)
    for loss in file.losses { items.append(ImportItem(loss)) }
    var names: [String: [String]] = [:]
    for group in file.groups {
      for member in group.members { names[member, default: []].append(group.name) }
    }
    var inFile: Set<String> = []
    for read in file.cards {
      guard let uid = read.uid else {
        plan(read, &matcher)
        continue
      }
      let key = memberKey(uid)
      inFile.insert(key)
      plan(read.adding(names[key] ?? []), &matcher)
    }
    for group in file.groups { plan(group, inFile, &matcher) }
    items.sort { a, b in a.line < b.line }
  }

  public var counts: ImportCounts {
    var counts = ImportCounts()
    for item in items {
      switch item.outcome {
      case .added: counts.added += 1
      case .updated: counts.updated += 1
      case .unchanged: counts.unchanged += 1
      case .group: counts.groups += 1
      case .skipped: counts.skipped += 1
      case .partly: counts.partly += 1
      }
      if !item.leftOut.isEmpty { counts.cut += 1 }
    }
    return counts
  }

  private mutating func plan(_ read: ReadCard, _ matcher: inout ContactMatcher) {
    let match = matcher.match(read)
    let id = match?.id ?? read.id(of: owner)
    let name = read.card.name()
    func item(_ outcome: ImportItem.Outcome) -> ImportItem {
      ImportItem(line: read.line, name: name, outcome: outcome, leftOut: read.leftOut)
    }
    if let match, match.hasRead(read, in: country) {
      for fault in read.faults { items.append(ImportItem(fault)) }
      return items.append(item(.unchanged(id)))
    }
    let contact =
      match?.reading(read, in: country)
      ?? Contact(
        id: id, uid: read.uid ?? Contact.uid(of: id), card: read.card, source: .vcf,
        original: read.original)
    if let fault = FriendsLimits.fault(of: contact) {
      return items.append(item(.skipped(.notKept(fault))))
    }
    for fault in read.faults { items.append(ImportItem(fault)) }
    matcher.add(contact)
    items.append(item(match == nil ? .added(id) : .updated(id)))
    commands.append(match == nil ? .addContact(contact) : .updateContact(contact))
  }

  /// Members that are in the file have its name already.
  private mutating func plan(
    _ group: ReadGroup, _ inFile: Set<String>, _ matcher: inout ContactMatcher
  ) {
    var members = 0
    for member in group.members {
      guard var contact = matcher.contact(member: member) else { continue }
      members += 1
      let categories = contact.card.categories
      if inFile.contains(member)
        || categories.contains(where: { other in sameBytes(other, group.name) })
      {
        continue
      }
      contact.card.categories.append(group.name)
      guard FriendsLimits.fault(of: contact.card) == nil else { continue }
      matcher.add(contact)
      commands.append(.editContact(contact.id, [.categories(contact.card.categories)]))
      items.append(
        ImportItem(line: group.line, name: contact.card.name(), outcome: .updated(contact.id)))
    }
    items.append(
      ImportItem(
        line: group.line, name: group.name,
        outcome: .group(members: members, missing: group.members.count - members)))
  }
}

/// What became of one card, or of what stood between cards.
public struct ImportItem: Hashable, Sendable {
  public enum Outcome: Hashable, Sendable {
    case added(ContactID)
    case updated(ContactID)
    case unchanged(ContactID)
    /// A group, which became a category of so many people; so many others are not here.
    case group(members: Int, missing: Int)
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
  /// What was too large to be kept.
  public let leftOut: [CardAttachment]

  init(line: Int, name: String, outcome: Outcome, leftOut: [CardAttachment] = []) {
    self.line = line
    self.name = name
    self.outcome = outcome
    self.leftOut = leftOut
  }

  init(_ fault: CardFault) {
    switch fault.reason {
    case .unfinished, .nameMissing, .nameNotRead, .notKept, .unknownVersion, .outsideCards:
      self.init(line: fault.line, name: "", outcome: .skipped(fault.reason))
    case .notAProperty, .dateNotReal, .unknownCharset:
      self.init(line: fault.line, name: "", outcome: .partly(fault.reason))
    }
  }
}

public struct ImportCounts: Hashable, Sendable {
  public var added = 0
  public var updated = 0
  public var unchanged = 0
  /// Groups that are categories now.
  public var groups = 0
  public var skipped = 0
  /// Lines left out of cards that were imported.
  public var partly = 0
  /// Cards of which something was too large to be kept.
  public var cut = 0

  public init() {}
}
