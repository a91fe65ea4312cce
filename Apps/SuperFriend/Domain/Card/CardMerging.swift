import Core

extension Card {
  /// The card after both sides changed what was read last. A value that one side changed is as that
  /// side has it; one that both changed is as it is here. Of lists the additions and removals of
  /// both count.
  func merged(with theirs: Card, since base: Card, in country: Country?) -> Card {
    var merged = theirs
    for field in ContactEdit.TextField.allCases where !sameBytes(self[field], base[field]) {
      merged[field] = self[field]
    }
    for field in ContactEdit.TextsField.allCases where self[field] != base[field] {
      merged[field] = self[field]
    }
    if birthday != base.birthday { merged.birthday = birthday }
    if anniversary != base.anniversary { merged.anniversary = anniversary }
    for field in ContactEdit.ListField.allCases {
      merged[field] = mergedList(self[field], theirs[field], base[field]) { a, b in
        sameBytes(a.value, b.value)
          || field == .phones && isSameNumber(a.value, b.value, country)
      }
    }
    merged.addresses = mergedList(addresses, theirs.addresses, base.addresses) { a, b in
      a.parts == b.parts
    }
    merged.categories = mergedList(categories, theirs.categories, base.categories) { a, b in
      sameBytes(a, b)
    }
    // A name that only says what its parts say.
    if trimmed(fn).isEmpty, sameBytes(merged.fn, name()) { merged.fn = "" }
    return merged
  }
}

extension Contact {
  /// The contact after its card was read again. What was changed here since it was read last stays.
  func reading(_ read: ReadCard, in country: Country?) -> Contact {
    var contact = inParts
    let mine = contact.card
    var base = Card()
    if let original { base = original.lastRead.map(Contact.card(of:)) ?? mine }
    contact.card = mine.merged(with: read.card, since: base, in: country)
    let edits = read.card.edits(toBecome: contact.card)
    contact.original = read.original.applying(edits, contact.card, at: nil)
    contact.source = .vcf
    return contact
  }

  /// The contact that another device read from a newer file, with what was edited here without that
  /// device's knowing. Says the same where it knew.
  func keepingEdits(of there: Contact) -> Contact {
    guard let original, let last = there.original?.lastRead,
      !sameBytes(original.lastRead ?? original.text, last)
    else { return self }
    var contact = inParts
    let read = contact.card
    let base = Contact.card(of: last)
    contact.card = there.inParts.card.merged(with: read, since: base, in: nil)
    let edits = read.edits(toBecome: contact.card)
    contact.original = original.applying(edits, contact.card, at: nil)
    return contact
  }

  /// Whether a card says no more than what was read last, or what is here.
  func hasRead(_ read: ReadCard, in country: Country?) -> Bool {
    original?.hasRead(read) ?? (reading(read, in: country).card == card)
  }

  private static func card(of text: String) -> Card {
    CardReading(OriginalCard(text: text)).card
  }
}

extension OriginalCard {
  /// In the version of the card: what is exported in another one loses nothing by being imported
  /// again.
  fileprivate func hasRead(_ read: ReadCard) -> Bool {
    let known = [lastRead ?? text, text]
    if known.contains(where: { text in sameBytes(text, read.original.text) }) { return true }
    let substance = CardDocument(read.original.text).substance
    for known in known {
      let same = OriginalCard(text: known).text(in: read.version, of: read.card)
      if CardDocument(same).substance == substance { return true }
    }
    return false
  }
}

extension CardDocument {
  /// The lines in an order of their own, without what says only who wrote them and when.
  fileprivate var substance: [[UInt8]] {
    var substance: [[UInt8]] = []
    for line in lines {
      guard let content = unfolded(line.raw) else { continue }
      let key = line.property?.key ?? ""
      if !sameBytes(key, "REV"), !sameBytes(key, "PRODID") { substance.append(content) }
    }
    return substance.sorted { a, b in a.lexicographicallyPrecedes(b) }
  }
}

private func isSameNumber(_ a: String, _ b: String, _ country: Country?) -> Bool {
  PhoneNumber(a).key(in: country).matches(PhoneNumber(b).key(in: country))
}

private func mergedList<Value: Hashable>(
  _ mine: [Value], _ theirs: [Value], _ base: [Value], _ isSame: (Value, Value) -> Bool
) -> [Value] {
  if mine == base { return theirs }
  if theirs == base { return mine }
  var merged: [Value] = []
  for value in theirs {
    if mine.contains(value) {
      merged.append(value)
      continue
    }
    let before = base.first { other in isSame(other, value) }
    if let here = mine.first(where: { other in isSame(other, value) }) {
      merged.append(here == before ? value : here)
    } else if before == nil {
      merged.append(value)
    }
  }
  for value in mine where !theirs.contains(where: { other in isSame(other, value) }) {
    // What was changed here stays, also where it was removed there.
    if !base.contains(value) { merged.append(value) }
  }
  return merged
}
