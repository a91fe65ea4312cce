import Core
import Wire

extension RefWatchLimits {
  /// Unicode scalars of each text of a journal entry, and of a check-in's note.
  public static let journalText = 2_000
  /// Notes at single entries of the log, in one journal entry.
  public static let journalNotes = 30
  /// Journal entries of one match.
  public static let journalEntries = 50

  static func check(_ entry: JournalEntry) throws(RefWatchRejection) {
    for part in JournalPart.allCases { try check(entry[part], .text, limit: journalText) }
    guard entry.notes.count <= journalNotes else { throw .tooMany(.notes, limit: journalNotes) }
    var events: Set<MatchEventID> = []
    for note in entry.notes {
      try check(note.text, .text, limit: text)
      guard !note.text.isEmpty, events.insert(note.event).inserted else {
        throw .outOfRange(path: "/notes")
      }
    }
    try checkForm {
      () throws(WireError) in try JournalEntry(id: entry.id, WireCursor(entry.body)) == entry
    }
  }

  static func check(_ checkIn: WellnessCheckIn) throws(RefWatchRejection) {
    try check(checkIn.note, .text, limit: journalText)
    try checkForm {
      () throws(WireError) in
      try WellnessCheckIn(id: checkIn.id, WireCursor(checkIn.body)) == checkIn
    }
  }
}
