import Core
import TeePalsDomain
import Testing

@testable import TeePalsTestKit

@Suite("Everything within reach is found", .timeLimit(.minutes(30)))
struct SearchRecallTests {
  let site: GolfSite
  private let reader = GolfSite.user(1)
  private let host = GolfSite.user(2)

  init() throws { site = try GolfSite() }

  /// Where it is difficult: poles, the 180th meridian, the corners of the grid.
  private static let middles: [(Double, Double)] = [
    (37.3, -121.9), (0, 0), (0, 179.95), (0.5, -179.95), (51.5, 180), (64.1, -21.9),
    (89.9, 20), (-89.95, -170), (85, 179.9), (-85, -180), (90, 0), (45, 90),
  ]

  /// A place near one, at most so many degrees away.
  private func place(
    near middle: (Double, Double), _ degrees: Double, _ lots: inout Lots
  ) -> GlobePoint? {
    func moved() -> Double { (Double(lots.below(2_000_001)) / 1_000_000 - 1) * degrees }
    let north = min(max(middle.0 + moved(), -90), 90)
    // Near a pole every meridian is close.
    var east = middle.1 + moved() * (abs(north) > 84 ? 60 : 1)
    while east > 180 { east -= 360 }
    while east < -180 { east += 360 }
    return GlobePoint(latitude: north, longitude: east)?.snapped
  }

  @Test("a search answers what looking at every round answers")
  func recall() async throws {
    var lots = Lots(11)
    try site.settle([reader], days: 100)
    var rounds: [Round] = []
    for number in 0..<900 {
      let middle = Self.middles[number % Self.middles.count]
      let point = place(near: middle, lots.pick([0.05, 0.4, 1.6]), &lots)
      rounds.append(
        try site.round(UInt64(number + 1), host: host, at: point, in: Int64(1 + number % 600)))
    }
    try site.put(rounds)
    let (all, seed) = (rounds, lots.next())
    try await site.test { client in
      var lots = Lots(seed)
      var found = 0
      for turn in 0..<96 {
        let middle = Self.middles[turn % Self.middles.count]
        let centre = try #require(place(near: middle, 0.3, &lots))
        let miles = lots.pick([1, 5, 10, 25, 30, 50, 100])
        let walk = try await SearchWalk(
          site, client,
          "lat=\(centre.latitude)&lng=\(centre.longitude)&radius=\(miles)&limit=50",
          as: reader)
        let expected = all.filter { round in
          Globe.metres(centre, round.course.point) <= Double(miles) * 1_609.344
        }.map { round in round.id }
        #expect(Set(walk.rounds) == Set(expected), "\(centre) \(miles)")
        #expect(walk.rounds.count == expected.count)
        #expect(!walk.isTruncated)
        found += expected.count
      }
      // The circles were not empty.
      #expect(found > 1_000)
    }
  }
}
