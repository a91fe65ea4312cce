import Calendar
import Core

extension GPXTrack {
  /// Reads a file. What is wrong with a point leaves that point out; what is wrong with the file
  /// ends it there, and what was read is kept.
  public init(_ octets: [UInt8]) throws(GPXFault) {
    var reader: GPXReader
    do throws(XMLFault) {
      reader = GPXReader(try XMLReader(octets))
    } catch { throw .text(error) }
    do throws(XMLFault) {
      try reader.read()
    } catch {
      if !reader.isGPX || reader.track.points.isEmpty { throw .text(error) }
      reader.track.broken = error
    }
    guard reader.isGPX else { throw .notGPX }
    if reader.track.points.isEmpty {
      guard let first = reader.track.faults.first else { throw .empty }
      throw .nothingUsable(first)
    }
    self = reader.track
  }
}

private struct GPXReader {
  /// What the text of the innermost element is about.
  private enum Field {
    case time, elevation, heart, trackName, fileName
  }

  var track = GPXTrack()
  var isGPX = false
  private var xml: XMLReader
  private var field: Field?
  private var text: [UInt8] = []
  private var fileName: [UInt8] = []
  private var trackName: [UInt8] = []
  /// The depth of the point that is being read; 0 outside.
  private var pointDepth = 0
  private var trackDepth = 0
  private var metadataDepth = 0
  private var begins = true
  // The point that is being read.
  private var place: GlobePoint?
  private var line = 1
  private var time: [UInt8]?
  private var elevation: Double?
  private var heart: Int?

  init(_ xml: XMLReader) { self.xml = xml }

  mutating func read() throws(XMLFault) {
    while !track.isCut {
      switch try xml.next() {
      case .open: try opened()
      case .text(let text):
        // A time or a name is short; anything longer is none.
        if field != nil, self.text.count < 512 { self.text += try xml.content(text) }
      case .close: closed()
      case .end:
        finishName()
        return
      }
    }
    finishName()
  }

  private mutating func opened() throws(XMLFault) {
    text = []
    field = nil
    if xml.depth == 1 {
      isGPX = xml.isNamed("gpx")
      return
    }
    if pointDepth > 0 {
      if xml.depth == pointDepth + 1 {
        if xml.isNamed("time") { field = .time }
        if xml.isNamed("ele") { field = .elevation }
      }
      if xml.isNamed("hr") || xml.isNamed("heartrate") { field = .heart }
      return
    }
    if xml.isNamed("trk"), xml.depth == 2 {
      trackDepth = xml.depth
    } else if xml.isNamed("metadata") {
      metadataDepth = xml.depth
    } else if xml.isNamed("trkseg") {
      begins = true
    } else if xml.isNamed("name") {
      if trackDepth > 0, xml.depth == trackDepth + 1 { field = .trackName }
      if metadataDepth > 0, xml.depth == metadataDepth + 1 { field = .fileName }
    } else if xml.isNamed("trkpt"), trackDepth > 0 {
      try begin()
    }
  }

  private mutating func begin() throws(XMLFault) {
    pointDepth = xml.depth
    line = xml.line()
    time = nil
    elevation = nil
    heart = nil
    place = nil
    let latitude = try xml.attribute("lat").flatMap { octets in decimal(octets) }
    let longitude = try xml.attribute("lon").flatMap { octets in decimal(octets) }
    if let latitude, let longitude {
      place = GlobePoint(latitude: latitude, longitude: longitude)
    }
  }

  private mutating func closed() {
    switch field {
    case .time: time = text
    case .elevation: elevation = decimal(text)
    case .heart:
      heart = decimal(text).flatMap { value in value >= 1 && value <= 300 ? Int(value) : nil }
    case .trackName: if trackName.isEmpty { trackName = text }
    case .fileName: if fileName.isEmpty { fileName = text }
    case nil: break
    }
    field = nil
    text = []
    let closing = xml.depth + 1
    if closing == pointDepth {
      pointDepth = 0
      finish()
    }
    if closing == trackDepth { trackDepth = 0 }
    if closing == metadataDepth { metadataDepth = 0 }
  }

  private mutating func finish() {
    guard let place else { return leaveOut(.place) }
    guard let time else { return leaveOut(.timeMissing) }
    guard let at = dateTime(time) else { return leaveOut(.time) }
    guard track.points.count < GPXTrack.limit else {
      track.isCut = true
      return
    }
    track.points.append(
      GPXPoint(
        place: place, at: at, elevation: elevation, heart: heart, begins: begins, line: line))
    begins = false
  }

  private mutating func leaveOut(_ reason: GPXPointFault.Reason) {
    track.faultCount += 1
    guard track.faults.count < GPXTrack.faultLimit else { return }
    track.faults.append(GPXPointFault(reason, line: line))
  }

