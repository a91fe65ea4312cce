import Core
import Testing
import Tracks

@Suite("Writing GPX")
struct GPXWriterTests {
  @Test("an activity comes back")
  func back() throws {
    let run = Sample.run
    let file = try RecordedFile(gpx: Array(GPXWriter.text(run).utf8))
    let read = try #require(file.activities.first)
    #expect(file.activities.count == 1 && file.noteCount == 0)
    #expect(read.name == run.name && read.sport == run.sport && read.start == run.start)
    #expect(read.pauses == run.pauses)
    #expect(read.points.count == run.points.count)
    for (one, other) in zip(read.points, run.points) { #expect(Sample.isClose(one, other)) }
    let track = try GPXTrack(Array(GPXWriter.text(run).utf8))
    #expect(track.points.count == run.points.count && track.faultCount == 0)
  }

  @Test("the shape of a point")
  func shape() {
    var activity = RecordedActivity(start: Sample.start)
    var point = RecordedPoint(at: Sample.time(1.25))
    point.place = GlobePoint(latitude: -0.000_000_04, longitude: 180)
    point.altitude = 12.5
    point.heartRate = 140
    point.cadence = 171
    activity.points = [point]
    let text = GPXWriter.text(activity)
    #expect(
      text.contains(
        "<trkpt lat=\"0.0000000\" lon=\"-180.0000000\"><ele>12.5</ele>"
          + "<time>2026-11-21T15:04:06.250Z</time><extensions><gpxtpx:TrackPointExtension>"
          + "<gpxtpx:hr>140</gpxtpx:hr><gpxtpx:cad>86</gpxtpx:cad>"
          + "</gpxtpx:TrackPointExtension></extensions></trkpt>"))
    #expect(!text.contains("<type>") && !text.contains("<name>"))
  }

  @Test("what cannot stand in a file does not")
  func unwritable() throws {
    var activity = RecordedActivity(start: Instant(milliseconds: .min))
    activity.name = "a\u{0}\u{1}\u{B}\u{FFFE}\u{FFFF}b]]>\u{1F3C3}"
    activity.sport = .other("12")
    var point = RecordedPoint(at: Sample.start)
    point.altitude = .nan
    point.heartRate = 300
    point.cadence = .max
    activity.points = [point]
    point.place = GlobePoint(latitude: 1, longitude: 1)
    point.at = Sample.time(1)
    point.begins = false
    activity.points.append(point)
    let text = GPXWriter.text(activity)
    #expect(text.contains("<name>ab]]&gt;\u{1F3C3}</name>"))
    #expect(!text.contains("<type>") && !text.contains("<ele>") && !text.contains("extensions"))
    let read = try RecordedFile(gpx: Array(text.utf8)).activities[0]
    #expect(read.name == "ab]]>\u{1F3C3}")
    #expect(read.points.map { point in point.at } == [Sample.time(1)])
  }

  @Test("every sport comes back by its word")
  func sports() throws {
    let sports: [RecordedSport] = [
      .running, .trailRunning, .trackRunning, .treadmill, .walking, .hiking, .cycling, .swimming,
      .other("rowing"), .unknown,
    ]
    for sport in sports {
      var run = Sample.run
      run.sport = sport
      #expect(try RecordedFile(gpx: Array(GPXWriter.text(run).utf8)).activities[0].sport == sport)
    }
  }

  @Test("no points are a file too")
  func empty() {
    let text = GPXWriter.text(RecordedActivity(start: Sample.start))
    #expect(throws: XMLTrackFault.empty) { try RecordedFile(gpx: Array(text.utf8)) }
  }
}
