import Design
import SuperFriendDomain
import Sync
import View

/// What the views show.
typealias State = FriendsFeature.State
/// What they are made of.
typealias Piece = Node<FriendsFeature.ViewAction>
/// What comes of an action.
typealias Effects = FriendsFeature.Effects

extension FriendsFeature {
  public static func view(_ state: State) -> Node<Action> {
    screen(state).map { action in
      switch action {
      // What only the parent can do.
      case .suiteSettingsWanted: .delegate(.openSuiteSettings)
      case .refusedDiscarded(let id): .delegate(.discardRefused(id))
      case .refusedRepeated(let id): .delegate(.repeatRefused(id))
      case .loadingRetried: .delegate(.retryLoading)
      case .syncWanted: .delegate(.sync)
      default: .view(action)
      }
    }
  }

  /// The screen, on a wide one a person beside it, over it the sheet of the current place, and over
  /// that a menu or a question.
  private static func screen(_ state: State) -> Node<ViewAction> {
    let sheet = SheetView.view(state)
    let overlay = OverlayView.view(state)
    // Messages belong to what is on top, where they can be reached.
    let isCovered = sheet != nil
    let isParted = state.isParted
    return element(
      "div", .class(isParted ? "screen friends parted" : "screen friends"),
      .on(.scroll, Beside.measured(state))
    ) {
      base(state)
      if isParted { Beside.view(state) }
      if let sheet { sheet }
      if let overlay { overlay }
      if !isCovered { notices(state) }
    }
  }

  private static func base(_ state: State) -> Node<ViewAction> {
    switch state.screen {
    case .add: PickerView.view(state)
    case .archived: ArchiveView.view(state)
    case .settings: SettingsView.view(state)
    case .refused: RefusedView.view(state)
    case .duplicates: DuplicatesView.view(state)
    case .importCards: ImportView.view(state)
    case .playground: PlaygroundView.view(state)
    default: FriendListView.view(state)
    }
  }

  /// What is said after something was done.
  static func notices(_ state: State) -> Node<ViewAction> {
    let words = state.words
    return snackbars(
      state.notices.filter { notice in state.telling.mayShow(notice.id) }.map { notice in
        var actions: [(title: String, action: ViewAction)] = []
        if !notice.undo.isEmpty {
          actions.append((words(KitText.undo), .noticeUndone(notice.id)))
        }
        if notice.change != nil {
          actions.append((words(NoticeText.change), .noticeChanged(notice.id)))
        }
        return Snackbar(
          id: "notice-" + String(notice.id), text: notice.text, actions: actions,
          dismiss: .noticeDismissed(notice.id))
      }, state.language)
  }
}
