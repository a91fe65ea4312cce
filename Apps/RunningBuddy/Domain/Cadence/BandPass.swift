import Core

/// Lets through what swings between two frequencies: a filter of the second order.
struct BandPass: Hashable, Sendable {
  private let gain: Double
  private let first: Double
  private let second: Double
  private var one = 0.0
  private var two = 0.0

  /// - Parameters: Hertz.
  init(_ low: Double, _ high: Double, rate: Double) {
    let angle = 2 * Double.pi * Trigonometry.root(low * high) / rate
    let width = Trigonometry.sine(angle) * (high - low) / Trigonometry.root(low * high) / 2
    gain = width / (1 + width)
    first = -2 * Trigonometry.cosine(angle) / (1 + width)
    second = (1 - width) / (1 + width)
  }

  mutating func take(_ value: Double) -> Double {
    let output = gain * value + one
    one = two - first * output
    two = -gain * value - second * output
    return output
  }
}
