import DayBlockDomain
import Design
import Sync
import View

/// What the views show.
typealias State = DayBlockFeature.State
/// What they are made of.
typealias Piece = Node<DayBlockFeature.ViewAction>
/// What comes of an action.
typealias Effects = DayBlockFeature.Effects

extension DayBlockFeature {
  public static func view(_ state: State) -> Node<Action> {
    screen(state).map(outward)
  }

  /// The way between the parts of DayBlock, for the frame; nothing where a page covers all of it.
  public static func tabs(_ state: State) -> Node<Action> {
    DayTabs.view(state).map(outward)
  }

  /// What only the parent can do leaves as a delegate action.
  private static func outward(_ action: ViewAction) -> Action {
    switch action {
    case .suiteSettingsWanted: .delegate(.openSuiteSettings)
    case .refusedDiscarded(let id): .delegate(.discardRefused(id))
    case .refusedRepeated(let id): .delegate(.repeatRefused(id))
    case .loadingRetried: .delegate(.retryLoading)
    case .syncWanted: .delegate(.sync)
    case .signInWanted: .delegate(.signIn)
    default: .view(action)
    }
  }

  /// The screen, and over it what each part has to ask.
  private static func screen(_ state: State) -> Node<ViewAction> {
    element(
      "div", .class(state.info.welcome.isArriving ? "screen day arrives" : "screen day"),
      .attribute("data-felt", state.felt)
    ) {
      if let instead = DayStates.instead(state) {
        instead
      } else {
        page(state)
        ManageView.over(state)
        CalendarView.over(state)
        InfoView.over(state)
        TrackView.over(state)
      }
      notices(state)
    }
  }

  private static func page(_ state: State) -> Node<ViewAction> {
    switch state.screen {
    case .tracking, .live, .session: TrackView.screen(state)
    case .manage, .editGroup, .editBlock: ManageView.screen(state)
    case .calendar, .addSession, .statistics: CalendarView.screen(state)
    case .info, .settings, .guide, .data, .links, .discarded, .reset, .licences, .welcome,
      .refused:
      InfoView.screen(state)
    case .shortcut: skeleton(state.language)
    }
  }

  /// What is said after something was done, with what can be done about it.
  private static func notices(_ state: State) -> Node<ViewAction> {
    snackbars(
      state.notices.filter { notice in state.telling.mayShow(notice.id) }.map { notice in
        Snackbar(
          id: "notice-" + String(notice.id), text: notice.text,
          actions: notice.offer.map { offer in
            [(title: offer.title(state.words), action: .noticeUndone(notice.id))]
          } ?? [],
          dismiss: .noticeDismissed(notice.id))
      }, state.language)
  }
}
