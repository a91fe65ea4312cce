import Testing
import Tracks

@testable import RunningBuddyDomain
@testable import RunningBuddyTestKit

@Suite("Climb, grade and pace")
struct ClimbTests {
  /// Altitudes in decimetres, each a minute after the one before: nothing is smoothed.
  private func climb(_ altitudes: [Int], _ source: AltitudeSource = .device) -> RunStretch {
    let points = altitudes.enumerated().map { index, altitude in
      Walk.point(index * 600, path: index * 1_000, altitude: altitude)
    }
    return RunFigures(RunRecording(points, altitude: source)).whole
  }

  @Test("A way from valley to peak counts whole from two metres on, and not at all below")
  func turningPoints() {
    #expect(climb([100, 119, 100, 119]).ascent == 0)
    let one = climb([100, 120, 100])
    #expect(one.ascent == 20 && one.descent == 20)
    // A small dip on the way up takes nothing away and adds nothing.
    #expect(climb([100, 140, 125, 180]).ascent == 80)
    #expect(climb([100, 140, 120, 180]).ascent == 100)
    #expect(climb([180, 125, 140, 100]).descent == 80)
    #expect(climb([100, 90, 300, 295, 310, 80]).ascent == 220)
    #expect(climb([100, 90, 300, 295, 310, 80]).descent == 230)
  }

  @Test("Altitudes of the receiver need five metres, and are called estimated")
  func receiver() {
    #expect(climb([100, 149, 100], .gps).ascent == 0)
    #expect(climb([100, 150, 100], .gps).ascent == 50)
    let points = [Walk.point(0, altitude: 10), Walk.point(9, altitude: 10)]
    #expect(RunFigures(RunRecording(points, altitude: .gps)).isClimbEstimated)
    #expect(!RunFigures(RunRecording(points, altitude: .device)).isClimbEstimated)
  }

  @Test("Without altitudes nothing is known of the climb")
  func unknown() {
    #expect(climb([100, 900], .none).ascent == nil)
    #expect(climb([100]).ascent == nil && climb([]).ascent == nil)
    #expect(RunFigures(RunRecording([], altitude: .gps)).quality.altitude == .none)
  }

  @Test("The mean is centred: 15 s, a seven-second side at a point each second")
  func smoothing() throws {
    let points = (0...60).map { second in
      Walk.point(second * 10, altitude: second == 30 ? 150 : 0)
    }
    let profile = try #require(AltitudeProfile(RunRecording(points, altitude: .device)))
    #expect(profile.metres[30] == 1 && profile.metres[23] == 1 && profile.metres[37] == 1)
    #expect(profile.metres[22] == 0 && profile.metres[38] == 0)
    #expect(profile.metres(at: 225) == 0.5 && profile.metres(at: 601) == nil)
  }

  @Test("Climb of a stretch adds up to that of the run, on noise", arguments: 1...20)
  func adds(seed: Int) throws {
    let recording = RunRecording(
      Walk.random(seed: seed, points: 300), altitude: .device)
    let profile = try #require(AltitudeProfile(recording))
    let climb = try #require(Climb(profile, .device))
    let turns = Climb.turns(profile.metres, least: 2)
    var expected = 0.0
    for (one, next) in zip(turns, turns.dropFirst()) {
      let rise = profile.metres[next] - profile.metres[one]
      #expect(abs(rise) >= 2)
      expected += max(0, rise)
    }
    let end = Double(recording.span.to)
    #expect(abs(climb.between(0, end).ascent - expected) < 0.000_001)
    let halves = climb.between(0, end / 2).ascent + climb.between(end / 2, end).ascent
    #expect(abs(halves - expected) < 0.000_001)
  }

  @Test(
    "Minetti's ratios (§42), held within ±30 %",
    arguments: [(0.10, 1.658), (-0.10, 0.598), (-0.20, 0.500), (0, 1)])
  func minetti(grade: Double, ratio: Double) {
    #expect((Minetti.ratio(grade) * 1_000).rounded() / 1_000 == ratio)
    #expect(Minetti.ratio(0.9) == Minetti.ratio(0.30))
    #expect(Minetti.ratio(-0.9) == Minetti.ratio(-0.30))
    #expect(Minetti.ratio(.infinity) == Minetti.ratio(0.30))
  }

  @Test("Uphill at ten per cent costs two thirds more; level ground costs what it is")
  func graded() throws {
    let points = (0...600).map { second in
      Walk.point(second * 10, path: second * 30, altitude: 1_000 + second * 3)
    }
    let whole = RunFigures(RunRecording(points, altitude: .device)).whole
    // The mean is one-sided at the ends: a little flatter there.
    #expect(abs(try #require(whole.flatCentimetres) - 298_400) < 2_500)
    let flat = points.map { point in Walk.point(point.time, path: point.path, altitude: 7) }
    let level = RunFigures(RunRecording(flat, altitude: .device)).whole
    #expect(level.flatCentimetres == level.centimetres)
    #expect(level.gradedPace == level.pace)
    #expect(RunFigures(RunRecording(flat)).whole.gradedPace == nil)
    let ride = RunFigures(RunRecording(flat, altitude: .device, sport: .cycling))
    #expect(ride.whole.flatCentimetres == nil)
  }

  @Test("No pace below half a metre a second")
  func pace() {
    #expect(RunPace(speed: 0.499) == nil && RunPace(speed: .nan) == nil)
    #expect(RunPace(speed: 0.5)?.perKilometre == 2_000)
    #expect(RunPace(metres: 1_000, milliseconds: 300_000)?.perKilometre == 300)
    let mile = RunPace(metres: 1_609.344, milliseconds: 480_000)?.perMile ?? 0
    #expect(abs(mile - 480) < 0.000_001)
    #expect(RunPace(metres: 10, milliseconds: 0) == nil)
  }
}
