import Calendar
import Core
import Design
import RefWatchDomain

extension RefWatchFeature {
  static func reduce(_ state: inout State, _ action: JournalAction, _ moment: Moment) -> Effects {
    switch action {
    case .saved: return state.saveJournal(moment)
    case .startedOver:
      state.desk.journal.form = nil
      state.prepareJournal(moment)
      return state.keepJournal()
    case .removed(let id): return state.removeJournal(id, moment)
    case .putBack(let entry):
      state.desk.journal.removed = nil
      return [.submit(.createJournal(entry))]
    case .extended:
      state.desk.journal.limit += DeskJournal.page
      return []
    case .dayChosen, .measured, .dayNoteTyped, .dayNoteDone:
      return state.checkIn(action)
    default:
      guard var form = state.desk.journal.form else { return [] }
      form.take(action)
      form.isTouched = true
      state.desk.journal.form = form
      return state.keepJournalSoon()
    }
  }
}

extension JournalForm {
  mutating func take(_ action: JournalAction) {
    switch action {
    case .rated(let rating):
      let most = JournalEntry.ratings.upperBound
      content.rating = rating > 0 ? min(rating, most) : nil
    case .moodChosen(let mood): content.mood = mood
    case .typed(let part, let text): content[part] = String(text.prefix(5_000))
    case .noteAdded(let event):
      let isKnown = content.notes.contains { note in note.event == event }
      if !isKnown, content.notes.count < RefWatchLimits.journalNotes {
        content.notes.append(JournalNote(event: event, text: ""))
      }
    case .noteTyped(let event, let text):
      if let place = content.notes.firstIndex(where: { note in note.event == event }) {
        content.notes[place].text = String(text.prefix(2_000))
      }
    default: break
    }
  }
}

extension RefWatchFeature.State {
  /// Makes the form of the place, where it has one. One that nobody touched follows its entry.
  mutating func prepareJournal(_ moment: Moment) {
    switch route {
    case .journalNew(let match):
      desk.journal.forms.removeAll { form in
        form.isNew && replica.journalEntry(form.content.id) != nil
      }
      let begun = desk.journal.forms.first { form in form.isNew && form.content.match == match }
      if let begun {
        desk.journal.editing = begun.content.id
      } else if isLoaded {
        let entry = JournalEntry(id: moment.id(0x10A), match: match, createdAt: moment.instant)
        desk.journal.forms.append(JournalForm(new: entry))
        desk.journal.editing = entry.id
      }
    case .journalEntry(let id):
      desk.journal.editing = id
      guard let entry = replica.journalEntry(id), desk.journal.form?.isTouched != true else {
        return
      }
      desk.journal.forms.removeAll { form in form.content.id == id }
      desk.journal.forms.append(JournalForm(editing: entry))
    default:
      desk.journal.editing = nil
      desk.journal.forms.removeAll { form in !form.isTouched }
    }
  }

  /// Keeps what is typed in a moment, so that not every letter is written to the device.
  mutating func keepJournalSoon() -> Effects {
    guard !desk.journal.isKeepDue else { return [] }
    desk.journal.isKeepDue = true
    return [
      .ask(
        .timer(key: "referee.journal", milliseconds: JournalDraft.pause),
        answer: { _ in .inner(.desk(.journalKeepDue)) })
    ]
  }

  /// Keeps what is typed and not saved where a crash finds it.
  mutating func keepJournal() -> Effects {
    desk.journal.isKeepDue = false
    return [
      .tell(
        .remember(
          key: RefWatchMemory.journal.key(of: me), value: JournalDraft.text(desk.journal.forms)))
    ]
  }

  /// The same, where something is waiting to be kept.
  mutating func keepJournalNow() -> Effects {
    desk.journal.isKeepDue ? keepJournal() : []
  }

  mutating func saveJournal(_ moment: Moment) -> Effects {
    guard var form = desk.journal.form else { return [] }
    form.isChecked = true
    desk.journal.form = form
    if let fault = form.faults.first {
      return [.tell(.focus(elementID: fault.element))]
    }
    let isThere = replica.journalEntry(form.content.id) != nil
    let command = form.command(stillThere: isThere)
    if let command, let refused = refuses(command) { return refused }
    desk.journal.form = nil
    var effects = keepJournal()
    if let command {
      effects.append(.submit(command))
      effects += announce(words(JournalText.saved))
    }
    return effects + go(to: .journal, moment)
  }

  /// Removes an entry; for as long as the message is there it can be taken back.
  mutating func removeJournal(_ id: JournalEntryID, _ moment: Moment) -> Effects {
    guard let entry = replica.journalEntry(id) else { return [] }
    if let refused = refuses(.removeJournal(id)) { return refused }
    desk.journal.removed = entry
    desk.journal.forms.removeAll { form in form.content.id == id }
    let effects: Effects = [
      .submit(.removeJournal(id)),
      .ask(
        .timer(key: "referee.journal.removed", milliseconds: 10_000),
        answer: { _ in .inner(.desk(.journalRemovalSeen(id))) }),
    ]
    return effects + keepJournal() + go(to: .journal, moment)
  }

  // MARK: Checking in

  /// The day that is checked in.
  var checkInDay: CivilDate { min(desk.journal.day ?? today, today) }

  mutating func checkIn(_ action: JournalAction) -> Effects {
    switch action {
    case .dayChosen(let text):
      let effects = keepDayNote()
      desk.journal.day = CivilDate(text).map { day in min(day, today) }
      return effects
    case .measured(let measure, let text):
      let value = Int(text).flatMap { value in
        WellnessMeasure.range.contains(value) ? value : nil
      }
      return [.submit(.checkIn(me, checkInDay, [.value(measure, value)]))]
    case .dayNoteTyped(let text):
      desk.journal.note = String(text.prefix(RefWatchLimits.journalText))
      return []
    default: return keepDayNote()
    }
  }

  /// Saves the check-in's note as far as it was typed.
  mutating func keepDayNote() -> Effects {
    guard let note = desk.journal.note else { return [] }
    desk.journal.note = nil
    let kept = replica.checkIn(of: me, on: checkInDay)?.note ?? ""
    if sameBytes(note, kept) || note.utf8.contains(0) { return [] }
    let short = String(
      String.UnicodeScalarView(note.unicodeScalars.prefix(RefWatchLimits.journalText)))
    return [.submit(.checkIn(me, checkInDay, [.note(short)]))]
  }

  // MARK: What to write about

  /// The newest match that is over, while nothing was written about it.
  var matchToJournal: MatchID? {
    guard let newest = records.history.first?.key.match,
      replica.journal(of: newest).isEmpty
    else { return nil }
    return newest
  }

  /// The journal without what belongs to deleted matches.
  var journalShown: [JournalEntry] {
    replica.journal.filter { entry in replica.match(entry.match)?.archivedAt == nil }
  }
}

extension JournalForm.Fault {
  /// The field to go to.
  var element: String {
    switch self {
    case .empty: "journal-overall"
    case .tooLong(let part): "journal-" + part.rawValue
    case .noteTooLong(let event): "journal-note-" + event.description
    }
  }
}
