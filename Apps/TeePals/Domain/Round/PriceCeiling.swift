/// The most that somebody wants to pay, in round figures of each currency.
public enum PriceCeiling: String, Hashable, Sendable, CaseIterable {
  case free, low, middle, high

  /// Minor units; `nil` in currencies for which there is no scale.
  public func most(in currency: String) -> Int? {
    if self == .free { return 0 }
    switch currency {
    case "USD", "EUR", "CAD", "AUD": return choose(5_000, 10_000, 20_000)
    case "GBP": return choose(4_000, 8_000, 16_000)
    case "KRW": return choose(70_000, 150_000, 300_000)
    case "JPY": return choose(7_000, 15_000, 30_000)
    default: return nil
    }
  }

  private func choose(_ low: Int, _ middle: Int, _ high: Int) -> Int {
    switch self {
    case .free: 0
    case .low: low
    case .middle: middle
    case .high: high
    }
  }

  /// Whether a price is known to be no higher; of a range its lower end counts.
  public func covers(_ price: RoundPrice) -> Bool {
    switch price {
    case .unknown: false
    case .free: true
    case .estimate(let amount): covers(amount)
    case .range(let from, let to): (from ?? to).map { amount in covers(amount) } ?? false
    }
  }

  private func covers(_ amount: Money) -> Bool {
    if amount.minor <= 0 { return true }
    return most(in: amount.currency).map { most in amount.minor <= most } ?? false
  }
}
