import Core
import Sync
import TeePalsDomain

// What the reads say, from everything there is.
extension GolfTown {
  func loaded(_ reads: [TeePalsRead], for actor: UserID) -> TeePalsReplica {
    var part = TeePalsReplica()
    var pairs: Set<BlockedPair> = []
    for read in reads {
      switch read {
      case .blocks(let user): pairs.formUnion(blockedPairs(of: user))
      case .chatLength(let round): part.chatLengths[round] = replica.written(in: round)
      case .recent(let action): part.recent[action] = times(action, actor)
      case .rounds(let user):
        for place in replica.places(of: user)
        where place.status.follows && !place.round.status.isOver {
          takeRound(place.round.id, into: &part, &pairs)
          take(places(in: place.round.id), into: &part)
        }
      case .visibility(let user): part.hidden = hidden(from: user)
      case .meetings(let user, let other): take(meetings(user, other), into: &part)
      case .round(let id): takeRound(id, into: &part, &pairs)
      case .people(let id): take(places(in: id), into: &part)
      case .suspension(let user): takeStanding(of: user, into: &part)
      case .ownPhoto(let photo): if !foreignPhotos.contains(photo) { part.ownPhotos.insert(photo) }
      case .shownPhoto(let photo): part.shownPhotos[photo] = rounds(showing: photo, by: actor)
      case .course(let id): part.courses[id] = courses[id]
      case .site: part.authority = authority
      case .post(let id): takePost(id, actor, into: &part)
      case .comment(let id):
        take(row(.comment, id), into: &part)
        if let comment = replica.comment(id) {
          takePost(comment.post, actor, into: &part)
          takeStanding(of: comment.author, into: &part)
        }
      case .dismissedIssues(let user): part.dismissedIssues[user] = dismissed(by: user)
      case .postCount(let user):
        part.postCounts[user] = replica.posts(of: user).count { post in post.deletedAt == nil }
      case .answered(let id):
        guard let comment = replica.comment(id), let post = replica.post(comment.post) else {
          continue
        }
        take(named(.follows(post.author, comment.author), actor), into: &part)
        pairs.formUnion(blockedPairs(of: comment.author))
      case .voices(let id):
        guard let post = replica.post(id) else { continue }
        part.voices = voices(under: post)
        for user in part.voices {
          take(named(.profile(user), actor), into: &part)
          take(named(.follows(post.author, user), actor), into: &part)
        }
        pairs.formUnion(blockedPairs(of: post.author))
      case .upvotes(let id, let user):
        guard let post = replica.post(id) else { continue }
        part.upvotes = upvotes(of: id, by: user)
        guard let upvotes = part.upvotes else { continue }
        let told = GolfNotification.id(likesOf: id, for: post.author, since: upvotes.since)
        take(row(.notification, told), into: &part)
        for user in upvotes.latest { take(named(.profile(user), actor), into: &part) }
      default: take(named(read, actor), into: &part)
      }
    }
    part.setKnown(blockedPairs: pairs)
    return part
  }

  private func take(_ entities: [TeePalsEntity], into part: inout TeePalsReplica) {
    for entity in entities { part.set(entity.key, to: entity) }
  }

  private func takePost(_ id: PostID, _ actor: UserID, into part: inout TeePalsReplica) {
    guard let post = replica.post(id) else { return }
    take([.post(post)] + named(.follows(actor, post.author), actor), into: &part)
    takeStanding(of: post.author, into: &part)
  }

  private func takeStanding(of user: UserID, into part: inout TeePalsReplica) {
    if suspended.contains(user) || banned.contains(user) { part.suspended.insert(user) }
    if banned.contains(user) { part.banned.insert(user) }
    if coolingOff.contains(user) { part.coolingOff.insert(user) }
    if concealed.contains(user) || banned.contains(user) { part.concealed.insert(user) }
  }

  private func takeRound(
    _ id: RoundID, into part: inout TeePalsReplica, _ pairs: inout Set<BlockedPair>
  ) {
    take(inRound(id), into: &part)
    if let host = replica.round(id)?.host.user { takeStanding(of: host, into: &part) }
    for member in replica.members(of: id) { takeStanding(of: member.user, into: &part) }
    for user in waiting(in: id) {
      take(named(.profile(user), user), into: &part)
      pairs.formUnion(blockedPairs(of: user))
    }
  }

  private func inRound(_ id: RoundID) -> [TeePalsEntity] {
    guard let round = replica.round(id) else { return [] }
    return [.round(round)] + replica.members(of: id).map { row in .member(row) }
      + replica.seats(of: id).map { row in .seat(row) }
      + replica.waiting(in: id, .offered).flatMap { member in
        told(member.user, .roundSpotOffered, id)
      }
  }

  private func waiting(in id: RoundID) -> [UserID] {
    replica.waiting(in: id).map { member in member.user }
  }

  private func rounds(showing wanted: MediaDigest, by user: UserID) -> Set<RoundID> {
    var rounds: Set<RoundID> = []
    for case .message(let message) in rows.values where message.sender.user == user {
      if case .text(_, let photo) = message.content, photo == wanted {
        rounds.insert(message.round)
      }
    }
    return rounds
  }

  private func blockedPairs(of user: UserID) -> [BlockedPair] {
    rows.values.compactMap { entity in
      guard case .block(let block) = entity,
        block.owner == user || block.blocked.user == user
      else { return nil }
      return BlockedPair(block.owner, block.blocked.user)
    }
  }

