/// The heart rates that zones and loads are measured by, and how sure each is.
public struct HeartProfile: Hashable, Sendable {
  /// A heart rate in beats per minute.
  public struct Number: Hashable, Sendable {
    public let rate: Int
    /// Whether the person did not say it.
    public let isGuessed: Bool

    fileprivate init(_ given: Int?, else guess: Int) {
      rate = given ?? guess
      isGuessed = given == nil
    }
  }

  /// Beats per minute that rest and greatest are apart at least.
  static let leastReserve = 20
  /// At rest, where the person did not say.
  static let usualResting = 60
  /// Percent of the greatest at threshold, where the person did not say: between Friel's 85 and 92.
  static let usualThreshold = 88

  public let greatest: Number
  public let resting: Number
  /// What can be held for an hour (LTHR).
  public let threshold: Number
  /// Whose numbers loads are told by.
  let formula: LoadFormula

  /// `nil` where neither the greatest heart rate nor the year of birth is known.
  ///
  /// - Parameter year: In which they are wanted: who is older has a lower guess.
  public init?(_ body: HeartBody, threshold: Int?, in year: Int) {
    let rest = Number(body.resting, else: HeartProfile.usualResting)
    if let given = body.greatest {
      // The account lets rest be right below the greatest: a reserve of nothing divides nothing.
      guard given >= rest.rate + HeartProfile.leastReserve else { return nil }
      greatest = Number(given, else: given)
    } else if let birthYear = body.birthYear {
      // A guess never contradicts what was said.
      let least = max(
        rest.rate + HeartProfile.leastReserve, (threshold ?? 0) * 100 / HeartProfile.usualThreshold)
      greatest = Number(nil, else: max(HeartProfile.guess(age: year - birthYear), least))
    } else {
      return nil
    }
    let (usual, most) = (greatest.rate * HeartProfile.usualThreshold / 100, greatest.rate)
    guard HeartHistogram.rates ~= rest.rate, HeartHistogram.rates ~= most else { return nil }
    // One that the greatest has overtaken counts for the greatest.
    self.threshold = Number(
      threshold.map { rate in min(max(rate, rest.rate + 1), most) },
      else: max(usual, rest.rate + 1))
    resting = rest
    formula = body.formula
  }

  /// Tanaka's 208 - 0.7 × age in whole beats per minute (2001); a guess, which is off by 10 and
  /// more for one in three.
  ///
  /// - Parameter age: Years, held within 0…110.
  public static func guess(age: Int) -> Int { (2_080 - 7 * min(max(age, 0), 110) + 5) / 10 }

  /// Whether anything that a load follows from was not said by the person.
  public var isGuessed: Bool {
    greatest.isGuessed || resting.isGuessed || threshold.isGuessed
  }
}
