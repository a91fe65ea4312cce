import Calendar
import Core
import Store
import SuperFriendDomain

enum FriendRows {
  /// Whether somebody is reminded of each.
  static let reminding = Migration(
    "addReminding",
    "ALTER TABLE friend ADD COLUMN reminds INTEGER CHECK (reminds IN (0, 1))")

  static func load(
    _ condition: SQL, _ owner: UserID, _ session: some Session
  ) throws(StoreFailure) -> [FriendsEntity] {
    try session.rows(
      """
      SELECT id, contact, period, custom_days, created_at, created_on, created_zone, paused_until,
        snoozed_until, archived_at, preferred_channel, pinned, name_cache, revival_cause,
        revival_at, reminds
      FROM friend WHERE owner = \(owner) AND \(condition)
      """
    ) { row throws(StoreFailure) in .friend(try friend(row)) }
  }

  private static func friend(_ row: Row) throws(StoreFailure) -> Friend {
    var friend = Friend(
      id: try row["id"], contact: try row["contact"],
      period: try row.period("period", days: "custom_days"), createdAt: try row["created_at"],
      createdOn: try row.date("created_on"), createdZone: try row["created_zone"],
      nameCache: try row["name_cache"])
    friend.pausedUntil = try row.optionalDate("paused_until")
    friend.snoozedUntil = try row.optionalDate("snoozed_until")
    friend.archivedAt = try row["archived_at"]
    friend.preferredChannel = try row.optionalWord("preferred_channel")
    friend.isPinned = try row["pinned"]
    if let cause: Revival.Cause = try row.optionalWord("revival_cause") {
      friend.revival = Revival(cause: cause, at: try row["revival_at"])
    }
    friend.reminds = try row["reminds"]
    return friend
  }

  static func put(
    _ friend: Friend, _ owner: UserID, _ revision: Int64, _ session: some Session
  ) throws(StoreFailure) {
    try session.run(
      """
      INSERT INTO friend (owner, id, revision, contact, period, custom_days, created_at,
        created_on, created_zone, paused_until, snoozed_until, archived_at, preferred_channel,
        pinned, name_cache, revival_cause, revival_at, reminds)
      VALUES (\(owner), \(friend.id), \(revision), \(friend.contact), \(friend.period.key),
        \(friend.period.customDays), \(friend.createdAt), \(friend.createdOn.description),
        \(friend.createdZone), \(friend.pausedUntil?.description),
        \(friend.snoozedUntil?.description), \(friend.archivedAt),
        \(friend.preferredChannel?.rawValue), \(friend.isPinned), \(friend.nameCache),
        \(friend.revival?.cause.rawValue), \(friend.revival?.at), \(friend.reminds))
      ON CONFLICT (owner, id) DO UPDATE SET revision = excluded.revision,
        contact = excluded.contact, period = excluded.period,
        custom_days = excluded.custom_days, created_at = excluded.created_at,
        created_on = excluded.created_on, created_zone = excluded.created_zone,
        paused_until = excluded.paused_until, snoozed_until = excluded.snoozed_until,
        archived_at = excluded.archived_at, preferred_channel = excluded.preferred_channel,
        pinned = excluded.pinned, name_cache = excluded.name_cache,
        revival_cause = excluded.revival_cause, revival_at = excluded.revival_at,
        reminds = excluded.reminds
      """)
  }
}
