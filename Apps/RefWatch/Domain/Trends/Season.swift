import Calendar
import Core

/// A season as associations count them: a calendar year, or July to June.
public enum Season: Hashable, Sendable {
  case year(Int)
  /// From 1 July of the year on.
  case from(Int)

  public func contains(_ day: CivilDate) -> Bool {
    switch self {
    case .year(let year): day.year == year
    case .from(let year): (day.month >= 7 ? day.year : day.year - 1) == year
    }
  }

  /// The seasons of these days, the newest first; of one year, the longer name first.
  public static func of(_ days: [CivilDate]) -> [Season] {
    var years: Set<Int> = []
    var autumns: Set<Int> = []
    for day in days {
      years.insert(day.year)
      autumns.insert(day.month >= 7 ? day.year : day.year - 1)
    }
    var seasons: [Season] = []
    for year in years.union(autumns).sorted(by: >) {
      if autumns.contains(year) { seasons.append(.from(year)) }
      if years.contains(year) { seasons.append(.year(year)) }
    }
    return seasons
  }

  /// `2026-27` or `2026`; also what it is called in an address.
  public var name: String {
    switch self {
    case .year(let year): return year.description
    case .from(let year):
      let next = (year + 1) % 100
      return year.description + "-" + (next < 10 ? "0" : "") + next.description
    }
  }
}

/// Which matches are looked at.
public struct MatchFilter: Hashable, Sendable {
  /// Only so many of the newest; all of them without.
  public var last: Int?
  public var season: Season?
  /// The competition's name, as it is written in the match.
  public var competition: String?
  public var role: OfficialRole?
  /// Of the competition, as the library has it.
  public var level: String?
  public var tag: String?
  /// A card with this code of a reason was shown.
  public var code: String?

  public init() {}

  /// The choices for ``last``.
  public static let lasts = [10, 20, 50]

  public var isOpen: Bool { self == MatchFilter() }
}
