import Core

/// Counts steps and tells their cadence from motion wherever it is carried: the specification's
/// `adaptive` (§39). A step is a highest point of what was moved; which of them are steps, the
/// rhythm of the last seconds tells, once a second. No point is judged twice, so that it does not
/// matter where a second, or what was handed over at once, begins.
struct StepCounter: Hashable, Sendable {
  /// Points in a second.
  static let rate: Int64 = 50
  /// Points the rhythm is told from. Ours: half of what the specification has, so that it shows
  /// sooner what a runner changes.
  private static let window = 250
  /// Points of a beginning after which there may be a rhythm. Ours.
  private static let leastWindow = 100
  /// g above which somebody runs. Ours.
  private static let running = 0.3
  /// The share of a period that is between two steps at least, and for which a step is the highest
  /// point. Ours.
  private static let apart = 0.65
  private static let alone = 0.4
  /// Points of the past of which steps count once there is a rhythm. Ours.
  private static let memory: Int64 = 150
  /// Points for which the last cadence is held without a step.
  private static let holding: Int64 = 250
  /// Periods, and points more, after which steps are missing. Ours.
  private static let overdue = 1.6
  private static let overdueMore: Int64 = 15
  /// Steps of a second that are told with it.
  private static let most = MotionSecond.mostSteps
  /// Steps in a row that may be too weak to see. Ours.
  private static let mostUnseen = 2

  private let isAnkle: Bool
  /// What walks and what runs; an ankle has one.
  private var bands: [SwingPeaks]
  private var accelerations: [MotionVector] = []
  private var sizes: [Double] = []
  /// The point of the last step.
  private var last: Int64?
  /// The cadence that was told last, and how sure it was.
  private var heldCadence: Int?
  private var heldConfidence = 0.0
  /// Steps that are told with a later second.
  private var owed = 0

  init(_ carried: Carrying) {
    isAnkle = carried == .ankle
    let rate = Double(StepCounter.rate)
    let filters =
      isAnkle
      ? [BandPass(0.8, 2, rate: rate)]
      : [BandPass(0.7, 3.5, rate: rate), BandPass(1.2, 4, rate: rate)]
    bands = filters.map { band in SwingPeaks(band, rate: Int(StepCounter.rate)) }
  }

  /// Takes the next point.
  mutating func take(_ point: MotionGrid.Point) {
    let pull = point.acceleration
    let size = Trigonometry.root(pull.x * pull.x + pull.y * pull.y + pull.z * pull.z)
    accelerations.append(pull)
    sizes.append(size)
    for index in bands.indices { bands[index].take(size, number: point.number) }
  }

  /// What the second came to that ends before a point. `share` of its samples came, 0…1.
  mutating func second(before end: Int64, share: Double) -> MotionSecond {
    let excess = sizes.count - StepCounter.window
    if excess > 0 {
      accelerations.removeFirst(excess)
      sizes.removeFirst(excess)
    }
    if let rhythm = rhythm() {
      count(rhythm, before: end)
      if let last, end - last <= StepCounter.patience(rhythm.period) {
        keep(rhythm, share)
      }
    }
    for index in bands.indices { bands[index].forget(until: end - StepCounter.memory) }
    let steps = min(owed, StepCounter.most)
    owed -= steps
    return told(steps, before: end)
  }

  private func rhythm() -> StepRhythm? {
    guard sizes.count >= StepCounter.leastWindow else { return nil }
    return StepRhythm(
      Periodicity(accelerations, sizes: sizes), isAnkle: isAnkle, rate: Double(StepCounter.rate))
  }

  /// Points after a step until which the next one is not overdue.
  private static func patience(_ period: Double) -> Int64 {
    max(rate, Int64(overdue * period) + overdueMore)
  }

  /// Judges the highest points that are far enough back for it.
  private mutating func count(_ rhythm: StepRhythm, before end: Int64) {
    let band = isAnkle || rhythm.strength <= StepCounter.running ? 0 : 1
    let (apart, alone) = (rhythm.period * StepCounter.apart, rhythm.period * StepCounter.alone)
    let peaks = bands[band].waiting
    let ripe = end - Int64(alone) - 1
    for (index, peak) in peaks.enumerated() where peak.number <= ripe {
      if let last, Double(peak.number - last) < apart { continue }
      let isHighest = peaks[(index + 1)...].allSatisfy { next in
        Double(next.number - peak.number) > alone || next.height <= peak.height
      }
      guard isHighest else { continue }
      owed += steps(to: peak.number, rhythm.period) * (isAnkle ? 2 : 1)
      last = peak.number
    }
    for index in bands.indices { bands[index].forget(until: ripe) }
  }

  /// How many steps there are since the last one: one foot's may be too weak to see, but its time
  /// is there.
  private func steps(to number: Int64, _ period: Double) -> Int {
    guard let last else { return 1 }
    let periods = Int(Double(number - last) / period + 0.5)
    return periods <= StepCounter.mostUnseen + 1 ? max(1, periods) : 1
  }

  private mutating func keep(_ rhythm: StepRhythm, _ share: Double) {
    let feet = isAnkle ? 2.0 : 1.0
    let cadence = Int(60 * Double(StepCounter.rate) / rhythm.period * feet + 0.5)
    guard MotionSecond.cadences.contains(cadence) else { return }
    heldCadence = cadence
    heldConfidence = rhythm.confidence * share
  }

  /// The last cadence is held for a while, and is less and less sure; then there is none.
  private mutating func told(_ steps: Int, before end: Int64) -> MotionSecond {
    guard let heldCadence, let last, end - last <= StepCounter.holding else {
      heldCadence = nil
      return MotionSecond(steps: steps, cadence: nil, confidence: 0)
    }
    let late = Double(max(0, end - last - StepCounter.rate)) / Double(StepCounter.holding)
    return MotionSecond(
      steps: steps, cadence: heldCadence,
      confidence: Int(100 * heldConfidence * (1 - late) + 0.5))
  }
}
