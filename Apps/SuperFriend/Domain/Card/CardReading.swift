import Core

/// Reads the properties of one card into what we understand of it.
struct CardReading {
  private(set) var card = Card()
  private(set) var uid: String?
  private(set) var version = CardVersion.v3
  private var unknownVersion: String?
  private(set) var faults: [CardFault] = []
  /// A name in a character set we cannot read.
  private var unreadName: CardFault?

  /// Labels of Apple's groups, by group in lower case.
  private var groupLabels: [String: String] = [:]
  private var grouped: [(group: String, kind: LabelledKind, index: Int)] = []
  private var agentDepth = 0

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
    case "FN": card.fn = trimmed(try property.text(version))
    case "N": takeName(try property.parts(version))
    case "NICKNAME": card.nickname = listed(try property.items(version))
    case "ORG": card.org = listed(try property.parts(version))
    case "TITLE": card.title = trimmed(try property.text(version))
    case "NOTE": takeNote(try property.text(version))
    case "BDAY": card.birthday = try date(property, line)
    case "ANNIVERSARY", "X-ANNIVERSARY": card.anniversary = try date(property, line)
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

  private mutating func takeName(_ parts: [String]) {
    func part(_ index: Int) -> String { index < parts.count ? trimmed(parts[index]) : "" }
    card.family = part(0)
    card.given = part(1)
    card.middle = part(2)
    card.prefix = part(3)
    card.suffix = part(4)
  }

  private mutating func takeNote(_ text: String) {
    card.note = card.note.isEmpty ? text : card.note + "\n" + text
  }

  private mutating func date(
    _ property: Property, _ line: Int
  ) throws(ValueFault) -> PartialDate? {
    let text = trimmed(try property.text(version))
    if text.isEmpty || property.has("VALUE", "TEXT") { return nil }
    guard let date = cardDate(text, omitted: property.first("X-APPLE-OMIT-YEAR")) else {
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

  private func listed(_ items: [String]) -> String {
    var text = ""
    for item in items {
      guard let item = nonEmpty(item) else { continue }
      text += text.isEmpty ? item : ", " + item
    }
    return text
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
