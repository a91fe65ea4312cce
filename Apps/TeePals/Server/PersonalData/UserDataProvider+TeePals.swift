import Core
import Server
import Store
import Sync
import TeePalsDomain
import Wire

extension UserDataProvider {
  /// TeePals' rows of a person.
  ///
  /// - Parameter now: When they go: rounds that they host are cancelled for the others then.
  public static func teePals(now: @escaping @Sendable () -> Instant) -> UserDataProvider {
    UserDataProvider(
      name: "TeePals",
      count: { user, session throws(StoreFailure) in
        try GolfExport.count(of: user, in: session)
      },
      entries: { user, session throws(StoreFailure) in
        try GolfExport.entries(of: user, in: session)
      },
      erase: { user, limit, session throws(StoreFailure) in
        try GolfErasure(user: user, now: now(), limit: limit).part(in: session)
      })
  }
}

private enum GolfExport {
  /// What lives in the person's own scope, by the name it has in the file.
  private static var kinds: [(kind: String, name: String)] {
    [
      (TeePalsEntity.Kind.profile.rawValue, "profile"),
      (TeePalsEntity.Kind.secret.rawValue, "private"),
      (TeePalsEntity.Kind.settings.rawValue, "settings"),
      (TeePalsEntity.Kind.place.rawValue, "rounds"),
      (TeePalsEntity.Kind.chat.rawValue, "chats"),
      (TeePalsEntity.Kind.follow.rawValue, "following"),
      (TeePalsEntity.Kind.block.rawValue, "blocked"),
      (TeePalsEntity.Kind.notification.rawValue, "notifications"),
      (TeePalsEntity.Kind.post.rawValue, "posts"),
      (TeePalsEntity.Kind.comment.rawValue, "comments"),
      (TeePalsEntity.Kind.like.rawValue, "likes"),
      (TeePalsEntity.Kind.feedbackDue.rawValue, "feedbackDue"),
      (TeePalsEntity.Kind.trust.rawValue, "trust"),
    ]
  }

  static func count(of user: UserID, in session: some Session) throws(StoreFailure) -> Int {
    let own = kinds.map { kind, _ in kind }
    var count = try FeedExport.count(of: user, kinds: own, in: session)
    let statements: [SQL] = [
      "SELECT count(*) FROM golf_round WHERE host = \(user)",
      "SELECT count(*) FROM golf_member WHERE user_id = \(user)",
      "SELECT count(*) FROM golf_message WHERE sender = \(user)",
      "SELECT count(*) FROM golf_feedback WHERE reviewer = \(user)",
    ]
    for statement in statements { count += try session.value(statement) ?? 0 }
    return count
  }

  static func entries(
    of user: UserID, in session: some Session
  ) throws(StoreFailure) -> [ExportEntry] {
    let own = try FeedExport.json(of: user, kinds: kinds, in: session)
    let document = JSON.object(
      own.members + [
        .init("hosted", try list(.round, "host = \(user) ORDER BY created_at, id", session)),
        .init(
          "memberships", try list(.member, "user_id = \(user) ORDER BY created_at, id", session)),
        .init("messages", try list(.message, "sender = \(user) ORDER BY written_at, id", session)),
        .init(
          "feedback", try list(.feedback, "reviewer = \(user) ORDER BY given_at, id", session)),
        .init("photos", try photos(of: user, session)),
        .init("counted", try acts(of: user, session)),
        .init("moderation", try StandingRows.json(of: user, session)),
      ])
    return [
      ExportEntry(
        "teepals/teepals.json",
        about: Sentence(
          "TeePals: profile and birth date, rounds and your part in them, messages, posts, "
            + "comments, likes, people you follow or have blocked, notifications, settings, "
            + "what you answered after rounds and what your level says of you, "
            + "activity counted toward limits in the last two days, what moderators decided "
            + "about you and what you said against it.",
          "TeePals: 프로필과 생년월일, 라운드와 참여 기록, 메시지, 게시물과 댓글과 좋아요, "
            + "팔로우하거나 차단한 사람, 알림, 설정, "
            + "라운드 뒤에 답한 내용과 신뢰 등급, "
            + "최근 이틀 동안 횟수 제한에 집계된 활동, 운영자의 결정과 제기한 이의."),
        document)
    ]
  }

  /// Which photos they sent: the names by which profile and messages call them.
  private static func photos(
    of user: UserID, _ session: some Session
  ) throws(StoreFailure) -> JSON {
    .array(
      try GolfPhotoRows.all(of: user, session).map { photo in
        .object([
          "digest": .string(photo.digest.text), "purpose": .word(photo.purpose),
          "octets": .int(photo.bytes), "createdAt": .instant(photo.createdAt),
        ])
      })
  }

  /// What limits count of them.
  private static func acts(
    of user: UserID, _ session: some Session
  ) throws(StoreFailure) -> JSON {
    .array(
      try ActRows.all(of: user, session).map { act in
        .object(["action": .word(act.action), "at": .instant(act.at)])
      })
  }

  private static func list(
    _ kind: TeePalsEntity.Kind, _ rest: SQL, _ session: some Session
  ) throws(StoreFailure) -> JSON {
    .array(
      try GolfRows.all(kind, rest, session).map { entity in
        .object([.init("id", .id(entity.key.id))] + entity.body.members)
      })
  }
}

extension JSON {
  fileprivate var members: [Member] { if case .object(let members) = self { members } else { [] } }
}
