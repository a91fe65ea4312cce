import Calendar
import Core

extension FriendsCommand {
  /// What undoes a command, told by the state before it; empty when there is nothing to undo. To be
  /// submitted in order. Undoing twice is the same as once.
  public func undo(in before: FriendsReplica, _ moment: Moment) -> [FriendsCommand] {
    switch self {
    case .addContact(let contact):
      guard let old = before.contact(contact.id) else { return [.deleteContact(contact.id)] }
      return [.updateContact(old)]
    case .updateContact(let contact):
      return before.contact(contact.id).map { old in [.updateContact(old)] } ?? []
    case .editContact(let id, _):
      return before.contact(id).map { old in [.updateContact(old)] } ?? []
    case .deleteContact(let id):
      return before.contact(id).map { old in [.addContact(old)] } ?? []
    case .addFriend(let new):
      var mark = HistoryMark.empty
      if let initial = new.initial { mark.insert(initial.id) }
      return [.deleteFriend(new.id, seen: mark)]
    case .friend(let id, let step):
      guard let old = before.friend(id) else { return [] }
      if case .relinkContact = step, before.contact(of: old) == nil {
        // There is no contact to go back to.
        return []
      }
      return [.friend(id, step.undo(old))]
    case .deleteFriend(let id, _): return FriendsCommand.restoring(id, before)
    case .recordConnection(let new):
      // What was there already was not made by it.
      guard before.connection(new.id) == nil else { return [] }
      return [.deleteConnection(new.id)] + FriendsCommand.snoozing(new, before)
    case .editConnection(let id, let edits):
      guard let old = before.connection(id) else { return [] }
      let today = moment.today
      return [.editConnection(id, edits.map { edit in edit.undo(old, today) })]
    case .deleteConnection(let id):
      return before.connection(id).map { old in [.restoreConnections([old])] } ?? []
    case .mergeConnections(let id, let others):
      guard let old = before.connection(id) else { return [] }
      let back = others.compactMap { other in before.connection(other) }
      return FriendsCommand.restoring(back)
        + [.editConnection(id, [.friends(old.friends), .note(old.note)])]
    case .setSetting(let user, let change):
      return [.setSetting(user, before.settings(of: user).former(change))]
    case .restoreFriend, .restoreConnections: return []
    }
  }

  /// A friend with all their history, in commands of a size the server takes.
  private static func restoring(_ id: FriendID, _ before: FriendsReplica) -> [FriendsCommand] {
    guard let friend = before.friend(id) else { return [] }
    let history = before.history(of: id).entries
    let connections = history.compactMap { entry in before.connection(entry.id) }
    return [.restoreFriend(friend, [])] + restoring(connections)
  }

  private static func restoring(_ connections: [Connection]) -> [FriendsCommand] {
    var commands: [FriendsCommand] = []
    var batch: [Connection] = []
    var bytes = 0
    for connection in connections {
      let size = connection.note.utf8.count
      if batch.count >= 200 || bytes + size > FriendsLimits.notes / 2 {
        commands.append(.restoreConnections(batch))
        batch = []
        bytes = 0
      }
      batch.append(connection)
      bytes += size
    }
    if !batch.isEmpty { commands.append(.restoreConnections(batch)) }
    return commands
  }

  /// The snoozes that recording ended.
  private static func snoozing(_ new: NewConnection, _ before: FriendsReplica) -> [FriendsCommand] {
    new.friends.compactMap { glimpse in
      let friend = before.friend(glimpse.id) ?? before.friend(of: glimpse.contact)
      guard let friend, let until = friend.snoozedUntil else { return nil }
      return .friend(friend.id, .snooze(until: until))
    }
  }
}

extension FriendStep {
  fileprivate func undo(_ old: Friend) -> FriendStep {
    switch self {
    case .setPeriod: .setPeriod(old.period)
    case .snooze, .unsnooze:
      old.snoozedUntil.map { until in .snooze(until: until) } ?? .unsnooze
    case .pause, .resume: old.pausedUntil.map { until in .pause(until: until) } ?? .resume
    case .archive, .unarchive: old.isArchived ? .archive : .unarchive
    case .pin, .unpin: old.isPinned ? .pin : .unpin
    case .setPreferredChannel: .setPreferredChannel(old.preferredChannel)
    case .relinkContact: .relinkContact(old.contact, name: old.nameCache)
    case .setReminding: .setReminding(old.reminds)
    }
  }
}

extension ConnectionEdit {
  fileprivate func undo(_ old: Connection, _ today: CivilDate) -> ConnectionEdit {
    switch self {
    case .type: .type(old.type)
    case .date: .date(old.occurredOn, tookPlaceAt: old.tookPlaceAt, today: today)
    case .note: .note(old.note)
    case .friends: .friends(old.friends)
    }
  }
}
