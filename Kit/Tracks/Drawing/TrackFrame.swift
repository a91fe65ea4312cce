import Core

/// A rectangle of flat ground that a track is drawn on, in metres.
public struct TrackFrame: Hashable, Sendable {
  /// Metres from the left to the right, and from the top to the bottom.
  public let width: Double
  public let height: Double
  private let ground: FlatGround
  /// What a metre to the east and one to the north are, in metres right (`x`) and down (`y`).
  private let east: FlatPoint
  private let north: FlatPoint
  /// Where the ground's origin is, from the left and from the top.
  private let origin: FlatPoint

  /// A rectangle that may be turned: `east` and `north` are what a metre of the ground to the east
  /// and to the north are, in metres right and down; its origin is at `origin` from the left and
  /// from the top.
  public init(
    of ground: FlatGround, width: Double, height: Double, east: FlatPoint, north: FlatPoint,
    origin: FlatPoint
  ) {
    self.ground = ground
    self.width = width
    self.height = height
    self.east = east
    self.north = north
    self.origin = origin
  }

  /// The smallest around points, with a margin in metres, north up; `nil` without any.
  public init?(around places: [Geoposition], margin: Double = 5) {
    guard let first = places.first else { return nil }
    let ground = FlatGround(around: first)
    var (west, east, south, north) = (0.0, 0.0, 0.0, 0.0)
    for place in places {
      let point = ground.metres(place)
      west = min(west, point.x)
      east = max(east, point.x)
      south = min(south, point.y)
      north = max(north, point.y)
    }
    self.init(
      of: ground, width: east - west + 2 * margin, height: north - south + 2 * margin,
      east: FlatPoint(x: 1, y: 0), north: FlatPoint(x: 0, y: -1),
      origin: FlatPoint(x: margin - west, y: margin + north))
  }

  /// Metres from the left and from the top.
  public func metres(_ place: Geoposition) -> FlatPoint {
    let point = ground.metres(place)
    return FlatPoint(
      x: origin.x + point.x * east.x + point.y * north.x,
      y: origin.y + point.x * east.y + point.y * north.y)
  }
}
