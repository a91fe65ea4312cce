import Calendar
import Core

/// How many, and in which matches.
public struct Tally: Hashable, Sendable {
  public var count = 0
  /// Those with at least one, the newest first.
  public var matches: [MatchID] = []

  public init() {}

  init(_ figures: [MatchFigures], _ value: (MatchFigures) -> Int) {
    for figure in figures { add(value(figure), figure.match) }
  }

  mutating func add(_ count: Int, _ match: MatchID) {
    guard count > 0 else { return }
    self.count += count
    if matches.last != match { matches.append(match) }
  }
}

/// A part of a whole.
public struct Share: Hashable, Sendable {
  public let count: Int
  public let total: Int
  /// Those the whole comes from.
  public let matches: [MatchID]

  init(_ count: Int, of whole: Tally) {
    self.count = count
    total = whole.count
    matches = whole.matches
  }

  /// With 95 % confidence.
  public var interval: WilsonInterval? { WilsonInterval(count, of: total) }
}

/// The middle of whole numbers.
public struct Median: Hashable, Sendable {
  public let n: Int
  /// Twice the median, so that it is whole; `nil` of nothing.
  public let twice: Int?
  public let matches: [MatchID]

  public init(_ values: [Int], _ matches: [MatchID] = []) {
    let sorted = values.sorted()
    n = sorted.count
    twice = sorted.isEmpty ? nil : sorted[(n - 1) / 2] + sorted[n / 2]
    self.matches = matches
  }
}

/// Cards with one reason; without any where `reason` is `nil`.
public struct ReasonFigure: Hashable, Sendable {
  public let reason: ReasonKey?
  public var cards = Tally()

  /// The most frequent first; those without a reason last.
  static func of(_ figures: [MatchFigures]) -> [ReasonFigure] {
    var places: [ReasonKey: Int] = [:]
    var found: [ReasonFigure] = []
    var unknown = ReasonFigure(reason: nil)
    for figure in figures {
      for card in figure.cards {
        guard let reason = card.reason else {
          unknown.cards.add(1, figure.match)
          continue
        }
        let place = places[reason] ?? found.count
        if place == found.count {
          places[reason] = place
          found.append(ReasonFigure(reason: reason))
        }
        found[place].cards.add(1, figure.match)
      }
    }
    // Sorting is not stable: what came first decides between equals.
    let order = found.indices.sorted { one, other in
      let (a, b) = (found[one].cards.count, found[other].cards.count)
      return a != b ? a > b : one < other
    }
    return order.map { index in found[index] } + (unknown.cards.count > 0 ? [unknown] : [])
  }
}

/// What happened in one part of the match.
public struct BlockFigure: Hashable, Sendable {
  public let block: TimeBlock
  public var tally = Tally()

  /// Every block of a match; extra time and the rest only where something was.
  static func of(
    _ figures: [MatchFigures], _ blocks: (MatchFigures) -> [TimeBlock]
  ) -> [BlockFigure] {
    var found: [TimeBlock: Tally] = [:]
    var quarters = 6
    for figure in figures {
      for block in blocks(figure) {
        found[block, default: Tally()].add(1, figure.match)
        if case .quarter(let number) = block { quarters = max(quarters, number + 1) }
      }
    }
    return TimeBlock.all(quarters: quarters).compactMap { block in
      let tally = found[block] ?? Tally()
      if tally.count == 0, block == .extraTime || block == .outsidePlay { return nil }
      return BlockFigure(block: block, tally: tally)
    }
  }
}

/// The added time of periods of one sort.
public struct AddedTimeFigure: Hashable, Sendable {
  public let period: Period
  /// Periods that are over.
  public var n = 0
  /// Milliseconds in all of them: lost, and played beyond the planned length.
  public var allowed: Int64 = 0
  public var played: Int64 = 0
  /// Periods for which minutes were announced, these minutes, and what was played beyond the
  /// planned length of them.
  public var announcements = 0
  public var announced = 0
  public var playedAnnounced: Int64 = 0
  /// The matches of the announcements, the newest first.
  public var announcedMatches: [MatchID] = []
  public var matches: [MatchID] = []

