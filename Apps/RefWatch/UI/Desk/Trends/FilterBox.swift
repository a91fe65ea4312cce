import Core
import Design
import RefWatchDomain
import View

/// Which matches are looked at, chosen from what there is.
enum FilterBox {
  typealias Piece = Node<RefWatchFeature.ViewAction>

  /// `id` begins the ids of the fields.
  static func view(
    _ state: RefWatchFeature.State, id: String, _ filter: MatchFilter, withLast: Bool,
    onChoice: @escaping (FilterChoice) -> RefWatchFeature.ViewAction
  ) -> Piece {
    let words = state.words
    let figures = state.records.history.map { line in line.figures }
    let seasons = Season.of(figures.map { figure in figure.day })
    var competitions: [String] = []
    for name in figures.map({ figure in figure.competition }).sorted() where !name.isEmpty {
      if competitions.last.map({ last in !sameOctets(last, name) }) ?? true {
        competitions.append(name)
      }
    }
    let roles = OfficialRole.allCases.filter { role in
      figures.contains { figure in figure.role == role }
    }
    return element("div", .class("desk-columns narrow")) {
      if withLast {
        select(
          id: id + "-last", FieldLabel(words(TrendsText.last)),
          options: [("", words(TrendsText.allMatches))]
            + MatchFilter.lasts.map { count in
              (count.description, words(TrendsText.lastN, count: count))
            }, value: filter.last?.description ?? "",
          onChange: { text in onChoice(.last(text)) })
      }
      select(
        id: id + "-season", FieldLabel(words(TrendsText.season)),
        options: [("", words(TrendsText.allSeasons))]
          + seasons.map { season in (season.name, season.name) },
        value: filter.season?.name ?? "", onChange: { text in onChoice(.season(text)) })
      if !competitions.isEmpty {
        select(
          id: id + "-competition", FieldLabel(words(TrendsText.competition)),
          options: [("", words(TrendsText.allCompetitions))]
            + competitions.map { name in (name, name) },
          value: filter.competition ?? "", onChange: { text in onChoice(.competition(text)) })
      }
      if roles.count > 1 || filter.role != nil {
        select(
          id: id + "-role", FieldLabel(words(TrendsText.role)),
          options: [("", words(TrendsText.allRoles))]
            + roles.map { role in (role.rawValue, words.role(role)) },
          value: filter.role?.rawValue ?? "", onChange: { text in onChoice(.role(text)) })
      }
    }
  }
}
