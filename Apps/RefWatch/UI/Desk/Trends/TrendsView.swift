import Core
import Design
import RefWatchDomain
import View

/// Long-run figures over the matches that are over. Every number leads to its matches.
enum TrendsView {
  static func view(_ state: State) -> Piece {
    let words = state.words
    return .fragment([
      element("div", .class("screen"), .key("trends")) {
        topBar(
          title: words(TrendsText.title), language: state.language, back: .closed,
          actions: [
            iconButton(.edit, label: words(JournalText.title), .filled, action: .went(.journal))
          ])
        element("div", .class("page")) {
          element("div", .class("column desk-wide")) {
            DeskPage.loaded(state, isEmpty: state.records.history.isEmpty) {
              emptyState(
                icon: .hourglass, title: words(TrendsText.none), text: words(TrendsText.noneHint))
            } content: {
              content(state)
            }
          }
        }
      }, matches(state),
    ])
  }

  private static func content(_ state: State) -> Piece {
    let words = state.words
    return stack("wide-gap") {
      FilterBox.view(
        state, id: "trends", state.desk.trends.filter, withLast: true,
        onChoice: { choice in .desk(.trends(.filtered(choice))) })
      if let trends = state.desk.trends.trends, let wellbeing = state.desk.trends.wellbeing {
        if trends.matches.isEmpty {
          DeskPage.whenKnown(state) {
            emptyState(
              icon: .searchNone, title: words(TrendsText.nothing),
              text: words(TrendsText.nothingHint))
          }
        } else {
          element("p", .class("callout strong"), .id("trends-basis"), .attribute("role", "status"))
          {
            words(TrendsText.basis, count: trends.matches.count) + " · "
              + words.minutes(trends.played)
          }
          element("div", .class("desk-columns")) {
            stack("wide-gap") {
              TrendsCards.view(state, trends)
              TrendsTimes.added(state, trends)
            }
            stack("wide-gap") {
              TrendsTimes.blocks(state, trends)
              TrendsPlay.view(state, trends)
              TrendsLoad.view(state)
              PeersView.view(state)
              TrendsFeelings.view(state, wellbeing)
            }
          }
        }
      }
    }
  }

  /// The matches behind a number.
  private static func matches(_ state: State) -> Piece {
    guard let opened = state.desk.trends.opened else { return .empty }
    return Sheet<RefWatchFeature.ViewAction>(
      id: "trends-matches", title: opened.title, language: state.language,
      close: .desk(.trends(.closed))
    ).node {
      element("p", .class("hint"), .attribute("role", "status")) {
        state.words(HubText.showing, count: opened.matches.count)
      }
      MatchRow.list(state, opened.matches)
    }
  }

  // MARK: What the parts share

  static func open(_ title: String, _ matches: [MatchID]) -> RefWatchFeature.ViewAction? {
    matches.isEmpty
      ? nil : .desk(.trends(.opened(OpenFigure(title: title, matches: matches))))
  }

  /// A line with a number that leads to its matches. Where `n` is small, it says so instead.
  static func figure(
    _ words: Words, _ title: String, _ value: String, remark: String = "", n: Int? = nil,
    _ matches: [MatchID]
  ) -> Piece {
    let isThin = n.map { n in n < Trends.few } ?? false
    let parts: [Piece] = [
      element("span", .class("grow")) {
        element("span", .class("block")) { title }
        if isThin, let n {
          element("span", .class("hint block")) { words(TrendsText.few, count: n) }
        } else if !remark.isEmpty {
          element("span", .class("hint block")) { remark }
        }
      },
      element("span", .class("figures strong")) { isThin ? "–" : value },
    ]
    guard let action = open(title, matches) else {
      return makeElement("div", [.class("setting")], parts)
    }
    return makeElement(
      "button", [.class("setting"), .attribute("type", "button"), .onClick(action)],
      parts + [Icon.chevronRight.node(.small)])
  }
}
