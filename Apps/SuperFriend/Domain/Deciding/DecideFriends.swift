import Calendar
import Core
import Sync

extension Decision {
  mutating func addFriend(_ new: NewFriend) throws(FriendsRejection) {
    if let friend = replica.friend(of: new.contact) { throw .alreadyOnList(friend.id) }
    guard replica.friend(new.id) == nil else { throw .idTaken(.friend, new.id.retagged()) }
    _ = try contact(new.contact)
    if let fault = FriendsLimits.fault(ofName: new.name) { throw fault }
    var friend = Friend(
      id: new.id, contact: new.contact, period: new.period, createdAt: context.at,
      createdOn: new.today, createdZone: new.zone.name, nameCache: new.name)
    friend.preferredChannel = new.preferredChannel
    put(.friend(friend))
    guard let initial = new.initial else { return }
    guard replica.connection(initial.id) == nil else {
      throw .idTaken(.connection, initial.id.retagged())
    }
    if let fault = FriendsLimits.fault(of: initial.occurredOn, today: new.today, at: context.at) {
      throw fault
    }
    put(
      .connection(
        Connection(
          id: initial.id, type: .meetUp, occurredOn: initial.occurredOn,
          tookPlaceAt: initial.tookPlaceAt, zone: new.zone, isInitial: true,
          friends: Participants(new.id), createdAt: context.at)))
  }

  mutating func take(_ step: FriendStep, _ id: FriendID) throws(FriendsRejection) {
    var friend = try friend(id)
    switch step {
    case .setPeriod(let period): friend.period = period
    case .snooze(let until): friend.snoozedUntil = until
    case .unsnooze: friend.snoozedUntil = nil
    case .pause(let until): friend.pausedUntil = until
    case .resume: friend.pausedUntil = nil
    case .archive: friend.archivedAt = friend.archivedAt ?? context.at
    case .unarchive:
      friend.archivedAt = nil
      friend.revival = nil
    case .pin: friend.isPinned = true
    case .unpin: friend.isPinned = false
    case .setPreferredChannel(let channel): friend.preferredChannel = channel
    case .setReminding(let reminds): friend.reminds = reminds
    case .relinkContact(let id, let name):
      _ = try contact(id)
      if let other = replica.friend(of: id), other.id != friend.id {
        throw .alreadyOnList(other.id)
      }
      if let fault = FriendsLimits.fault(ofName: name) { throw fault }
      friend.contact = id
      friend.nameCache = name
    }
    put(.friend(friend))
  }

  /// Deletes the friend with the connections of nobody else, and takes them out of the shared ones.
  ///
  /// Where the history is not the one the person saw, another device has recorded something
  /// meanwhile: the friend is archived instead, so that nothing unseen is lost. A friend who is
  /// gone already is no fault.
  mutating func deleteFriend(_ id: FriendID, _ seen: HistoryMark) {
    guard var friend = replica.friend(id) else { return }
    let history = replica.history(of: id)
    guard history.mark == seen else {
      friend.archivedAt = friend.archivedAt ?? context.at
      friend.revival = Revival(cause: .unseenHistory, at: context.at)
      return put(.friend(friend))
    }
    for entry in history.entries {
      guard var connection = replica.connection(entry.id) else { continue }
      if let others = connection.friends.without(id) {
        connection.friends = others
        put(.connection(connection))
      } else {
        remove(FriendsEntity.Kind.connection.key(entry.id))
      }
    }
    remove(FriendsEntity.Kind.friend.key(id))
  }

  /// A friend who is there stays as they are; the connections that are missing come back.
  mutating func restoreFriend(
    _ friend: Friend, _ connections: [Connection]
  ) throws(FriendsRejection) {
    if let other = replica.friend(of: friend.contact), other.id != friend.id {
      throw .alreadyOnList(other.id)
    }
    if let fault = FriendsLimits.fault(ofName: friend.nameCache) { throw fault }
    try checkAmount(connections)
    if replica.friend(friend.id) == nil { put(.friend(friend)) }
    for connection in connections { _ = try restore(connection) }
  }
}
