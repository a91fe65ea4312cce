import Core

/// The address book in name order, for the picker.
public struct ContactOrder: Sendable {
  public let nameOrder: NameOrder
  /// By folded name, then id.
  public private(set) var ids: [ContactID] = []

  private var stamps = Stamps()

  public init(of replica: FriendsReplica, nameOrder: NameOrder = .givenFirst) {
    self.nameOrder = nameOrder
    sort(replica)
  }

  /// Sorts again when a contact has changed.
  public mutating func catchUp(with replica: FriendsReplica) {
    if !replica.contactStamps.differences(from: stamps).isEmpty { sort(replica) }
  }

  /// The contacts that match, in order. An empty query gives everyone.
  public func matches(_ query: SearchQuery, in replica: FriendsReplica) -> [ContactID] {
    guard !query.isEmpty else { return ids }
    return ids.filter { id in replica.searchKey(of: id).map(query.matches) ?? false }
  }

  private mutating func sort(_ replica: FriendsReplica) {
    var keyed = replica.contacts.ids.map { id in (id, replica.nameKey(of: id, nameOrder)) }
    keyed.sort { a, b in
      a.1 == b.1 ? a.0 < b.0 : a.1.lexicographicallyPrecedes(b.1)
    }
    ids = keyed.map { pair in pair.0 }
    stamps = replica.contactStamps
  }
}
