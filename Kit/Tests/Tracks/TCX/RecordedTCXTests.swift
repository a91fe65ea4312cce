import Core
import Testing
import Tracks

@Suite("Recordings from TCX")
struct RecordedTCXTests {
  private func one(_ inner: String, sport: String = "Running") throws -> RecordedActivity {
    let file = try RecordedFile(tcx: Sample.activity(inner, sport: sport))
    #expect(file.activities.count == 1)
    return try #require(file.activities.first)
  }

  @Test("all that a file says")
  func whole() throws {
    let text = """
      <Folders><History/></Folders><Activities><Activity Sport="Running">
      <Id>2026-11-21T15:04:05.250Z</Id>
      <Lap StartTime="2026-11-21T15:04:06Z"><TotalTimeSeconds>61.5</TotalTimeSeconds>
      <DistanceMeters>200.5</DistanceMeters><MaximumSpeed>4</MaximumSpeed><Calories>12</Calories>
      <AverageHeartRateBpm><Value>140</Value></AverageHeartRateBpm>
      <MaximumHeartRateBpm><Value>160</Value></MaximumHeartRateBpm>
      <Intensity>Active</Intensity><TriggerMethod>Distance</TriggerMethod>
      <Track><Trackpoint><Time>2026-11-21T15:04:06.125Z</Time>
      <Position><LatitudeDegrees>51.5</LatitudeDegrees><LongitudeDegrees>-0.12</LongitudeDegrees>
      </Position><AltitudeMeters>12.25</AltitudeMeters><DistanceMeters>3.5</DistanceMeters>
      <HeartRateBpm xsi:type="y"><Value>141</Value></HeartRateBpm><Cadence>85</Cadence>
      <SensorState>Present</SensorState><Extensions><n:TPX><n:Speed>2.75</n:Speed>
      <n:RunCadence>86</n:RunCadence><n:Watts>250</n:Watts></n:TPX></Extensions></Trackpoint>
      </Track>
      <Notes>Lap</Notes><Extensions><n:LX><n:AvgSpeed>3</n:AvgSpeed></n:LX></Extensions></Lap>
      <Notes>

       Morning\u{9}run\u{20}
      second line</Notes><Creator><Name>W</Name></Creator></Activity></Activities>
      <Author><Name>A</Name></Author>
      """
    let file = try RecordedFile(tcx: Sample.tcx(text))
    #expect(file.noteCount == 0 && file.unknown == 0)
    let activity = file.activities[0]
    #expect(activity.sport == .running && activity.name == "Morningrun")
    #expect(activity.start == Sample.time(0.25) && activity.offset == nil)
    var point = RecordedPoint(at: Sample.time(1.125))
    point.place = GlobePoint(latitude: 51.5, longitude: -0.12)
    point.altitude = 12.25
    point.path = 3.5
    point.speed = 2.75
    point.heartRate = 141
    point.cadence = 172
    point.begins = true
    #expect(activity.points == [point])
    var lap = RecordedLap(start: Sample.time(1))
    lap.trigger = .distance
    lap.totals.timer = 61_500
    lap.totals.distance = 200.5
    lap.totals.energy = 12
    lap.totals.meanHeartRate = 140
    lap.totals.mostHeartRate = 160
    #expect(activity.laps == [lap] && activity.totals == lap.totals && activity.pauses.isEmpty)
  }

  @Test("totals are those of the laps, each where all have it")
  func totals() throws {
    func lap(_ seconds: String, _ metres: String, _ mean: Int, _ most: Int) -> String {
      Sample.lap(
        0,
        "<TotalTimeSeconds>\(seconds)</TotalTimeSeconds>" + metres
          + "<Calories>7</Calories>"
          + "<AverageHeartRateBpm><Value>\(mean)</Value></AverageHeartRateBpm>"
          + "<MaximumHeartRateBpm><Value>\(most)</Value></MaximumHeartRateBpm>")
    }
    let metres = "<DistanceMeters>100.25</DistanceMeters>"
    let all = try one(lap("10", metres, 100, 180) + lap("30", metres, 140, 170)).totals
    #expect(all.timer == 40_000 && all.distance == 200.5 && all.energy == 14)
    #expect(all.meanHeartRate == 130 && all.mostHeartRate == 180 && all.elapsed == nil)
    let some = try one(lap("10", metres, 100, 180) + lap("x", "", 140, 0)).totals
    #expect(some.timer == nil && some.distance == nil && some.energy == 14)
    #expect(some.meanHeartRate == nil && some.mostHeartRate == nil)
    #expect(try one(Sample.lap(0, "")).totals == RecordedTotals())
  }

