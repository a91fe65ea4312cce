import Core
import Store
import TeePalsDomain

/// Who does something of a moderator's.
public enum Moderator: Hashable, Sendable {
  /// Somebody with an account, in their browser.
  case member(UserID)
  /// At the command line: nobody with an account.
  case operating
  /// Limits and spam scores.
  case server

  var user: UserID? { if case .member(let user) = self { user } else { nil } }

  var origin: String {
    switch self {
    case .member: "member"
    case .operating: "operator"
    case .server: "server"
    }
  }
}

/// What stands in the log besides the words of ``ModerationDecision``.
enum ModerationDeed: String, Sendable {
  /// A text like spam, which others do not see, or do.
  case hold, flag
  /// What was reported is right, and nothing is taken away.
  case uphold
  case lift, end
  case appeal, grantAppeal, denyAppeal
  /// A date of birth was put right.
  case birthDate
}

/// Statements about the log. It only grows.
enum ModerationLogRows {
  /// What is noted.
  struct Note {
    let deed: String
    var golfer: UserID?
    var rule: ModerationRule?
    var caseID: ModerationCaseID?
    var until: Instant?
    var isSamePerson = false
    var note = ""

    init(_ decision: ModerationDecision) { deed = decision.word }
    init(_ deed: ModerationDeed) { self.deed = deed.rawValue }
  }

  /// Answers the number of the entry.
  @discardableResult
  static func add(
    _ note: Note, by moderator: Moderator, at now: Instant, _ session: some Session
  ) throws(StoreFailure) -> Int64 {
    let id: Int64 =
      try session.value("SELECT coalesce(max(id), 0) + 1 FROM golf_moderation_log") ?? 1
    let by = try number(of: moderator.user, session)
    let about = try number(of: note.golfer, session)
    try session.run(
      """
      INSERT INTO golf_moderation_log (id, at, origin, moderator, deed, golfer, rule, case_id,
        ends_at, same_person)
      VALUES (\(id), \(now), \(moderator.origin), \(by), \(note.deed), \(about),
        \(note.rule?.rawValue), \(note.caseID), \(note.until), \(note.isSamePerson))
      """)
    if let golfer = note.golfer, !note.note.isEmpty {
      try session.run(
        """
        INSERT INTO golf_moderation_note (entry, golfer, note)
        VALUES (\(id), \(golfer), \(note.note))
        """)
    }
    return id
  }

  /// What the log calls somebody. No number is given twice, also not once its person is gone.
  private static func number(
    of user: UserID?, _ session: some Session
  ) throws(StoreFailure) -> Int64? {
    guard let user else { return nil }
    let known: Int64? = try session.value(
      "SELECT number FROM golf_moderation_person WHERE golfer = \(user)")
    if let known { return known }
    let next: Int64 =
      try session.value(
        """
        SELECT coalesce(max(number), 0) + 1 FROM (
          SELECT max(number) AS number FROM golf_moderation_person
          UNION ALL SELECT max(moderator) FROM golf_moderation_log
          UNION ALL SELECT max(golfer) FROM golf_moderation_log) AS numbers
        """) ?? 1
    try session.run(
      "INSERT INTO golf_moderation_person (number, golfer) VALUES (\(next), \(user))")
    return next
  }

  /// `rest` is about `entry`, the log with people as they are called elsewhere.
  static func all(_ rest: SQL, _ session: some Session) throws(StoreFailure) -> [ModerationEntry] {
    try session.rows(
      """
      SELECT * FROM (
        SELECT golf_moderation_log.id AS id, golf_moderation_log.at AS at,
          golf_moderation_log.origin AS origin, acting.golfer AS moderator,
          golf_moderation_log.deed AS deed, concerned.golfer AS golfer,
          golf_moderation_log.rule AS rule, golf_moderation_log.case_id AS case_id,
          golf_moderation_log.ends_at AS ends_at,
          golf_moderation_log.same_person AS same_person,
          coalesce(golf_moderation_note.note, '') AS note
        FROM golf_moderation_log
        LEFT JOIN golf_moderation_person AS acting
          ON acting.number = golf_moderation_log.moderator
        LEFT JOIN golf_moderation_person AS concerned
          ON concerned.number = golf_moderation_log.golfer
        LEFT JOIN golf_moderation_note ON golf_moderation_note.entry = golf_moderation_log.id
      ) AS entry WHERE \(rest)
      """
    ) { row throws(StoreFailure) in
      ModerationEntry(
        id: try row["id"], at: try row["at"], origin: try row["origin"],
        moderator: try row["moderator"], deed: try row["deed"], golfer: try row["golfer"],
        rule: try row.optionalWord("rule"), caseID: try row["case_id"], until: try row["ends_at"],
        isSamePerson: try row["same_person"], note: try row["note"])
    }
  }

  /// Entries with what profiles call those who are in them.
  static func named(
    _ entries: [ModerationEntry], _ session: some Session
  ) throws(StoreFailure) -> [ModerationEntry] {
    var people: [UserID] = []
    for entry in entries { people += [entry.moderator, entry.golfer].compactMap { user in user } }
    let names = try names(of: people, session)
    return entries.map { entry in
      var entry = entry
      entry.moderatorName = entry.moderator.flatMap { user in names[user] } ?? ""
      entry.golferName = entry.golfer.flatMap { user in names[user] } ?? ""
      return entry
    }
  }

  static func names(
    of people: [UserID], _ session: some Session
  ) throws(StoreFailure) -> [UserID: String] {
    var names: [UserID: String] = [:]
    for profile in try ProfileRows.all("id IN \(list: Array(Set(people)))", session) {
      names[profile.user] = profile.displayName
    }
    return names
  }

  /// Entries with a word in deed, rule or note, or about or by whom a word of a name or an id is,
  /// the newest first.
  static func search(
    _ text: String, before last: Int64?, for reader: UserID? = nil, limit: Int,
    _ session: some Session
  ) throws(StoreFailure) -> [ModerationEntry] {
    let before: SQL = last.map { last -> SQL in "entry.id < \(last)" } ?? "1 = 1"
    var found: SQL = "1 = 1"
    if !text.isEmpty {
      let low = text.lowercased()
      var conditions: [SQL] = [
        "lower(entry.deed) = \(low)", "lower(coalesce(entry.rule, '')) = \(low)",
        "instr(lower(entry.note), \(low)) > 0",
        """
        EXISTS (SELECT 1 FROM golf_name WHERE golf_name.word = \(low)
          AND golf_name.user_id IN (entry.golfer, entry.moderator))
        """,
      ]
      if let user = UserID(text) {
        conditions.append("entry.golfer = \(user) OR entry.moderator = \(user)")
        conditions.append("entry.case_id = \(user)")
      }
      found = .joined(conditions, by: " OR ")
    }
    return try all(
      """
      \(before) AND \(isShown(to: reader)) AND (\(found)) ORDER BY entry.id DESC LIMIT \(limit)
      """, session)
  }

  /// Whether an entry is not about whoever looks.
  static func isShown(to reader: UserID?) -> SQL {
    guard let reader else { return "1 = 1" }
    return "(entry.golfer IS NULL OR entry.golfer <> \(reader))"
  }
}
