import Calendar
import Core

/// How a referee rated their matches and felt in them, and how they were on the day.
public struct Wellbeing: Equatable, Sendable {
  /// Every match looked at, the oldest first.
  public let matches: [MatchFeeling]
  public let moods: [MoodFigure]

  /// `figures`, `journal` and `checkIns` in any order.
  public init(
    _ figures: [MatchFigures], journal: [JournalEntry], checkIns: [WellnessCheckIn]
  ) {
    var entries: [MatchID: [JournalEntry]] = [:]
    for entry in journal { entries[entry.match, default: []].append(entry) }
    var days: [CivilDate: WellnessCheckIn] = [:]
    for checkIn in checkIns { days[checkIn.day] = checkIn }
    let oldest = figures.sorted { one, other in other.isNewer(than: one) }
    let felt = oldest.map { figure in
      let own = (entries[figure.match] ?? []).sorted { one, other in one.isNewer(than: other) }
      return MatchFeeling(
        match: figure.match, day: figure.day,
        rating: own.first { entry in entry.rating != nil }?.rating,
        mood: own.first { entry in entry.mood != nil }?.mood, wellness: days[figure.day])
    }
    matches = felt
    moods = RefereeMood.allCases.map { mood in
      var figure = MoodFigure(mood: mood)
      for match in felt.reversed() where match.mood == mood {
        figure.tally.add(1, match.match)
      }
      return figure
    }
  }

  public var ratings: [Int] { matches.compactMap { match in match.rating } }

  /// Matches with a rating on a day for which the measure was noted.
  public func pairs(_ measure: WellnessMeasure) -> [(value: Int, rating: Int, match: MatchID)] {
    matches.compactMap { match in
      guard let value = match.wellness?.values[measure], let rating = match.rating else {
        return nil
      }
      return (value, rating, match.match)
    }
  }
}

/// One match as the referee felt it. What the newest entry leaves open an older one may tell.
public struct MatchFeeling: Hashable, Sendable {
  public let match: MatchID
  public let day: CivilDate
  public let rating: Int?
  public let mood: RefereeMood?
  public let wellness: WellnessCheckIn?
}

public struct MoodFigure: Hashable, Sendable {
  public let mood: RefereeMood
  public var tally = Tally()
}
