import Core
import Store
import TeePalsDomain

/// How long a photo that nobody uses is kept.
enum GolfPhotoLimits {
  /// Milliseconds in which a photo that was sent is to be named by a profile or a message: a device
  /// may go offline between the two.
  static let grace: Int64 = 7 * 86_400_000
}

/// What a photo is sent for.
enum PhotoPurpose: String, Hashable, Sendable {
  /// Two squares.
  case profile
  /// All of it.
  case chat, post
}

/// A photo that somebody sent, in the folder of files.
struct GolfPhoto: Hashable, Sendable {
  let digest: MediaDigest
  /// The same, smaller; only of a profile.
  var small: MediaDigest?
  let purpose: PhotoPurpose
  /// All together.
  let bytes: Int
  let createdAt: Instant
}

/// Statements about whose photos there are. Which are in use, profiles and messages say.
enum GolfPhotoRows {
  static let migration = Migration(
    "createPhoto",
    """
    CREATE TABLE golf_photo (
      owner BLOB NOT NULL CHECK (length(owner) = 16),
      digest TEXT NOT NULL CHECK (length(digest) = 64),
      small TEXT CHECK (length(small) = 64),
      purpose TEXT NOT NULL CHECK (purpose IN ('profile', 'chat')),
      octets INTEGER NOT NULL CHECK (octets > 0),
      created_at INTEGER NOT NULL,
      PRIMARY KEY (owner, digest)
    ) STRICT, WITHOUT ROWID
    """,
    "CREATE INDEX golf_photo_of_digest ON golf_photo (digest)",
    "CREATE INDEX golf_photo_age ON golf_photo (created_at)")

  /// The same photo sent again is as young as the last time.
  static func add(
    _ photo: GolfPhoto, of owner: UserID, _ session: some Session
  ) throws(StoreFailure) {
    try session.run(
      """
      INSERT INTO golf_photo (owner, digest, small, purpose, octets, created_at)
      VALUES (\(owner), \(photo.digest.text), \(photo.small?.text), \(photo.purpose.rawValue),
        \(photo.bytes), \(photo.createdAt))
      ON CONFLICT (owner, digest) DO UPDATE SET created_at = excluded.created_at
      """)
  }

  /// Photos are sent for posts too.
  static let posts = Migration(
    "admitPhotosOfPosts",
    "ALTER TABLE golf_photo RENAME TO old_golf_photo",
    """
    CREATE TABLE golf_photo (
      owner BLOB NOT NULL CHECK (length(owner) = 16),
      digest TEXT NOT NULL CHECK (length(digest) = 64),
      small TEXT CHECK (length(small) = 64),
      purpose TEXT NOT NULL CHECK (purpose IN ('profile', 'chat', 'post')),
      octets INTEGER NOT NULL CHECK (octets > 0),
      created_at INTEGER NOT NULL,
      PRIMARY KEY (owner, digest)
    ) STRICT, WITHOUT ROWID
    """,
    """
    INSERT INTO golf_photo (owner, digest, small, purpose, octets, created_at)
    SELECT owner, digest, small, purpose, octets, created_at FROM old_golf_photo
    """,
    "DROP TABLE old_golf_photo",
    "CREATE INDEX golf_photo_of_digest ON golf_photo (digest)",
    "CREATE INDEX golf_photo_age ON golf_photo (created_at)")

  /// For finding out whether a photo is somebody's face.
  static let faces = Migration(
    "indexFaces",
    "CREATE INDEX golf_profile_photo ON golf_profile (photo) WHERE photo IS NOT NULL")

  /// The photo, if somebody may see it. One that they may not see and one that is not there are the
  /// same.
  static func find(
    _ digest: MediaDigest, for reader: UserID, _ session: some Session
  ) throws(StoreFailure) -> GolfPhoto? {
    if try SanctionRows.isBanned(reader, session) { return nil }
    return try load("digest = \(digest.text) AND (\(isOpen(digest, to: reader)))", session).first
  }

