import Core
import RunningBuddyDomain
import Tracks

/// Made files of other programs.
enum SomeFile {
  /// Of ten minutes at 3 m/s to the north, with a pulse and cadence.
  static func activity(
    start: Int64 = 1_789_900_000_000, seconds: Int = 600, speed: Double = 3,
    name: String = "Morning",
    sport: RecordedSport = .running
  ) -> RecordedActivity {
    var activity = RecordedActivity(start: Instant(milliseconds: start))
    activity.sport = sport
    activity.name = name
    for second in 0...seconds {
      var point = RecordedPoint(at: Instant(milliseconds: start + Int64(second) * 1_000))
      let metres = Double(second) * speed
      point.place = GlobePoint(
        latitude: 37.5665 + metres / Globe.metresPerDegree, longitude: 126.978)
      point.altitude = 50 + Double(second % 60) / 5
      point.path = metres
      point.heartRate = 140 + second % 20
      point.cadence = 168
      activity.points.append(point)
    }
    activity.points[0].begins = true
    activity.totals.distance = Double(seconds) * speed
    activity.totals.timer = Int64(seconds) * 1_000
    activity.totals.elapsed = Int64(seconds) * 1_000
    return activity
  }

  static func bytes(_ activity: RecordedActivity, _ format: RecordedFormat) -> [UInt8] {
    switch format {
    case .fit: FITWriter.bytes(activity)
    case .gpx: Array(GPXWriter.text(activity).utf8)
    case .tcx: Array(TCXWriter.text(activity).utf8)
    }
  }

  /// A GPX file with so many points a second apart, at times without a zone.
  static func zoneless(points: Int, at time: String = "2026-06-01T07:00:") -> [UInt8] {
    var text = "<gpx version=\"1.1\"><trk><type>running</type><trkseg>"
    for second in 0..<points {
      text += "<trkpt lat=\"48.\(100_000 + second * 3)\" lon=\"11.5\"><time>" + time
      text += (second < 10 ? "0" : "") + String(second) + "</time></trkpt>"
    }
    return Array((text + "</trkseg></trk></gpx>").utf8)
  }
}
