import Calendar
import Core

/// What may be written (spec §3.3). The same limits hold on the device, so nothing that the server
/// would refuse gets into an outbox.
public enum FriendsLimits {
  /// Unicode scalars of each part of a name, and of a cached name.
  public static let name = 300
  /// Unicode scalars of a contact's own note.
  public static let contactNote = 20_000
  /// Unicode scalars of a number, an address line, a label, a category.
  public static let value = 1_000
  /// Values of one kind.
  public static let values = 100
  /// Bytes of all of a card's texts.
  public static let card = 131_072
  /// Unicode scalars of a UID.
  public static let uid = 1_000
  /// Connections in one restoring or merging command, and bytes of their notes.
  public static let connections = 500
  public static let notes = 262_144
  /// The first date a connection can have.
  public static let firstDate = CivilDate(year: 1_900, month: 1, day: 1) ?? .first

  /// The date of a connection; `nil` when it may be recorded. `today` is the person's date, `at`
  /// when their device believed it was: where they contradict, no zone being further than a day
  /// from UTC, `at` counts.
  public static func fault(
    of date: CivilDate, today: CivilDate, at: Instant
  ) -> FriendsRejection? {
    if date < firstDate { return .tooEarly(limit: firstDate) }
    let limit = min(today, at.civil(offset: 0).date.adding(days: 1))
    return date > limit ? .futureDate(limit: limit) : nil
  }

  public static func fault(ofNote note: String) -> FriendsRejection? {
    fault(of: note, .note, limit: Connection.noteLimit)
  }

  public static func fault(ofName text: String) -> FriendsRejection? {
    fault(of: text, .name, limit: name)
  }

  private static func fault(
    of text: String, _ field: FriendsRejection.Field, limit: Int
  ) -> FriendsRejection? {
    if isLonger(text, than: limit) { return .tooLong(field, limit: limit) }
    return hasNul(text) ? .unusableCharacter(field) : nil
  }

  /// The first thing wrong with a card; `nil` when it can be kept.
  public static func fault(of card: Card) -> FriendsRejection? {
    guard card.isNamed else { return .nameMissing }
    for field in ContactEdit.TextField.allCases {
      let fault =
        field == .note
        ? fault(of: card[field], .note, limit: contactNote) : fault(ofName: card[field])
      if let fault { return fault }
    }
    for field in ContactEdit.TextsField.allCases {
      if card[field].count > values { return .tooMany(.value, limit: values) }
      for text in card[field] {
        if let fault = fault(ofName: text) { return fault }
      }
    }
    let counts: [(FriendsRejection.Field, Int)] = [
      (.phones, card.phones.count), (.emails, card.emails.count), (.urls, card.urls.count),
      (.impps, card.impps.count), (.addresses, card.addresses.count),
      (.categories, card.categories.count),
    ]
    for (field, count) in counts where count > values { return .tooMany(field, limit: values) }
    for text in valueTexts(card) {
      if let fault = fault(of: text, .value, limit: value) { return fault }
    }
    return bytes(card) > FriendsLimits.card ? .tooLarge(limit: FriendsLimits.card) : nil
  }

  /// The first thing wrong with a contact; `nil` when it can be kept.
  public static func fault(of contact: Contact) -> FriendsRejection? {
    if let fault = fault(of: contact.uid, .value, limit: uid) { return fault }
    if let original = contact.original {
      for text in [original.text, original.lastRead ?? ""] {
        if text.utf8.count > OriginalCard.textLimit {
          return .tooLarge(limit: OriginalCard.textLimit)
        }
        if hasNul(text) { return .unusableCharacter(.value) }
      }
    }
    return fault(of: contact.card)
  }
}

extension FriendsRejection {
  /// Reads a date a person typed.
  public static func date(_ text: String) throws(FriendsRejection) -> CivilDate {
    guard let date = CivilDate(trimmed(text)) else { throw .dateNotReal(text) }
    return date
  }

  /// Reads a number of days a person chose.
  public static func period(days: Int) throws(FriendsRejection) -> Period {
    guard let period = Period.every(days: days) else {
      throw .daysOutOfRange(
        shortest: DayCount.range.lowerBound, longest: DayCount.range.upperBound)
    }
    return period
  }
}

/// More than `limit` Unicode scalars. Counting bytes first spares counting scalars of short texts.
private func isLonger(_ text: String, than limit: Int) -> Bool {
  text.utf8.count > limit && text.unicodeScalars.count > limit
}

private func valueTexts(_ card: Card) -> [String] {
  var texts = card.categories
  for value in card.phones + card.emails + card.urls + card.impps {
    texts.append(value.value)
    texts.append(value.label)
  }
  for address in card.addresses { texts += [address.label] + address.parts }
  return texts
}

private func bytes(_ card: Card) -> Int {
  var count = 0
  for field in ContactEdit.TextField.allCases { count += card[field].utf8.count }
  for field in ContactEdit.TextsField.allCases {
    for text in card[field] { count += text.utf8.count }
  }
  for text in valueTexts(card) { count += text.utf8.count }
  return count
}
