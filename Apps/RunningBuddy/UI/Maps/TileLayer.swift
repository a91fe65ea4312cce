import Core
import Design
import Geography
import RunningBuddyDomain
import Tracks
import View

/// The tiles that lie under a part of the ground: each where the route's own projection has its
/// corners, so that the route runs where the map has its streets.
public struct TileLayer: Hashable {
  public struct Piece: Hashable {
    public let tile: MapTile
    /// Where it is drawn.
    public let place: RouteView
  }

  /// What of the ground is shown, in which direction.
  public struct Ground: Hashable {
    let flat: FlatGround
    /// The part of it that has to be covered.
    let view: RouteView
    /// What the ground is turned around.
    let pivot: RoutePoint
    /// Degrees that it is turned counterclockwise.
    let turn: Int
    /// Whether tiles fill a square as wide as the view is high: on most screens there is room
    /// beside the view.
    let isWide: Bool

    public init(
      flat: FlatGround, view: RouteView, pivot: RoutePoint, turn: Int = 0, isWide: Bool = false
    ) {
      self.flat = flat
      self.view = view
      self.pivot = pivot
      self.turn = turn
      self.isWide = isWide
    }
  }

  public let pieces: [Piece]
  /// What is covered by them, and nothing beyond.
  let area: RouteView

  /// Tiles across a view, at most.
  private static let across = 3
  /// As long as the ground is turned, or wider than the view, they are fewer and larger.
  private static let acrossWide = 2
  /// Tiles of a lower zoom are larger than a drawing's ground.
  private static let leastZoom = 5
  /// Tiles at a time: a screen of them.
  public static let most = 40
  /// What a tile reaches over the next one, as a part of the view's width: no line between them.
  private static let seam = 800

  public init(_ tiles: MapTiles, under ground: Ground) {
    let view = ground.view
    let side = ground.isWide ? max(view.width, view.height) : view.width
    area = RouteView(
      left: view.left - (side - view.width) / 2, top: view.top, width: side, height: view.height)
    // A picture with more pixels covers more of the screen.
    let fewer = ground.isWide ? TileLayer.acrossWide : TileLayer.across
    let across = max(1, fewer * MapTiles.usualSize / max(1, tiles.size))
    pieces = TileLayer.pieces(tiles, ground, area, across)
  }

  /// Those of the greatest zoom whose tiles are not too many and not too small.
  private static func pieces(
    _ tiles: MapTiles, _ ground: Ground, _ area: RouteView, _ across: Int
  ) -> [Piece] {
    let least = max(tiles.least, TileLayer.leastZoom)
    var zoom = min(tiles.greatest, MapTile.zooms.upperBound)
    let reach = ground.turn == 0 ? area : area.turnedAnyhow(around: ground.pivot)
    guard let corner = ground.place(reach.left, reach.top),
      let other = ground.place(reach.left + reach.width, reach.top + reach.height)
    else { return [] }
    let width = degrees(other.longitude - corner.longitude)
    let share = Double(ground.view.width) / Double(reach.width)
    while zoom >= least {
      let isLarge = width * share / 360 * Double(1 << zoom) <= Double(across)
      if isLarge, let found = pieces(zoom, from: corner, to: other, ground, area) {
        return found
      }
      zoom -= 1
    }
    return []
  }

