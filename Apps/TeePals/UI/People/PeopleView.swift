import Core
import Design
import TeePalsDomain
import View

/// Followers, those who are followed, and those who are blocked.
enum PeopleView {
  static func view(_ state: State) -> Piece {
    let words = state.words
    let title: ShellText =
      switch state.screen {
      case .followers: .followers
      case .following: .following
      default: .blocked
      }
    return element("div", .class("screen"), .key("people-" + state.screen.path)) {
      topBar(title: words(title), language: state.language, back: .closed)
      TeeStates.notices(state)
      element("div", .class("page")) {
        element("div", .class("column")) {
          if title == .blocked { blocked(state) } else { people(state) }
        }
      }
    }
  }

  // MARK: Followers

  private static func people(_ state: State) -> Piece {
    switch state.shownPeople {
    case .loading: return skeleton(state.language)
    case .failed(let problem): return failed(state, problem)
    case .ready(let golfers): return ready(state, golfers)
    }
  }

  private static func failed(_ state: State, _ problem: AnswerProblem) -> Piece {
    let words = state.words
    return emptyState(
      icon: problem == .offline ? .cloudOff : .warning, title: words(KitText.somethingWrong),
      text: words.problem(problem)
    ) {
      button(words(KitText.retry), .filled, icon: .refresh, action: .profile(.people(.retried)))
    }
  }

  private static func ready(_ state: State, _ golfers: [GolferLine]) -> Piece {
    let part = state.profile.people
    if golfers.isEmpty, part.search.isEmpty { return empty(state) }
    let words = state.words
    return .fragment([
      SearchField<TeePalsFeature.ViewAction>(
        id: "people-search", placeholder: words(GolferText.searchPeople), text: part.search,
        isActive: part.isSearching, language: state.language,
        onInput: { text in .profile(.people(.searchTyped(text))) },
        onFocus: .profile(.people(.searchFocused)), onClose: .profile(.people(.searchClosed))
      ).node,
      golfers.isEmpty
        ? emptyState(icon: .searchNone, title: words(GolferText.noneFound))
        : list(state, golfers),
      more(state),
    ])
  }

  static func list(_ state: State, _ golfers: [GolferLine]) -> Piece {
    element("ul", .class("tee-card tee-folk"), .attribute("role", "list")) {
      for golfer in golfers {
        element("li", .key(golfer.card.user.description), .class("tee-person")) {
          person(state, golfer)
        }
      }
    }
  }

  private static func person(_ state: State, _ golfer: GolferLine) -> Piece {
    let isMe = golfer.card.user == state.me
    let place = isMe ? TeePalsRoute.profile : .golfer(golfer.card.user)
    let followsMe: Bool =
      if case .followers(let user) = state.screen { user == state.me } else { golfer.isFriend }
    return .fragment([
      element("a", .class("tee-person-main"), .attribute("href", place.path)) {
        GolferFace.view(golfer.card)
        element("span", .class("grow")) {
          element("span", .class("name")) { golfer.card.name }
          if golfer.isFriend {
            element("br")
            element("span", .class("tee-friend")) { state.words(GolferText.friend) }
          }
        }
      },
      isMe
        ? .empty
        : FollowButton.view(
          state, golfer.card, state.relation(to: golfer.card.user, followsMe: followsMe),
          isNamed: true),
    ])
  }

  private static func more(_ state: State) -> Piece {
    guard state.profile.people.next != nil else { return .empty }
    return button(
      state.words(GolferText.loadMore), .filled,
      traits: state.profile.people.isLoadingMore ? [.wide, .loading] : .wide,
      action: .profile(.people(.moreWanted)))
  }

  private static func empty(_ state: State) -> Piece {
    let words = state.words
    if case .followers = state.screen {
      return emptyState(
        icon: .people, title: words(GolferText.noFollowers),
        text: words(GolferText.noFollowersText)
      ) {
        button(words(GolferText.findRounds), .filled, action: .went(.rounds))
      }
    }
    return emptyState(
      icon: .people, title: words(GolferText.noFollowing), text: words(GolferText.noFollowingText)
    ) {
      button(words(ShellText.findPeople), .filled, icon: .search, action: .went(.people))
      button(words(GolferText.findRounds), .filled, action: .went(.rounds))
    }
  }

  // MARK: Blocked

  private static func blocked(_ state: State) -> Piece {
    let words = state.words
    let blocks = state.replica.blocks(of: state.me)
    if blocks.isEmpty {
      return TeeStates.whenKnown(state) {
        emptyState(
          icon: .lock, title: words(GolferText.blockedEmpty),
          text: words(GolferText.blockedEmptyText))
      }
    }
    return .fragment([
      paragraph(words(GolferText.blockedLead), "soft"),
      element("ul", .class("tee-card tee-folk"), .attribute("role", "list")) {
        for block in blocks {
          element("li", .key(block.blocked.user.description), .class("tee-person")) {
            element("span", .class("tee-person-main")) {
              GolferFace.view(block.blocked)
              element("span", .class("name grow")) { block.blocked.name }
            }
            button(
              words(GolferText.unblock), .filled,
              attributes: [
                .aria("label", words(GolferText.unblockNamed, name: block.blocked.name))
              ],
              action: .profile(.golfer(.unblockAsked(block.blocked))))
          }
        }
      },
    ])
  }
}
