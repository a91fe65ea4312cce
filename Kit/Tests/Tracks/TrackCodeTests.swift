import Testing
import Tracks

@Suite("Points as text")
struct TrackCodeTests {
  private static func read(
    _ text: String, limit: Int = 5_000, length: Int64 = 86_400_000
  ) -> [TrackPoint]? {
    TrackCode.points(text, limit: limit, length: length)
  }

  @Test("points are read as they were written", arguments: UInt64(1)...10)
  func roundTrip(seed: UInt64) throws {
    var dice = Seeded(seed)
    var points: [TrackPoint] = []
    var at: Int64 = 0
    for number in 0..<200 {
      if number > 0 { at += Int64.random(in: 1...3_000, using: &dice) * 100 }
      points.append(
        TrackPoint(
          at: at,
          place: Geoposition(
            latitude: .random(in: -90_000_000...90_000_000, using: &dice),
            longitude: .random(in: -180_000_000...180_000_000, using: &dice)),
          path: number == 0 ? 0 : .random(in: 0...10_000_000, using: &dice),
          begins: number == 0 || Int.random(in: 0..<9, using: &dice) == 0
        ))
    }
    if at > 86_400_000 { return }
    #expect(Self.read(TrackCode.text(points)) == points)
  }

  @Test("what is no track is none, and nothing traps", arguments: UInt64(1)...10)
  func garbage(seed: UInt64) {
    var dice = Seeded(seed)
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_ *é")
    for _ in 0..<500 {
      let text = String(
        (0..<Int.random(in: 0..<40, using: &dice)).map { _ in
          letters[Int.random(in: 0..<letters.count, using: &dice)]
        })
      guard let points = Self.read(text) else { continue }
      #expect(TrackCode.text(points) == text)
    }
  }

  @Test("what is kept is read for ever")
  func vector() {
    let points = [
      TrackPoint(
        at: 0, place: Geoposition(latitude: 51_500_000, longitude: -120_000), path: 0,
        begins: true),
      TrackPoint(
        at: 2_000, place: Geoposition(latitude: 51_500_021, longitude: -120_004), path: 64,
        begins: false),
      TrackPoint(
        at: 65_500, place: Geoposition(latitude: 51_499_980, longitude: -119_000), path: 0,
        begins: true),
    ]
    let text = "Bg-pniD_rqHAoBqBHgC3nBxC4-BA"
    #expect(TrackCode.text(points) == text)
    #expect(Self.read(text) == points)
    #expect(Self.read(text, limit: 2) == nil)
    #expect(Self.read(text, length: 65_499) == nil)
  }
}
