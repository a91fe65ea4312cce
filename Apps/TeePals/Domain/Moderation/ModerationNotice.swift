import Core
import Sync

/// What a golfer is told of what moderators did about them (specification §13).
public enum ModerationNotice: Hashable, Sendable {
  /// Until a moderator lifts it they do nothing that others get to see.
  case suspended
  case lifted
  /// A report of something they wrote was upheld: what was wrong with it. Who said so is nobody's
  /// business.
  case takenAway(ReportReason)

  /// As it stands in a notification.
  public var text: String {
    switch self {
    case .suspended: "suspended"
    case .lifted: "lifted"
    case .takenAway(let reason): "takenAway " + reason.rawValue
    }
  }

  /// Reads ``text``; `nil` for anything else.
  public init?(_ text: String) {
    let words = text.split(separator: " ").map { word in String(word) }
    switch (words.first ?? "", words.count) {
    case ("suspended", 1): self = .suspended
    case ("lifted", 1): self = .lifted
    case ("takenAway", 2):
      guard let reason = ReportReason(rawValue: words[1]) else { return nil }
      self = .takenAway(reason)
    default: return nil
    }
  }
}

extension GolfDecision {
  /// Tells somebody, where there still is somebody to be told.
  public static func tell(
    _ notice: ModerationNotice, to user: UserID, now: Instant, in replica: TeePalsReplica
  ) -> [Change<TeePalsEntity>] {
    var decision = GolfDecision(moderators(about: user, notice.text, now), replica)
    decision.tell(notice, to: user)
    return decision.changes
  }

  mutating func tell(_ notice: ModerationNotice, to user: UserID) {
    guard replica.profile(of: user) != nil else { return }
    tell(user, .moderationNotice, text: notice.text)
  }

  static func moderators(about user: UserID, _ deed: String, _ now: Instant) -> DecideContext {
    .ofServer(["golfModeration", deed, String(now.milliseconds)], about: user, at: now)
  }
}