  private mutating func finishName() {
    let name = trackName.isEmpty ? fileName : trackName
    track.name = String(
      String(decoding: name, as: UTF8.self).unicodeScalars.filter { scalar in
        scalar.value >= 0x20
      }.map { scalar in Character(scalar) })
  }
}

private func isDigit(_ octet: UInt8) -> Bool {
  (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(octet)
}

private func trimmed(_ octets: [UInt8]) -> ArraySlice<UInt8> {
  var slice = octets[...]
  while let first = slice.first, first <= 0x20 { slice.removeFirst() }
  while let last = slice.last, last <= 0x20 { slice.removeLast() }
  return slice
}

/// A decimal number, also with the exponent that some devices write; to 15 digits.
private func decimal(_ octets: [UInt8]) -> Double? {
  var rest = trimmed(octets)
  guard rest.count <= 40 else { return nil }
  let isNegative = rest.first == UInt8(ascii: "-")
  if isNegative || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
  var value: Int64 = 0
  var scale = 0
  var digits = 0
  var isFraction = false
  while let octet = rest.first {
    if octet == UInt8(ascii: "."), !isFraction {
      isFraction = true
    } else if isDigit(octet) {
      digits += 1
      if value < 100_000_000_000_000 {
        value = value * 10 + Int64(octet - 48)
        if isFraction { scale -= 1 }
      } else if !isFraction {
        scale += 1
      }
    } else {
      break
    }
    rest.removeFirst()
  }
  guard digits > 0 else { return nil }
  if let octet = rest.first {
    guard octet == UInt8(ascii: "e") || octet == UInt8(ascii: "E"),
      let exponent = wholeNumber(rest.dropFirst())
    else { return nil }
    scale += exponent
  }
  var result = Double(value)
  while scale > 0 {
    result *= 10
    scale -= 1
  }
  var divisor = 1.0
  while scale < 0 {
    divisor *= 10
    scale += 1
  }
  result /= divisor
  return isNegative ? -result : result
}

/// An exponent, ±99.
private func wholeNumber(_ octets: ArraySlice<UInt8>) -> Int? {
  var rest = octets
  let isNegative = rest.first == UInt8(ascii: "-")
  if isNegative || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
  guard !rest.isEmpty, rest.count <= 2 else { return nil }
  var value = 0
  for octet in rest {
    guard isDigit(octet) else { return nil }
    value = value * 10 + Int(octet) - 48
  }
  return isNegative ? -value : value
}

/// `2026-11-21T15:04:05.250Z` (XML Schema `dateTime`); without a zone it is UTC, as GPX has it.
private func dateTime(_ octets: [UInt8]) -> Instant? {
  let text = Array(trimmed(octets))
  guard (19...40).contains(text.count) else { return nil }
  func number(_ start: Int, _ count: Int) -> Int? {
    guard start + count <= text.count else { return nil }
    var value = 0
    for octet in text[start..<start + count] {
      guard isDigit(octet) else { return nil }
      value = value * 10 + Int(octet) - 48
    }
    return value
  }
  guard text[4] == UInt8(ascii: "-"), text[7] == UInt8(ascii: "-"), text[10] == UInt8(ascii: "T"),
    text[13] == UInt8(ascii: ":"), text[16] == UInt8(ascii: ":"), let year = number(0, 4),
    let month = number(5, 2), let day = number(8, 2), let hour = number(11, 2),
    let minute = number(14, 2), let second = number(17, 2),
    let date = CivilDate(year: year, month: month, day: day),
    // A leap second is taken for the one before it.
    let time = TimeOfDay(hour: hour, minute: minute, second: second == 60 ? 59 : second)
  else { return nil }
  var index = 19
  var milliseconds: Int64 = 0
  if index < text.count, text[index] == UInt8(ascii: ".") {
    index += 1
    var weight: Int64 = 100
    let start = index
    while index < text.count, isDigit(text[index]) {
      milliseconds += Int64(text[index] - 48) * weight
      weight /= 10
      index += 1
    }
    guard index > start else { return nil }
  }
  var offset = 0
  if index < text.count, text[index] == UInt8(ascii: "Z") {
    index += 1
  } else if index < text.count {
    let isWest = text[index] == UInt8(ascii: "-")
    guard isWest || text[index] == UInt8(ascii: "+"), let hours = number(index + 1, 2),
      index + 3 < text.count, text[index + 3] == UInt8(ascii: ":"),
      let minutes = number(index + 4, 2), hours <= 14, minutes < 60
    else { return nil }
    offset = (hours * 60 + minutes) * (isWest ? -60 : 60)
    index += 6
  }
  guard index == text.count else { return nil }
  return CivilDateTime(date, time).instant(offset: offset).advanced(byMilliseconds: milliseconds)
}
