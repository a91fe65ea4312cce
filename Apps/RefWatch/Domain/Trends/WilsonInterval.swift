/// Where a share probably lies: the score interval of E. B. Wilson (1927), without a correction for
/// continuity.
public struct WilsonInterval: Hashable, Sendable {
  /// 0…1.
  public let low: Double
  public let high: Double

  /// The point of the standard normal distribution that leaves 2.5 % above it.
  public static let z95 = 1.959963984540054

  /// `nil` without a single trial; `successes` is 0…`trials`.
  public init?(_ successes: Int, of trials: Int, z: Double = WilsonInterval.z95) {
    guard trials > 0, successes >= 0, successes <= trials else { return nil }
    let n = Double(trials)
    let p = Double(successes) / n
    let z2 = z * z
    let centre = p + z2 / (2 * n)
    let spread = z * WilsonInterval.root(p * (1 - p) / n + z2 / (4 * n * n))
    low = successes == 0 ? 0 : max(0, (centre - spread) / (1 + z2 / n))
    high = successes == trials ? 1 : min(1, (centre + spread) / (1 + z2 / n))
  }
  /// The square root of 0 or more by Heron's rule: falls until it falls no more. The standard
  /// library's asks the C library, which not every program here is linked with.
  private static func root(_ square: Double) -> Double {
    var root = max(square, 1)
    while true {
      let next = (root + square / root) / 2
      guard next < root else { return root }
      root = next
    }
  }
}
