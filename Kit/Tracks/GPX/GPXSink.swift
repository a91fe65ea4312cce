import Calendar
import Core

/// What takes the parts of a GPX file, in the file's order.
protocol GPXSink {
  /// Nothing more is wanted: reading ends.
  var isFull: Bool { get }

  mutating func trackBegins()
  mutating func trackEnds()
  mutating func segmentBegins()
  mutating func take(_ point: GPXRawPoint)
  /// A name as it stands in the file; there may be several of the same.
  mutating func take(name: [UInt8], of named: GPXNamed)
  /// The track's `type`.
  mutating func take(type: [UInt8])
  /// A route or a waypoint begins; nothing of it will come.
  mutating func passOver()
}

/// What a name is of.
enum GPXNamed: Hashable, Sendable {
  case track
  /// `metadata/name` of GPX 1.1.
  case metadata
  /// `gpx/name` of GPX 1.0.
  case root
}

/// A point as it stands in the file.
struct GPXRawPoint: Sendable {
  /// From 1.
  var line = 1
  /// `nil` where latitude or longitude is missing, no number or out of range.
  var place: GlobePoint?
  /// The text of `time`, empty where there is none.
  var time: [UInt8] = []
  /// There is an element `time`.
  var hasTime = false
  /// Metres above the sea, any number that there is.
  var elevation: Double?
  /// Beats per minute, 1…300.
  var heart: Int?
  /// As written.
  var cadence: Double?
  /// As written.
  var speed: Double?
  /// One of its numbers is none, or out of range.
  var isMalformed = false

  /// Makes it a new point, and keeps its memory.
  mutating func begin(line: Int) {
    self.line = line
    place = nil
    time.removeAll(keepingCapacity: true)
    hasTime = false
    elevation = nil
    heart = nil
    cadence = nil
    speed = nil
    isMalformed = false
  }
}
