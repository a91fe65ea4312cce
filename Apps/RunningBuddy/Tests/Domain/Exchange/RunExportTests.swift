import Calendar
import Core
import RunningBuddyDomain
import Testing
import Tracks
import Wire

@testable import RunningBuddyTestKit

@Suite("Writing a run as a file, and entering one by hand")
struct RunExportTests {
  @Test("Each format reads back as the run", arguments: RecordedFormat.allCases)
  func roundTrip(format: RecordedFormat) throws {
    let bundle = SomeRun.bundle(RunID(high: 1, low: 1), minutes: 20)
    let points = try #require(RunBundle.points(bundle.tracks))
    let bytes = RunExport.bytes(
      bundle.run, points, as: try #require(RunExportFormat(rawValue: format.rawValue)))
    let reading = try RunReading(name: "a", bytes)
    let read = try #require(reading.runs.first)
    #expect(read.start == bundle.run.start && reading.noteCount == 0)
    let before = try #require(bundle.run.record.whole.centimetres)
    let after = try #require(read.record.whole.centimetres)
    // GPX has places only: their way is another.
    if format != .gpx { #expect(abs(before - after) <= 10) }
    #expect(read.recording.points.count == points.count)
    for (one, other) in zip(points, read.recording.points) {
      #expect(one.time == other.time && one.heartRate == other.heartRate)
      #expect(one.cadence == other.cadence)
      // FIT has a fifth of a metre.
      #expect(abs((one.altitude ?? 0) - (other.altitude ?? -9)) <= (format == .fit ? 1 : 0))
      let (from, to) = (try #require(one.place), try #require(other.place))
      #expect(abs(from.latitude - to.latitude) <= 1 && abs(from.longitude - to.longitude) <= 1)
      if format != .gpx { #expect(abs((one.path ?? 0) - (other.path ?? -9)) <= 1) }
    }
  }

  @Test("What was dropped is a pause without way; what was cropped is not there")
  func windows() throws {
    let bundle = SomeRun.bundle(RunID(high: 1, low: 1))
    let points = try #require(RunBundle.points(bundle.tracks))
    var run = bundle.run
    let windows = try #require(
      RunWindows([RunSpan(from: 600, to: 1_200)!, RunSpan(from: 2_400, to: 3_600)!]))
    guard case .windows(_, let record) = run.edit(to: windows, points) else { return }
    (run.windows, run.record) = (windows, record)
    #expect(record.whole.centimetres == 54_000 && record.whole.elapsed == 180_000)
    let bytes = RunExport.bytes(run, points, as: .fit)
    let read = try #require(try RunReading(name: "a", bytes).runs.first)
    #expect(read.start == run.startedAt && read.recording.points.count == 61 + 121)
    #expect(read.record.whole.centimetres == 54_000)
    #expect(read.record.whole.timer == 180_000 && read.record.whole.elapsed == 300_000)
    #expect(run.join(run, points) == nil && run.recomputed(points) == nil)
  }

  @Test("CSV and JSON as documented; names by the clocks of the place")
  func others() throws {
    let bundle = SomeRun.bundle(RunID(high: 1, low: 1), minutes: 1)
    let points = try #require(RunBundle.points(bundle.tracks))
    let csv = String(decoding: RunExport.bytes(bundle.run, points, as: .csv), as: UTF8.self)
    let lines = csv.split(separator: "\r\n")
    #expect(lines.count == 62)
    #expect(lines[1] == "2026-09-20T10:26:40Z,37.5665000,126.9780000,50,0,,140,168,1")
    let json = try JSON.parse(RunExport.bytes(bundle.run, points, as: .json))
    #expect(json["format"] == "fieldday-run" && json["distance"] == .number(180))
    #expect(json["start"] == "2026-09-20T10:26:40Z" && json["elapsed"] == .number(60))
    #expect(json["heartRateSeconds"]?["from"] == .int(140))
    guard case .array(let rows)? = json["points"]?["rows"] else {
      Issue.record("no rows")
      return
    }
    #expect(rows.count == 61)
    #expect(RunExport.fileName(bundle.run, .fit) == "2026-09-20-1926-running.fit")
    #expect(Set(RunExportFormat.allCases.map { format in format.mediaType }).count == 5)
  }

  @Test("By hand: what can be is kept, what cannot says what is wrong")
  func hand() throws {
    let zone = RunImportTests.seoul
    let now = Instant(milliseconds: 1_790_000_000_000)
    let began = try #require(CivilDateTime("2026-09-20T19:30"))
    var entry = HandEntry(began: began, duration: 1_800_000, centimetres: 500_000)
    entry.title = "Track"
    let run = try #require(entry.run(RunID(high: 1, low: 1), in: zone, now: now))
    #expect(run.start == began.instant(offset: 32_400) && run.offset == 32_400)
    #expect(run.source == .hand && run.distance.first == 500_000 && run.title == "Track")
    #expect(run.pace?.perKilometre.rounded() == 360)
    var ledger = RunLedger()
    #expect(ledger.rejection(.saveRun(run)) == nil)
    func faults(_ change: (inout HandEntry) -> Void) -> [HandEntry.Fault] {
      var other = entry
      change(&other)
      return other.faults(in: zone, now: now)
    }
    #expect(faults { entry in entry.duration = 0 } == [.duration])
    #expect(faults { entry in entry.centimetres = 0 } == [.distance])
    #expect(faults { entry in entry.centimetres = nil }.isEmpty)
    #expect(faults { entry in entry.centimetres = 2_250_001 } == [.tooFast])
    #expect(faults { entry in entry.centimetres = 2_250_000 }.isEmpty)
    #expect(
      faults { entry in (entry.centimetres, entry.sport) = (7_200_000, .cycling) }.isEmpty)
    #expect(
      faults { entry in entry.began = CivilDateTime("2026-09-21T23:00") ?? began } == [.future])
    entry.duration = 0
    #expect(entry.run(RunID(high: 1, low: 1), in: zone, now: now) == nil)
  }
}
