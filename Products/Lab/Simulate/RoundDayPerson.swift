import Core
import Sync
import TeePalsDomain
import TestKit

extension RoundDay {
  /// What is in somebody's own scope, and whom they wanted to have nothing to do with when.
  struct Person {
    let user: UserID
    private(set) var places: [RoundID: RoundPlace] = [:]
    private(set) var told: [GolfNotificationID: GolfNotification] = [:]
    /// The blocks after each row that changed one, ascending.
    private var blocks: [(seq: Int64, users: Set<UserID>)] = []

    init(_ user: UserID, _ rows: [FeedRow], _ verdict: inout FleetVerdict) {
      self.user = user
      var blocked: [EntityKey: UserID] = [:]
      for row in rows where Membership.scope(of: row.key) == nil {
        let entity = RoundDay.read(row, &verdict)
        switch TeePalsEntity.Kind(rawValue: row.key.kind) {
        case .block:
          if case .block(let block)? = entity {
            blocked[row.key] = block.blocked.user
          } else {
            blocked[row.key] = nil
          }
          blocks.append((row.seq, Set(blocked.values)))
        case .notification:
          if case .notification(let news)? = entity {
            told[news.id] = news
          } else {
            told[row.key.id.retagged()] = nil
          }
        case .round, .member, .seat, .message, nil:
          verdict.violate("\(row.key.kind) in somebody's own scope")
        default:
          if case .place(let place)? = entity { places[place.round.id] = place }
        }
        if let entity, RoundDay.owner(of: entity) != user {
          verdict.violate("\(row.key.kind) of somebody else in one's own scope")
        }
      }
    }

    /// Whether they had blocked somebody before this row.
    func hadBlocked(_ other: UserID, before seq: Int64) -> Bool {
      blocks.last { entry in entry.seq < seq }?.users.contains(other) ?? false
    }

    /// Whom they have blocked in the end.
    var blocked: Set<UserID> { blocks.last?.users ?? [] }

    /// Each thing is told once.
    func checkNews(_ verdict: inout FleetVerdict) {
      var seen: Set<[String]> = []
      for news in told.values {
        if news.actor?.user == user { verdict.violate("somebody is told of their own doing") }
        var words = [news.kind.rawValue, news.round?.description ?? ""]
        switch news.kind.gathering {
        case .perActor: words.append(news.actor?.user.description ?? "")
        case .perRound, .once: break
        case .each, .within: words.append(String(news.createdAt.milliseconds))
        }
        if !seen.insert(words).inserted {
          verdict.violate("\(user) is told of one \(news.kind.rawValue) twice")
        }
      }
    }
  }

  /// In whose own scope an entity is; `nil` for what is shared.
  static func owner(of entity: TeePalsEntity) -> UserID? {
    switch entity {
    case .profile(let row): row.user
    case .secret(let row): row.user
    case .settings(let row): row.user
    case .place(let row): row.user
    case .chat(let row): row.user
    case .notification(let row): row.recipient
    case .follow(let row): row.follower
    case .block(let row): row.owner
    case .post(let row): row.author
    case .comment(let row): row.author
    case .like(let row): row.user
    case .feedbackDue(let row): row.user
    case .trust(let row): row.user
    case .round, .member, .seat, .message, .report, .act, .feedbackRound, .feedback: nil
    }
  }
}
