import Core
import Tracks
import Wire

/// The four corners of a pitch, one after the other around it, from the south-western-most on.
///
/// Each side is 15 to 200 m: pitches of the Laws (Law 1: 90–120 m by 45–90 m), of the youngest, and
/// the error of a telephone.
public struct PitchPolygon: Hashable, Sendable {
  public static let sides = 15.0...200.0

  public let corners: [Geoposition]

  /// In any order; `nil` unless they are the four corners of something like a pitch.
  public init?(_ places: [Geoposition]) {
    guard places.count == 4, let first = places.min(by: PitchPolygon.isFirst) else { return nil }
    let ground = FlatGround(around: first)
    // Around the first corner the others lie within half a turn, so their order is that of their
    // directions.
    let others = places.filter { place in place != first }.sorted { one, other in
      let (a, b) = (ground.metres(one), ground.metres(other))
      return a.x * b.y - a.y * b.x > 0
    }
    guard others.count == 3 else { return nil }
    corners = [first] + others
    let points = metres
    for index in 0..<4 {
      let (a, b, c) = (points[index], points[(index + 1) % 4], points[(index + 2) % 4])
      let (x, y) = (b.x - a.x, b.y - a.y)
      guard PitchPolygon.sides.contains(Trigonometry.root(x * x + y * y)),
        x * (c.y - b.y) - y * (c.x - b.x) > 0
      else { return nil }
    }
  }

  private static func isFirst(_ one: Geoposition, _ other: Geoposition) -> Bool {
    (one.latitude, one.longitude) < (other.latitude, other.longitude)
  }

  /// The ground around the first corner.
  var ground: FlatGround { FlatGround(around: corners[0]) }

  /// East and north of the first corner.
  var metres: [FlatPoint] {
    let ground = ground
    return corners.map { corner in ground.metres(corner) }
  }

  /// The smallest of 45 rectangles, turned by two degrees each, that holds the places; `nil` where
  /// that is no pitch.
  public static func around(_ places: [Geoposition]) -> PitchPolygon? {
    guard let first = places.first else { return nil }
    let ground = FlatGround(around: first)
    let points = places.map { place in ground.metres(place) }
    var best: (area: Double, corners: [FlatPoint])?
    for turn in 0..<45 {
      let angle = Double(turn) * 2 * Double.pi / 180
      let (sine, cosine) = (Trigonometry.sine(angle), Trigonometry.cosine(angle))
      var (left, right, low, high) = (0.0, 0.0, 0.0, 0.0)
      for point in points {
        let (x, y) = (point.x * cosine + point.y * sine, point.y * cosine - point.x * sine)
        left = min(left, x)
        right = max(right, x)
        low = min(low, y)
        high = max(high, y)
      }
      let area = (right - left) * (high - low)
      if let best, best.area <= area { continue }
      best = (
        area,
        [(left, low), (right, low), (right, high), (left, high)].map { corner in
          FlatPoint(
            x: corner.0 * cosine - corner.1 * sine, y: corner.0 * sine + corner.1 * cosine)
        }
      )
    }
    guard let best else { return nil }
    return PitchPolygon(best.corners.compactMap { corner in ground.place(corner) })
  }
}

extension PitchPolygon: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    guard let pitch = PitchPolygon(try cursor.decodeArray()) else {
      throw cursor.error(.expected("the corners of a pitch"))
    }
    self = pitch
  }

  public var json: JSON { .array(of: corners) }
}
