import Core
import Testing
import Tracks

@Suite("Points on their way to a track")
struct TrackCleaningTests {
  private static func point(
    _ seconds: Double, north metres: Double = 0, begins: Bool = false
  ) throws -> TrackCleaning.Point {
    TrackCleaning.Point(
      at: Int64(seconds * 1_000),
      place: try #require(
        GlobePoint(latitude: 51.5 + metres / Globe.metresPerDegree, longitude: -0.12)),
      begins: begins)
  }

  @Test("time goes on, and nobody flies")
  func leftOut() throws {
    var cleaning = TrackCleaning()
    #expect(cleaning.take(try Self.point(0)) == nil)
    #expect(cleaning.take(try Self.point(0)) == .order)
    #expect(cleaning.take(try Self.point(1, north: 12)) == nil)
    #expect(cleaning.take(try Self.point(2, north: 12_000)) == .jump)
    #expect(cleaning.take(try Self.point(3, north: 30)) == nil)
    #expect(cleaning.points.map { point in point.begins } == [true, false, false])
  }

  @Test("five jumps to the same side are a new place, half a minute without a point a gap")
  func begins() throws {
    var cleaning = TrackCleaning()
    _ = cleaning.take(try Self.point(0))
    for second in 1...4 {
      #expect(cleaning.take(try Self.point(Double(second), north: 5_000)) == .jump)
    }
    #expect(cleaning.take(try Self.point(5, north: 5_000)) == nil)
    #expect(cleaning.take(try Self.point(35, north: 9_000)) == nil)
    #expect(cleaning.points.map { point in point.begins } == [true, true, true])
  }

  @Test("points go, and no metre of the way")
  func thinned() throws {
    let raw = try (0...600).map { second in
      try Self.point(Double(second), north: Double(second) * 3, begins: second == 300)
    }
    let thin = TrackThinning(spacing: 10_000).thinned(raw)
    #expect(thin.count < 70)
    #expect(thin.first?.at == 0 && thin.last?.at == 600_000)
    let path = thin.reduce(0) { sum, point in sum + point.path }
    #expect(abs(path - (600 - 1) * 30) <= 2)
    #expect(thin.filter { point in point.begins }.count == 2)
    #expect(TrackThinning(spacing: 10_000).thinned([]) == [])
  }
}
