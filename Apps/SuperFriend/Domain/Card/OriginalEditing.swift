import Calendar
import Core

extension OriginalCard {
  /// The text with one field as `card` has it now: only that property's line changes, and REV where
  /// there is one.
  func applying(_ edit: ContactEdit, _ card: Card, at instant: Instant) -> OriginalCard {
    var document = CardDocument(text)
    document.apply(edit, card)
    if document.has("REV") {
      document.set("REV", revision(instant))
    }
    return OriginalCard(text: document.text, photoRemoved: photoRemoved)
  }
}

/// RFC 6350 §4.3.5, basic format, UTC.
private func revision(_ instant: Instant) -> String {
  let reading = instant.civil(offset: 0)
  let (year, month, day) = reading.date.components
  let time = reading.time
  return padded(year, 4) + padded(month, 2) + padded(day, 2) + "T" + padded(time.hour, 2)
    + padded(time.minute, 2) + padded(time.secondOfMinute, 2) + "Z"
}

extension CardDocument {
  /// Makes the property of the edited field say what the card says.
  mutating func apply(_ edit: ContactEdit, _ card: Card) {
    switch edit {
    case .text(let field, _): setText(field, card)
    case .birthday: setDate("BDAY", card.birthday)
    case .anniversary: setDate(anniversaryKey, card.anniversary)
    case .list(let field, _):
      let entries = card[field].map { value in
        Entry(identity: value.value, label: value.label, wire: writer.escaped(value.value))
      }
      setEntries(LabelledKind(field), entries)
    case .addresses:
      let entries = card.addresses.map { address in
        Entry(
          identity: CardDocument.identity(address), label: address.label,
          wire: writer.structured(address.parts))
      }
      setEntries(.address, entries)
    case .categories:
      let list = card.categories.map { text in writer.escaped(text) }.joined(separator: ",")
      set("CATEGORIES", list.isEmpty ? nil : list)
    }
  }

  /// Everything the card says, into an empty document.
  mutating func setAll(_ card: Card) {
    for edit in Card().edits(toBecome: card) { apply(edit, card) }
    if !has("N") { setText(.given, card) }
    if !has("FN") { setText(.fn, card) }
  }

  private mutating func setText(_ field: ContactEdit.TextField, _ card: Card) {
    switch field {
    case .fn: set("FN", writer.escaped(card.name()))
    case .given, .family, .middle, .prefix, .suffix:
      set(
        "N",
        writer.structured([card.family, card.given, card.middle, card.prefix, card.suffix]))
    case .nickname: setText("NICKNAME", card.nickname)
    case .org: setText("ORG", card.org)
    case .title: setText("TITLE", card.title)
    case .note: setText("NOTE", card.note)
    }
  }

  private mutating func setText(_ key: String, _ text: String) {
    set(key, text.isEmpty ? nil : writer.escaped(text))
  }

  private mutating func setDate(_ key: String, _ date: PartialDate?) {
    guard let date else { return set(key, nil) }
    let (value, parameter) = writer.date(date)
    set(key, value, parameter: parameter)
  }

  private var anniversaryKey: String {
    if has("ANNIVERSARY") { return "ANNIVERSARY" }
    if has("X-ANNIVERSARY") { return "X-ANNIVERSARY" }
    return writer.version == .v4 ? "ANNIVERSARY" : "X-ANNIVERSARY"
  }
}
