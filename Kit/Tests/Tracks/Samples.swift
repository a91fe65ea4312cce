import Calendar
import Core
import Tracks

/// Texts and activities for the tests of the formats.
enum Sample {
  static let start = Instant(milliseconds: 1_795_273_445_000)

  /// A time that many seconds after the start.
  static func time(_ seconds: Double) -> Instant {
    start.advanced(byMilliseconds: Int64(seconds * 1_000))
  }

  static func text(_ seconds: Double) -> String { XMLDateTime.text(time(seconds)) }

  static func gpx(_ inner: String) -> [UInt8] {
    Array(("<gpx version=\"1.1\" creator=\"w\" xmlns=\"http://x\">" + inner + "</gpx>").utf8)
  }

  /// A point of GPX.
  static func point(_ seconds: Double, _ rest: String = "", lat: String = "51.5") -> String {
    "<trkpt lat=\"\(lat)\" lon=\"-0.12\"><time>\(text(seconds))</time>\(rest)</trkpt>\n"
  }

  static func tcx(_ inner: String) -> [UInt8] {
    Array(
      ("<?xml version=\"1.0\"?>\n<TrainingCenterDatabase xmlns=\"http://x/v2\">" + inner
        + "</TrainingCenterDatabase>").utf8)
  }

  /// A file with one activity that holds this.
  static func activity(_ inner: String, sport: String = "Running") -> [UInt8] {
    tcx("<Activities><Activity Sport=\"\(sport)\">" + inner + "</Activity></Activities>")
  }

  static func lap(_ seconds: Double, _ inner: String) -> String {
    "<Lap StartTime=\"\(text(seconds))\">" + inner + "</Lap>\n"
  }

  static func track(_ seconds: [Double]) -> String {
    "<Track>"
      + seconds.map { second in "<Trackpoint><Time>\(text(second))</Time></Trackpoint>" }.joined()
      + "</Track>"
  }

  /// Two parts, odd numbers, gaps.
  static var run: RecordedActivity {
    var activity = RecordedActivity(start: start)
    activity.sport = .trailRunning
    activity.name = "Hill & <dale> \"1\""
    for number in 0..<40 {
      let value = Double(number)
      var point = RecordedPoint(at: time(value * 1.007 + (number >= 20 ? 300 : 0)))
      point.place = GlobePoint(
        latitude: 51.5 + value * 0.000_031_234_567, longitude: -0.123_456_789 + value / 7e4)
      point.altitude = 12.3456 - value
      point.path = value * 2.971_3
      point.speed = 2.9 + value / 100
      point.heartRate = 120 + number
      point.cadence = 160 + number * 2
      point.begins = number == 0 || number == 20
      activity.points.append(point)
    }
    activity.pauses = [
      RecordedPause(from: activity.points[19].at, to: activity.points[20].at)
    ]
    return activity
  }

  /// Whether both are the same as exactly as the formats are.
  static func isClose(_ one: RecordedPoint, _ other: RecordedPoint) -> Bool {
    guard one.at == other.at, one.begins == other.begins, one.heartRate == other.heartRate,
      one.cadence == other.cadence
    else { return false }
    let place =
      switch (one.place, other.place) {
      case (nil, nil): true
      case (let one?, let other?):
        abs(one.latitude - other.latitude) <= 1e-7 && abs(one.longitude - other.longitude) <= 1e-7
      default: false
      }
    let altitude =
      switch (one.altitude, other.altitude) {
      case (nil, nil): true
      case (let one?, let other?): abs(one - other) <= 0.001
      default: false
      }
    return place && altitude
  }
}
