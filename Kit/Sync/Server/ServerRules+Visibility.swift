import Core
import Wire

// Two people in one scope do not always see the same of it.
extension ServerRules {
  /// The people whose entities a person is not sent, in each scope where there are any.
  public func hidden(
    from user: UserID, in storage: Storage
  ) throws(Failure) -> [Scope: Set<UserID>] {
    let reads = Domain.visibility(of: user)
    guard !reads.isEmpty else { return [:] }
    return Domain.hidden(from: user, in: try storage.load(reads, for: user))
  }

  /// The row as it is sent to somebody from whom these people hide: what is theirs, and what cannot
  /// be read, is a tombstone, so that nothing older of it stays either.
  func shown(_ row: FeedRow, hiding people: Set<UserID>) -> FeedRow {
    guard !people.isEmpty, let body = row.body else { return row }
    do throws(WireError) {
      guard
        let entity = try Domain.Entity.decode(row.key, WireCursor(try JSON.parse(body))),
        let author = Domain.author(of: entity), people.contains(author)
      else { return row }
    } catch {}
    return FeedRow(
      scope: row.scope, seq: row.seq, key: row.key, revision: row.revision, body: nil,
      lastOfCommand: row.lastOfCommand)
  }
}

/// Which people hide in a scope, in a few bytes: a cursor that was made when others did starts
/// the scope again.
enum Visibility {
  /// `nil` where nobody hides.
  static func mark(hiding people: Set<UserID>) -> UInt64? {
    guard !people.isEmpty else { return nil }
    return people.sorted().reduce(0) { mark, user in mixed(mixed(mark ^ user.high) ^ user.low) }
  }
}
