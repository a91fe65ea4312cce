import Core
import RunningBuddyDomain
import Sync
import Testing
import Tracks

@testable import RunningBuddyTestKit

@Suite("Editing, deleting and taking back")
struct EditingTests {
  /// A ledger with one run of ten minutes.
  static func ledger() throws -> (RunLedger, RunBundle) {
    var ledger = RunLedger()
    let bundle = SomeRun.bundle(ledger.id())
    for step in bundle.steps { try ledger.run(step.command) }
    return (ledger, bundle)
  }

  static func record(_ run: Run, _ windows: RunWindows, _ bundle: RunBundle) throws -> RunRecord {
    let points = try #require(RunBundle.points(bundle.tracks))
    return RunRecord(RunFigures(run.outline.recording(points, windows, sport: run.sport)))
  }

  @Test("Every field on its own, all of a command or none")
  func fields() throws {
    var (ledger, bundle) = try EditingTests.ledger()
    let id = bundle.run.id
    try ledger.run(
      .editRun(
        id, [.title("Han river"), .notes("windy"), .effort(7), .feeling(4), .mark(.race)]))
    var run = try #require(ledger.replica.run(id))
    #expect(run.title == "Han river" && run.notes == "windy" && run.isEdited)
    #expect(run.effort == 7 && run.feeling == 4 && run.mark == .race)
    #expect(run.markedBest?.metres == 1_800 && run.markedBest?.milliseconds == 600_000)
    #expect(ledger.rejection(.editRun(id, [.title("x"), .effort(0)])) != nil)
    #expect(try ledger.run(.editRun(id, [.effort(7)])).isEmpty)
    try ledger.run(.editRun(id, [.effort(nil), .mark(nil)]))
    run = try #require(ledger.replica.run(id))
    #expect(run.title == "Han river" && run.effort == nil && run.markedBest == nil)
    let many = Array(repeating: RunEdit.title("x"), count: 51)
    #expect(ledger.rejection(.editRun(id, many)) == .tooMany(.edits, limit: 50))
    #expect(ledger.rejection(.editRun(ledger.id(), [])) != nil)
  }

