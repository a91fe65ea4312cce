import Testing
import Tracks

@testable import RunningBuddyDomain
@testable import RunningBuddyTestKit

@Suite("The line and the charts of a run")
struct LineTests {
  private func place(_ time: Int, _ north: Int, _ east: Int, _ flags: ChannelFlags = [])
    -> ChannelPoint
  {
    var point = ChannelPoint(time: time, flags: flags)
    point.place = ChannelPlace(latitude: 375_000_000 + north, longitude: 1_270_000_000 + east)
    return point
  }

  @Test("A straight line needs two points, a corner three")
  func corners() {
    let straight = (0...500).map { index in place(index * 10, index * 300, 0) }
    #expect(RunLine(RunRecording(straight)).parts.map(\.count) == [2])
    let corner =
      straight + (1...500).map { index in place(5_000 + index * 10, 150_000, index * 300) }
    #expect(RunLine(RunRecording(corner)).parts.map(\.count) == [3])
    let there =
      straight
      + straight.reversed().enumerated().map { index, point in
        place(5_001 + index * 10, point.place!.latitude - 375_000_000, 0)
      }
    #expect(RunLine(RunRecording(there)).parts.map(\.count) == [3])
  }

  @Test("Never more than 150 points, whatever the track; ends stay", arguments: [1, 2, 3])
  func limit(seed: Int) {
    var random = Seeded(seed)
    for begins in [1_000_000, 100, 4] {
      let points = (0..<4_000).map { index in
        place(
          index * 10, random.below(2_000_000), random.below(2_000_000),
          random.below(begins) == 0 ? .begins : [])
      }
      let line = RunLine(RunRecording(points))
      #expect(line.parts.reduce(0) { sum, part in sum + part.count } <= RunLine.limit)
      #expect(line.parts.allSatisfy { part in part.count >= 2 })
      #expect(RunLine(parts: line.parts) == line)
      if begins == 1_000_000 {
        #expect(line.parts[0].count == RunLine.limit)
        #expect(line.parts[0].first?.latitude == points[0].place!.latitude / 10)
        #expect(line.parts[0].last?.longitude == points[3_999].place!.longitude / 10)
      }
    }
  }

  @Test("Nothing of no places, of one, and of places that cannot be")
  func empty() {
    #expect(RunLine(RunRecording([])).parts.isEmpty)
    #expect(RunLine(RunRecording([place(0, 0, 0)])).parts.isEmpty)
    #expect(RunLine(RunRecording([place(0, 0, 0), place(10, 0, 0)])).parts.isEmpty)
    let wrong = [place(0, 900_000_000, 0), place(10, 900_000_000, 9_000)]
    #expect(RunLine(RunRecording(wrong)).parts.isEmpty)
    let here = Geoposition(latitude: 0, longitude: 0)
    #expect(RunLine(parts: [[here]]) == nil)
    #expect(RunLine(parts: [Array(repeating: here, count: 151)]) == nil)
  }

  @Test("Charts have at most 500 values, with what is not known left out")
  func charts() throws {
    var points = Walk.even(seconds: 3_600, decimetres: 30)
    for index in points.indices {
      points[index].altitude = 500
      points[index].heartRate = index < 1_800 ? 150 : nil
    }
    points[2_000].flags = .begins
    for index in 2_000...3_600 { points[index].time += 6_000 }
    let figures = RunFigures(RunRecording(points, altitude: .device))
    for axis in ChartAxis.allCases {
      let chart = try #require(figures.charts(along: axis))
      #expect(chart.speed.count == 500 && chart.altitude.count == 500)
      #expect(chart.heartRate.count == 500 && chart.cadence.count == 500)
      #expect(chart.cadence.allSatisfy { value in value == nil })
      #expect(chart.speed.allSatisfy { speed in abs((speed ?? 3) - 3) < 0.001 })
      #expect(chart.heartRate.first == 150 && chart.heartRate.last == .some(nil))
    }
    let time = try #require(figures.charts(along: .time))
    #expect(abs(time.step - 8.4) < 0.000_001)
    // The gap of ten minutes.
    #expect(time.speed[270] == nil && time.altitude[270] == nil && time.speed[400] != nil)
  }

  @Test("Standing has no pace; short runs have few values, and no run has none")
  func short() throws {
    let still = RunFigures(RunRecording(Walk.even(seconds: 60, decimetres: 4)))
    #expect(still.charts(along: .time)?.speed.count == 60)
    #expect(still.charts(along: .time)?.speed.allSatisfy { speed in speed == nil } == true)
    #expect(still.charts(along: .distance)?.speed.count == 2)
    let none = RunFigures(RunRecording([]))
    #expect(none.charts.map(\.speed) == [[], []])
  }
}
