import Core
import Design
import RefWatchDomain
import View

/// Something of the library in a list.
enum LibraryRow {
  static func row(_ words: Words, _ item: LibraryItem) -> Piece {
    element("li", .class("match-row"), .key(item.id.description)) {
      if item.removedAt == nil {
        element(
          "a", .class("match-main library-main"),
          .attribute("href", RefWatchRoute.library(.item(item.kind, item.id)).path)
        ) { content(words, item) }
      } else {
        element("div", .class("match-main library-main")) { content(words, item) }
        iconButton(
          .restore, label: words(LibraryText.restore, name: item.name), .filled,
          action: LibraryView.act(.restored(item.kind, item.id)))
        iconButton(
          .trash, label: words(LibraryText.drop, name: item.name), traits: .destructive,
          action: LibraryView.act(.dropAsked(item.kind, item.id)))
      }
    }
  }

  private static func content(_ words: Words, _ item: LibraryItem) -> Piece {
    .fragment([
      mark(item),
      element("span", .class("grow")) {
        element("span", .class("strong block")) { item.name }
        let text = (item.removedAt == nil ? [] : [words(item.kind.title)]) + [facts(words, item)]
        element("span", .class("hint block")) {
          text.filter { part in !part.isEmpty }.joined(separator: " · ")
        }
      },
    ])
  }

  /// A team's colour, or a sign of the kind.
  static func mark(_ item: LibraryItem) -> Piece {
    switch item.kind {
    case .team:
      TeamColour(nearest: item.team?.colour).map { colour in
        element("span", .class("shirt " + colour.rawValue), .aria("hidden", "true"))
      } ?? .empty
    case .competition: Icon.ball.node()
    case .venue: Icon.place.node()
    case .official: Icon.whistle.node()
    }
  }

  /// The most telling of what is known, in a line.
  static func facts(_ words: Words, _ item: LibraryItem) -> String {
    var facts: [String] = []
    switch item.details {
    case .team(let team):
      facts = [team.short, team.division]
      if !team.players.isEmpty { facts.append(words(SquadText.count, count: team.players.count)) }
      facts += team.tags
    case .competition(let competition):
      facts = [competition.level, competition.season]
      if let rules = competition.rules { facts.append(words.summary(rules)) }
      if competition.phone == .notAllowed {
        facts.append(
          words(LibraryFieldText.phoneOnPitch) + ": " + words(LibraryFieldText.phoneNotAllowed))
      }
    case .venue(let venue): facts = [venue.city, venue.country]
    case .official(let official): facts = [words.role(official.role), official.phone]
    }
    return facts.filter { fact in !fact.isEmpty }.joined(separator: " · ")
  }
}
