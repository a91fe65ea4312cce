// As `SQLStorage` does it: first the floor is raised, then the rows below it are gone through in
// slices.
extension MemoryStorage {
  /// Forgets superseded rows and tombstones up to `floor`; cursors before it start again from a
  /// snapshot.
  public mutating func compact(_ scope: Scope, upTo floor: Int64) {
    raiseFloor(of: scope, to: floor)
    sweep(scope, limit: .max)
  }

  /// Cursors before `floor` start again from a snapshot. Nothing is forgotten yet.
  public mutating func raiseFloor(of scope: Scope, to floor: Int64) {
    let floor = min(floor, head(of: scope))
    guard floor > self.floor(of: scope) else { return }
    floors[scope] = floor
    swept[scope] = 0
  }

  /// Goes through the next `limit` rows below the floor and answers how many of them were
  /// forgotten; `nil` when there is none left to look at.
  @discardableResult
  public mutating func sweep(_ scope: Scope, limit: Int) -> Int? {
    let floor = floor(of: scope)
    let begin = swept[scope] ?? 0
    guard begin < floor, let rows = feeds[scope] else { return nil }
    let slice = rows.filter { row in row.seq > begin && row.seq <= floor }.prefix(limit)
    let end = slice.count < limit ? floor : slice.last?.seq ?? floor
    var latest: [EntityKey: Int64] = [:]
    for row in rows where row.seq <= floor { latest[row.key] = row.seq }
    let left = rows.filter { row in
      row.seq <= begin || row.seq > end || (latest[row.key] == row.seq && !row.isForgettable)
    }
    feeds[scope] = left
    swept[scope] = end
    return rows.count - left.count
  }

  /// Loses tombstones, as a server would that does not look what they stand over.
  public mutating func forgetTombstones(of scope: Scope, in range: ClosedRange<Int64>) {
    feeds[scope]?.removeAll { row in row.isForgettable && range.contains(row.seq) }
  }
}

extension FeedRow {
  /// A tombstone that goes once it lies below the floor. Those of memberships stay: the server
  /// finds by them what somebody had a part in, when they delete their account.
  var isForgettable: Bool { body == nil && Membership.scope(of: key) == nil }
}
