import Core

/// A point of a plane, in metres.
public struct FlatPoint: Hashable, Sendable {
  public var x: Double
  public var y: Double

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// The ground around a place: the plane that touches the earth there, right to a centimetre within
/// a kilometre.
public struct FlatGround: Hashable, Sendable {
  public let origin: Geoposition
  /// How much shorter a degree of longitude is than one of latitude.
  private let scale: Double

  /// The ground around a place.
  public init(around origin: Geoposition) {
    self.origin = origin
    scale = Trigonometry.cosine(Double(origin.latitude) / 1_000_000 * Double.pi / 180)
  }

  /// Metres east (`x`) and north (`y`) of the origin.
  public func metres(_ place: Geoposition) -> FlatPoint {
    var east = Double(place.longitude) - Double(origin.longitude)
    if east > 180_000_000 { east -= 360_000_000 }
    if east < -180_000_000 { east += 360_000_000 }
    let north = Double(place.latitude) - Double(origin.latitude)
    let metres = Globe.metresPerDegree / 1_000_000
    return FlatPoint(x: east * metres * scale, y: north * metres)
  }

  /// The place that is so many metres east and north; `nil` beyond a pole or the date line.
  public func place(_ point: FlatPoint) -> Geoposition? {
    GlobePoint(
      latitude: Double(origin.latitude) / 1_000_000 + point.y / Globe.metresPerDegree,
      longitude: Double(origin.longitude) / 1_000_000
        + point.x / Globe.metresPerDegree / max(scale, 0.001)
    ).map { point in Geoposition(point) }
  }
}
