import Calendar
import Core
import DayBlockDomain
import Testing

@testable import DayBlockTestKit

@Suite("Sessions by hand, from files, and changed")
struct SessionDecisionTests {
  private func edit(_ id: DaySessionID, _ edits: SessionEdit...) -> DayBlockCommand {
    .editSession(id, edits)
  }

  /// A ledger with a block and one session of 90 minutes before noon.
  private func world() throws -> (ledger: Ledger, study: BlockID, session: DaySessionID) {
    var ledger = Ledger()
    let study = try ledger.block("Study")
    let new = ledger.newSession(study, minutes: 90, memo: "one\ntwo")
    try ledger.run(.addSession(new))
    return (ledger, study, new.id)
  }

  @Test("time entered by hand makes its half-blocks")
  func added() throws {
    let (ledger, study, id) = try world()
    let session = try #require(ledger.replica.session(id))
    #expect(session.halfBlocks == 3)
    #expect(session.block == study)
    #expect(session.origin == .manual)
    #expect(ledger.replica.halfBlocks(of: study) == 3)
    #expect(ledger.replica.producedDays == [ledger.today])
  }

  @Test("time over midnight is a session on each day")
  func twoDays() throws {
    var ledger = Ledger()
    let study = try ledger.block("Study")
    try ledger.run(
      .addSession(
        NewSession(
          id: ledger.id(), block: study, zone: "Asia/Seoul",
          segments: [stretch("2026-03-09T22:00", "2026-03-10T02:00")], memo: "late",
          origin: .manual)))
    let sessions = ledger.replica.sessions(from: day("2026-03-01"), through: day("2026-03-31"))
    #expect(sessions.map { session in session.halfBlocks } == [4, 4])
    #expect(sessions.map { session in session.memo } == ["late", ""])
  }

