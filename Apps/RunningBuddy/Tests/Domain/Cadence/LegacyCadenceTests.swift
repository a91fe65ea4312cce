import RunningBuddyDomain
import Testing

/// The vectors of §42 of the specification.
@Suite struct LegacyCadenceTests {
  typealias Sample = LegacyCadence.Sample

  /// Swings of a foot at these seconds, and rest until there are so many samples.
  static func swings(_ seconds: [Double], count: Int = 20) -> [Sample] {
    var samples: [Sample] = []
    for second in seconds {
      // The foot turns back in one sample, and forward in another.
      for before in [0.2, 0.1] {
        samples.append(
          Sample(seconds: second - before, accelerationX: 0, accelerationY: 0.5, rotationZ: 1))
      }
      samples.append(
        Sample(seconds: second, accelerationX: 0, accelerationY: -0.5, rotationZ: -2))
    }
    while samples.count < count {
      let last = samples.last?.seconds ?? 0
      samples.append(
        Sample(seconds: last + 0.05, accelerationX: 0, accelerationY: 0, rotationZ: 0))
    }
    return samples
  }

  /// Stances of a foot at these seconds, as the first version saw them.
  static func stances(_ seconds: [Double], pull: Double = 1.5, count: Int = 20) -> [Sample] {
    var samples: [Sample] = []
    for second in seconds {
      samples.append(
        Sample(seconds: second - 0.05, accelerationX: 0, accelerationY: -0.1, rotationZ: -0.1))
      samples.append(
        Sample(seconds: second, accelerationX: pull, accelerationY: -0.1, rotationZ: -0.1))
    }
    // A peak is known by the sample after it.
    repeat {
      let last = samples.last?.seconds ?? 0
      samples.append(
        Sample(seconds: last + 0.05, accelerationX: 0, accelerationY: 0, rotationZ: 0))
    } while samples.count < count
    return samples
  }

  static let fourteen = (0..<14).map { index in Double(index) * 0.72 }

  @Test(arguments: LegacyCadence.allCases)
  func tellsTheMean(_ version: LegacyCadence) {
    let samples = version == .v1 ? Self.stances(Self.fourteen) : Self.swings(Self.fourteen)
    let result = version.result(samples)
    #expect(version.peaks(samples).count == 14)
    #expect(result.steps == 26)
    #expect(abs(result.cadence - 166.667) < 0.000_5)
    #expect(result.cadence == 26 / (13 * 0.72) * 60)
  }

  @Test func wantsTwentySamplesAndTwoPeaks() {
    let few = Array(Self.swings(Self.fourteen).prefix(19))
    #expect(LegacyCadence.v2.result(few) == LegacyCadence.Result(cadence: 0, steps: 0))
    #expect(LegacyCadence.v2.result(Array(Self.swings(Self.fourteen).prefix(20))).cadence > 0)
    let one = Self.swings([1])
    #expect(LegacyCadence.v2.peaks(one) == [2])
    #expect(LegacyCadence.v2.result(one) == LegacyCadence.Result(cadence: 0, steps: 0))
    #expect(LegacyCadence.v2.result([]) == LegacyCadence.Result(cadence: 0, steps: 0))
    #expect(LegacyCadence.v1.result([]) == LegacyCadence.Result(cadence: 0, steps: 0))
  }

  @Test(arguments: [(59.9, 0.0), (60, 60), (300, 300), (300.1, 0)])
  func keepsSixtyToThreeHundred(_ cadence: Double, _ told: Double) {
    let result = LegacyCadence.v2.result(Self.swings([0, 120 / cadence]))
    #expect(result.cadence == told)
    #expect(result.steps == 2)
  }

  @Test func swingsOnceBetweenTwoTurnings() {
    // −2.0 rad/s are a swing, −1.9 are none; a second one counts once the foot turned back.
    func samples(_ turnings: [Double]) -> [Sample] {
      turnings.enumerated().map { index, turning in
        Sample(
          seconds: Double(index) * 0.05, accelerationX: 0, accelerationY: turning > 0 ? 1 : -1,
          rotationZ: turning)
      }
    }
    #expect(LegacyCadence.v2.peaks(samples([1, -1.9, -2, -3, -2, 1, 1, -2])) == [2, 7])
    #expect(LegacyCadence.v2.peaks(samples([-3, -3, -3])).isEmpty)
    #expect(LegacyCadence.v2.peaks(samples([1, -3, 0.5, -3])) == [1])
  }

  @Test func standsWhereAllThreeSay() {
    #expect(LegacyCadence.v1.peaks(Self.stances(Self.fourteen, pull: 1.49)).isEmpty)
    #expect(LegacyCadence.v1.peaks(Self.stances([1, 1.36, 1.72])).count == 3)
    #expect(LegacyCadence.v1.peaks(Self.stances([1, 1.3, 1.6])).count == 2)
  }
}
