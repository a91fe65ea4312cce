import Core
import RunningBuddyDomain
import Sync
import Testing
import Tracks

@testable import RunningBuddyTestKit

@Suite("Saving a run and its parts")
struct SavingTests {
  @Test("A run is there with its parts, and reads back as its points")
  func saves() throws {
    var ledger = RunLedger()
    let file = Array("a file".utf8)
    let bundle = SomeRun.bundle(ledger.id(), file: file)
    for step in bundle.steps { try ledger.run(step.command) }
    let run = try #require(ledger.replica.run(bundle.run.id))
    #expect(run.createdAt < ledger.at && run.record == bundle.run.record)
    #expect(ledger.replica.trackParts(of: run)?.count == 1)
    #expect(ledger.replica.fileParts(of: run)?.count == 1)
    for step in bundle.steps.dropFirst() {
      #expect(step.command.content == step.content.map { text in ContentStub(of: text) })
      // The engine keeps a content for the entity that its command is about.
      #expect(ledger.replica.entity(step.command.subject)?.content == step.command.content)
    }
    let points = try #require(RunBundle.points(bundle.tracks))
    #expect(RunRecord(RunFigures(run.recording(points))) == run.record)
    #expect(RunBundle.bytes(bundle.files) == file)
  }

  @Test("Saving the same again changes nothing, also after an edit and a deletion")
  func again() throws {
    var ledger = RunLedger()
    let bundle = SomeRun.bundle(ledger.id())
    for step in bundle.steps { try ledger.run(step.command) }
    for step in bundle.steps { #expect(try ledger.run(step.command).isEmpty) }
    try ledger.run(.editRun(bundle.run.id, [.title("Han river")]))
    try ledger.run(.deleteRun(bundle.run.id))
    #expect(try ledger.run(.saveRun(bundle.run)).isEmpty)
    let hand = SomeRun.byHand(ledger.id(), minutes: 30, metres: 5_000)
    #expect(try ledger.run(.saveRun(hand)).count == 1)
    #expect(try ledger.run(.saveRun(hand)).isEmpty)
  }

  @Test("Another run under the same id is refused, and the first stays")
  func otherwise() throws {
    var ledger = RunLedger()
    let bundle = SomeRun.bundle(ledger.id())
    try ledger.run(.saveRun(bundle.run))
    let longer = SomeRun.bundle(bundle.run.id, minutes: 11)
    #expect(ledger.rejection(.saveRun(longer.run)) == .savedOtherwise(bundle.run.id))
    #expect(ledger.replica.run(bundle.run.id)?.record == bundle.run.record)
    let hand = SomeRun.byHand(ledger.id(), minutes: 30, metres: 5_000)
    try ledger.run(.saveRun(hand))
    let faster = SomeRun.byHand(hand.id, minutes: 29, metres: 5_000)
    #expect(ledger.rejection(.saveRun(faster)) == .savedOtherwise(hand.id))
  }

  @Test("A part that was not announced, or is another one, is refused")
  func parts() throws {
    var ledger = RunLedger()
    let bundle = SomeRun.bundle(ledger.id())
    let id = bundle.run.id
    let part = RunPart(.track, of: id, 0, bundle.run.trackParts[0])
    #expect(ledger.rejection(.keepTrack(part)) == .notFound(id))
    try ledger.run(.saveRun(bundle.run))
    let beyond = RunPart(.track, of: id, 1, part.content)
    #expect(ledger.rejection(.keepTrack(beyond)) == .notAnnounced(id, part: 1))
    let file = RunPart(.file, of: id, 0, part.content)
    #expect(ledger.rejection(.keepFile(file)) == .notAnnounced(id, part: 0))
    let other = RunPart(.track, of: id, 0, ContentStub(of: "1AA"))
    #expect(ledger.rejection(.keepTrack(other)) == .otherContent(id, part: 0))
    #expect(ledger.replica.trackParts(of: bundle.run) == nil)
    #expect(try ledger.run(.keepTrack(part)).count == 1)
  }

  @Test("Whoever else knows a run's id finds nothing there")
  func strangers() throws {
    var ledger = RunLedger()
    let bundle = SomeRun.bundle(ledger.id())
    try ledger.run(.saveRun(bundle.run))
    let id = bundle.run.id
    for command in [
      RunCommand.editRun(id, [.title("mine")]), .restoreRun(id),
      .keepTrack(RunPart(.track, of: id, 0, bundle.run.trackParts[0])),
    ] {
      #expect(ledger.rejection(command, by: RunLedger.other) == .notFound(id))
    }
    #expect(try ledger.run(.deleteRun(id), by: RunLedger.other).isEmpty)
    #expect(
      ledger.rejection(.setRunSetting(RunLedger.user, .introduced(true)), by: RunLedger.other)
        == .notYours)
  }

