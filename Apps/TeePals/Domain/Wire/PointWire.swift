import Core
import Wire

extension GlobePoint {
  /// Whole millionths of a degree: what travels and is stored, for it is the same everywhere.
  public var micro: (latitude: Int, longitude: Int) {
    (GlobePoint.steps(latitude, of: 1_000_000), GlobePoint.steps(longitude, of: 1_000_000))
  }

  /// The place of so many millionths of a degree; `nil` outside the ranges.
  public init?(microLatitude: Int, microLongitude: Int) {
    self.init(
      latitude: Double(microLatitude) / 1_000_000, longitude: Double(microLongitude) / 1_000_000)
  }

  /// The nearest place that travels exactly, at most 8 cm away.
  public var snapped: GlobePoint { onGrid(of: 1_000_000) }

  /// What others may know of where somebody lives: to a tenth of a degree.
  public var coarse: GlobePoint { onGrid(of: 10) }

  private func onGrid(of parts: Int) -> GlobePoint {
    let north = Double(GlobePoint.steps(latitude, of: parts)) / Double(parts)
    let east = Double(GlobePoint.steps(longitude, of: parts)) / Double(parts)
    return GlobePoint(latitude: north, longitude: east) ?? self
  }

  private static func steps(_ degrees: Double, of parts: Int) -> Int {
    Int(degrees * Double(parts) + (degrees < 0 ? -0.5 : 0.5))
  }

  /// Reads `lat` and `lng` of an object.
  public init(_ cursor: WireCursor) throws(WireError) {
    let north = try cursor.required("lat").int(in: -90_000_000...90_000_000)
    let east = try cursor.required("lng").int(in: -180_000_000...180_000_000)
    guard let point = GlobePoint(microLatitude: north, microLongitude: east) else {
      throw cursor.error(.expected("a place"))
    }
    self = point
  }

  /// For the `lat` of an object.
  public var lat: JSON { .int(micro.latitude) }
  /// For the `lng` of an object.
  public var lng: JSON { .int(micro.longitude) }
}
