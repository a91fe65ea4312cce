import Core
import Geography
import Testing

@Suite("Geohashes and Z-codes")
struct GeohashTests {
  @Test(
    "the published ones",
    arguments: [
      (37.7749, -122.4194, "9q8yyk8yt"), (57.64911, 10.40744, "u4pruydqq"),
      (57.64911, 10.40744, "u4pruydqqvj"), (42.6, -5.6, "ezs42"), (33.0875, -117.23, "9mushr7sx"),
      (-25.382708, -49.265506, "6gkzwgjzn"), (0, 0, "s00000000000"), (90, 180, "zzzzzzzzzzzz"),
      (-90, -180, "000000000000"), (0, 180, "xbpbpbpbpbpb"), (90, 0, "upbpbpbpbpbp"),
    ])
  func published(latitude: Double, longitude: Double, text: String) throws {
    let hash = Geohash(spot(latitude, longitude), precision: text.utf8.count)
    #expect(hash.text == text)
    #expect(Geohash(text) == hash)
    #expect(Geohash(text.uppercased()) == hash)
    #expect(hash.box.contains(spot(latitude, longitude)))
  }

  @Test("the cell of ezs42, and of a single letter")
  func boxes() throws {
    let box = try #require(Geohash("ezs42")).box
    #expect((box.south, box.north) == (42.5830078125, 42.626953125))
    #expect((box.west, box.east) == (-5.625, -5.5810546875))
    let letter = try #require(Geohash("9")).box
    #expect((letter.south, letter.north) == (0, 45))
    #expect((letter.west, letter.east) == (-135, -90))
  }

  @Test(
    "what is none is refused",
    arguments: ["", "a", "ezs4i", "9q8yyk8ytabcd", "ez s4", "é", "s0000000000000"])
  func none(text: String) { #expect(Geohash(text) == nil) }

  @Test("a precision beyond 1…12 is the nearest")
  func precision() {
    #expect(Geohash(spot(57.64911, 10.40744), precision: 0).text == "u")
    #expect(Geohash(spot(0, 0), precision: 99).text == "s00000000000")
    #expect(Geohash(spot(0, 0)).precision == 9)
  }

  @Test("halving the ranges again and again comes to the same", arguments: UInt64(1)...10)
  func bisection(seed: UInt64) {
    var wanderer = Wanderer(seed: seed)
    for _ in 0..<500 {
      let point = wanderer.place()
      let code = ZCode(point).value
      #expect(code == bisected(point))
      for precision in 1...12 {
        let hash = Geohash(point, precision: precision)
        let shorter = Geohash(point, precision: precision - 1).text
        if precision > 1 { #expect(hash.text.hasPrefix(shorter)) }
        #expect(hash.box.contains(point))
      }
    }
  }

  @Test("on an edge a place is in the cell to the north and to the east")
  func edges() {
    var size = 45.0
    while size > 1e-6 {
      for point in [spot(size, size), spot(-size, -size), spot(size - 90, size - 180)] {
        #expect(ZCode(point).value == bisected(point))
      }
      let below = spot(size.nextDown, size.nextDown)
      #expect(ZCode(below).value == bisected(below))
      size /= 2
    }
  }

  /// As the definition has it, without arithmetic on bits.
  private func bisected(_ point: GlobePoint) -> Int64 {
    var (south, north, west, east) = (-90.0, 90.0, -180.0, 180.0)
    var code: Int64 = 0
    for _ in 0..<ZCode.axisBits {
      let meridian = (west + east) / 2
      let isEast = point.longitude >= meridian
      if isEast { west = meridian } else { east = meridian }
      let parallel = (south + north) / 2
      let isNorth = point.latitude >= parallel
      if isNorth { south = parallel } else { north = parallel }
      code = code << 2 | (isEast ? 2 : 0) | (isNorth ? 1 : 0)
    }
    return code
  }
}
