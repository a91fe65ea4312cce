import Core
import DayBlockDomain
import DayBlockUI
import Design
import Shell
import SuperFriendDomain
import Sync

// Who joined or left a session was met, or was not after all. It is told by what a command made of
// the session: so Undo, deleting and restoring count as tapping on a name does.
extension DayBlockApp {
  /// A session as it was before a command.
  public struct Trace {
    let id: DaySessionID
    let before: DaySession?
  }

  /// The session that a command is about; a run's first one has the run's id.
  public static func trace(_ command: Rules.Command, in replica: Rules.Replica) -> Trace? {
    guard case .own(let command) = command else { return nil }
    let id: DaySessionID = command.subject.id.retagged()
    return Trace(id: id, before: replica.own.session(id))
  }

  public static func following(
    _ command: Rules.Command, _ trace: Trace, in replica: Rules.Replica, of user: UserID,
    _ moment: Moment
  ) -> [Rules.Command] {
    guard let session = replica.own.session(trace.id) else { return [] }
    return SessionFriends.commands(
      from: trace.before, to: session, in: replica.other, of: user, moment
    ).map { command in .other(command) }
  }

  public static func wantsMore(_ state: State) -> Bool { state.needsFriends }

  public static func showMore(_ replica: Rules.Replica, _ state: inout State) {
    state.friendsChanged(SessionFriends.all(in: replica.other, of: state.me))
  }
}

/// What DayBlock says of SuperFriend.
enum DayFriendsText: PhraseBook {
  case meetingRefused

  var phrase: Phrase {
    switch self {
    case .meetingRefused:
      Phrase("A meeting could not be recorded in SuperFriend.", "SuperFriend에 만남을 기록하지 못했어요.")
    }
  }
}
