/// A part of a match in which the match clock runs, or kicks are taken.
public enum Period: Hashable, Sendable {
  /// Regulation time, 1…4.
  case regulation(Int)
  /// Extra time, 1…2.
  case extra(Int)
  /// Kicks from the penalty mark.
  case shootout
}

/// The time before, between and after periods. Cards may be shown in all of them (Law 12).
public enum Gap: Hashable, Sendable {
  case beforeMatch
  /// After the regulation period of this number, 1…3.
  case interval(Int)
  case beforeExtraTime
  /// Between the halves of extra time.
  case extraTimeHalf
  case beforeShootout
  case afterMatch
}

/// Where in a match something happened.
public enum Stage: Hashable, Sendable {
  case period(Period)
  case gap(Gap)
}

extension Stage {
  /// The order in which stages come, whatever the rules of the match leave out.
  public var rank: Int {
    switch self {
    case .gap(.beforeMatch): 0
    case .period(.regulation(let number)): 2 * number
    case .gap(.interval(let number)): 2 * number + 1
    case .gap(.beforeExtraTime): 20
    case .period(.extra(1)): 21
    case .gap(.extraTimeHalf): 22
    case .period(.extra): 23
    case .gap(.beforeShootout): 24
    case .period(.shootout): 25
    case .gap(.afterMatch): 26
    }
  }

  /// The word on the wire and in the database: `R1`…`R4`, `E1`, `E2`, `PSO`; `PRE`, `I1`…`I3`,
  /// `IE`, `IE2`, `IPSO`, `POST`.
  public var word: String {
    switch self {
    case .period(.regulation(let number)): "R" + number.description
    case .period(.extra(let number)): "E" + number.description
    case .period(.shootout): "PSO"
    case .gap(.beforeMatch): "PRE"
    case .gap(.interval(let number)): "I" + number.description
    case .gap(.beforeExtraTime): "IE"
    case .gap(.extraTimeHalf): "IE2"
    case .gap(.beforeShootout): "IPSO"
    case .gap(.afterMatch): "POST"
    }
  }

  public static let all: [Stage] =
    [.gap(.beforeMatch)]
    + RuleSet.periods.map { number in .period(.regulation(number)) }
    + (1..<RuleSet.periods.upperBound).map { number in .gap(.interval(number)) }
    + [
      .gap(.beforeExtraTime), .period(.extra(1)), .gap(.extraTimeHalf), .period(.extra(2)),
      .gap(.beforeShootout), .period(.shootout), .gap(.afterMatch),
    ]

  public init?(word: String) {
    guard let stage = Stage.all.first(where: { stage in stage.word == word }) else { return nil }
    self = stage
  }
}
