import Core
import Sync

/// What a golfer is told of what moderators did about them (specification §13).
public enum ModerationNotice: String, Hashable, Sendable, CaseIterable {
  /// Until a moderator lifts it they do nothing that others get to see.
  case suspended
  case lifted
  /// A report of something they wrote was upheld.
  case takenAway
}

extension GolfDecision {
  /// Tells somebody, where there still is somebody to be told.
  public static func tell(
    _ notice: ModerationNotice, to user: UserID, now: Instant, in replica: TeePalsReplica
  ) -> [Change<TeePalsEntity>] {
    var decision = GolfDecision(moderators(about: user, notice.rawValue, now), replica)
    decision.tell(notice, to: user)
    return decision.changes
  }

  mutating func tell(_ notice: ModerationNotice, to user: UserID) {
    guard replica.profile(of: user) != nil else { return }
    tell(user, .moderationNotice, text: notice.rawValue)
  }

  static func moderators(about user: UserID, _ deed: String, _ now: Instant) -> DecideContext {
    .ofServer(["golfModeration", deed, String(now.milliseconds)], about: user, at: now)
  }
}
