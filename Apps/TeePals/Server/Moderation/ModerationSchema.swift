import Store

/// Cases, what was decided about them, and what came of it for people.
enum ModerationSchema {
  // Suspensions of before have no end, and nobody knows any more what they were for.
  static let migration = Migration(
    "createSanctions",
    person, log, logOfGolfer, logOfModerator, logOfCase, logKept, logStays, note, noteKept,
    cases, caseOfTarget, caseQueue, caseOfGolfer, fillCases, sanction, sanctionActive,
    sanctionEnds, sanctionUntold, sanctionOfGolfer, appeal, appealOfCase,
    """
    INSERT INTO golf_moderation_person (number, golfer)
    SELECT row_number() OVER (ORDER BY since, user_id), user_id FROM golf_suspension
    """,
    """
    INSERT INTO golf_moderation_log (id, at, origin, deed, golfer, rule, same_person)
    SELECT golf_moderation_person.number, golf_suspension.since, 'server', 'suspend',
      golf_moderation_person.number, 'other', 0
    FROM golf_suspension JOIN golf_moderation_person
      ON golf_moderation_person.golfer = golf_suspension.user_id
    """,
    """
    INSERT INTO golf_sanction (entry, golfer, kind, rule, hides, since, told)
    SELECT golf_moderation_person.number, golf_suspension.user_id, 'suspension', 'other',
      'nothing', golf_suspension.since, golf_suspension.told
    FROM golf_suspension JOIN golf_moderation_person
      ON golf_moderation_person.golfer = golf_suspension.user_id
    """,
    "DROP TABLE golf_suspension")

  // The log names people by numbers, since nothing in it can be changed: when somebody's account is
  // deleted, the row here goes, and with it who the number was.
  private static let person: SQL = """
    CREATE TABLE golf_moderation_person (
      number INTEGER NOT NULL PRIMARY KEY,
      golfer BLOB NOT NULL UNIQUE CHECK (length(golfer) = 16)
    ) STRICT
    """

  private static let log: SQL = """
    CREATE TABLE golf_moderation_log (
      id INTEGER NOT NULL PRIMARY KEY,
      at INTEGER NOT NULL,
      origin TEXT NOT NULL CHECK (origin IN ('member', 'operator', 'server')),
      moderator INTEGER,
      deed TEXT NOT NULL CHECK (length(deed) BETWEEN 1 AND 32),
      golfer INTEGER,
      rule TEXT CHECK (length(rule) BETWEEN 1 AND 32),
      case_id BLOB CHECK (length(case_id) = 16),
      ends_at INTEGER,
      same_person INTEGER NOT NULL CHECK (same_person IN (0, 1))
    ) STRICT
    """
  private static let logOfGolfer: SQL = """
    CREATE INDEX golf_moderation_log_golfer ON golf_moderation_log (golfer, id)
    """
  private static let logOfModerator: SQL = """
    CREATE INDEX golf_moderation_log_moderator ON golf_moderation_log (moderator)
    """
  private static let logOfCase: SQL = """
    CREATE INDEX golf_moderation_log_case ON golf_moderation_log (case_id, id)
    """
  private static let logKept: SQL = """
    CREATE TRIGGER golf_moderation_log_kept BEFORE UPDATE ON golf_moderation_log
    BEGIN SELECT RAISE(ABORT, 'the moderation log only grows'); END
    """
  private static let logStays: SQL = """
    CREATE TRIGGER golf_moderation_log_stays BEFORE DELETE ON golf_moderation_log
    BEGIN SELECT RAISE(ABORT, 'the moderation log only grows'); END
    """

  /// What was said to somebody with an entry: it is theirs, and goes with them.
  private static let note: SQL = """
    CREATE TABLE golf_moderation_note (
      entry INTEGER NOT NULL PRIMARY KEY,
      golfer BLOB NOT NULL CHECK (length(golfer) = 16),
      note TEXT NOT NULL
    ) STRICT
    """
  private static let noteKept: SQL = """
    CREATE TRIGGER golf_moderation_note_kept BEFORE UPDATE ON golf_moderation_note
    BEGIN SELECT RAISE(ABORT, 'the moderation log only grows'); END
    """

