import Core
import Design
import TeePalsDomain
import View

/// Looking for golfers by their names.
enum FindPeopleView {
  static func view(_ state: State) -> Piece {
    let words = state.words
    let finding = state.profile.finding
    return element("div", .class("screen"), .key("find-people")) {
      topBar(title: words(ShellText.findPeople), language: state.language, back: .closed)
      TeeStates.notices(state)
      element("div", .class("page")) {
        element("div", .class("column")) {
          SearchField<TeePalsFeature.ViewAction>(
            id: "find-people", placeholder: words(GolferText.findPlaceholder),
            text: finding.text, isActive: finding.isActive, language: state.language,
            onInput: { text in .profile(.finding(.typed(text))) },
            onFocus: .profile(.finding(.focused)), onClose: .profile(.finding(.closed))
          ).node
          results(state, finding)
        }
      }
    }
  }

  private static func results(_ state: State, _ finding: PeopleFinding) -> Piece {
    let words = state.words
    switch finding.golfers {
    case nil: return paragraph(words(GolferText.findHint), "soft")
    case .loading?: return skeleton(state.language)
    case .failed(let problem)?:
      return emptyState(
        icon: problem == .offline ? .cloudOff : .warning, title: words(KitText.somethingWrong),
        text: words.problem(problem)
      ) {
        button(words(KitText.retry), .filled, icon: .refresh, action: .profile(.finding(.retried)))
      }
    case .ready(let found)?:
      let golfers = found.filter { line in !state.isBlocked(line.card.user) }
      return .fragment([
        golfers.isEmpty
          ? emptyState(
            icon: .searchNone, title: words(GolferText.noneFound),
            text: words(GolferText.findHint))
          : PeopleView.list(state, golfers),
        finding.next == nil
          ? .empty
          : button(
            words(GolferText.loadMore), .filled,
            traits: finding.isLoadingMore ? [.wide, .loading] : .wide,
            action: .profile(.finding(.moreWanted))),
      ])
    }
  }
}
