import Testing
import Tracks

@testable import RunningBuddyDomain
@testable import RunningBuddyTestKit

@Suite("Best efforts")
struct EffortTests {
  private func efforts(_ points: [ChannelPoint], _ sport: RecordedSport = .running) -> [RunEffort] {
    BestEfforts.all(RunCourse(RunRecording(points, sport: sport)), sport)
  }

  @Test("Thirteen distances, the shortest first")
  func distances() {
    let metres = EffortDistance.allCases.map(\.metres)
    #expect(metres.count == 13 && metres == metres.sorted())
    let even = efforts(Walk.even(seconds: 10_800, decimetres: 40))
    #expect(even.map(\.distance) == EffortDistance.allCases)
    for effort in even {
      #expect(effort.elapsed == Int64(effort.distance.metres * 250 + 0.5) && effort.start == 0)
    }
  }

  @Test("Interpolated, and where it is the fastest")
  func interpolated() {
    // 100 m at 2 m/s, 400 m at 5 m/s, 100 m at 2 m/s.
    let points = [
      Walk.point(0, path: 0), Walk.point(500, path: 1_000), Walk.point(1_300, path: 5_000),
      Walk.point(1_800, path: 6_000),
    ]
    #expect(efforts(points) == [RunEffort(.metres400, elapsed: 80_000, start: 50_000)])
  }

  @Test("Exactly the distance is enough, and a decimetre less is not")
  func exact() {
    #expect(efforts([Walk.point(0, path: 0), Walk.point(900, path: 4_000)]).count == 1)
    #expect(efforts([Walk.point(0, path: 0), Walk.point(900, path: 3_999)]).isEmpty)
    #expect(efforts([]).isEmpty)
  }

  @Test("Pauses count; gaps and metres that were put in end an effort; running only")
  func limits() throws {
    var points = Walk.even(seconds: 150, decimetres: 40)
    #expect(efforts(points).count == 1)
    #expect(efforts(points, .cycling).isEmpty && efforts(points, .unknown).isEmpty)
    #expect(efforts(points, .trailRunning).count == 1)
    for flag: ChannelFlags in [.begins, .estimated] {
      points[75].flags = flag
      #expect(efforts(points).isEmpty)
    }
    points[75].flags = []
    for index in 75...150 { points[index].time += 600 }
    points[75].flags = .begins
    let pause = try #require(RunSpan(from: 740, to: 1_345))
    let paused = RunRecording(points, timer: .pauses([pause]))
    let best = BestEfforts.all(RunCourse(paused), .running)
    #expect(best.map(\.elapsed) == [160_000])
  }

  @Test(
    "As brute force finds them, on random tracks with gaps and put-in metres", arguments: 1...20)
  func bruteForce(seed: Int) {
    let points = Walk.random(seed: seed, points: 500)
    let course = RunCourse(RunRecording(points))
    let found = BestEfforts.all(course, .running)
    for (one, next) in zip(found, found.dropFirst()) { #expect(one.elapsed <= next.elapsed) }
    for distance in EffortDistance.allCases {
      let expected = EffortTests.shortest(course.knots, distance.metres)
      let effort = found.first { effort in effort.distance == distance }
      #expect((effort == nil) == (expected == nil))
      guard let effort, let expected else { continue }
      #expect(abs(Double(effort.elapsed) - expected) <= 0.6)
      // It is really there: that much was covered from then on.
      let from = Double(effort.start) / 100
      let covered =
        course.metres(at: from + Double(effort.elapsed) / 100)! - course.metres(at: from)!
      #expect(abs(covered - distance.metres) < 0.1)
    }
  }

  /// Milliseconds, by trying every knot as beginning and as end against all others.
  private static func shortest(_ knots: [RunCourse.Knot], _ metres: Double) -> Double? {
    var best: Double?
    for start in knots.indices {
      var end = start
      while end + 1 < knots.count, [.known, .paused].contains(knots[end + 1].step) {
        end += 1
        let (one, next) = (knots[end - 1], knots[end])
        let rise = next.metres - one.metres
        // From this knot to somewhere before that one.
        let target = knots[start].metres + metres
        if one.metres < target, target <= next.metres {
          let to = Double(one.time) + (target - one.metres) / rise * Double(next.time - one.time)
          best = min(best ?? .infinity, (to - Double(knots[start].time)) * 100)
        }
        // From somewhere behind this knot to that one.
        let source = next.metres - metres
        let (low, high) = (knots[start], knots[start + 1])
        if low.metres <= source, source < high.metres {
          let from =
            Double(low.time) + (source - low.metres) / (high.metres - low.metres)
            * Double(high.time - low.time)
          best = min(best ?? .infinity, (Double(next.time) - from) * 100)
        }
      }
    }
    return best
  }
}
