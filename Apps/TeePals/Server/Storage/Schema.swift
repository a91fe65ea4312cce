import Store

/// TeePals' tables. Each row is one entity: what is searched for has columns, and `body` is all of
/// it as it travels.
enum Schema {
  static let migrations = MigrationGroup(
    "golf",
    [
      Migration("createProfile", profile, profileReminder, secret, settings),
      Migration("createGraph", follow, followBack, followTimes, block, blockBack),
      Migration(
        "createRound", round, roundSearch, soonestRounds, roundsForFriends,
        roundsOfHost, roundClock),
      Migration(
        "createMembership", member, membersOfUser, memberRequests, memberInvitations, seat,
        seatsOfUser, place, placesOfRound),
      Migration(
        "createChat", message, messageOrder, messageTimes, messagePhotos, chat, chatsOfRound),
      Migration(
        "createNotification", notification, notificationOrder, notificationsOfRound,
        notificationAge),
      Migration("createMention", mention, clock),
      CourseRows.migration,
      GolfPhotoRows.migration,
      CalendarLinkRows.migration,
      GolfPushRows.migration,
      Migration(
        "createModeration", report, reportQueue, reportsOfTarget, reportsOfReporter,
        reportsOfReported, violation, violationTimes, suspension, site),
      DigestRows.migration,
      waitlist,
      ActRows.migration,
      GolfPhotoRows.faces,
      Migration("addInstanceRules", SiteRows.youngest, SiteRows.requestCutOff),
      Migration("addRestingLists", memberWaiting, suspensionTold),
      NameRows.migration,
      Migration("addSkillReminder", profileSkill, profileSkillOfBefore, skillReminder),
      FollowerCountRows.migration,
      PostRows.migration,
      reportsOfPosts,
      FeedbackRows.migration,
      RoundCardRows.migration,
      PostStatRows.migration,
      PostIndexRows.migration,
      GolfPhotoRows.posts,
      LikeRows.migration,
      ModerationSchema.migration,
      ToldLikeRows.migration,
      PostRows.voices,
      VisibilityRows.migration,
      PostStatRows.shownComments,
      FollowedCardRows.migration,
    ])

  private static let profile: SQL = """
    CREATE TABLE golf_profile (
      id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
      revision INTEGER NOT NULL CHECK (revision > 0),
      photo TEXT CHECK (length(photo) = 64),
      created_at INTEGER NOT NULL,
      body TEXT NOT NULL
    ) STRICT
    """

  private static let profileReminder: SQL = """
    CREATE INDEX golf_profile_without_photo ON golf_profile (created_at) WHERE photo IS NULL
    """

  // A column, as the photo is: an index may not look into the body.
  private static let profileSkill: SQL = "ALTER TABLE golf_profile ADD COLUMN skill TEXT"
  private static let profileSkillOfBefore: SQL = """
    UPDATE golf_profile SET skill = json_extract(body, '$.skill')
    """
  private static let skillReminder: SQL = """
    CREATE INDEX golf_profile_without_skill ON golf_profile (created_at) WHERE skill IS NULL
    """

  /// The birth date: read for its owner, and for the age in whole years that others are told.
  private static let secret: SQL = """
    CREATE TABLE golf_private (
      id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
      revision INTEGER NOT NULL CHECK (revision > 0),
      body TEXT NOT NULL
    ) STRICT
    """

  private static let settings: SQL = """
    CREATE TABLE golf_settings (
      id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
      revision INTEGER NOT NULL CHECK (revision > 0),
      body TEXT NOT NULL
    ) STRICT
    """

  /// Whom this person's scope, round's scope or member list names besides the person it belongs to.
  /// By it somebody is found in what others hold, also in what was changed or removed since.
  private static let mention: SQL = """
    CREATE TABLE golf_mention (
      named BLOB NOT NULL CHECK (length(named) = 16),
      scope_kind TEXT NOT NULL CHECK (scope_kind IN ('user', 'round', 'desk')),
      scope_id BLOB NOT NULL CHECK (length(scope_id) = 16),
      PRIMARY KEY (named, scope_kind, scope_id)
    ) STRICT, WITHOUT ROWID
    """

  /// Until when the server has looked after a round, and whether after a profile.
  private static let clock: SQL = """
    CREATE TABLE golf_clock (
      subject BLOB NOT NULL PRIMARY KEY CHECK (length(subject) = 16),
      clocked_at INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID
    """
}
