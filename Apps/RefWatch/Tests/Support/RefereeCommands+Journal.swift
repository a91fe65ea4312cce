import Calendar
import Core
import RefWatchDomain

// Random commands about the journal.
extension RefereeCommands {
  mutating func journalID() -> JournalEntryID {
    JournalEntryID(high: 11, low: UInt64(lots.below(6)))
  }

  mutating func journal() -> JournalEntry {
    var entry = JournalEntry(
      id: journalID(), match: MatchID(high: 1, low: UInt64(1 + lots.below(4))),
      createdAt: Instant(milliseconds: 1_790_000_000_000 + Int64(lots.below(3))))
    for _ in 0..<lots.below(3) { entry.apply(journalEdit()) }
    if lots.chance(1, in: 20) { entry.notes = [note("")] }
    if lots.chance(1, in: 20) { entry.notes = [note("x"), note("x")] }
    return entry
  }

  private func note(_ text: String) -> JournalNote {
    JournalNote(event: MatchEventID(high: 2, low: 1), text: text)
  }

  mutating func journalEdit() -> JournalEdit {
    switch lots.below(5) {
    case 0: .rating(lots.pick([nil, 0, 1, 3, 5, 6]))
    case 1: .mood(lots.pick([nil] + RefereeMood.allCases.map { mood in mood }))
    case 2: .note(MatchEventID(high: 2, low: UInt64(lots.below(3))), text())
    default: .text(lots.pick(JournalPart.allCases), text())
    }
  }

  mutating func checkingIn() -> RefWatchCommand {
    let user = lots.chance(1, in: 8) ? UserID(high: 9, low: 9) : RefereeLedger.user
    let edit: WellnessEdit =
      lots.chance(1, in: 3)
      ? .note(text())
      : .value(lots.pick(WellnessMeasure.allCases), lots.pick([nil, 0, 1, 7, 10, 11]))
    return .checkIn(user, CivilDate(dayNumber: 20_000 + lots.below(3)), [edit])
  }
}
