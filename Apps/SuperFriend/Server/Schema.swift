import Store

/// SuperFriend's tables. Every row belongs to one person; ids are theirs alone, so a foreign id
/// meets nothing.
enum Schema {
  static let migrations = MigrationGroup(
    "friends",
    [
      Migration("createContact", contact),
      Migration("createFriend", friend),
      Migration(
        "createConnection", connection, connectionSource, connectionFriend, connectionFriendIndex),
      Migration("createSettings", settings),
      Migration(
        "keepContactsByBook", "ALTER TABLE contact RENAME TO old_contact", contactOfBook,
        fillContact, "DROP TABLE old_contact"),
      SettingsRows.reminders, ReminderRows.migration,
      FriendsLinkRows.migration, FriendChangeRows.migration, FriendRows.reminding,
    ])

  private static let contact: SQL = """
    CREATE TABLE contact (
      owner BLOB NOT NULL CHECK (length(owner) = 16),
      id BLOB NOT NULL CHECK (length(id) = 16),
      revision INTEGER NOT NULL CHECK (revision > 0),
      uid TEXT NOT NULL,
      source TEXT NOT NULL CHECK (source IN ('manual', 'vcf')),
      card TEXT NOT NULL,
      original TEXT,
      photo_removed INTEGER NOT NULL CHECK (photo_removed IN (0, 1)),
      PRIMARY KEY (owner, id),
      UNIQUE (owner, uid),
      CHECK (original IS NOT NULL OR photo_removed = 0)
    ) STRICT
    """

  // No foreign key to contact: a friend whose contact is gone stays, with the cached name.
  private static let friend: SQL = """
    CREATE TABLE friend (
      owner BLOB NOT NULL CHECK (length(owner) = 16),
      id BLOB NOT NULL CHECK (length(id) = 16),
      revision INTEGER NOT NULL CHECK (revision > 0),
      contact BLOB NOT NULL CHECK (length(contact) = 16),
      period TEXT NOT NULL CHECK (period IN ('weekly', 'everyTwoWeeks', 'monthly',
        'everyTwoMonths', 'everyThreeMonths', 'everySixMonths', 'annually', 'custom')),
      custom_days INTEGER CHECK (custom_days BETWEEN 1 AND 3650),
      created_at INTEGER NOT NULL,
      created_on TEXT NOT NULL CHECK (length(created_on) = 10),
      created_zone TEXT NOT NULL,
      paused_until TEXT CHECK (length(paused_until) = 10),
      snoozed_until TEXT CHECK (length(snoozed_until) = 10),
      archived_at INTEGER,
      preferred_channel TEXT CHECK (preferred_channel IN ('message', 'call', 'meetUp')),
      pinned INTEGER NOT NULL CHECK (pinned IN (0, 1)),
      name_cache TEXT NOT NULL,
      revival_cause TEXT CHECK (revival_cause IN ('recordedElsewhere', 'unseenHistory')),
      revival_at INTEGER,
      PRIMARY KEY (owner, id),
      UNIQUE (owner, contact),
      CHECK ((period = 'custom') = (custom_days IS NOT NULL)),
      CHECK ((revival_cause IS NULL) = (revival_at IS NULL))
    ) STRICT
    """

  private static let connection: SQL = """
    CREATE TABLE connection (
      owner BLOB NOT NULL CHECK (length(owner) = 16),
      id BLOB NOT NULL CHECK (length(id) = 16),
      revision INTEGER NOT NULL CHECK (revision > 0),
      type TEXT NOT NULL CHECK (type IN ('message', 'call', 'meetUp', 'email', 'videoCall',
        'letter', 'other')),
      occurred_on TEXT NOT NULL CHECK (length(occurred_on) = 10 AND occurred_on >= '1900-01-01'),
      took_place_at INTEGER NOT NULL,
      zone TEXT NOT NULL,
      zone_offset INTEGER NOT NULL CHECK (zone_offset BETWEEN -86399 AND 86399),
      is_initial INTEGER NOT NULL CHECK (is_initial IN (0, 1)),
      note TEXT NOT NULL CHECK (length(note) <= 2000),
      origin TEXT NOT NULL CHECK (origin IN ('manual', 'swipe', 'messageButton', 'callButton',
        'import', 'calendar', 'golf', 'run', 'match', 'block')),
      source_app TEXT,
      source_object TEXT,
      created_at INTEGER NOT NULL,
      PRIMARY KEY (owner, id),
      CHECK ((source_app IS NULL) = (source_object IS NULL)),
      CHECK ((origin IN ('manual', 'swipe', 'messageButton', 'callButton'))
        = (source_app IS NULL))
    ) STRICT
    """

  /// What was made from something else is made once.
  private static let connectionSource: SQL = """
    CREATE UNIQUE INDEX connection_source
      ON connection (owner, origin, source_app, source_object) WHERE source_app IS NOT NULL
    """

  private static let connectionFriend: SQL = """
    CREATE TABLE connection_friend (
      owner BLOB NOT NULL,
      connection BLOB NOT NULL,
      friend BLOB NOT NULL,
      PRIMARY KEY (owner, connection, friend),
      FOREIGN KEY (owner, connection) REFERENCES connection (owner, id),
      FOREIGN KEY (owner, friend) REFERENCES friend (owner, id)
    ) STRICT, WITHOUT ROWID
    """

  private static let connectionFriendIndex: SQL = """
    CREATE INDEX connection_friend_friend ON connection_friend (owner, friend, connection)
    """

  private static let settings: SQL = """
    CREATE TABLE friends_settings (
      owner BLOB NOT NULL PRIMARY KEY CHECK (length(owner) = 16),
      revision INTEGER NOT NULL CHECK (revision > 0),
      default_period TEXT NOT NULL CHECK (default_period IN ('weekly', 'everyTwoWeeks',
        'monthly', 'everyTwoMonths', 'everyThreeMonths', 'everySixMonths', 'annually',
        'custom')),
      default_days INTEGER CHECK (default_days BETWEEN 1 AND 3650),
      wording TEXT NOT NULL CHECK (wording IN ('compact', 'full')),
      shows_bands INTEGER NOT NULL CHECK (shows_bands IN (0, 1)),
      shows_sections INTEGER NOT NULL CHECK (shows_sections IN (0, 1)),
      swipe_type TEXT NOT NULL CHECK (swipe_type IN ('message', 'call', 'meetUp', 'email',
        'videoCall', 'letter', 'other')),
      records_at_once INTEGER NOT NULL CHECK (records_at_once IN (0, 1)),
      offers_more_kinds INTEGER NOT NULL CHECK (offers_more_kinds IN (0, 1)),
      name_order TEXT NOT NULL CHECK (name_order IN ('givenFirst', 'familyFirst')),
      name_display TEXT NOT NULL CHECK (name_display IN ('firstLast', 'lastFirst')),
      start_of_day INTEGER NOT NULL CHECK (start_of_day BETWEEN 0 AND 6),
      country TEXT CHECK (length(country) = 2),
      CHECK ((default_period = 'custom') = (default_days IS NOT NULL))
    ) STRICT
    """
}
