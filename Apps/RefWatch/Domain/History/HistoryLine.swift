import Calendar
import Coding
import Core

/// A match that is over, as the history finds it.
public struct HistoryLine: Hashable, Sendable {
  public let key: HistoryKey
  /// What is searched, in lower case: teams, competition, venue, tags, the day (`2026-11-21`) and
  /// the codes of the cards.
  public let text: String
  public let figures: MatchFigures

  /// `nil` for a match that is not completed.
  public init?(_ record: MatchRecord, offset: Int) {
    guard let completedAt = record.completedAt else { return nil }
    key = HistoryKey(completedAt: completedAt, match: record.match.id)
    figures = MatchFigures(record, offset: offset)
    text = record.match.searched(with: figures)
  }

  /// Whether all words of the search are in it.
  public func mentions(_ search: String) -> Bool { text.holdsAll(of: search) }
}

extension MatchRecord {
  /// The same for a match that is in no history, as one that was deleted.
  public func mentions(_ search: String, offset: Int) -> Bool {
    match.searched(with: MatchFigures(self, offset: offset)).holdsAll(of: search)
  }
}

extension Match {
  fileprivate func searched(with figures: MatchFigures) -> String {
    let parts =
      [
        home.name, away.name, home.short, away.short, competition, venue,
        figures.day.description,
      ] + fixture.tags + figures.codes
    return parts.joined(separator: " ").lowercased()
  }
}

/// The place of a match in the history: when it was completed, then its id. Two matches completed
/// at one instant each have a place of their own, so a page never loses one.
@Memberwise public struct HistoryKey: Hashable, Sendable, Comparable {
  public let completedAt: Instant
  public let match: MatchID

  /// What is completed earlier is less.
  public static func < (one: HistoryKey, other: HistoryKey) -> Bool {
    one.completedAt != other.completedAt
      ? one.completedAt < other.completedAt : one.match < other.match
  }
}

/// What is looked for in the history.
public struct HistoryQuery: Hashable, Sendable {
  public var search = ""
  public var filter = MatchFilter()

  public init() {}

  /// Rows of a page.
  public static let page = 50

  /// All that is found in `lines`, in their order; these are sorted, the newest first.
  public func found(
    in lines: [HistoryLine], _ levels: CompetitionLevels = CompetitionLevels()
  ) -> [HistoryLine] {
    var wanted: Set<MatchID>?
    if !filter.isOpen {
      let figures = filter.applied(to: lines.map { line in line.figures }, levels)
      wanted = Set(figures.map { figure in figure.match })
    }
    return lines.filter { line in
      (wanted.map { wanted in wanted.contains(line.key.match) } ?? true) && line.mentions(search)
    }
  }

  /// Those up to and with the place `end`, or the first page; and the end of one page more, `nil`
  /// when nothing is left. What comes in above meanwhile moves nothing out.
  public static func page(
    of found: [HistoryLine], to end: HistoryKey?
  ) -> (shown: [HistoryLine], more: HistoryKey?) {
    var count = page
    if let end {
      count = found.firstIndex { line in line.key < end } ?? found.count
    }
    let shown = Array(found.prefix(count))
    let rest = found.dropFirst(count).prefix(page)
    return (shown, rest.last?.key)
  }
}

extension String {
  /// Whether all words of the search stand in the text.
  fileprivate func holdsAll(of search: String) -> Bool {
    let wanted = search.lowercased().split { character in character.isWhitespace }
    return wanted.allSatisfy { word in holds(String(word)) }
  }

  /// Whether the words stand in the text, byte by byte.
  public func holds(_ words: String) -> Bool {
    let text = Array(utf8)
    let words = Array(words.utf8)
    guard let first = words.first, words.count <= text.count else { return words.isEmpty }
    for start in 0...(text.count - words.count) where text[start] == first {
      if text[start..<(start + words.count)].elementsEqual(words) { return true }
    }
    return false
  }
}
