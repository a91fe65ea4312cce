import Core
import Design
import TeePalsDomain
import View

/// Rounds that can be joined, around a city.
enum NearbyView {
  static func view(_ state: State) -> Piece {
    stack("wide-gap") {
      summary(state)
      content(state)
    }
  }

  /// What is looked for, in a line that opens the filters.
  private static func summary(_ state: State) -> Piece {
    let words = state.words
    let filter = state.rounds.filter
    let reach = words.reach(filter.reach, inMiles: state.usesMiles)
    return element(
      "button", .class("tee-summary"), .id("tee-filters"), .attribute("type", "button"),
      .onClick(.rounds(.filterOpened))
    ) {
      Icon.search.node(.small)
      element("span", .class("grow")) {
        element("strong") {
          filter.reach == .anywhere ? reach : words(NearbyText.within, text: reach)
        }
        if filter.reach != .anywhere, let city = filter.centre(state.ownProfile?.city) {
          " " + words(NearbyText.around, name: state.cityName(city.label))
        }
        " • "
        element("strong") { words.dates(filter) }
        if filter.host == .following { " • " + words(NearbyText.following) }
        for trait in words.traits(filter.traits) { " • " + trait }
      }
      Icon.chevronDown.node(.small)
    }
  }

  private static func content(_ state: State) -> Piece {
    let filter = state.rounds.filter
    let query = state.rounds.nearby
    let shown = state.nearbyRounds
    if filter.reach != .anywhere, filter.centre(state.ownProfile?.city) == nil {
      return noCity(state.words)
    }
    if !shown.isEmpty { return list(state, shown) }
    if query.isLoading {
      return RoundCard.skeletons(state.words(NearbyText.loading), 4)
    }
    if case .failed(let problem) = query.phase { return failed(state, problem) }
    // Nobody has asked yet.
    if query.kept == nil { return RoundCard.skeletons(state.words(NearbyText.loading), 4) }
    return empty(state)
  }

  // MARK: Found

  private static func list(_ state: State, _ shown: [FoundRound]) -> Piece {
    let words = state.words
    let query = state.rounds.nearby
    return stack("wide-gap") {
      note(state)
      element("p", .class("quiet-label"), .attribute("role", "status")) {
        words(
          query.kept?.page.isAll == true ? NearbyText.found : .foundMore, count: shown.count)
      }
      NearbyMap.switcher(words, showsMap: state.rounds.showsMap)
      if state.rounds.showsMap {
        NearbyMap.view(state, shown)
        // Where the screen has no room for a map.
        element("div", .class("tee-map-list"), .key("tee-map-list")) {
          RoundCard.list(state, shown)
        }
      } else {
        RoundCard.list(state, shown)
      }
      if query.kept?.page.isTruncated == true {
        banner(words(NearbyText.truncated), icon: .searchNone) {
          button(words(NearbyText.editFilters), .naked, action: .rounds(.filterOpened))
        }
      }
      if query.answered != nil, query.kept?.page.next != nil {
        button(
          words(NearbyText.more), .filled, icon: .chevronDown,
          traits: query.phase == .loadingMore ? [.wide, .loading] : .wide,
          action: .rounds(.extended))
      }
      ExplainView.view(state)
    }
  }

  /// How old it is, where nothing newer came.
  private static func note(_ state: State) -> Piece {
    guard case .failed(let problem) = state.rounds.nearby.phase,
      let kept = state.rounds.nearby.kept
    else { return .empty }
    return TeeStates.kept(
      state, since: kept.at, problem, NearbyText.kept, retry: .rounds(.refreshed),
      dismiss: .rounds(.failureDismissed))
  }

  // MARK: Not found

  private static func noCity(_ words: Words) -> Piece {
    emptyState(
      icon: .place, title: words(NearbyText.noCity), text: words(NearbyText.noCityHint)
    ) {
      button(
        words(NearbyText.setCity), .prominent, icon: .place, traits: .wide,
        action: .rounds(.filterOpened))
    }
  }

  private static func failed(_ state: State, _ problem: AnswerProblem) -> Piece {
    let words = state.words
    if problem == .offline {
      return emptyState(
        icon: .cloudOff, title: words(NearbyText.offlineNothing),
        text: words(NearbyText.offlineNothingHint)
      ) { retry(words) }
    }
    return emptyState(
      icon: .warning, title: words(KitText.somethingWrong), text: words.problem(problem)
    ) { retry(words) }
  }

  private static func retry(_ words: Words) -> Piece {
    button(
      words(KitText.retry), .filled, icon: .refresh, traits: .wide, action: .rounds(.refreshed))
  }

  private static func empty(_ state: State) -> Piece {
    let words = state.words
    if state.rounds.filter.host == .following {
      return emptyState(
        icon: .people, title: words(NearbyText.noneFollowing),
        text: words(NearbyText.noneFollowingHint)
      ) {
        button(
          words(NearbyText.editFilters), .prominent, traits: .wide, action: .rounds(.filterOpened))
      }
    }
    return stack("wide-gap") {
      emptyState(
        icon: .searchNone, title: words(NearbyText.none), text: words(NearbyText.noneHint)
      ) {
        button(
          words(NearbyText.editFilters), .prominent, icon: .list, traits: .wide,
          action: .rounds(.filterOpened))
        button(
          words(NearbyText.createRound), .outlined, icon: .plus, traits: .wide,
          action: .rounds(.creationWanted))
      }
      ExplainView.view(state)
    }
  }
}
