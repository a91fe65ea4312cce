import Calendar
import Core

extension OriginalCard {
  /// The text with one field as `card` has it now: only that property's line changes, and REV where
  /// there is one.
  func applying(_ edit: ContactEdit, _ card: Card, at instant: Instant) -> OriginalCard {
    applying([edit], card, at: instant)
  }

  /// - Parameter instant: `nil` leaves REV as it is.
  func applying(_ edits: [ContactEdit], _ card: Card, at instant: Instant?) -> OriginalCard {
    var document = CardDocument(text)
    for edit in edits { document.apply(edit, card) }
    let edited = document.text
    if sameBytes(edited, text) { return self }
    if let instant, document.has("REV") { document.set("REV", revision(instant)) }
    return OriginalCard(
      text: document.text, photoRemoved: photoRemoved, lastRead: lastRead ?? text)
  }
}

/// RFC 6350 §4.3.5, basic format, UTC.
func revision(_ instant: Instant) -> String {
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
    case .texts(.moreNicknames, _): setText(.nickname, card)
    case .texts(.departments, _): setText(.org, card)
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
    case .categories: setCategories(card.categories)
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
      setParts(
        "N", semicolon, [card.family, card.given, card.middle, card.prefix, card.suffix])
      // A name that is not written out by itself follows.
      if trimmed(card.fn).isEmpty, has("FN") { setText(.fn, card) }
    case .nickname: setParts("NICKNAME", comma, [card.nickname] + card.moreNicknames)
    case .org: setParts("ORG", semicolon, [card.org] + card.departments)
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

  /// The one that was read.
  private var anniversaryKey: String {
    let keys = ["ANNIVERSARY", "X-ANNIVERSARY"].filter { key in has(key) }
    if keys.count == 2, let standard = index(of: keys[0]), let other = index(of: keys[1]) {
      return says(lines[standard].property) && (standard < other || !says(lines[other].property))
        ? keys[0] : keys[1]
    }
    return keys.first ?? (writer.version == .v4 ? "ANNIVERSARY" : "X-ANNIVERSARY")
  }
}
