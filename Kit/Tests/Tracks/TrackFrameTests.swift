import Core
import Testing
import Tracks

@Suite("Tracks on flat ground")
struct TrackFrameTests {
  private static let london = Geoposition(latitude: 51_500_000, longitude: -120_000)

  @Test("a place is found again from its metres, also across the date line")
  func ground() throws {
    for origin in [
      Self.london, Geoposition(latitude: -16_500_000, longitude: 179_999_900),
      Geoposition(latitude: 0, longitude: 0),
    ] {
      let ground = FlatGround(around: origin)
      #expect(ground.metres(origin) == FlatPoint(x: 0, y: 0))
      let near = Geoposition(
        latitude: origin.latitude + 4_000, longitude: origin.longitude - 3_000)
      #expect(ground.place(ground.metres(near)) == near)
    }
    let fiji = FlatGround(around: Geoposition(latitude: -16_500_000, longitude: 179_999_900))
    let beyond = fiji.metres(Geoposition(latitude: -16_500_000, longitude: -179_999_900))
    #expect(abs(beyond.x - 21.3) < 0.1)
    let pole = FlatGround(around: Geoposition(latitude: 90_000_000, longitude: 0))
    #expect(pole.place(FlatPoint(x: 0, y: 5)) == nil)
  }

  @Test("without more, north is up and everything is inside")
  func around() throws {
    let places = [
      Self.london, Geoposition(latitude: 51_501_000, longitude: -119_000),
      Geoposition(latitude: 51_499_500, longitude: -121_000),
    ]
    let frame = try #require(TrackFrame(around: places, margin: 7))
    for place in places {
      let point = frame.metres(place)
      #expect(point.x > 6.9 && point.x < frame.width - 6.9)
      #expect(point.y > 6.9 && point.y < frame.height - 6.9)
    }
    let (north, south) = (frame.metres(places[1]), frame.metres(places[2]))
    #expect(north.y < south.y && north.x > south.x)
    #expect(TrackFrame(around: []) == nil)
  }

  @Test("the heat map has all of the time, in the spans that are asked for")
  func heat() throws {
    let points = (0...120).map { second in
      TrackPoint(
        at: Int64(second) * 1_000,
        place: Geoposition(latitude: 51_500_000 + second * 20, longitude: -120_000), path: 22,
        begins: second == 0)
    }
    let frame = try #require(TrackFrame(around: points.map { point in point.place }))
    let steps = TrackSteps(points)
    let all = HeatMap(steps, in: [0..<120_000], on: frame)
    #expect(all.cells.reduce(0, +) == 120_000 && all.outside == 0)
    let parts = HeatMap(steps, in: [0..<10_500, 60_000..<61_000], on: frame)
    #expect(parts.cells.reduce(0, +) == 11_500)
    let far = Geoposition(latitude: 51_600_000, longitude: -120_000)
    let elsewhere = HeatMap(
      steps, in: [0..<120_000], on: try #require(TrackFrame(around: [far])))
    #expect(elsewhere.outside == 120_000)
  }
}
