import Core
import Testing
import Tracks

@Suite("FIT: writing")
struct FITWriterTests {
  static let start = Instant(milliseconds: 1_795_000_000_000)

  static func at(_ milliseconds: Int64) -> Instant { start.advanced(byMilliseconds: milliseconds) }

  /// A run with everything in it.
  static func run(points count: Int = 300, sport: RecordedSport = .running) -> RecordedActivity {
    var activity = RecordedActivity(start: start)
    activity.sport = sport
    activity.offset = -12_600
    for index in 0..<count {
      var point = RecordedPoint(at: at(Int64(index) * 1000))
      let step = Double(index)
      point.place = GlobePoint(latitude: -33.85 + step * 3.1e-5, longitude: 151.21 - step * 1.7e-5)
      point.altitude = 12.3 + step / 7
      point.path = step * 3.123
      point.speed = 3.123
      point.heartRate = 90 + index % 160
      point.cadence = index % 500
      activity.points.append(point)
    }
    if count > 0 { activity.points[0].begins = true }
    activity.totals.distance = 936.9
    activity.totals.elapsed = 299_500
    activity.totals.timer = 239_499
    activity.totals.ascent = 42
    activity.totals.descent = 7
    activity.totals.energy = 77
    activity.totals.meanHeartRate = 150
    activity.totals.mostHeartRate = 190
    for (index, trigger) in RecordedLap.Trigger.allCases.enumerated() {
      var lap = RecordedLap(start: at(Int64(index) * 50_000))
      lap.trigger = trigger
      lap.intensity = index == 0 ? nil : RecordedLap.Intensity.allCases[index]
      lap.totals = activity.totals
      lap.totals.elapsed = 49_999
      lap.totals.energy = index
      activity.laps.append(lap)
    }
    activity.beats = [812, 799, 805, 1, 65_534, 900, 901]
    return activity
  }

  /// What was written, read again; there must be nothing to note.
  private static func again(_ activity: RecordedActivity) throws -> RecordedActivity {
    let file = try RecordedFile(fit: FITWriter.bytes(activity))
    #expect(file.notes.isEmpty && file.unknown == 0 && !file.isCut)
    try #require(file.activities.count == 1)
    return file.activities[0]
  }

  private static func compare(_ one: RecordedActivity, _ other: RecordedActivity) {
    #expect(one.sport == other.sport && one.offset == other.offset && one.start == other.start)
    #expect(one.totals == other.totals)
    #expect(one.laps == other.laps)
    #expect(one.pauses == other.pauses)
    #expect(one.beats == other.beats)
    #expect(one.points.count == other.points.count)
    for (mine, theirs) in zip(one.points, other.points) {
      #expect(mine.at == theirs.at && mine.begins == theirs.begins)
      #expect(mine.heartRate == theirs.heartRate && mine.cadence == theirs.cadence)
      #expect(isNear(mine.place?.latitude, theirs.place?.latitude, 1e-7))
      #expect(isNear(mine.place?.longitude, theirs.place?.longitude, 1e-7))
      #expect(isNear(mine.path, theirs.path, 0.1) && isNear(mine.altitude, theirs.altitude, 0.11))
      #expect(isNear(mine.speed, theirs.speed, 0.001))
    }
  }

