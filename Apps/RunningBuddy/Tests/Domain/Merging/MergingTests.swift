import Core
import RunningBuddyDomain
import Sync
import Testing
import Tracks
import Wire

@testable import RunningBuddyTestKit

@Suite("Merging is decided, kept and taken back")
struct MergingTests {
  /// A ledger with the phone's run, and a plan.
  static func merged(
    _ change: (inout SomeWatch) -> Void = { _ in }
  ) throws -> (ledger: RunLedger, before: Run, own: [ChannelPoint], plan: MergePlan) {
    var ledger = RunLedger()
    let (bundle, own, plan) = try MergePlanTests.plan(.tcx, change)
    for step in bundle.steps { try ledger.run(step.command) }
    let before = try #require(ledger.replica.run(bundle.run.id))
    for step in plan.steps {
      #expect(step.command.content == step.content.map { text in ContentStub(of: text) })
      try ledger.run(step.command)
    }
    return (ledger, before, own, plan)
  }

  @Test("The run's own track stays as it is; what is merged lies beside it")
  func kept() throws {
    let (ledger, before, own, plan) = try MergingTests.merged()
    let run = try #require(ledger.replica.run(before.id))
    #expect(run.trackParts == before.trackParts && run.outline == before.outline)
    #expect(run.merge == plan.merge && run.isEdited)
    #expect(run.meanHeartRate.first != nil && before.meanHeartRate.first == nil)
    let parts = try #require(ledger.replica.trackParts(of: run))
    #expect(parts.map { part in part.index } == [0, 1])
    let file = try #require(ledger.replica.mergedFileParts(of: run))
    #expect(file.map { part in part.content } == plan.merge.file.stubs && file[0].index == 0)
    #expect(ledger.replica.fileParts(of: run) == nil)
    var texts: [String: String] = [:]
    for text in TrackChannels.parts(own) { texts[ContentStub(of: text).digest.text] = text }
    for step in plan.steps {
      if let text = step.content { texts[ContentStub(of: text).digest.text] = text }
    }
    let all = parts.compactMap { part in texts[part.content.digest.text] }
    #expect(run.points(all) == run.points(own, plan.added))
    #expect(run.points(Array(all.dropLast())) == nil)
  }

  @Test("Taking back is another edit, and making it again needs no part")
  func undone() throws {
    var (ledger, before, own, plan) = try MergingTests.merged()
    let id = before.id
    let run = try #require(ledger.replica.run(id))
    let undo = try #require(run.unmerged(own))
    #expect(undo == .unmerged(before.record))
    try ledger.run(.editRun(id, [undo]))
    let back = try #require(ledger.replica.run(id))
    #expect(back.record == before.record && back.activeMerge == nil)
    #expect(ledger.replica.trackParts(of: back)?.count == 1)
    #expect(ledger.replica.mergedFileParts(of: back)?.count == plan.merge.file.stubs.count)
    #expect(try ledger.run(.editRun(id, [.unmerged(plan.record)])).isEmpty)
    #expect(back.unmerged(own) == nil)
    try ledger.run(.editRun(id, [plan.edit]))
    #expect(ledger.replica.run(id)?.record == plan.record)
  }

