/// The points of a track as text: for each four whole numbers, the difference to the point before.
///
/// Tenths of a second doubled, odd where the point begins a part; millionths of a degree north and
/// east, with the sign in the lowest bit; decimetres travelled. A number is written in digits of
/// five bits, the lowest first, each but the last with 32 added, as one of the 64 letters of
/// base64url (RFC 4648 §5). Ninety minutes at a point every two seconds are about 20 KB.
public enum TrackCode {
  /// Milliseconds of a step of time.
  static let tick: Int64 = 100

  /// The text of points in their order, the first at 0.
  public static func text(_ points: [TrackPoint]) -> String {
    var octets: [UInt8] = []
    octets.reserveCapacity(points.count * 8)
    var last = TrackPoint(
      at: 0, place: Geoposition(latitude: 0, longitude: 0), path: 0, begins: true)
    for point in points {
      let ticks = point.at / tick - last.at / tick
      write(UInt64(max(0, ticks)) * 2 + (point.begins ? 1 : 0), &octets)
      write(signed(point.place.latitude - last.place.latitude), &octets)
      write(signed(point.place.longitude - last.place.longitude), &octets)
      write(UInt64(max(0, point.path)), &octets)
      last = point
    }
    return String(decoding: octets, as: UTF8.self)
  }

  /// `nil` for a text that no points are written as, or too many, or too far apart.
  public static func points(_ text: String) -> [TrackPoint]? {
    var reader = CodeReader(Array(text.utf8))
    var points: [TrackPoint] = []
    var at: Int64 = 0
    var (latitude, longitude) = (Int64(0), Int64(0))
    while !reader.isAtEnd {
      guard points.count < RefWatchLimits.trackPoints, let time = reader.number(),
        let north = reader.number(), let east = reader.number(), let path = reader.number()
      else { return nil }
      at += Int64(time >> 1) * tick
      latitude += unsigned(north)
      longitude += unsigned(east)
      guard at <= RefWatchLimits.trackLength, path <= 10_000_000,
        (-90_000_000...90_000_000).contains(latitude),
        (-180_000_000...180_000_000).contains(longitude),
        points.isEmpty ? at == 0 && time & 1 == 1 : time > 1
      else { return nil }
      points.append(
        TrackPoint(
          at: at, place: Geoposition(latitude: Int(latitude), longitude: Int(longitude)),
          path: Int(path), begins: time & 1 == 1))
    }
    return points
  }

  private static func signed(_ value: Int) -> UInt64 {
    value < 0 ? UInt64(-(value + 1)) * 2 + 1 : UInt64(value) * 2
  }

  private static func unsigned(_ value: UInt64) -> Int64 {
    value & 1 == 0 ? Int64(value >> 1) : -Int64(value >> 1) - 1
  }

  private static func write(_ value: UInt64, _ octets: inout [UInt8]) {
    var rest = value
    while rest >= 32 {
      octets.append(letter(UInt8(rest & 31) + 32))
      rest >>= 5
    }
    octets.append(letter(UInt8(rest)))
  }

  private static func letter(_ value: UInt8) -> UInt8 {
    switch value {
    case 0..<26: UInt8(ascii: "A") + value
    case 26..<52: UInt8(ascii: "a") + value - 26
    case 52..<62: UInt8(ascii: "0") + value - 52
    case 62: UInt8(ascii: "-")
    default: UInt8(ascii: "_")
    }
  }
}

private struct CodeReader {
  private let octets: [UInt8]
  private var position = 0

  init(_ octets: [UInt8]) { self.octets = octets }

  var isAtEnd: Bool { position == octets.count }

  /// At most 35 bits, in as few digits as it needs.
  mutating func number() -> UInt64? {
    var value: UInt64 = 0
    var shift: UInt64 = 0
    while position < octets.count, shift <= 30 {
      guard let digit = CodeReader.value(octets[position]) else { return nil }
      position += 1
      value |= UInt64(digit & 31) << shift
      if digit < 32 { return digit == 0 && shift > 0 ? nil : value }
      shift += 5
    }
    return nil
  }

  private static func value(_ letter: UInt8) -> UInt8? {
    switch letter {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): letter - UInt8(ascii: "A")
    case UInt8(ascii: "a")...UInt8(ascii: "z"): letter - UInt8(ascii: "a") + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): letter - UInt8(ascii: "0") + 52
    case UInt8(ascii: "-"): 62
    case UInt8(ascii: "_"): 63
    default: nil
    }
  }
}
