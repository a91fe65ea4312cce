import Calendar
import Core
import DayBlockDomain
import Sync
import Testing

@testable import DayBlockTestKit

@Suite("Groups and blocks")
struct BlockDecisionTests {
  private func edit(_ block: BlockID, _ edits: BlockEdit...) -> DayBlockCommand {
    .editBlock(block, edits)
  }

  // MARK: The group everybody has

  @Test("it is there without a row, and its name is the language's word")
  func usual() throws {
    var ledger = Ledger()
    #expect(
      ledger.replica.groups(of: Ledger.user)
        == [
          BlockGroup(
            id: Ledger.usualGroup, name: "", sortKey: .first, createdAt: Instant(milliseconds: 0))
        ])
    let study = try ledger.block("Study")
    #expect(ledger.replica.blocks(in: Ledger.usualGroup).map { block in block.id } == [study])
  }

  @Test("it can be renamed and moved, but not deleted")
  func usualStays() throws {
    var ledger = Ledger()
    try ledger.run(.editGroup(Ledger.usualGroup, [.name("Home"), .sortKey(.between(.first, nil))]))
    #expect(ledger.replica.groups(of: Ledger.user).map { group in group.name } == ["Home"])
    #expect(ledger.rejection(.deleteGroup(Ledger.usualGroup)) == .defaultGroup)
    #expect(ledger.rejection(.deleteGroup(Ledger.usualGroup), onServer: true) == .defaultGroup)
    try ledger.run(.editGroup(Ledger.usualGroup, [.name(" ")]))
    #expect(ledger.replica.groups(of: Ledger.user).map { group in group.name } == [""])
  }

  // MARK: Names

  @Test("a taken name is refused on the device and numbered on the server")
  func taken() throws {
    var ledger = Ledger()
    let study = try ledger.block("Study")
    let new = NewBlock(
      id: ledger.id(), group: Ledger.usualGroup, name: " STUDY ", icon: "book", color: 1,
      sortKey: .first)
    #expect(ledger.rejection(.addBlock(new)) == .blockNameTaken(study))
    try ledger.run(.addBlock(new), onServer: true)
    #expect(ledger.replica.block(new.id)?.name == "STUDY (2)")
    let third = NewBlock(
      id: ledger.id(), group: Ledger.usualGroup, name: "study", icon: "book", color: 1,
      sortKey: .first)
    try ledger.run(.addBlock(third), onServer: true)
    #expect(ledger.replica.block(third.id)?.name == "study (3)")
  }

  @Test("in another group the name is free; moving there asks again")
  func moving() throws {
    var ledger = Ledger()
    let exams = try ledger.group("Exams")
    let here = try ledger.block("Study")
    let there = try ledger.block("Study", in: exams)
    #expect(
      ledger.rejection(edit(there, .place(Ledger.usualGroup, .first))) == .blockNameTaken(here))
    try ledger.run(edit(there, .place(Ledger.usualGroup, .first)), onServer: true)
    #expect(ledger.replica.block(there)?.name == "Study (2)")
    #expect(ledger.replica.blocks(in: exams).isEmpty)
  }

  @Test("a long name is cut so that its number fits")
  func long() throws {
    var ledger = Ledger()
    let name = String(repeating: "공", count: 24)
    _ = try ledger.block(name)
    let new = NewBlock(
      id: ledger.id(), group: Ledger.usualGroup, name: name, icon: "book", color: 1,
      sortKey: .first)
    try ledger.run(.addBlock(new), onServer: true)
    #expect(ledger.replica.block(new.id)?.name == String(repeating: "공", count: 20) + " (2)")
  }

  @Test("group names are their person's own, without regard to case")
  func groups() throws {
    var ledger = Ledger()
    let exams = try ledger.group("Exams")
    let new = NewGroup(id: ledger.id(), name: "EXAMS", sortKey: .first)
    #expect(ledger.rejection(.addGroup(new)) == .groupNameTaken(exams))
    try ledger.run(.addGroup(new), onServer: true)
    #expect(ledger.replica.group(new.id)?.name == "EXAMS (2)")
    #expect(
      ledger.rejection(.editGroup(exams, [.name(String(repeating: "x", count: 17))]))
        == .tooLong(.name, limit: 16))
    try ledger.run(.editGroup(exams, [.name("exams")]))
  }

  // MARK: Deleting

  @Test("deleting a group hides its blocks and what they made; restoring brings all back")
  func deletedGroup() throws {
    var ledger = Ledger()
    let exams = try ledger.group("Exams")
    let study = try ledger.block("Study", in: exams)
    try ledger.run(.addSession(ledger.newSession(study, minutes: 90)))
    #expect(ledger.replica.halfBlocks(on: ledger.today) == 3)
    #expect(ledger.replica.halfBlocks(ofGroup: exams) == 3)
    try ledger.run(.deleteGroup(exams))
    #expect(ledger.replica.blocks.isEmpty)
    #expect(ledger.replica.sessions(on: ledger.today).isEmpty)
    #expect(ledger.replica.totalHalfBlocks == 0)
    #expect(ledger.replica.producedDays.isEmpty)
    #expect(ledger.replica.deletedGroups.map { group in group.id } == [exams])
    try ledger.run(.restoreGroup(exams))
    #expect(ledger.replica.totalHalfBlocks == 3)
    #expect(ledger.replica.halfBlocks(of: study, on: ledger.today) == 3)
  }

  @Test("of deleting and changing a block, changing wins: it comes back archived")
  func deleteAgainstEdit() throws {
    var ledger = Ledger()
    let study = try ledger.block("Study")
    try ledger.run(.deleteBlock(study))
    try ledger.run(edit(study, .color(7)), onServer: true)
    #expect(ledger.replica.archivedBlocks.map { block in block.color } == [7])
    #expect(ledger.replica.blocks(in: Ledger.usualGroup).isEmpty)
    try ledger.run(.deleteBlock(study))
    try ledger.run(edit(study, .place(Ledger.usualGroup, .first)), onServer: true)
    #expect(ledger.replica.archivedBlocks.isEmpty, "being moved about is no change")
  }

  @Test("a block put into a group that was deleted meanwhile goes to the one everybody has")
  func lostGroup() throws {
    var ledger = Ledger()
    let exams = try ledger.group("Exams")
    try ledger.run(.deleteGroup(exams))
    let new = NewBlock(
      id: ledger.id(), group: exams, name: "Study", icon: "book", color: 1, sortKey: .first)
    try ledger.run(.addBlock(new), onServer: true)
    #expect(ledger.replica.block(new.id)?.group == Ledger.usualGroup)
    let unknown = NewBlock(
      id: ledger.id(), group: ID(high: 1, low: 1), name: "Gym", icon: "book", color: 1,
      sortKey: .first)
    #expect(ledger.rejection(.addBlock(unknown)) == .notFound(.group, ID(high: 1, low: 1)))
  }

  // MARK: What may be written

  @Test("a block whose group is gone for good comes back to the one everybody has")
  func goneGroup() throws {
    var ledger = Ledger()
    let exams = try ledger.group("Exams")
    let study = try ledger.block("Study", in: exams)
    try ledger.run(.deleteBlock(study))
    // The purge has been.
    ledger.apply([.remove(.user(Ledger.user), DayBlockEntity.Kind.group.key(exams))])
    try ledger.run(.restoreBlock(study))
    #expect(ledger.replica.block(study)?.group == Ledger.usualGroup)
    #expect(ledger.replica.blocks(in: Ledger.usualGroup).count == 1)
  }

  @Test("what is out of range is refused with the range")
  func ranges() throws {
    var ledger = Ledger()
    let study = try ledger.block("Study")
    let plan = BlockPlan(
      from: day("2026-03-10"), rule: .daily, start: .noon, minutes: 4, zone: "Asia/Seoul")
    let rows: [(BlockEdit, DayBlockRejection)] = [
      (.color(55), .outOfRange(.color, shortest: 0, longest: 54)),
      (.maxRun(29), .outOfRange(.maxRun, shortest: 30, longest: 1_440)),
      (
        .goal(BlockGoal(period: .perDay, halfBlocks: 49)),
        .outOfRange(.goal, shortest: 1, longest: 48)
      ),
      (.icon(""), .unusableCharacter(.icon)),
      (.plans([plan]), .outOfRange(.planMinutes, shortest: 5, longest: 1_440)),
      (.plans(Array(repeating: plan, count: 21)), .tooMany(.plans, limit: 20)),
      (.name(" "), .nameMissing),
    ]
    for (change, rejection) in rows {
      #expect(ledger.rejection(edit(study, change)) == rejection)
    }
    #expect(
      ledger.rejection(.setSetting(Ledger.user, .boundary(361)))
        == .outOfRange(.boundary, shortest: 0, longest: 360))
    #expect(
      ledger.rejection(.setSetting(Ledger.user, .overlays(["http://a.b/c.ics"])))
        == .unusableCharacter(.overlays))
    #expect(ledger.rejection(.setSetting(ID(high: 1, low: 1), .sounds(true))) == .notYours)
  }

  @Test("sixty blocks in a group keep the order they were put in")
  func order() throws {
    var ledger = Ledger()
    var made: [BlockID] = []
    for number in 1...60 { made.append(try ledger.block("Block \(number)")) }
    #expect(ledger.replica.blocks(in: Ledger.usualGroup).map { block in block.id } == made)
    let keys = ledger.replica.blocks.map { block in block.sortKey }
    try ledger.run(edit(made[59], .place(Ledger.usualGroup, .between(nil, keys[0]))))
    #expect(ledger.replica.blocks(in: Ledger.usualGroup).first?.id == made[59])
  }

  // MARK: Reset

  @Test("a reset hides everything there is, and can be taken back")
  func reset() throws {
    var ledger = Ledger()
    let exams = try ledger.group("Exams")
    let study = try ledger.block("Study", in: exams)
    try ledger.run(.editGroup(Ledger.usualGroup, [.name("Home")]))
    try ledger.run(.setSetting(Ledger.user, .group(exams)))
    try ledger.run(.setSetting(Ledger.user, .focus(study)))
    try ledger.run(.addSession(ledger.newSession(study, minutes: 60)))
    _ = try ledger.start(study)
    try ledger.run(.setSetting(Ledger.user, .reset(ledger.at)))
    #expect(ledger.replica.groups(of: Ledger.user).map { group in group.name } == [""])
    #expect(ledger.replica.blocks.isEmpty)
    #expect(ledger.replica.runs.isEmpty)
    #expect(ledger.replica.totalHalfBlocks == 0)
    ledger.wait(minutes: 1)
    let gym = try ledger.block("Study")
    try ledger.run(.addSession(ledger.newSession(gym, minutes: 30)))
    #expect(ledger.replica.totalHalfBlocks == 1)
    try ledger.run(.editGroup(Ledger.usualGroup, [.name("New")]))
    #expect(ledger.replica.groups(of: Ledger.user).map { group in group.name } == ["New"])
    try ledger.run(.setSetting(Ledger.user, .reset(nil)))
    #expect(ledger.replica.totalHalfBlocks == 3)
    #expect(ledger.replica.runs.count == 1)
    #expect(ledger.settings.group == exams && ledger.settings.focus == study)
  }
}
