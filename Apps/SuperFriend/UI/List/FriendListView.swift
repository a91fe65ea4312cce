import Core
import Design
import SuperFriendDomain
import View

/// The list of friends (spec §7.1).
enum FriendListView {
  static let scrollerID = "friends-list"
  static let searchID = "friends-search"

  static func rowID(_ friend: FriendID) -> String { "friend-" + friend.description }

  static func view(_ state: State) -> Piece {
    element("div", .class("screen"), .key("list")) {
      if state.sync.isSyncing { progressBar(state.language) }
      element("h1", .class("quiet-label")) { state.words(ListText.title) }
      bar(state)
      NoticesView.view(state)
      content(state)
    }
  }

  private static func bar(_ state: State) -> Piece {
    let words = state.words
    return SearchField<FriendsFeature.ViewAction>(
      id: searchID, placeholder: words(ListText.search), text: state.list.search,
      isActive: state.list.isSearching, language: state.language,
      onInput: { text in .list(.searchTyped(text)) }, onFocus: .list(.searchFocused),
      onClose: .list(.searchClosed)
    ).bar(
      leading: iconButton(
        .plus, label: words(ListText.addFriend), .prominent, action: .went(.add)),
      trailing: iconButton(
        .gear, label: words(ListText.settings), .outlined, action: .went(.settings)))
  }

  private static func content(_ state: State) -> Piece {
    let roster: Loadable<Roster> =
      if let trouble = state.trouble {
        .failed(trouble)
      } else if state.isLoaded {
        .ready(state.roster)
      } else {
        .loading
      }
    return element(
      "div", .class("scroller"), .id(scrollerID), .attribute("tabindex", "-1"),
      .on(.scroll, scrolled(state.list.window))
    ) {
      asyncContent(
        roster, state.language, retry: .loadingRetried, sync: state.sync, resync: .syncWanted,
        meanwhile: meanwhile(state), isEmpty: { roster in roster.isEmpty },
        empty: { welcome(state) }, view: { _ in rows(state) })
    }
  }

  /// Small movements inside the same rows are not worth drawing anything.
  static func scrolled(_ window: ScrollWindow) -> (DOMEvent) -> FriendsFeature.ViewAction? {
    { event in
      if event.height == window.height, abs(event.top - window.top) < 40, event.top > 0 {
        return nil
      }
      return .list(.scrolled(top: event.top, height: event.height))
    }
  }

  /// Whoever cannot wait for those they have elsewhere adds somebody new.
  private static func meanwhile(_ state: State) -> [Piece] {
    guard state.sync.knowledge != .coming else { return [] }
    return [
      button(
        state.words(ListText.addFriend), .filled, icon: .plus, action: .went(.newPerson))
    ]
  }

  private static func welcome(_ state: State) -> Piece {
    let words = state.words
    return emptyState(
      icon: .hand, title: words(ListText.emptyTitle), text: words(ListText.emptyText)
    ) {
      button(words(ListText.addFriend), .prominent, icon: .plus, action: .went(.newPerson))
      button(
        words(ListText.importCards), .filled, icon: .addressBook, action: .went(.importCards))
    }
  }

  // MARK: Rows

  private static func rows(_ state: State) -> Piece {
    let parts = state.listParts
    let words = state.words
    if state.roster.found != nil, parts.allSatisfy({ part in part.ranks.isEmpty }) {
      return state.whenKnown {
        emptyState(
          icon: .searchNone, title: words(ListText.noMatch, text: state.list.search),
          text: words(ListText.noMatchText)
        ) {
          button(words(KitText.reset), .filled, icon: .close, action: .list(.searchClosed))
        }
      }
    }
    let list = state.virtualList(parts)
    let windows = list.windows(top: state.list.window.top, height: state.list.window.height)
    return element("div", .class("column")) {
      for (index, part) in parts.enumerated() {
        section(state, part, windows[index])
      }
    }
  }

  private static func section(
    _ state: State, _ part: Roster.Part, _ window: VirtualList.Window
  ) -> Piece {
    let name = part.section.map { section in state.words.section(section) }
    let key = part.section.map { section in "section-" + String(section.rawValue) } ?? "everyone"
    let total = part.ranks.count
    let base = part.ranks.startIndex
    var label: [Attribute<FriendsFeature.ViewAction>] = [.key(key)]
    if name == nil {
      label.append(.aria("label", state.words(ListText.friends)))
    } else {
      label.append(.aria("labelledby", key))
    }
    var pieces: [Piece] = []
    if let name { pieces.append(header(state, part, key, name)) }
    pieces.append(spacer(window.before, key: key + "-before"))
    var items: [Piece] = []
    for offset in window.rows {
      let rank = part.ranks[base + offset]
      if let row = FriendRow(state, rank.id, position: offset + 1, of: total) {
        items.append(row.kept)
      }
    }
    pieces.append(makeElement("ul", [.key(key + "-rows"), .attribute("role", "list")], items))
    pieces.append(spacer(window.after, key: key + "-after"))
    return makeElement("section", label, pieces)
  }

  private static func header(
    _ state: State, _ part: Roster.Part, _ key: String, _ name: String
  ) -> Piece {
    guard part.section == .paused else {
      return sectionHeader(id: key, name, count: part.ranks.count)
    }
    let all = state.roster.parts.first { other in other.section == .paused }
    let isOpen = state.list.showsPaused
    return sectionHeader(
      id: key, name, count: all?.ranks.count,
      trailing: element("span", .class("fold")) {
        iconButton(
          isOpen ? .chevronDown : .chevronRight,
          label: state.words(isOpen ? ListText.fold : .unfold),
          attributes: [.aria("expanded", isOpen ? "true" : "false")],
          action: .list(.pausedFolded))
      })
  }
}