  @Test("stretches that are none are refused")
  func bad() throws {
    var (ledger, study, _) = try world()
    let rows: [([DaySegment], DayBlockRejection)] = [
      ([], .badSegments),
      ([stretch("2026-03-10T10:00", "2026-03-10T10:00")], .badSegments),
      ([stretch("2026-03-10T10:00", "2026-03-10T09:00")], .badSegments),
      (
        [
          stretch("2026-03-10T10:00", "2026-03-10T11:00"),
          stretch("2026-03-10T10:30", "2026-03-10T12:00"),
        ], .badSegments
      ),
      (
        [stretch("2026-01-10T10:00", "2026-03-10T11:00")],
        .outOfRange(.days, shortest: 0, longest: 31)
      ),
    ]
    for (segments, rejection) in rows {
      let new = NewSession(
        id: ledger.id(), block: study, zone: "Asia/Seoul", segments: segments, origin: .manual)
      #expect(ledger.rejection(.addSession(new)) == rejection)
    }
    let long = String(repeating: "m", count: 10_001)
    #expect(
      ledger.rejection(.addSession(ledger.newSession(study, minutes: 5, memo: long)))
        == .tooLong(.memo, limit: 10_000))
  }

  // MARK: Changing

  @Test("every change of time keeps what was before")
  func editions() throws {
    var (ledger, study, id) = try world()
    let before = try #require(ledger.replica.session(id))
    try ledger.run(edit(id, .segments([stretch("2026-03-10T11:00", "2026-03-10T12:00")])))
    let after = try #require(ledger.replica.session(id))
    #expect(after.halfBlocks == 2)
    #expect(after.isEdited)
    #expect(ledger.replica.editions(of: id).map { edition in edition.session } == [before])
    let gym = try ledger.block("Gym")
    try ledger.run(edit(id, .block(gym)))
    #expect(ledger.replica.editions(of: id).map { edition in edition.number } == [1, 2])
    #expect(ledger.replica.halfBlocks(of: study) == 0)
    #expect(ledger.replica.halfBlocks(of: gym) == 2)
    for minute in 1...30 {
      let start = stretch("2026-03-10T11:00", "2026-03-10T12:00").start.adding(minutes: minute)
      let segment = DaySegment(start: start, end: start.adding(minutes: 30), offset: 32_400)
      try ledger.run(edit(id, .segments([segment])))
    }
    let numbers = ledger.replica.editions(of: id).map { edition in edition.number }
    #expect(numbers == Array(1...32))
  }

  @Test("of more changes than anybody makes, the first and the latest stay")
  func veryManyEditions() throws {
    var (ledger, _, id) = try world()
    let first = try #require(ledger.replica.session(id))
    let start = seoul("2026-03-10T01:00")
    for round in 1...520 {
      ledger.wait(minutes: round < 300 ? 10 : 1)
      let begin = start.adding(minutes: round % 60)
      let segment = DaySegment(start: begin, end: begin.adding(minutes: 30), offset: 32_400)
      try ledger.run(edit(id, .segments([segment])))
    }
    let editions = ledger.replica.editions(of: id)
    #expect(editions.count == 500)
    #expect(editions.first?.session == first)
    let numbers = editions.map { edition in edition.number }
    #expect(numbers.suffix(100) == Array(421...520)[...])
    // Those that are close to one another go, not those that stand alone.
    #expect(numbers.prefix(299) == Array(1...299)[...])
  }

  @Test("trimmed over midnight, the rest is a session of the next day")
  func overMidnight() throws {
    var (ledger, _, id) = try world()
    try ledger.run(edit(id, .segments([stretch("2026-03-09T23:00", "2026-03-10T01:00")])))
    #expect(ledger.replica.session(id)?.day == day("2026-03-09"))
    #expect(ledger.replica.halfBlocks(on: day("2026-03-09")) == 2)
    #expect(ledger.replica.halfBlocks(on: day("2026-03-10")) == 2)
  }

  @Test("back to the times it had, it has the half-blocks it had: those over midnight too")
  func backOverMidnight() throws {
    var ledger = Ledger("2026-03-09T23:45")
    let study = try ledger.block("Study")
    let run = try ledger.start(study)
    ledger.wait(minutes: 60)
    try ledger.finish(run)
    let id: DaySessionID = run.retagged()
    let before = try #require(ledger.replica.session(id))
    // Fifteen minutes of the day, and the half-block that began in them.
    #expect(before.active == 900_000 && before.halfBlocks == 1)
    try ledger.run(edit(id, .segments([stretch("2026-03-09T23:40", "2026-03-09T23:55")])))
    #expect(ledger.replica.session(id)?.halfBlocks == 0)
    try ledger.run(edit(id, .segments(before.segments)))
    #expect(ledger.replica.session(id)?.units == before.units)
    #expect(ledger.replica.session(id)?.remainder == before.remainder)
  }

  @Test("a record of another app that is made twice is made once")
  func sourceTwice() throws {
    var (ledger, study, _) = try world()
    let new = ledger.newSession(study, minutes: 90, source: "match 1", origin: .match)
    try ledger.run(.addSession(new))
    let again = try ledger.run(.addSession(new), onServer: true)
    #expect(again.isEmpty)
  }

  @Test("memos written on two devices become one")
  func memos() throws {
    var (ledger, _, id) = try world()
    try ledger.run(edit(id, .memo(from: "one\ntwo", to: "ONE\ntwo")), onServer: true)
    try ledger.run(edit(id, .memo(from: "one\ntwo", to: "one\ntwo\nthree")), onServer: true)
    #expect(ledger.replica.session(id)?.memo == "ONE\ntwo\nthree")
    try ledger.run(edit(id, .memo(from: "one\ntwo", to: "eins\ntwo")), onServer: true)
    #expect(ledger.replica.session(id)?.memo == "ONE\ntwo\nthree\n———\neins\ntwo")
    #expect(ledger.replica.session(id)?.isEdited == false, "a memo is no change of the record")
  }

  @Test("split in two, nothing is lost")
  func split() throws {
    var (ledger, study, id) = try world()
    let at = seoul("2026-03-10T11:05")
    let into: DaySessionID = ledger.id()
    try ledger.run(.splitSession(id, at: at, into: into))
    let sessions = ledger.replica.sessions(on: ledger.today)
    #expect(sessions.map { session in session.id } == [id, into])
    #expect(sessions.map { session in session.active / 60_000 } == [35, 55])
    #expect(sessions.map { session in session.halfBlocks } == [1, 1])
    #expect(sessions.map { session in session.remainder } == [300, 1_500])
    #expect(sessions.allSatisfy { session in session.block == study })
    #expect(ledger.replica.editions(of: id).count == 1)
    #expect(
      ledger.rejection(
        .splitSession(id, at: seoul("2026-03-10T10:30"), into: ledger.id())) == .badSegments)
  }

  @Test("deleted, it is nowhere; restored or changed, it is back")
  func deleted() throws {
    var (ledger, _, id) = try world()
    try ledger.run(.deleteSession(id))
    #expect(ledger.replica.totalHalfBlocks == 0)
    #expect(ledger.replica.producedDays.isEmpty)
    #expect(ledger.replica.deletedSessions.map { session in session.id } == [id])
    #expect(try ledger.run(.deleteSession(id)) == [])
    try ledger.run(.restoreSession(id))
    #expect(ledger.replica.totalHalfBlocks == 3)
    try ledger.run(.deleteSession(id))
    try ledger.run(edit(id, .memo(from: "one\ntwo", to: "back")), onServer: true)
    #expect(ledger.replica.totalHalfBlocks == 3)
  }

  // MARK: Files and other apps

  @Test("an import is made once, undone, and can be made again")
  func imported() throws {
    var ledger = Ledger()
    let study = try ledger.block("Study")
    let batch: DayImportID = ledger.id()
    let news = (1...3).map { number in
      ledger.newSession(study, minutes: 30 * number, source: "toggl:\(number)", origin: .imported)
    }
    try ledger.run(.importSessions(batch, news))
    #expect(ledger.replica.sessions(ofImport: batch).count == 3)
    #expect(ledger.replica.totalHalfBlocks == 6)
    #expect(try ledger.run(.importSessions(ledger.id(), news)) == [])
    try ledger.run(edit(news[0].id, .memo(from: "", to: "kept")))
    try ledger.run(.undoImport(batch, news.map { new in new.id }))
    #expect(ledger.replica.totalHalfBlocks == 1, "what was written to stays")
    #expect(ledger.replica.hasSource("toggl:1"))
    #expect(!ledger.replica.hasSource("toggl:2"))
    let again: DayImportID = ledger.id()
    try ledger.run(.importSessions(again, news))
    #expect(ledger.replica.totalHalfBlocks == 6)
    #expect(ledger.replica.sessions(ofImport: again).count == 2)
    #expect(
      ledger.rejection(.importSessions(batch, Array(repeating: news[0], count: 201)))
        == .tooMany(.sessions, limit: 200))
  }

  @Test("a record of another app that the person deleted is not made again")
  func derived() throws {
    var ledger = Ledger()
    let study = try ledger.block("Run")
    let new = ledger.newSession(study, minutes: 60, source: "run:1", origin: .run)
    try ledger.run(.addSession(new))
    try ledger.run(.deleteSession(new.id))
    let again = ledger.newSession(study, minutes: 60, source: "run:1", origin: .run)
    #expect(try ledger.run(.addSession(again)) == [])
    #expect(ledger.replica.hasSource("run:1"))
  }

  @Test("the tutorial's half-block shows and makes no streak")
  func tutorial() throws {
    var ledger = Ledger()
    let study = try ledger.block("Tutorial block")
    try ledger.run(.addSession(ledger.newSession(study, minutes: 30, origin: .tutorial)))
    #expect(ledger.replica.halfBlocks(on: ledger.today) == 1)
    #expect(ledger.replica.producedDays.isEmpty)
  }

  @Test("what is recorded for a deleted block brings it back, archived")
  func deletedBlock() throws {
    var (ledger, study, _) = try world()
    try ledger.run(.deleteBlock(study))
    try ledger.run(.addSession(ledger.newSession(study, minutes: 30)), onServer: true)
    #expect(ledger.replica.archivedBlocks.map { block in block.id } == [study])
    #expect(ledger.replica.totalHalfBlocks == 4)
  }
}
