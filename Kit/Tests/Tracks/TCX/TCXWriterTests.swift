import Core
import Testing
import Tracks

@Suite("Writing TCX")
struct TCXWriterTests {
  private func back(_ activity: RecordedActivity) throws -> RecordedActivity {
    let file = try RecordedFile(tcx: Array(TCXWriter.text(activity).utf8))
    #expect(file.activities.count == 1 && file.noteCount == 0)
    return try #require(file.activities.first)
  }

  private func isClose(_ one: [RecordedPoint], _ other: [RecordedPoint]) -> Bool {
    one.count == other.count
      && zip(one, other).allSatisfy { one, other in
        Sample.isClose(one, other) && abs((one.path ?? -1) - (other.path ?? -1)) <= 0.001
          && abs((one.speed ?? -1) - (other.speed ?? -1)) <= 0.001
      }
  }

  @Test("an activity comes back")
  func whole() throws {
    var run = Sample.run
    run.points[7].place = nil
    run.points[8].path = nil
    run.points[9].speed = nil
    run.totals.timer = 40_123
    run.totals.distance = 115.881
    run.totals.energy = 9
    run.totals.meanHeartRate = 140
    run.totals.mostHeartRate = 159
    let read = try back(run)
    #expect(read.name == run.name && read.sport == .running && read.start == run.start)
    #expect(read.pauses == run.pauses && read.totals == run.totals)
    #expect(read.laps.count == 1 && read.laps[0].start == run.start)
    #expect(isClose(read.points, run.points))
  }

  @Test("laps keep their points, parts and numbers")
  func laps() throws {
    var run = Sample.run
    for (number, trigger) in [RecordedLap.Trigger.distance, .manual, .time].enumerated() {
      var lap = RecordedLap(start: run.points[number * 12].at)
      lap.trigger = trigger
      lap.intensity = trigger == .manual ? .rest : nil
      lap.totals.timer = 12_000
      lap.totals.distance = 36.5
      lap.totals.energy = number
      run.laps.append(lap)
    }
    let text = TCXWriter.text(run)
    #expect(text.split(separator: "<Track>").count == 5)
    #expect(text.split(separator: "<Intensity>Resting</Intensity>").count == 2)
    #expect(text.split(separator: "<Intensity>Active</Intensity>").count == 3)
    let read = try back(run)
    #expect(read.laps == run.laps && read.pauses == run.pauses)
    #expect(isClose(read.points, run.points))
    #expect(read.totals.distance == 109.5 && read.totals.energy == 3)
  }

  @Test("what the schema wants and the activity has not is worked out")
  func missing() throws {
    var run = Sample.run
    let path = try back(run).totals
    #expect(path.timer == 38_266 && path.energy == 0)
    #expect(abs((path.distance ?? 0) - 39 * 2.971_3) < 0.001)
    for index in run.points.indices { run.points[index].path = nil }
    var metres = 0.0
    for (one, other) in zip(run.points, run.points.dropFirst()) where !other.begins {
      if let one = one.place, let other = other.place { metres += Globe.metres(one, other) }
    }
    #expect(abs((try back(run).totals.distance ?? 0) - metres) < 0.001)
    let empty = try back(RecordedActivity(start: Sample.start))
    #expect(empty.laps.count == 1 && empty.totals.timer == 0 && empty.totals.distance == 0)
  }

  @Test("the shape of a point; turns stand in Cadence, strides in RunCadence")
  func shape() {
    var activity = RecordedActivity(start: Sample.start)
    activity.sport = .cycling
    var point = RecordedPoint(at: Sample.start)
    point.path = 1_234.567_89
    point.heartRate = 141
    point.cadence = 85
    activity.points = [point]
    let begin = "<Track>\n<Trackpoint><Time>2026-11-21T15:04:05Z</Time>"
    let middle =
      begin + "<DistanceMeters>1234.568</DistanceMeters>"
      + "<HeartRateBpm><Value>141</Value></HeartRateBpm>"
    #expect(TCXWriter.text(activity).contains(middle + "<Cadence>85</Cadence></Trackpoint>"))
    activity.sport = .running
    #expect(
      TCXWriter.text(activity).contains(
        middle + "<Extensions><ae:TPX><ae:RunCadence>43</ae:RunCadence></ae:TPX></Extensions>"))
  }

  @Test("numbers that cannot be written, and times that run backwards")
  func odd() throws {
    var activity = RecordedActivity(start: Instant(milliseconds: .max))
    activity.sport = .other("<&>")
    for (number, value) in [Double.nan, .infinity, -.infinity, 1e300, -1e300].enumerated() {
      var point = RecordedPoint(at: Instant(milliseconds: number % 2 == 0 ? .min : .max))
      point.altitude = value
      point.path = value
      point.speed = value
      point.heartRate = .min
      point.cadence = .min
      activity.points.append(point)
    }
    activity.totals.distance = .nan
    activity.totals.timer = .min
    activity.totals.energy = .max
    let text = TCXWriter.text(activity)
    for word in ["nan", "inf", "e300", "Value", "Cadence"] { #expect(!text.contains(word)) }
    let read = try RecordedFile(tcx: Array(text.utf8))
    #expect(read.activities[0].points.count == 5)
    var laps = Sample.run
    laps.laps = [50.0, 10, 30].map { seconds in RecordedLap(start: Sample.time(seconds)) }
    laps.points.reverse()
    #expect(try back(laps).points.count == laps.points.count)
  }
}
