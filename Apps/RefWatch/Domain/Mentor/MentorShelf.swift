import Core

/// Shared journal entries and their comments, as a part of the replica.
struct MentorShelf: Sendable {
  private(set) var shares = ShardedDictionary<JournalShare, JournalShare>()
  private(set) var comments = ShardedDictionary<JournalComment, JournalComment>()
  private var byShare: [JournalShareID: [JournalComment]] = [:]

  mutating func set(_ id: JournalShareID, _ share: JournalShare?) { shares[id] = share }

  mutating func set(_ id: JournalCommentID, _ comment: JournalComment?) {
    if let old = comments[id] {
      let others = (byShare[old.share] ?? []).filter { other in other.id != id }
      byShare[old.share] = others.isEmpty ? nil : others
    }
    comments[id] = comment
    guard let comment else { return }
    byShare[comment.share] = ((byShare[comment.share] ?? []) + [comment]).sorted { one, other in
      one.isBefore(other)
    }
  }

  func thread(of share: JournalShareID) -> [JournalComment] { byShare[share] ?? [] }
}

extension RefWatchReplica {
  public func share(_ id: JournalShareID) -> JournalShare? { mentorShelf.shares[id] }
  public func comment(_ id: JournalCommentID) -> JournalComment? { mentorShelf.comments[id] }

  /// What was written about a shared entry, the oldest first.
  public func thread(of share: JournalShareID) -> [JournalComment] {
    mentorShelf.thread(of: share)
  }

  /// All shared entries that are here, one's own and others', the newest first.
  public var shares: [JournalShare] {
    mentorShelf.shares.values.sorted { one, other in
      one.createdAt != other.createdAt ? one.createdAt > other.createdAt : one.id > other.id
    }
  }

  /// How an entry is shared, the newest first.
  public func shares(of entry: JournalEntryID) -> [JournalShare] {
    shares.filter { share in share.entry.id == entry }
  }

  /// How many comments of the other one somebody has not seen.
  public func unseen(in share: JournalShare, by user: UserID) -> Int {
    guard let part = share.part(of: user) else { return 0 }
    let seen = part == .owner ? share.ownerSeen : share.mentorSeen
    return max(0, othersComments(in: share, than: user) - seen)
  }

  func othersComments(in share: JournalShare, than user: UserID) -> Int {
    thread(of: share.id).count { comment in comment.author != user }
  }

  /// Whom somebody shared with, and who never left: to them an entry is shared without another
  /// invitation. Each once, who came last first.
  public func mentors(of owner: UserID) -> [(user: UserID, name: String)] {
    let own = shares.filter { share in share.owner == owner }
    let gone = own.compactMap { share in share.end == .left ? share.mentor : nil }
    var mentors: [(user: UserID, name: String)] = []
    for share in own {
      guard let mentor = share.mentor, mentor != share.stand, !gone.contains(mentor),
        !mentors.contains(where: { known in known.user == mentor })
      else { continue }
      mentors.append((mentor, share.mentorName))
    }
    return mentors
  }
}
