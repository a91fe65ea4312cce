import Core
import RunningBuddyDomain
import RunningBuddyUI
import Testing

@Suite("Addresses of RunningBuddy")
struct RunRouteTests {
  static let id = RunID(high: 0x0190_0000_0000_7000, low: 0x8000_0000_0000_0077)
  static let all: [RunRoute] = [
    .home, .live, .review, .run(id), .editRun(id), .history, .statistics, .data(nil),
    .data(.missed), .data(.full), .settings, .enter, .deleted, .refused,
    .sensors, .stride, .shoes, .plans, .companions, .companion(""), .companion("12345678"),
    .carrying,
  ]

  @Test("Every place has an address that leads back to it", arguments: all)
  func roundTrip(route: RunRoute) {
    #expect(RunRoute(path: route.path) == route)
  }

  @Test("What is shared leads to the files; other addresses lead nowhere")
  func others() {
    #expect(RunRoute(path: "/run/shared") == .data(nil))
    for path in ["", "/", "/day", "/run/x", "/run/runs", "/run/runs/x", "/run/runs/new/edit"] {
      #expect(RunRoute(path: path) == nil, "\(path)")
    }
    #expect(RunRoute(path: "/run/companion?1234567x") == .companion(""))
  }
}
