extension Trigonometry {
  /// The angle in radians, ±π, of the direction from the origin to a point, counterclockwise from
  /// the x axis; 0 for the origin. The relative error is below 1e-15.
  public static func arcTangent(y: Double, x: Double) -> Double {
    let (across, up) = (abs(x), abs(y))
    guard across > 0 || up > 0 else { return 0 }
    let first =
      up <= across ? smallArcTangent(up / across) : Double.pi / 2 - smallArcTangent(across / up)
    let upper = x < 0 ? Double.pi - first : first
    return y < 0 ? -upper : upper
  }

  /// Of 0…1.
  private static func smallArcTangent(_ value: Double) -> Double {
    // Beyond 15° a turn of 30° brings it within 15° of the axis.
    let third = 1.732_050_807_568_877_2
    guard value <= 0.267_949_192_431_122_7 else {
      return Double.pi / 6 + seriesArcTangent((value * third - 1) / (value + third))
    }
    return seriesArcTangent(value)
  }

  /// Σ (-1)^k x^(2k+1) / (2k+1) for |x| ≤ 0.268; what is left out is below 1e-18.
  private static func seriesArcTangent(_ x: Double) -> Double {
    let square = x * x
    var sum = 0.0
    for k in (1...15).reversed() { sum = square * (1 / Double(2 * k + 1) - sum) }
    return x * (1 - sum)
  }
}
