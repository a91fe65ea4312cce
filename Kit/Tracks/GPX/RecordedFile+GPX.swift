import Calendar
import Core

extension RecordedFile {
  /// Reads a GPX file, 1.0 or 1.1 (Topografix). Every `trk` that has points is an activity.
  ///
  /// A time without zone is UTC, as GPX has it. The offset of an activity is that of its first time
  /// with another zone than UTC. Between two `trkseg` the timer stood still when the second begins
  /// later than the first ends. Cadence is taken for strides, which are two steps, unless `type` is
  /// a sport without steps. Routes and waypoints count as unknown.
  ///
  /// What is wrong with a part of the file is noted, and reading goes on: a point without a usable
  /// place stays without it, a point without a usable time is left out, a number that is none is
  /// not there. Where the text breaks off, what comes before is kept.
  public init(gpx bytes: [UInt8]) throws(XMLTrackFault) {
    var reader = GPXReader(try RecordedFile.xml(bytes), Recording())
    var fault: XMLFault?
    do throws(XMLFault) {
      try reader.read()
    } catch { fault = error }
    if reader.root == .other { throw .otherFormat }
    reader.sink.finish()
    self = try reader.sink.file.checked(fault)
  }
}

/// Every track by itself.
private struct Recording: GPXSink {
  var file = RecordedFile()
  private var fileName = ""
  /// Points of all activities.
  private var count = 0
  // The track that is being read.
  private var name = ""
  private var sport = RecordedSport.unknown
  private var offset: Int?
  private var isZoneless = false
  private var points: [RecordedPoint] = []
  private var pauses: [RecordedPause] = []
  private var begins = true

  var isFull: Bool { file.isCut }

  mutating func trackBegins() {
    trackEnds()
    begins = true
  }

  mutating func segmentBegins() { begins = true }

  mutating func passOver() { file.unknown += 1 }

  mutating func take(type: [UInt8]) {
    if sport == .unknown { sport = RecordedSport(word: type) }
  }

  mutating func take(name bytes: [UInt8], of named: GPXNamed) {
    switch named {
    case .track: if name.isEmpty { name = recordedName(bytes) }
    case .metadata, .root: if fileName.isEmpty { fileName = recordedName(bytes) }
    }
  }

  mutating func take(_ raw: GPXRawPoint) {
    guard raw.hasTime else { return file.note(.timeMissing, at: .line(raw.line)) }
    guard let time = XMLDateTime(raw.time) else { return file.note(.time, at: .line(raw.line)) }
    guard count < RecordedFile.pointLimit else {
      file.isCut = true
      return
    }
    if offset == nil, let given = time.offset, given != 0 { offset = given }
    if !time.hasZone { isZoneless = true }
    if raw.place == nil { file.note(.place, at: .line(raw.line)) }
    var isMalformed = raw.isMalformed
    var point = RecordedPoint(at: time.instant)
    point.place = raw.place
    if let elevation = raw.elevation {
      point.altitude = RecordedNumber.altitude(elevation)
      if point.altitude == nil { isMalformed = true }
    }
    point.speed = raw.speed
    point.heartRate = raw.heart
    // In steps; the sport may only be known at the end of the track.
    point.cadence = raw.cadence.map { strides in Int(strides * 2 + 0.5) }
    point.begins = begins
    if isMalformed { file.note(.malformed, at: .line(raw.line)) }
    if begins, let last = points.last, last.at < point.at {
      pauses.append(RecordedPause(from: last.at, to: point.at))
    }
    begins = false
    count += 1
    points.append(point)
  }

  mutating func trackEnds() {
    if let first = points.first {
      if !sport.isInStrides {
        for index in points.indices {
          points[index].cadence = points[index].cadence.map { steps in (steps + 1) / 2 }
        }
      }
      var activity = RecordedActivity(start: first.at)
      activity.sport = sport
      activity.name = name
      activity.offset = offset
      activity.isZoneless = isZoneless
      activity.points = points
      activity.pauses = pauses
      file.activities.append(activity)
    }
    name = ""
    sport = .unknown
    offset = nil
    isZoneless = false
    points = []
    pauses = []
  }

  /// Ends a track that the file does not end, and names those that have no name.
  mutating func finish() {
    trackEnds()
    for index in file.activities.indices where file.activities[index].name.isEmpty {
      file.activities[index].name = fileName
    }
  }
}
