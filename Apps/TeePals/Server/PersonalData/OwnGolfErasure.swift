import Core
import Store

/// What is a golfer's alone simply goes.
enum OwnGolfErasure {
  /// Removes about `limit` rows. Answers whether nothing is left.
  static func part(
    of user: UserID, limit: Int, in session: some Session
  ) throws(StoreFailure) -> Bool {
    if try FollowRows.erase(user, limit: limit, session) { return false }
    for statement in statements(user, limit) where try session.run(statement) > 0 { return false }
    return try ActRows.erase(user, limit: limit, session)
  }

  private static func statements(_ user: UserID, _ limit: Int) -> [SQL] {
    [
      part("golf_notification", "recipient = \(user)", limit),
      part("golf_chat", "user_id = \(user)", limit),
      part("golf_place", "user_id = \(user)", limit),
      part("golf_block", "owner = \(user)", limit),
      part("golf_feedback_due", "user_id = \(user)", limit),
      "DELETE FROM golf_trust WHERE id = \(user)",
      "DELETE FROM golf_trust_due WHERE user_id = \(user)",
      "DELETE FROM golf_followed_card WHERE golfer = \(user)",
      """
      DELETE FROM golf_mention
      WHERE scope_kind = 'user' AND scope_id = \(user) AND named IN (
        SELECT named FROM golf_mention
        WHERE scope_kind = 'user' AND scope_id = \(user) LIMIT \(limit))
      """,
      // What was held back is in nobody's scope but theirs.
      part("golf_message", "sender = \(user)", limit),
      "DELETE FROM golf_violation WHERE user_id = \(user)",
      "DELETE FROM golf_sanction WHERE golfer = \(user)",
      "DELETE FROM golf_appeal WHERE golfer = \(user)",
      "DELETE FROM golf_case WHERE golfer = \(user)",
      "DELETE FROM golf_moderation_note WHERE golfer = \(user)",
      "DELETE FROM golf_moderation_person WHERE golfer = \(user)",
      "DELETE FROM golf_digest WHERE user_id = \(user)",
      "DELETE FROM golf_clock WHERE subject = \(user)",
      "DELETE FROM golf_photo WHERE owner = \(user)",
      "DELETE FROM golf_calendar_link WHERE owner = \(user)",
      "DELETE FROM golf_call WHERE recipient = \(user)",
      "DELETE FROM golf_follower_count WHERE user_id = \(user)",
      "DELETE FROM golf_author_stats WHERE author = \(user)",
      "DELETE FROM golf_settings WHERE id = \(user)",
      "DELETE FROM golf_private WHERE id = \(user)",
      "DELETE FROM golf_profile WHERE id = \(user)",
    ]
  }

  private static func part(_ table: SQL, _ condition: SQL, _ limit: Int) -> SQL {
    """
    DELETE FROM \(table) WHERE id IN (
      SELECT id FROM \(table) WHERE \(condition) LIMIT \(limit))
    """
  }
}