  @Test("Cropping and dropping a stretch are windows, and are taken back by another edit")
  func windows() throws {
    var (ledger, bundle) = try EditingTests.ledger()
    let id = bundle.run.id
    let whole = try #require(ledger.replica.run(id))
    let crop = try #require(
      RunWindows.whole.cropped(to: RunSpan(from: 600, to: 3_600)!, of: 6_000))
    #expect(crop.spans == [RunSpan(from: 600, to: 3_600)!])
    let dropped = try #require(crop.without(RunSpan(from: 1_200, to: 1_800)!, of: 6_000))
    #expect(dropped.spans.count == 2 && dropped.length(of: 6_000) == 2_400)
    let record = try EditingTests.record(whole, dropped, bundle)
    try ledger.run(.editRun(id, [.windows(dropped, record)]))
    let cut = try #require(ledger.replica.run(id))
    #expect(cut.startedAt == whole.start.advanced(byMilliseconds: 60_000))
    #expect(cut.record.whole.elapsed == 240_000 && cut.record.whole.centimetres == 72_000)
    #expect(cut.trackParts == whole.trackParts)
    let points = try #require(RunBundle.points(bundle.tracks))
    #expect(RunRecord(RunFigures(cut.recording(points))) == record)
    // Nothing goes across what was dropped.
    #expect(record.efforts.map { effort in effort.distance } == [.metres400])
    #expect(record.quality.gapCount == 0)
    try ledger.run(.editRun(id, [.windows(.whole, whole.record)]))
    let back = try #require(ledger.replica.run(id))
    #expect(back.windows.isWhole && back.record == whole.record && back.isEdited)
    let beyond = try #require(RunWindows([RunSpan(from: 0, to: 6_001)!]))
    #expect(ledger.rejection(.editRun(id, [.windows(beyond, record)])) == .badTimes(.windows))
    let hand = SomeRun.byHand(ledger.id(), minutes: 30, metres: 5_000)
    try ledger.run(.saveRun(hand))
    #expect(ledger.rejection(.editRun(hand.id, [.windows(crop, record)])) == .noTrack(hand.id))
  }

  @Test("Windows are in order, apart, and not too many")
  func noWindows() {
    func span(_ from: Int, _ to: Int) -> RunSpan { RunSpan(from: from, to: to)! }
    #expect(RunWindows([span(0, 5), span(5, 9)]) == nil)
    #expect(RunWindows([span(6, 9), span(0, 5)]) == nil)
    #expect(RunWindows([span(4, 4)]) == nil)
    #expect(RunWindows((0...20).map { index in span(index * 3, index * 3 + 1) }) == nil)
    #expect(RunWindows.whole.without(span(0, 100), of: 100) == nil)
    #expect(RunWindows.whole.split(at: 100, of: 100) == nil)
    #expect(RunWindows.whole.without(span(200, 300), of: 100) == .whole)
  }

  @Test("One becomes two on the same track, and one again")
  func split() throws {
    var (ledger, bundle) = try EditingTests.ledger()
    let id = bundle.run.id
    let whole = try #require(ledger.replica.run(id))
    let half: RunID = ledger.id()
    let windows = try #require(RunWindows.whole.split(at: 2_000, of: 6_000))
    let (before, after) = (
      try EditingTests.record(whole, windows.before, bundle),
      try EditingTests.record(whole, windows.after, bundle)
    )
    let cut = RunCommand.editRun(
      id, [.split(at: 2_000, into: half, before: before, after: after)])
    try ledger.run(cut)
    let (first, second) = (
      try #require(ledger.replica.run(id)), try #require(ledger.replica.run(half))
    )
    #expect(first.record.whole.centimetres == 60_000 && second.record.whole.centimetres == 120_000)
    #expect(second.trackOwner == id && ledger.replica.trackParts(of: second)?.count == 1)
    #expect(ledger.replica.runs(onTrackOf: id).map { run in run.id } == [id, half])
    #expect(second.startedAt == whole.start.advanced(byMilliseconds: 200_000))
    #expect(
      ledger.rejection(.keepTrack(RunPart(.track, of: half, 0, whole.trackParts[0])))
        == .notAnnounced(half, part: 0))
    #expect(ledger.rejection(cut) == .badTimes(.windows))
    try ledger.run(.editRun(id, [.joined(half, whole.record)]))
    #expect(ledger.replica.run(id)?.windows.isWhole == true)
    #expect(ledger.replica.run(half)?.deletedAt != nil && ledger.replica.count == 1)
    #expect(ledger.rejection(.editRun(id, [.joined(half, whole.record)])) == .notFound(half))
    // Once more under the same id.
    try ledger.run(cut)
    #expect(ledger.replica.count == 2)
    let stranger = SomeRun.bundle(ledger.id())
    try ledger.run(.saveRun(stranger.run))
    #expect(
      ledger.rejection(.editRun(id, [.joined(stranger.run.id, whole.record)]))
        == .otherTrack(stranger.run.id))
  }

  @Test("Deleting hides, restoring takes it back, editing too")
  func deleting() throws {
    var (ledger, bundle) = try EditingTests.ledger()
    let id = bundle.run.id
    try ledger.run(.deleteRun(id))
    let deleted = ledger.replica.run(id)?.deletedAt
    #expect(deleted == ledger.at && ledger.replica.runs.isEmpty)
    #expect(ledger.replica.deletedRuns.map { run in run.id } == [id])
    #expect(try ledger.run(.deleteRun(id)).isEmpty)
    try ledger.run(.restoreRun(id))
    #expect(ledger.replica.runs.count == 1 && ledger.replica.deletedRuns.isEmpty)
    #expect(ledger.replica.run(id)?.isEdited == false)
    try ledger.run(.deleteRun(id))
    try ledger.run(.editRun(id, [.title("there")]))
    #expect(ledger.replica.runs.count == 1)
    let nobody: RunID = ledger.id()
    #expect(ledger.rejection(.restoreRun(nobody)) == .notFound(nobody))
    #expect(try ledger.run(.deleteRun(nobody)).isEmpty)
  }

  @Test("Taking an import back leaves what was changed since, and what came otherwise")
  func undo() throws {
    var ledger = RunLedger()
    let batch: RunBatchID = ledger.id()
    var ids: [RunID] = []
    for index in 0..<3 {
      var run = SomeRun.bundle(ledger.id()).run
      if index < 2 { run.batch = batch }
      ids.append(run.id)
      try ledger.run(.saveRun(run))
    }
    try ledger.run(.editRun(ids[1], [.feeling(5)]))
    #expect(ledger.replica.runs(of: batch).count == 2)
    try ledger.run(.undoImport(batch, ids))
    #expect(Set(ledger.replica.runs.map { run in run.id }) == Set(ids[1...]))
    let many = Array(repeating: ids[0], count: 201)
    #expect(ledger.rejection(.undoImport(batch, many)) == .tooMany(.runs, limit: 200))
  }

  @Test("What was entered by hand is put right; settings are within their ranges")
  func rest() throws {
    var ledger = RunLedger()
    let hand = SomeRun.byHand(ledger.id(), minutes: 30, metres: 5_000)
    try ledger.run(.saveRun(hand))
    let record = RunRecord(milliseconds: 1_500_000, centimetres: 600_000)
    let start = Instant(milliseconds: 1_700_000_000_000)
    try ledger.run(
      .editRun(
        hand.id,
        [
          .recomputed(record), .moved(start: start, zone: "Europe/Berlin", offset: 3_600),
          .sport(.trailRunning, record),
        ]))
    let run = try #require(ledger.replica.run(hand.id))
    #expect(run.distance.first == 600_000 && run.outline.length == 15_000)
    #expect(run.start == start && run.sport == .trailRunning)
    func set(_ change: RunSettingChange) -> RunRejection? {
      ledger.rejection(.setRunSetting(RunLedger.user, change))
    }
    #expect(set(.cues(.minutes(5))) == nil && set(.goal(.centimetres(2_000_000))) == nil)
    #expect(set(.cues(.minutes(0))) == .outOfRange(.cueMinutes, shortest: 1, longest: 120))
    #expect(set(.goal(.runs(51))) == .outOfRange(.goal, shortest: 1, longest: 50))
    #expect(set(.goal(.time(5))) != nil && set(.countdown(.ten)) == nil)
    let settings = ledger.replica.settings(of: RunLedger.user)
    #expect(RunSettings(user: RunLedger.user).cues(in: .kilometre) == .kilometre)
    #expect(RunSettings(user: RunLedger.user).cues(in: .mile) == .mile)
    #expect(settings.cues(in: .mile) == .minutes(5) && settings.goal == .centimetres(2_000_000))
    #expect(settings.countdown == .ten && settings.pausesByRule)
  }
}
