import Core

/// A square of the map of the world in Web Mercator (EPSG:3857), by the numbers that tile servers
/// use: at a zoom of `z` the world has 2^z columns from the 180th meridian eastward, and as many
/// rows from north to south.
public struct MapTile: Hashable, Sendable {
  public let zoom: Int
  public let column: Int
  public let row: Int

  public static let zooms = 0...22

  /// `nil` where there is no such square.
  public init?(zoom: Int, column: Int, row: Int) {
    guard MapTile.zooms.contains(zoom) else { return nil }
    let count = 1 << zoom
    guard (0..<count).contains(column), (0..<count).contains(row) else { return nil }
    self.zoom = zoom
    self.column = column
    self.row = row
  }

  /// The row counted from south to north, as MBTiles do.
  public var rowFromSouth: Int { (1 << zoom) - 1 - row }

  // MARK: Degrees

  /// The column that a meridian lies in, with the part of it that lies to its west.
  public static func column(of longitude: Double, zoom: Int) -> Double {
    (longitude + 180) / 360 * Double(1 << zoom)
  }

  /// The row that a parallel lies in, with the part of it that lies to its north. The world of Web
  /// Mercator ends before the poles.
  public static func row(of latitude: Double, zoom: Int) -> Double {
    let radians = min(max(latitude, -MapTile.edge), MapTile.edge) * Double.pi / 180
    let stretched = Exponentials.ln(
      (1 + Trigonometry.sine(radians)) / Trigonometry.cosine(radians))
    return (1 - stretched / Double.pi) / 2 * Double(1 << zoom)
  }

  /// Degrees east of Greenwich of a column's western edge.
  public static func west(ofColumn column: Int, zoom: Int) -> Double {
    Double(column) / Double(1 << zoom) * 360 - 180
  }

  /// Degrees north of the equator of a row's northern edge.
  public static func north(ofRow row: Int, zoom: Int) -> Double {
    let angle = Double.pi * (1 - 2 * Double(row) / Double(1 << zoom))
    let sinh = (Exponentials.exp(angle) - Exponentials.exp(-angle)) / 2
    return Trigonometry.arcTangent(y: sinh, x: 1) * 180 / Double.pi
  }

  /// Degrees of latitude of the northern edge of the whole map: it is a square.
  private static let edge = 85.051_128_779_806_6
}
