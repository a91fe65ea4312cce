/// Exponential and logarithm in nothing but arithmetic, for the same reason as ``Trigonometry``.
public enum Exponentials {
  // ln 2 in two parts: a whole number of times the first is exact.
  private static let high = 6.931_471_803_691_238_165e-1
  private static let low = 1.908_214_929_270_587_700e-10

  /// e to the power of `x`; infinite above 709.78, 0 below -745. The relative error is below 1e-14
  /// where the result is a normal number.
  public static func exp(_ x: Double) -> Double {
    guard x < 709.79 else { return x.isNaN ? x : .infinity }
    guard x > -745.2 else { return 0 }
    let twos = Int(x / (high + low) + (x < 0 ? -0.5 : 0.5))
    let rest = x - Double(twos) * high - Double(twos) * low
    // Taylor's series within ±ln 2 / 2; what is left out is below 1e-16.
    var sum = 1.0
    for n in (1...14).reversed() { sum = 1 + sum * rest / Double(n) }
    // In two steps: the exponent of a subnormal number is out of range.
    let half = twos / 2
    return sum * power(of: half) * power(of: twos - half)
  }

  /// The natural logarithm; `-infinity` of what is not above 0. The error is below 1e-15, or a
  /// relative one of 1e-14.
  public static func ln(_ x: Double) -> Double {
    guard x > 0 else { return x.isNaN ? x : -.infinity }
    guard x < .infinity else { return x }
    var (exponent, mantissa) = (Int(x.exponent), x.significand)
    if mantissa > 1.414_213_562_373_095 {
      mantissa /= 2
      exponent += 1
    }
    // 2 artanh s = 2 Σ s^(2k+1) / (2k+1) with |s| ≤ 0.172; what is left out is below 1e-18.
    let s = (mantissa - 1) / (mantissa + 1)
    let square = s * s
    var sum = 0.0
    for k in (1...12).reversed() { sum = (sum + 1 / Double(2 * k + 1)) * square }
    return Double(exponent) * high + (2 * s * (1 + sum) + Double(exponent) * low)
  }

  /// A power of a number above 0: e to the power of `exponent` times its logarithm. The relative
  /// error is below 1e-12 where that product is within ±100.
  public static func power(_ base: Double, _ exponent: Double) -> Double {
    exp(exponent * ln(base))
  }

  /// 2 to the power of an exponent within ±1 022.
  private static func power(of exponent: Int) -> Double {
    Double(sign: .plus, exponent: exponent, significand: 1)
  }
}
