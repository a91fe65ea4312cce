import RunningBuddyDomain
import Testing

/// The original's steps while somebody ran, as §12 of the specification has them: of the last 10 s,
/// each 3 s, a peak whose time was not seen before adds two steps.
private struct LegacyLive {
  private(set) var steps = 0
  private(set) var cadence = 0.0
  private var seen: Set<Double> = []

  mutating func tick(_ samples: [LegacyCadence.Sample], at now: Double) {
    let window = samples.filter { sample in sample.seconds >= now - 10 && sample.seconds <= now }
    cadence = LegacyCadence.v2.result(window).cadence
    for peak in LegacyCadence.v2.peaks(window) where seen.insert(window[peak].seconds).inserted {
      steps += 2
    }
  }
}

@Suite("The original's cadence, sample by sample (§12)")
struct LegacyLiveTests {
  /// Half a minute at 20 Hz of a foot that swings each 0.7 s and turns back for one sample alone.
  private static let samples: [LegacyCadence.Sample] = (0..<600).map { index in
    let (pull, turn): (Double, Double) =
      switch index % 14 {
      case 0: (0.5, 1)
      case 1: (0, -2)
      default: (0, 0)
      }
    return LegacyCadence.Sample(
      seconds: Double(index) * 0.05, accelerationX: 0, accelerationY: pull, rotationZ: turn)
  }

  /// Steps and last cadence where the first look is at a time.
  private static func live(from first: Int) -> LegacyLive {
    var live = LegacyLive()
    for now in stride(from: first, through: 30, by: 3) { live.tick(samples, at: Double(now)) }
    return live
  }

  @Test("Defect 8, as it was: how many steps there are depends on where windows begin")
  func defect8() {
    // Once through, every other swing is one: the sample that ends one cannot begin the next.
    #expect(LegacyCadence.v2.peaks(Self.samples).count == 22)
    #expect(LegacyCadence.v2.result(Self.samples).steps == 42)
    #expect(Self.live(from: 3).steps == 70)
    #expect(Self.live(from: 4).steps == 62)
    #expect(Self.live(from: 5).steps == 64)
    #expect(abs(Self.live(from: 3).cadence - 60 / 0.7) < 1e-9)
  }

  /// One peak of version 1, and a sample before and after it.
  private static func stances(_ peak: LegacyCadence.Sample) -> [Int] {
    let rest = LegacyCadence.Sample(
      seconds: peak.seconds, accelerationX: 1, accelerationY: -1, rotationZ: -1)
    return LegacyCadence.v1.peaks([rest, peak, rest])
  }

  @Test("A stance has 1.5 g to the ground while the foot goes back and turns back")
  func stance() {
    func peaks(_ x: Double, _ y: Double, _ z: Double) -> [Int] {
      Self.stances(
        LegacyCadence.Sample(seconds: 1, accelerationX: x, accelerationY: y, rotationZ: z))
    }
    #expect(peaks(1.5, -0.01, -0.01) == [1])
    #expect(peaks(1.499, -0.01, -0.01).isEmpty)
    #expect(peaks(1.5, 0, -0.01).isEmpty)
    #expect(peaks(1.5, -0.01, 0).isEmpty)
  }

  @Test("Stances are 0.35 s apart", arguments: [(0.349, 1), (0.35, 2)])
  func apart(seconds: Double, count: Int) {
    var samples: [LegacyCadence.Sample] = []
    for time in [0, seconds] {
      for (shift, pull) in [(-0.01, 1.0), (0, 2), (0.01, 1)] {
        samples.append(
          LegacyCadence.Sample(
            seconds: time + shift, accelerationX: pull, accelerationY: -1, rotationZ: -1))
      }
    }
    #expect(LegacyCadence.v1.peaks(samples).count == count)
  }

  @Test("A swing begins where the foot goes and turns forward at once, and only there")
  func swing() {
    func peaks(_ y: Double, _ z: Double) -> [Int] {
      LegacyCadence.v2.peaks([
        LegacyCadence.Sample(seconds: 0, accelerationX: 0, accelerationY: y, rotationZ: z),
        LegacyCadence.Sample(seconds: 0, accelerationX: 0, accelerationY: -1, rotationZ: -2),
      ])
    }
    #expect(peaks(0.01, 0.01) == [1])
    #expect(peaks(0, 0.01).isEmpty && peaks(0.01, 0).isEmpty)
  }
}
