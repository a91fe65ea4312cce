/// A place on the earth, in degrees (WGS 84).
public struct GlobePoint: Hashable, Sendable {
  /// North of the equator, ±90.
  public let latitude: Double
  /// East of Greenwich, ±180.
  public let longitude: Double

  /// `nil` outside the ranges, and for what is no number.
  public init?(latitude: Double, longitude: Double) {
    guard latitude >= -90, latitude <= 90, longitude >= -180, longitude <= 180 else { return nil }
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// The earth as a sphere.
public enum Globe {
  /// The mean radius in metres (IUGG).
  public static let radius = 6_371_008.8
  /// Metres of a degree along a meridian.
  public static let metresPerDegree = radius * Double.pi / 180

  /// The great-circle distance in metres, by the haversine. The true distance on the ellipsoid is
  /// within 0.6 % of it.
  public static func metres(_ one: GlobePoint, _ other: GlobePoint) -> Double {
    let radians = Double.pi / 180
    let up = Trigonometry.sine((other.latitude - one.latitude) * radians / 2)
    let across = Trigonometry.sine((other.longitude - one.longitude) * radians / 2)
    let share =
      up * up + Trigonometry.cosine(one.latitude * radians)
      * Trigonometry.cosine(other.latitude * radians) * across * across
    return 2 * radius * Trigonometry.arcSine(Trigonometry.root(min(1, share)))
  }
}
