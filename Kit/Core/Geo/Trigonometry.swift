/// Sine, cosine, arc sine and square root in nothing but arithmetic: not every program here is
/// linked with the C library, and none computes something else than the next.
public enum Trigonometry {
  /// Of an angle in radians, |`angle`| up to 1 000; beyond, the sine of the nearest end. The error
  /// is below 1e-15 for angles of one turn.
  public static func sine(_ angle: Double) -> Double { turned(angle, by: 0) }

  /// Of an angle in radians; as ``sine(_:)``.
  public static func cosine(_ angle: Double) -> Double { turned(angle, by: 1) }

  /// The angle in radians, ±π/2, whose sine is `value`; `value` is held within ±1. The error is
  /// below 2e-15.
  public static func arcSine(_ value: Double) -> Double {
    if value < 0 { return -arcSine(-value) }
    guard value <= 0.5 else {
      return Double.pi / 2 - 2 * arcSine(root(max(0, (1 - value) / 2)))
    }
    // Σ (2k)! / (4^k (k!)² (2k+1)) · x^(2k+1); each term is less than a quarter of the one before.
    let square = value * value
    var power = value
    var sum = value
    var k = 1.0
    while power > 1e-19 {
      power *= square * (2 * k - 1) / (2 * k)
      sum += power / (2 * k + 1)
      k += 1
    }
    return sum
  }

  /// The square root of a number, to the last two bits; 0 of what is not above 0.
  public static func root(_ square: Double) -> Double {
    guard square > Double.leastNormalMagnitude, square < .infinity else { return 0 }
    // Half the exponent is within a tenth of the root; Heron's rule doubles the digits.
    var root = Double(bitPattern: square.bitPattern >> 1 + 0x1FF8_0000_0000_0000)
    for _ in 0..<5 { root = (root + square / root) / 2 }
    return root
  }

  /// The sine of an angle `quarters` of a turn further.
  private static func turned(_ angle: Double, by quarters: Int) -> Double {
    let angle = min(max(angle, -1_000), 1_000)
    let quarter = Double.pi / 2
    let steps = Int(angle / quarter + (angle < 0 ? -0.5 : 0.5))
    let rest = angle - Double(steps) * quarter
    switch (steps + quarters) & 3 {
    case 0: return smallSine(rest)
    case 1: return smallCosine(rest)
    case 2: return -smallSine(rest)
    default: return -smallCosine(rest)
    }
  }

  /// Taylor's series within ±π/4; what is left out is below 5e-17.
  private static func smallSine(_ x: Double) -> Double {
    let square = x * x
    var sum = 0.0
    for half in (1...7).reversed() {
      let n = Double(2 * half + 1)
      sum = square / (n * (n - 1)) * (1 - sum)
    }
    return x * (1 - sum)
  }

  private static func smallCosine(_ x: Double) -> Double {
    let square = x * x
    var sum = 0.0
    for half in (1...8).reversed() {
      let n = Double(2 * half)
      sum = square / (n * (n - 1)) * (1 - sum)
    }
    return 1 - sum
  }
}
