import Wire

/// The points of a track as text: for each four whole numbers, the difference to the point before.
///
/// Tenths of a second doubled, odd where the point begins a part; millionths of a degree north and
/// east, with the sign in the lowest bit; decimetres travelled. A number is written in digits of
/// five bits, the lowest first, each but the last with 32 added, as one of the 64 letters of
/// base64url (RFC 4648 §5). Ninety minutes at a point every two seconds are about 20 KB.
public enum TrackCode {
  /// Milliseconds of a step of time.
  public static let tick: Int64 = 100

  /// The text of points in their order, the first at 0.
  public static func text(_ points: [TrackPoint]) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(points.count * 8)
    var last = TrackPoint(
      at: 0, place: Geoposition(latitude: 0, longitude: 0), path: 0, begins: true)
    for point in points {
      let ticks = point.at / tick - last.at / tick
      CodeDigits.write(UInt64(max(0, ticks)) * 2 + (point.begins ? 1 : 0), &bytes)
      CodeDigits.write(
        CodeDigits.signed(Int64(point.place.latitude - last.place.latitude)), &bytes)
      CodeDigits.write(
        CodeDigits.signed(Int64(point.place.longitude - last.place.longitude)), &bytes)
      CodeDigits.write(UInt64(max(0, point.path)), &bytes)
      last = point
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// `nil` for a text that no points are written as, or more than `limit`, or further apart than
  /// `length` milliseconds.
  public static func points(_ text: String, limit: Int, length: Int64) -> [TrackPoint]? {
    var reader = CodeDigits.Reader(text)
    var points: [TrackPoint] = []
    var at: Int64 = 0
    var (latitude, longitude) = (Int64(0), Int64(0))
    while !reader.isAtEnd {
      guard points.count < limit, let time = reader.number(),
        let north = reader.number(), let east = reader.number(), let path = reader.number()
      else { return nil }
      at += Int64(time >> 1) * tick
      latitude += CodeDigits.unsigned(north)
      longitude += CodeDigits.unsigned(east)
      guard at <= length, path <= 10_000_000,
        Geoposition.latitudes.wire.contains(latitude),
        Geoposition.longitudes.wire.contains(longitude),
        points.isEmpty ? at == 0 && time & 1 == 1 : time > 1
      else { return nil }
      points.append(
        TrackPoint(
          at: at, place: Geoposition(latitude: Int(latitude), longitude: Int(longitude)),
          path: Int(path), begins: time & 1 == 1))
    }
    return points
  }
}
