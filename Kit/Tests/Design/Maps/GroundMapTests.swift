import Core
import Design
import Testing

@Suite("Places on the ground")
struct GroundMapTests {
  private func place(_ latitude: Double, _ longitude: Double) throws -> GlobePoint {
    try #require(GlobePoint(latitude: latitude, longitude: longitude))
  }

  private func isInside(_ point: RoutePoint, _ view: RouteView) -> Bool {
    point.x > view.left && point.x < view.left + view.width && point.y > view.top
      && point.y < view.top + view.height
  }

  @Test("A map without a place is none; a single place has a town around it")
  func single() throws {
    #expect(GroundMap(around: []) == nil)
    let seoul = try place(37.5665, 126.978)
    let map = try #require(GroundMap(around: [seoul]))
    #expect(map.point(seoul) == RoutePoint(right: 0, down: 0))
    #expect(min(map.view.width, map.view.height) > GroundMap.least)
    for unit in [1_000, 1_609.344] {
      #expect(map.scale(unit: unit).length <= map.view.width / 3)
    }
  }

  @Test(
    "Every place is in the map, as far from the next as on the globe",
    arguments: [
      [(37.3382, -121.8863), (37.168, -121.752), (37.723, -122.493)],
      [(-17.8, 179.9), (-17.9, -179.9)],
      [(64.1, -21.9), (64.2, -21.7)],
      [(0.0, 0.0), (0.0, 0.0)],
    ])
  func near(_ degrees: [(Double, Double)]) throws {
    let places = try degrees.map { north, east in try place(north, east) }
    let map = try #require(GroundMap(around: places))
    for one in places {
      #expect(isInside(map.point(one), map.view))
      for other in places {
        let (from, to) = (map.point(one), map.point(other))
        let (across, down) = (Double(from.x - to.x), Double(from.y - to.y))
        let metres = (across * across + down * down).squareRoot()
        #expect(abs(metres - Globe.metres(one, other)) <= 3 + 0.01 * metres)
      }
    }
  }

  @Test("Places all over the earth fit too")
  func far() throws {
    for seed in 0..<UInt64(200) {
      let places = try (0..<UInt64(5)).map { number in
        try place(
          Double(mixed(seed * 10 + number) % 181) - 90,
          Double(mixed(seed * 10 + number + 5) % 361) - 180)
      }
      let map = try #require(GroundMap(around: places))
      #expect(places.allSatisfy { place in isInside(map.point(place), map.view) })
      #expect(map.view.width < Int(Int32.max) / 6)
    }
  }

  @Test("North is up, east is right, and a style says where in per cent")
  func directions() throws {
    let (south, north) = (try place(37, -122), try place(38, -121))
    let map = try #require(GroundMap(around: [south, north]))
    #expect(map.point(north).y < map.point(south).y && map.point(north).x > map.point(south).x)
    let middle = RoutePoint(right: 0, down: 0)
    // The lower end has room for the bar.
    #expect(map.style(at: middle) == "left:50.0%;top:43.5%")
  }

  @Test("Pins that would touch are one; no two of those that are left do")
  func merging() throws {
    let centre = try place(37.3, -121.9)
    let far = try place(37.6, -121.5)
    let map = try #require(GroundMap(around: [centre, far]))
    let pins = map.pins([centre, far, centre, try place(37.301, -121.901)])
    #expect(pins.map { pin in pin.members } == [[0, 2, 3], [1]])
    #expect(pins[0].point == map.point(centre))
    let many = try (0..<UInt64(300)).map { number in
      try place(
        37.3 + Double(mixed(number) % 1_000) / 3_000,
        -121.9 + Double(mixed(number + 300) % 1_000) / 2_500)
    }
    let all = try #require(GroundMap(around: many))
    let merged = all.pins(many)
    #expect(merged.flatMap { pin in pin.members }.sorted() == Array(0..<300))
    // As wide as a finger needs it on the narrowest drawing.
    let side = all.view.width * ControlHeight.normal / GroundMap.narrowest
    for (index, one) in merged.enumerated() {
      for other in merged.dropFirst(index + 1) {
        #expect(
          abs(one.point.x - other.point.x) > side || abs(one.point.y - other.point.y) > side)
      }
    }
  }
}
