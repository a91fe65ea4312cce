import Core

extension Contact {
  /// The contact with what its text has in parts in parts. Rows of before 2026-12 have organisation
  /// and departments in one field, and all notes and all nicknames.
  public var inParts: Contact {
    guard let original else { return self }
    let reading = CardReading(original)
    let read = reading.card
    var contact = self
    if card.departments.isEmpty, isOne(of: [read.org, read.organisation], card.org) {
      contact.card.org = read.org
      contact.card.departments = read.departments
    }
    let nicknames = listed([read.nickname] + read.moreNicknames)
    if card.moreNicknames.isEmpty, isOne(of: [read.nickname, nicknames], card.nickname) {
      contact.card.nickname = read.nickname
      contact.card.moreNicknames = read.moreNicknames
    }
    if reading.notes.count > 1, sameBytes(card.note, reading.notes.joined(separator: "\n")) {
      contact.card.note = read.note
    }
    return contact
  }

  /// Takes what the text says where a value was taken away, the next of several, and where blank
  /// texts of a list are nothing.
  mutating func takeNext(after edit: ContactEdit) {
    guard let original else { return }
    let read = CardReading(original).card
    switch edit {
    case .text(.org, let text) where trimmed(text).isEmpty:
      card.org = read.org
      card.departments = read.departments
    case .text(.nickname, let text) where trimmed(text).isEmpty:
      card.nickname = read.nickname
      card.moreNicknames = read.moreNicknames
    case .texts(.departments, _): card.departments = read.departments
    case .texts(.moreNicknames, _):
      card.nickname = read.nickname
      card.moreNicknames = read.moreNicknames
    case .text(.title, let text) where trimmed(text).isEmpty: card.title = read.title
    case .text(.note, let text) where trimmed(text).isEmpty: card.note = read.note
    case .birthday(nil): card.birthday = read.birthday
    case .anniversary(nil): card.anniversary = read.anniversary
    default: return
    }
  }
}

private func isOne(of texts: [String], _ text: String) -> Bool {
  texts.contains { other in sameBytes(other, text) }
}
