import Core
import Design
import TeePalsDomain
import View

/// Rounds nearby that home proposes.
enum DiscoverView {
  static func view(_ state: TeePalsFeature.State) -> Piece {
    let words = state.words
    return HomeView.part(
      "tee-home-discover", words(HomeText.discover),
      tool: iconButton(
        .refresh, label: words(NearbyText.refresh), action: .rounds(.refreshed)),
      more: (words(HomeText.seeAll), .rounds)
    ) { content(state) }
  }

  private static func content(_ state: TeePalsFeature.State) -> Piece {
    let words = state.words
    let proposals = state.proposals
    if !proposals.isEmpty {
      return stack {
        RoundCard.list(state, Array(proposals.prefix(2)))
        age(state)
      }
    }
    if state.ownProfile?.city == nil {
      return hint(words(HomeText.noCity), .place) {
        element(
          "a", .class("button filled"),
          .attribute("href", TeePalsRoute.editProfile(.about).path)
        ) { words(HomeText.setCity) }
      }
    }
    switch state.rounds.discover.phase {
    case .loading: return RoundCard.skeletons(words(NearbyText.loading), 2)
    case .failed(.offline): return hint(words(HomeText.discoverOffline), .cloudOff) {}
    case .failed(let problem):
      return hint(words.problem(problem), .warning) {
        button(words(KitText.retry), .filled, icon: .refresh, action: .rounds(.refreshed))
      }
    case .idle, .loadingMore:
      if state.rounds.discover.kept == nil {
        return RoundCard.skeletons(words(NearbyText.loading), 2)
      }
      return hint(none(state), .searchNone) {
        paragraph(words(HomeText.discoverEmptyHint), "soft")
        button(
          words(HomeText.host), .prominent, icon: .plus, action: .rounds(.creationWanted))
      }
    }
  }

  private static func none(_ state: TeePalsFeature.State) -> String {
    state.words(HomeText.discoverEmpty, text: state.distance(48_280))
  }

  /// How old the proposals are, where nothing newer came.
  private static func age(_ state: TeePalsFeature.State) -> Piece {
    guard case .failed = state.rounds.discover.phase, let kept = state.rounds.discover.kept else {
      return .empty
    }
    let age = state.words.age(of: kept.at, at: state.now)
    return paragraph(state.words(NearbyText.offlineEarlier, text: age), "hint")
  }

  private static func hint(
    _ text: String, _ icon: Icon, @NodeBuilder<TeePalsFeature.ViewAction> more: () -> [Piece]
  ) -> Piece {
    let children = more()
    return element("div", .class("tee-hint")) {
      icon.node()
      paragraph(text, "soft")
      children
    }
  }
}
