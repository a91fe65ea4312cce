import Core
import Foundation
import HTTPTypes
import RunningBuddyDomain
import RunningBuddyServer
import Server
import ServerTestKit
import Store
import StoreSQLite
import TestKit
import Testing
import Wire

@testable import RunningBuddyTestKit

/// Files of tiles, as other programs make them.
enum SomeTiles {
  /// What begins like a picture, and tells which one it is.
  static func png(_ number: Int, count: Int = 40) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + (0..<count).map { index in UInt8(truncatingIfNeeded: number + index) }
  }

  static let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0] + Array("JFIF".utf8)
  static let webp = Array("RIFF____WEBPVP8 ".utf8)

  struct Row {
    let zoom: Int
    let column: Int
    /// Counted from the south.
    let row: Int
    let bytes: [UInt8]
  }

  /// Writes a database of such rows; `prepare` makes its tables.
  static func write(
    _ rows: [Row], metadata: [String: String] = ["minzoom": "3", "maxzoom": "5"], to path: String
  ) throws {
    let memory = try SQLiteDatabase.inMemory()
    try memory.writeNow { session throws(StoreFailure) in
      try session.run("CREATE TABLE metadata (name TEXT, value TEXT)")
      // As programs do that keep equal pictures once.
      try session.run(
        """
        CREATE TABLE map (zoom_level INTEGER, tile_column INTEGER, tile_row INTEGER,
          tile_id TEXT)
        """)
      try session.run("CREATE TABLE images (tile_data BLOB, tile_id TEXT)")
      try session.run("CREATE UNIQUE INDEX map_place ON map (zoom_level, tile_column, tile_row)")
      try session.run("CREATE UNIQUE INDEX image_id ON images (tile_id)")
      try session.run(
        """
        CREATE VIEW tiles AS SELECT map.zoom_level AS zoom_level, map.tile_column AS tile_column,
          map.tile_row AS tile_row, images.tile_data AS tile_data
        FROM map JOIN images ON images.tile_id = map.tile_id
        """)
      for (name, value) in metadata.sorted(by: { one, other in one.key < other.key }) {
        try session.run("INSERT INTO metadata VALUES (\(name), \(value))")
      }
      for (index, row) in rows.enumerated() {
        let id = String(index)
        try session.run(
          "INSERT INTO map VALUES (\(row.zoom), \(row.column), \(row.row), \(id))")
        try session.run("INSERT INTO images VALUES (\(row.bytes), \(id))")
      }
    }
    try memory.backUp(to: path)
  }

  static func offer() throws -> TileOffer { try #require(TileOffer(attribution: "© Mapmakers")) }

  static func source(_ path: String) throws -> TileSource {
    try TileFile.source(SQLiteDatabase.reading(path), offer())
  }
}

@Suite("Map tiles from a file", .timeLimit(.minutes(30)))
struct RunTileFileTests {
  let folder: TemporaryDirectory

  init() throws { folder = try TemporaryDirectory() }

  private var rows: [SomeTiles.Row] {
    [
      SomeTiles.Row(zoom: 3, column: 6, row: 4, bytes: SomeTiles.png(1)),
      SomeTiles.Row(zoom: 3, column: 6, row: 3, bytes: SomeTiles.jpeg),
      SomeTiles.Row(zoom: 4, column: 13, row: 9, bytes: SomeTiles.webp),
      SomeTiles.Row(zoom: 5, column: 1, row: 1, bytes: Array("<html>".utf8)),
      SomeTiles.Row(zoom: 5, column: 2, row: 1, bytes: SomeTiles.png(2, count: 512 << 10)),
    ]
  }

