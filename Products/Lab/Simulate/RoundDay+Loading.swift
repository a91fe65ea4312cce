import Core
import Sync
import TeePalsDomain
import TestKit

extension RoundDay {
  /// What the tables' statements say, over the model's plain rows.
  @Sendable public static func load(
    _ reads: [TeePalsRead], _ actor: UserID, _ storage: borrowing MemoryStorage<RoundDay>
  ) -> RoundDayReplica {
    let storage = copy storage
    var loading = Loading(actor, storage.rows.mapValues { row in row.entity })
    for read in reads { loading.load(read) }
    return RoundDayReplica(loading.part)
  }

  private struct Loading {
    let actor: UserID
    let rows: [EntityKey: TeePalsEntity]
    var part = TeePalsReplica()
    private var pairs: Set<BlockedPair> = []

    init(_ actor: UserID, _ rows: [EntityKey: TeePalsEntity]) {
      self.actor = actor
      self.rows = rows
    }

    mutating func load(_ read: TeePalsRead) {
      switch read {
      case .profile(let user):
        take(.profile, user)
        take(.secret, user)
      case .settings(let user): take(.settings, user)
      case .follows(let one, let other): takeFollows(one, other)
      case .friendship(let id):
        if let host = round(id)?.host.user { takeFollows(actor, host) }
      case .followers(let user):
        takeAll { entity in entity.follow?.followee.user == user }
      case .block(let owner, let other): take(.block, Block.id(owner, other))
      case .blocks(let user): takeBlocks(of: user)
      case .visibility(let user): hide(from: user)
      case .meetings(let user, let other): takeMeetings(user, other)
      case .heard(let user, let other):
        takeAll { entity in
          entity.told?.recipient == user && entity.told?.actor?.user == other
            && entity.told?.kind == .roundChatMessage
        }
      case .round(let id): takeRound(id)
      case .people(let id): takeAll { entity in entity.place?.round.id == id }
      case .place(let user, let id): take(.place, RoundMember.id(of: user, in: id))
      case .rounds(let user): takeOpenRounds(of: user)
      case .requests(let user):
        takeAll { entity in entity.place?.user == user && entity.place?.status == .requested }
      case .chat(let user, let id): take(.chat, ChatMetadata(user: user, round: id).id)
      case .chats(let id):
        for case .seat(let seat) in rows.values where seat.round == id {
          take(.chat, ChatMetadata(user: seat.user, round: id).id)
        }
      case .message(let id): take(.message, id)
      case .chatLength(let id):
        part.chatLengths[id] = rows.values.count { entity in
          entity.message.map { message in message.round == id && !message.isOfSystem } ?? false
        }
      case .notification(let id): take(.notification, id)
      case .told(let id, let kind):
        takeAll { entity in entity.told?.round == id && entity.told?.kind == kind }
      case .news(let user, let kind):
        takeAll { entity in entity.told?.recipient == user && entity.told?.kind == kind }
      case .recent(let action):
        part.recent[action] = rows.values.compactMap { entity in time(action, entity) }.sorted()
          .suffix(GolfAction.mostRecent)
      // Nobody is suspended here, and everybody has sent their photos.
      case .suspension, .site: break
      case .ownPhoto(let photo): part.ownPhotos.insert(photo)
      case .trust(let user): take(.trust, user)
      case .reports(let target): takeAll { entity in entity.report?.target == target }
      // Nobody here shows photos in chats, plays on courses of the catalogue, writes posts or says
      // how rounds were.
      case .shownPhoto, .course, .post, .comment, .reply, .like, .postCount, .answered, .voices,
        .heardOf, .upvotes, .feedback, .dismissedIssues, .feedbackReports:
        break
      }
    }

    private func round(_ id: RoundID) -> Round? {
      guard case .round(let round)? = rows[TeePalsEntity.Kind.round.key(id)] else { return nil }
      return round
    }

    private mutating func take<Tag>(_ kind: TeePalsEntity.Kind, _ id: ID<Tag>) {
      let key = kind.key(id)
      if let entity = rows[key] { part.set(key, to: entity) }
    }

    private mutating func takeAll(_ fits: (TeePalsEntity) -> Bool) {
      for (key, entity) in rows where fits(entity) { part.set(key, to: entity) }
    }

    private mutating func takeFollows(_ one: UserID, _ other: UserID) {
      take(.follow, Follow.id(one, other))
      take(.follow, Follow.id(other, one))
    }

    private mutating func takeRound(_ id: RoundID) {
      take(.round, id)
      takeAll { entity in entity.member?.round == id || entity.seat?.round == id }
      for member in part.waiting(in: id) {
        load(.blocks(of: member.user))
        load(.profile(member.user))
      }
      for member in part.waiting(in: id, .offered) {
        take(.notification, GolfNotification.id(.roundSpotOffered, for: member.user, id))
      }
    }

    private mutating func takeOpenRounds(of user: UserID) {
      for case .member(let member) in rows.values
      where member.user == user && member.status.follows {
        guard let round = round(member.round), !round.status.isOver else { continue }
        takeRound(round.id)
        takeAll { entity in entity.place?.round.id == round.id }
      }
    }

    private mutating func takeMeetings(_ user: UserID, _ other: UserID) {
      for case .seat(let seat) in rows.values where seat.user == other {
        let member = RoundMember.id(of: user, in: seat.round)
        guard rows[TeePalsEntity.Kind.member.key(member)] != nil else { continue }
        take(.member, member)
        take(.seat, seat.id)
      }
    }

    private mutating func takeBlocks(of user: UserID) {
      for other in apart(from: user) { pairs.insert(BlockedPair(user, other)) }
      part.setKnown(blockedPairs: pairs)
    }

    private func apart(from user: UserID) -> Set<UserID> {
      var people: Set<UserID> = []
      for case .block(let block) in rows.values {
        if block.owner == user { people.insert(block.blocked.user) }
        if block.blocked.user == user { people.insert(block.owner) }
      }
      return people
    }

    /// Whoever is named in a round has a line of the system in its chat.
    private mutating func hide(from user: UserID) {
      let people = apart(from: user)
      guard !people.isEmpty else { return }
      part.hidden[.user(user)] = people
      for case .message(let message) in rows.values
      where people.contains(message.sender.user) && !message.isHeld {
        part.hidden[.round(message.round), default: []].insert(message.sender.user)
      }
    }

    private func time(_ action: GolfAction, _ entity: TeePalsEntity) -> Instant? {
      guard case .act(let act) = entity, act.user == actor, act.action == action else {
        return nil
      }
      return act.at
    }
  }
}

extension TeePalsEntity {
  fileprivate var follow: Follow? { if case .follow(let row) = self { row } else { nil } }
  fileprivate var place: RoundPlace? { if case .place(let row) = self { row } else { nil } }
  fileprivate var member: RoundMember? { if case .member(let row) = self { row } else { nil } }
  fileprivate var seat: RoundSeat? { if case .seat(let row) = self { row } else { nil } }
  fileprivate var message: ChatMessage? { if case .message(let row) = self { row } else { nil } }
  fileprivate var report: Report? { if case .report(let row) = self { row } else { nil } }
  fileprivate var told: GolfNotification? {
    if case .notification(let row) = self { row } else { nil }
  }
}
