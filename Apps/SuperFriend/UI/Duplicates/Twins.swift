import Core
import SuperFriendDomain

/// Records that look like one meeting: the first, and those to go into it.
struct Twins: Hashable {
  let friend: FriendID
  let kept: ConnectionID
  let others: [ConnectionID]
}

extension FriendsFeature.State {
  /// What looks recorded twice in a friend's history, newest first. Only neighbours of one date
  /// are compared.
  func twins(of friend: FriendID) -> [Twins] {
    let entries = replica.history(of: friend).entries
    var found: [Twins] = []
    var taken: [ConnectionID] = []
    for index in entries.indices.reversed() where index > 0 {
      let entry = entries[index]
      guard entries[index - 1].occurredOn == entry.occurredOn, !taken.contains(entry.id),
        let connection = replica.connection(entry.id)
      else { continue }
      let group = ([entry.id] + replica.twins(of: connection)).sorted()
      guard group.count > 1, !group.contains(where: { id in keptApart.contains(id) }),
        let first = group.first
      else { continue }
      taken += group
      found.append(Twins(friend: friend, kept: first, others: Array(group.dropFirst())))
    }
    return found
  }

  /// The same for everyone on the list, each meeting once.
  var allTwins: [Twins] {
    var found: [Twins] = []
    var seen: Set<ConnectionID> = []
    for friend in replica.friends.ids {
      for twin in twins(of: friend) where seen.insert(twin.kept).inserted { found.append(twin) }
    }
    return found
  }
}
