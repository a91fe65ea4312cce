import Calendar
import Core
import DayBlockDomain
import DayBlockUI
import SuperFriendDomain

/// Who was there when time was recorded: SuperFriend's friends for DayBlock to choose from, and
/// what is chosen there as meetings in SuperFriend.
///
/// A meeting is recorded at once, not offered: who says that somebody was there has said that they
/// met, and a question would only ask it again, for each of them. The same tap takes it back.
enum SessionFriends {
  /// Archived friends are named, but not offered.
  @inline(never)
  static func all(in replica: FriendsReplica, of user: UserID) -> [DayFriend] {
    let display = replica.settings(of: user).nameDisplay
    return replica.friends.values.map { friend in
      DayFriend(
        id: friend.id.retagged(), name: replica.name(of: friend, display),
        isOffered: !friend.isArchived)
    }
  }

  /// What has to follow in SuperFriend from what became of a session: who joined was met on its
  /// day, who left was not, and with its day moves the meeting. Nobody is there at a deleted one,
  /// and nobody was met at one that is still to come.
  @inline(never)
  static func commands(
    from before: DaySession?, to session: DaySession, in replica: FriendsReplica, of user: UserID,
    _ moment: Moment
  ) -> [FriendsCommand] {
    let (there, now) = (present(before), present(session))
    guard there != now || before?.day != session.day else { return [] }
    let today = replica.settings(of: user).startOfDay.today(moment)
    var commands: [FriendsCommand] = []
    for friend in there where !now.contains(friend) {
      let meeting = Meeting(session, friend, today)
      if let command = meeting.takenBack(in: replica) { commands.append(command) }
    }
    for friend in now {
      let meeting = Meeting(session, friend, today)
      let command =
        there.contains(friend)
        ? meeting.moved(from: before?.day, in: replica)
        : meeting.recorded(by: moment.instant, in: replica)
      if let command { commands.append(command) }
    }
    return commands
  }

  private static func present(_ session: DaySession?) -> [DayFriendID] {
    guard let session, session.deletedAt == nil else { return [] }
    return session.friends
  }
}

/// That a friend was there at a session, as SuperFriend has it.
private struct Meeting {
  let session: DaySession
  let friend: FriendID
  /// The person's date in SuperFriend.
  let today: CivilDate

  init(_ session: DaySession, _ friend: DayFriendID, _ today: CivilDate) {
    self.session = session
    self.friend = friend.retagged()
    self.today = today
  }

  /// The same on every device: what two of them record is one meeting.
  var id: ConnectionID {
    ID(of: .words(["dayMeeting", session.id.description, friend.description]))
  }

  /// The session's day. In SuperFriend that may not have begun: there a day can begin later.
  var date: CivilDate { min(session.day, today) }

  func recorded(by now: Instant, in replica: FriendsReplica) -> FriendsCommand? {
    let object = session.id.description + " " + friend.description
    guard session.startedAt <= now, let friend = replica.friend(friend),
      let source = Origin.Source(app: DayBlockCommand.system, object: object)
    else { return nil }
    return NewConnection(
      id: id, type: .meetUp, occurredOn: date, tookPlaceAt: session.startedAt,
      zone: Zone(name: session.zone, offset: session.segments.first?.offset ?? 0),
      origin: .derived(.block, source), friends: [FriendGlimpse(friend)], today: today
    ).map { new in .recordConnection(new) }
  }

  /// Without this friend only, where the person has since added others to it.
  func takenBack(in replica: FriendsReplica) -> FriendsCommand? {
    guard let connection = replica.connection(id) else { return nil }
    guard let others = connection.friends.without(friend) else { return .deleteConnection(id) }
    return .editConnection(id, [.friends(others)])
  }

  /// A date that the person has corrected since stays.
  func moved(from day: CivilDate?, in replica: FriendsReplica) -> FriendsCommand? {
    guard let connection = replica.connection(id), connection.occurredOn == day,
      connection.occurredOn != date
    else { return nil }
    return .editConnection(
      id, [.date(date, tookPlaceAt: session.startedAt, today: today)])
  }
}
