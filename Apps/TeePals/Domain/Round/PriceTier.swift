/// How dear a round is, in a sign (specification §3.5).
public enum PriceTier: String, Hashable, Sendable, CaseIterable {
  case free
  case low = "$"
  case middle = "$$"
  case high = "$$$"
  case highest = "$$$$"
}

extension RoundPrice {
  /// `nil` where nothing is known, and in currencies for which there is no scale.
  public var tier: PriceTier? {
    switch self {
    case .unknown: nil
    case .free: .free
    case .estimate(let amount): amount.tier
    case .range(let from, let to): (from ?? to)?.tier
    }
  }
}

extension Money {
  fileprivate var tier: PriceTier? {
    if minor <= 0 { return .free }
    guard isDollars else { return nil }
    if PriceCeiling.low.covers(.estimate(self)) { return .low }
    if PriceCeiling.middle.covers(.estimate(self)) { return .middle }
    return PriceCeiling.high.covers(.estimate(self)) ? .high : .highest
  }

  private var isDollars: Bool { currency == "USD" }
}