  /// Everything that is reported of one thing. It has the id of the first report.
  private static let cases: SQL = """
    CREATE TABLE golf_case (
      id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
      target_kind TEXT NOT NULL CHECK (length(target_kind) BETWEEN 1 AND 32),
      target_id BLOB NOT NULL CHECK (length(target_id) = 16),
      golfer BLOB NOT NULL CHECK (length(golfer) = 16),
      state TEXT NOT NULL CHECK (state IN ('open', 'resolved', 'dismissed', 'appealed')),
      priority TEXT NOT NULL CHECK (priority IN ('high', 'medium')),
      first_at INTEGER NOT NULL,
      last_at INTEGER NOT NULL,
      opened_at INTEGER NOT NULL,
      decided_at INTEGER,
      revision INTEGER NOT NULL
    ) STRICT
    """
  private static let caseOfTarget: SQL = """
    CREATE UNIQUE INDEX golf_case_of_target ON golf_case (target_kind, target_id)
    """
  /// "high" comes before "medium".
  private static let caseQueue: SQL = """
    CREATE INDEX golf_case_queue ON golf_case (priority, opened_at, id)
      WHERE state IN ('open', 'appealed')
    """
  private static let caseOfGolfer: SQL = """
    CREATE INDEX golf_case_of_golfer ON golf_case (golfer)
    """
  private static let fillCases: SQL = """
    INSERT INTO golf_case (id, target_kind, target_id, golfer, state, priority, first_at, last_at,
      opened_at, revision)
    SELECT min(id), target_kind, target_id, min(reported),
      CASE WHEN sum(CASE WHEN status = 'pending' THEN 1 ELSE 0 END) > 0 THEN 'open'
        WHEN sum(CASE WHEN status = 'resolved' THEN 1 ELSE 0 END) > 0 THEN 'resolved'
        ELSE 'dismissed' END,
      CASE WHEN sum(CASE WHEN status = 'pending' AND priority = 'high' THEN 1 ELSE 0 END) > 0
        THEN 'high' ELSE 'medium' END,
      min(created_at), max(created_at),
      coalesce(min(CASE WHEN status = 'pending' THEN created_at END), min(created_at)), 0
    FROM golf_report GROUP BY target_kind, target_id
    """

  /// What is done about a golfer. `ends_at` says when it is to be over, `ended_at` when it was.
  private static let sanction: SQL = """
    CREATE TABLE golf_sanction (
      entry INTEGER NOT NULL PRIMARY KEY,
      golfer BLOB NOT NULL CHECK (length(golfer) = 16),
      kind TEXT NOT NULL
        CHECK (kind IN ('warning', 'coolingOff', 'suspension', 'ban', 'shadow')),
      rule TEXT NOT NULL CHECK (length(rule) BETWEEN 1 AND 32),
      hides TEXT NOT NULL CHECK (hides IN ('nothing', 'posts', 'all')),
      since INTEGER NOT NULL,
      ends_at INTEGER,
      ended_at INTEGER,
      told INTEGER NOT NULL CHECK (told IN (0, 1))
    ) STRICT
    """
  private static let sanctionActive: SQL = """
    CREATE INDEX golf_sanction_active ON golf_sanction (golfer) WHERE ended_at IS NULL
    """
  private static let sanctionEnds: SQL = """
    CREATE INDEX golf_sanction_ends ON golf_sanction (ends_at) WHERE ended_at IS NULL
    """
  private static let sanctionUntold: SQL = """
    CREATE INDEX golf_sanction_untold ON golf_sanction (entry) WHERE told = 0
    """
  private static let sanctionOfGolfer: SQL = """
    CREATE INDEX golf_sanction_of_golfer ON golf_sanction (golfer, since)
    """

  private static let appeal: SQL = """
    CREATE TABLE golf_appeal (
      entry INTEGER NOT NULL PRIMARY KEY,
      golfer BLOB NOT NULL CHECK (length(golfer) = 16),
      case_id BLOB NOT NULL CHECK (length(case_id) = 16),
      words TEXT NOT NULL,
      created_at INTEGER NOT NULL,
      decided_at INTEGER,
      granted INTEGER CHECK (granted IN (0, 1))
    ) STRICT
    """
  private static let appealOfCase: SQL = """
    CREATE INDEX golf_appeal_of_case ON golf_appeal (case_id)
    """
}
