import Core
import RefWatchDomain
import Testing
import Wire

@testable import RefWatchTestKit

@Suite("Libraries as files")
struct LibraryPackTests {
  let now = Instant(milliseconds: 1_791_000_000_000)

  func pack(_ text: String) -> LibraryPack { LibraryPack(Array(text.utf8), at: now) }

  func pack(items: String) -> LibraryPack {
    pack(#"{"format":"fieldday-referee-library","version":1,"items":[\#(items)]}"#)
  }

  /// Takes a pack in; how many were new and how many changed.
  func take(_ pack: LibraryPack, _ ledger: inout RefereeLedger) -> [Int] {
    let plan = PackPlan(pack, into: ledger.replica.library, of: RefereeLedger.user)
    for command in plan.commands { #expect(ledger.run(command) == nil) }
    return [plan.imported.count, plan.updated.count, plan.same, plan.left]
  }

  @Test("a library that was saved is the same elsewhere, and again changes nothing")
  func roundTrip() throws {
    let text = LibraryPack.text(SampleLibrary.library())
    var ledger = RefereeLedger()
    #expect(pack(text).problems == [])
    #expect(take(pack(text), &ledger) == [8, 0, 0, 0])
    #expect(take(pack(text), &ledger) == [0, 0, 8, 0])
    let copy = ledger.replica.library
    #expect(take(pack(LibraryPack.text(copy)), &ledger) == [0, 0, 8, 0], "its own file")
    let team = try #require(copy.all(.team).first { team in team.name == SampleLibrary.team.name })
    #expect(ledger.run(.editLibrary(.team, team.id, [.removed(true)])) == nil)
    #expect(take(pack(text), &ledger) == [0, 1, 7, 0], "what was deleted is back")
    #expect(ledger.replica.library.removed.isEmpty)
  }

  @Test("two people who take in one file have nothing in common")
  func owners() {
    let found = pack(items: Self.list)
    let people = [UserID(high: 1, low: 1), UserID(high: 1, low: 2)]
    let ids = people.map { person in
      Set(PackPlan(found, into: Library(), of: person).imported.map { item in item.id })
    }
    #expect(ids.map { ids in ids.count } == [3, 3])
    #expect(ids[0].isDisjoint(with: ids[1]))
  }

  static let list =
    #"{"kind":"team","reference":"F-1","name":"Rovers","short":"ROV","#
    + #""players":[{"name":"Ana","number":9},{"name":"Ben"}]},"#
    + #"{"kind":"competition","reference":"C-1","name":"Cup","season":"2026"},"#
    + #"{"kind":"venue","name":"Park"}"#

  @Test("an association's list without ids makes the same things on every device")
  func references() {
    var one = RefereeLedger()
    var two = RefereeLedger()
    #expect(take(pack(items: Self.list), &one) == [3, 0, 0, 0])
    #expect(take(pack(items: Self.list), &two) == [3, 0, 0, 0])
    #expect(one.replica.library.everything == two.replica.library.everything)
    #expect(take(pack(items: Self.list), &one) == [0, 0, 3, 0])
  }

  @Test("what a list does not say of a thing stays as the person has it")
  func quiet() throws {
    var ledger = RefereeLedger()
    var mine = SampleLibrary.item(.team, 1, "Old name")
    mine.reference = "F-1"
    mine.changeTeam { team in
      team.division = "Two"
      team.setSquad([SampleLibrary.player(9, "ana"), SampleLibrary.player(3, "Cleo")], [])
    }
    ledger.run(.keepInLibrary(mine))
    #expect(take(pack(items: Self.list), &ledger) == [2, 1, 0, 0])
    let team = try #require(ledger.replica.library[mine.id])
    #expect(team.name == "Rovers")
    #expect(team.team?.division == "Two")
    #expect(team.team?.players.map { player in player.name } == ["Cleo", "Ana", "Ben"])
    #expect(team.team?.players[1].id == SquadID(high: 7, low: 9), "the same person")
    #expect(take(pack(items: Self.list), &ledger) == [0, 0, 3, 0])
  }

  @Test(
    "what is no library says so, with its place",
    arguments: [
      ("", ""), ("[]", ""), ("{}", "/format"), (#"{"format":"x","version":1,"items":[]}"#, ""),
      (#"{"format":"fieldday-referee-library","version":2,"items":[]}"#, ""),
      (#"{"format":"fieldday-referee-library","version":1}"#, "/items"),
    ])
  func noPack(_ text: String, _ path: String) {
    let problems = pack(text).problems
    #expect(problems.count == 1)
    #expect(problems.first?.reason == .notAPack)
    #expect(problems.first?.path == path)
    #expect(PackPlan(pack(text), into: Library(), of: RefereeLedger.user).isEmpty)
  }

  @Test("one bad thing leaves the others, and has its place")
  func bad() {
    let found = pack(
      items: Self.list + "," + #"{"kind":"ship","name":"X"},{"kind":"team","name":" "},"#
        + #"{"kind":"team","name":"Y","players":[{"name":"Z","number":"9"}]},"#
        + #"{"kind":"team","name":"Again","reference":"F-1"},{"kind":"venue","name":"Park"}"#)
    #expect(
      found.problems.map { problem in problem.path } == [
        "/items/3/kind", "/items/4", "/items/5/players/0/number", "/items/6", "/items/7",
      ])
    #expect(
      found.problems.map { problem in problem.reason } == [
        .unreadable, .refused(.nameless), .unreadable, .twice, .twice,
      ])
    #expect(found.problems.map { problem in problem.name } == ["X", " ", "Y", "Again", "Park"])
    #expect(PackPlan(found, into: Library(), of: RefereeLedger.user).imported.count == 3)
  }

  @Test("five thousand bad things are read at once; what has no room is counted")
  func many() {
    let items = (1...5_000).map { number in
      number % 2 == 0
        ? #"{"kind":"venue","name":"V\#(number)"}"# : #"{"kind":"venue","name":\#(number)}"#
    }
    let found = pack(items: items.joined(separator: ","))
    #expect(found.problems.count == 2_500)
    #expect(PackPlan(found, into: Library(), of: RefereeLedger.user).imported.count == 2_500)
    let all = pack(
      items: (1...3_002).map { number in #"{"kind":"venue","name":"V\#(number)"}"# }
        .joined(separator: ","))
    let plan = PackPlan(all, into: Library(), of: RefereeLedger.user)
    #expect(plan.imported.count == RefWatchLimits.library)
    #expect(plan.left == 2)
  }
}
