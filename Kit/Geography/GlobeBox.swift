import Core

/// A part of the earth between two parallels and two meridians, its edges included. It never
/// crosses the 180th meridian: what does is two boxes.
public struct GlobeBox: Hashable, Sendable {
  /// Degrees; `south` ≤ `north`, `west` ≤ `east`.
  public let south: Double
  public let north: Double
  public let west: Double
  public let east: Double

  /// All of it.
  public static let earth = GlobeBox(south: -90, north: 90, west: -180, east: 180)

  /// Whether the place is inside or on an edge.
  public func contains(_ point: GlobePoint) -> Bool {
    point.latitude >= south && point.latitude <= north && point.longitude >= west
      && point.longitude <= east
  }

  /// Whether the two have a place in common, be it on their edges.
  public func meets(_ other: GlobeBox) -> Bool {
    south <= other.north && north >= other.south && west <= other.east && east >= other.west
  }

  /// Boxes with every place within `metres` of a centre: one, or two where the circle crosses the
  /// 180th meridian. A circle with a pole in it has all longitudes.
  public static func around(_ center: GlobePoint, metres: Double) -> [GlobeBox] {
    let metres = max(metres, 0) + slack
    let angle = metres / Globe.radius
    guard angle < Double.pi else { return [.earth] }
    let reach = metres / Globe.metresPerDegree
    let south = max(center.latitude - reach, -90)
    let north = min(center.latitude + reach, 90)
    // Near a pole the meridians are so close that the arc sine has no digits left.
    guard south > -nearlyPole, north < nearlyPole else {
      return [GlobeBox(south: south, north: north, west: -180, east: 180)]
    }
    let radians = Double.pi / 180
    let across =
      Trigonometry.arcSine(
        Trigonometry.sine(angle) / Trigonometry.cosine(center.latitude * radians)) / radians
    return between(
      south, north, west: center.longitude - across - hair, east: center.longitude + across + hair)
  }

  /// Metres that are added to each radius; no sum of roundings comes near it.
  static let slack = 1.0
  private static let nearlyPole = 89.99
  /// Degrees, of a millimetre.
  private static let hair = 1e-8

  private static func between(
    _ south: Double, _ north: Double, west: Double, east: Double
  ) -> [GlobeBox] {
    func box(_ west: Double, _ east: Double) -> GlobeBox {
      GlobeBox(south: south, north: north, west: west, east: east)
    }
    if east - west >= 360 { return [box(-180, 180)] }
    // Both sides of the 180th meridian hold the places on it.
    if west <= -180 { return [box(-180, east), box(west + 360, 180)] }
    if east >= 180 { return [box(-180, east - 360), box(west, 180)] }
    return [box(west, east)]
  }
}

extension Globe {
  /// The international mile of 1959.
  public static let metresPerMile = 1_609.344
}
