import Coding

/// How long a step of a plan is.
public enum IntervalLength: Hashable, Sendable {
  /// Seconds by the timer.
  case time(Int)
  /// Metres.
  case distance(Int)
  /// Until the lap is pressed.
  case pressed
}

/// Work that is repeated, with a rest after it.
@Memberwise public struct IntervalSet: Hashable, Sendable {
  public var times: Int
  public var work: IntervalLength
  public var rest: IntervalLength?
}

/// What is run: a warm-up, work and rest in their order, a cool-down. The last work of all has no
/// rest after it.
@Memberwise public struct IntervalPlan: Hashable, Sendable {
  public var warmUp: IntervalLength?
  /// 1…``RunLimits/sets``.
  public var sets: [IntervalSet]
  public var coolDown: IntervalLength?
}

/// A stretch of a plan, and of a run that followed it.
public enum IntervalKind: String, Hashable, Sendable, CaseIterable {
  case warmUp, work, rest, coolDown
}

/// One step of a plan.
@Memberwise public struct IntervalStep: Hashable, Sendable {
  public let kind: IntervalKind
  public let length: IntervalLength
  /// Which work it is or follows, of all of the plan; 0 for a warm-up.
  public let number: Int
}

extension IntervalPlan {
  /// How many times there is work.
  public var works: Int { sets.reduce(0) { sum, set in sum + max(0, set.times) } }

  /// All steps in their order, as far as ``RunLimits/steps``.
  public var steps: [IntervalStep] {
    var steps: [IntervalStep] = []
    if let warmUp { steps.append(IntervalStep(kind: .warmUp, length: warmUp, number: 0)) }
    var number = 0
    let works = works
    for set in sets {
      for _ in 0..<max(0, set.times) where steps.count < RunLimits.steps {
        number += 1
        steps.append(IntervalStep(kind: .work, length: set.work, number: number))
        if let rest = set.rest, number < works {
          steps.append(IntervalStep(kind: .rest, length: rest, number: number))
        }
      }
    }
    if let coolDown {
      steps.append(IntervalStep(kind: .coolDown, length: coolDown, number: number))
    }
    return Array(steps.prefix(RunLimits.steps))
  }

  /// What is known of the whole before it is run.
  public var total: IntervalTotal {
    var total = IntervalTotal()
    for step in steps {
      switch step.length {
      case .time(let seconds): total.seconds += seconds
      case .distance(let metres): total.metres += metres
      case .pressed: total.isOpen = true
      }
    }
    return total
  }
}

/// What the steps of a plan add up to.
@Memberwise public struct IntervalTotal: Hashable, Sendable {
  /// Of the steps by distance.
  public var metres: Int = 0
  /// Of the steps by time.
  public var seconds: Int = 0
  /// Whether some last until the lap is pressed.
  public var isOpen: Bool = false
}
