import Calendar
import Core

/// Long-run figures over matches that are over. Every figure names the matches it comes from, the
/// newest first.
public struct Trends: Equatable, Sendable {
  /// All that were looked at, the newest first.
  public let matches: [MatchID]
  /// Milliseconds played in all of them.
  public let played: Int64
  public let cards: Tally
  public let cautions: Tally
  public let sendOffs: Tally
  /// Cards of the home side, of all cards.
  public let home: Share
  public let secondCautions: Tally
  public let reasons: [ReasonFigure]
  public let cautionTimes: [BlockFigure]
  public let goalTimes: [BlockFigure]
  public let firstCard: Median
  public let addedTime: [AddedTimeFigure]
  public let losses: [LossFigure]
  public let penalties: Tally
  /// Penalties scored, of those taken in play.
  public let conversion: Share
  public let substitutions: Tally
  public let windows: Tally
  public let abandoned: Tally
  public let suspended: Tally
  public let months: [MonthFigure]
  public let rest: RestFigure
  public let travel: TravelFigure
  /// One for each currency.
  public let fees: [FeeFigure]

  /// Fewer than this, and a share or an average says nothing.
  public static let few = 5

  /// `figures` in any order.
  public init(_ figures: [MatchFigures]) {
    let figures = figures.sorted { one, other in one.isNewer(than: other) }
    matches = figures.map { figure in figure.match }
    var played: Int64 = 0
    for figure in figures { played = played.plus(figure.played) }
    self.played = played
    cards = Tally(figures) { figure in figure.cards(.home) + figure.cards(.away) }
    cautions = Tally(figures) { figure in
      figure.total { tally in tally.cautions + tally.officialCautions }
    }
    sendOffs = Tally(figures) { figure in
      figure.total { tally in tally.sendOffs + tally.officialSendOffs }
    }
    home = Share(Tally(figures) { figure in figure.cards(.home) }.count, of: cards)
    secondCautions = Tally(figures) { figure in
      figure.cards.count { card in card.isSecondCaution }
    }
    reasons = ReasonFigure.of(figures)
    cautionTimes = BlockFigure.of(figures) { figure in
      figure.cards.filter { card in card.isCaution }.map { card in card.block }
    }
    goalTimes = BlockFigure.of(figures) { figure in figure.goals }
    firstCard = Median(
      figures.compactMap { figure in figure.firstCard },
      figures.filter { figure in figure.firstCard != nil }.map { figure in figure.match })
    addedTime = AddedTimeFigure.of(figures)
    losses = LossFigure.of(figures)
    penalties = Tally(figures) { figure in figure.penaltiesAwarded }
    conversion = Share(
      Tally(figures) { figure in figure.penaltiesScored }.count,
      of: Tally(figures) { figure in figure.penaltiesScored + figure.penaltiesMissed })
    substitutions = Tally(figures) { figure in
      figure.total { tally in tally.substitutions + tally.concussionSubstitutions }
    }
    windows = Tally(figures) { figure in figure.total { tally in tally.windows } }
    abandoned = Tally(figures) { figure in figure.outcome == .abandoned ? 1 : 0 }
    suspended = Tally(figures) { figure in figure.wasSuspended ? 1 : 0 }
    months = MonthFigure.of(figures)
    rest = RestFigure(figures)
    travel = TravelFigure(figures)
    fees = FeeFigure.of(figures)
  }
}

extension MatchFigures {
  /// By kick-off; the id decides between those of one instant.
  public func isNewer(than other: MatchFigures) -> Bool {
    kickOff != other.kickOff ? kickOff > other.kickOff : match > other.match
  }
}

extension MatchFilter {
  /// What is looked at: the conditions first, then the newest of what is left.
  ///
  /// - Parameter levels: of the competitions, as the library has them.
  public func applied(
    to figures: [MatchFigures], _ levels: CompetitionLevels = CompetitionLevels()
  ) -> [MatchFigures] {
    let found = figures.filter { figure in
      (season.map { season in season.contains(figure.day) } ?? true)
        && (competition.map { name in sameBytes(name, figure.competition) } ?? true)
        && (role.map { role in role == figure.role } ?? true)
        && (level.map { level in sameBytes(level, levels[figure.competition]) } ?? true)
        && (tag.map { tag in MatchTags.contains(figure.tags, tag) } ?? true)
        && (code.map { code in figure.codes.contains { other in sameBytes(other, code) } } ?? true)
    }
    let sorted = found.sorted { one, other in one.isNewer(than: other) }
    return last.map { count in Array(sorted.prefix(count)) } ?? sorted
  }
}
