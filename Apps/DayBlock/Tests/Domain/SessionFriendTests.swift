import Calendar
import Core
import DayBlockDomain
import Testing

@testable import DayBlockTestKit

@Suite("Who was there")
struct SessionFriendTests {
  private let ana = DayFriendID(high: 1, low: 1)
  private let ben = DayFriendID(high: 1, low: 2)

  private func world() throws -> (ledger: Ledger, session: DaySessionID) {
    var ledger = Ledger()
    let study = try ledger.block("Study")
    let new = ledger.newSession(study, minutes: 90)
    try ledger.run(.addSession(new))
    return (ledger, new.id)
  }

  @Test("of two devices that add somebody both do; who is there already does not come again")
  func joined() throws {
    var (ledger, id) = try world()
    try ledger.run(.editSession(id, [.joined(ben)]), onServer: true)
    try ledger.run(.editSession(id, [.joined(ana)]), onServer: true)
    #expect(try ledger.run(.editSession(id, [.joined(ben)]), onServer: true).isEmpty)
    #expect(ledger.replica.session(id)?.friends == [ana, ben])
    try ledger.run(.editSession(id, [.left(ben)]))
    #expect(ledger.replica.session(id)?.friends == [ana])
    #expect(try ledger.run(.editSession(id, [.left(ben)])).isEmpty)
  }

  @Test("that is no change of the record: no earlier form is kept, and none takes it back")
  func noEdition() throws {
    var (ledger, id) = try world()
    let before = try #require(ledger.replica.session(id))
    try ledger.run(.editSession(id, [.joined(ana)]))
    #expect(ledger.replica.session(id)?.isEdited == false)
    #expect(ledger.replica.editions(of: id).isEmpty)
    let shorter = stretch("2026-03-10T11:00", "2026-03-10T12:00")
    try ledger.run(.editSession(id, [.segments([shorter])]))
    try ledger.run(.editSession(id, [.segments(before.segments)]))
    #expect(ledger.replica.session(id)?.friends == [ana])
  }

  @Test("there are at most twenty, and the twenty-first is refused")
  func limit() throws {
    var (ledger, id) = try world()
    let many = (1...21).map { number in DayFriendID(high: 2, low: UInt64(number)) }
    try ledger.run(.editSession(id, many.prefix(20).map { friend in .joined(friend) }))
    let refused = DayBlockRejection.tooMany(.friends, limit: 20)
    #expect(ledger.rejection(.editSession(id, [.joined(many[20])])) == refused)
    #expect(ledger.rejection(.editSession(id, [.joined(many[0])])) == nil)
    #expect(ledger.replica.session(id)?.friends == Array(many.prefix(20)))
    let study = try #require(ledger.replica.blocks.first).id
    let new = NewSession(
      id: ledger.id(), block: study, zone: "Asia/Seoul",
      segments: [stretch("2026-03-10T08:00", "2026-03-10T09:00")], friends: many, origin: .manual)
    #expect(ledger.rejection(.addSession(new)) == refused)
  }

  @Test("time entered by hand can say it at once: of several days, on the first")
  func entered() throws {
    var ledger = Ledger()
    let study = try ledger.block("Study")
    let new = NewSession(
      id: ledger.id(), block: study, zone: "Asia/Seoul",
      segments: [stretch("2026-03-09T22:00", "2026-03-10T02:00")], friends: [ben, ana, ben],
      origin: .manual)
    try ledger.run(.addSession(new))
    let sessions = ledger.replica.sessions(from: day("2026-03-09"), through: day("2026-03-10"))
    #expect(sessions.map { session in session.friends } == [[ana, ben], []])
  }

  @Test("a record that a later word of another device makes anew keeps who was there")
  func rewritten() throws {
    var ledger = Ledger()
    let study = try ledger.block("Study")
    let run = try ledger.start(study)
    let start = ledger.at
    ledger.wait(minutes: 90)
    try ledger.finish(run)
    try ledger.run(.editSession(run.retagged(), [.joined(ana)]))
    let earlier = start.advanced(byMilliseconds: 3_600_000)
    try ledger.run(
      .takeStep(run, .finish(at: earlier, changes: [], memo: "")), onServer: true)
    let session = try #require(ledger.replica.session(run.retagged()))
    #expect(session.halfBlocks == 2, "the earliest stop counts")
    #expect(session.friends == [ana])
  }

  @Test("split in two, they stay with the first part")
  func split() throws {
    var (ledger, id) = try world()
    try ledger.run(.editSession(id, [.joined(ana)]))
    let into: DaySessionID = ledger.id()
    try ledger.run(.splitSession(id, at: seoul("2026-03-10T11:05"), into: into))
    #expect(ledger.replica.session(id)?.friends == [ana])
    #expect(ledger.replica.session(into)?.friends == [])
  }

  @Test("what came from a file and had company added stays when the import is taken back")
  func imported() throws {
    var ledger = Ledger()
    let study = try ledger.block("Study")
    let batch: DayImportID = ledger.id()
    let new = ledger.newSession(study, minutes: 60, source: "toggl:1", origin: .imported)
    try ledger.run(.importSessions(batch, [new]))
    try ledger.run(.editSession(new.id, [.joined(ana)]))
    try ledger.run(.undoImport(batch, [new.id]))
    #expect(ledger.replica.session(new.id)?.deletedAt == nil)
  }
}
