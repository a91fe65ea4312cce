import Core
import RunningBuddyDomain
import Testing

@testable import RunningBuddyTestKit

/// Steps and cadence of made gaits, wherever the device is carried.
@Suite struct StepCounterTests {
  /// How often a device speaks, and how unevenly.
  static let devices: [(hertz: Double, jitter: Double)] = [(50, 0), (20, 0), (60, 0.3)]
  /// Milliseconds after the beginning from which the cadence is known.
  static let settled: Int64 = 5_000
  /// Half the time that a cadence is told from.
  static let late: Int64 = 2_500

  /// A second with the monotonic time at which it ended.
  typealias Told = (at: Int64, second: MotionSecond)

  /// The seconds of samples that are handed over one by one.
  static func told(_ samples: [MotionSample], _ carried: Carrying) -> [Told] {
    var meter = MotionMeter(carried)
    var told: [Told] = []
    for sample in samples {
      for second in meter.take([sample]) {
        told.append((at: (sample.at + 20) / 1_000 * 1_000, second: second))
      }
    }
    return told
  }

  static func gaits(_ carried: Carrying) -> [Gait] {
    var gaits: [Gait] = []
    for cadence in stride(from: 120, through: 200, by: 10) {
      for (index, device) in devices.enumerated() {
        gaits.append(
          Gait(
            carried, cadence: Double(cadence), seconds: 45, hertz: device.hertz,
            jitter: device.jitter, seed: cadence * 10 + index))
      }
    }
    return gaits
  }

  @Test(arguments: Carrying.allCases)
  func tellsStepsAndCadence(_ carried: Carrying) {
    var errors: [Double] = []
    var windows = 0
    var octaves = 0
    var counted = 0
    var made = 0
    for gait in Self.gaits(carried) {
      let (begin, end) = (gait.running.lowerBound, gait.running.upperBound)
      var steps = 0
      for (at, second) in Self.told(gait.samples, carried) {
        steps += second.steps
        if at >= end + 3_000 { #expect(second.steps == 0) }
        if at >= end + 6_000 { #expect(second.cadence == nil) }
        guard at >= begin + Self.settled, at < end else { continue }
        windows += 1
        guard let cadence = second.cadence else { continue }
        let error = abs(Double(cadence) / gait.cadence(at: at - Self.late) - 1)
        errors.append(error)
        if error > 0.25 { octaves += 1 }
      }
      #expect(abs(steps - gait.steps.count) * 100 <= gait.steps.count * 10)
      counted += steps
      made += gait.steps.count
    }
    errors.sort()
    #expect(errors.count >= windows * 98 / 100)
    #expect(errors[errors.count / 2] <= 0.01)
    #expect(octaves * 200 <= windows, "half or double in \(octaves) of \(windows)")
    #expect(abs(counted - made) * 100 <= made * 5)
  }

  @Test func saysNothingOfWhatIsNoGait() {
    for seed in 0..<5 {
      var dice = Seeded(seed)
      var pull = MotionVector()
      var samples: [MotionSample] = []
      for index in 0..<3_000 {
        pull.x = 0.9 * pull.x + 0.1 * dice.normal()
        pull.y = 0.9 * pull.y + 0.1 * dice.normal()
        pull.z = 0.9 * pull.z + 0.1 * dice.normal()
        let axes = MotionSample.Axes(
          x: Int16(pull.x * MotionSample.unitsPerG), y: Int16(pull.y * MotionSample.unitsPerG),
          z: Int16(pull.z * MotionSample.unitsPerG))
        samples.append(
          MotionSample(
            at: Int64(index) * 20, acceleration: axes,
            rotation: MotionSample.Axes(x: 0, y: 0, z: 0)))
      }
      let told = Self.told(samples, .hand)
      #expect(told.count == 60)
      for (_, second) in told {
        #expect(second == MotionSecond(steps: 0, cadence: nil, confidence: 0))
      }
    }
  }

  @Test("Defect 8: steps do not depend on where a window or a batch begins, nor on the ankle")
  func countsEachStepOnce() {
    for carried in Carrying.allCases {
      let gait = Gait(carried, cadence: 172, seconds: 40, hertz: 60, jitter: 0.3, seed: 8)
      let one = Self.told(gait.samples, carried).map { told in told.second }
      for size in [7, 60, 61, 500, gait.samples.count] {
        var meter = MotionMeter(carried)
        var seconds: [MotionSecond] = []
        var from = 0
        while from < gait.samples.count {
          let to = min(from + size, gait.samples.count)
          seconds += meter.take(Array(gait.samples[from..<to]))
          from = to
        }
        #expect(seconds == one)
      }
      // Begun a part of a second later, it counts the same, but for a step at the edge.
      let count = one.reduce(0) { sum, second in sum + second.steps }
      for shift: Int64 in [130, 410, 770] {
        let later = gait.samples.map { sample in
          MotionSample(
            at: sample.at + shift, acceleration: sample.acceleration, rotation: sample.rotation)
        }
        let steps = Self.told(later, carried).reduce(0) { sum, told in sum + told.second.steps }
        #expect(abs(steps - count) <= 4)
        #expect(steps > 0)
      }
    }
  }

  @Test("Defect 9: a cadence that is not known is nothing, and never 0")
  func knowsNothingRatherThanZero() {
    for carried in Carrying.allCases {
      let gait = Gait(carried, cadence: 160, seconds: 40, hertz: 20, seed: 9)
      let told = Self.told(gait.samples, carried)
      #expect(told.contains { told in told.second.cadence == nil })
      #expect(told.contains { told in told.second.cadence != nil })
      for (_, second) in told {
        #expect(second.cadence != 0)
        #expect((second.cadence == nil) == (second.confidence == 0))
      }
    }
  }

  @Test func isTheSameUpsideDown() {
    let gait = Gait(.waist, cadence: 168, seconds: 30, hertz: 60, after: 3, seed: 4)
    let turned = gait.samples.map { sample in
      let pull = sample.acceleration
      return MotionSample(
        at: sample.at,
        acceleration: MotionSample.Axes(x: 0 &- pull.x, y: 0 &- pull.y, z: 0 &- pull.z),
        rotation: sample.rotation)
    }
    #expect(
      Self.told(gait.samples, .waist).map { told in told.second }
        == Self.told(turned, .waist).map { told in told.second })
  }

  @Test func beginsAnewAfterASilence() {
    let gait = Gait(.arm, cadence: 170, seconds: 60, hertz: 60, after: 3, seed: 5)
    let gone: Range<Int64> = 20_000..<40_000
    let heard = gait.samples.filter { sample in !gone.contains(sample.at - Gait.begin) }
    let told = Self.told(heard, .arm)
    // Of seconds without a sample nothing is said.
    let silent = Gait.begin + 21_000..<Gait.begin + 40_000
    #expect(!told.contains { told in silent.contains(told.at) })
    let again = told.filter { told in told.at > Gait.begin + 44_000 }
    #expect(again.count >= 14)
    for (_, second) in again { #expect(abs((second.cadence ?? 0) - 170) <= 4) }
  }

  @Test func takesGravityOut() {
    let gait = Gait(
      .waist, cadence: 166, seconds: 45, hertz: 60, jitter: 0.2, gravity: true, seed: 6)
    var filter = GravityFilter()
    let told = Self.told(filter.take(gait.samples), .waist)
    let running = gait.running.lowerBound + Self.settled..<gait.running.upperBound
    for (at, second) in told where running.contains(at) {
      #expect(abs((second.cadence ?? 0) - 166) <= 4)
    }
    #expect(told.last?.second.cadence == nil)
  }
}
