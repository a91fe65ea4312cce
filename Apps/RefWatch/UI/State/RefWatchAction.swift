import Core
import RefWatchDomain
import Sync

extension RefWatchFeature {
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
    case went(RefWatchRoute)
    /// Went back from the page.
    case closed
    case pitch(PitchAction)
    case desk(DeskAction)
    /// Took back what the message tells of.
    case noticeUndone(Int)
    case noticeDismissed(Int)
    // The parent's part; the view turns them into delegate actions.
    case suiteSettingsWanted
    case refusedDiscarded(CommandID)
    case refusedRepeated(CommandID)
    case loadingRetried
    case signInWanted
    case syncWanted
  }

  public enum InnerAction {
    /// Everything on this device has been read.
    case restored
    /// The next second of a clock on the screen.
    case tick
    /// What was written can be taken back no longer.
    case offerExpired(Int)
    case noticeExpired(Int)
    /// The cue of an alert comes again until somebody has seen it.
    case cueDue(Int)
    /// The page can be seen again (the host's `visible`).
    case becameVisible
    case countdownDue
    case becameHidden
    case desk(DeskAnswer)
    /// See ``State/needsLinks``.
    case linksWanted
    /// What the server says of the time.
    case timeAnswered(HostAnswer)
    /// What the server made of what the person asked for.
    case clockAsked(ClockAskID, HostAnswer)
  }
}
