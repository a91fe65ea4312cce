import Core
import Design
import RefWatchDomain
import View

/// Which matches are looked at, chosen from what there is.
enum FilterBox {
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
      if competitions.last.map({ last in !sameBytes(last, name) }) ?? true {
        competitions.append(name)
      }
    }
    let levels = state.levels.all(of: competitions)
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
      if !levels.isEmpty || filter.level != nil {
        select(
          id: id + "-level", FieldLabel(words(TrendsText.level)),
          options: [("", words(TrendsText.allLevels))]
            + levels.map { level in (level, level) },
          value: filter.level ?? "", onChange: { text in onChoice(.level(text)) })
      }
      sorting(words, id: id, filter, figures, onChoice)
    }
  }

  /// By tag, and by what cards were shown for: where there are any.
  private static func sorting(
    _ words: Words, id: String, _ filter: MatchFilter, _ figures: [MatchFigures],
    _ onChoice: @escaping (FilterChoice) -> RefWatchFeature.ViewAction
  ) -> Piece {
    var tags = MatchTags.used(in: figures.map { figure in figure.tags })
    if let tag = filter.tag, !MatchTags.contains(tags, tag) { tags.append(tag) }
    var codes = Set(figures.map { figure in figure.codes }.joined()).sorted()
    if let code = filter.code, !codes.contains(code) { codes.append(code) }
    return .fragment([
      tags.isEmpty
        ? .empty
        : select(
          id: id + "-tag", FieldLabel(words(TagText.tag)),
          options: [("", words(TagText.anyTag))] + tags.map { tag in (tag, tag) },
          value: tags.first { tag in MatchTags.areSame(filter.tag ?? "", tag) } ?? "",
          onChange: { text in onChoice(.tag(text)) }),
      codes.isEmpty
        ? .empty
        : select(
          id: id + "-code", FieldLabel(words(TagText.code)),
          options: [("", words(TagText.anyCode))]
            + codes.map { code in (code, title(of: code, words, figures)) },
          value: filter.code ?? "", onChange: { text in onChoice(.code(text)) }),
    ])
  }

  /// What a reason's code stands for, as the newest card that has it says.
  private static func title(
    of code: String, _ words: Words, _ figures: [MatchFigures]
  ) -> String {
    for figure in figures {
      for card in figure.cards {
        if let reason = card.reason, sameBytes(reason.code, code) { return words.reason(reason) }
      }
    }
    return code
  }
}
