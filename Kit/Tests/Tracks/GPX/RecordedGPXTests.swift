import Core
import Testing
import Tracks

@Suite("Recordings from GPX")
struct RecordedGPXTests {
  private func one(_ inner: String) throws -> RecordedActivity {
    let file = try RecordedFile(gpx: Sample.gpx("<trk>" + inner + "</trk>"))
    #expect(file.activities.count == 1)
    return try #require(file.activities.first)
  }

  @Test("every track is an activity, with its name and sport; others have the file's name")
  func tracks() throws {
    let file = try RecordedFile(
      gpx: Sample.gpx(
        "<metadata><name>File</name></metadata><wpt lat='1' lon='1'><name>W</name></wpt>"
          + "<rte><name>R</name><rtept lat='1' lon='1'/></rte>"
          + "<trk><name>\n One \nmore</name><type>trail_running</type><trkseg>"
          + Sample.point(0) + Sample.point(1) + "</trkseg></trk><trk/>"
          + "<trk><link href='x'><type>cycling</type></link><trkseg>" + Sample.point(9)
          + "</trkseg></trk>"))
    #expect(file.activities.map { activity in activity.name } == ["One", "File"])
    #expect(file.activities.map { activity in activity.sport } == [.trailRunning, .unknown])
    #expect(file.activities.map { activity in activity.points.count } == [2, 1])
    #expect(file.activities.map { activity in activity.start } == [Sample.start, Sample.time(9)])
    #expect(file.unknown == 2 && file.noteCount == 0 && !file.isCut)
    let old = try RecordedFile(
      gpx: Sample.gpx("<name>Old</name><trk><trkseg>" + Sample.point(0) + "</trkseg></trk>"))
    #expect(old.activities[0].name == "Old")
  }

  @Test("segments are parts, and between them the timer stood still when time passed")
  func segments() throws {
    let activity = try one(
      "<trkseg>" + Sample.point(0) + Sample.point(1) + "</trkseg><trkseg></trkseg><trkseg>"
        + Sample.point(31) + "</trkseg><trkseg>" + Sample.point(31) + "</trkseg><trkseg>"
        + Sample.point(20) + "</trkseg>")
    #expect(activity.points.map { point in point.begins } == [true, false, true, true, true])
    #expect(activity.pauses == [RecordedPause(from: Sample.time(1), to: Sample.time(31))])
  }

  @Test(
    "cadence is in strides unless the sport has none",
    arguments: [
      ("running", "85", 170), ("running", "85.5", 171), ("walking", "60", 120), ("", "85", 170),
      ("cycling", "85", 85), ("rowing", "30", 30), ("1", "90", 90), ("9", "90", 180),
    ])
  func cadence(type: String, written: String, steps: Int) throws {
    let points =
      "<trkseg>" + Sample.point(0, "<extensions><e><cad>\(written)</cad></e></extensions>")
    #expect(try one("<type>\(type)</type>" + points + "</trkseg>").points[0].cadence == steps)
    // Against the schema, but it can be read.
    #expect(try one(points + "</trkseg><type>\(type)</type>").points[0].cadence == steps)
  }

  @Test("height, pulse and speed, wherever they are")
  func values() throws {
    let activity = try one(
      "<trkseg>"
        + Sample.point(
          0, "<ele>-3.5</ele><extensions><x:hr>141</x:hr><x:speed>2.5</x:speed></extensions>")
        + Sample.point(1, "<speed>3</speed><heartrate>99</heartrate><cadence>80</cadence>")
        + Sample.point(2, "<extensions><hr>0</hr><course>20</course></extensions>") + "</trkseg>")
    #expect(activity.points.map { point in point.altitude } == [-3.5, nil, nil])
    #expect(activity.points.map { point in point.heartRate } == [141, 99, nil])
    #expect(activity.points.map { point in point.speed } == [2.5, 3, nil])
    #expect(activity.points.map { point in point.cadence } == [nil, 160, nil])
  }