  private func meetings(_ user: UserID, _ other: UserID) -> [TeePalsEntity] {
    rows.values.flatMap { entity -> [TeePalsEntity] in
      guard case .seat(let seat) = entity, seat.user == other,
        let member = replica.member(user, in: seat.round)
      else { return [] }
      return [entity, .member(member)]
    }
  }

  /// Everybody in a round has a line of the system in its chat.
  private func hidden(from user: UserID) -> [Scope: Set<UserID>] {
    var people: Set<UserID> = []
    for case .block(let block) in rows.values {
      if block.owner == user { people.insert(block.blocked.user) }
      if block.blocked.user == user { people.insert(block.owner) }
    }
    guard !people.isEmpty else { return [:] }
    var hidden: [Scope: Set<UserID>] = [.user(user): people]
    for case .message(let message) in rows.values
    where people.contains(message.sender.user) && !message.isHeld
      && members[.round(message.round)]?.contains(user) == true
    {
      hidden[.round(message.round), default: []].insert(message.sender.user)
    }
    return hidden
  }

  private func places(in id: RoundID) -> [TeePalsEntity] {
    replica.members(of: id).compactMap { row in
      replica.place(of: row.user, in: id).map { place in .place(place) }
    }
  }

  private func row<Tag>(_ kind: TeePalsEntity.Kind, _ id: ID<Tag>) -> [TeePalsEntity] {
    replica.entity(kind.key(id)).map { entity in [entity] } ?? []
  }

  private func named(_ read: TeePalsRead, _ actor: UserID) -> [TeePalsEntity] {
    switch read {
    case .profile(let user): return row(.profile, user) + row(.secret, user)
    case .settings(let user): return row(.settings, user)
    case .follows(let one, let other):
      return row(.follow, Follow.id(one, other)) + row(.follow, Follow.id(other, one))
    case .place(let user, let round): return row(.place, RoundMember.id(of: user, in: round))
    case .friendship(let round):
      guard let host = replica.round(round)?.host.user else { return [] }
      return named(.follows(actor, host), actor)
    case .followers(let user): return replica.followers(of: user).map { row in .follow(row) }
    case .block(let owner, let other): return row(.block, Block.id(owner, other))
    case .requests(let user):
      return replica.places(of: user).filter { place in place.status == .requested }
        .map { place in .place(place) }
    case .chat(let user, let round): return row(.chat, ChatMetadata(user: user, round: round).id)
    case .chats(let round):
      return replica.seats(of: round).flatMap { seat in
        row(.chat, ChatMetadata(user: seat.user, round: round).id)
      }
    case .message(let id): return row(.message, id)
    case .notification(let id): return row(.notification, id)
    case .told(let round, let kind):
      return replica.members(of: round).flatMap { member in told(member.user, kind, round) }
    case .news(let user, let kind): return told(user, kind, nil)
    case .reports(let target):
      return replica.reports(on: target).map { report in .report(report) }
    case .heard(let user, let other):
      return told(user, .roundChatMessage, nil).filter { entity in
        if case .notification(let row) = entity { row.actor?.user == other } else { false }
      }
    case .reply(let id):
      let replies = rows.values.compactMap { entity in
        if case .comment(let comment) = entity, comment.parent == id { comment } else { nil }
      }
      let first = replies.min { one, other in one.id < other.id }
      return first.map { reply in [.comment(reply)] } ?? []
    case .like(let user, let target): return row(.like, GolfLike.id(of: user, target))
    case .heardOf(let id):
      return replica.notifications(about: id).map { row in .notification(row) }
    case .feedback(let id): return ofFeedback(id)
    case .feedbackReports(let user):
      return rows.values.filter { entity in
        guard case .report(let report) = entity, case .feedback = report.target else {
          return false
        }
        return report.reported == user && report.status == .pending
      }
    case .trust(let user): return row(.trust, user)
    case .course, .visibility, .meetings, .blocks, .chatLength, .recent, .rounds, .round, .people,
      .suspension, .ownPhoto, .shownPhoto, .site, .post, .comment, .postCount,
      .dismissedIssues, .answered, .voices, .upvotes:
      return []
    }
  }

  private func ofFeedback(_ id: RoundID) -> [TeePalsEntity] {
    rows.values.filter { entity in
      switch entity {
      case .feedbackRound(let row): row.round == id
      case .feedback(let row): row.round == id
      case .feedbackDue(let row): row.round == id
      default: false
      }
    }
  }

  private func dismissed(by user: UserID) -> [Instant] {
    rows.values.compactMap { entity in
      guard case .report(let report) = entity, case .feedback = report.target,
        report.reporter == user, report.status == .dismissed
      else { return nil }
      return report.closedAt
    }
  }

  private func told(
    _ user: UserID, _ kind: NotificationKind, _ round: RoundID?
  ) -> [TeePalsEntity] {
    replica.notifications(of: user).compactMap { row in
      row.kind == kind && (round == nil || row.round == round) ? .notification(row) : nil
    }
  }

  private func times(_ action: GolfAction, _ actor: UserID) -> [Instant] {
    let times: [Instant] = rows.values.compactMap { entity in
      guard case .act(let act) = entity, act.user == actor, act.action == action else {
        return nil
      }
      return act.at
    }
    return times.sorted().suffix(GolfAction.mostRecent)
  }
}
