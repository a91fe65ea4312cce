import Core
import Tracks

/// The ground around a place as a plane, for numbers finer than ``FlatGround`` has: a filter sees
/// steps of eleven centimetres. Right to a centimetre within a kilometre.
struct LocalPlane: Hashable, Sendable {
  let origin: GlobePoint
  /// How much shorter a degree of longitude is than one of latitude; never 0, so that a pole
  /// divides nothing by it.
  private let scale: Double

  init(around origin: GlobePoint) {
    self.origin = origin
    scale = max(0.001, Trigonometry.cosine(origin.latitude * Double.pi / 180))
  }

  /// Metres east (`x`) and north (`y`) of the origin, the short way around the globe.
  func metres(_ point: GlobePoint) -> FlatPoint {
    var east = point.longitude - origin.longitude
    if east > 180 { east -= 360 }
    if east < -180 { east += 360 }
    return FlatPoint(
      x: east * Globe.metresPerDegree * scale,
      y: (point.latitude - origin.latitude) * Globe.metresPerDegree)
  }

  /// The place so many metres east and north; `nil` beyond a pole.
  func place(_ point: FlatPoint) -> GlobePoint? {
    var longitude = origin.longitude + point.x / (Globe.metresPerDegree * scale)
    if longitude > 180 { longitude -= 360 }
    if longitude < -180 { longitude += 360 }
    return GlobePoint(
      latitude: origin.latitude + point.y / Globe.metresPerDegree, longitude: longitude)
  }
}
