import Coding
import Core

/// What people who take part are compared by, each as a whole number.
public enum PeerMeasure: String, Hashable, Sendable, CaseIterable {
  /// Cards per match, in hundredths.
  case cards
  /// Seconds played beyond what was announced, of a period on average; negative where it was less.
  case added
  /// The home side's share of the cards, in thousandths.
  case home

  /// What a pool's values are rounded to: none of them is somebody's own.
  public var step: Int {
    switch self {
    case .cards: 25
    case .added: 15
    case .home: 50
    }
  }

  /// Where a chart of it begins and ends.
  public var range: ClosedRange<Int> {
    switch self {
    case .cards: 0...1_000
    case .added: -120...240
    case .home: 0...1_000
    }
  }
}

/// One person's value over the matches they refereed.
@Memberwise public struct PeerFigure: Hashable, Sendable {
  /// The competition, as its matches have it; empty for all of them.
  public let competition: String
  public let measure: PeerMeasure
  public let value: Int
  /// Matches, periods or cards it comes from.
  public let n: Int

  /// Of all matches, and of each competition; nothing where too little is known.
  public static func of(_ figures: [MatchFigures]) -> [PeerFigure] {
    var found = values("", figures)
    var seen: Set<String> = []
    for figure in figures.sorted(by: { one, other in one.isNewer(than: other) }) {
      let key = PeerFigure.key(figure.competition)
      guard !key.isEmpty, seen.count < competitions, seen.insert(key).inserted else { continue }
      found += values(
        figure.competition,
        figures.filter { other in sameBytes(PeerFigure.key(other.competition), key) })
    }
    return found
  }

  /// The most competitions of one person: the latest.
  public static let competitions = 20

  /// What makes two competitions the same one.
  public static func key(_ competition: String) -> String { trimmed(competition).lowercased() }

  private static func values(_ competition: String, _ figures: [MatchFigures]) -> [PeerFigure] {
    let trends = Trends(figures)
    var found: [PeerFigure] = []
    func add(_ measure: PeerMeasure, _ value: Int64, _ n: Int) {
      if n < Trends.few { return }
      found.append(
        PeerFigure(competition: competition, measure: measure, value: Int(value), n: n))
    }
    let matches = Int64(trends.matches.count)
    if matches > 0 {
      add(.cards, Int64(trends.cards.count) * 100 / matches, trends.matches.count)
    }
    var (difference, announcements): (Int64, Int) = (0, 0)
    for figure in trends.addedTime {
      difference = difference.plus(
        figure.playedAnnounced.minus(Int64(figure.announced) * 60_000))
      announcements += figure.announcements
    }
    if announcements > 0 {
      add(.added, difference / Int64(announcements) / 1_000, announcements)
    }
    if trends.home.total > 0 {
      add(.home, Int64(trends.home.count) * 1_000 / Int64(trends.home.total), trends.home.total)
    }
    return found
  }
}
