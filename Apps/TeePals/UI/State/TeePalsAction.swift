import Core
import Sync
import TeePalsDomain

extension TeePalsFeature {
  public enum Action {
    /// What the person did.
    case view(ViewAction)
    /// What came back.
    case inner(InnerAction)
    /// What the parent must know. It is passed through `reduce` like any other, the parent reacts
    /// to it besides.
    case delegate(DelegateAction)
  }

  public enum ViewAction {
    case went(TeePalsRoute)
    /// Closed the sheet, or went back from the screen.
    case closed
    case poster(PosterAction)
    case profile(ProfileAction)
    case rounds(RoundsAction)
    case form(FormAction)
    case chat(ChatAction)
    case inbox(InboxAction)
    case gate(GateAction)
    case report(ReportAction)
    case feedback(FeedbackAction)
    case feed(FeedAction)
    case moderation(ModerationAction)
    /// What was refused because another device changed it meanwhile is to stand all the same.
    case mineWanted(CommandID)
    case noticeDismissed(Int)
    // The parent's part; the view turns them into delegate actions.
    case suiteSettingsWanted
    case refusedDiscarded(CommandID)
    case refusedRepeated(CommandID)
    case loadingRetried
    case syncWanted
    case signInWanted
  }

  public enum InnerAction {
    case profile(ProfileAnswer)
    case rounds(RoundsAnswer)
    case form(FormAnswer)
    case chat(ChatAnswer)
    case inbox(InboxAnswer)
    case feed(FeedAnswer)
    case moderation(ModerationAnswer)
    /// A minute has passed: what lies ahead, and how long ago something was, has changed.
    case tick
    case noticeExpired(Int)
    /// The page can be seen again (the host's `visible`).
    case becameVisible
    /// It can be seen no longer (the host's `hidden`).
    case becameHidden
    /// Everything on this device has been read.
    case restored
    /// The server has been heard, or can be heard again; see ``State/needsMeeting``.
    case met
  }
}
