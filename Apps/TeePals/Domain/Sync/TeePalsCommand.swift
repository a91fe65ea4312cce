import Core
import Sync

/// Everything a person can change in TeePals.
public enum TeePalsCommand: SyncCommand {
  /// Also onboarding: the last answer sends all of them.
  case editProfile(UserID, [ProfileEdit])
  case follow(UserID, GolferCard)
  case unfollow(UserID, UserID)
  case block(UserID, GolferCard)
  case unblock(UserID, UserID)
  case createRound(Round)
  case editRound(RoundID, [RoundEdit])
  case closeRound(RoundID)
  case reopenRound(RoundID)
  case cancelRound(RoundID)
  case completeRound(RoundID)
  /// `seen` is the round as the person saw it, where their device does not hold it: it is shown
  /// until the server has spoken, which goes by its own.
  case changeMembership(RoundID, MembershipEvent, seen: Round?)
  /// `sender` is filled in by `decide`.
  case sendMessage(ChatMessage)
  /// Everything the server took until then.
  case markRead(UserID, RoundID, Instant)
  case muteChat(UserID, RoundID, Bool)
  /// Notifications that were read, up to ``GolfLimits/notifications`` at once.
  case readNotifications(UserID, [GolfNotificationID])
  case deleteNotification(UserID, GolfNotificationID)
  case setSetting(UserID, GolfSetting)
  /// Tells the moderators. Once for each thing, until they have looked at it.
  case report(ReportTarget, ReportReason, context: String = "")
  /// By whose link somebody came who has asked to join: for attribution, it opens nothing.
  case noteLink(RoundID, RoundLink)

  public static let system = "golf"
  public var system: String { Self.system }
  public var version: Int { 1 }

  public var name: String {
    switch self {
    case .editProfile: "editProfile"
    case .follow: "follow"
    case .unfollow: "unfollow"
    case .block: "block"
    case .unblock: "unblock"
    case .createRound: "createRound"
    case .editRound: "editRound"
    case .closeRound: "closeRound"
    case .reopenRound: "reopenRound"
    case .cancelRound: "cancelRound"
    case .completeRound: "completeRound"
    case .changeMembership: "changeMembership"
    case .sendMessage: "sendMessage"
    case .markRead: "markRead"
    case .muteChat: "muteChat"
    case .readNotifications: "readNotifications"
    case .deleteNotification: "deleteNotification"
    case .setSetting: "setSetting"
    case .report: "report"
    case .noteLink: "noteLink"
    }
  }

  public var subject: EntityKey {
    switch self {
    case .editProfile(let user, _): TeePalsEntity.Kind.profile.key(user)
    case .follow(let user, let card): TeePalsEntity.Kind.follow.key(Follow.id(user, card.user))
    case .unfollow(let user, let other): TeePalsEntity.Kind.follow.key(Follow.id(user, other))
    case .block(let user, let card): TeePalsEntity.Kind.block.key(Block.id(user, card.user))
    case .unblock(let user, let other): TeePalsEntity.Kind.block.key(Block.id(user, other))
    case .createRound(let round): TeePalsEntity.Kind.round.key(round.id)
    case .editRound(let id, _), .closeRound(let id), .reopenRound(let id), .cancelRound(let id),
      .completeRound(let id), .changeMembership(let id, _, _), .noteLink(let id, _),
      .report(.round(let id), _, _):
      TeePalsEntity.Kind.round.key(id)
    case .sendMessage(let message): TeePalsEntity.Kind.round.key(message.round)
    case .markRead(let user, let round, _), .muteChat(let user, let round, _):
      TeePalsEntity.Kind.chat.key(ChatMetadata(user: user, round: round).id)
    case .readNotifications(let user, let ids):
      ids.first.map { id in TeePalsEntity.Kind.notification.key(id) }
        ?? TeePalsEntity.Kind.profile.key(user)
    case .deleteNotification(_, let id): TeePalsEntity.Kind.notification.key(id)
    case .setSetting(let user, _): TeePalsEntity.Kind.settings.key(user)
    case .report(.message(let id, _), _, _): TeePalsEntity.Kind.message.key(id)
    case .report(.golfer(let user), _, _): TeePalsEntity.Kind.profile.key(user)
    }
  }
}
