import Core
import Sync
import Wire

/// A row of TeePals that is synchronised.
public enum TeePalsEntity: SyncEntity {
  case profile(GolferProfile)
  /// The person's alone.
  case secret(PrivateGolferProfile)
  case settings(GolfSettings)
  /// In the scope of the round, with its seats and its chat.
  case round(Round)
  /// In the round's member list.
  case member(RoundMember)
  case seat(RoundSeat)
  /// In the person's own scope.
  case place(RoundPlace)
  case message(ChatMessage)
  case chat(ChatMetadata)
  case notification(GolfNotification)
  case follow(Follow)
  case block(Block)
  /// In a scope of its own that nobody is in.
  case report(Report)
  /// In a scope that nobody is in.
  case act(LimitedAct)
  /// In the scope of its author, as comments and likes are.
  case post(GolfPost)
  case comment(GolfComment)
  case like(GolfLike)
  /// In the scope of the answers about a round, which nobody is in.
  case feedbackRound(FeedbackRound)
  case feedback(RoundFeedback)
  /// In the person's own scope.
  case feedbackDue(FeedbackDue)
  case trust(GolferTrust)

  /// The kind words.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case profile = "golfProfile"
    case secret = "golfPrivate"
    case settings = "golfSettings"
    case round = "golfRound"
    case member = "golfMember"
    case seat = "golfSeat"
    case place = "golfPlace"
    case message = "golfMessage"
    case chat = "golfChat"
    case notification = "golfNotification"
    case follow = "golfFollow"
    case block = "golfBlock"
    case report = "golfReport"
    case act = "golfAct"
    case post = "golfPost"
    case comment = "golfComment"
    case like = "golfLike"
    case feedbackRound = "golfFeedbackRound"
    case feedback = "golfFeedback"
    case feedbackDue = "golfFeedbackDue"
    case trust = "golfTrust"

    public func key<Tag>(_ id: ID<Tag>) -> EntityKey { EntityKey(rawValue, id) }
  }

  public var key: EntityKey {
    switch self {
    case .profile(let profile): Kind.profile.key(profile.user)
    case .secret(let secret): Kind.secret.key(secret.user)
    case .settings(let settings): Kind.settings.key(settings.user)
    case .round(let round): Kind.round.key(round.id)
    case .member(let member): Kind.member.key(member.id)
    case .seat(let seat): Kind.seat.key(seat.id)
    case .place(let place): Kind.place.key(place.id)
    case .message(let message): Kind.message.key(message.id)
    case .chat(let chat): Kind.chat.key(chat.id)
    case .notification(let notification): Kind.notification.key(notification.id)
    case .follow(let follow): Kind.follow.key(follow.id)
    case .block(let block): Kind.block.key(block.id)
    case .report(let report): Kind.report.key(report.id)
    case .act(let act): Kind.act.key(act.id)
    case .post(let post): Kind.post.key(post.id)
    case .comment(let comment): Kind.comment.key(comment.id)
    case .like(let like): Kind.like.key(like.id)
    case .feedbackRound(let round): Kind.feedbackRound.key(round.id)
    case .feedback(let feedback): Kind.feedback.key(feedback.id)
    case .feedbackDue(let due): Kind.feedbackDue.key(due.id)
    case .trust(let trust): Kind.trust.key(trust.user)
    }
  }

  public var body: JSON {
    switch self {
    case .profile(let profile): profile.body
    case .secret(let secret): secret.body
    case .settings(let settings): settings.body
    case .round(let round): round.body
    case .member(let member): member.json
    case .seat(let seat): seat.json
    case .place(let place): place.body
    case .message(let message): message.body
    case .chat(let chat): chat.json
    case .notification(let notification): notification.body
    case .follow(let follow): follow.json
    case .block(let block): block.json
    case .report(let report): report.body
    case .act(let act): act.body
    case .post(let post): post.body
    case .comment(let comment): comment.body
    case .like(let like): like.json
    case .feedbackRound(let round): round.body
    case .feedback(let feedback): feedback.body
    case .feedbackDue(let due): due.json
    case .trust(let trust): trust.body
    }
  }

  /// What is not of the key it came under is nobody's: its id follows from its fields.
  public static func decode(
    _ key: EntityKey, _ body: WireCursor
  ) throws(WireError) -> TeePalsEntity? {
    guard let kind = Kind(rawValue: key.kind) else { return nil }
    let entity = try decode(kind, key, body)
    guard entity.key == key else { throw body.error(.expected("the fields of its id")) }
    return entity
  }

  private static func decode(
    _ kind: Kind, _ key: EntityKey, _ body: WireCursor
  ) throws(WireError) -> TeePalsEntity {
    switch kind {
    case .profile: .profile(try GolferProfile(user: key.id.retagged(), body))
    case .secret: .secret(try PrivateGolferProfile(user: key.id.retagged(), body))
    case .settings: .settings(try GolfSettings(user: key.id.retagged(), body))
    case .round: .round(try Round(id: key.id.retagged(), body))
    case .member: .member(try RoundMember(body))
    case .seat: .seat(try RoundSeat(body))
    case .place: .place(try RoundPlace(body))
    case .message: .message(try ChatMessage(id: key.id.retagged(), body))
    case .chat: .chat(try ChatMetadata(body))
    case .notification: .notification(try GolfNotification(id: key.id.retagged(), body))
    case .follow: .follow(try Follow(body))
    case .block: .block(try Block(body))
    case .report: .report(try Report(id: key.id.retagged(), body))
    case .act: .act(try LimitedAct(id: key.id.retagged(), body))
    case .post: .post(try GolfPost(id: key.id.retagged(), body))
    case .comment: .comment(try GolfComment(id: key.id.retagged(), body))
    case .like: .like(try GolfLike(body))
    case .feedbackRound: .feedbackRound(try FeedbackRound(id: key.id.retagged(), body))
    case .feedback: .feedback(try RoundFeedback(id: key.id.retagged(), body))
    case .feedbackDue: .feedbackDue(try FeedbackDue(body))
    case .trust: .trust(try GolferTrust(user: key.id.retagged(), body))
    }
  }
}
