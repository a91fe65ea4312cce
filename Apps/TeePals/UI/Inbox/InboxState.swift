import Core
import TeePalsDomain

/// What the list of notifications remembers.
struct InboxState: Hashable {
  /// How many are shown, the newest.
  var shown = InboxState.page
  /// The row that shows what is under it.
  var revealed: Revealed?
  /// What a menu is open for.
  var menu: InboxMenu?
  /// What is being deleted, while it can be taken back.
  var leaving: GolfNotificationID?
  /// What was last read by looking at what it leads to, so that it is said once.
  var seen: [GolfNotification] = []

  /// Notifications that are shown at first, and more at a time.
  static let page = 20
  /// Milliseconds in which a deletion can be taken back.
  static let grace = 5_000

  struct Revealed: Hashable {
    let id: GolfNotificationID
    let edge: Edge
  }

  enum Edge: Hashable {
    case leading, trailing
  }
}

enum InboxMenu: Hashable {
  case all
  case one(GolfNotificationID)
}

/// What the person did with notifications.
public enum InboxAction {
  /// Tapped: it is read, and leads somewhere.
  case opened(GolfNotificationID)
  case read(GolfNotificationID)
  case allRead
  case deleted(GolfNotificationID)
  case deletionUndone
  case moreWanted
  /// Dragged a row sideways by so many px, towards the end when positive.
  case dragged(GolfNotificationID, x: Int)
  case concealed
  case menuOpened(GolfNotificationID)
  case allMenuOpened
  case menuClosed
}

/// What came back.
public enum InboxAnswer {
  /// What was deleted can be taken back no longer.
  case deletionDue(GolfNotificationID)
}
