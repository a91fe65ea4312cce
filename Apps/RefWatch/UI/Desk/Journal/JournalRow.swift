import Calendar
import Core
import Design
import RefWatchDomain
import View

/// A journal entry in a list.
enum JournalRow {
  static func list(_ state: State, _ entries: [JournalEntry], withMatch: Bool) -> Piece {
    makeElement(
      "ul", [.class("match-list"), .attribute("role", "list")],
      entries.map { entry in row(state, entry, withMatch) })
  }

  private static func row(_ state: State, _ entry: JournalEntry, _ withMatch: Bool) -> Piece {
    let words = state.words
    let record = state.records[entry.match]
    return element("li", .class("match-row"), .key(entry.id.description)) {
      element(
        "a", .class("match-main"), .attribute("href", RefWatchRoute.journalEntry(entry.id).path)
      ) {
        if withMatch {
          element("span", .class("strong breaks")) {
            record.map { record in words.fixture(record.match) } ?? words(JournalText.goneMatch)
          }
        }
        element("span", .class("journal-facts")) {
          if let rating = entry.rating {
            element("span", .class("journal-stars"), .aria("hidden", "true")) { stars(rating) }
          }
          element("span", .class("hint")) { facts(state, entry, withMatch ? record : nil) }
        }
        if let text = excerpt(entry) { element("span", .class("journal-text")) { text } }
      }
    }
  }

  private static func facts(
    _ state: State, _ entry: JournalEntry, _ record: MatchRecord?
  ) -> String {
    let words = state.words
    var facts = [words.rating(entry.rating)]
    if let mood = entry.mood { facts.append(words(mood.word)) }
    if let record { facts.append(state.journalFacts(record)) }
    facts.append(
      words.formats.date(entry.createdAt.civil(offset: state.zoneOffset).date, .medium))
    return facts.joined(separator: " · ")
  }

  /// The first of its texts that says something.
  private static func excerpt(_ entry: JournalEntry) -> String? {
    let texts =
      [entry.overall, entry.wentWell, entry.toImprove] + entry.notes.map { note in note.text }
    return texts.first { text in !text.isEmpty }
  }

  /// As many stars as there are, so many of them filled.
  static func stars(_ rating: Int) -> String {
    String(repeating: "★", count: rating)
      + String(repeating: "☆", count: JournalEntry.ratings.upperBound - rating)
  }

  /// The entry of the log that a note is on.
  static func moment(_ words: Words, _ event: MatchEventID, _ record: MatchRecord) -> String {
    guard let entry = record.entry(event) else { return words(JournalText.noteGone) }
    return record.when(entry, words) + " " + words.fact(entry.fact, in: record.match, record.rules)
  }
}

/// The journal of one match, among its records.
enum JournalBlock {
  static func view(_ state: State, _ record: MatchRecord) -> Piece {
    guard record.phase == .done || record.phase == .fullTime else { return .empty }
    let words = state.words
    let entries = state.replica.journal(of: record.match.id)
    return section(id: "review-journal", words(JournalText.title)) {
      if entries.isEmpty {
        paragraph(words(JournalText.matchNone), "soft")
      } else {
        JournalRow.list(state, entries, withMatch: false)
      }
      button(
        words(JournalText.writeAnother), .filled, icon: .edit, traits: .wide,
        action: .went(.journalNew(record.match.id)))
    }
  }

  /// What was removed just now, and the way back.
  static func notice(_ state: State) -> Piece {
    guard let entry = state.desk.journal.removed else { return .empty }
    return banner(state.words(JournalText.removed), icon: .trash) {
      button(
        state.words(KitText.undo), .filled, traits: .small,
        action: .desk(.journal(.putBack(entry))))
    }
  }

  /// Asks for the last match's entry, on the hub.
  static func prompt(_ state: State) -> Piece {
    guard let match = state.matchToJournal, let record = state.records[match] else {
      return .empty
    }
    return banner(
      state.words(JournalText.prompt) + ": " + state.words.fixture(record.match), icon: .edit
    ) {
      button(
        state.words(JournalText.write), .filled, traits: .small,
        action: .went(.journalNew(match)))
    }
  }
}