  @Test("rows count from the south there, and pictures are what their bytes say")
  func served() async throws {
    let path = folder.file("korea.mbtiles")
    try SomeTiles.write(rows, to: path)
    let site = try RunSite { _ in try SomeTiles.source(path) }
    try await site.test { caller in
      let told = try await caller.get("/api/run/tiles")
      #expect(
        told.json
          == .object([
            "tiles": .object([
              "least": .int(3), "greatest": .int(5), "size": .int(256),
              "attribution": "© Mapmakers",
            ])
          ]))
      // Row 4 of 8 from the south is row 3 from the north.
      let png = try await caller.get("/api/run/tiles/3/6/3")
      #expect(png.status == 200 && png.bytes == SomeTiles.png(1))
      #expect(png.headers[.contentType] == "image/png")
      #expect(png.headers[.cacheControl] == "private, max-age=86400")
      let jpeg = try await caller.get("/api/run/tiles/3/6/4")
      #expect(jpeg.bytes == SomeTiles.jpeg && jpeg.headers[.contentType] == "image/jpeg")
      let webp = try await caller.get("/api/run/tiles/4/13/6")
      #expect(webp.bytes == SomeTiles.webp && webp.headers[.contentType] == "image/webp")
    }
  }

  @Test("who has a picture is told so, and who is nobody gets none")
  func again() async throws {
    let path = folder.file("again.mbtiles")
    try SomeTiles.write(rows, to: path)
    let site = try RunSite { _ in try SomeTiles.source(path) }
    try await site.test { caller in
      let first = try await caller.get("/api/run/tiles/3/6/3")
      let tag = try #require(first.headers[.eTag])
      var headers = site.headers(of: caller.user)
      headers[.ifNoneMatch] = tag
      let status = try await caller.client.execute(
        uri: "/api/run/tiles/3/6/3", method: .get, headers: headers
      ) { response in response.status.code }
      #expect(status == 304)
      for path in ["/api/run/tiles", "/api/run/tiles/3/6/3"] {
        #expect(try await caller.being(nil).get(path).status == 401)
      }
    }
  }

  @Test("what is not there, or nowhere, is not found")
  func absent() async throws {
    let path = folder.file("absent.mbtiles")
    try SomeTiles.write(rows, to: path)
    let site = try RunSite { _ in try SomeTiles.source(path) }
    try await site.test { caller in
      for place in [
        "3/0/0", "3/8/0", "3/-1/0", "2/0/0", "6/0/0", "99/0/0", "3/06/3", "3/6/3.png", "a/b/c",
        "3/99999999999999999999/0",
      ] {
        let answer = try await caller.get("/api/run/tiles/" + place)
        #expect(answer.status == 404, "\(place)")
      }
      // A page and a picture that is too large have a word of their own.
      for (place, reason) in [("5/1/30", "noPicture"), ("5/2/30", "tooLarge")] {
        let answer = try await caller.get("/api/run/tiles/" + place)
        #expect(answer.status == 502 && answer.code == "noTile")
        #expect(answer.json["reason"] == .string(reason))
      }
    }
  }

  @Test("without a source there is no map")
  func none() async throws {
    try await RunSite().test { caller in
      let told = try await caller.get("/api/run/tiles")
      #expect(told.status == 200 && told.json == .object(["tiles": .null]))
      #expect(try await caller.get("/api/run/tiles/3/6/3").status == 404)
    }
  }

  @Test("nobody takes the whole map along")
  func limited() async throws {
    let path = folder.file("limited.mbtiles")
    try SomeTiles.write(rows, to: path)
    let site = try RunSite { _ in try SomeTiles.source(path) }
    try await site.test { caller in
      var statuses: Set<Int> = []
      for _ in 0..<241 { statuses.insert(try await caller.get("/api/run/tiles/3/6/3").status) }
      #expect(statuses == [200, 429])
      let other = caller.being(RunLedger.other)
      #expect(try await other.get("/api/run/tiles/3/6/3").status == 200)
    }
  }

  @Test("zooms that the file does not tell are looked up")
  func zooms() throws {
    let path = folder.file("zooms.mbtiles")
    try SomeTiles.write(rows, metadata: ["minzoom": "x"], to: path)
    let tiles = try SomeTiles.source(path).tiles
    #expect(tiles.least == 3 && tiles.greatest == 5)
  }

  @Test("a file that is none says what is wrong with it")
  func faults() throws {
    let offer = try SomeTiles.offer()
    func fault(_ path: String) -> TileFileFault? {
      let engine: SQLiteDatabase
      do throws(StoreFailure) { engine = try .reading(path) } catch {
        return TileFileFault(error)
      }
      do throws(TileFileFault) { _ = try TileFile.source(engine, offer) } catch { return error }
      return nil
    }
    #expect(fault(folder.file("absent.mbtiles")) == .unreadable)
    let text = folder.file("text.mbtiles")
    try Data(String(repeating: "no database ", count: 100).utf8)
      .write(to: URL(fileURLWithPath: text))
    #expect(fault(text) == .noDatabase)
    let other = folder.file("other.mbtiles")
    let memory = try SQLiteDatabase.inMemory()
    try memory.writeNow { session throws(StoreFailure) in
      _ = try session.run("CREATE TABLE friend (id INTEGER)")
    }
    try memory.backUp(to: other)
    #expect(fault(other) == .noTables)
    let empty = folder.file("empty.mbtiles")
    try SomeTiles.write([], to: empty)
    #expect(fault(empty) == .empty)
    let vector = folder.file("vector.mbtiles")
    // Lines and labels, compressed.
    let row = SomeTiles.Row(zoom: 3, column: 6, row: 4, bytes: [0x1F, 0x8B, 8, 0, 0])
    try SomeTiles.write([row], to: vector)
    #expect(fault(vector) == .noPictures)
  }
}
