import Core
import Store
import TeePalsDomain

/// What somebody was told and may still see, as a condition of statements about
/// `golf_notification`: whoever has left meanwhile, and whoever is blocked, is told no more.
enum VisibleNotifications {
  static func isOpen(to reader: UserID) -> SQL {
    let known: SQL = """
      (round IS NULL OR EXISTS (SELECT 1 FROM golf_round
        WHERE golf_round.id = golf_notification.round AND \(VisibleRounds.isOpen(to: reader))))
      """
    let met: SQL = """
      (actor IS NULL OR (\(VisibleRounds.isUnblocked(reader, "golf_notification.actor"))))
      """
    // A chat, a change of plan and a reminder are for those who play.
    let heard: SQL = """
      (kind NOT IN (\(NotificationKind.roundChatMessage.rawValue),
          \(NotificationKind.roundUpdated.rawValue), \(NotificationKind.roundReminder.rawValue))
        OR EXISTS (SELECT 1 FROM golf_seat WHERE golf_seat.round = golf_notification.round
          AND golf_seat.user_id = \(reader)))
      """
    // What is said of a post, to whoever may read it now, and what is said there still.
    let said: SQL = """
      ((post IS NULL OR EXISTS (SELECT 1 FROM golf_post
          WHERE golf_post.id = golf_notification.post AND \(VisiblePosts.isOpen(to: reader))))
        AND (comment IS NULL OR EXISTS (SELECT 1 FROM golf_comment
          WHERE golf_comment.id = golf_notification.comment
            AND json_extract(golf_comment.body, '$.held') IS NULL
            AND json_extract(golf_comment.body, '$.deleted') IS NULL)))
      """
    return "(\(known) AND \(met) AND \(heard) AND \(said))"
  }
}
