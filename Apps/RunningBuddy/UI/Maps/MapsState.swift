import Core
import Design
import RunningBuddyDomain
import Wire

/// What is known of the tiles that the server has for maps.
enum MapsState: Hashable {
  case unasked, asked
  /// Not answered: the next screen with a map asks again.
  case failed
  /// `nil` where it has none.
  case known(MapTiles?)
}

extension RunFeature.State {
  /// The map below routes; `nil` where the ground is plain.
  var mapTiles: MapTiles? {
    guard settings.showsMaps, case .known(let tiles) = maps else { return nil }
    return tiles
  }

  /// Asks what tiles there are, and not before a route is on the screen.
  mutating func keepMaps() -> Effects {
    guard maps == .unasked, isLoaded, isShown, isRouteShown, settings.showsMaps, hasAccount,
      sync.reach == .reached
    else { return [] }
    maps = .asked
    return [.ask(.get(MapTiles.path), answer: { answer in .inner(.maps(answer)) })]
  }

  mutating func takeMaps(_ answer: HostAnswer) {
    let told = answer.read { cursor throws(WireError) -> MapsState in
      .known(try cursor.optional("tiles")?.decode())
    }
    maps = told ?? .failed
  }

  private var isRouteShown: Bool {
    switch route {
    case .live: !live.route.isEmpty && !live.isPocket
    case .run(let id):
      replica.run(id).map { run in !run.record.line.parts.isEmpty } ?? false
    default: false
    }
  }
}
