import Calendar
import Core
import RunningBuddyDomain
import Sync
import Tracks

/// One run that a phone and a watch recorded.
struct SomeWatch {
  let walk: RunWalk
  /// Seconds of the run at which the watch was started and stopped.
  var from = 20
  var to: Int
  /// Tenths of a second by which its clock is ahead of the phone's.
  var ahead = 0
  /// Seconds of the run of which the watch has nothing.
  var gaps: [Range<Int>] = []
  /// Seconds at which somebody stood, and the watch's timer did.
  var pauses: [Range<Int>] = []
  var hasHeartRate = true
  var hasPlaces = true

  init(_ walk: RunWalk) {
    self.walk = walk
    to = walk.seconds.count - 10
  }

  static let start = RunWalk.wall(0)
  private static let origin = (latitude: 48.137, longitude: 11.575)

  private static func place(_ x: Double, _ y: Double) -> GlobePoint? {
    let scale = Trigonometry.cosine(origin.latitude * Double.pi / 180)
    return GlobePoint(
      latitude: origin.latitude + y / Globe.metresPerDegree,
      longitude: origin.longitude + x / Globe.metresPerDegree / scale)
  }

  /// What the phone recorded: places within so many metres, no heart rate, no barometer. Of the
  /// `missing` seconds it has nothing.
  static func phone(
    _ walk: RunWalk, accuracy: Int = 5, missing: [Range<Int>] = []
  ) -> RunRecording {
    var points: [ChannelPoint] = []
    var begins = true
    for (index, second) in walk.seconds.enumerated() {
      guard !missing.contains(where: { gap in gap.contains(index) }) else {
        begins = true
        continue
      }
      var point = ChannelPoint(time: index * 10, flags: begins ? .begins : [])
      begins = false
      if let place = place(second.x, second.y) {
        point.place = ChannelPlace(
          latitude: Int(place.latitude * 10_000_000), longitude: Int(place.longitude * 10_000_000))
      }
      point.path = Int(second.metres * 10 + 0.5)
      point.accuracy = accuracy
      point.altitude = 5_190 + index % 70
      points.append(point)
    }
    return RunRecording(points, timer: .pauses([]), altitude: .gps)
  }

  /// The phone's run.
  static func bundle(_ id: RunID, _ recording: RunRecording) -> RunBundle {
    let run = Run(
      id: id, start: start, zone: "Europe/Berlin", offset: 7_200, sport: .running,
      record: RunRecord(RunFigures(recording)), outline: RunOutline(recording), source: .recorded)
    return RunBundle(run, recording.points)
  }

  /// What the watch recorded.
  func activity(seed: Int = 5) -> RecordedActivity {
    var dice = Seeded(seed)
    let first = Int64(from) * 1_000 + Int64(ahead) * 100
    func clock(_ second: Int) -> Instant {
      SomeWatch.start.advanced(byMilliseconds: Int64(second - from) * 1_000 + first)
    }
    var activity = RecordedActivity(start: clock(from))
    activity.sport = .running
    activity.offset = 7_200
    var (error, begins) = (0.0, true)
    for second in from..<to {
      let isOut = (gaps + pauses).contains { gap in gap.contains(second) }
      guard !isOut else {
        begins = true
        continue
      }
      let there = walk.seconds[second]
      error = error * 0.9 + dice.normal() * 0.15
      var point = RecordedPoint(at: clock(second))
      if hasPlaces { point.place = SomeWatch.place(there.x + error, there.y) }
      point.path = max(0, there.metres - walk.seconds[from].metres + error)
      point.altitude = 520 + Double(second % 300) / 10
      point.heartRate = hasHeartRate ? 140 + second % 20 : nil
      point.cadence = 172
      point.begins = begins
      begins = false
      activity.points.append(point)
    }
    activity.pauses = pauses.map { pause in
      RecordedPause(from: clock(pause.lowerBound), to: clock(pause.upperBound))
    }
    activity.totals.timer = Int64(to - from) * 1_000
    activity.totals.elapsed = Int64(to - from) * 1_000
    return activity
  }

  func recording(_ format: RecordedFormat = .fit) -> RunRecording {
    RunRecording(activity(), format: format)
  }

  func reading(_ format: RecordedFormat = .fit) throws(RunFileFault) -> RunReading {
    try RunReading(name: "watch." + format.rawValue, SomeFile.bytes(activity(), format))
  }

  /// The seconds of the run, and what is found of the watch's clock.
  func aligned(to phone: RunRecording) throws(MergeFault) -> ClockAlignment {
    try ClockAlignment.find(phone, recording(), apart: from * 10 + ahead)
  }

  static let zone = PlanningZone(
    Zone(name: "Europe/Berlin", offset: 7_200), at: RunWalk.wall(0))
}
