import Coding
import Core
import SuperFriendDomain

/// What lies over everything else until it is answered: menus and questions. Has no address; Back
/// closes the place
/// below it.
public enum Overlay: Hashable, Sendable {
  /// The actions of a row, for people who cannot swipe.
  case row(FriendID)
  /// "How did you make contact?"
  case howContact(FriendID)
  /// Numbers, addresses and handles.
  case ways(FriendID)
  case period(PeriodSubject)
  case periodDays(PeriodSubject, text: String, isWrong: Bool)
  case snooze(FriendID)
  case pause(FriendID)
  /// A date of the person's own for a snooze or pause.
  case until(FriendID, Wait, text: String, isWrong: Bool)
  /// Everything else that can be done with a friend.
  case manage(FriendID)
  case remove(FriendID)
  case delete(FriendID)
  /// "Did you reach …?"
  case reached(Reach)
}

/// Whose period is being chosen.
public enum PeriodSubject: Hashable, Sendable {
  case friend(FriendID)
  /// The friend in the new-friend sheet.
  case draft
  /// Several new friends at once.
  case several
  /// The setting for new friends.
  case usual
}

/// The two ways of not being reminded for a while.
public enum Wait: Hashable, Sendable {
  case snooze, pause
}

/// A message or call the person left for; whether it came about is asked when they are back.
@Memberwise public struct Reach: Hashable, Sendable {
  public let friend: FriendID
  public let type: ConnectionType
  public let at: Instant

  /// How long afterwards it still makes sense to ask (ms).
  static let patience: Int64 = 2 * 3_600 * 1_000
}
