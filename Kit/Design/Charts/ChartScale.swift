/// Where values lie on an axis, in whole units of a drawing.
public struct ChartScale: Hashable, Sendable {
  public let low: Double
  public let high: Double

  /// An axis without length is as long as one.
  public init(_ low: Double, _ high: Double) {
    self.low = low
    self.high = high > low ? high : low + 1
  }

  /// From zero to a round number that is no less than `most`.
  public init(upTo most: Double) {
    var unit = 1.0
    while unit * 10 <= most, unit < 1e12 { unit *= 10 }
    let steps = [1.0, 2, 3, 4, 5, 6, 8, 10]
    let step = steps.first { step in step * unit >= most } ?? 10
    self.init(0, step * unit)
  }

  /// The place of a value on an axis of `length` units, held within it.
  public func place(_ value: Double, of length: Int) -> Int {
    let share = min(max((value - low) / (high - low), 0), 1)
    return Int(share * Double(length) + 0.5)
  }
}