  private static func isNear(_ one: Double?, _ other: Double?, _ limit: Double) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    return abs(one - other) <= limit
  }

  @Test(
    "a run comes back as it was",
    arguments: [
      RecordedSport.running, .trailRunning, .trackRunning, .treadmill, .walking, .hiking,
    ])
  func run(sport: RecordedSport) throws {
    let activity = Self.run(sport: sport)
    Self.compare(activity, try Self.again(activity))
  }

  @Test(
    "other sports come back without cadence",
    arguments: [RecordedSport.cycling, .swimming, .unknown, .other("53"), .other("254")])
  func sports(sport: RecordedSport) throws {
    var activity = Self.run(sport: sport)
    let again = try Self.again(activity)
    for index in activity.points.indices { activity.points[index].cadence = nil }
    Self.compare(activity, again)
  }

  @Test("sports that are no number of a file come back as unknown")
  func otherSports() throws {
    for word in ["rowing", "", "255", "1000", "99999999999999999999", "-1", "0"] {
      let activity = Self.run(points: 1, sport: .other(word))
      #expect(try Self.again(activity).sport == .unknown)
    }
  }

  @Test("pauses, with and without points in them")
  func pauses() throws {
    var activity = Self.run(points: 60)
    activity.pauses = [
      RecordedPause(from: Self.at(10_000), to: Self.at(20_000)),
      RecordedPause(from: Self.at(30_000), to: Self.at(31_000)),
      RecordedPause(from: Self.at(59_000), to: Self.at(120_000)),
    ]
    activity.points.removeAll { point in
      point.at > activity.pauses[0].from && point.at < activity.pauses[0].to
    }
    for index in activity.points.indices {
      let at = activity.points[index].at
      if at == Self.at(20_000) || at == Self.at(31_000) { activity.points[index].begins = true }
    }
    Self.compare(activity, try Self.again(activity))
  }

  @Test("parts that begin without a pause")
  func parts() throws {
    var activity = Self.run(points: 20)
    activity.points[7].begins = true
    activity.points[19].begins = true
    Self.compare(activity, try Self.again(activity))
  }

  @Test("several points of one second keep their order, and times are cut to it")
  func seconds() throws {
    var activity = Self.run(points: 40)
    for index in activity.points.indices { activity.points[index].at = Self.at(Int64(index) * 300) }
    var expected = activity
    for index in expected.points.indices {
      let milliseconds = expected.points[index].at.milliseconds
      expected.points[index].at = Instant(milliseconds: milliseconds / 1000 * 1000)
    }
    Self.compare(expected, try Self.again(activity))
    activity.points.reverse()
    activity.points[0].begins = false
    activity.points[39].begins = false
    #expect(
      try Self.again(activity).points.map { point in point.at }
        == expected.points.map { point in point.at })
  }

  @Test("nothing at all, and only sums")
  func empty() throws {
    var activity = RecordedActivity(start: Self.start)
    var again = try Self.again(activity)
    #expect(again.points.isEmpty && again.totals == RecordedTotals() && again.offset == nil)
    #expect(again.laps.count == 1 && again.laps[0].trigger == .end)
    activity.totals = Self.run().totals
    again = try Self.again(activity)
    #expect(again.totals == activity.totals && again.laps[0].totals == activity.totals)
    #expect(again.laps[0].start == activity.start)
  }

  @Test("points of which little is known")
  func sparse() throws {
    var activity = Self.run(points: 12)
    activity.beats = []
    activity.offset = nil
    for index in 1..<12 {
      activity.points[index] = RecordedPoint(at: activity.points[index].at)
      if index % 3 == 0 { activity.points[index].heartRate = 1 }
      if index % 3 == 1 { activity.points[index].cadence = 0 }
    }
    Self.compare(activity, try Self.again(activity))
  }

  @Test("the ends of the earth")
  func ends() throws {
    var activity = Self.run(points: 4)
    activity.points[0].place = GlobePoint(latitude: 90, longitude: -180)
    activity.points[1].place = GlobePoint(latitude: -90, longitude: 179.9999998)
    activity.points[2].place = GlobePoint(latitude: 0, longitude: 0)
    activity.points[3].place = GlobePoint(latitude: 1e-8, longitude: 180)
    let points = try Self.again(activity).points
    #expect(points[0].place == activity.points[0].place)
    #expect(points[2].place == activity.points[2].place)
    #expect(points[3].place == GlobePoint(latitude: 0, longitude: -180))
    #expect(Self.isNear(points[1].place?.longitude, 179.9999998, 1e-7))
  }

  @Test("numbers that a file cannot hold are written as absent, and points without a date not")
  func beyond() throws {
    var activity = Self.run(points: 6)
    activity.points[0].altitude = -501
    activity.points[1].altitude = .nan
    activity.points[2].path = .infinity
    activity.points[3].speed = -1
    activity.points[4].heartRate = 255
    activity.points[5].cadence = 600
    activity.points.append(RecordedPoint(at: Instant(milliseconds: .min)))
    activity.points.append(RecordedPoint(at: Instant(milliseconds: .max)))
    activity.pauses = [RecordedPause(from: Instant(milliseconds: .max), to: Self.start)]
    activity.totals.distance = 1e300
    activity.totals.timer = -1
    activity.totals.elapsed = .max
    activity.totals.energy = 70_000
    activity.totals.ascent = -3
    activity.offset = .max
    activity.beats = [-1, 0, 65_535, .max]
    activity.laps[0].totals.elapsed = .min
    let again = try Self.again(activity)
    #expect(again.points.count == 6 && again.beats.isEmpty && again.offset == nil)
    #expect(again.points[0].altitude == nil && again.points[1].altitude == nil)
    #expect(again.points[2].path == nil && again.points[3].speed == nil)
    #expect(again.points[4].heartRate == nil && again.points[5].cadence == nil)
    #expect(again.totals.distance == nil && again.totals.timer == nil)
    #expect(again.totals.elapsed == nil && again.totals.energy == nil)
    #expect(again.totals.ascent == nil && again.totals.descent == 7)
  }

  @Test("a start before the first date is written as that")
  func early() throws {
    var activity = Self.run(points: 0)
    activity.start = Instant(milliseconds: 631_065_600_000)
    activity.laps = []
    let first = Instant(milliseconds: (631_065_600 + 0x1000_0000) * 1000)
    #expect(try Self.again(activity).start == first)
  }

  @Test("the header, and the messages that a file of an activity begins and ends with")
  func frame() {
    let bytes = FITWriter.bytes(Self.run(points: 3))
    #expect(bytes[0] == 14 && bytes[1] == 0x20 && RecordedFile.isFIT(bytes))
    #expect(Array(bytes[12...13]) == FITBuilder.checksum(Array(bytes[0..<12])))
    #expect(Array(bytes.suffix(2)) == FITBuilder.checksum(bytes.dropLast(2)))
    #expect(Array(bytes[14..<20]) == [0x40, 0, 0, 0, 0, 5])
    #expect(bytes[35] == 0 && bytes[36] == 4)
    #expect(bytes[bytes.count - 20] == 6)
  }
}
