import Core
import RunningBuddyDomain
import Sync

extension RunFeature {
  public enum Action {
    /// What the person did.
    case view(ViewAction)
    /// What came back.
    case inner(InnerAction)
    /// What the parent must know.
    case delegate(DelegateAction)
  }

  public enum ViewAction {
    case went(RunRoute)
    /// Went back from the screen.
    case closed
    case live(LiveAction)
    case detail(DetailAction)
    case form(RunFormAction)
    case history(HistoryAction)
    case statistics(StatisticsAction)
    case data(RunDataAction)
    case inbox(InboxAction)
    case setting(RunSettingChange)
    case stride(StrideAction)
    case shoes(ShoesAction)
    case plans(PlansAction)
    case heart(HeartAction)
    case noticeDismissed(Int)
    case noticeUndone(Int)
    // The parent's part; the view turns them into delegate actions.
    case suiteSettingsWanted
    case refusedDiscarded(CommandID)
    case refusedRepeated(CommandID)
    case loadingRetried
    case syncWanted
    case sensors(SensorsAction)
    case companions(CompanionsAction)
    case second(SecondAction)
    case mount(MountAction)
    case sentMotion(SentMotionAction)
  }

  public enum InnerAction {
    case live(LiveAnswer)
    /// A part of a run's track, or why there is none.
    case track(RunID, index: Int, HostAnswer)
    case data(RunDataAnswer)
    case stride(StrideAnswer)
    /// The file that is to be merged onto a run.
    case merge(RunID, HostAnswer)
    /// The first rows of the history are on the screen.
    case historyBegun
    case noticeExpired(Int)
    /// The page can be seen again (the host's `visible`).
    case becameVisible
    /// It can be seen no longer (the host's `hidden`).
    case becameHidden
    /// Everything on this device has been read.
    case restored
    /// The replica has changed; see ``State/needsMeeting``.
    case met
    case sensors(SensorsAnswer)
    /// What tiles there are for maps.
    case maps(HostAnswer)
    /// What the compass says.
    case turned(HostAnswer)
    case companions(CompanionsAnswer)
    case second(SecondAnswer)
    case mount(MountAnswer)
    /// A part of a run's raw motion, or why there is none.
    case sentMotion(RunID, index: Int, HostAnswer)
  }
}
