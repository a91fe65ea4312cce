import Core
import RunningBuddyDomain
import Testing
import Tracks

@testable import RunningBuddyTestKit

@Suite("What a file is, and what is in it")
struct RunFileTests {
  @Test("By its first bytes")
  func kinds() {
    for format in RecordedFormat.allCases {
      let bytes = SomeFile.bytes(SomeFile.activity(seconds: 20), format)
      #expect(RunFileKind(bytes) == .recording(format))
    }
    let kinds: [(String, RunFileKind)] = [
      ("", .empty), ("PK\u{3}\u{4}rest", .zip), ("PK\u{5}\u{6}rest", .zip), ("%PDF-1.7", .pdf),
      ("GIF89a", .picture), ("<kml><Document/></kml>", .kml), ("<html></html>", .xml),
      ("<!DOCTYPE html><html>", .xml), ("{\"a\": 1}", .json), (" [1]", .json),
      ("time,distance\n1,2\n", .text), ("\u{1}\u{2}", .unknown),
    ]
    for (text, kind) in kinds { #expect(RunFileKind(Array(text.utf8)) == kind, "\(text)") }
    #expect(RunFileKind([0x1F, 0x8B, 8]) == .gzip && RunFileKind([0xFF, 0xD8, 0xFF]) == .picture)
    #expect(RunFileKind([0x89, 0x50, 0x4E, 0x47, 13]) == .picture)
  }

  @Test("The same run of three formats has the same figures")
  func formats() throws {
    for format in RecordedFormat.allCases {
      let bytes = SomeFile.bytes(SomeFile.activity(), format)
      let reading = try RunReading(name: "folder/a.\(format.rawValue)", bytes)
      let run = try #require(reading.runs.first)
      #expect(reading.name == "a.\(format.rawValue)" && reading.runs.count == 1)
      #expect(reading.digest == MediaDigest(of: bytes) && reading.isKept)
      #expect(run.recording.sport == .running && reading.noteCount == 0)
      let centimetres = try #require(run.record.whole.centimetres)
      #expect(abs(centimetres - 180_000) <= 10, "\(format)")
      #expect(run.record.whole.elapsed == 600_000 && run.record.whole.timer == 600_000)
      #expect(run.record.whole.heartRate.map { beats in abs(beats - 149) <= 1 } == true)
      #expect(run.record.whole.cadence == 168)
      #expect(run.record.efforts.map { effort in effort.distance }.last == .mile)
      #expect(run.recording.altitude == (format == .gpx ? .gps : .device))
      #expect((format == .fit) == run.title.isEmpty)
    }
  }

  @Test("A pause of the timer is no moving time; laps are the device's")
  func pauses() throws {
    var activity = SomeFile.activity()
    for index in 300...600 {
      activity.points[index].at = activity.points[index].at.advanced(byMilliseconds: 60_000)
    }
    activity.pauses = [
      RecordedPause(from: activity.points[299].at, to: activity.points[300].at)
    ]
    activity.points[300].begins = true
    activity.totals.elapsed = 660_000
    activity.totals.timer = 599_000
    var lap = RecordedLap(start: activity.start)
    lap.trigger = .manual
    lap.totals.distance = 900
    activity.laps = [lap, lap]
    activity.laps[1].start = activity.points[300].at
    let reading = try RunReading(name: "a.fit", SomeFile.bytes(activity, .fit))
    let run = try #require(reading.runs.first)
    #expect(run.record.whole.elapsed == 660_000 && run.record.whole.timer == 599_000)
    #expect(run.record.whole.moving == 599_000 && run.record.laps.count == 2)
    guard case .device(let laps) = run.recording.laps else {
      Issue.record("no laps of the device")
      return
    }
    #expect(laps.map { lap in lap.start } == [0, 3_600] && laps[0].totals.distance == 900)
  }

  @Test("What gives no run says why, and where")
  func faults() {
    func fault(_ bytes: [UInt8]) -> RunFileFault? {
      do throws(RunFileFault) {
        _ = try RunReading(name: "x", bytes)
        return nil
      } catch { return error }
    }
    #expect(fault([]) == .empty)
    #expect(fault(Array("PK\u{3}\u{4}".utf8)) == .otherFormat(.zip))
    #expect(fault(Array("<gpx></gpx>".utf8)) == .noRecording)
    #expect(fault(Array("<gpx>\n<trk>".utf8)) == .cutShort(.line(2)))
    #expect(fault(Array("<gpx>\n<trk></gpx>".utf8)) == .broken(.mismatch, .line(2)))
    let wrong = "<gpx><trk><trkseg>\n<trkpt lat=\"1\" lon=\"1\"></trkpt></trkseg></trk></gpx>"
    #expect(
      fault(Array(wrong.utf8)) == .nothingUsable(RecordedNote(.timeMissing, at: .line(2))))
    let fit = SomeFile.bytes(SomeFile.activity(seconds: 20), .fit)
    #expect(fault(Array(fit.prefix(13))) == .cutShort(.byte(13)))
    #expect(fault(Array(fit.prefix(8))) == .otherFormat(.unknown))
    let long = [UInt8](repeating: 0x20, count: (16 << 20) + 1)
    #expect(fault(Array("<gpx>".utf8) + long) != nil)
  }

  @Test("Points that run backwards, jumps, and places without a path")
  func cleaning() throws {
    var activity = SomeFile.activity()
    for index in activity.points.indices { activity.points[index].path = nil }
    activity.totals = RecordedTotals()
    activity.points[100].place = GlobePoint(latitude: 37.7, longitude: 126.978)
    activity.points[200].at = activity.points[150].at
    let run = ReadRun(activity, format: .gpx)
    #expect(run.recording.refused[.outlier] == 1 && run.recording.refused[.past] == 1)
    #expect(run.record.quality.rejectedPoints == 1)
    #expect(run.record.whole.centimetres.map { way in abs(way - 180_000) < 200 } == true)
  }

  @Test("200,000 points give the first 100,000, with a word")
  func many() throws {
    var text = "<gpx><trk><trkseg>"
    let point = "<trkpt lat=\"48.1\" lon=\"11.5\"><time>2026-06-01T07:00:00Z</time></trkpt>"
    for _ in 0..<200_000 { text += point }
    text += "</trkseg></trk></gpx>"
    let reading = try RunReading(name: "a.gpx", Array(text.utf8))
    #expect(reading.isCut && reading.runs[0].recording.points.count == 100_000)
    #expect(TrackChannels.parts(reading.runs[0].recording.points).count <= RunLimits.trackParts)
  }

  @Test("Whatever is done to a file, there is a result", arguments: 1...150)
  func mutated(seed: Int) {
    var dice = Seeded(seed)
    let format = RecordedFormat.allCases[seed % 3]
    var bytes = SomeFile.bytes(SomeFile.activity(seconds: 40), format)
    for _ in 0..<(1 + dice.below(20)) {
      let place = dice.below(bytes.count)
      switch dice.below(3) {
      case 0: bytes[place] = UInt8(dice.below(256))
      case 1: bytes.remove(at: place)
      default: bytes.insert(bytes[dice.below(bytes.count)], at: place)
      }
    }
    var plan = RunImport(for: RunLedger.user, in: RunImportTests.seoul)
    plan.add(name: "a", bytes, RunReplica())
    var ledger = RunLedger()
    for step in plan.steps(as: RunBatchID(high: 1, low: 1)).steps {
      #expect(ledger.rejection(step.command) == nil)
    }
  }
}
