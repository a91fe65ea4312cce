import Coding
import Core
import Wire

public typealias ChatMessageID = ID<ChatMessage>

/// A message of a round's chat, in the scope of the round. Its id is the nonce: sending it again is
/// nothing.
@Memberwise @Wire(identity: "id")
public struct ChatMessage: Hashable, Sendable {
  public let id: ChatMessageID
  public let round: RoundID
  /// A copy; of a line of the system, who it is about.
  public var sender: GolferCard
  public var content: ChatContent
  /// When the sender's device says it was written.
  @Field(as: "time") public let writtenAt: Instant
  /// When the server took it: the order of the chat. `nil` until it has.
  @Field(as: "time") public var receivedAt: Instant?
  /// It is like spam, and held back until a moderator has looked at it: it is in the scope of its
  /// sender, so that nobody else is sent it.
  @Field("held", absent: false) public let isHeld: Bool

  /// Whether it is a line that nobody has written.
  public var isOfSystem: Bool {
    if case .system = content { true } else { false }
  }
}

@Wire(casesOf: "content", tag: "kind") public enum ChatContent: Hashable, Sendable {
  /// 1 to ``GolfLimits/chatText`` Unicode scalars; may be empty with a photo.
  @Case(values: ["text"], forms: ["photo": "photo"], limit: GolfLimits.edited, absent: "")
  case text(String, photo: MediaDigest? = nil)
  @Case(values: ["notice"]) case system(ChatNotice)
  /// A moderator took the words away.
  case redacted
}

/// What the app says in a chat.
@Wire public enum ChatNotice: String, Hashable, Sendable, CaseIterable {
  case opened, joined, left, removed
  case timeChanged, courseChanged, timeAndCourseChanged
  case closed, reopened, canceled, completed
  /// Somebody else hosts now.
  case handedOver
}

/// How far somebody has read a chat, and whether it may call them (specification §3.8). In their
/// own scope.
@Memberwise @Wire public struct ChatMetadata: Hashable, Sendable {
  public let user: UserID
  public let round: RoundID
  /// Everything the server took until then was read.
  @Field(as: "time") public var lastReadAt: Instant?
  @Field("muted") public var isMuted = false

  public var id: ID<ChatMetadata> { RoundMember.id(of: user, in: round).retagged() }
}
