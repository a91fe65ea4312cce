import Core
import Design
import TeePalsDomain
import View

/// The rounds tab: those nearby, and one's own (specification §17.2).
enum RoundsView {
  static func view(_ state: State) -> Piece {
    let words = state.words
    return element("div", .class("screen tee-screen"), .key("tee-rounds")) {
      topBar(title: words(NearbyText.title), language: state.language, actions: tools(state))
      TeeStates.notices(state)
      if isRefreshing(state) { progressBar(state.language) }
      element("div", .class("page tee-page")) {
        element("div", .class("column")) {
          segments(state)
          content(state)
        }
      }
      create(words)
      if case .filter(let form) = state.rounds.cover { FilterSheet.view(state, form) }
    }
  }

  private static func content(_ state: State) -> Piece {
    if case .activity(let tab) = state.screen { return ActivityView.view(state, tab) }
    return NearbyView.view(state)
  }

  private static func isNearby(_ state: State) -> Bool {
    if case .activity = state.screen { false } else { true }
  }

  /// Something newer is on its way while there is something to look at.
  private static func isRefreshing(_ state: State) -> Bool {
    isNearby(state) && state.rounds.nearby.isLoading && !state.nearbyRounds.isEmpty
  }

  private static func tools(_ state: State) -> [Piece] {
    let words = state.words
    let create: Piece = iconButton(
      .plus, label: words(NearbyText.create), .prominent, attributes: [.class("tee-create")],
      action: .rounds(.creationWanted))
    guard isNearby(state) else { return [create] }
    return [
      iconButton(
        .refresh, label: words(NearbyText.refresh), .filled, action: .rounds(.refreshed)),
      iconButton(
        .list, label: words(NearbyText.filters), .filled, attributes: [.class("tee-tool")],
        action: .rounds(.filterOpened)),
      create,
    ]
  }

  /// The two halves of the tab have addresses, so they are links.
  private static func segments(_ state: State) -> Piece {
    let words = state.words
    let isNearby = isNearby(state)
    let waiting = state.activity.invites.count
    return element(
      "nav", .class("tee-segments"), .aria("label", words(NearbyText.switchLabel))
    ) {
      segment(words(NearbyText.nearby), .rounds, isCurrent: isNearby)
      segment(
        waiting == 0
          ? words(NearbyText.activity) : words(NearbyText.activity) + " · " + String(waiting),
        .activity(.schedule), isCurrent: !isNearby)
    }
  }

  private static func segment(_ title: String, _ place: TeePalsRoute, isCurrent: Bool) -> Piece {
    makeElement(
      "a",
      [.key(place.path), .class("tee-segment"), .attribute("href", place.path)]
        + (isCurrent ? [.aria("current", "page")] : []), [.text(title)])
  }

  /// The round button in the corner; where that would lie on the list, it stands at the top.
  private static func create(_ words: Words) -> Piece {
    element(
      "button", .class("tee-fab"), .key("tee-fab"), .attribute("type", "button"),
      .aria("label", words(NearbyText.create)), .attribute("title", words(NearbyText.create)),
      .onClick(.rounds(.creationWanted))
    ) { Icon.plus.node() }
  }
}
