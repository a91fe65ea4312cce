import Calendar
import Core
import Design
import RefWatchDomain
import RefWatchUI
import TestKit
import Testing

@testable import RefWatchTestKit

/// The journal, from the desk.
@Suite struct JournalDeskTests {
  let draftKey = "referee.journal." + DeskWorld.me.description

  private func played(_ language: Language = .english) -> (DeskWorld, MatchID, [MatchEventID]) {
    var world = DeskWorld(language: language)
    let id = world.match()
    let ids = world.play(id)
    world.send(.went(.records(id)))
    world.send(.review(.completed(id)))
    return (world, id, ids)
  }

  @Test func theHubAsksForTheLastMatchUntilThereIsAnEntry() throws {
    var (world, id, ids) = played()
    world.send(.went(.hub))
    #expect(world.html.contains("Add a journal entry"))
    world.send(.went(.journalNew(id)))
    world.send(.journal(.rated(4)))
    world.send(.journal(.moodChosen(.focused)))
    world.send(.journal(.typed(.wentWell, "Kept calm <b>")))
    world.send(.journal(.noteAdded(ids[0])))
    world.send(.journal(.noteTyped(ids[0], "Good angle")))
    world.send(.journal(.noteAdded(ids[2])))
    world.send(.journal(.saved))
    #expect(world.rejections.isEmpty)
    let entry = try #require(world.replica.journal(of: id).first)
    #expect(entry.rating == 4 && entry.mood == .focused && entry.wentWell == "Kept calm <b>")
    #expect(entry.notes == [JournalNote(event: ids[0], text: "Good angle")], "empty notes go")
    #expect(world.state.route == .journal)
    #expect(world.html.contains("Kept calm &lt;b&gt;"))
    world.send(.went(.hub))
    #expect(!world.html.contains("Add a journal entry"))
    world.send(.went(.records(id)))
    #expect(world.html.contains("4 of 5"))
  }

  @Test func changesAreFieldEdits() throws {
    var (world, id, _) = played()
    world.send(.went(.journalNew(id)))
    world.send(.journal(.rated(2)))
    world.send(.journal(.saved))
    let entry = try #require(world.replica.journal(of: id).first)
    world.send(.went(.journalEntry(entry.id)))
    world.send(.journal(.typed(.toImprove, "Positioning")))
    world.send(.journal(.saved))
    guard case .editJournal(entry.id, let edits)? = world.commands.last else {
      Issue.record("no edit")
      return
    }
    #expect(edits == [.text(.toImprove, "Positioning")])
    // Nothing changed: nothing is sent.
    let count = world.commands.count
    world.send(.went(.journalEntry(entry.id)))
    world.send(.journal(.saved))
    #expect(world.commands.count == count)
  }

  @Test func whatIsTypedSurvivesAReloadAfterTwoSecondsAndAtOnceWhenHidden() {
    var (world, id, _) = played()
    world.send(.went(.journalNew(id)))
    world.send(.journal(.typed(.overall, "Half a sen")))
    #expect(world.remembered[draftKey] == nil)
    world.fire("referee.journal")
    #expect(world.remembered[draftKey]?.contains("Half a sen") == true)
    world.send(.journal(.typed(.overall, "Half a sentence")))
    world.send(.inner(.becameHidden))
    world.reload(.journalNew(id))
    #expect(world.html.contains("Half a sentence"))
    #expect(world.html.contains("Not saved yet"))
    world.send(.journal(.saved))
    #expect(world.remembered[draftKey] == "")
    #expect(world.replica.journal.count == 1)
    #expect(RefWatchMemory.keys(of: DeskWorld.me).contains(draftKey))
  }

  @Test func anEmptyEntryIsSaidToBeEmptyAndALongTextToBeLong() {
    var (world, id, _) = played()
    world.send(.went(.journalNew(id)))
    world.send(.journal(.saved))
    #expect(world.html.contains("Rate the match or write something."))
    world.send(.journal(.typed(.overall, String(repeating: "x", count: 2_001))))
    world.send(.journal(.saved))
    #expect(world.html.contains("id=\"journal-overall-fault\""))
    #expect(world.replica.journal.isEmpty && world.rejections.isEmpty)
  }

  @Test func aRemovedEntryComesBackAsItWas() throws {
    var (world, id, _) = played()
    world.send(.went(.journalNew(id)))
    world.send(.journal(.rated(5)))
    world.send(.journal(.saved))
    let entry = try #require(world.replica.journal.first)
    world.send(.went(.journalEntry(entry.id)))
    world.send(.journal(.removed(entry.id)))
    #expect(world.replica.journal.isEmpty)
    #expect(world.html.contains("Journal entry deleted"))
    world.send(.journal(.putBack(entry)))
    #expect(world.replica.journal == [entry])
    world.send(.went(.journalEntry(JournalEntryID(high: 1, low: 1))))
    #expect(world.html.contains("This entry no longer exists"))
  }

  @Test func theJournalOfADeletedMatchIsHiddenWithIt() {
    var (world, id, _) = played()
    world.send(.went(.journalNew(id)))
    world.send(.journal(.typed(.overall, "Hidden words")))
    world.send(.journal(.saved))
    world.send(.deleted(id))
    world.send(.went(.journal))
    #expect(!world.html.contains("Hidden words"))
    world.send(.restored(id))
    #expect(world.html.contains("Hidden words"))
  }

  @Test func aCheckInIsSavedAsItIsChosenAndItsNoteWhenItIsDone() throws {
    var world = DeskWorld(route: .journal)
    world.load()
    world.send(.journal(.measured(.sleep, "7")))
    world.send(.journal(.dayNoteTyped("Long night")))
    #expect(world.commands.count == 1)
    world.send(.journal(.dayNoteDone))
    let day = try #require(CivilDate("2026-11-21"))
    let kept = try #require(world.replica.checkIn(of: DeskWorld.me, on: day))
    #expect(kept.values == [.sleep: 7] && kept.note == "Long night")
    // Of yesterday, and never of tomorrow.
    world.send(.journal(.dayChosen("2026-11-20")))
    world.send(.journal(.measured(.stress, "3")))
    world.send(.journal(.dayChosen("2026-12-24")))
    world.send(.journal(.measured(.mood, "9")))
    #expect(world.replica.checkIns.count == 2)
    #expect(world.replica.checkIn(of: DeskWorld.me, on: day)?.values[.mood] == 9)
    world.send(.journal(.measured(.sleep, "")))
    #expect(world.replica.checkIn(of: DeskWorld.me, on: day)?.values[.sleep] == nil)
  }

  @Test(arguments: [Language.english, .korean])
  func everyStateIsSoundMarkup(_ language: Language) {
    var (world, id, ids) = played(language)
    var pages: [String] = []
    world.send(.went(.journal))
    pages.append(world.html)
    world.send(.went(.journalNew(id)))
    pages.append(world.html)
    world.send(.journal(.noteAdded(ids[1])))
    world.send(.journal(.noteTyped(ids[1], String(repeating: "x", count: 1_001))))
    world.send(.journal(.saved))
    pages.append(world.html)
    world.send(.journal(.noteTyped(ids[1], "x")))
    world.send(.journal(.saved))
    pages.append(world.html)
    for page in pages {
      #expect(markupFaults(in: page) == [])
      #expect(page.contains("<h1"))
      if language == .korean { #expect(!page.contains(">Journal")) }
    }
  }
}
