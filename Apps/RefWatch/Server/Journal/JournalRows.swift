import Core
import RefWatchDomain
import Store
import Wire

enum JournalRows {
  /// `condition` is about `journal_entry`.
  static func load(
    _ condition: SQL, _ owner: UserID, _ session: some Session
  ) throws(StoreFailure) -> [JournalEntry] {
    try session.rows(
      """
      SELECT id, match, created_at, updated_at, rating, mood, overall, went_well, to_improve, notes
      FROM journal_entry WHERE owner = \(owner) AND \(condition) ORDER BY id
      """
    ) { row throws(StoreFailure) in try entry(row) }
  }

  private static func entry(_ row: Row) throws(StoreFailure) -> JournalEntry {
    var entry = JournalEntry(
      id: try row["id"], match: try row["match"], createdAt: try row["created_at"])
    entry.updatedAt = try row["updated_at"]
    entry.rating = try row["rating"]
    let mood: String? = try row["mood"]
    if mood != nil { entry.mood = try row.word("mood") }
    entry.overall = try row["overall"]
    entry.wentWell = try row["went_well"]
    entry.toImprove = try row["to_improve"]
    entry.notes = try row.decodedList("notes")
    return entry
  }

  static func put(
    _ entry: JournalEntry, _ owner: UserID, _ revision: Int64, _ session: some Session
  ) throws(StoreFailure) {
    try session.run(
      """
      INSERT INTO journal_entry (owner, id, revision, match, created_at, updated_at, rating, mood,
        overall, went_well, to_improve, notes)
      VALUES (\(owner), \(entry.id), \(revision), \(entry.match), \(entry.createdAt),
        \(entry.updatedAt), \(entry.rating), \(entry.mood?.rawValue), \(entry.overall),
        \(entry.wentWell), \(entry.toImprove), \(JSON.array(of: entry.notes).text))
      ON CONFLICT (owner, id) DO UPDATE SET revision = excluded.revision, match = excluded.match,
        created_at = excluded.created_at, updated_at = excluded.updated_at,
        rating = excluded.rating, mood = excluded.mood, overall = excluded.overall,
        went_well = excluded.went_well, to_improve = excluded.to_improve, notes = excluded.notes
      """)
  }
}
