import Core
import DayBlockDomain
import Sync

extension DayBlockFeature {
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
    case went(DayRoute)
    /// Closed the sheet, or went back from the screen.
    case closed
    case track(TrackAction)
    case manage(ManageAction)
    case calendar(CalendarAction)
    case info(InfoAction)
    case noticeDismissed(Int)
    case noticeUndone(Int)
    // The parent's part; the view turns them into delegate actions.
    case suiteSettingsWanted
    case refusedDiscarded(CommandID)
    case refusedRepeated(CommandID)
    case loadingRetried
    case syncWanted
    case signInWanted
  }

  public enum InnerAction {
    case track(TrackAnswer)
    case manage(ManageAnswer)
    case calendar(CalendarAnswer)
    case info(InfoAnswer)
    /// A second or a minute has passed; see ``State/keepTicking()``.
    case tick
    case noticeExpired(Int)
    /// The page can be seen again (the host's `visible`).
    case becameVisible
    /// It can be seen no longer (the host's `hidden`).
    case becameHidden
    /// Everything on this device has been read.
    case restored
    /// The replica has changed; see ``State/needsMeeting``.
    case met
    /// The server told the rules of a zone, or did not.
    case zone(String, HostAnswer)
  }
}
