import Core
import RefWatchDomain
import Sync
import Testing
import Wire

@testable import RefWatchTestKit

@Suite("What may be written into the library")
struct LibraryDecisionTests {
  func ledger(_ items: [LibraryItem] = SampleLibrary.all) -> RefereeLedger {
    var ledger = RefereeLedger()
    for item in items { #expect(ledger.run(.keepInLibrary(item)) == nil) }
    return ledger
  }

  @Test("keeping the same again changes nothing, another under its id is refused")
  func again() {
    var ledger = ledger()
    let before = ledger.replica.everything
    #expect(ledger.run(.keepInLibrary(SampleLibrary.team)) == nil)
    #expect(ledger.replica.everything == before)
    let other = SampleLibrary.item(.venue, 1)
    #expect(
      ledger.run(.keepInLibrary(other)) == .idTaken(.libraryVenue, other.id.retagged()))
    #expect(ledger.replica.everything == before)
  }

  @Test("two devices that change different players and fields both keep what they did")
  func twoDevices() {
    var ledger = ledger()
    let old = SampleLibrary.team
    var one = old
    one.changeTeam { team in
      team.put(SampleLibrary.player(7, "Ana Silva"))
      team.put(SampleLibrary.player(11, "New"))
    }
    one.name = "First"
    var two = old
    two.changeTeam { team in
      team.put(SampleLibrary.player(nil, "Zoë Ray", id: 500))
      team.division = "One"
      team.setSquad(
        team.players.filter { player in player.number != 999 }, [])
    }
    for new in [one, two] {
      let edits = LibraryEdit.between(old, new)
      #expect(ledger.run(.editLibrary(.team, old.id, edits)) == nil)
    }
    let item = ledger.replica.library[old.id]
    #expect(item?.name == "First")
    #expect(item?.team?.division == "One")
    #expect(
      item?.team?.players.map { player in player.name } == ["=Ben", "Ana Silva", "New", "Zoë Ray"])
    #expect(item?.team?.staff.isEmpty == true)
    #expect(item?.createdAt == old.createdAt)
  }

  @Test("the edits between two make one of the other", arguments: UInt64(1)...40)
  func between(seed: UInt64) {
    var commands = RefereeCommands(seed: seed)
    for old in SampleLibrary.all {
      var new = old
      for _ in 0..<12 {
        let edit = commands.libraryEdit(old.kind)
        if edit.kind != nil || edit.field != "removed" { new.apply(edit, at: SampleLibrary.at) }
      }
      var copy = old
      for edit in LibraryEdit.between(old, new) { copy.apply(edit, at: SampleLibrary.at) }
      #expect(copy == new)
      #expect(LibraryEdit.between(new, copy).isEmpty)
    }
  }

  @Test("what is deleted can be taken back, and only then goes for good")
  func removal() {
    var ledger = ledger()
    let id = SampleLibrary.team.id
    #expect(
      ledger.run(.dropFromLibrary(.team, id)) == .inUse(.libraryTeam, id.retagged()))
    #expect(ledger.run(.editLibrary(.team, id, [.removed(true)])) == nil)
    #expect(ledger.replica.library.all(.team).map { item in item.name } == ["A"])
    #expect(ledger.replica.library.removed.map { item in item.id } == [id])
    #expect(ledger.run(.editLibrary(.team, id, [.removed(false)])) == nil)
    #expect(ledger.replica.library.all(.team).count == 2)
    #expect(ledger.replica.library[id]?.team == SampleLibrary.team.team)
    #expect(ledger.run(.editLibrary(.team, id, [.removed(true)])) == nil)
    #expect(ledger.run(.dropFromLibrary(.venue, id)) == nil, "of another kind: nothing is meant")
    #expect(ledger.replica.library[id] != nil)
    #expect(ledger.run(.dropFromLibrary(.team, id)) == nil)
    #expect(ledger.run(.dropFromLibrary(.team, id)) == nil)
    #expect(ledger.replica.library[id] == nil)
    #expect(
      ledger.run(.editLibrary(.team, id, [])) == .notFound(.libraryTeam, id.retagged()))
  }

  /// Edits of a team and why they are refused.
  static let refused: [(LibraryEdit, RefWatchRejection)] = [
    (.text(.name, " \n"), .nameless),
    (.text(.name, String(repeating: "é", count: 101)), .tooLong(.name, limit: 100)),
    (.text(.name, "a\u{0}"), .unusableCharacter(.name)),
    (.text(.short, "ABCDE"), .tooLong(.short, limit: 4)),
    (.text(.division, String(repeating: "x", count: 61)), .tooLong(.detail, limit: 60)),
    (.text(.reference, String(repeating: "x", count: 65)), .tooLong(.reference, limit: 64)),
    (.text(.city, "x"), .outOfRange(path: "/edits/0/field")),
    (.role(.fourth), .outOfRange(path: "/edits/0/field")),
    (.colour("red"), .outOfRange(path: "/value")),
    (.tags(Array(repeating: "x", count: 13)), .tooMany(.tags, limit: 12)),
    (.player(SampleLibrary.player(nil, " ", id: 50)), .nameless),
    (.player(SampleLibrary.player(1_000, "x", id: 50)), .outOfRange(path: "/value/number")),
    (
      .player(SampleLibrary.player(1, String(repeating: "x", count: 101), id: 50)),
      .tooLong(.name, limit: 100)
    ),
    (
      .official(SquadOfficial(id: SquadID(high: 7, low: 7), name: "x", role: "")),
      .entryTwice(EntryID(high: 7, low: 7))
    ),
    (.official(SquadOfficial(id: SquadID(high: 9, low: 7), name: "", role: "coach")), .nameless),
  ]

  @Test("bad edits are refused, and nothing of theirs is kept", arguments: refused)
  func refusals(_ edit: LibraryEdit, _ rejection: RefWatchRejection) {
    var ledger = ledger()
    let before = ledger.replica.everything
    let id = SampleLibrary.team.id
    #expect(ledger.run(.editLibrary(.team, id, [edit, .changeColour(nil)])) == rejection)
    #expect(ledger.replica.everything == before)
  }

  @Test("squads and the library have their limits")
  func limits() {
    var ledger = ledger()
    let id = SampleLibrary.team.id
    let many = (100..<200).map { (number: Int) in
      LibraryEdit.player(SampleLibrary.player(number, "P\(number)"))
    }
    #expect(
      ledger.run(.editLibrary(.team, id, many)) == .tooMany(.players, limit: 100))
    #expect(
      ledger.run(.editLibrary(.team, id, Array(repeating: .removed(false), count: 301)))
        == .tooMany(.edits, limit: 300))
    var replica = ledger.replica
    replica.setLibraryLength(to: RefWatchLimits.library)
    ledger.replica = replica
    #expect(
      ledger.run(.keepInLibrary(SampleLibrary.item(.venue, 77)))
        == .tooMany(.library, limit: RefWatchLimits.library))
    // What is there can be changed all the same.
    #expect(ledger.run(.editLibrary(.team, id, [.text(.name, "Z")])) == nil)
  }

  @Test("the largest thing that is taken fits one request")
  func size() {
    func widest(_ count: Int) -> String { String(repeating: "\u{1}", count: count) }
    var item = SampleLibrary.item(.team, 90, widest(RefWatchLimits.name))
    item.changeTeam { team in
      team.tags = Array(repeating: widest(RefWatchLimits.detail), count: RefWatchLimits.tags)
      team.setSquad(
        (1...UInt64(RefWatchLimits.players)).map { number in
          SquadPlayer(
            id: SquadID(high: 7, low: number), name: widest(RefWatchLimits.name), number: 999,
            position: widest(RefWatchLimits.role), notes: widest(RefWatchLimits.notes))
        },
        (1...UInt64(RefWatchLimits.squadStaff)).map { number in
          SquadOfficial(
            id: SquadID(high: 8, low: number), name: widest(RefWatchLimits.name),
            role: widest(RefWatchLimits.role), phone: widest(RefWatchLimits.contact),
            email: widest(RefWatchLimits.contact))
        })
    }
    var ledger = RefereeLedger()
    let command = RefWatchCommand.keepInLibrary(item)
    #expect(ledger.run(command) == nil)
    #expect(command.args.bytes.count <= PushRequest.argsLimit)
  }

  @Test("a command that says nothing new leaves even the time as it was")
  func times() {
    var ledger = ledger()
    let id = SampleLibrary.team.id
    ledger.at = ledger.at.advanced(byMilliseconds: 5_000)
    #expect(ledger.run(.editLibrary(.team, id, [.text(.division, "Two")])) == nil)
    #expect(ledger.replica.library[id] == SampleLibrary.team)
    #expect(ledger.run(.editLibrary(.team, id, [.text(.division, "One")])) == nil)
    #expect(ledger.replica.library[id]?.updatedAt == ledger.at)
  }
}
