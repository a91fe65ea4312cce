import Tracks
import Wire

extension FigureQuality {
  var list: NumberList {
    var list = NumberList()
    list.add(count: altitude.place)
    list.add(optional: estimatedCentimetres)
    list.add(count: rejectedPoints)
    list.add(count: gapCount)
    list.add(count: gapTime)
    for reason in FixRefusal.allCases { list.add(count: refused[reason]) }
    var end: Int64 = 0
    for gap in gaps {
      list.add(gap.start - end)
      list.add(count: gap.length)
      end = gap.start + gap.length
    }
    return list
  }

  init(_ cursor: WireCursor) throws(WireError) {
    var reader = try NumberReader(cursor)
    let altitude = AltitudeSource.allCases[
      try reader.int(to: AltitudeSource.allCases.count - 1)]
    let estimated = try reader.optionalInt(to: RunLimits.centimetres)
    let rejected = try reader.int(to: TrackChannels.pointLimit * RunLimits.trackParts)
    let count = try reader.int(to: TrackChannels.pointLimit * RunLimits.trackParts)
    let time = try reader.count(to: RunLimits.duration)
    var refused = RefusedFixes()
    for reason in FixRefusal.allCases { refused[reason] = try reader.int(to: 100_000_000) }
    var gaps: [Gap] = []
    var end: Int64 = 0
    while !reader.isAtEnd {
      let start = end + (try reader.signed(in: -RunLimits.duration...RunLimits.duration))
      let length = try reader.count(to: RunLimits.duration)
      guard start >= 0, start <= RunLimits.duration, gaps.count < FigureQuality.gapLimit else {
        throw reader.error("gaps within the run")
      }
      gaps.append(Gap(start: start, length: length))
      end = start + length
    }
    self.init(
      estimatedCentimetres: estimated, gaps: gaps, gapCount: count, gapTime: time,
      refused: refused, rejectedPoints: rejected, altitude: altitude)
  }
}

extension AltitudeSource {
  /// Its place among all: that never changes.
  var place: Int {
    switch self {
    case .none: 0
    case .device: 1
    case .gps: 2
    }
  }
}

extension RunLine {
  /// For each part how many points it has, and their differences in millionths of a degree.
  var list: NumberList {
    var list = NumberList()
    var last = Geoposition(latitude: 0, longitude: 0)
    for part in parts {
      list.add(count: part.count)
      for place in part {
        list.add(place.latitude - last.latitude)
        list.add(place.longitude - last.longitude)
        last = place
      }
    }
    return list
  }

  static func read(_ cursor: WireCursor) throws(WireError) -> RunLine {
    var reader = try NumberReader(cursor)
    var parts: [[Geoposition]] = []
    var (north, east): (Int64, Int64) = (0, 0)
    while !reader.isAtEnd {
      var part: [Geoposition] = []
      for _ in 0..<(try reader.int(to: RunLine.limit)) {
        north += try reader.signed(in: -180_000_000...180_000_000)
        east += try reader.signed(in: -360_000_000...360_000_000)
        guard Geoposition.latitudes.wire.contains(north),
          Geoposition.longitudes.wire.contains(east)
        else { throw reader.error("places on the globe") }
        part.append(Geoposition(latitude: Int(north), longitude: Int(east)))
      }
      parts.append(part)
      guard parts.count <= RunLine.limit else { throw reader.error("fewer parts") }
    }
    guard let line = RunLine(parts: parts) else { throw reader.error("a line") }
    return line
  }
}
