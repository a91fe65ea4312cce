import Calendar
import Core
import Sync

extension Decision {
  /// Recording for a friend who was deleted elsewhere brings them back, archived and marked, unless
  /// their contact is on the list again as another friend: then the connection is that one's. What
  /// was made from the same source before is not made again, though two devices gave it one id.
  mutating func record(_ new: NewConnection) throws(FriendsRejection) {
    if let fault = FriendsLimits.fault(of: new.occurredOn, today: new.today, at: context.at) {
      throw fault
    }
    if let fault = FriendsLimits.fault(ofNote: new.note) { throw fault }
    if case .derived = new.origin, replica.connection(derivedAs: new.origin) != nil { return }
    guard replica.connection(new.id) == nil else {
      throw .idTaken(.connection, new.id.retagged())
    }
    var ids: [FriendID] = []
    for glimpse in new.friends {
      var friend = try present(glimpse, new)
      friend.snoozedUntil = nil
      put(.friend(friend))
      ids.append(friend.id)
    }
    guard let friends = Participants(ids) else {
      throw .tooMany(.friends, limit: Participants.limit)
    }
    put(
      .connection(
        Connection(
          id: new.id, type: new.type, occurredOn: new.occurredOn, tookPlaceAt: new.tookPlaceAt,
          zone: new.zone, note: new.note, origin: new.origin, friends: friends,
          createdAt: context.at)))
  }

  private func present(
    _ glimpse: FriendGlimpse, _ new: NewConnection
  ) throws(FriendsRejection) -> Friend {
    if let friend = replica.friend(glimpse.id) { return friend }
    if let friend = replica.friend(of: glimpse.contact) { return friend }
    if let fault = FriendsLimits.fault(ofName: glimpse.name) { throw fault }
    var friend = Friend(
      id: glimpse.id, contact: glimpse.contact, period: glimpse.period, createdAt: context.at,
      createdOn: new.today, createdZone: new.zone.name, nameCache: glimpse.name)
    friend.archivedAt = context.at
    friend.revival = Revival(cause: .recordedElsewhere, at: context.at)
    return friend
  }

  mutating func editConnection(
    _ id: ConnectionID, _ edits: [ConnectionEdit]
  ) throws(FriendsRejection) {
    var connection = try connection(id)
    for edit in edits {
      switch edit {
      case .type(let type): connection.type = type
      case .date(let date, let instant, let today):
        if let fault = FriendsLimits.fault(of: date, today: today, at: context.at) { throw fault }
        connection.occurredOn = date
        connection.tookPlaceAt = instant
      case .note(let note):
        if let fault = FriendsLimits.fault(ofNote: note) { throw fault }
        connection.note = note
      case .friends(let friends):
        for id in friends.ids where !connection.friends.contains(id) { _ = try friend(id) }
        connection.friends = friends
      }
    }
    put(.connection(connection))
  }

  mutating func deleteConnection(_ id: ConnectionID) {
    remove(FriendsEntity.Kind.connection.key(id))
  }

  // MARK: Undoing

  mutating func restoreConnections(_ connections: [Connection]) throws(FriendsRejection) {
    try checkAmount(connections)
    var restored = false
    for connection in connections {
      let one = try restore(connection)
      restored = restored || one
    }
    if !restored, let first = connections.first?.friends.ids.first {
      throw .notFound(.friend, first.retagged())
    }
  }

  /// Puts a missing connection back for those of its friends who are there; adds them to one that
  /// is there. False when none of them is.
  mutating func restore(_ connection: Connection) throws(FriendsRejection) -> Bool {
    if let fault = FriendsLimits.fault(ofNote: connection.note) { throw fault }
    if connection.occurredOn < FriendsLimits.firstDate {
      throw .tooEarly(limit: FriendsLimits.firstDate)
    }
    let there = connection.friends.ids.filter { id in replica.friend(id) != nil }
    if var present = replica.connection(connection.id) {
      guard let union = Participants(present.friends.ids + there) else {
        throw .tooMany(.friends, limit: Participants.limit)
      }
      present.friends = union
      put(.connection(present))
      return true
    }
    guard let friends = Participants(there) else { return false }
    if case .derived = connection.origin,
      replica.connection(derivedAs: connection.origin) != nil
    {
      return true
    }
    var back = connection
    back.friends = friends
    put(.connection(back))
    return true
  }

  /// Commands have a size the server takes.
  func checkAmount(_ connections: [Connection]) throws(FriendsRejection) {
    guard connections.count <= FriendsLimits.connections else {
      throw .tooMany(.connections, limit: FriendsLimits.connections)
    }
    var bytes = 0
    for connection in connections { bytes += connection.note.utf8.count }
    guard bytes <= FriendsLimits.notes else { throw .tooLarge(limit: FriendsLimits.notes) }
  }

  // MARK: One meeting, recorded several times

  /// The others' friends and notes go to the first; others that are gone already are passed over.
  mutating func merge(
    _ others: [ConnectionID], into id: ConnectionID
  ) throws(FriendsRejection) {
    guard others.count <= FriendsLimits.connections else {
      throw .tooMany(.connections, limit: FriendsLimits.connections)
    }
    var kept = try connection(id)
    var ids = kept.friends.ids
    var notes: [String] = kept.note.isEmpty ? [] : [kept.note]
    for other in others where other != id {
      guard let connection = replica.connection(other) else { continue }
      guard connection.type == kept.type, connection.occurredOn == kept.occurredOn else {
        throw .notOneMeeting(other)
      }
      ids += connection.friends.ids
      if !connection.note.isEmpty, !notes.contains(connection.note) {
        notes.append(connection.note)
      }
      remove(FriendsEntity.Kind.connection.key(other))
    }
    guard let friends = Participants(ids) else {
      throw .tooMany(.friends, limit: Participants.limit)
    }
    kept.friends = friends
    kept.note = notes.joined(separator: "\n")
    if let fault = FriendsLimits.fault(ofNote: kept.note) { throw fault }
    put(.connection(kept))
  }
}