  @Test("What is beyond its limit is refused, and says which")
  func limits() {
    var ledger = RunLedger()
    func refused(_ change: (inout Run) -> Void) -> RunRejection? {
      var run = SomeRun.bundle(ledger.id()).run
      change(&run)
      return ledger.rejection(.saveRun(run))
    }
    #expect(refused { run in run.title = "" } == nil)
    #expect(
      refused { run in run.title = String(repeating: "x", count: 101) }
        == .tooLong(.title, limit: 100))
    #expect(
      refused { run in run.notes = String(repeating: "달", count: 667) }
        == .tooLong(.notes, limit: 2_000))
    #expect(refused { run in run.notes = "a\0b" } == .unusableCharacter(.notes))
    #expect(refused { run in run.title = "a\nb" } == .unusableCharacter(.title))
    #expect(refused { run in run.zone = "not a zone" } == .unusableCharacter(.zone))
    #expect(
      refused { run in run.effort = 11 } == .outOfRange(.effort, shortest: 1, longest: 10))
    #expect(
      refused { run in run.feeling = 0 } == .outOfRange(.feeling, shortest: 1, longest: 5))
    #expect(
      refused { run in run.offset = 90_000 }
        == .outOfRange(.offset, shortest: -86_399, longest: 86_399))
    #expect(
      refused { run in run.sport = .other(String(repeating: "x", count: 65)) }
        == .tooLong(.sport, limit: 64))
    let stub = ContentStub(of: "x")
    #expect(
      refused { run in run.trackParts = Array(repeating: stub, count: 17) }
        == .tooMany(.trackParts, limit: 16))
    #expect(
      refused { run in run.fileParts = Array(repeating: stub, count: 23) }
        == .tooMany(.fileParts, limit: 22))
    #expect(
      refused { run in run.fileParts = [ContentStub(digest: stub.digest, bytes: 524_289)] }
        == .tooLong(.fileParts, limit: 524_288))
    #expect(
      refused { run in run.rest = [JSONMember.of(9_000)] } == .tooLarge(limit: 8_192))
  }

  @Test("Times that run backwards are refused")
  func backwards() {
    var ledger = RunLedger()
    func refused(_ change: (inout RunRecord) -> Void) -> RunRejection? {
      var run = SomeRun.bundle(ledger.id()).run
      change(&run.record)
      return ledger.rejection(.saveRun(run))
    }
    #expect(refused { _ in } == nil)
    #expect(refused { record in record.kilometres.reverse() } == .badTimes(.splits))
    #expect(refused { record in record.laps = [record.kilometres[1]] } == .badTimes(.laps))
    #expect(refused { record in record.efforts.reverse() } == .badTimes(.efforts))
    #expect(
      refused { record in
        record.efforts = [RunEffort(.metres400, elapsed: 900_000, start: 0)]
      } == .badTimes(.efforts))
    #expect(
      refused { record in
        record.whole = RunRecord(milliseconds: 60_000, centimetres: 1).whole
      } == .badTimes(.splits))
  }

  @Test("Ids of parts and of files' runs follow from their owners, and never change")
  func ids() throws {
    let run = try #require(RunID("01900000-0000-7000-8000-000000000001"))
    #expect(
      RunPart.id(.track, of: run, 0).description == "f9b68095-43a9-8baf-8dd6-46899f30d2b0")
    let file = RunSourceFile(
      name: "a.fit", format: .fit, digest: MediaDigest(of: Array("abc".utf8)), bytes: 3)
    let start = Instant(milliseconds: 0x0190_0000_0000)
    let id = file.id(of: RunLedger.user, start: start)
    #expect(id.description == "01900000-0000-71d7-a9d2-3a5d285186db")
    #expect(id != file.id(of: RunLedger.other, start: start))
  }
}
