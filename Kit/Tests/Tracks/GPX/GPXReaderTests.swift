import Core
import Testing
import Tracks

@Suite("Reading GPX")
struct GPXReaderTests {
  static func file(_ points: String, around: String = "") -> [UInt8] {
    Array(
      ("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<gpx version=\"1.1\" creator=\"w\" "
        + "xmlns=\"http://www.topografix.com/GPX/1/1\">" + around + "<trk><trkseg>\n" + points
        + "\n</trkseg></trk></gpx>").utf8)
  }

  static func point(_ rest: String = "<time>2026-11-21T06:00:00Z</time>", lat: String = "51.5")
    -> String
  { "<trkpt lat=\"\(lat)\" lon=\"-0.12\">" + rest + "</trkpt>" }

  @Test("a watch's file: names, segments, height, pulse")
  func whole() throws {
    let text = """
      <gpx version="1.1" xmlns:gpxtpx="http://www.garmin.com/xmlschemas/TrackPointExtension/v1">
      <metadata><name>File</name><time>2026-11-21T05:00:00Z</time></metadata>
      <wpt lat="1" lon="1"><time>2026-11-21T05:00:00Z</time></wpt>
      <trk><name>Cup &amp; more</name><trkseg>
      <trkpt lat="37.5665" lon="126.978"><ele>38.2</ele><time>2026-11-21T06:00:00Z</time>
      <extensions><gpxtpx:TrackPointExtension><gpxtpx:hr>141</gpxtpx:hr>
      </gpxtpx:TrackPointExtension></extensions></trkpt>
      <trkpt lat="37.5666" lon="1.26978E2"><time>2026-11-21T15:00:01.250+09:00</time></trkpt>
      </trkseg><trkseg>
      <trkpt lat="+37.5667" lon="126.978"><time>2026-11-21T06:00:02</time></trkpt>
      </trkseg></trk></gpx>
      """
    let track = try GPXTrack(Array(text.utf8))
    #expect(track.name == "Cup & more")
    #expect(track.points.map { point in point.at.milliseconds % 100_000 } == [0, 1_250, 2_000])
    #expect(track.points.map { point in point.begins } == [true, false, true])
    #expect(track.points.map { point in point.line } == [5, 8, 10])
    #expect(track.points[0].elevation == 38.2 && track.points[0].heart == 141)
    #expect(track.points[1].heart == nil)
    #expect(track.points[1].place == GlobePoint(latitude: 37.5666, longitude: 126.978))
    #expect(track.faultCount == 0 && track.broken == nil && !track.isCut)
  }

  @Test(
    "what is wrong with a point leaves it out, with its line",
    arguments: [
      ("<trkpt lat='1'><time>2026-11-21T06:00:00Z</time></trkpt>", GPXPointFault.Reason.place),
      (GPXReaderTests.point(lat: "91"), .place), (GPXReaderTests.point(lat: "x"), .place),
      (GPXReaderTests.point(lat: ""), .place),
      (GPXReaderTests.point(lat: "1e99"), .place), (GPXReaderTests.point(""), .timeMissing),
      (GPXReaderTests.point("<time></time>"), .time),
      (GPXReaderTests.point("<time>2026-02-30T06:00:00Z</time>"), .time),
      (GPXReaderTests.point("<time>2026-11-21 06:00:00Z</time>"), .time),
      (GPXReaderTests.point("<time>2026-11-21T06:00:00.Z</time>"), .time),
      (GPXReaderTests.point("<time>2026-11-21T06:00:00+25:00</time>"), .time),
    ])
  func bad(text: String, reason: GPXPointFault.Reason) throws {
    let track = try GPXTrack(Self.file(Self.point() + "\n" + text))
    #expect(track.points.count == 1)
    #expect(track.faults == [GPXPointFault(reason, line: 4)])
    #expect(throws: GPXFault.nothingUsable(GPXPointFault(reason, line: 3))) {
      try GPXTrack(Self.file(text))
    }
  }

  @Test("files that are no track say why, and one that breaks off keeps what it has")
  func files() throws {
    #expect(throws: GPXFault.notGPX) { try GPXTrack(Array("<kml/>".utf8)) }
    #expect(throws: GPXFault.empty) { try GPXTrack(Self.file("")) }
    #expect(throws: GPXFault.text(XMLFault(.cutShort, line: 1))) { try GPXTrack([]) }
    let entity = Array("<!DOCTYPE gpx [<!ENTITY a SYSTEM 'file:///x'>]><gpx>&a;</gpx>".utf8)
    #expect(throws: GPXFault.text(XMLFault(.documentType, line: 1))) { try GPXTrack(entity) }
    let cut = Self.file(Self.point() + "\n" + Self.point()).dropLast(10)
    let track = try GPXTrack(Array(cut))
    #expect(track.points.count == 2)
    #expect(track.broken?.reason == .cutShort)
  }

  @Test("no more than 100,000 points are taken")
  func many() throws {
    let points = String(repeating: Self.point(), count: GPXTrack.limit + 2)
    let track = try GPXTrack(Self.file(points))
    #expect(track.points.count == GPXTrack.limit && track.isCut)
  }

  @Test("whatever a file holds, reading it ends", arguments: UInt64(1)...8)
  func fuzzed(seed: UInt64) throws {
    var dice = Seeded(seed)
    let whole = Self.file(
      (0..<8).map { number in
        Self.point("<ele>1</ele><time>2026-11-21T06:00:0\(number)Z</time>")
      }.joined(separator: "\n"), around: "<metadata><name>a&#x41;</name></metadata>")
    var read = 0
    for _ in 0..<400 {
      var bytes = whole
      for _ in 0...Int.random(in: 0..<12, using: &dice) where !bytes.isEmpty {
        let index = Int.random(in: 0..<bytes.count, using: &dice)
        switch Int.random(in: 0..<4, using: &dice) {
        case 0: bytes[index] = UInt8.random(in: 0...255, using: &dice)
        case 1: bytes.remove(at: index)
        case 2:
          bytes.insert(Array("<>&;/\"' 0-e.9".utf8).randomElement(using: &dice) ?? 0, at: index)
        default: bytes.removeSubrange(index..<min(bytes.count, index + 40))
        }
      }
      do throws(GPXFault) {
        let track = try GPXTrack(bytes)
        #expect(!track.points.isEmpty)
        read += 1
      } catch {}
    }
    #expect(read > 50)
  }
}
