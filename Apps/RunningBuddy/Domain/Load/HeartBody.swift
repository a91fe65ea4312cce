import Core

/// What the person said of their body in the private half of their profile; what they did not say
/// is `nil`.
public struct HeartBody: Hashable, Sendable {
  public var birthYear: Int?
  /// Beats per minute, never more.
  public var greatest: Int?
  /// Beats per minute at rest.
  public var resting: Int?
  public var formula = LoadFormula.mean

  public init() {}
}

/// Whose numbers Banister's formula takes.
public enum LoadFormula: Hashable, Sendable, CaseIterable {
  /// Of men and women, where the person is neither or did not say.
  case mean
  case woman
  case man

  /// Banister's impulse of a minute: how much harder a high heart rate is than a low one.
  ///
  /// - Parameter share: Of the heart-rate reserve, held within 0…1.
  func perMinute(_ share: Double) -> Double {
    let x = min(max(share, 0), 1)
    switch self {
    case .woman: return x * 0.86 * Exponentials.exp(1.67 * x)
    case .man: return x * 0.64 * Exponentials.exp(1.92 * x)
    case .mean:
      return (LoadFormula.woman.perMinute(x) + LoadFormula.man.perMinute(x)) / 2
    }
  }
}
