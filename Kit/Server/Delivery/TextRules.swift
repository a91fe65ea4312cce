/// Limits text messages by country and number: each one costs money, and fraud uses numbers abroad
/// (specification §25).
public struct TextRules: Hashable, Sendable {
  /// The country codes that may get messages, as digits: `82`.
  public let countries: [String]
  /// The most messages of a day to all recipients; 0 for none.
  public let dailyBudget: Int

  /// - Parameter dailyBudget: 0 to 1,000,000; other values count as the nearest of these.
  public init(countries: [String] = ["82"], dailyBudget: Int = 200) {
    self.countries = countries
    self.dailyBudget = min(max(dailyBudget, 0), 1_000_000)
  }

  /// Whether a number in E.164 may get messages.
  public func allow(_ number: String) -> Bool {
    countries.contains { code in number.hasPrefix("+" + code) }
  }
}
