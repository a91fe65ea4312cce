import Core
import Design
import TeePalsDomain
import View

/// The feed (specification §17.6).
enum FeedView {
  /// What scrolls.
  static let pageID = "tee-feed-page"
  /// Milliseconds after the last key until the server is asked for courses.
  static let pause = 250
  static let skeletons = 4

  static func view(_ state: State) -> Piece {
    let words = state.words
    let shown = state.shownFeed
    return element("div", .class("screen tee-screen tee-feed"), .key("tee-feed")) {
      topBar(title: words(FeedText.title), language: state.language, actions: tools(words))
      TeeStates.notices(state)
      if state.feed.phase == .loading, !shown.isEmpty { progressBar(state.language) }
      news(state)
      element("div", .class("page tee-page"), .id(pageID)) {
        element("div", .class("column")) {
          choice(state)
          content(state, shown)
        }
      }
      element(
        "button", .class("tee-fab"), .key("tee-fab"), .attribute("type", "button"),
        .id("tee-feed-write"), .aria("label", words(FeedText.write)),
        .attribute("title", words(FeedText.write)), .onClick(.feed(.composeWanted))
      ) { Icon.plus.node() }
    }
  }

  private static func tools(_ words: Words) -> [Piece] {
    [
      iconButton(.refresh, label: words(FeedText.refresh), .filled, action: .feed(.refreshed)),
      iconButton(
        .plus, label: words(FeedText.write), .prominent, attributes: [.class("tee-create")],
        action: .feed(.composeWanted)),
    ]
  }

  /// Over the list: what is being read does not move.
  private static func news(_ state: State) -> Piece {
    element("div", .class("tee-news"), .key("tee-news"), .attribute("role", "status")) {
      if state.feed.news > 0 {
        button(
          newsText(state), .prominent, icon: .refresh, traits: .small,
          attributes: [.id("tee-feed-news")], action: .feed(.refreshed)) as Piece
      }
    }
  }

  private static func newsText(_ state: State) -> String {
    let count = state.feed.news
    return state.words(count < FeedNews.most ? FeedText.news : .newsMany, count: count)
  }

  private static func choice(_ state: State) -> Piece {
    let words = state.words
    let chosen = state.feed.choice
    return element("div", .class("tee-feed-choice")) {
      choices(
        words(FeedText.filter),
        FeedFilter.allCases.map { filter in
          Design.choice(
            words(FeedText(filter)), isChosen: chosen.filter == filter,
            action: .feed(.filterChosen(filter)))
        })
      settingSelect(
        id: "tee-feed-ranking", FieldLabel(words(FeedText.ranking)),
        options: FeedRanking.allCases.map { ranking in
          (value: ranking.rawValue, title: words(FeedText(ranking)))
        },
        value: chosen.ranking.rawValue,
        onChange: { value in
          .feed(.rankingChosen(FeedRanking(rawValue: value) ?? chosen.ranking))
        })
    }
  }

  private static func content(_ state: State, _ shown: [ShownPost]) -> Piece {
    stack("wide-gap") {
      RefusedPosts.view(state)
      if !shown.isEmpty {
        list(state, shown)
      } else if case .failed(let problem) = state.feed.phase {
        failed(state.words, problem, retry: .feed(.refreshed))
      } else if state.feed.kept == nil || state.feed.phase == .loading {
        RoundCard.skeletons(state.words(FeedText.loading), skeletons, "tee-post-skeleton")
      } else {
        empty(state)
      }
    }
  }

  private static func list(_ state: State, _ shown: [ShownPost]) -> Piece {
    let words = state.words
    let drawn = state.feed.drawn(of: shown.count)
    return stack("wide-gap") {
      note(state)
      posts(state, Array(shown.prefix(drawn)), isBeginning: drawn < shown.count)
      if drawn == shown.count, state.feed.answered.contains(state.feed.choice) {
        if state.feed.kept?.page.next != nil {
          button(
            words(FeedText.more), .filled, icon: .chevronDown,
            traits: state.feed.phase == .loadingMore ? [.wide, .loading] : .wide,
            attributes: [.id("tee-feed-more")], action: .feed(.extended))
        } else {
          end(words)
        }
      }
    }
  }

  /// Nobody is led to where they were in the list while there is more to come.
  static func posts(_ state: State, _ shown: [ShownPost], isBeginning: Bool = false) -> Piece {
    element(
      "ul", .class("tee-posts"), .attribute("role", "list"),
      .aria("busy", isBeginning ? "true" : "false")
    ) {
      for post in shown {
        element("li", .key(post.post.id.description)) { PostCard.view(state, post) }
      }
    }
  }

  /// How old it is, where nothing newer came.
  private static func note(_ state: State) -> Piece {
    guard case .failed(let problem) = state.feed.phase, let kept = state.feed.kept else {
      return .empty
    }
    return TeeStates.kept(
      state, since: kept.at, problem, FeedText.kept, retry: .feed(.refreshed),
      dismiss: .feed(.failureDismissed))
  }

  /// Nothing is there, and why.
  static func failed(
    _ words: Words, _ problem: AnswerProblem, retry: TeePalsFeature.ViewAction
  ) -> Piece {
    let isOffline = problem == .offline
    return emptyState(
      icon: isOffline ? .cloudOff : .warning,
      title: isOffline ? words(FeedText.offlineNothing) : words(KitText.somethingWrong),
      text: isOffline ? words(FeedText.offlineNothingHint) : words.problem(problem)
    ) {
      button(words(KitText.retry), .filled, icon: .refresh, traits: .wide, action: retry)
    }
  }

  private static func empty(_ state: State) -> Piece {
    let words = state.words
    if state.feed.choice.filter == .friends {
      return emptyState(
        icon: .people, title: words(FeedText.emptyFriends),
        text: words(FeedText.emptyFriendsHint)
      ) { findGolfers(words) }
    }
    return emptyState(icon: .message, title: words(FeedText.empty), text: words(FeedText.emptyHint))
    {
      button(
        words(FeedText.write), .prominent, icon: .plus, traits: .wide,
        action: .feed(.composeWanted))
    }
  }

  private static func end(_ words: Words) -> Piece {
    element("div", .class("tee-feed-end"), .key("tee-feed-end")) {
      paragraph(words(FeedText.end), "soft")
      findGolfers(words)
    }
  }

  private static func findGolfers(_ words: Words) -> Piece {
    element("a", .class("button filled"), .attribute("href", TeePalsRoute.people.path)) {
      Icon.search.node()
      element("span") { words(ShellText.findPeople) }
    }
  }
}
