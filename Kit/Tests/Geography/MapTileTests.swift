import Core
import Geography
import Testing

@Suite("Squares of the map of the world")
struct MapTileTests {
  /// Zoom, latitude, longitude, column and row, by the formula of the OpenStreetMap wiki.
  private static let places: [(zoom: Int, north: Double, east: Double, column: Int, row: Int)] = [
    (12, 37.5665, 126.978, 3_492, 1_586),
    (15, 37.5665, 126.978, 27_941, 12_689),
    (17, 51.50853, -0.12574, 65_490, 43_584),
    (10, -33.8688, 151.2093, 942, 614),
    (5, 64.1466, -21.9426, 14, 8),
    (19, 0.1, -179.9, 145, 261_998),
  ]

  @Test(arguments: places)
  func placesAreInTheirSquares(
    zoom: Int, north: Double, east: Double, column: Int, row: Int
  ) {
    #expect(Int(MapTile.column(of: east, zoom: zoom)) == column)
    #expect(Int(MapTile.row(of: north, zoom: zoom)) == row)
    #expect(MapTile.west(ofColumn: column, zoom: zoom) <= east)
    #expect(MapTile.west(ofColumn: column + 1, zoom: zoom) > east)
    #expect(MapTile.north(ofRow: row, zoom: zoom) >= north)
    #expect(MapTile.north(ofRow: row + 1, zoom: zoom) < north)
  }

  @Test func edgesAreReadBack() {
    for zoom in [1, 7, 15, 22] {
      for row in [1, (1 << zoom) / 3, (1 << zoom) - 1] where row > 0 {
        let back = MapTile.row(of: MapTile.north(ofRow: row, zoom: zoom), zoom: zoom)
        #expect(abs(back - Double(row)) < 1e-6, "\(zoom) \(row)")
      }
    }
    #expect(abs(MapTile.north(ofRow: 0, zoom: 0) - 85.051_128_779_806_6) < 1e-9)
    #expect(abs(MapTile.row(of: 90, zoom: 4)) < 1e-6)
  }

  @Test func thereIsNoOther() {
    #expect(MapTile(zoom: 0, column: 0, row: 0) != nil)
    #expect(MapTile(zoom: 3, column: 7, row: 7)?.rowFromSouth == 0)
    for (zoom, column, row) in [(-1, 0, 0), (23, 0, 0), (3, 8, 0), (3, 0, 8), (3, -1, 0)] {
      #expect(MapTile(zoom: zoom, column: column, row: row) == nil)
    }
  }
}
