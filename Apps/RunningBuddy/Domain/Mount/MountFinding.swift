import Coding

/// What a check of a place came to: which ways of counting gave the same steps.
@Memberwise public struct MountFinding: Hashable, Sendable {
  /// Steps of both feet per minute.
  public let cadence: Int
  /// Counting the steps of both feet works there.
  public let feelsBoth: Bool
  /// Counting those of one foot, twice each, works there.
  public let feelsOne: Bool

  /// Whether steps are counted where somebody said that the device is.
  public func fits(_ place: Carrying) -> Bool { place == .ankle ? feelsOne : feelsBoth }

  /// Where the device may be: the place that was said where steps are counted there. All places but
  /// the ankle count alike, so that only the person knows which of these it is.
  public func places(for said: Carrying) -> [Carrying] {
    if fits(said) { return [said] }
    return said == .ankle ? Carrying.allCases.filter { place in place != .ankle } : [.ankle]
  }
}

/// Why a check of a place came to nothing.
public enum MountFault: String, Hashable, Sendable, CaseIterable {
  /// The device told no motion.
  case noMotion
  /// It stopped telling, or told nothing for a moment.
  case interrupted
  /// It never stood still.
  case notStill
  /// It was not moved when it should have been.
  case noSteps
  /// It was moved, in no steady rhythm of running.
  case noRhythm
  /// One foot and both feet were told, with different cadences.
  case unclear
  /// The page was not on the screen.
  case hidden
}

/// Counts the same steps in both ways: as of both feet, and as of one.
struct MountMeters: Hashable, Sendable {
  /// Seconds that are looked at, the last ones: before, both are still finding the rhythm. Ours.
  private static let looked = 15
  /// Steps a minute of somebody who runs on the spot. Ours.
  private static let cadences = 120...230
  /// The share of the seconds in which the cadence is known, and near the usual one. Ours.
  private static let share = 0.8
  /// How far a cadence may be from the usual one, and counted steps from the cadence. Ours.
  private static let near = 0.1
  private static let nearSteps = 0.2
  /// How far both ways may be apart to have told the same. Ours.
  private static let same = 0.08

  private var both = MotionMeter(.pocket)
  private var one = MotionMeter(.ankle)
  private var ofBoth: [MotionSecond] = []
  private var ofOne: [MotionSecond] = []

  mutating func take(_ sample: MotionSample) {
    ofBoth += both.take([sample])
    ofOne += one.take([sample])
  }

  /// What they came to.
  var judged: MountCheck.Phase {
    switch (MountMeters.cadence(ofBoth), MountMeters.cadence(ofOne)) {
    case (nil, nil): .failed(.noRhythm)
    case (let both?, nil): .found(MountFinding(cadence: both, feelsBoth: true, feelsOne: false))
    case (nil, let one?): .found(MountFinding(cadence: one, feelsBoth: false, feelsOne: true))
    case (let both?, let one?):
      MountMeters.isNear(one, both, MountMeters.same)
        ? .found(MountFinding(cadence: both, feelsBoth: true, feelsOne: true)) : .failed(.unclear)
    }
  }

  /// The usual cadence; `nil` where it is not steady, or the steps that were counted are others.
  private static func cadence(_ all: [MotionSecond]) -> Int? {
    let seconds = all.suffix(looked)
    let known = seconds.compactMap { second in second.cadence }.sorted()
    guard seconds.count == looked, Double(known.count) >= share * Double(looked) else { return nil }
    let usual = known[known.count / 2]
    let steady = known.filter { cadence in isNear(cadence, usual, near) }
    let steps = seconds.reduce(0) { sum, second in sum + second.steps } * 60 / looked
    guard cadences.contains(usual), Double(steady.count) >= share * Double(looked),
      isNear(steps, usual, nearSteps)
    else { return nil }
    return usual
  }

  private static func isNear(_ one: Int, _ other: Int, _ share: Double) -> Bool {
    Double(abs(one - other)) <= share * Double(other)
  }
}
