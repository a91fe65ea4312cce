import Core
import RunningBuddyDomain
import Testing
import Tracks

@testable import RunningBuddyTestKit

@Suite("What laps were, in files")
struct LapIntensityTests {
  /// A file of ten minutes in laps of two, called so.
  private static func bytes(
    _ intensities: [RecordedLap.Intensity?], _ format: RecordedFormat = .fit
  ) -> [UInt8] {
    var activity = SomeFile.activity()
    for (index, intensity) in intensities.enumerated() {
      var lap = RecordedLap(start: activity.start.advanced(byMilliseconds: Int64(index) * 120_000))
      lap.intensity = intensity
      lap.totals.elapsed = 120_000
      lap.totals.timer = 120_000
      activity.laps.append(lap)
    }
    return SomeFile.bytes(activity, format)
  }

  /// The run that a file becomes, with the points of its track.
  private static func run(_ bytes: [UInt8]) throws -> (run: Run, points: [ChannelPoint]) {
    var ledger = RunLedger()
    let steps = try RunImportTests.take(
      RunImportTests.plan([bytes]), &ledger, as: RunBatchID(high: 1, low: 1))
    let run = try #require(ledger.replica.run(steps.ids[0]))
    return (run, try #require(try RunReading(name: "a", bytes).runs.first).recording.points)
  }

  private static let planned: [RecordedLap.Intensity?] = [
    .warmUp, .active, .recovery, .interval, .coolDown,
  ]
  private static let kinds: [IntervalKind?] = [.warmUp, .work, .rest, .work, .coolDown]

  @Test("A watch's laps are called what the watch calls them")
  func imported() throws {
    let run = try Self.run(Self.bytes(Self.planned)).run
    #expect(run.lapKinds == Self.kinds)
    #expect(run.record.laps.count == 5)
    // What has no name among named ones has none here.
    let open = try Self.run(Self.bytes([.warmUp, nil, .other, .rest, .active])).run
    #expect(open.lapKinds == [.warmUp, nil, nil, .rest, .work])
  }

  @Test("Laps that are all active, or say nothing, were no plan", arguments: [true, false])
  func unplanned(isActive: Bool) throws {
    let intensity: RecordedLap.Intensity? = isActive ? .active : nil
    let run = try Self.run(Self.bytes([intensity, intensity, intensity])).run
    #expect(run.record.laps.count == 3)
    #expect(run.outline.lapKinds.isEmpty && run.lapKinds.isEmpty)
  }

  @Test("They come back as they were from FIT; TCX knows rest alone", arguments: [true, false])
  func exported(asFIT: Bool) throws {
    let (run, points) = try Self.run(Self.bytes(Self.planned))
    let again = try Self.run(RunExport.bytes(run, points, as: asFIT ? .fit : .tcx)).run
    #expect(again.lapKinds == (asFIT ? Self.kinds : [nil, nil, .rest, nil, nil]))
    #expect(again.record.laps.count == 5)
  }

  @Test("A run by a plan has its steps in the file's laps, and none after them")
  func recorded() throws {
    var journal = IntervalClockTests.started(PlanTests.plan(2, .time(20), .time(10)))
    journal.run(80)
    journal.add(.finish)
    let recording = try #require(journal.recorder.recording())
    let run = Run(
      id: RunID(high: 1, low: 2), start: RunWalk.wall(0), offset: 0, sport: .running,
      record: RunRecord(RunFigures(recording)), outline: RunOutline(recording), source: .recorded)
    let kinds: [IntervalKind?] = [.work, .rest, .work, nil]
    #expect(run.lapKinds == kinds)
    let file = try RecordedFile(fit: RunExport.bytes(run, recording.points, as: .fit))
    let intensities = file.activities[0].laps.map { lap in lap.intensity }
    #expect(intensities == [.interval, .rest, .interval, nil])
  }

  @Test("Cropped and cut, and with another device's track, they are those that are left")
  func edited() throws {
    let (run, points) = try Self.run(Self.bytes(Self.planned))
    func edited(_ spans: [RunSpan?]) throws -> Run {
      var edited = run
      let windows = try #require(RunWindows(spans.compactMap { span in span }))
      guard case .windows(_, let record) = run.edit(to: windows, points) else { return run }
      (edited.windows, edited.record) = (windows, record)
      return edited
    }
    #expect(try edited([RunSpan(from: 1_300, to: 4_000)]).lapKinds == [.work, .rest, .work])
    let cut = try edited([RunSpan(from: 0, to: 1_800), RunSpan(from: 3_000, to: 6_000)])
    #expect(cut.lapKinds.first == .warmUp && cut.lapKinds.last == .coolDown)
    #expect(cut.lapKinds.count == cut.record.laps.count)
    let file = try RecordedFile(fit: RunExport.bytes(cut, points, as: .fit))
    #expect(
      file.activities[0].laps.map { lap in lap.intensity != nil }
        == cut.lapKinds.map { kind in kind != nil })
  }
}
