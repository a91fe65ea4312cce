import Coding
import Core
import Sync
import Wire

/// Everything a person can change in TeePals.
@Commands("golf") public enum TeePalsCommand: SyncCommand {
  /// Also onboarding: the last answer sends all of them.
  @Case(values: ["user", "edits"]) case editProfile(UserID, [ProfileEdit])
  @Case(values: ["user", "card"]) case follow(UserID, GolferCard)
  @Case(values: ["user", "other"]) case unfollow(UserID, UserID)
  @Case(values: ["user", "card"]) case block(UserID, GolferCard)
  @Case(values: ["user", "other"]) case unblock(UserID, UserID)
  @Case(stored: "round") case createRound(Round)
  @Case(values: ["round", "edits"]) case editRound(RoundID, [RoundEdit])
  @Case(values: ["round"]) case closeRound(RoundID)
  @Case(values: ["round"]) case reopenRound(RoundID)
  @Case(values: ["round"]) case cancelRound(RoundID)
  @Case(values: ["round"]) case completeRound(RoundID)
  /// `seen` is the round as the person saw it, where their device does not hold it: it is shown
  /// until the server has spoken, which goes by its own.
  @Case(byHand: true) case changeMembership(RoundID, MembershipEvent, seen: Round?)
  /// `sender` is filled in by `decide`.
  @Case(stored: "message") case sendMessage(ChatMessage)
  /// Everything the server took until then.
  @Case(values: ["user", "round", "until"], forms: ["until": "time"])
  case markRead(UserID, RoundID, Instant)
  @Case(values: ["user", "round", "muted"]) case muteChat(UserID, RoundID, Bool)
  /// Notifications that were read, up to ``GolfLimits/notifications`` at once.
  @Case(values: ["user", "notifications"]) case readNotifications(UserID, [GolfNotificationID])
  @Case(values: ["user", "notification"]) case deleteNotification(UserID, GolfNotificationID)
  @Case(values: ["user", "change"]) case setSetting(UserID, GolfSetting)
  /// Tells the moderators. Once for each thing, until they have looked at it.
  @Case(values: ["target", "reason"])
  case report(ReportTarget, ReportReason, context: String = "")
  /// By whose link somebody came who has asked to join: for attribution, it opens nothing.
  @Case(values: ["round", "link"]) case noteLink(RoundID, RoundLink)
  @Case(stored: "post") case publishPost(GolfPost)
  @Case(values: ["post", "edits"]) case editPost(PostID, [PostEdit])
  @Case(values: ["post"]) case deletePost(PostID)
  /// A post or a comment. Twice is once.
  @Case(values: ["user", "target"]) case like(UserID, LikeTarget)
  @Case(values: ["user", "target"]) case unlike(UserID, LikeTarget)
  @Case(stored: "comment") case comment(GolfComment)
  /// `was` is what it said when the person began to change it.
  @Case(values: ["comment", "text"], limit: GolfLimits.edited)
  case editComment(CommentID, String, was: String? = nil)
  @Case(values: ["comment"]) case deleteComment(CommentID)
  /// By the author of the post it is under.
  @Case(values: ["comment"]) case hideComment(CommentID)
  /// The whole answer of a player about a round, once.
  @Case(values: ["user", "round", "answer"])
  case submitFeedback(UserID, RoundID, FeedbackAnswer)
  /// "Not now".
  @Case(values: ["user", "round"]) case dismissFeedback(UserID, RoundID)
  /// The host asks a player to take the round over, and the player says whether they do.
  @Case(values: ["round", "step"]) case handOver(RoundID, HandoverStep)

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
      .report(.round(let id), _, _), .handOver(let id, _):
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
    case .publishPost(let post): TeePalsEntity.Kind.post.key(post.id)
    case .editPost(let id, _), .deletePost(let id), .report(.post(let id), _, _):
      TeePalsEntity.Kind.post.key(id)
    case .like(let user, let target), .unlike(let user, let target):
      TeePalsEntity.Kind.like.key(GolfLike.id(of: user, target))
    case .comment(let comment): TeePalsEntity.Kind.comment.key(comment.id)
    case .editComment(let id, _, _), .deleteComment(let id), .hideComment(let id),
      .report(.comment(let id), _, _):
      TeePalsEntity.Kind.comment.key(id)
    case .submitFeedback(let user, let round, _), .dismissFeedback(let user, let round):
      TeePalsEntity.Kind.feedbackDue.key(FeedbackDue.id(of: user, in: round))
    case .report(.feedback(let round, _), _, _): TeePalsEntity.Kind.round.key(round)
    }
  }
}
