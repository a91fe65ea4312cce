import Core
import Store
import TeePalsDomain

/// Statements about which pictures of rounds have been made: by the sum of what they show, the name
/// of their file.
enum RoundCardRows {
  static let migration = Migration(
    "createCard",
    """
    CREATE TABLE golf_card (
      sum TEXT NOT NULL PRIMARY KEY CHECK (length(sum) = 64),
      round BLOB NOT NULL CHECK (length(round) = 16),
      picture TEXT NOT NULL CHECK (length(picture) = 64),
      created_at INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID
    """)

  /// Milliseconds for which one is kept; whoever asks later has it made again.
  private static let kept: Int64 = 30 * 86_400_000

  static func put(
    _ picture: MediaDigest, for sum: MediaDigest, of round: RoundID, at now: Instant,
    _ session: some Session
  ) throws(StoreFailure) {
    try session.run(
      """
      INSERT INTO golf_card (sum, round, picture, created_at)
      VALUES (\(sum.text), \(round), \(picture.text), \(now))
      ON CONFLICT (sum) DO UPDATE SET picture = excluded.picture, created_at = excluded.created_at
      """)
  }

  static func picture(
    of sum: MediaDigest, _ session: some Session
  ) throws(StoreFailure) -> MediaDigest? {
    let text: String? = try session.value("SELECT picture FROM golf_card WHERE sum = \(sum.text)")
    return text.flatMap { text in MediaDigest(text) }
  }

  /// Every file there is.
  static func pictures(_ session: some Session) throws(StoreFailure) -> Set<MediaDigest> {
    var pictures: Set<MediaDigest> = []
    for row in try session.rows("SELECT picture FROM golf_card") {
      let text: String = try row[0]
      if let digest = MediaDigest(text) { pictures.insert(digest) }
    }
    return pictures
  }

  /// Lets go of the old ones, and of those of rounds that nobody is to see them of any more.
  static func prune(at now: Instant, _ session: some Session) throws(StoreFailure) {
    try session.run(
      """
      DELETE FROM golf_card
      WHERE created_at < \(now.advanced(byMilliseconds: -kept))
        OR NOT EXISTS (SELECT 1 FROM golf_round
          WHERE golf_round.id = golf_card.round AND golf_round.visibility = 'public'
            AND golf_round.status <> 'canceled')
      """)
  }
}
