import Coding
import Core
import Geography
import Wire

/// What tiles a server has for maps under routes.
@Memberwise @Wire public struct MapTiles: Hashable, Sendable {
  /// The least and the greatest zoom.
  @Field(in: MapTiles.zooms.wire) public let least: Int
  @Field(in: MapTiles.zooms.wire) public let greatest: Int
  /// Pixels of a tile's side.
  @Field(in: MapTiles.sizes.wire) public let size: Int
  /// Whose map it is, as it has to be shown with it.
  @Field(limit: MapTiles.attributionLimit) public let attribution: String

  public static let zooms = MapTile.zooms
  public static let path = "/api/run/tiles"
  /// A tile's picture has two to four times the pixels on each side that old screens had.
  public static let sizes = 256...1_024
  public static let usualSize = 256
  /// Characters.
  public static let attributionLimit = 200
  /// Bytes of a picture.
  public static let pictureLimit = 512 << 10

  /// Where a tile is, on the person's own server.
  public static func path(of tile: MapTile) -> String {
    [tile.zoom, tile.column, tile.row].reduce(path) { path, number in
      path + "/" + String(number)
    }
  }
}
