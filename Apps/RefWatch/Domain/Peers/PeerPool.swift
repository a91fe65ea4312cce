import Coding
import Core

/// Where the values of several people lie. There is none of fewer than ``least``, and what there is
/// is rounded.
@Memberwise public struct PeerPool: Hashable, Sendable {
  public let measure: PeerMeasure
  /// At least so many; rounded down to a multiple of five, so that one more or less is not seen.
  public let people: Int
  /// A quarter of the values is less.
  public let low: Int
  public let middle: Int
  /// A quarter of the values is more.
  public let high: Int

  /// People whose values must come together.
  public static let least = 10

  /// - Parameter values: one of each person.
  public init?(_ measure: PeerMeasure, _ values: [Int]) {
    guard values.count >= PeerPool.least else { return nil }
    let sorted = values.sorted()
    func place(_ quarters: Int) -> Int {
      // Between two values in proportion, in quarters of the distance.
      let position = (sorted.count - 1) * quarters
      let (index, part) = (position / 4, position % 4)
      let next = min(index + 1, sorted.count - 1)
      let value = sorted[index] * (4 - part) + sorted[next] * part
      return PeerPool.rounded(value, to: measure.step)
    }
    self.init(
      measure: measure, people: values.count / 5 * 5, low: place(1), middle: place(2),
      high: place(3))
  }

  /// Four times a value, to the nearest whole step; halves away from zero.
  private static func rounded(_ value: Int, to step: Int) -> Int {
    let unit = 4 * step
    let half = value < 0 ? -unit / 2 : unit / 2
    return (value + half) / unit * step
  }
}
