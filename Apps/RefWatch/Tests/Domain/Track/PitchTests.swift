import Core
import RefWatchDomain
import Testing
import Tracks
import Wire

@testable import RefWatchTestKit

@Suite("Pitches")
struct PitchTests {
  /// A pitch of 105 × 68 m, turned: metres along and across become degrees.
  static func place(_ along: Double, _ across: Double, turn: Double = 0.3) -> Geoposition {
    let east = along * Trigonometry.cosine(turn) - across * Trigonometry.sine(turn)
    let north = along * Trigonometry.sine(turn) + across * Trigonometry.cosine(turn)
    let scale = Globe.metresPerDegree / 1_000_000
    let shrink = Trigonometry.cosine(51.5 * Double.pi / 180)
    return Geoposition(
      latitude: 51_500_000 + Int(north / scale), longitude: -120_000 + Int(east / scale / shrink))
  }

  static let corners = [place(0, 0), place(105, 0), place(105, 68), place(0, 68)]

  @Test("four corners are a pitch in whatever order they come")
  func order() throws {
    let pitch = try #require(PitchPolygon(Self.corners))
    for orders in [[0, 2, 1, 3], [3, 2, 1, 0], [1, 3, 0, 2]] {
      #expect(PitchPolygon(orders.map { index in Self.corners[index] }) == pitch)
    }
    #expect(try PitchPolygon(WireCursor(JSON.parse(pitch.json.text))) == pitch)
  }

  @Test("what is no pitch is none")
  func none() {
    let corners = Self.corners
    #expect(PitchPolygon([]) == nil)
    #expect(PitchPolygon(Array(corners.prefix(3))) == nil)
    #expect(PitchPolygon(corners + [corners[0]]) == nil)
    #expect(PitchPolygon([corners[0], corners[0], corners[1], corners[2]]) == nil)
    // One in the middle of the others, a street, a city.
    #expect(PitchPolygon(Array(corners.prefix(3)) + [Self.place(70, 30)]) == nil)
    #expect(
      PitchPolygon([Self.place(0, 0), Self.place(90, 0), Self.place(90, 5), Self.place(0, 5)])
        == nil)
    #expect(
      PitchPolygon([Self.place(0, 0), Self.place(900, 0), Self.place(900, 500), Self.place(0, 500)])
        == nil)
  }

  @Test("a pitch lies with its long side, whichever way it is turned", arguments: 0...15)
  func frame(step: Int) throws {
    let turn = Double(step) * 0.4
    func place(_ x: Double, _ y: Double) -> Geoposition { Self.place(x, y, turn: turn) }
    let pitch = try #require(
      PitchPolygon([place(0, 0), place(105, 0), place(105, 68), place(0, 68)]))
    let frame = TrackFrame(pitch)
    #expect(abs(frame.width - 105) < 0.3 && abs(frame.height - 68) < 0.3)
    let middle = frame.metres(place(52.5, 34))
    #expect(abs(middle.x - 52.5) < 0.3 && abs(middle.y - 34) < 0.3)
    // Distances stay what they are.
    let (one, other) = (frame.metres(place(20, 10)), frame.metres(place(60, 40)))
    let (x, y) = (one.x - other.x, one.y - other.y)
    #expect(abs(x * x + y * y - 2_500) < 50)
  }

  @Test("without a pitch north is up")
  func north() throws {
    let frame = try #require(TrackFrame(around: Self.corners))
    let low = frame.metres(Geoposition(latitude: 51_500_000, longitude: -120_000))
    let high = frame.metres(Geoposition(latitude: 51_500_100, longitude: -120_000))
    #expect(high.y < low.y && high.x == low.x)
    #expect(TrackFrame(around: []) == nil)
  }

  @Test("the pitch around where somebody was has its size", arguments: [0.0, 0.3, 0.77, 1.2])
  func around(turn: Double) throws {
    let places = (0...10).flatMap { x in
      (0...10).map { y in Self.place(Double(x) * 10.5, Double(y) * 6.8, turn: turn) }
    }
    let frame = TrackFrame(try #require(PitchPolygon.around(places)))
    // Two degrees' steps.
    #expect(abs(frame.width - 105) < 3 && abs(frame.height - 68) < 3)
    #expect(PitchPolygon.around([]) == nil)
    #expect(PitchPolygon.around([places[0], places[0]]) == nil)
  }

  @Test("the heat map has all of the time of play, on the pitch or beside it")
  func heat() throws {
    let record = TrackWorld.record()
    let track = try #require(try TrackWorld.track(in: record))
    let frame = try #require(
      TrackFrame(around: TrackSteps(track.points).places(in: record)))
    let heat = HeatMap(track, in: record, on: frame)
    #expect(heat.cells.reduce(0, +) == 95 * 60_000 && heat.outside == 0)
    let ranks = heat.cells.indices.map { cell in heat.rank(cell, steps: 5) }
    #expect(ranks.max() == 5 && ranks.min() == 0)
    let elsewhere = TrackFrame(
      try #require(
        PitchPolygon(
          Self.corners.map { corner in
            Geoposition(latitude: corner.latitude + 50_000, longitude: corner.longitude)
          })))
    #expect(HeatMap(track, in: record, on: elsewhere).outside == 95 * 60_000)
  }
}
