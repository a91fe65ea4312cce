import Core
import Design
import RefWatchDomain
import View

/// All matches that are over, the newest first, fifty at a time.
enum HistoryView {
  typealias State = RefWatchFeature.State
  typealias Piece = Node<RefWatchFeature.ViewAction>

  static func view(_ state: State) -> Piece {
    let words = state.words
    let part = state.desk.history
    let list = DeskList(state)
    let all = part.showsDeleted ? list.deleted : list.past
    let found = all.filter { id in
      state.records[id].map { record in record.match.mentions(part.search) } ?? false
    }
    return element("div", .class("screen"), .key("history")) {
      topBar(title: words(HubText.history), language: state.language, back: .closed)
      DeskPage.notices(state)
      element("div", .class("page")) {
        element("div", .class("column desk-wide")) {
          if !list.deleted.isEmpty || part.showsDeleted { which(words, part) }
          DeskPage.loaded(state, isEmpty: all.isEmpty) {
            part.showsDeleted
              ? emptyState(icon: .trash, title: words(HubText.noDeleted))
              : emptyState(
                icon: .clock, title: words(HubText.noHistory), text: words(HubText.noHistoryHint))
          } content: {
            stack("wide-gap") {
              search(state)
              results(state, found)
            }
          }
        }
      }
    }
  }

  private static func which(_ words: Words, _ part: HistoryPart) -> Piece {
    choices(
      words(HubText.history),
      [
        choice(
          words(HubText.past), isChosen: !part.showsDeleted,
          action: .desk(.history(.deletedShown(false)))),
        choice(
          words(HubText.deletedMatches), icon: .trash, isChosen: part.showsDeleted,
          action: .desk(.history(.deletedShown(true)))),
      ])
  }

  private static func search(_ state: State) -> Piece {
    SearchField<RefWatchFeature.ViewAction>(
      id: "history-search", placeholder: state.words(HubText.search),
      text: state.desk.history.search, isActive: state.desk.history.isSearching,
      language: state.language, onInput: { text in .desk(.history(.searchTyped(text))) },
      onFocus: .desk(.history(.searchFocused)), onClose: .desk(.history(.searchClosed))
    ).node
  }

  private static func results(_ state: State, _ found: [MatchID]) -> Piece {
    let words = state.words
    let shown = Array(found.prefix(state.desk.history.limit))
    if found.isEmpty {
      return emptyState(
        icon: .searchNone, title: words(HubText.noneFound), text: words(HubText.noneFoundHint))
    }
    return stack {
      element("p", .class("hint"), .attribute("role", "status")) {
        words(HubText.showing, count: found.count)
      }
      MatchRow.list(state, shown)
      if shown.count < found.count {
        button(
          words(HubText.more), .filled, icon: .chevronDown, traits: .wide,
          action: .desk(.history(.extended)))
      }
    }
  }
}

extension Match {
  /// Whether all words of the search are in the names of a team, the competition or the venue.
  func mentions(_ search: String) -> Bool {
    let wanted = search.lowercased().split { character in character.isWhitespace }
    if wanted.isEmpty { return true }
    let text = [home.name, away.name, home.short, away.short, competition, venue]
      .joined(separator: " ").lowercased()
    return wanted.allSatisfy { word in text.holds(String(word)) }
  }
}

extension String {
  /// Whether the words stand in the text, octet by octet.
  func holds(_ words: String) -> Bool {
    let text = Array(utf8)
    let words = Array(words.utf8)
    guard let first = words.first, words.count <= text.count else { return words.isEmpty }
    for start in 0...(text.count - words.count) where text[start] == first {
      if text[start..<(start + words.count)].elementsEqual(words) { return true }
    }
    return false
  }
}
