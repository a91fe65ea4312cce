import Core

/// At which level competitions are played, by their names: a match has the name alone, the library
/// knows the level.
public struct CompetitionLevels: Hashable, Sendable {
  /// By name, in lower case and without blanks at its ends.
  private var levels: [String: String] = [:]

  public init() {}

  /// Of competitions of one name only a level that all of them have.
  public init(_ library: Library) {
    var unclear: Set<String> = []
    for item in library.everything where item.removedAt == nil {
      guard let competition = item.competition else { continue }
      let name = CompetitionLevels.folded(item.name)
      let level = trimmed(competition.level)
      if let other = levels[name], !sameBytes(other, level) { unclear.insert(name) }
      levels[name] = level
    }
    for name in unclear { levels[name] = nil }
  }

  /// Empty where none is known.
  public subscript(competition: String) -> String {
    levels[CompetitionLevels.folded(competition)] ?? ""
  }

  /// Those that matches of these competitions are played at, each once, by name.
  public func all(of competitions: [String]) -> [String] {
    var found: Set<String> = []
    for competition in competitions { found.insert(self[competition]) }
    found.remove("")
    return found.sorted()
  }

  private static func folded(_ name: String) -> String { trimmed(name).lowercased() }
}
