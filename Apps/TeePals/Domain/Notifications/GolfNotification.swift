import Coding
import Core
import Wire

public typealias GolfNotificationID = ID<GolfNotification>

/// Something a golfer is told (specification §3.12, §13), in their own scope. The server writes it,
/// in the transaction of what it tells of; its words are made where it is shown.
@Wire(identity: "id")
public struct GolfNotification: Hashable, Sendable {
  public let id: GolfNotificationID
  public let recipient: UserID
  public let kind: NotificationKind
  /// The latest; `nil` for what nobody did.
  public var actor: GolferCard?
  /// How many different people, the latest included; 1 where nobody.
  @Field(in: 0...100_000) public var actorCount = 1
  /// Whom ``actorCount`` counts, up to ``mostCounted`` of them, so that nobody counts twice; empty
  /// as long as it is ``actor`` alone.
  public var counted: [UserID] = []
  public var round: RoundID?
  /// What the words need of the round: course, start, zone.
  @Field(limit: GolfLimits.storedLabel) public var course = ""
  @Field(as: "time") public var startTime: Instant?
  @Field(as: "zone") public var zone: Zone?
  /// The first 50 characters of a message, or the word for what has changed or what is missing.
  @Field(limit: GolfLimits.storedLabel) public var text = ""
  @Field("read") public var isRead = false
  @Field(as: "time") public let createdAt: Instant
  @Field(as: "time") public var updatedAt: Instant
  public var post: PostID?
  /// The one under ``post`` that this tells of.
  public var comment: CommentID?

  public static let mostCounted = 8

  /// The actor joins those whom an earlier row counts.
  mutating func count(with earlier: GolfNotification) {
    actorCount = earlier.actorCount
    counted = earlier.counted
    guard let user = actor?.user, user != earlier.actor?.user, !counted.contains(user) else {
      return
    }
    actorCount += 1
    if counted.isEmpty, let first = earlier.actor?.user { counted = [first] }
    if counted.count < GolfNotification.mostCounted { counted.append(user) }
  }

  /// Until when the seat is held that this tells of; `nil` of anything else.
  public var offerEnd: Instant? {
    guard kind == .roundSpotOffered, let startTime else { return nil }
    return WaitlistRules.offerEnd(madeAt: createdAt, before: startTime)
  }

  public init(
    id: GolfNotificationID, recipient: UserID, kind: NotificationKind, createdAt: Instant
  ) {
    self.id = id
    self.recipient = recipient
    self.kind = kind
    self.createdAt = createdAt
    updatedAt = createdAt
  }
}

@Wire public enum NotificationKind: String, Hashable, Sendable, CaseIterable {
  case roundJoinRequest, roundJoinAccepted, roundJoinDeclined, roundInvitation
  /// A seat is held for somebody who waited.
  case roundSpotOffered
  /// They did not answer in time.
  case roundSpotExpired
  case inviteAccepted, memberJoined, memberLeft, memberRemoved
  case roundCancelled, roundUpdated, roundReminder
  case roundChatMessage
  case userFollowed
  case welcomeMessage, tier2Reminder
  /// What moderators did; the text is that of a ``ModerationNotice``.
  case moderationNotice
  /// How a completed round was; the text is empty, or ``FeedbackDue/again``.
  case feedbackReminder
  /// The text is the word of the ``TrustTier``.
  case trustTierUp
  /// Somebody likes a post, or several.
  case postUpvoted
  case postCommented, commentReplied, commentMentioned
  /// The host asks a player to take the round over, and what the player says.
  case roundHandover, handoverAccepted, handoverDeclined

  public var category: NotificationCategory {
    switch self {
    case .roundChatMessage: .chat
    case .userFollowed, .postUpvoted, .postCommented, .commentReplied, .commentMentioned: .social
    case .welcomeMessage, .tier2Reminder, .moderationNotice, .feedbackReminder, .trustTierUp:
      .system
    default: .rounds
    }
  }
}

@Wire public enum NotificationCategory: String, Hashable, Sendable, CaseIterable {
  case rounds, chat, social, system
}
