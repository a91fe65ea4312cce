import Core
import Store
import TeePalsDomain

/// Who may see what (specification §6), as conditions of statements about `golf_round`.
enum VisibleRounds {
  /// Whether a person may see the round: a public one, a friend's, or one they have to do with. The
  /// host and the person have not blocked each other.
  static func isOpen(to reader: UserID) -> SQL {
    """
    (golf_round.host = \(reader) OR (\(isUnblocked(reader, "golf_round.host"))
      AND (golf_round.visibility = 'public' OR \(isOwn(reader))
        OR (golf_round.visibility = 'friends' AND \(areFriends(reader, "golf_round.host"))))))
    """
  }

  /// Whether the person has to do with the round, in whatever way, or had.
  private static func isOwn(_ reader: UserID) -> SQL {
    """
    EXISTS (SELECT 1 FROM golf_member
      WHERE golf_member.round = golf_round.id AND golf_member.user_id = \(reader))
    """
  }

  /// Whether neither of the person and the one that `column` names has blocked the other, and no
  /// moderator hides that one from everybody.
  static func isUnblocked(_ reader: UserID, _ column: SQL) -> SQL {
    """
    NOT EXISTS (SELECT 1 FROM golf_block AS own
      WHERE own.owner = \(reader) AND own.blocked = \(column))
    AND NOT EXISTS (SELECT 1 FROM golf_block AS other
      WHERE other.owner = \(column) AND other.blocked = \(reader))
    AND \(SanctionRows.isShown(column, to: reader))
    """
  }

  /// Whether the person and the one that `column` names follow each other.
  static func areFriends(_ reader: UserID, _ column: SQL) -> SQL {
    "(\(follows(reader, column)) AND \(isFollowed(reader, column)))"
  }

  /// Whether the person follows the one that `column` names.
  static func follows(_ reader: UserID, _ column: SQL) -> SQL {
    """
    EXISTS (SELECT 1 FROM golf_follow AS there
      WHERE there.follower = \(reader) AND there.followee = \(column))
    """
  }

  private static func isFollowed(_ reader: UserID, _ column: SQL) -> SQL {
    """
    EXISTS (SELECT 1 FROM golf_follow AS back
      WHERE back.follower = \(column) AND back.followee = \(reader))
    """
  }
}
