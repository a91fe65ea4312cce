import Coding
import Core
import Store
import TeePalsDomain

/// Where a page of golfers found by name ended. To the client it is a word without a meaning.
@Memberwise struct NameCursor: Hashable, Sendable {
  let word: String
  let user: UserID

  init?(_ text: String) {
    let parts = text.split(separator: ".", maxSplits: 1).map(String.init)
    guard parts.count == 2, let user = UserID(parts[0]) else { return nil }
    self.init(word: parts[1], user: user)
  }

  var text: String { "\(user).\(word)" }
}

struct NamePage: Hashable, Sendable {
  var golfers: [ListedGolfer] = []
  var next: NameCursor?
}

/// The words of golfers' first names: by them people find each other. A last name is nobody else's
/// to know, so that nobody is found by it; a Korean name is found as it is shown.
enum NameRows {
  static let page = 30
  /// Rows that are looked at for a page, where the other words have to match too.
  private static let looked = 10 * page

  // Profiles of before have their name as it is; the next change of one folds it.
  static let migration = Migration(
    "addNames",
    """
    CREATE TABLE golf_name (
      word TEXT NOT NULL CHECK (length(word) > 0),
      user_id BLOB NOT NULL REFERENCES golf_profile (id) ON DELETE CASCADE,
      PRIMARY KEY (word, user_id)
    ) STRICT, WITHOUT ROWID
    """,
    "CREATE INDEX golf_name_of_user ON golf_name (user_id)",
    """
    INSERT INTO golf_name (word, user_id)
    SELECT lower(trim(json_extract(body, '$.firstName'))), id FROM golf_profile
    WHERE trim(coalesce(json_extract(body, '$.firstName'), '')) <> ''
    """)

  static func put(_ profile: GolferProfile, _ session: some Session) throws(StoreFailure) {
    var names = NameQuery.words(of: profile.firstName)
    if isHangul(profile.displayName) { names += NameQuery.words(of: profile.displayName) }
    let known: [String] = try session.rows(
      "SELECT word FROM golf_name WHERE user_id = \(profile.user)"
    ) { row throws(StoreFailure) in try row[0] }
    // Most changes of a profile leave the name as it is.
    guard Set(names) != Set(known.map { word in Array(word.utf8) }) else { return }
    try session.run("DELETE FROM golf_name WHERE user_id = \(profile.user)")
    for name in names {
      try session.run(
        """
        INSERT INTO golf_name (word, user_id)
        VALUES (\(String(decoding: name, as: UTF8.self)), \(profile.user))
        ON CONFLICT (word, user_id) DO NOTHING
        """)
    }
  }

  /// Golfers by what others read as their name, in the order of the word that is found. Neither
  /// they nor the reader has blocked the other.
  static func find(
    _ query: NameQuery, for reader: UserID, after cursor: NameCursor?, _ session: some Session
  ) throws(StoreFailure) -> NamePage {
    guard let longest = query.longest else { return NamePage() }
    let low = String(decoding: longest, as: UTF8.self)
    let high = low + "\u{10FFFF}"
    let after: SQL =
      cursor.map { cursor in "WHERE (word, person) > (\(cursor.word), \(cursor.user))" } ?? ""
    let most = query.hasOneWord ? page : looked
    let rows = try session.rows(
      """
      SELECT person, word,
        CASE WHEN \(VisibleRounds.areFriends(reader, "named.person")) THEN 1 ELSE 0 END,
        CASE WHEN \(VisibleRounds.follows(reader, "named.person")) THEN 1 ELSE 0 END
      FROM (SELECT golf_name.user_id AS person, min(golf_name.word) AS word FROM golf_name
        WHERE golf_name.word >= \(low) AND golf_name.word < \(high)
          AND \(VisibleRounds.isUnblocked(reader, "golf_name.user_id"))
        GROUP BY golf_name.user_id) AS named
      \(after)
      ORDER BY word, person LIMIT \(most + 1)
      """)
    return try read(rows, query, most: most, session)
  }

  private static func read(
    _ rows: [Row], _ query: NameQuery, most: Int, _ session: some Session
  ) throws(StoreFailure) -> NamePage {
    let ids = try rows.map { row throws(StoreFailure) -> UserID in try row[0] }
    var cards: [UserID: GolferCard] = [:]
    for profile in try ProfileRows.all("id IN \(list: ids)", session) {
      cards[profile.user] = profile.card
    }
    var result = NamePage()
    for (index, row) in rows.prefix(most).enumerated() {
      let user: UserID = try row[0]
      let friend: Int = try row[2]
      let followed: Int = try row[3]
      if let card = cards[user], query.matches(card.name) {
        result.golfers.append(
          ListedGolfer(card: card, isFriend: friend == 1, isFollowed: followed == 1))
      }
      guard result.golfers.count == page || index == most - 1 else { continue }
      if index + 1 < rows.count { result.next = NameCursor(word: try row[1], user: user) }
      break
    }
    return result
  }
}
