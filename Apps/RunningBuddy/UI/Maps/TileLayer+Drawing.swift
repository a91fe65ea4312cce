import Design
import Geography
import RunningBuddyDomain
import View

extension TileLayer {
  /// The tiles under what of a route's ground is shown; `nil` where it is plain.
  init?(
    under view: RouteView, of route: DrawnRoute, around pivot: RoutePoint, _ look: RouteMap.Look
  ) {
    guard let tiles = look.tiles, let flat = route.ground else { return nil }
    self.init(
      tiles,
      under: Ground(flat: flat, view: view, pivot: pivot, turn: look.turn, isWide: look.isWide))
    if pieces.isEmpty { return nil }
  }

  /// The pictures, cut off where the area ends. What the drawing is stands in words beside it.
  ///
  /// - Parameter turn: The attribute `transform` of the ground.
  func node<Action>(turn: String) -> Node<Action> {
    element(
      "svg", .class("run-tiles"), .key("tiles"), .aria("hidden", "true"),
      .attribute("x", String(area.left)), .attribute("y", String(area.top)),
      .attribute("width", String(area.width)), .attribute("height", String(area.height)),
      .attribute("viewBox", area.box)
    ) {
      element("g", .attribute("transform", turn)) {
        for piece in pieces { TileLayer.image(piece) }
      }
    }
  }

  private static func image<Action>(_ piece: Piece) -> Node<Action> {
    let path = MapTiles.path(of: piece.tile)
    return element(
      "image", .key(path), .attribute("href", path), .attribute("x", String(piece.place.left)),
      .attribute("y", String(piece.place.top)), .attribute("width", String(piece.place.width)),
      .attribute("height", String(piece.place.height)),
      .attribute("preserveAspectRatio", "none"))
  }
}
