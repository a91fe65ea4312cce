import Coding
import Core
import Sync

/// One command about shared journal entries being decided.
@Memberwise(unlabelled: 2) struct MentorDecision {
  private let context: DecideContext
  private let replica: RefWatchReplica
  private(set) var changes: [Change<RefWatchEntity>] = []

  /// An entity that is already like this is no change.
  private mutating func put(_ entity: RefWatchEntity, of share: JournalShareID) {
    guard replica.entity(entity.key) != entity else { return }
    changes.append(.put(.sharedJournal(share), entity))
  }

  // MARK: The owner

  /// Sharing in the same way again is no fault.
  mutating func share(
    _ id: JournalShareID, _ entry: JournalEntryID, _ terms: SharingTerms
  ) throws(RefWatchRejection) {
    if let other = replica.share(id) {
      guard other.owner == context.actor, other.entry.id == entry else {
        throw .idTaken(.share, id.retagged())
      }
      return
    }
    guard let entry = replica.journalEntry(entry) else {
      throw .notFound(.journal, entry.retagged())
    }
    try RefWatchLimits.check(terms)
    let others = replica.shares(of: entry.id)
    guard others.count(where: { other in other.end == nil }) < RefWatchLimits.shares else {
      throw .tooMany(.shares, limit: RefWatchLimits.shares)
    }
    guard others.count < RefWatchLimits.sharesEver else {
      throw .tooMany(.shares, limit: RefWatchLimits.sharesEver)
    }
    var share = JournalShare(
      id: id, owner: context.actor, ownerName: terms.name, showsNames: terms.showsNames,
      createdAt: context.at, expiresAt: terms.expiresAt, entry: entry)
    share.follow(entry, record(of: entry.match))
    if let user = terms.mentor {
      // Nobody is made a mentor without having accepted an invitation.
      guard
        let known = replica.mentors(of: context.actor).first(where: { known in known.user == user })
      else {
        throw .notYours
      }
      share.mentor = user
      share.mentorName = known.name
    }
    changes.append(.join(.sharedJournal(id), context.actor))
    if let user = share.mentor { changes.append(.join(.sharedJournal(id), user)) }
    put(.share(share), of: id)
  }

  private func record(of id: MatchID) -> MatchRecord? {
    replica.match(id).map { match in MatchRecord(match, replica.events(of: id)) }
  }

  /// Ends it: the owner takes the entry away, the mentor has no more to do with it. What is over,
  /// or is not there, has no end. An invitation that nobody accepted leaves nothing behind.
  mutating func end(_ id: JournalShareID) {
    guard var share = replica.share(id), share.end == nil,
      let part = share.part(of: context.actor)
    else { return }
    guard let mentor = share.mentor else { return remove(share) }
    share.end = part == .owner ? .revoked : .left
    put(.share(share), of: id)
    changes.append(.leave(.sharedJournal(id), mentor))
  }

  private mutating func remove(_ share: JournalShare) {
    let scope = Scope.sharedJournal(share.id)
    for comment in replica.thread(of: share.id) {
      changes.append(.remove(scope, RefWatchEntity.Kind.comment.key(comment.id)))
    }
    changes.append(.remove(scope, RefWatchEntity.Kind.share.key(share.id)))
    if let mentor = share.mentor, share.end == nil { changes.append(.leave(scope, mentor)) }
    changes.append(.leave(scope, share.owner))
  }

  // MARK: The thread

  /// Writing the same comment again is no fault.
  mutating func comment(_ comment: JournalComment) throws(RefWatchRejection) {
    guard let share = replica.share(comment.share), share.part(of: context.actor) != nil else {
      throw .notFound(.share, comment.share.retagged())
    }
    if let other = replica.comment(comment.id) {
      guard other.share == comment.share, other.author == context.actor else {
        throw .idTaken(.comment, comment.id.retagged())
      }
      return
    }
    guard share.isOpen(at: context.received ?? context.at) else { throw .sharingEnded }
    guard replica.thread(of: share.id).count < RefWatchLimits.comments else {
      throw .tooMany(.comments, limit: RefWatchLimits.comments)
    }
    try RefWatchLimits.check(comment)
    var own = comment
    own.author = context.actor
    put(.comment(own), of: share.id)
  }

  /// Takes one's own words back; that there was a comment stays to be seen.
  mutating func takeBack(
    _ id: JournalCommentID, in share: JournalShareID
  ) throws(RefWatchRejection) {
    guard var comment = replica.comment(id), comment.share == share,
      replica.share(share)?.part(of: context.actor) != nil
    else { return }
    guard comment.author == context.actor else { throw .notYours }
    comment.text = ""
    put(.comment(comment), of: share)
  }

  /// Somebody has seen so many of the other's comments. It never becomes less.
  mutating func see(_ id: JournalShareID, _ count: Int) {
    guard var share = replica.share(id), let part = share.part(of: context.actor) else { return }
    let seen = min(count, replica.othersComments(in: share, than: context.actor))
    switch part {
    case .owner: share.ownerSeen = max(share.ownerSeen, seen)
    case .mentor: share.mentorSeen = max(share.mentorSeen, seen)
    }
    put(.share(share), of: id)
  }

  // MARK: What follows from the journal

  /// A shared entry follows the owner's; with one that is removed goes what was shared of it.
  static func following(
    _ changes: [Change<RefWatchEntity>], _ context: DecideContext, _ replica: RefWatchReplica
  ) -> [Change<RefWatchEntity>] {
    var decision = MentorDecision(context, replica)
    for change in changes {
      switch change {
      case .put(_, .journal(let entry)):
        for var share in replica.shares(of: entry.id)
        where share.owner == context.actor && share.end == nil {
          share.follow(entry, decision.record(of: entry.match))
          decision.put(.share(share), of: share.id)
        }
      case .remove(.user(context.actor), let key)
      where RefWatchEntity.Kind(rawValue: key.kind) == .journal:
        let shares = replica.shares(of: key.id.retagged())
        for share in shares where share.owner == context.actor { decision.remove(share) }
      default: break
      }
    }
    return decision.changes
  }
}
