import Calendar
import Core
import RefWatchDomain
import Sync
import Testing

@testable import RefWatchTestKit

@Suite("Planning an import")
struct FixturePlanTests {
  private static let list = """
    id,date,time,home,away,venue
    7,2027-03-28,15:00,Harbour,Lantern,Mill Lane
    8,2027-04-04,15:00,Harbour,Mill,
    9,2027-04-11,15:00,,Mill,

    """

  /// Does commands in a ledger of its own person.
  private func run(_ commands: [RefWatchCommand], _ ledger: inout RefereeLedger) {
    for command in commands { #expect(ledger.run(command) == nil, "\(command)") }
  }

  private func plan(_ text: String, _ ledger: RefereeLedger, now: Int64 = 0) throws -> FixturePlan {
    FixtureLists.plan(
      try FixtureLists.read(text), known: Array(ledger.replica.matches.values),
      for: RefereeLedger.user, now: FixtureLists.now.advanced(byMilliseconds: now))
  }

  @Test("the same list again makes nothing, also on another device at another time")
  func again() throws {
    var ledger = RefereeLedger()
    let first = try plan(Self.list, ledger)
    #expect(first.items.map(\.outcome.word) == ["new", "new", "fault"])
    // Another device that knows nothing of the first.
    let second = try plan(Self.list, ledger, now: 5_000)
    run(first.commands(first.suggested), &ledger)
    let before = ledger.replica.everything
    run(second.commands(second.suggested), &ledger)
    #expect(ledger.replica.everything == before, "the first device's stay")
    let third = try plan(Self.list, ledger)
    #expect(third.items.map(\.outcome.word) == ["same", "same", "fault"])
    #expect(third.suggested.isEmpty && third.commands(third.choosable).isEmpty)
    // Another person's matches have other ids.
    let other = FixtureLists.plan(try FixtureLists.read(Self.list))
    #expect(FixtureLists.match(other.items[0])?.id != FixtureLists.match(first.items[0])?.id)
  }

  @Test("what the list says anew is a change of just that, and can be taken back")
  func changes() throws {
    var ledger = RefereeLedger()
    let first = try plan(Self.list, ledger)
    run(first.commands(first.suggested), &ledger)
    let id = try #require(FixtureLists.match(first.items[0])).id
    #expect(ledger.run(.editMatch(id, [.competition("Cup")])) == nil)
    let before = ledger.replica.everything
    let moved = Self.list.replacing("2027-03-28,15:00", with: "2027-03-29,19:30")
    let plan = try plan(moved, ledger)
    guard case .changed(_, let edits) = plan.items[0].outcome else {
      Issue.record("\(plan.items[0])")
      return
    }
    #expect(edits.count == 1)
    run(plan.commands(plan.suggested), &ledger)
    let match = try #require(ledger.replica.match(id))
    #expect(match.localKickOff(offset: 0)?.description == "2027-03-29T19:30")
    #expect(match.competition == "Cup")
    run(plan.undo(plan.suggested), &ledger)
    #expect(ledger.replica.everything == before)
    run(first.undo(first.suggested), &ledger)
    #expect(ledger.replica.matches.count == 0)
  }

  @Test("by hand made matches are found by kick-off and teams, and then by the calendar's name")
  func byHand() throws {
    let zone = try FixtureLists.zone("Europe/London")
    var match = SampleMatch.plain
    match.home.name = "harbour"
    match.away.name = "Lantern  Street"
    match.plan(try #require(CivilDateTime("2027-03-28T15:00")), in: zone)
    let text = FixtureLists.event(
      "UID:1@x", "DTSTART;TZID=Europe/London:20270328T150000",
      "SUMMARY:HARBOUR v Lantern Street")
    var ledger = RefereeLedger()
    run([.createMatch(match)], &ledger)
    let first = try plan(text, ledger)
    #expect(first.items.map(\.outcome.word) == ["changed"])
    run(first.commands(first.suggested), &ledger)
    let moved = try plan(text.replacing("0328T15", with: "0404T18"), ledger)
    #expect(moved.items.map(\.outcome.word) == ["changed"])
    run(moved.commands(moved.suggested), &ledger)
    #expect(ledger.replica.matches.count == 1)
  }

  @Test("one that was deleted comes back only when it is chosen; one that has begun is left alone")
  func deletedAndBegun() throws {
    var ledger = RefereeLedger()
    let first = try plan(Self.list, ledger)
    run(first.commands(first.suggested), &ledger)
    let id = try #require(FixtureLists.match(first.items[0])).id
    #expect(ledger.run(.editMatch(id, [.archived(true)])) == nil)
    let plan = try plan(Self.list, ledger)
    #expect(plan.items.map(\.outcome.word) == ["deleted", "same", "fault"])
    #expect(plan.suggested.isEmpty && plan.choosable == [0])
    run(plan.commands(plan.choosable), &ledger)
    #expect(ledger.replica.match(id)?.archivedAt == nil)
    run(plan.undo(plan.choosable), &ledger)
    #expect(ledger.replica.match(id)?.archivedAt != nil)
    let moved = Self.list.replacing("15:00", with: "16:00")
    let begun = FixtureLists.plan(
      try FixtureLists.read(moved), known: Array(ledger.replica.matches.values), begun: true,
      for: RefereeLedger.user)
    #expect(begun.items.map(\.outcome.word) == ["same", "same", "fault"])
  }

  @Test("a match that is in the list twice is told with the line of the first")
  func twice() throws {
    let text = """
      date,time,home,away
      2027-03-28,15:00,A,B
      2027-03-28,18:00,A,B
      2027-03-28,15:00,a,B
      """
    let plan = try plan(text, RefereeLedger())
    #expect(plan.items.map(\.outcome.word) == ["new", "new", "fault"])
    #expect(plan.items[2].outcome == .fault(FixtureFault(line: 4, .repeated(line: 2))))
  }

  @Test("what RefWatch would not keep is told before anything is done")
  func limits() throws {
    let long = String(repeating: "x", count: 41)
    let text = "date,time,home,away\n2027-03-28,15:00,\(long),B\n"
    let plan = try plan(text, RefereeLedger())
    #expect(
      plan.items[0].outcome
        == .fault(FixtureFault(line: 2, .notKept(.tooLong(.team, limit: 40)))))
  }
}
