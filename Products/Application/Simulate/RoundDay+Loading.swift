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
      case .round(let id): takeRound(id)
      case .people(let id): takeAll { entity in entity.place?.round.id == id }
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
        part.chatLengths[id] = rows.values.count { entity in entity.message?.round == id }
      case .notification(let id): take(.notification, id)
      case .told(let id, let kind):
        takeAll { entity in entity.told?.round == id && entity.told?.kind == kind }
      case .news(let user, let kind):
        takeAll { entity in entity.told?.recipient == user && entity.told?.kind == kind }
      case .recent(let action):
        part.recent[action] = rows.values.compactMap { entity in time(action, entity) }.sorted()
      // Nobody is suspended here, and everybody has sent their photos.
      case .suspension, .site: break
      case .ownPhoto(let photo): part.ownPhotos.insert(photo)
      case .reports(let target): takeAll { entity in entity.report?.target == target }
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
    }

    private mutating func takeOpenRounds(of user: UserID) {
      for case .member(let member) in rows.values
      where member.user == user && (member.status.isOpen) {
        guard let round = round(member.round), !round.status.isOver else { continue }
        takeRound(round.id)
        takeAll { entity in entity.place?.round.id == round.id }
      }
    }

    private mutating func takeBlocks(of user: UserID) {
      for case .block(let block) in rows.values
      where block.owner == user || block.blocked.user == user {
        pairs.insert(BlockedPair(block.owner, block.blocked.user))
      }
      part.setKnown(blockedPairs: pairs)
    }

    private func time(_ action: GolfAction, _ entity: TeePalsEntity) -> Instant? {
      switch (action, entity) {
      case (.createRound, .round(let round)):
        return round.host.user == actor ? round.createdAt : nil
      case (.follow, .follow(let follow)):
        return follow.follower == actor ? follow.createdAt : nil
      case (.chat, .message(let message)):
        guard case .text = message.content, message.sender.user == actor else { return nil }
        return message.writtenAt
      case (.request, .member(let member)): return member.user == actor ? member.requestedAt : nil
      case (.invite, .member(let member)):
        return member.invitedBy == actor ? member.invitedAt : nil
      case (.report, .report(let report)):
        return report.reporter == actor ? report.createdAt : nil
      default: return nil
      }
    }
  }
}

extension MemberStatus {
  fileprivate var isOpen: Bool { self == .requested || self == .invited || self == .accepted }
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
