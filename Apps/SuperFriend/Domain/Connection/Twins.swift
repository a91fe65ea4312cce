import Core

extension FriendsReplica {
  /// Other records that look like the same meeting: same type, same friends, same date (spec §11).
  public func twins(of connection: Connection) -> [ConnectionID] {
    guard let first = connection.friends.ids.first else { return [] }
    var twins: [ConnectionID] = []
    for entry in history(of: first).entries(on: connection.occurredOn) {
      guard entry.id != connection.id, let other = self.connection(entry.id),
        other.type == connection.type, other.friends == connection.friends
      else { continue }
      twins.append(entry.id)
    }
    return twins
  }
}
