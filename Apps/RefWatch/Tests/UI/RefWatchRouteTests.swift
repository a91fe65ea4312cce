import Core
import RefWatchDomain
import RefWatchUI
import Testing

private let match = MatchID(high: 0x0191_0000_0000_7000, low: 0x8000_0000_0000_0001)

@Suite struct RefWatchRouteTests {
  @Test(arguments: [
    RefWatchRoute.hub, .new, .history, .settings, .resume, .schedule, .importing, .match(match),
    .setup(match), .log(match),
    .records(match), .report(match), .crew(match), .takeOver(match, nil), .join("abc_DEF-1"),
    .sharing(match), .shared, .share(match.retagged()), .shareJournal(match.retagged()),
    .journalEntry(match.retagged()), .mentor("abc_DEF-1"),
  ])
  func `every place prints and parses`(_ route: RefWatchRoute) {
    #expect(RefWatchRoute(path: route.path) == route)
    #expect(RefWatchRoute(path: route.path + "/?q=1#x") == route)
  }

  @Test func `what a camera reads is kept, whichever way it is told`() {
    let route = RefWatchRoute.takeOver(match, "abc_DEF-1")
    #expect(RefWatchRoute(path: route.path) == route)
    #expect(route.path == "/referee/m/\(match)/take-over#t=abc_DEF-1")
    // As earlier versions showed it, and with what else may stand in an address.
    for path in ["?t=abc_DEF-1", "?a=1#t=abc_DEF-1", "?t=abc_DEF-1#top", "#t=abc_DEF-1&a=1"] {
      #expect(RefWatchRoute(path: "/referee/m/\(match)/take-over" + path) == route)
    }
  }

  @Test(arguments: [
    "/referee/join", "/referee/mentor", "/referee/shared/7", "/referee/journal/7/share",
    "/referee/join/a/b", "/referee/m/7/take-over?t=a", "", "/", "/friends",
    "/referees", "/referee/x", "/referee/m", "/referee/m/7",
    "/referee/m/\(match)/x", "/referee/m/\(match)/log/x",
  ])
  func `other paths are no place`(_ path: String) { #expect(RefWatchRoute(path: path) == nil) }
}
