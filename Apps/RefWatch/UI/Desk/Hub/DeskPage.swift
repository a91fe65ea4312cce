import Core
import Design
import RefWatchDomain
import View

/// What the desk's pages share.
enum DeskPage {
  /// The four states of a page.
  static func loaded(
    _ state: State, isEmpty: Bool, empty: () -> Piece, content: () -> Piece
  ) -> Piece {
    let loadable: Loadable<Bool> =
      if let trouble = state.trouble {
        .failed(trouble)
      } else if !state.isLoaded {
        .loading
      } else {
        .ready(isEmpty)
      }
    return asyncContent(
      loadable, state.language, retry: .loadingRetried, sync: state.sync, resync: .syncWanted,
      isEmpty: { isEmpty in isEmpty }, empty: empty, view: { _ in content() })
  }

  /// What stands where there is nothing to be seen in a part of a page.
  static func whenKnown(_ state: State, _ empty: () -> Piece) -> Piece {
    Design.whenKnown(state.sync, state.language, retry: .syncWanted, rows: 2, empty: empty)
  }

  /// A page about one match: its frame, and what is there when the match is not.
  static func page(
    _ state: State, key: String, title: String, match: MatchID, actions: [Piece] = [],
    content: (MatchRecord) -> Piece
  ) -> Piece {
    element("div", .class("screen"), .key(key)) {
      topBar(title: title, language: state.language, back: .closed, actions: actions)
      notices(state)
      element("div", .class("page")) {
        element("div", .class("column desk-wide")) {
          loaded(state, isEmpty: state.records[match] == nil) {
            emptyState(icon: .searchNone, title: state.words(SetupText.gone)) {
              button(
                state.words(HubText.allMatches), .filled, traits: .wide, action: .went(.history))
            }
          } content: {
            state.records[match].map { record in content(record) } ?? .empty
          }
        }
      }
    }
  }

  /// What is being deleted, while it can be taken back.
  static func notices(_ state: State) -> Piece {
    let words = state.words
    return element("div", .class("notices"), .attribute("role", "status")) {
      // Older records of this device are there in a moment.
      if !state.records.order.isEmpty, !state.sync.isComplete,
        let text = state.sync.knowledge.text(in: state.language)
      {
        paragraph(text, "soft")
      }
      JournalBlock.notice(state)
      if let id = state.desk.removed, let record = state.records[id] {
        banner(words(HubText.deleted, name: words.fixture(record.match)), icon: .trash) {
          button(words(KitText.undo), .filled, traits: .small, action: .desk(.restored(id)))
        }
      }
    }
  }

  /// What is asked before it is done.
  static func question(_ state: State) -> Piece {
    guard let asked = state.desk.question else { return .empty }
    let words = state.words
    let close = RefWatchFeature.ViewAction.desk(.questionDismissed)
    switch asked {
    case .delete(let id):
      let name = state.records[id].map { record in words.fixture(record.match) } ?? ""
      return Design.question(
        id: "desk-question", title: words(HubText.deleteQuestion, name: name),
        text: words(HubText.deleteText), close: close
      ) {
        button(
          words(HubText.delete), .prominent, icon: .trash, traits: [.wide, .destructive],
          action: .desk(.deleted(id)))
        button(words(HubText.keep), .filled, traits: .wide, action: close)
      }
    case .deleteForGood(let id):
      let name = state.records[id].map { record in words.fixture(record.match) } ?? ""
      return Design.question(
        id: "desk-question", title: words(HubText.forGoodQuestion, name: name),
        text: words(HubText.forGoodText), close: close
      ) {
        button(
          words(HubText.forGood), .prominent, icon: .trash, traits: [.wide, .destructive],
          action: .desk(.deletedForGood(id)))
        button(words(HubText.keep), .filled, traits: .wide, action: close)
      }
    case .discard(let id):
      return Design.question(
        id: "desk-question", title: words(SetupText.discardQuestion),
        text: words(SetupText.discardText), close: close
      ) {
        button(
          words(SetupText.discard), .prominent, icon: .trash, traits: [.wide, .destructive],
          action: .desk(.discarded(id)))
        button(words(HubText.keep), .filled, traits: .wide, action: close)
      }
    case .reopen(let id):
      return Design.question(
        id: "desk-question", title: words(ReviewText.reopenQuestion),
        text: words(ReviewText.reopenText), close: close
      ) {
        button(
          words(ReviewText.reopen), .prominent, traits: .wide, action: .desk(.reopened(id)))
        button(words(KitText.cancel), .filled, traits: .wide, action: close)
      }
    }
  }
}
