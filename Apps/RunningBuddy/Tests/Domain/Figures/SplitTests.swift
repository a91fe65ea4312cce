import Testing
import Tracks

@testable import RunningBuddyDomain
@testable import RunningBuddyTestKit

@Suite("Splits and laps")
struct SplitTests {
  @Test("Splits of even running: a thousand metres each, and the rest")
  func even() {
    let figures = RunFigures(RunRecording(Walk.even(seconds: 1_050, decimetres: 25)))
    let splits = figures.splits(.kilometre)
    #expect(splits.map(\.centimetres) == [100_000, 100_000, 62_500])
    #expect(splits.map(\.elapsed) == [400_000, 400_000, 250_000])
    #expect(splits.map(\.start) == [0, 400_000, 800_000])
    #expect(figures.splits[0].endsShort)
    #expect(figures.splits(.mile).map(\.centimetres) == [160_934, 101_566])
    #expect(splits[0].pace?.perKilometre == 400)
  }

  @Test("A run of exactly two kilometres has two splits; who then stands, stands in the last")
  func exact() {
    var points = Walk.even(seconds: 800, decimetres: 25)
    let two = RunFigures(RunRecording(points))
    #expect(two.splits(.kilometre).count == 2 && !two.splits[0].endsShort)
    points.append(Walk.point(8_600, path: 20_000))
    let stood = RunFigures(RunRecording(points)).splits(.kilometre)
    #expect(stood.map(\.elapsed) == [400_000, 460_000])
  }

  @Test("Splits and laps add up to the totals", arguments: 1...40)
  func sums(seed: Int) throws {
    var random = Seeded(seed)
    let points = Walk.random(seed: seed, points: 1_500)
    let end = points[points.count - 1].time
    var pauses: [RunSpan] = []
    for _ in 0..<random.below(6) {
      let from = random.below(end)
      pauses.append(try #require(RunSpan(from: from, to: min(end, from + random.below(900)))))
    }
    let recording = RunRecording(
      points, timer: seed % 3 == 0 ? .unknown : .pauses(pauses),
      laps: .pressed((0..<random.below(9)).map { _ in random.below(end * 2) - end / 2 }),
      altitude: seed % 2 == 0 ? .device : .gps)
    let figures = RunFigures(recording)
    let parts = figures.splits.map(\.stretches) + [figures.laps.laps.map(\.stretch)]
    for stretches in parts where !stretches.isEmpty {
      func sum(_ value: (RunStretch) -> Int?) -> Int? {
        stretches.reduce(0) { sum, stretch in
          guard let sum, let value = value(stretch) else { return nil }
          return sum + value
        }
      }
      let whole = figures.whole
      #expect(sum { stretch in stretch.centimetres } == whole.centimetres)
      #expect(sum { stretch in stretch.flatCentimetres } == whole.flatCentimetres)
      #expect(sum { stretch in stretch.ascent } == whole.ascent)
      #expect(sum { stretch in stretch.descent } == whole.descent)
      #expect(sum { stretch in Int(stretch.timer) } == Int(whole.timer))
      #expect(sum { stretch in Int(stretch.elapsed) } == Int(whole.elapsed))
      #expect(
        sum { stretch in stretch.moving.map { time in Int(time) } }
          == whole.moving.map { time in Int(time) })
      for (one, next) in zip(stretches, stretches.dropFirst()) {
        #expect(one.start + one.elapsed == next.start)
        #expect(one.timer >= 0 && one.timer <= one.elapsed)
      }
    }
  }

  @Test("Laps as pressed; presses outside the run don't count")
  func pressed() {
    let points = Walk.even(seconds: 100, decimetres: 30)
    func laps(_ times: [Int]) -> [Int64] {
      RunFigures(RunRecording(points, laps: .pressed(times))).laps.laps.map(\.stretch.elapsed)
    }
    #expect(laps([600, 250]) == [25_000, 35_000, 40_000])
    #expect(laps([250, 250, 1_000, 5_000]) == [25_000, 75_000])
    #expect(laps([]) == [] && laps([0, -4, 1_000]) == [])
    #expect(RunFigures(RunRecording(points)).laps.laps.isEmpty)
  }

  @Test("Laps as the device made them keep what the device says")
  func device() {
    var totals = RecordedTotals()
    totals.distance = 123
    let made = [
      DeviceLap(start: 0, trigger: .distance, totals: totals), DeviceLap(start: 400, trigger: .end),
    ]
    let recording = RunRecording(Walk.even(seconds: 100, decimetres: 30), laps: .device(made))
    let laps = RunFigures(recording).laps.laps
    #expect(laps.map(\.device) == made)
    #expect(laps.map(\.stretch.centimetres) == [12_000, 18_000])
    let late = RunRecording(
      Walk.even(seconds: 100, decimetres: 30), laps: .device([made[1]]))
    #expect(RunFigures(late).laps.laps.map(\.device) == [nil, made[1]])
  }

  @Test("A pause counts in elapsed time only; pulse and cadence are means of the timer's time")
  func pause() throws {
    var points = Walk.even(seconds: 100, decimetres: 40)
    for index in points.indices {
      points[index].heartRate = index <= 50 ? 140 : 160
      points[index].cadence = index <= 50 ? 180 : 0
    }
    let pause = try #require(RunSpan(from: 500, to: 750))
    let whole = RunFigures(RunRecording(points, timer: .pauses([pause]))).whole
    #expect(whole.elapsed == 100_000 && whole.timer == 75_000 && whole.moving == 75_000)
    #expect(whole.heartRate == 147 && whole.cadence == 180)
  }
}