  @Test(
    "what ended a lap",
    arguments: [
      ("Manual", RecordedLap.Trigger.manual), ("Distance", .distance), ("Location", .place),
      ("Time", .time), ("HeartRate", .other), ("", .other),
    ])
  func triggers(word: String, trigger: RecordedLap.Trigger) throws {
    let lap = Sample.lap(0, "<TriggerMethod>\(word)</TriggerMethod>")
    #expect(try one(lap).laps[0].trigger == trigger)
  }

  @Test(
    "rest is told apart; the schema wants a word of every lap, so that Active says nothing",
    arguments: [("Resting", RecordedLap.Intensity?.some(.rest)), ("Active", nil), ("", nil)])
  func intensities(word: String, intensity: RecordedLap.Intensity?) throws {
    let lap = Sample.lap(0, "<Intensity>\(word)</Intensity>")
    #expect(try one(lap).laps[0].intensity == intensity)
  }

  @Test(
    "sports and what their cadence counts",
    arguments: [
      ("Running", RecordedSport.running, 160), ("Biking", .cycling, 80),
      ("Other", .other("Other"), 80), ("", .unknown, 160),
    ])
  func sports(word: String, sport: RecordedSport, cadence: Int) throws {
    func track(_ rest: String) -> String {
      Sample.lap(
        0, "<Track><Trackpoint><Time>\(Sample.text(0))</Time>\(rest)</Trackpoint></Track>")
    }
    let activity = try one(track("<Cadence>80</Cadence>"), sport: word)
    #expect(activity.sport == sport && activity.points[0].cadence == cadence)
    let run = "<Extensions><TPX><RunCadence>81</RunCadence></TPX></Extensions>"
    #expect(try one(track(run), sport: word).points[0].cadence == 162)
  }

