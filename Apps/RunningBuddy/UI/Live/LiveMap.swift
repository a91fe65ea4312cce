import Design
import RunningBuddyDomain
import View

/// The ground of a recording with the route so far. Made anew only with another place on it: most
/// turns of a second bring none.
struct LiveMap: Equatable {
  private let route: DrawnRoute
  private let centimetres: Int64
  private let width: Int?
  private let tiles: MapTiles?
  private let turn: Int
  private let words: Words

  static func view(_ state: RunFeature.State) -> RunPiece {
    .kept(LiveMap(state), tag: "div", key: "map") { map in map.node }
  }

  private init(_ state: RunFeature.State) {
    route = state.live.route
    centimetres = Int64(state.live.recorder.metres * 100)
    width = state.live.width
    tiles = state.mapTiles
    turn = state.direction?.turn ?? 0
    words = state.words
  }

  private var node: RunPiece {
    element("div", .class("run-ground")) {
      if route.isEmpty {
        element("p", .class("run-wait soft")) { words(LiveText.noRoute) }
      } else {
        RouteMap.view(
          route, words,
          RouteMap.Look(
            shape: (3, 4), names: "run-map whole", width: width, covered: 75,
            tiles: tiles, turn: turn, isWide: true, end: words(LiveText.here),
            start: words(LiveText.start),
            summary: words.distance(centimetres: centimetres), title: words(LiveText.map)),
          id: "live-map")
      }
    }
  }
}

extension LiveState {
  /// Decimetres across the map; `nil` for the whole route.
  var width: Int? {
    switch map {
    case .automatic: nil
    case .manual(let width): width
    case .heading: MapMode.near
    }
  }
}

extension LiveState.MapMode {
  /// What a tap on the distance leads to.
  var next: LiveState.MapMode {
    switch self {
    case .automatic: .manual(width: LiveState.MapMode.near)
    case .manual: .heading
    case .heading: .automatic
    }
  }
}
