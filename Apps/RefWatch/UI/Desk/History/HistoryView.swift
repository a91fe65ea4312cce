import Core
import Design
import RefWatchDomain
import View

/// All matches that are over, the newest first, page by page; and those that were deleted.
enum HistoryView {
  static func view(_ state: State) -> Piece {
    let words = state.words
    let part = state.desk.history
    let deleted = DeskList(state).deleted
    let isEmpty = part.showsDeleted ? deleted.isEmpty : state.records.history.isEmpty
    return element("div", .class("screen"), .key("history")) {
      topBar(
        title: words(HubText.history), language: state.language, back: .closed,
        actions: [
          iconButton(
            .hourglass, label: words(TrendsText.title), .filled, action: .went(.trends))
        ])
      DeskPage.notices(state)
      element("div", .class("page")) {
        element("div", .class("column desk-wide")) {
          if !deleted.isEmpty || part.showsDeleted { which(words, part) }
          DeskPage.loaded(state, isEmpty: isEmpty) {
            part.showsDeleted
              ? emptyState(icon: .trash, title: words(HubText.noDeleted))
              : emptyState(
                icon: .clock, title: words(HubText.noHistory), text: words(HubText.noHistoryHint))
          } content: {
            stack("wide-gap") {
              search(state)
              if part.showsDeleted { trash(state, deleted) } else { past(state) }
            }
          }
        }
      }
    }
  }

  private static func which(_ words: Words, _ part: HistoryState) -> Piece {
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
      text: state.desk.history.query.search, isActive: state.desk.history.isSearching,
      language: state.language, onInput: { text in .desk(.history(.searchTyped(text))) },
      onFocus: .desk(.history(.searchFocused)), onClose: .desk(.history(.searchClosed))
    ).node
  }

  private static func past(_ state: State) -> Piece {
    let words = state.words
    let part = state.desk.history
    let found = part.query.found(in: state.records.history, state.levels)
    let page = HistoryQuery.page(of: found, to: part.end)
    return stack {
      FilterBox.view(
        state, id: "history", part.query.filter, withLast: false,
        onChoice: { choice in .desk(.history(.filtered(choice))) })
      if found.isEmpty {
        noneFound(state)
      } else {
        element("p", .class("hint"), .attribute("role", "status")) {
          words(HubText.showing, count: found.count)
        }
        MatchRow.list(state, page.shown.map { line in line.key.match })
        if let more = page.more {
          button(
            words(HubText.more), .filled, icon: .chevronDown, traits: .wide,
            action: .desk(.history(.extended(more))))
        }
      }
    }
  }

  /// Short, for what is in it goes by itself.
  private static func trash(_ state: State, _ deleted: [MatchID]) -> Piece {
    let words = state.words
    let found = deleted.filter { id in
      state.records[id].map { record in
        record.mentions(state.desk.history.query.search, offset: state.zoneOffset)
      } ?? false
    }
    return stack {
      paragraph(words(HubText.trashNote), "hint")
      if found.isEmpty { noneFound(state) } else { MatchRow.list(state, found) }
    }
  }

  private static func noneFound(_ state: State) -> Piece {
    let words = state.words
    return DeskPage.whenKnown(state) {
      emptyState(
        icon: .searchNone, title: words(HubText.noneFound), text: words(HubText.noneFoundHint))
    }
  }
}