  @Test("a Track within a lap is a part; a gap longer than three usual steps is a pause")
  func parts() throws {
    let activity = try one(
      Sample.lap(0, Sample.track([0, 1, 2]) + Sample.track([5, 6]) + Sample.track([9.5, 10]))
        + Sample.lap(11, Sample.track([12, 13])) + Sample.lap(20, Sample.track([20]) + "<Track/>"))
    let parts = activity.points.filter { point in point.begins }.map { point in point.at }
    #expect(parts == [0, 5, 9.5, 20].map { seconds in Sample.time(seconds) })
    #expect(
      activity.pauses == [
        RecordedPause(from: Sample.time(6), to: Sample.time(9.5)),
        RecordedPause(from: Sample.time(13), to: Sample.time(20)),
      ])
    let slow = try one(
      Sample.lap(0, Sample.track([0, 10, 20])) + Sample.lap(30, Sample.track([50, 60])))
    #expect(slow.points.map { point in point.begins } == [true, false, false, false, false])
    #expect(slow.pauses.isEmpty)
  }

  @Test("sessions of several sports, and what is no activity")
  func several() throws {
    let activity = { (sport: String, second: Double) in
      "<Activity Sport='\(sport)'><Id>\(Sample.text(second))</Id>"
        + Sample.lap(second, Sample.track([second])) + "</Activity>"
    }
    let file = try RecordedFile(
      tcx: Sample.tcx(
        "<Activities>" + activity("Other", 0) + "<MultiSportSession><Id>\(Sample.text(1))</Id>"
          + "<FirstSport>" + activity("Running", 1)
          + "</FirstSport><NextSport><Transition StartTime='x'>"
          + Sample.track([1]) + "</Transition>" + activity("Biking", 2)
          + "</NextSport></MultiSportSession><Activity Sport='Running'/></Activities>"
          + "<Workouts><Workout>"
          + "<Name>W</Name></Workout></Workouts><Courses><Course>"
          + Sample.lap(0, Sample.track([0]))
          + "</Course><Course/></Courses>"))
    #expect(file.activities.map { one in one.sport } == [.other("Other"), .running, .cycling])
    #expect(file.activities.map { one in one.start } == [0, 1, 2].map { Sample.time($0) })
    #expect(file.unknown == 3 && file.noteCount == 0)
  }

  @Test(
    "what is wrong is noted with its line",
    arguments: [
      ("<Trackpoint></Trackpoint>", RecordedNote.What.timeMissing, 1),
      ("<Trackpoint><Time/></Trackpoint>", .time, 1),
      ("<Trackpoint><Time>T</Time><Position/></Trackpoint>", .place, 2),
      (
        "<Trackpoint><Time>T</Time>"
          + "<Position><LatitudeDegrees>1</LatitudeDegrees></Position></Trackpoint>",
        .place, 2
      ),
      ("<Trackpoint><Time>T</Time><AltitudeMeters>x</AltitudeMeters></Trackpoint>", .malformed, 2),
      ("<Trackpoint><Time>T</Time><DistanceMeters>-1</DistanceMeters></Trackpoint>", .malformed, 2),
      (
        "<Trackpoint><Time>T</Time><HeartRateBpm><Value>999</Value></HeartRateBpm></Trackpoint>",
        .malformed, 2
      ),
      ("<Trackpoint><Time>T</Time><Cadence>x</Cadence></Trackpoint>", .malformed, 2),
    ])
  func notes(text: String, what: RecordedNote.What, points: Int) throws {
    let filled = text.split(separator: ">T<").joined(separator: ">\(Sample.text(1))<")
    let file = try RecordedFile(
      tcx: Sample.activity(Sample.lap(0, Sample.track([0]) + "\n<Track>" + filled + "</Track>")))
    #expect(file.notes == [RecordedNote(what, at: .line(3))])
    #expect(file.activities[0].points.count == points)
  }

  @Test("starts that are missing come from what there is")
  func starts() throws {
    let file = try RecordedFile(
      tcx: Sample.activity(
        "<Id>x</Id>\n<Lap>" + Sample.track([3]) + "</Lap>\n<Lap StartTime='y'></Lap>"))
    #expect(file.activities[0].laps.map { lap in lap.start } == [Sample.time(3)])
    #expect(file.activities[0].start == Sample.time(3))
    #expect(
      file.notes == [2, 3, 4].map { line in RecordedNote(.time, at: .line(line)) })
    let zone = try one("<Id>2026-11-22T00:04:05+09:00</Id>" + Sample.lap(0, ""))
    #expect(zone.offset == 32_400 && zone.start == Sample.start)
  }

  @Test("files that give nothing say why, and one that breaks off keeps what it has")
  func faults() throws {
    func fault(_ bytes: [UInt8]) -> XMLTrackFault? {
      do throws(XMLTrackFault) {
        _ = try RecordedFile(tcx: bytes)
        return nil
      } catch { return error }
    }
    #expect(fault([]) == .text(XMLFault(.cutShort, line: 1)))
    #expect(fault(Sample.gpx("")) == .otherFormat)
    #expect(fault(Sample.tcx("")) == .empty)
    #expect(fault(Sample.activity("<Id>\(Sample.text(0))</Id>")) == .empty)
    #expect(
      fault(Sample.activity("<Lap/>")) == .nothingUsable(RecordedNote(.time, at: .line(2))))
    #expect(fault([UInt8](repeating: 32, count: RecordedFile.textLimit + 1)) == .tooLarge)
    let whole = Sample.activity(Sample.lap(0, Sample.track([0, 1])))
    let file = try RecordedFile(tcx: Array(whole.prefix(whole.count - 60)))
    #expect(file.activities[0].points.count == 2 && file.activities[0].laps.count == 1)
    #expect(file.notes.map { note in note.what } == [.cutShort])
  }

  @Test("no more than 100,000 points are taken, over all activities")
  func many() throws {
    let point = "<Trackpoint><Time>\(Sample.text(0))</Time></Trackpoint>"
    let half =
      "<Activity>" + Sample.lap(0, "<Track>" + String(repeating: point, count: 60_000) + "</Track>")
      + "</Activity>"
    let file = try RecordedFile(tcx: Sample.tcx("<Activities>" + half + half + "</Activities>"))
    #expect(file.isCut)
    #expect(file.activities.map { activity in activity.points.count } == [60_000, 40_000])
  }
}
