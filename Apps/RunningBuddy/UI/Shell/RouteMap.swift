import Calendar
import Core
import Design
import RunningBuddyDomain
import View

/// A route on the ground, with its scale, its start and its end.
enum RouteMap {
  struct Look {
    /// The sides of the drawing, one to the other.
    var shape: (width: Int, height: Int) = (4, 3)
    var names = "run-map"
    /// Nothing for the whole route.
    var width: Int?
    /// How much of the drawing lies under other things at its lower end, as a share of what does
    /// not (%): the route stays clear of it.
    var covered = 0
    /// The map below the route; without it the ground is plain.
    var tiles: MapTiles?
    /// Degrees that the ground is turned counterclockwise around the end of the route.
    var turn = 0
    /// Whether the map fills a square.
    var isWide = false
    /// What stands at the end.
    let end: String
    let start: String
    let summary: String
    let title: String

    /// What whose map it is takes at the lower end of a drawing, as a share of the rest (%): two
    /// lines on a phone.
    static let credit = 12

    /// Whether the drawing itself says whose map it is.
    var isCredited: Bool { tiles != nil && !isWide }
  }

  static func view<Action>(
    _ route: DrawnRoute, _ words: Words, _ look: Look, id: String
  ) -> Node<Action> {
    guard let bounds = route.bounds, let first = route.first, let last = route.last else {
      return .empty
    }
    // Where that lies there is no route, and the drawing keeps its shape.
    let strip = look.isCredited ? Look.credit : 0
    let whole = RouteView(
      around: bounds, shape: (look.shape.width * (100 + strip), look.shape.height * 100))
    let view = look.width.map { width in whole.moved(to: last, width: width) } ?? whole
    let (small, large) = words.unit == .mile ? (0.3048, 1_609.344) : (1, 1_000)
    let (scale, isLarge) = RouteScale.fitting(view, small: small, large: large)
    let shown = view.extended(below: look.covered + strip)
    let layer = TileLayer(under: shown, of: route, around: last, look)
    let turn = RouteDrawing.turn(by: look.turn, around: (last.x, last.y))
    let drawing: Node<Action> = element(
      "svg", .class(look.names),
      .attribute("viewBox", shown.box), .attribute("role", "img"),
      .attribute("focusable", "false"), .aria("labelledby", id + "-title"),
      .aria("describedby", id + "-desc"), .key(id)
    ) {
      element("title", .id(id + "-title")) { look.title }
      element("desc", .id(id + "-desc")) { look.summary }
      if let layer { layer.node(turn: turn) }
      element("g", .key("route"), .attribute("transform", turn)) {
        if layer != nil { lines(route, "c", "route-line route-casing") }
        lines(route, "r", "route-line")
        mark(first, view, "run-start", look.start)
      }
      mark(last, view, "run-end", look.end)
      RouteDrawing.legend(
        view, scale, text: length(scale.count, isLarge, words), turn: look.turn)
    }
    guard let tiles = look.tiles, layer != nil, look.isCredited else { return drawing }
    return element("div", .class("run-mapped"), .key(id)) {
      drawing
      credit(tiles)
    }
  }

  /// Whose map it is: always to be read where there is one.
  static func credit<Action>(_ tiles: MapTiles) -> Node<Action> {
    element("p", .class("run-credit"), .key("credit")) { tiles.attribution }
  }

  private static func lines<Action>(
    _ route: DrawnRoute, _ key: String, _ names: String
  ) -> [Node<Action>] {
    route.parts.enumerated().flatMap { index, part in
      RouteDrawing.line(part, key: key + String(index), names: names)
    }
  }

  private static func mark<Action>(
    _ point: RoutePoint, _ view: RouteView, _ name: String, _ title: String
  ) -> Node<Action> {
    element(
      "circle", .key(name), .class("run-mark " + name), .attribute("cx", String(point.x)),
      .attribute("cy", String(point.y)), .attribute("r", String(max(1, view.width / 60)))
    ) { element("title") { title } }
  }

  private static func length(_ count: Int, _ isLarge: Bool, _ words: Words) -> String {
    let text = words.formats.number(count)
    switch (words.unit, isLarge) {
    case (.kilometre, true): return words(RunUnitText.kilometres, text: text)
    case (.kilometre, false): return words(RunUnitText.metres, text: text)
    case (.mile, true): return words(RunUnitText.miles, text: text)
    case (.mile, false): return words(RunUnitText.feet, text: text)
    }
  }
}