  /// Faces are every member's to see, but for what waits for a moderator. What was sent for a chat
  /// is its owner's until a message shows it, and then also theirs who may read that message now:
  /// they play in the round, it is not held back, and neither of them and its sender has blocked
  /// the other. What a post shows is theirs who may read the post now.
  private static func isOpen(_ digest: MediaDigest, to reader: UserID) -> SQL {
    """
    golf_photo.owner = \(reader) OR (golf_photo.purpose = 'profile' AND NOT \(isHeld)
      AND \(SanctionRows.isShown("golf_photo.owner", to: reader)))
    OR EXISTS (SELECT 1 FROM golf_profile WHERE golf_profile.photo = \(digest.text)
      AND \(SanctionRows.isShown("golf_profile.id", to: reader)))
    OR EXISTS (SELECT 1 FROM golf_message
      JOIN golf_seat
        ON golf_seat.round = golf_message.round AND golf_seat.user_id = \(reader)
      JOIN entity_home
        ON entity_home.kind = \(TeePalsEntity.Kind.message.rawValue)
          AND entity_home.id = golf_message.id AND entity_home.scope_kind = 'round'
      WHERE golf_message.photo = \(digest.text)
        AND \(VisibleRounds.isUnblocked(reader, "golf_message.sender")))
    OR EXISTS (SELECT 1 FROM golf_post_photo CROSS JOIN golf_post
      WHERE golf_post_photo.digest = \(digest.text)
        AND golf_post.id = golf_post_photo.post
        AND golf_post.author = golf_photo.owner AND \(VisiblePosts.isOpen(to: reader)))
    """
  }

  /// Whether a photo is its owner's that waits for a moderator.
  private static let isHeld: SQL = """
    EXISTS (SELECT 1 FROM golf_profile WHERE golf_profile.id = golf_photo.owner
      AND json_extract(golf_profile.body, '$.heldPhoto') = golf_photo.digest)
    """

  /// The rounds in whose chats somebody shows this photo.
  static func rounds(
    showing digest: MediaDigest, by sender: UserID, _ session: some Session
  ) throws(StoreFailure) -> Set<RoundID> {
    Set(
      try session.rows(
        """
        SELECT DISTINCT round FROM golf_message
        WHERE photo = \(digest.text) AND sender = \(sender)
        """
      ) { row throws(StoreFailure) -> RoundID in try row[0] })
  }

  /// Whether somebody has sent this photo.
  static func isOwn(
    _ digest: MediaDigest, of owner: UserID, _ session: some Session
  ) throws(StoreFailure) -> Bool {
    try session.first(
      "SELECT 1 FROM golf_photo WHERE owner = \(owner) AND digest = \(digest.text)") != nil
  }

  /// A person's photos, for an export.
  static func all(
    of owner: UserID, _ session: some Session
  ) throws(StoreFailure) -> [GolfPhoto] { try load("owner = \(owner)", session) }

  private static func load(
    _ condition: SQL, _ session: some Session
  ) throws(StoreFailure) -> [GolfPhoto] {
    try session.rows(
      """
      SELECT digest, small, purpose, octets, created_at FROM golf_photo
      WHERE \(condition) ORDER BY digest, owner
      """
    ) { row throws(StoreFailure) in
      guard let digest = MediaDigest(try row["digest"]) else { throw .mismatch(in: "digest") }
      let small: String? = try row["small"]
      return GolfPhoto(
        digest: digest, small: small.flatMap { text in MediaDigest(text) },
        purpose: try row.word("purpose"), bytes: try row["octets"],
        createdAt: try row["created_at"])
    }
  }

  /// Lets go of what no profile, message or post names any more, or never did within the time for
  /// it.
  static func prune(at now: Instant, _ session: some Session) throws(StoreFailure) {
    let limit = now.advanced(byMilliseconds: -GolfPhotoLimits.grace)
    try session.run(
      """
      DELETE FROM golf_photo WHERE created_at < \(limit)
        AND NOT EXISTS (SELECT 1 FROM golf_profile
          WHERE golf_profile.id = golf_photo.owner AND golf_profile.photo = golf_photo.digest)
        AND NOT \(isHeld)
        AND NOT EXISTS (SELECT 1 FROM golf_message WHERE golf_message.photo = golf_photo.digest)
        AND NOT EXISTS (SELECT 1 FROM golf_post_photo CROSS JOIN golf_post
          WHERE golf_post_photo.digest = golf_photo.digest
            AND golf_post.id = golf_post_photo.post AND golf_post.author = golf_photo.owner)
      """)
  }
}

/// What the sweeping of the folder of files has to spare.
public enum GolfPhotoFiles {
  public static func referenced(
    in session: some Session
  ) throws(StoreFailure) -> Set<MediaDigest> {
    var digests: Set<MediaDigest> = []
    for row in try session.rows("SELECT digest, small FROM golf_photo") {
      let large: String = try row[0]
      let small: String? = try row[1]
      for text in [large, small] {
        if let digest = text.flatMap({ text in MediaDigest(text) }) { digests.insert(digest) }
      }
    }
    return digests.union(try RoundCardRows.pictures(session))
  }
}
