import Core
import Foundation
import Testing

@Suite("Angles and distances")
struct GlobeTests {
  @Test("sine and cosine are the C library's to 2e-15 within a turn")
  func turning() {
    for step in -6_300...6_300 {
      let angle = Double(step) / 1_000
      #expect(abs(Trigonometry.sine(angle) - sin(angle)) < 2e-15)
      #expect(abs(Trigonometry.cosine(angle) - cos(angle)) < 2e-15)
    }
  }

  @Test("so are the arc sine and the root, and what has none is 0")
  func backwards() {
    for step in -10_000...10_000 {
      let value = Double(step) / 10_000
      #expect(abs(Trigonometry.arcSine(value) - asin(value)) < 2e-15)
    }
    var square = 1e-290
    while square < 1e290 {
      #expect(abs(Trigonometry.root(square) / square.squareRoot() - 1) < 1e-15)
      square *= 1.7
    }
    for square in [0, -1, -Double.infinity, Double.infinity, Double.nan] {
      #expect(Trigonometry.root(square) == 0)
    }
    #expect(Trigonometry.arcSine(2) == Trigonometry.arcSine(1))
    #expect(abs(Trigonometry.sine(Double.infinity)) <= 1)
  }

  @Test("only what is on the earth is a place")
  func places() {
    #expect(GlobePoint(latitude: 90, longitude: -180) != nil)
    for (latitude, longitude) in [
      (90.1, 0), (0, 180.1), (Double.nan, 0), (0, -Double.infinity),
    ] {
      #expect(GlobePoint(latitude: latitude, longitude: longitude) == nil)
    }
  }

  private func point(_ latitude: Double, _ longitude: Double) throws -> GlobePoint {
    try #require(GlobePoint(latitude: latitude, longitude: longitude))
  }

  @Test("distances along a meridian, the equator, and to the other side of the earth")
  func known() throws {
    let pole = try point(90, 0)
    let quarter = Globe.radius * Double.pi / 2
    #expect(abs(Globe.metres(try point(0, 0), pole) - quarter) < 1e-3)
    #expect(abs(Globe.metres(try point(0, -45), try point(0, 45)) - quarter) < 1e-3)
    #expect(abs(Globe.metres(try point(0, 0), try point(0, 180)) - 2 * quarter) < 0.1)
    // Across the date line it is no way around the earth.
    let near = Globe.metres(try point(0, 179.999), try point(0, -179.999))
    #expect(abs(near - 0.002 * Globe.metresPerDegree) < 1e-6)
  }

  @Test("Flinders Peak to Buninyong, of Geoscience Australia, to 0.6 %")
  func published() throws {
    let flinders = try point(-37.951_033_416_7, 144.424_867_888_9)
    let buninyong = try point(-37.652_821_138_9, 143.926_495_527_8)
    #expect(abs(Globe.metres(flinders, buninyong) / 54_972.271 - 1) < 0.006)
  }

  @Test("short distances are those of a plane with the same scale", arguments: UInt64(1)...5)
  func near(seed: UInt64) throws {
    var state = seed
    func next(_ range: ClosedRange<Double>) -> Double {
      state = mixed(state &+ 1)
      return range.lowerBound
        + Double(state >> 11) / Double(1 << 53) * (range.upperBound - range.lowerBound)
    }
    for _ in 0..<200 {
      let one = try point(next(-80...80), next(-179...179))
      let other = try point(
        one.latitude + next(-0.001...0.001), one.longitude + next(-0.001...0.001))
      let north = (other.latitude - one.latitude) * Globe.metresPerDegree
      let middle = (one.latitude + other.latitude) / 2 * Double.pi / 180
      let east = (other.longitude - one.longitude) * Globe.metresPerDegree * cos(middle)
      let plane = hypot(north, east)
      #expect(abs(Globe.metres(one, other) - plane) < 0.001)
      #expect(abs(Globe.metres(other, one) - Globe.metres(one, other)) < 1e-9)
    }
  }
}
