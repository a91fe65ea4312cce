import Core
import RunningBuddyDomain
import Testing

@testable import RunningBuddyTestKit

@Suite struct PositionFilterTests {
  static func fix(_ metres: Double, accuracy: Double = 5, at second: Int) -> Fix {
    Fix(
      taken: RunWalk.wall(second), latitude: 48 + metres / Globe.metresPerDegree, longitude: 11,
      accuracy: accuracy)!
  }

  /// A filter that ran north at 3 m/s for so many seconds.
  static func running(_ seconds: Int) -> PositionFilter {
    var filter = PositionFilter()
    for second in 0...seconds {
      _ = filter.take(fix(3 * Double(second), at: second), at: Int64(second) * 1_000)
    }
    return filter
  }

  @Test func followsAStraightLine() {
    let filter = Self.running(60)
    #expect(abs((filter.last?.speed ?? 0) - 3) < 0.01)
    #expect(filter.last?.at == 60_000)
  }

  @Test func refusesAJumpAndBeginsAnewAtTheThirdInARow() {
    var filter = Self.running(20)
    let place = filter.last?.place
    #expect(filter.take(Self.fix(10_000, at: 21), at: 21_000) == .refused)
    #expect(filter.take(Self.fix(10_003, at: 22), at: 22_000) == .refused)
    #expect(filter.last?.place == place)
    #expect(filter.take(Self.fix(10_006, at: 23), at: 23_000) == .began)
    #expect(filter.last?.place == Self.fix(10_006, at: 23).point)
  }

  @Test func countsRefusalsInARowOnly() {
    var filter = Self.running(20)
    for second in [21, 23, 25] {
      let at = Int64(second) * 1_000
      #expect(filter.take(Self.fix(10_000, at: second), at: at) == .refused)
      let next = Self.fix(3 * Double(second + 1), at: second + 1)
      guard case .moved = filter.take(next, at: at + 1_000) else {
        Issue.record("A good fix was refused.")
        return
      }
    }
  }

  @Test func staysRightFarFromWhereItBegan() {
    // Forty kilometres north: a degree of longitude is 0.5 % shorter there.
    var filter = PositionFilter()
    var metres = 0.0
    for step in 0...8_000 {
      let fix = Self.fix(5 * Double(step), at: step)
      if case .moved(let more, _) = filter.take(fix, at: Int64(step) * 1_000) { metres += more }
    }
    #expect(abs(metres - 40_000) < 10)
    let end = Self.fix(40_000, at: 8_000).point
    #expect(Globe.metres(filter.last?.place ?? LegacyDistanceTests.start, end) < 0.1)
  }

  @Test func crossesTheDateLine() {
    var filter = PositionFilter()
    var metres = 0.0
    for step in 0...100 {
      var longitude = 179.9995 + Double(step) * 0.00003
      if longitude > 180 { longitude -= 360 }
      let fix = Fix(
        taken: RunWalk.wall(step), latitude: 0, longitude: longitude, accuracy: 5)!
      if case .moved(let more, _) = filter.take(fix, at: Int64(step) * 1_000) { metres += more }
    }
    #expect(abs(metres - 0.003 * Globe.metresPerDegree) < 6)
  }

  /// The mean error of each course in percent, by accuracy, without Doppler and with it.
  @Test(arguments: [(4.0, 1.5), (8, 1.5), (16, 3), (24, 5)])
  func measuresCourses(_ accuracy: Double, _ bound: Double) {
    for walks in Self.courses {
      #expect(abs(Self.error(walks, accuracy, .none)) < bound)
      #expect(abs(Self.error(walks, accuracy, .full)) < 0.5)
      #expect(abs(Self.error(walks, accuracy, .speed)) < 0.5)
    }
  }

  static func error(
    _ walks: [RunWalk], _ accuracy: Double, _ doppler: RunWalk.Doppler
  ) -> Double {
    var sum = 0.0
    for (seed, walk) in walks.enumerated() {
      let fixes = walk.fixes(accuracy: accuracy, doppler, seed: 100 + seed)
      let length = walk.length - walk.seconds[warm].metres
      sum += RunRecorder(fixes, from: warm).metres / length - 1
    }
    return sum / Double(walks.count) * 100
  }

  /// Seconds.
  static let warm = 10
  static let courses = RunWalk.Course.allCases.map { course in
    (0..<4).map { seed in RunWalk(course, seconds: 900, seed: seed) }
  }
}
