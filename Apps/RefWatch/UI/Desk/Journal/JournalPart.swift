import Calendar
import Core
import RefWatchDomain

/// What the journal's screens remember.
struct DeskJournal: Hashable {
  /// Entries that are being written, each until it is saved or dropped.
  var forms: [JournalForm] = []
  /// The one of them on the screen.
  var editing: JournalEntryID?
  /// What was typed is going to be kept.
  var isKeepDue = false
  /// The entry that was removed just now, while that can be taken back.
  var removed: JournalEntry?
  /// How many entries the list shows.
  var limit = page
  /// The day of the check-in; `nil` for today.
  var day: CivilDate?
  /// The check-in's note while it is being typed.
  var note: String?

  static let page = 50

  var form: JournalForm? {
    get { forms.first { form in form.content.id == editing } }
    set {
      guard let index = forms.firstIndex(where: { form in form.content.id == editing }) else {
        return
      }
      if let newValue { forms[index] = newValue } else { forms.remove(at: index) }
    }
  }
}

/// In the journal.
public enum JournalAction {
  /// 0 for none.
  case rated(Int)
  case moodChosen(RefereeMood?)
  case typed(JournalPart, String)
  case noteAdded(MatchEventID)
  case noteTyped(MatchEventID, String)
  case saved
  /// What was typed is dropped.
  case startedOver
  case removed(JournalEntryID)
  case putBack(JournalEntry)
  case extended
  case dayChosen(String)
  case measured(WellnessMeasure, String)
  case dayNoteTyped(String)
  case dayNoteDone
}