  @Test("A second file waits until the first is taken back, and has parts of its own")
  func again() throws {
    var (ledger, before, own, plan) = try MergingTests.merged()
    let id = before.id
    try ledger.run(.editRun(id, [.unmerged(before.record)]))
    let run = try #require(ledger.replica.run(id))
    var watch = SomeWatch(ClockAlignmentTests.walk)
    watch.ahead = -300
    let next = try MergePlan(run, own, watch.reading(.gpx), number: 0, in: SomeWatch.zone)
    #expect(next.merge.track.first == 2 && next.merge.file.first == plan.merge.file.end)
    for step in next.steps { try ledger.run(step.command) }
    #expect(ledger.replica.run(id)?.activeMerge == next.merge)
    #expect(ledger.rejection(.editRun(id, [plan.edit])) == .merged(id))
    // The same file again has the same parts.
    try ledger.run(.editRun(id, [.unmerged(before.record)]))
    let undone = try #require(ledger.replica.run(id))
    let same = try MergePlan(undone, own, watch.reading(.gpx), number: 0, in: SomeWatch.zone)
    #expect(same.merge == next.merge)
    // What lies where others were kept is refused.
    #expect(
      ledger.rejection(.editRun(id, [plan.edit])) == .otherContent(id, part: 1))
  }

  @Test("Parts that nobody announced, another's run and runs without a track are refused")
  func refused() throws {
    var (ledger, before, _, plan) = try MergingTests.merged()
    let id = before.id
    let beyond = RunPart(.track, of: id, 2, plan.merge.track.stubs[0])
    #expect(ledger.rejection(.keepTrack(beyond)) == .notAnnounced(id, part: 2))
    let other = RunPart(.track, of: id, 1, ContentStub(of: "1AA"))
    #expect(ledger.rejection(.keepTrack(other)) == .otherContent(id, part: 1))
    #expect(
      ledger.rejection(.editRun(id, [plan.edit]), by: RunLedger.other) == .notFound(id))
    let hand = SomeRun.byHand(ledger.id(), minutes: 30, metres: 5_000)
    try ledger.run(.saveRun(hand))
    #expect(ledger.rejection(.editRun(hand.id, [plan.edit])) == .noTrack(hand.id))
    let early = RunMerge(
      source: plan.merge.source, shift: 0, ahead: 0, channels: .cadence,
      track: RunMerge.Parts(from: 0, plan.merge.track.stubs), file: plan.merge.file)
    #expect(
      ledger.rejection(.editRun(id, [.merged(early, plan.record)]))
        == .otherContent(id, part: 0))
  }

  @Test("What is split off has what was merged, and can take it back for itself")
  func split() throws {
    var (ledger, before, own, plan) = try MergingTests.merged()
    let id = before.id
    let run = try #require(ledger.replica.run(id))
    let half: RunID = ledger.id()
    let points = run.points(own, plan.added)
    let edit = try #require(run.split(at: 6_000, into: half, points))
    try ledger.run(.editRun(id, [edit]))
    let second = try #require(ledger.replica.run(half))
    #expect(second.record.whole.heartRate != nil)
    #expect(ledger.replica.trackParts(of: second)?.count == 2)
    #expect(ledger.rejection(.editRun(half, [plan.edit])) == .otherTrack(id))
    let undo = try #require(second.unmerged(own))
    try ledger.run(.editRun(half, [undo]))
    #expect(ledger.replica.run(half)?.record.whole.heartRate == nil)
    #expect(ledger.replica.run(id)?.activeMerge != nil)
  }

  @Test("A file that is merged is here, and what else it looks like does not matter")
  func imported() throws {
    let (ledger, before, _, _) = try MergingTests.merged { watch in
      (watch.from, watch.to) = (1, 1_199)
    }
    var watch = SomeWatch(ClockAlignmentTests.walk)
    (watch.from, watch.to, watch.ahead) = (1, 1_199, 120)
    var plan = RunImport(for: RunLedger.user, in: SomeWatch.zone)
    let bytes = SomeFile.bytes(watch.activity(), .tcx)
    plan.add(name: "watch.tcx", bytes, ledger.replica)
    #expect(plan.files[0].states == [.here(before.id)])
    plan.add(name: "watch.gpx", SomeFile.bytes(watch.activity(), .gpx), ledger.replica)
    #expect(plan.files[1].states == [.similar([before.id])])
  }

  @Test("It travels, and an older version keeps what it does not know")
  func wire() throws {
    let (ledger, before, _, plan) = try MergingTests.merged()
    let run = try #require(ledger.replica.run(before.id))
    let body = try JSON.parse(run.body.text)
    #expect(try Run(id: run.id, WireCursor(body)) == run)
    guard case .object(let members) = body else { return }
    let merge = try #require(members.first { member in member.name == "y" })
    // Under a name that nobody knows.
    let later = JSON.object(
      members.map { member in member.name == "y" ? JSON.Member("later", merge.value) : member })
    let older = try Run(id: run.id, WireCursor(later))
    #expect(older.merge == nil && older.rest == [JSON.Member("later", merge.value)])
    for (edit, field) in [(plan.edit, "merged"), (.unmerged(before.record), "unmerged")] {
      let json = try JSON.parse(edit.json.text)
      #expect(try RunEdit(WireCursor(json)) == edit && json["field"] == .string(field))
    }
    for bad in [#"{"c":1}"#, #"{"k":1,"t":1,"p":[]}"#, "5"] {
      let value = try JSON.parse(bad)
      let odd = JSON.object(
        members.map { member in member.name == "y" ? JSON.Member("y", value) : member })
      #expect(throws: WireError.self) { try Run(id: run.id, WireCursor(odd)) }
    }
  }
}
