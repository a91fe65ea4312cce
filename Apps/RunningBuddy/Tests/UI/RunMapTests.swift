import Calendar
import Core
import Design
import Geography
import RunningBuddyDomain
import RunningBuddyUI
import TestKit
import Testing
import Tracks

@testable import RunningBuddyTestKit

@Suite("Maps under routes")
struct RunMapTests {
  private static let reply =
    #"{"tiles":{"least":3,"greatest":17,"size":256,"attribution":"© Mapmakers"}}"#
  private static let question = "GET /api/run/tiles"

  private func open(
    _ body: String? = RunMapTests.reply, language: Language = .english,
    change: (inout RunWorld) -> Void = { _ in }
  ) -> RunWorld {
    var world = RunScreenTests.filled(language: language)
    if let body { world.replies[Self.question] = (200, body) }
    change(&world)
    world.send(.view(.went(.run(RunScreenTests.id))))
    return world
  }

  @Test("The map is below the run's route, with whose it is")
  func detail() {
    let world = open()
    #expect(world.shows("href=\"/api/run/tiles/"))
    #expect(world.shows(">© Mapmakers</p>"))
    let count = world.page.split(separator: "<image ").count - 1
    #expect((2...40).contains(count))
    #expect(markupFaults(in: world.page) == [])
    #expect(open(language: .korean).shows("© Mapmakers"))
  }

  @Test("The route stays clear of whose map it is, in a drawing of the same shape")
  func clear() throws {
    for (world, strip) in [(open(), 12), (open(nil), 0)] {
      let drawing = try #require(
        world.page.split(separator: "<svg ").first { svg in svg.contains("\"run-map\"") })
      let box = try #require(drawing.firstMatch(of: #/viewBox="-?\d+ (-?\d+) (\d+) (\d+)"/#))
      let top = try #require(Int(box.1))
      let width = try #require(Int(box.2))
      let height = try #require(Int(box.3))
      #expect(abs(width * 3 - height * 4) <= 16)
      var rows: [Int] = []
      for path in world.page.split(separator: "<path") where path.contains("\"route-line\"") {
        let points = try #require(path.firstMatch(of: #/[ ]d="([^"]+)"/#)).1
        rows += points.matches(of: #/[ ](-?\d+)/#).compactMap { row in Int(row.1) }
      }
      let highest = try #require(rows.min())
      let lowest = try #require(rows.max())
      let (above, below) = (highest - top, top + height - lowest)
      #expect(abs(below - above - height * strip / (100 + strip)) <= height / 100)
    }
  }

  @Test("Without tiles, offline or where it failed, the ground is plain")
  func plain() {
    for body in [nil, #"{"tiles":null}"#, "<html>", #"{"tiles":{"least":99}}"#] {
      let world = open(body)
      #expect(world.shows("route-line") && !world.shows("<image") && !world.shows("run-credit"))
    }
  }

  @Test("Nothing is asked before a map is on the screen, and nothing where maps are off")
  func asked() {
    var world = RunScreenTests.filled()
    world.replies[Self.question] = (200, Self.reply)
    #expect(!world.asked.contains(Self.question))
    world.send(.view(.went(.history)))
    #expect(!world.asked.contains(Self.question))
    world.send(.view(.went(.run(RunScreenTests.id))))
    #expect(world.asked.filter { line in line == Self.question }.count == 1)
    world.send(.view(.closed))
    world.send(.view(.went(.run(RunScreenTests.id))))
    #expect(world.asked.filter { line in line == Self.question }.count == 1)
    let off = open { world in world.send(.view(.setting(.showsMaps(false)))) }
    #expect(!off.asked.contains(Self.question) && !off.shows("<image"))
    let local = open { world in world.state.hasAccount = false }
    #expect(!local.asked.contains(Self.question))
  }

  @Test("What failed is asked again on the next screen, not in the same one")
  func again() {
    var world = open(nil)
    let count = world.asked.filter { line in line == Self.question }.count
    #expect(count == 1)
    world.replies[Self.question] = (200, Self.reply)
    world.send(.view(.closed))
    world.send(.view(.went(.run(RunScreenTests.id))))
    #expect(world.shows("<image"))
  }

  @Test("The live map has tiles in every mode, and says whose they are")
  func live() {
    var world = RunWorld()
    world.replies[Self.question] = (200, Self.reply)
    world.load()
    world.send(.startWanted)
    #expect(!world.asked.contains(Self.question))
    world.seconds(6)
    world.send(.started)
    world.seconds(60)
    for _ in 0..<3 {
      let count = world.page.split(separator: "<image ").count - 1
      #expect((2...40).contains(count), "\(count)")
      #expect(world.shows(">© Mapmakers</p>"))
      #expect(markupFaults(in: world.page) == [])
      world.send(.mapTapped)
    }
  }
}

