import Core
import RunningBuddyDomain
import Testing
import Tracks
import Wire

@testable import RunningBuddyTestKit

@Suite("Heart rates as they are kept")
struct HeartWireTests {
  /// A record as it is written, with one of its members as another value, or without it.
  static func record(_ value: JSON?) throws -> RunRecord? {
    let record = SomeRun.bundle(RunWireTests.id).run.record
    guard case .object(let members) = record.json else { return nil }
    var rest = members.filter { member in member.name != "h" }
    if let value { rest.append(JSON.Member("h", value)) }
    do throws(WireError) { return try RunRecord(WireCursor(.object(rest))) } catch { return nil }
  }

  @Test("Recorded and imported runs keep for how long they had each heart rate, by the timer")
  func counted() throws {
    var recording = SomeRun.recording(seconds: 600)
    var record = RunRecord(RunFigures(recording))
    let histogram = try #require(record.heartRates)
    // A value holds for the second before it, so that the first one counts for nothing.
    #expect(histogram.total == 600 && histogram.least == 140 && histogram.seconds.count == 20)
    #expect(histogram.seconds.allSatisfy { count in count == 30 })
    // While the timer stands still nothing counts, and what no heart does is left out.
    recording.timer = .pauses([RunSpan(from: 1_000, to: 2_000)!])
    recording.points[500].heartRate = 251
    recording.points[501].heartRate = 0
    record = RunRecord(RunFigures(recording))
    #expect(record.heartRates?.total == 499)
    for index in recording.points.indices { recording.points[index].heartRate = nil }
    #expect(RunRecord(RunFigures(recording)).heartRates == nil)
    #expect(RunRecord(milliseconds: 60_000, centimetres: 5).heartRates == nil)
  }

  @Test("The seconds of all heart rates are those of the whole, however short each was")
  func rounding() throws {
    for seed in 1...20 {
      var dice = Seeded(seed)
      var (time, points) = (0, [ChannelPoint]())
      for _ in 0..<400 {
        var point = Walk.point(time)
        point.heartRate = 60 + dice.below(120)
        points.append(point)
        time += 1 + dice.below(30)
      }
      let length = Double(points.last?.time ?? 0) / 10
      let histogram = try #require(RunFigures(RunRecording(points)).heartRates)
      #expect(abs(Double(histogram.total) - length) <= 0.5)
    }
  }

  @Test("Rates and times out of their ranges are none")
  func ranges() {
    #expect(HeartHistogram(from: 19, [5]) == nil && HeartHistogram(from: 250, [5, 5]) == nil)
    #expect(HeartHistogram(from: 100, [5, -1]) == nil)
    #expect(HeartHistogram(from: 100, [.max]) == nil)
    let trimmed = HeartHistogram(from: 100, [0, 0, 7, 0, 2, 0])
    #expect(trimmed == HeartHistogram(from: 102, [7, 0, 2]))
    #expect(trimmed?.times.map { time in time.rate } == [102, 103, 104])
    #expect(HeartHistogram(from: 100, []) == HeartHistogram(from: 180, [0]))
  }

  @Test("A record of before reads as one without, and a hostile one not at all")
  func wires() throws {
    let old = try #require(try HeartWireTests.record(nil))
    #expect(old.heartRates == nil && old.whole.heartRate != nil)
    var new = old
    new.heartRates = HeartHistogram(from: 100, [5])
    #expect(try RunRecord(WireCursor(new.json)) == new && new.json != old.json)
    for text in ["", "A", "____", String(repeating: "A", count: 400)] {
      #expect(try HeartWireTests.record(.string(text)) == nil, "\(text)")
    }
    #expect(try HeartWireTests.record(.int(5)) == nil)
  }

  @Test("A run of before is worked out anew from its track; until then its figures are older")
  func recomputed() throws {
    let bundle = SomeRun.bundle(RunWireTests.id)
    let points = try #require(RunBundle.points(bundle.tracks))
    var run = bundle.run
    #expect(!run.hasOlderFigures && run.recomputed(points) == nil)
    run.record.heartRates = nil
    #expect(run.hasOlderFigures)
    let edit = try #require(run.recomputed(points))
    #expect(edit == .recomputed(bundle.run.record))
    let changes = run.record.changes(to: bundle.run.record)
    #expect(changes.map { change in change.figure } == [.heartRateTimes])
    #expect(changes.first?.before == nil && changes.first?.after == 600_000)
    // Nothing more is found in a run without a track.
    run.trackParts = []
    #expect(!run.hasOlderFigures)
  }

  @Test("Settings read back with what a later version added, and old ones have the defaults")
  func settings() throws {
    let settings = try ZoneTests.settings(
      .threshold(166), .method(.own), .borders([100, 120, 140, 155, 170]))
    #expect(try HeartSettings(WireCursor(settings.json)) == settings)
    let later = JSON.object(["threshold": .int(166), "power": .int(250)])
    let read = try HeartSettings(WireCursor(later))
    #expect(read.threshold == 166 && read.json == later)
    let all = try RunSettings(user: RunLedger.user, WireCursor(.object([])))
    #expect(all.heart == HeartSettings())
    // Nothing is written that is not set.
    #expect(!all.body.text.contains("heart"))
    for body in [
      JSON.object(["borders": .array([.int(100)])]), .object(["method": "power"]),
      .object(["threshold": .int(1_001)]), .object(["borders": .int(5)]),
    ] {
      #expect(throws: WireError.self) { try HeartSettings(WireCursor(body)) }
    }
  }
}
