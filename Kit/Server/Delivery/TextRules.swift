/// To whom text messages may go, and how many: each one costs money, and numbers abroad can be
/// somebody's business (specification §25).
public struct TextRules: Hashable, Sendable {
  /// The country codes to which messages go, as digits: `82`.
  public let countries: [String]
  /// The most messages of a day, to everybody together; 0 for none at all.
  public let dailyBudget: Int

  /// - Parameter dailyBudget: 0 to 1,000,000; what is beyond counts as the nearest of them.
  public init(countries: [String] = ["82"], dailyBudget: Int = 200) {
    self.countries = countries
    self.dailyBudget = min(max(dailyBudget, 0), 1_000_000)
  }

  /// Whether messages go to a number in E.164.
  public func allow(_ number: String) -> Bool {
    countries.contains { code in number.hasPrefix("+" + code) }
  }
}
