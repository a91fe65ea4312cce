import Core
import Design
import RunningBuddyDomain
import Sync
import View

/// What comes of an action.
typealias Effects = RunFeature.Effects

extension RunFeature {
  public static func view(_ state: State) -> Node<Action> {
    element("div", .class("screen run")) {
      if let instead = RunStates.instead(state) {
        instead
      } else {
        page(state)
        RecordingQuestions.view(state)
      }
      notices(state)
    }.map(outward)
  }

  /// The way between the parts of RunningBuddy, for the frame; nothing where a page covers all of
  /// it.
  public static func tabs(_ state: State) -> Node<Action> { RunTabs.view(state).map(outward) }

  /// What only the parent can do leaves as a delegate action.
  private static func outward(_ action: ViewAction) -> Action {
    switch action {
    case .suiteSettingsWanted: .delegate(.openSuiteSettings)
    case .refusedDiscarded(let id): .delegate(.discardRefused(id))
    case .refusedRepeated(let id): .delegate(.repeatRefused(id))
    case .loadingRetried: .delegate(.retryLoading)
    case .syncWanted: .delegate(.sync)
    default: .view(action)
    }
  }

  private static func page(_ state: State) -> Node<ViewAction> {
    switch state.route {
    case .home: HomeView.view(state)
    case .live: LiveView.view(state)
    case .review: ReviewView.view(state)
    case .run(let id): DetailView.view(state, id)
    case .editRun(let id): EditView.view(state, id)
    case .history: HistoryView.view(state)
    case .statistics: RunStatisticsView.view(state)
    case .data(let trouble): RunDataView.view(state, trouble)
    case .settings: RunSettingsView.view(state)
    case .enter: EnterView.view(state)
    case .deleted: DeletedView.view(state)
    case .refused: RunRefusedView.view(state)
    case .sensors: SensorsView.view(state)
    case .stride: StrideView.view(state)
    case .shoes: ShoesView.view(state)
    case .plans: PlansView.view(state)
    case .companions: CompanionsView.view(state)
    case .companion: SecondView.view(state)
    case .carrying: MountView.view(state)
    }
  }

  private static func notices(_ state: State) -> Node<ViewAction> {
    snackbars(
      state.notices.filter { notice in state.telling.mayShow(notice.id) }.map { notice in
        Snackbar(
          id: "notice-" + String(notice.id), text: notice.text,
          actions: notice.undo.isEmpty
            ? [] : [(title: state.words(KitText.undo), action: .noticeUndone(notice.id))],
          dismiss: .noticeDismissed(notice.id))
      }, state.language)
  }
}
