import Core
import Wire

/// A place on the globe, in millionths of a degree: about eleven centimetres.
public struct Geoposition: Hashable, Sendable {
  /// North of the equator, one of ``latitudes``.
  public let latitude: Int
  /// East of Greenwich, one of ``longitudes``.
  public let longitude: Int

  public static let latitudes = -90_000_000...90_000_000
  public static let longitudes = -180_000_000...180_000_000

  public init(latitude: Int, longitude: Int) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

extension Geoposition {
  /// The nearest in millionths of a degree.
  public init(_ point: GlobePoint) {
    func millionths(_ degrees: Double) -> Int {
      Int(degrees * 1_000_000 + (degrees < 0 ? -0.5 : 0.5))
    }
    self.init(
      latitude: millionths(point.latitude), longitude: millionths(point.longitude))
  }
}

extension Geoposition: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    self.init(
      latitude: try cursor.required("lat").int(in: Geoposition.latitudes.wire),
      longitude: try cursor.required("lon").int(in: Geoposition.longitudes.wire))
  }

  public var json: JSON { .object(["lat": .int(latitude), "lon": .int(longitude)]) }
}
