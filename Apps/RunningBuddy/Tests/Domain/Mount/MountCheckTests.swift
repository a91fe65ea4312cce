import Core
import RunningBuddyDomain
import Testing

@testable import RunningBuddyTestKit

/// The mount wizard of §38 of the specification.
@Suite("Checking where the device is carried")
struct MountCheckTests {
  /// Somebody who puts a device in its place, stands for three seconds, and runs on the spot.
  static func gait(
    _ carried: Carrying, cadence: Double = 160, hertz: Double = 60, jitter: Double = 0.3,
    gravity: Bool = false, seed: Int
  ) -> Gait {
    Gait(
      carried, cadence: cadence, seconds: 40, hertz: hertz, jitter: jitter, before: 9, after: 0,
      gravity: gravity, seed: seed)
  }

  /// A check that is told samples each second, as hosts tell them.
  static func check(_ samples: [MotionSample]) -> MountCheck {
    var check = MountCheck(at: 0)
    var (now, from) = (Int64(0), 0)
    while from < samples.count, check.isUnderWay {
      now += 1_000
      let to = samples[from...].firstIndex { sample in sample.at - Gait.begin >= now }
      check.take(Array(samples[from..<(to ?? samples.count)]), at: now)
      check.tick(at: now)
      from = to ?? samples.count
    }
    return check
  }

  static func finding(_ samples: [MotionSample]) -> MountFinding? {
    if case .found(let finding) = check(samples).phase { finding } else { nil }
  }

  @Test("Where it is carried steps are found to be counted", arguments: Carrying.allCases)
  func finds(_ carried: Carrying) {
    for cadence in stride(from: 130, through: 190, by: 10) {
      for hertz in [50.0, 60] {
        let gait = Self.gait(
          carried, cadence: Double(cadence), hertz: hertz, jitter: hertz == 50 ? 0 : 0.3,
          seed: cadence)
        let finding = Self.finding(gait.samples)
        #expect(finding?.fits(carried) == true, "\(cadence) at \(hertz)")
        #expect(finding?.places(for: carried) == [carried])
        #expect(abs((finding?.cadence ?? 0) - cadence) <= 5, "\(cadence) at \(hertz)")
      }
    }
  }

  @Test("Gravity that is part of what the sensors tell changes nothing")
  func gravity() {
    var filter = GravityFilter()
    let gait = Self.gait(.waist, cadence: 166, gravity: true, seed: 6)
    #expect(Self.finding(filter.take(gait.samples))?.fits(.waist) == true)
  }

  @Test("Of one foot it says ankle, of both that only the person knows where")
  func places() {
    var phases: Set<[Carrying]> = []
    for (feelsBoth, feelsOne) in [(true, false), (false, true), (true, true)] {
      let finding = MountFinding(cadence: 160, feelsBoth: feelsBoth, feelsOne: feelsOne)
      for said in Carrying.allCases {
        let places = finding.places(for: said)
        #expect(!places.isEmpty && places.allSatisfy { place in finding.fits(place) })
        #expect(places == [said] || !finding.fits(said))
        phases.insert(places)
      }
    }
    #expect(phases.contains([.hand, .pocket, .arm, .waist]) && phases.contains([.ankle]))
  }

  @Test("Each phase has its seconds, and they run down")
  func phases() {
    let samples = Self.gait(.hand, seed: 2).samples
    var check = MountCheck(at: 0)
    #expect(check.phase == .placing(left: 5))
    var phases: [MountCheck.Phase] = []
    for sample in samples where check.isUnderWay {
      check.take([sample], at: sample.at)
      if phases.last != check.phase { phases.append(check.phase) }
    }
    let placing = (1...5).reversed().map { left in MountCheck.Phase.placing(left: left) }
    let standing = (1...3).reversed().map { left in MountCheck.Phase.standing(left: left) }
    let running = (1...20).reversed().map { left in MountCheck.Phase.running(left: left) }
    #expect(Array(phases.dropLast()) == placing + standing + running)
    #expect(!check.isUnderWay)
  }

  @Test("Why it came to nothing is said")
  func faults() {
    func fault(_ samples: [MotionSample]) -> MountFault? {
      if case .failed(let fault) = Self.check(samples).phase { fault } else { nil }
    }
    let samples = Self.gait(.hand, seed: 3).samples
    // Nobody runs.
    let still = Gait(.hand, cadence: 160, seconds: 40, hertz: 60, before: 40, after: 0, seed: 3)
    #expect(fault(still.samples) == .noSteps)
    // Nobody stands.
    let restless = Gait(.hand, cadence: 160, seconds: 40, hertz: 60, before: 0, after: 0, seed: 3)
    #expect(fault(restless.samples) == .notStill)
    // The sensors are silent for a second.
    let gone: Range<Int64> = 15_000..<16_000
    #expect(
      fault(samples.filter { sample in !gone.contains(sample.at - Gait.begin) }) == .interrupted)
    // Shaken without a rhythm.
    var dice = Seeded(5)
    let shaken = still.samples.map { sample in
      guard sample.at - Gait.begin > 9_000 else { return sample }
      func pull() -> Int16 { Int16(dice.normal() * 2_000) }
      return MotionSample(
        at: sample.at, acceleration: MotionSample.Axes(x: pull(), y: pull(), z: pull()),
        rotation: sample.rotation)
    }
    #expect(fault(shaken) == .noRhythm)
  }

  @Test("Without a word of the sensors, or of a page that is not seen, it ends")
  func silence() {
    var check = MountCheck(at: 1_000)
    check.tick(at: 5_000)
    #expect(check.isUnderWay)
    check.tick(at: 5_001)
    #expect(check.phase == .failed(.noMotion))
    check.hide()
    #expect(check.phase == .failed(.noMotion))
    var begun = MountCheck(at: 0)
    begun.take(Array(Self.gait(.arm, seed: 4).samples.prefix(60)), at: 1_000)
    begun.take([], at: 4_000)
    begun.tick(at: 5_001)
    #expect(begun.phase == .failed(.interrupted))
    var hidden = MountCheck(at: 0)
    hidden.hide()
    #expect(hidden.phase == .failed(.hidden))
    // What comes later changes nothing.
    hidden.take(Self.gait(.arm, seed: 4).samples, at: 100)
    #expect(hidden.phase == .failed(.hidden))
  }
}