  /// In the order of a match.
  static func of(_ figures: [MatchFigures]) -> [AddedTimeFigure] {
    var found: [AddedTimeFigure] = []
    for figure in figures {
      for period in figure.periods {
        let place = found.firstIndex { known in known.period == period.period } ?? found.count
        if place == found.count { found.append(AddedTimeFigure(period: period.period)) }
        found[place].add(period, figure.match)
      }
    }
    return found.sorted { one, other in
      Stage.period(one.period).rank < Stage.period(other.period).rank
    }
  }

  private mutating func add(_ period: PeriodRecord, _ match: MatchID) {
    n += 1
    allowed = allowed.plus(period.allowance)
    played = played.plus(period.addedPlayed ?? 0)
    if let minutes = period.announced {
      announcements += 1
      announced += minutes
      playedAnnounced = playedAnnounced.plus(period.addedPlayed ?? 0)
      if announcedMatches.last != match { announcedMatches.append(match) }
    }
    if matches.last != match { matches.append(match) }
  }

  /// Milliseconds played beyond what was announced, on average; negative where it was less.
  public var difference: Int64? {
    guard announcements > 0 else { return nil }
    return playedAnnounced.minus(Int64(announced) * 60_000) / Int64(announcements)
  }
}

/// Time lost for one reason; in suspensions where `reason` is `nil`.
public struct LossFigure: Hashable, Sendable {
  public let reason: StoppageReason?
  public var milliseconds: Int64 = 0
  public var times = Tally()

  /// The longest first.
  static func of(_ figures: [MatchFigures]) -> [LossFigure] {
    let reasons: [StoppageReason?] = StoppageReason.allCases.map { reason in reason } + [nil]
    var found = reasons.map { reason in LossFigure(reason: reason) }
    for figure in figures {
      for loss in figure.periods.flatMap({ period in period.losses }) {
        guard let place = found.firstIndex(where: { known in known.reason == loss.reason }) else {
          continue
        }
        found[place].milliseconds = found[place].milliseconds.plus(loss.milliseconds)
        found[place].times.add(1, figure.match)
      }
    }
    let order = found.indices.filter { index in found[index].times.count > 0 }.sorted {
      one, other in
      let (a, b) = (found[one].milliseconds, found[other].milliseconds)
      return a != b ? a > b : one < other
    }
    return order.map { index in found[index] }
  }
}

/// The matches of a calendar month.
public struct MonthFigure: Hashable, Sendable {
  /// Its first day.
  public let month: CivilDate
  public var matches: [MatchID] = []
  /// Milliseconds.
  public var played: Int64 = 0
  public var travel = TravelFigure()
  public var fees: [FeeFigure] = []

  /// The newest, at most; a longer time is read season by season.
  static let limit = 24

  /// From the first month with a match to the last, with the empty ones between.
  static func of(_ figures: [MatchFigures]) -> [MonthFigure] {
    guard let newest = figures.first?.day.startOfMonth else { return [] }
    var months: [MonthFigure] = []
    var month = figures.last?.day.startOfMonth ?? newest
    let first = newest.adding(months: 1 - limit)
    if month < first { month = first }
    while month <= newest {
      var own = MonthFigure(month: month)
      let inMonth = figures.filter { figure in figure.day.startOfMonth == month }
      for figure in inMonth {
        own.matches.append(figure.match)
        own.played = own.played.plus(figure.played)
      }
      own.travel = TravelFigure(inMonth)
      own.fees = FeeFigure.of(inMonth)
      months.append(own)
      let next = month.adding(months: 1)
      guard next > month else { break }
      month = next
    }
    return months
  }
}

/// Days between match days.
public struct RestFigure: Hashable, Sendable {
  /// Of the days from one match day to the next.
  public let days: Median
  public let shortest: Int?
  /// Those that came after the shortest.
  public let shortestMatches: [MatchID]
  /// Matches not more than two days after the last match day.
  public let short: Tally

  init(_ figures: [MatchFigures]) {
    var gaps: [Int] = []
    var matches: [MatchID] = []
    var short = Tally()
    for (later, earlier) in zip(figures, figures.dropFirst()) {
      let days = earlier.day.daysUntil(later.day)
      guard days > 0 else { continue }
      gaps.append(days)
      matches.append(later.match)
      if days <= 2 { short.add(1, later.match) }
    }
    days = Median(gaps, matches)
    let least = gaps.min()
    shortest = least
    shortestMatches = zip(gaps, matches).filter { gap, _ in gap == least }.map { _, match in match }
    self.short = short
  }
}