  @Test(
    "a point without a usable place stays if it has a time",
    arguments: [
      "<trkpt lat='91' lon='0'>", "<trkpt lon='0'>", "<trkpt lat='x' lon='0'>", "<trkpt>",
      "<trkpt lat='1' lon=''>", "<trkpt lat='1e99' lon='0'>",
    ])
  func places(open: String) throws {
    let file = try RecordedFile(
      gpx: Sample.gpx("<trk><trkseg>\n\(open)<time>\(Sample.text(0))</time></trkpt></trkseg></trk>")
    )
    #expect(
      file.activities[0].points == [
        {
          var point = RecordedPoint(at: Sample.start)
          point.begins = true
          return point
        }()
      ])
    #expect(file.notes == [RecordedNote(.place, at: .line(2))])
  }

  @Test(
    "what is wrong is noted with its line",
    arguments: [
      ("<trkpt lat='1' lon='1'></trkpt>", RecordedNote.What.timeMissing, 1),
      ("<trkpt lat='99' lon='1'></trkpt>", .timeMissing, 1),
      ("<trkpt lat='1' lon='1'><time>x</time></trkpt>", .time, 1),
      (Sample.point(1, "<ele>x</ele>"), .malformed, 2),
      (Sample.point(1, "<ele>1e9</ele>"), .malformed, 2),
      (Sample.point(1, "<hr>301</hr>"), .malformed, 2),
      (Sample.point(1, "<cad>-1</cad><speed>NaN</speed>"), .malformed, 2),
    ])
  func notes(text: String, what: RecordedNote.What, points: Int) throws {
    let file = try RecordedFile(
      gpx: Sample.gpx("<trk><trkseg>\n" + Sample.point(0) + text + "</trkseg></trk>"))
    #expect(file.notes == [RecordedNote(what, at: .line(3))])
    #expect(file.noteCount == 1)
    #expect(file.activities[0].points.count == points)
  }

  @Test("the first time with a zone of its own says where it was")
  func offset() throws {
    let activity = try one(
      "<trkseg>" + Sample.point(0)
        + "<trkpt lat='1' lon='1'><time>2026-11-22T00:04:06+09:00</time></trkpt>"
        + "<trkpt lat='1' lon='1'><time>2026-11-21T15:04:07</time></trkpt></trkseg>")
    #expect(activity.offset == 32_400)
    #expect(activity.points.map { point in point.at } == [0, 1, 2].map { Sample.time($0) })
    #expect(try one("<trkseg>" + Sample.point(0) + "</trkseg>").offset == nil)
  }

  @Test("files that give nothing say why")
  func faults() throws {
    func fault(_ bytes: [UInt8]) -> XMLTrackFault? {
      do throws(XMLTrackFault) {
        _ = try RecordedFile(gpx: bytes)
        return nil
      } catch { return error }
    }
    #expect(fault([]) == .text(XMLFault(.cutShort, line: 1)))
    #expect(fault(Array("x".utf8)) == .text(XMLFault(.malformed, line: 1)))
    #expect(fault(Array("<kml/>".utf8)) == .otherFormat)
    #expect(fault(Array("<kml><".utf8)) == .otherFormat)
    #expect(fault(Sample.tcx("")) == .otherFormat)
    #expect(fault(Sample.gpx("")) == .empty)
    #expect(fault(Sample.gpx("<trk><trkseg/></trk>")) == .empty)
    #expect(
      fault(Sample.gpx("<trk><trkseg>\n<trkpt lat='1' lon='1'/></trkseg></trk>"))
        == .nothingUsable(RecordedNote(.timeMissing, at: .line(2))))
    #expect(
      fault(Array("<!DOCTYPE gpx []><gpx/>".utf8)) == .text(XMLFault(.documentType, line: 1)))
    #expect(fault([UInt8](repeating: 32, count: RecordedFile.textLimit + 1)) == .tooLarge)
  }

  @Test("where the text breaks off, what comes before is kept")
  func broken() throws {
    let text = "<gpx><trk><type>run</type><trkseg>\n" + Sample.point(0)
    let short = try RecordedFile(gpx: Array((text + "<trkpt lat='1'").utf8))
    #expect(short.activities[0].points.count == 1 && short.activities[0].sport == .running)
    #expect(short.notes == [RecordedNote(.cutShort, at: .line(3))])
    let wrong = try RecordedFile(gpx: Array((text + "</trk>").utf8))
    #expect(wrong.notes == [RecordedNote(.malformed, at: .line(3))])
  }

  @Test("no more than 100,000 points are taken, over all tracks")
  func many() throws {
    let half =
      "<trk><trkseg>" + String(repeating: Sample.point(0), count: 60_000) + "</trkseg></trk>"
    let file = try RecordedFile(gpx: Sample.gpx(half + half))
    #expect(file.isCut)
    #expect(file.activities.map { activity in activity.points.count } == [60_000, 40_000])
  }
}
