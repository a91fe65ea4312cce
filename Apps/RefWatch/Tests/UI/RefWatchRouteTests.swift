import Core
import RefWatchDomain
import RefWatchUI
import Testing

private let match = MatchID(high: 0x0191_0000_0000_7000, low: 0x8000_0000_0000_0001)

@Suite struct RefWatchRouteTests {
  @Test(arguments: [
    RefWatchRoute.hub, .new, .history, .settings, .schedule, .importing, .match(match),
    .setup(match), .log(match),
    .records(match), .report(match),
  ])
  func `every place prints and parses`(_ route: RefWatchRoute) {
    #expect(RefWatchRoute(path: route.path) == route)
    #expect(RefWatchRoute(path: route.path + "/?q=1#x") == route)
  }

  @Test(arguments: [
    "", "/", "/friends", "/referees", "/referee/x", "/referee/m", "/referee/m/7",
    "/referee/m/\(match)/x", "/referee/m/\(match)/log/x",
  ])
  func `other paths are no place`(_ path: String) { #expect(RefWatchRoute(path: path) == nil) }
}
