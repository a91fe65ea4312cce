import Geography
import RunningBuddyDomain
import Server

/// Where the tiles of maps come from: a file of the operator's, or another server.
public struct TileSource: Sendable {
  /// What people are told of it.
  public let tiles: MapTiles
  private let find: @Sendable (MapTile) async throws(TileFault) -> TilePicture

  init(
    _ tiles: MapTiles,
    find: @escaping @Sendable (MapTile) async throws(TileFault) -> TilePicture
  ) {
    self.tiles = tiles
    self.find = find
  }

  func picture(of tile: MapTile) async throws(TileFault) -> TilePicture {
    guard (tiles.least...max(tiles.least, tiles.greatest)).contains(tile.zoom) else {
      throw .absent
    }
    return try await find(tile)
  }
}

/// What a source says of its tiles before it has been looked at.
public struct TileOffer: Hashable, Sendable {
  /// Whose map it is; never empty.
  public let attribution: String
  public let size: Int

  /// `nil` where one of them is not as it has to be.
  public init?(attribution: String, size: Int = MapTiles.usualSize) {
    guard (1...MapTiles.attributionLimit).contains(attribution.unicodeScalars.count),
      MapTiles.sizes.contains(size)
    else { return nil }
    self.attribution = attribution
    self.size = size
  }

  func tiles(_ zooms: ClosedRange<Int>) -> MapTiles {
    MapTiles(
      least: zooms.lowerBound, greatest: zooms.upperBound, size: size, attribution: attribution)
  }
}

/// A picture that browsers draw.
struct TilePicture: Hashable, Sendable {
  let bytes: [UInt8]
  let kind: PictureKind

  /// What the first bytes say decides, whatever anybody calls it.
  init(_ bytes: [UInt8]) throws(TileFault) {
    guard bytes.count <= MapTiles.pictureLimit else { throw .tooLarge }
    guard let kind = PictureKind(bytes), kind != .gif else { throw .noPicture }
    self.bytes = bytes
    self.kind = kind
  }

  var mediaType: String { "image/" + kind.rawValue }
}

/// Why there is no tile.
enum TileFault: String, Error, Hashable, Sendable {
  /// The source has none there.
  case absent
  /// Something else came: a page, a text, a picture of another kind.
  case noPicture
  case tooLarge
  case late
  case unreachable
  /// The other server wants nothing of it.
  case refused
  /// Too many are asked for at present.
  case busy
  /// The file cannot be read there.
  case damaged
}
