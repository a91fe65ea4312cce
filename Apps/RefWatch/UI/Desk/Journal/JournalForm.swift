import Core
import RefWatchDomain
import Wire

/// A journal entry that is being written.
struct JournalForm: Hashable {
  var content: JournalEntry
  /// The entry as it was when writing began; `nil` for a new one.
  let base: JournalEntry?
  var isTouched = false
  /// Saving was tried: what is wrong is shown.
  var isChecked = false

  init(new entry: JournalEntry) {
    content = entry
    base = nil
  }

  init(editing entry: JournalEntry) {
    content = entry
    base = entry
  }

  var isNew: Bool { base == nil }

  /// The content without notes that say nothing.
  var kept: JournalEntry {
    var entry = content
    entry.notes.removeAll { note in trimmed(note.text).isEmpty }
    return entry
  }

  enum Fault: Hashable {
    case empty
    case tooLong(JournalPart)
    case noteTooLong(MatchEventID)
  }

  var faults: [Fault] {
    var faults: [Fault] = []
    for part in JournalPart.allCases
    where content[part].unicodeScalars.count > RefWatchLimits.journalText {
      faults.append(.tooLong(part))
    }
    for note in content.notes where note.text.unicodeScalars.count > RefWatchLimits.text {
      faults.append(.noteTooLong(note.event))
    }
    if kept.isEmpty { faults.append(.empty) }
    return faults
  }

  /// What saving it means; nothing where nothing has changed. One that another device removed
  /// meanwhile is written anew: what somebody just wrote is not lost.
  func command(stillThere: Bool) -> RefWatchCommand? {
    guard let base, stillThere else { return .createJournal(kept) }
    let edits = JournalEdit.between(base, kept)
    return edits.isEmpty ? nil : .editJournal(base.id, edits)
  }
}

/// What is typed and not saved, as it is kept on the device against crashes.
enum JournalDraft {
  /// Entries that are kept; the newest.
  static let limit = 4
  /// How long somebody types before it is kept, in milliseconds.
  static let pause = 2_000

  static func text(_ forms: [JournalForm]) -> String {
    let touched = forms.filter { form in form.isTouched }.suffix(limit)
    if touched.isEmpty { return "" }
    return JSON.array(
      touched.map { form in
        .object([
          "entry": .id(form.content.id), "content": form.content.body,
          "base": form.base.map { base in base.body },
        ])
      }
    ).text
  }

  /// What is kept; anything unreadable counts as not there.
  static func read(_ text: String?) -> [JournalForm] {
    guard let text, !text.isEmpty else { return [] }
    do throws(WireError) {
      let forms = try WireCursor(try JSON.parse(text)).elements()
      return try forms.map { form throws(WireError) in try read(form) }
    } catch { return [] }
  }

  private static func read(_ cursor: WireCursor) throws(WireError) -> JournalForm {
    let id: JournalEntryID = try cursor.required("entry").id()
    let content = try JournalEntry(id: id, cursor.required("content"))
    var form = JournalForm(new: content)
    if let base = try cursor.optional("base") {
      form = JournalForm(editing: try JournalEntry(id: id, base))
      form.content = content
    }
    form.isTouched = true
    return form
  }
}
