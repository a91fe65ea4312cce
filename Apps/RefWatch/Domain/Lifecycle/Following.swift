extension Gap {
  /// The period that it leads to; none after the match.
  public var next: Period? {
    switch self {
    case .beforeMatch: .regulation(1)
    case .interval(let number): .regulation(number + 1)
    case .beforeExtraTime: .extra(1)
    case .extraTimeHalf: .extra(2)
    case .beforeShootout: .shootout
    case .afterMatch: nil
    }
  }

  /// Whether the match can be over instead.
  public var isOptional: Bool { self == .beforeExtraTime || self == .beforeShootout }
}

extension Period {
  /// The gap in which its kick-off is awaited.
  public var before: Gap {
    switch self {
    case .regulation(let number): number <= 1 ? .beforeMatch : .interval(number - 1)
    case .extra(1): .beforeExtraTime
    case .extra: .extraTimeHalf
    case .shootout: .beforeShootout
    }
  }
}

extension RuleSet {
  /// What may follow a period at all, whatever the score: the referee can go on although the rules
  /// of the competition didn't foresee it.
  func gaps(after period: Period) -> [Gap] {
    switch period {
    case .regulation(let number) where number < regulationPeriods: [.interval(number)]
    case .regulation: [.beforeExtraTime, .beforeShootout]
    case .extra(1): [.extraTimeHalf]
    case .extra: [.beforeShootout]
    case .shootout: []
    }
  }

  /// What follows a period by the rules; `nil` where the match is over.
  func gap(after period: Period, isLevel: Bool, isLevelOnAggregate: Bool) -> Gap? {
    func applies(_ decider: Decider) -> Bool {
      switch decider {
      case .never: false
      case .ifLevel: isLevel
      case .ifAggregateLevel: isLevelOnAggregate
      case .ask: true
      }
    }
    return gaps(after: period).first { gap in
      switch gap {
      case .beforeExtraTime: applies(extraTime)
      case .beforeShootout: applies(shootout)
      default: true
      }
    }
  }
}
