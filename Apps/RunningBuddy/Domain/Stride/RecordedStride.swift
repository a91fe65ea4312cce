/// A step model as a recording keeps it, in whole numbers: a replay computes what was live.
public struct RecordedStride: Hashable, Sendable {
  /// Nanometres of length for each step a minute.
  public let alpha: Int
  /// Micrometres of length.
  public let beta: Int

  /// What either may be.
  static let numbers = -1_000_000_000...1_000_000_000

  init(alpha: Int, beta: Int) {
    self.alpha = alpha
    self.beta = beta
  }

  /// `nil` for a model beyond any step.
  public init?(_ model: StrideModel) {
    let (alpha, beta) = (model.line.alpha * 1_000_000_000, model.line.beta * 1_000_000)
    let numbers = Double(RecordedStride.numbers.lowerBound)...1_000_000_000
    guard numbers.contains(alpha), numbers.contains(beta) else { return nil }
    self.alpha = Int(alpha)
    self.beta = Int(beta)
  }

  /// Metres of a second's steps: an estimate. 0 without a cadence.
  func metres(_ second: MotionSecond) -> Double {
    guard let cadence = second.cadence else { return 0 }
    let line = StrideLine(
      alpha: Double(alpha) / 1_000_000_000, beta: Double(beta) / 1_000_000)
    return Double(second.steps) * StrideModel.held(line.length(at: Double(cadence)))
  }
}

/// The way by steps while no place is known.
struct StepFill: Hashable, Sendable {
  var stride: RecordedStride?
  /// Metres since a place was known that do not count yet: the next fix may know better.
  private(set) var waiting = 0.0
  /// Metres since then that were put in.
  private(set) var filled = 0.0
  /// The monotonic time at which it last was.
  private(set) var filledAt: Int64 = 0

  mutating func take(_ second: MotionSecond) { waiting += stride?.metres(second) ?? 0 }

  /// The metres that are put in at a time.
  mutating func fill(at time: Int64) -> Double {
    filledAt = time
    let metres = waiting
    filled += metres
    waiting = 0
    return metres
  }

  /// A place is known, or the run stands still.
  mutating func clear() {
    waiting = 0
    filled = 0
  }
}