@Suite("Where tiles lie")
struct TileLayerTests {
  private static let tiles = MapTiles(least: 0, greatest: 19, size: 256, attribution: "x")

  /// The layer under a route from a place, so many metres long on both axes.
  private func layer(
    north: Int, east: Int, metres: Double, turn: Int = 0, isWide: Bool = false,
    tiles: MapTiles = TileLayerTests.tiles
  ) -> (layer: TileLayer, flat: FlatGround, view: RouteView) {
    let flat = FlatGround(around: Geoposition(latitude: north, longitude: east))
    var bounds = RouteBounds(RoutePoint(right: 0, down: 0))
    bounds.take(RoutePoint(right: metres, down: metres))
    let view = RouteView(around: bounds, shape: (width: 4, height: 3))
    let pivot = RoutePoint(right: metres / 2, down: metres / 2)
    let layer = TileLayer(
      tiles,
      under: TileLayer.Ground(
        flat: flat, view: view, pivot: pivot, turn: turn, isWide: isWide))
    return (layer, flat, view)
  }

  @Test(
    "The route is right on its tiles, to a pixel of a drawing of 400",
    arguments: [
      (37_566_500, 126_978_000), (0, 0), (60_170_000, 24_940_000), (-54_800_000, -68_300_000),
    ], [500.0, 5_000, 42_195])
  func agreement(_ place: (Int, Int), _ metres: Double) throws {
    let (layer, flat, view) = layer(north: place.0, east: place.1, metres: metres)
    #expect(!layer.pieces.isEmpty)
    let pixel = Double(view.width) / 400
    for step in 0...20 {
      let point = FlatPoint(x: metres / 20 * Double(step), y: -metres / 20 * Double(step))
      let here = try #require(flat.place(point))
      let piece = try #require(
        layer.pieces.first { piece in
          let (left, top) = (piece.place.left, piece.place.top)
          return Int(point.x * 10) >= left && Int(point.x * 10) < left + piece.place.width
            && Int(-point.y * 10) >= top && Int(-point.y * 10) < top + piece.place.height
        })
      // Where the tile's own picture has the place, in Web Mercator.
      let zoom = piece.tile.zoom
      let (longitude, latitude) = (
        Double(here.longitude) / 1_000_000, Double(here.latitude) / 1_000_000
      )
      let right = MapTile.column(of: longitude, zoom: zoom) - Double(piece.tile.column)
      let down = MapTile.row(of: latitude, zoom: zoom) - Double(piece.tile.row)
      let drawn = (
        x: Double(piece.place.left) + right * Double(piece.place.width),
        y: Double(piece.place.top) + down * Double(piece.place.height)
      )
      #expect(abs(drawn.x - point.x * 10) < pixel, "\(step)")
      #expect(abs(drawn.y + point.y * 10) < pixel, "\(step)")
    }
  }

  @Test("A screen of tiles covers the view and is no more", arguments: [0, 30, 90, 225])
  func covering(_ turn: Int) {
    for metres in [100.0, 777, 3_000, 25_000] {
      let (layer, _, view) = layer(
        north: 37_566_500, east: 126_978_000, metres: metres, turn: turn, isWide: turn != 0)
      #expect((1...TileLayer.most).contains(layer.pieces.count), "\(metres)")
      // Each is seen once, and together they leave no gap where nothing is turned.
      #expect(Set(layer.pieces.map(\.tile)).count == layer.pieces.count)
      guard turn == 0 else { continue }
      let left = layer.pieces.map(\.place.left).min() ?? 0
      let right = layer.pieces.map { piece in piece.place.left + piece.place.width }.max() ?? 0
      #expect(left <= view.left && right >= view.left + view.width)
      #expect(layer.pieces.allSatisfy { piece in piece.place.width * 3 >= view.width })
    }
  }

  @Test("Beyond the greatest zoom tiles are larger; where there are none there are none")
  func zooms() {
    let coarse = MapTiles(least: 0, greatest: 12, size: 256, attribution: "x")
    let (layer, _, _) = layer(
      north: 37_566_500, east: 126_978_000, metres: 300, tiles: coarse)
    #expect(layer.pieces.allSatisfy { piece in piece.tile.zoom == 12 } && !layer.pieces.isEmpty)
    let fine = MapTiles(least: 19, greatest: 19, size: 256, attribution: "x")
    #expect(
      self.layer(north: 0, east: 0, metres: 40_000, tiles: fine).layer.pieces.isEmpty)
    // Across the 180th meridian and near a pole the ground is plain.
    #expect(self.layer(north: 0, east: 179_999_000, metres: 5_000).layer.pieces.isEmpty)
  }
}
