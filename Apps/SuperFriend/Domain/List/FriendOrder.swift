import Calendar
import Core

/// The friends in the order of the list, kept up to date without sorting again.
///
/// `catchUp` finds what differs by the replica's stamps, so nobody has to say what changed: a
/// change costs a scan of 256 numbers and a few binary searches, whether it came from a tap, a page
/// or a rebuilt view.
public struct FriendOrder: Sendable {
  public let today: CivilDate
  public let nameOrder: NameOrder
  /// Sections stand together; otherwise one flat list.
  public let isGrouped: Bool
  /// The order itself.
  public private(set) var ranks: [FriendRank] = []

  private var rankByID = ShardedDictionary<Friend, FriendRank>()
  /// Who is not archived, by name.
  private var called: [[UInt8]: [FriendID]] = [:]
  private var friendStamps = Stamps()
  private var contactStamps = Stamps()

  public init(
    of replica: FriendsReplica, today: CivilDate, nameOrder: NameOrder = .givenFirst,
    isGrouped: Bool = true
  ) {
    self.today = today
    self.nameOrder = nameOrder
    self.isGrouped = isGrouped
    rebuild(replica)
  }

  /// Brings the order up to date with the replica; `false` when there was nothing to do. A new date
  /// or another name order makes a new order.
  @discardableResult
  public mutating func catchUp(with replica: FriendsReplica) -> Bool {
    let friendBuckets = replica.friendStamps.differences(from: friendStamps)
    let contactBuckets = replica.contactStamps.differences(from: contactStamps)
    if friendBuckets.isEmpty, contactBuckets.isEmpty { return false }
    guard friendBuckets.count + contactBuckets.count <= 32 else {
      rebuild(replica)
      return true
    }
    for bucket in friendBuckets {
      for id in rankByID.ids(inBucket: bucket) { place(id, replica) }
    }
    for id in replica.friends(inBuckets: friendBuckets, contactBuckets: contactBuckets) {
      place(id, replica)
    }
    friendStamps = replica.friendStamps
    contactStamps = replica.contactStamps
    return true
  }

  /// Where the sections begin and end in ``ranks``; empty ones are left out. Only of a grouped
  /// order.
  public var sections: [(section: DueSection, range: Range<Int>)] {
    guard isGrouped else { return [] }
    var sections: [(section: DueSection, range: Range<Int>)] = []
    var start = 0
    for section in DueSection.allCases {
      let end = partition { rank in rank.section <= section }
      if end > start { sections.append((section, start..<end)) }
      start = end
    }
    return sections
  }

  /// The position of a friend. O(log n).
  public func index(of id: FriendID) -> Int? {
    guard let rank = rankByID[id] else { return nil }
    return partition { other in other.precedes(rank, grouped: isGrouped) }
  }

  /// The friends that match, in order. An empty query gives everyone.
  public func matches(_ query: SearchQuery, in replica: FriendsReplica) -> [FriendRank] {
    guard !query.isEmpty else { return ranks }
    return ranks.filter { rank in query.matches(searchKey(of: rank, in: replica)) }
  }

  /// For searching again and again, as one does while typing: positions are those of ``ranks``.
  public func searchIndex(in replica: FriendsReplica) -> SearchIndex {
    SearchIndex(ranks.lazy.map { rank in searchKey(of: rank, in: replica) })
  }

  private func searchKey(of rank: FriendRank, in replica: FriendsReplica) -> SearchKey {
    replica.searchKey(of: rank.contact)
      ?? replica.friend(rank.id).map { friend in replica.searchKey(of: friend) }
      ?? SearchKey(name: "")
  }

  /// The others on the list who are called the same, in no order.
  public func namesakes(of id: FriendID) -> [FriendID] {
    guard let key = rankByID[id]?.nameKey else { return [] }
    return called[key]?.filter { other in other != id } ?? []
  }

  /// Everybody on the list who shares a name, by names, in no order.
  public var groupsOfNamesakes: [[FriendID]] { called.values.filter { ids in ids.count > 1 } }

  // MARK: Keeping

  private mutating func rebuild(_ replica: FriendsReplica) {
    let found = replica.friends.values.map { friend in rank(friend, replica) }
    // Numbers are compared many times faster than ranks, which are large.
    let weights = found.map { rank in rank.weight(grouped: isGrouped) }
    let positions = Sorting.sorted(Array(found.indices)) { one, other in
      weights[one] != weights[other]
        ? weights[one] < weights[other] : found[one].precedes(found[other], grouped: isGrouped)
    }
    ranks = positions.map { position in found[position] }
    rankByID = ShardedDictionary()
    called = [:]
    for rank in ranks {
      rankByID[rank.id] = rank
      enter(rank)
    }
    friendStamps = replica.friendStamps
    contactStamps = replica.contactStamps
  }

  private func rank(_ friend: Friend, _ replica: FriendsReplica) -> FriendRank {
    FriendRank(
      friend, replica.due(friend, today: today), today: today,
      nameKey: replica.nameKey(of: friend, nameOrder))
  }

  private mutating func enter(_ rank: FriendRank) {
    guard rank.section != .archived else { return }
    called[rank.nameKey, default: []].append(rank.id)
  }

  private mutating func strike(_ rank: FriendRank) {
    called[rank.nameKey]?.removeAll { id in id == rank.id }
    if called[rank.nameKey]?.isEmpty == true { called[rank.nameKey] = nil }
  }

  private mutating func place(_ id: FriendID, _ replica: FriendsReplica) {
    let new = replica.friend(id).map { friend in rank(friend, replica) }
    guard new != rankByID[id] else { return }
    if let index = index(of: id) { ranks.remove(at: index) }
    if let old = rankByID[id] { strike(old) }
    rankByID[id] = new
    guard let new else { return }
    enter(new)
    ranks.insert(new, at: partition { other in other.precedes(new, grouped: isGrouped) })
  }

  private func partition(_ isBefore: (FriendRank) -> Bool) -> Int {
    var low = 0
    var high = ranks.count
    while low < high {
      let middle = (low + high) / 2
      if isBefore(ranks[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