  /// Those of a zoom that can be seen; `nil` where they are too many.
  private static func pieces(
    _ zoom: Int, from corner: Geoposition, to other: Geoposition, _ ground: Ground,
    _ area: RouteView
  ) -> [Piece]? {
    let columns = (
      from: Int(MapTile.column(of: degrees(corner.longitude), zoom: zoom)),
      to: Int(MapTile.column(of: degrees(other.longitude), zoom: zoom))
    )
    let rows = (
      from: Int(MapTile.row(of: degrees(corner.latitude), zoom: zoom)),
      to: Int(MapTile.row(of: degrees(other.latitude), zoom: zoom))
    )
    // A turned map shows fewer than there are around it, but not that much fewer.
    guard columns.from <= columns.to, rows.from <= rows.to,
      (columns.to - columns.from) * (rows.to - rows.from) < 4 * most
    else { return nil }
    let seam = max(1, ground.view.width / TileLayer.seam)
    // Each edge is worked out once, for the tiles on both of its sides.
    let edges = (columns.from...columns.to + 1).map { column in
      ground.right(of: MapTile.west(ofColumn: column, zoom: zoom))
    }
    var pieces: [Piece] = []
    for row in rows.from...rows.to {
      let top = ground.down(to: MapTile.north(ofRow: row, zoom: zoom))
      let bottom = ground.down(to: MapTile.north(ofRow: row + 1, zoom: zoom))
      for column in columns.from...columns.to {
        let left = edges[column - columns.from]
        let place = RouteView(
          left: left, top: top, width: edges[column - columns.from + 1] - left + seam,
          height: bottom - top + seam)
        guard ground.shows(place, in: area),
          let tile = MapTile(zoom: zoom, column: column, row: row)
        else { continue }
        pieces.append(Piece(tile: tile, place: place))
      }
    }
    return pieces.count <= most ? pieces : nil
  }

  private static func degrees(_ millionths: Int) -> Double { Double(millionths) / 1_000_000 }
}

extension TileLayer.Ground {
  /// What a drawing's decimetre is of a metre.
  private static let metre = 10.0

  /// The place at a point of the drawing; `nil` beyond a pole or the 180th meridian.
  fileprivate func place(_ x: Int, _ y: Int) -> Geoposition? {
    flat.place(FlatPoint(x: Double(x) / Self.metre, y: -Double(y) / Self.metre))
  }

  fileprivate func right(of longitude: Double) -> Int {
    point(latitude: Double(flat.origin.latitude) / 1_000_000, longitude: longitude).x
  }

  fileprivate func down(to latitude: Double) -> Int {
    point(latitude: latitude, longitude: Double(flat.origin.longitude) / 1_000_000).y
  }

  private func point(latitude: Double, longitude: Double) -> RoutePoint {
    guard let place = GlobePoint(latitude: latitude, longitude: longitude) else {
      return RoutePoint(right: 0, down: 0)
    }
    let metres = flat.metres(Geoposition(place))
    return RoutePoint(right: metres.x, down: -metres.y)
  }

  /// Whether a part of the ground can be seen in an area of the drawing, as it is turned.
  fileprivate func shows(_ place: RouteView, in area: RouteView) -> Bool {
    guard turn != 0 else { return true }
    let angle = -Double(turn) * Double.pi / 180
    let (sine, cosine) = (Trigonometry.sine(angle), Trigonometry.cosine(angle))
    let x = Double(place.left + place.width / 2 - pivot.x)
    let y = Double(place.top + place.height / 2 - pivot.y)
    let turned = (
      x: Double(pivot.x) + x * cosine - y * sine, y: Double(pivot.y) + x * sine + y * cosine
    )
    // More than half of a tile's diagonal.
    let reach = Double(max(place.width, place.height)) * 0.75
    func isNear(_ middle: Double, _ start: Int, _ length: Int) -> Bool {
      middle > Double(start) - reach && middle < Double(start + length) + reach
    }
    return isNear(turned.x, area.left, area.width) && isNear(turned.y, area.top, area.height)
  }
}

extension RouteView {
  /// The square around a point that holds all of it however it is turned around that.
  fileprivate func turnedAnyhow(around pivot: RoutePoint) -> RouteView {
    let across = Double(max(abs(left - pivot.x), abs(left + width - pivot.x)))
    let down = Double(max(abs(top - pivot.y), abs(top + height - pivot.y)))
    let reach = Int(Trigonometry.root(across * across + down * down)) + 1
    return RouteView(
      left: pivot.x - reach, top: pivot.y - reach, width: 2 * reach, height: 2 * reach)
  }
}
