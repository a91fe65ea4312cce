import Calendar
import Design
import RefWatchDomain
import Sync
import View

/// What the views show.
typealias State = RefWatchFeature.State
/// What they are made of.
typealias Piece = Node<RefWatchFeature.ViewAction>
/// What comes of an action.
typealias Effects = RefWatchFeature.Effects

extension RefWatchFeature {
  public static func view(_ state: State) -> Node<Action> {
    screen(state).map { action in
      switch action {
      // What only the parent can do.
      case .suiteSettingsWanted: .delegate(.openSuiteSettings)
      case .refusedDiscarded(let id): .delegate(.discardRefused(id))
      case .refusedRepeated(let id): .delegate(.repeatRefused(id))
      case .loadingRetried: .delegate(.retryLoading)
      case .signInWanted: .delegate(.signIn)
      case .syncWanted: .delegate(.sync)
      default: .view(action)
      }
    }
  }

  private static func screen(_ state: State) -> Node<ViewAction> {
    if state.isOnPitch { return pitchView(state) }
    return element("div", .class("screen referee")) {
      deskView(state)
      notices(state)
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
        return Snackbar(
          id: "notice-" + String(notice.id), text: notice.text, actions: actions,
          dismiss: .noticeDismissed(notice.id))
      }, state.language)
  }

  /// What the rules said no to, for the suite's banner.
  public static func words(
    for rejection: RefWatchRejection, in language: Language
  ) -> String {
    let words = Words(language)
    return switch rejection {
    case .notFound(.match, _): AttentionText.matchGone.text(in: language)
    case .notOfTheCrew: AttentionText.noLongerCrew.text(in: language)
    case .sharingEnded, .notFound(.share, _): MentorText.sharingOver.text(in: language)
    case .notToAdd: words(AdditionFault.notToAdd, RuleSet())
    case .notPlayed(_, let stage): words(AdditionFault.notPlayed(stage), RuleSet())
    case .beyondStage(_, let stage, let limit):
      words(AdditionFault.beyond(stage, limit: limit), RuleSet())
    case .notYours: AttentionText.notYours.text(in: language)
    default: RefusalText.refused.text(in: language)
    }
  }
}
