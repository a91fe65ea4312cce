import Calendar
import Core

extension GPXTrack {
  /// Reads a file. What is wrong with a point leaves that point out; what is wrong with the file
  /// ends it there, and what was read is kept.
  public init(_ bytes: [UInt8]) throws(GPXFault) {
    var reader: GPXReader<Flattened>
    do throws(XMLFault) {
      reader = GPXReader(try XMLReader(bytes), Flattened())
    } catch { throw .text(error) }
    do throws(XMLFault) {
      try reader.read()
    } catch {
      if reader.root != .gpx || reader.sink.track.points.isEmpty { throw .text(error) }
      reader.sink.track.broken = error
    }
    guard reader.root == .gpx else { throw .notGPX }
    var track = reader.sink.track
    if track.points.isEmpty {
      guard let first = track.faults.first else { throw .empty }
      throw .nothingUsable(first)
    }
    track.name = reader.sink.name
    self = track
  }
}

/// All points of all tracks in one.
private struct Flattened: GPXSink {
  var track = GPXTrack()
  private var trackName: [UInt8] = []
  private var fileName: [UInt8] = []
  private var begins = true

  var isFull: Bool { track.isCut }

  mutating func trackBegins() {}
  mutating func trackEnds() {}
  mutating func segmentBegins() { begins = true }
  mutating func take(type: [UInt8]) {}
  mutating func passOver() {}

  mutating func take(name: [UInt8], of named: GPXNamed) {
    switch named {
    case .track: if trackName.isEmpty { trackName = name }
    case .metadata: if fileName.isEmpty { fileName = name }
    case .root: break
    }
  }

  mutating func take(_ point: GPXRawPoint) {
    guard let place = point.place else { return leaveOut(.place, point) }
    guard point.hasTime else { return leaveOut(.timeMissing, point) }
    guard let time = XMLDateTime(point.time) else { return leaveOut(.time, point) }
    guard track.points.count < GPXTrack.limit else {
      track.isCut = true
      return
    }
    track.points.append(
      GPXPoint(
        place: place, at: time.instant, elevation: point.elevation, heart: point.heart,
        begins: begins, line: point.line))
    begins = false
  }

  private mutating func leaveOut(_ reason: GPXPointFault.Reason, _ point: GPXRawPoint) {
    track.faultCount += 1
    guard track.faults.count < GPXTrack.faultLimit else { return }
    track.faults.append(GPXPointFault(reason, line: point.line))
  }

  /// The first track's name, else the file's, without control characters.
  var name: String {
    let bytes = trackName.isEmpty ? fileName : trackName
    return String(
      String(decoding: bytes, as: UTF8.self).unicodeScalars.filter { scalar in
        scalar.value >= 0x20
      }.map { scalar in Character(scalar) })
  }
}
