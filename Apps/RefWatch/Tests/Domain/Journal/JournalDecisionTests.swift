import Calendar
import Core
import RefWatchDomain
import Sync
import Testing
import Wire

@testable import RefWatchTestKit

@Suite("The journal and how somebody is")
struct JournalDecisionTests {
  static let id = JournalEntryID(high: 11, low: 1)
  static let goal = MatchEventID(high: 2, low: 1)
  static let day = CivilDate("2026-11-21") ?? .first

  func entry(_ number: UInt64 = 1, at milliseconds: Int64 = 5) -> JournalEntry {
    JournalEntry(
      id: JournalEntryID(high: 11, low: number), match: SampleMatch.id,
      createdAt: Instant(milliseconds: milliseconds))
  }

  @Test("writing and removing again changes nothing; the same id with other words is refused")
  func again() {
    var ledger = RefereeLedger()
    var written = entry()
    written.rating = 3
    #expect(ledger.run(.createJournal(written)) == nil)
    #expect(ledger.run(.createJournal(written)) == nil)
    #expect(ledger.replica.journal(of: SampleMatch.id) == [written])
    var other = written
    other.mood = .calm
    #expect(
      ledger.run(.createJournal(other))
        == .idTaken(.journal, JournalDecisionTests.id.retagged()))
    #expect(ledger.run(.removeJournal(written.id)) == nil)
    #expect(ledger.run(.removeJournal(written.id)) == nil)
    #expect(ledger.replica.everything.isEmpty)
    // Taking a removal back writes the very same entry.
    #expect(ledger.run(.createJournal(written)) == nil)
    #expect(ledger.replica.journal == [written])
  }

  @Test("two devices that change different fields both keep what they did")
  func fields() throws {
    var ledger = RefereeLedger()
    ledger.run(.createJournal(entry()))
    ledger.at = Instant(milliseconds: 9)
    #expect(ledger.run(.editJournal(JournalDecisionTests.id, [.rating(4)])) == nil)
    ledger.at = Instant(milliseconds: 7)
    let edits: [JournalEdit] = [
      .mood(.focused), .text(.toImprove, "x"), .note(JournalDecisionTests.goal, "late"),
    ]
    #expect(ledger.run(.editJournal(JournalDecisionTests.id, edits)) == nil)
    let kept = try #require(ledger.replica.journalEntry(JournalDecisionTests.id))
    #expect(kept.rating == 4 && kept.mood == .focused && kept.toImprove == "x")
    #expect(kept.notes == [JournalNote(event: JournalDecisionTests.goal, text: "late")])
    #expect(kept.updatedAt == Instant(milliseconds: 9), "a slow clock makes nothing older")
    #expect(ledger.run(.editJournal(JournalDecisionTests.id, [.rating(4)])) == nil)
    ledger.run(.editJournal(JournalDecisionTests.id, [.note(JournalDecisionTests.goal, "")]))
    #expect(ledger.replica.journalEntry(JournalDecisionTests.id)?.notes == [])
    #expect(
      ledger.run(.editJournal(JournalEntryID(high: 8, low: 8), [.rating(1)]))
        == .notFound(.journal, ID(high: 8, low: 8)))
  }

  @Test("the edits between two entries make one out of the other", arguments: UInt64(1)...20)
  func between(seed: UInt64) {
    var commands = RefereeCommands(seed: seed)
    for _ in 0..<50 {
      let old = commands.journal()
      var new = old
      for _ in 0..<4 { new.apply(commands.journalEdit()) }
      var made = old
      for edit in JournalEdit.between(old, new) { made.apply(edit) }
      #expect(Set(made.notes) == Set(new.notes))
      made.notes = new.notes
      #expect(made == new)
    }
  }

  @Test("limits: length, number, form")
  func limits() {
    var ledger = RefereeLedger()
    var long = entry()
    long.overall = String(repeating: "x", count: RefWatchLimits.journalText + 1)
    #expect(
      ledger.run(.createJournal(long)) == .tooLong(.text, limit: RefWatchLimits.journalText))
    var many = entry()
    many.notes = (0...RefWatchLimits.journalNotes).map { number in
      JournalNote(event: MatchEventID(high: 2, low: UInt64(number)), text: "x")
    }
    #expect(
      ledger.run(.createJournal(many)) == .tooMany(.notes, limit: RefWatchLimits.journalNotes))
    var odd = entry()
    odd.rating = 6
    #expect(ledger.run(.createJournal(odd)) == .outOfRange(path: "/rating"))
    for number in 1...UInt64(RefWatchLimits.journalEntries) {
      #expect(ledger.run(.createJournal(entry(number))) == nil)
    }
    #expect(
      ledger.run(.createJournal(entry(1_000)))
        == .tooMany(.journal, limit: RefWatchLimits.journalEntries))
  }

  @Test("with a match that is deleted for good goes its journal, and no other")
  func discarding() {
    var ledger = RefereeLedger()
    ledger.run(.createMatch(SampleMatch.plain))
    ledger.run(.createJournal(entry()))
    let foreign = JournalEntry(
      id: JournalEntryID(high: 11, low: 2), match: MatchID(high: 9, low: 9),
      createdAt: Instant(milliseconds: 5))
    ledger.run(.createJournal(foreign))
    #expect(ledger.run(.discardMatch(SampleMatch.id, seen: .empty)) == nil)
    #expect(ledger.replica.journal == [foreign])
  }

  @Test("there is one check-in a day, and an empty one goes")
  func checkIns() throws {
    var ledger = RefereeLedger()
    let day = JournalDecisionTests.day
    let me = RefereeLedger.user
    #expect(ledger.run(.checkIn(me, day, [.value(.sleep, 7)])) == nil)
    #expect(ledger.run(.checkIn(me, day, [.value(.mood, 9), .note("ran")])) == nil)
    let kept = try #require(ledger.replica.checkIn(of: me, on: day))
    #expect(kept.values == [.sleep: 7, .mood: 9] && kept.note == "ran")
    #expect(ledger.replica.checkIns == [kept])
    #expect(
      ledger.run(.checkIn(me, day, [.value(.stress, 11)])) != nil, "what cannot be is refused")
    #expect(ledger.run(.checkIn(UserID(high: 9, low: 9), day, [.note("x")])) == .notYours)
    ledger.run(
      .checkIn(me, day, [.value(.sleep, nil), .value(.mood, nil), .note("")]))
    #expect(ledger.replica.checkIns.isEmpty)
  }

  @Test("the ids of days and people do not meet")
  func ids() {
    var seen: Set<WellnessID> = []
    for user in 1...40 {
      for day in 20_000..<20_400 {
        let id = WellnessCheckIn.id(
          of: UserID(high: UInt64(user), low: 7), on: CivilDate(dayNumber: day))
        #expect(seen.insert(id).inserted)
      }
    }
  }
}
