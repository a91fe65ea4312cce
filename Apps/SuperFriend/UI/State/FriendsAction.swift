import Core
import Design
import SuperFriendDomain
import Sync
import View

extension FriendsFeature {
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
    case went(FriendsRoute)
    /// Closed the sheet, or went back from the screen.
    case closed
    /// There is room for a list and a person side by side, or none any more.
    case measured(hasRoom: Bool)
    case overlayShown(Overlay)
    case overlayDismissed
    case list(ListAction)
    case friend(FriendID, FriendAction)
    case picker(PickerAction)
    case person(PersonAction)
    case newFriend(NewFriendAction)
    case several(NewFriendAction)
    case record(RecordAction)
    case importing(ImportAction)
    case periodChosen(PeriodSubject, Period)
    case daysTyped(PeriodSubject, String)
    case daysConfirmed(PeriodSubject, String)
    case settingChosen(SettingChange)
    case reminding(RemindingAction)
    case calendar(CalendarLinkAction)
    case noticeUndone(Int)
    case noticeChanged(Int)
    case noticeDismissed(Int)
    case reachAnswered(Reach, ReachAnswer)
    case merged(ConnectionID, [ConnectionID])
    case duplicateKept(ConnectionID)
    case amended(CommandID)
    /// Adds contacts that were not accepted once more, under ids of their own.
    case contactsRepeated([CommandID])
    /// All contacts as one vCard file.
    case cardsSaved(CardVersion)
    // The parent's part; the view turns them into delegate actions.
    case suiteSettingsWanted
    case refusedDiscarded(CommandID)
    case refusedRepeated(CommandID)
    case loadingRetried
    case syncWanted
    case playground(PlaygroundAction)
  }

  public enum ListAction {
    case searchFocused
    case searchTyped(String)
    case searchClosed
    case scrolled(top: Int, height: Int)
    case archiveScrolled(top: Int, height: Int)
    case pausedFolded
    /// Dragged a row sideways by so many px, towards the end when positive.
    case dragged(FriendID, x: Int)
    case concealed
    case pressed(FriendID, key: String)
    case focused(FriendID)
  }

  /// What can be done with one friend from wherever they appear.
  public enum FriendAction {
    /// Recorded a contact now.
    case recorded(ConnectionType, Origin)
    /// Leaves for a message or call.
    case reachedOut(ConnectionType, url: String)
    case snoozed(SnoozeChoice)
    case unsnoozed
    case paused(months: Int)
    case resumed
    case waitTyped(Wait, String)
    case waitConfirmed(Wait, String)
    case pinned(Bool)
    case reminding(Bool)
    case archived
    case unarchived
    case deleted
    case relinked(ContactID)
    case resized(full: Bool)
    case historyToggled
    case historyExtended
    case sliderToggled
    case connectionDeleted(ConnectionID)
  }

  public enum PickerAction {
    case searchFocused
    case searchTyped(String)
    case searchClosed
    case scrolled(top: Int, height: Int)
    case selectionToggled
    /// Chose everybody on show, or nobody of them when all are chosen.
    case allToggled
    case contactToggled(ContactID)
    case contactTapped(ContactID)
    /// Nobody else of those who are being added.
    case addingStopped
  }

  public enum PersonAction {
    case typed(PersonForm.Field, String)
    case phoneAdded
    case emailAdded
    case submitted
  }

  public enum NewFriendAction {
    case dateTyped(String)
    case remembers(Bool)
    case submitted
  }

  public enum RecordAction {
    case typeChosen(ConnectionType)
    case dateTyped(String)
    case noteTyped(String)
    case searchTyped(String)
    case personToggled(FriendID)
    case submitted
  }

  public enum ImportAction {
    case fileWanted
    case pasteTyped(String)
    case pasteSubmitted
    /// The bytes of a dropped file.
    case dropped([UInt8])
    case confirmed
    case stopped
    case restarted
  }

  public enum ReachAnswer: Hashable, Sendable {
    case yes, noAnswer, cancel
  }

  public enum PlaygroundAction {
    case themeCycled
    case loadingToggled
  }

  public enum InnerAction {
    case noticeExpired(Int)
    /// The page can be seen again (the host's `visible`).
    case becameVisible
    case fileRead(name: String, bytes: [UInt8])
    case fileFailed(String)
    /// The host has decoded what is not Unicode, as far as it can.
    case fileDecoded([UInt8], ForeignTexts)
    case importStep
    case addingStep
    case takingBackStep
    case push(PushSwitch.Answer)
    /// A notification was answered, and what it is about is known.
    case deedDue
    /// The settings are open, and it is not known whether there is a calendar's address.
    case calendarDue
    case calendar(CalendarLinkAnswer)
  }
}
