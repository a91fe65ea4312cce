import Core

/// Reads the properties of one card into what we understand of it.
struct CardReading {
  private(set) var card = Card()
  private(set) var uid: String?
  private(set) var version: CardVersion
  private var unknownVersion: String?
  private(set) var faults: [CardFault] = []
  /// Of several notes the first is the contact's; the others stay in the text.
  private(set) var notes: [String] = []
  /// What the card says of itself when it is no person's.
  private(set) var group = GroupReading()
  /// A name in a character set we cannot read.
  private var unreadName: CardFault?

  /// Labels of Apple's groups, by group in lower case.
  private var groupLabels: [String: String] = [:]
  private var grouped: [(group: String, kind: LabelledKind, index: Int)] = []
  private var agentDepth = 0

  init(_ version: CardVersion = .v3) { self.version = version }

  /// Reads the text of a card.
  init(_ original: OriginalCard) {
    self.init()
    var splitter = CardSplitter(Array(original.text.utf8))
    while let part = splitter.next() {
      guard case .card(let lines) = part else { continue }
      for line in lines.dropFirst().dropLast() { take(line) }
      return
    }
  }

  mutating func take(_ line: ContentLine) {
    if isWord(line, "BEGIN:VCARD") { agentDepth += 1 }
    guard agentDepth == 0 else {
      if isWord(line, "END:VCARD") { agentDepth -= 1 }
      return
    }
    if isEmpty(line) { return }
    guard let property = Property(line.content, version) else {
      faults.append(CardFault(line: line.number, .notAProperty))
      return
    }
    do throws(ValueFault) {
      try take(property, line.number)
    } catch {
      guard case .charset(let name) = error else { return }
      faults.append(CardFault(line: line.number, .unknownCharset(name)))
      if unreadName == nil, sameBytes(property.key, "N") || sameBytes(property.key, "FN") {
        unreadName = CardFault(line: line.number, .nameNotRead(name))
      }
    }
  }

  /// Why nobody can be made of the card.
  ///
  /// - Parameter line: That of its BEGIN.
  func loss(at line: Int) -> CardFault? {
    if let unknownVersion { return CardFault(line: line, .unknownVersion(unknownVersion)) }
    if let unreadName, card.fn.isEmpty, card.given.isEmpty, card.family.isEmpty {
      return unreadName
    }
    return card.isNamed ? nil : CardFault(line: line, .nameMissing)
  }

  private mutating func take(_ property: Property, _ line: Int) throws(ValueFault) {
    switch property.key {
    case "VERSION": takeVersion(trimmed(try property.text(version)))
    case "UID": uid = nonEmpty(try property.text(version))
    case "FN": if card.fn.isEmpty { card.fn = trimmed(try property.text(version)) }
    case "N": takeName(try property.parts(version))
    case "NICKNAME": takeNicknames(try property.items(version))
    case "ORG": takeOrganisation(try property.parts(version))
    case "TITLE": if card.title.isEmpty { card.title = trimmed(try property.text(version)) }
    case "NOTE": takeNote(try property.text(version))
    case "BDAY": if card.birthday == nil { card.birthday = try date(property, line) }
    case "ANNIVERSARY", "X-ANNIVERSARY":
      if card.anniversary == nil { card.anniversary = try date(property, line) }
    case "KIND", "X-ADDRESSBOOKSERVER-KIND": group.takeKind(try property.text(version))
    case "MEMBER", "X-ADDRESSBOOKSERVER-MEMBER": group.takeMember(try property.text(version))
    case "CATEGORIES": card.categories += try property.items(version).compactMap(nonEmpty)
    case "X-ABLABEL":
      groupLabels[property.group.lowercased()] = appleLabel(try property.text(version))
      relabel()
    default:
      guard let kind = LabelledKind(property.key) else { return }
      try takeValue(kind, property)
    }
  }

  private mutating func takeVersion(_ text: String) {
    if let known = CardVersion(rawValue: text) { version = known } else { unknownVersion = text }
  }

  // Of several names, organisations and notes the first that says something is read.

  private mutating func takeName(_ parts: [String]) {
    let known = [card.family, card.given, card.middle, card.prefix, card.suffix]
    guard known.allSatisfy({ part in part.isEmpty }) else { return }
    func part(_ index: Int) -> String { index < parts.count ? trimmed(parts[index]) : "" }
    card.family = part(0)
    card.given = part(1)
    card.middle = part(2)
    card.prefix = part(3)
    card.suffix = part(4)
  }

  private mutating func takeNicknames(_ items: [String]) {
    let names = items.compactMap(nonEmpty)
    guard card.nickname.isEmpty, let first = names.first else { return }
    card.nickname = first
    card.moreNicknames = Array(names.dropFirst())
  }

  private mutating func takeOrganisation(_ parts: [String]) {
    guard card.organisation.isEmpty else { return }
    card.org = parts.first.map(trimmed) ?? ""
    card.departments = withoutBlanksAtEnd(parts.dropFirst().map(trimmed))
  }

  private mutating func takeNote(_ text: String) {
    if trimmed(card.note).isEmpty { card.note = text }
    if !trimmed(text).isEmpty { notes.append(text) }
  }

  private mutating func date(
    _ property: Property, _ line: Int
  ) throws(ValueFault) -> PartialDate? {
    let text = trimmed(try property.text(version))
    if text.isEmpty || property.has("VALUE", "TEXT") { return nil }
    guard let date = try property.date(version) else {
      faults.append(CardFault(line: line, .dateNotReal(text)))
      return nil
    }
    return date
  }

  // MARK: Labelled values

  private mutating func takeValue(
    _ kind: LabelledKind, _ property: Property
  ) throws(ValueFault) {
    let label = groupLabels[property.group.lowercased()] ?? typeLabel(property)
    let index: Int
    if kind == .address {
      let address = PostalAddress(label: label, parts: try property.parts(version).map(trimmed))
      if address.isEmpty { return }
      index = card.addresses.count
      card.addresses.append(address)
    } else {
      guard let value = nonEmpty(kind.plain(try property.text(version))) else { return }
      index = kind.append(Labelled(value, label: label), to: &card)
    }
    if !property.group.isEmpty { grouped.append((property.group.lowercased(), kind, index)) }
  }

  /// A label may come after what it labels.
  private mutating func relabel() {
    for (group, kind, index) in grouped {
      guard let label = groupLabels[group] else { continue }
      kind.setLabel(label, at: index, of: &card)
    }
  }
}

private func nonEmpty(_ text: String) -> String? {
  let text = trimmed(text)
  return text.isEmpty ? nil : text
}

/// A date of BDAY or ANNIVERSARY: RFC 6350 §4.3.1, RFC 2426's, a time behind either, and Apple's
/// way of leaving out the year: a parameter that says which year stands for none.
func cardDate(_ text: String, omitted: String?) -> PartialDate? {
  let day = text.prefix { character in character != "T" && character != "t" && character != " " }
  guard let date = PartialDate(String(day)) else { return nil }
  guard let omitted, let year = date.year, sameBytes(padded(year, 4), trimmed(omitted)) else {
    return date
  }
  return PartialDate(month: date.month, day: date.day)
}
