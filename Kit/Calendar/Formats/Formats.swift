/// Dates, times and numbers in a person's language, by the patterns of CLDR (`en` and `ko`).
///
/// A value, handed in wherever text is made. It knows no zone: convert to civil time first.
public struct Formats: Hashable, Sendable {
  public let language: Language
  public let hourCycle: HourCycle

  /// `hourCycle` is the person's preference; without one it is what the language's speakers expect.
  public init(_ language: Language, hourCycle: HourCycle? = nil) {
    self.language = language
    self.hourCycle = hourCycle ?? .usual(for: language)
  }
}
