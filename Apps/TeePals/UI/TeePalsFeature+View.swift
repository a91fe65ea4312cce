import Calendar
import Design
import Sync
import TeePalsDomain
import View

/// What the views show.
typealias State = TeePalsFeature.State
/// What they are made of.
typealias Piece = Node<TeePalsFeature.ViewAction>
/// What comes of an action.
typealias Effects = TeePalsFeature.Effects

extension TeePalsFeature {
  public static func view(_ state: State) -> Node<Action> {
    screen(state).map(outward)
  }

  /// The way between the parts of TeePals, for the frame; nothing where a page covers all of it.
  public static func tabs(_ state: State) -> Node<Action> {
    TeeTabs.view(state).map(outward)
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

  /// The screen, and over it the sheet of the current place, and over that what the profile lacks.
  private static func screen(_ state: State) -> Node<ViewAction> {
    element("div", .class("screen golf")) {
      if let blocked = TeeStates.instead(state) {
        blocked
      } else {
        page(state)
        sheet(state)
        FeedSheets.view(state)
        GateSheet.view(state)
        ReportSheet.view(state)
        FeedbackSheet.view(state)
        ProfileQuestions.view(state)
      }
      notices(state)
    }
  }

  private static func page(_ state: State) -> Node<ViewAction> {
    switch state.screen {
    case .home: HomeView.view(state)
    case .rounds, .activity: RoundsView.view(state)
    case .round, .invite: RoundDetailView.view(state)
    case .create, .editRound: RoundFormView.view(state)
    case .chat: ChatView.view(state)
    case .notifications: InboxView.view(state)
    case .profile, .editProfile: ProfileView.view(state)
    case .settings: GolfSettingsView.view(state)
    case .blocked, .followers, .following: PeopleView.view(state)
    case .people: FindPeopleView.view(state)
    case .golfer: GolferView.view(state)
    case .onboarding: OnboardingView.view(state)
    case .refused: GolfRefusedView.view(state)
    case .standing: StandingView.view(state)
    case .feed, .composePost: FeedView.view(state)
    case .post, .editPost: PostView.view(state)
    case .posts: GolferPostsView.view(state)
    case .moderation, .moderationCase: ModerationView.view(state)
    }
  }

  private static func sheet(_ state: State) -> Node<ViewAction> {
    switch state.route {
    case .invite: InviteSheet.view(state)
    case .editProfile: ProfileEditorView.view(state)
    case .composePost, .editPost: PostFormView.view(state)
    default: .empty
    }
  }

  /// What is said after something was done.
  private static func notices(_ state: State) -> Node<ViewAction> {
    snackbars(
      state.notices.filter { notice in state.telling.mayShow(notice.id) }.map { notice in
        Snackbar(
          id: "notice-" + String(notice.id), text: notice.text, actions: [],
          dismiss: .noticeDismissed(notice.id))
      }, state.language)
  }
}
