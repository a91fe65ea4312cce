import Geography
import RunningBuddyDomain
import Store

/// A file of tiles in one SQLite database (MBTiles 1.3): tables or views `metadata` and `tiles`,
/// whose rows count from the south.
public enum TileFile {
  /// The tiles of an opened file, which has been looked at.
  public static func source<Engine: StoreEngine>(
    _ engine: Engine, _ offer: TileOffer
  ) throws(TileFileFault) -> TileSource {
    let zooms = try examine(engine)
    return TileSource(offer.tiles(zooms)) { tile throws(TileFault) in
      let bytes: [UInt8]?
      do throws(StoreFailure) {
        bytes = try await engine.read { session throws(StoreFailure) in
          try picture(of: tile, session)
        }
      } catch { throw error.kind == .interrupted ? .busy : .damaged }
      guard let bytes else { throw .absent }
      return try TilePicture(bytes)
    }
  }

  private static func picture(
    of tile: MapTile, _ session: some Session
  ) throws(StoreFailure) -> [UInt8]? {
    try session.value(
      """
      SELECT CAST(tile_data AS BLOB) FROM tiles WHERE zoom_level = \(tile.zoom)
        AND tile_column = \(tile.column) AND tile_row = \(tile.rowFromSouth)
        AND tile_data IS NOT NULL LIMIT 1
      """)
  }

  // MARK: Looking

  private static func examine(
    _ engine: some StoreEngine
  ) throws(TileFileFault) -> ClosedRange<Int> {
    let (first, zooms): ([UInt8]?, ClosedRange<Int>?)
    do throws(StoreFailure) {
      (first, zooms) = try engine.readNow {
        session throws(StoreFailure) -> ([UInt8]?, ClosedRange<Int>?) in
        let first: [UInt8]? = try session.value(
          "SELECT CAST(tile_data AS BLOB) FROM tiles WHERE tile_data IS NOT NULL LIMIT 1")
        return try (first, first == nil ? nil : zoomRange(session))
      }
    } catch { throw TileFileFault(error) }
    guard let first, let zooms else { throw .empty }
    do throws(TileFault) { _ = try TilePicture(first) } catch { throw .noPictures }
    return zooms
  }

  /// What the file says of its zooms, or else what it has.
  private static func zoomRange(
    _ session: some Session
  ) throws(StoreFailure) -> ClosedRange<Int>? {
    let said = try session.rows(
      """
      SELECT CAST(name AS TEXT), CAST(value AS TEXT) FROM metadata
      WHERE name IN ('minzoom', 'maxzoom') AND value IS NOT NULL
      """
    ) { row throws(StoreFailure) -> (name: String, value: String) in
      (name: try row[0], value: try row[1])
    }
    func number(_ name: String) -> Int? {
      said.first { entry in entry.name == name }.flatMap { entry in Int(entry.value) }
    }
    if let least = number("minzoom"), let greatest = number("maxzoom"), least <= greatest {
      return range(least, greatest)
    }
    guard
      let row = try session.first("SELECT min(zoom_level), max(zoom_level) FROM tiles")
    else { return nil }
    let (least, greatest): (Int, Int) = (try row[0], try row[1])
    return range(least, greatest)
  }

  private static func range(_ least: Int, _ greatest: Int) -> ClosedRange<Int>? {
    let (first, last) = (
      max(least, MapTile.zooms.lowerBound), min(greatest, MapTile.zooms.upperBound)
    )
    return first <= last ? first...last : nil
  }
}

/// Why a file is none of tiles.
public enum TileFileFault: Error, Hashable, Sendable, CustomStringConvertible {
  /// It is not there, or cannot be opened.
  case unreadable
  /// It is no SQLite database, or a broken one.
  case noDatabase
  /// It has no tables of tiles.
  case noTables
  case empty
  /// Its tiles are something else, such as lines and labels for a program that draws them.
  case noPictures

  public init(_ failure: StoreFailure) {
    self =
      switch failure.kind {
      case .readOnly, .busy, .interrupted: .unreadable
      case .corrupt: .noDatabase
      default: .noTables
      }
  }

  public var description: String {
    switch self {
    case .unreadable: "it cannot be opened"
    case .noDatabase: "it is no SQLite database, so no MBTiles file"
    case .noTables: "it lacks the tables metadata and tiles of an MBTiles file"
    case .empty: "it contains no tiles"
    case .noPictures: "its tiles are neither PNG nor JPEG nor WebP; vector tiles are not drawn"
    }
  }
}
