import AccountsDomain
import Core
import Store

/// One of somebody's files in the folder `media`.
public struct MediaEntry: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable {
    /// A square of the profile's photo, a JPEG.
    case photo
  }

  public let digest: MediaDigest
  public let kind: Kind
  /// In bytes.
  public let size: Int
  public let created: Instant
}

/// Statements about whose the files are.
public enum MediaRows {
  static func add(
    _ entry: MediaEntry, of owner: UserID, in session: some Session
  ) throws(StoreFailure) {
    _ = try session.run(
      """
      INSERT INTO media (owner, digest, kind, bytes, created_at)
      VALUES (\(owner), \(entry.digest.text), \(entry.kind.rawValue), \(entry.size),
        \(entry.created))
      ON CONFLICT (owner, digest) DO NOTHING
      """)
  }

  static func isOwn(
    _ digest: MediaDigest, of owner: UserID, in session: some Session
  ) throws(StoreFailure) -> Bool {
    let found: Int? = try session.value(
      "SELECT 1 FROM media WHERE owner = \(owner) AND digest = \(digest.text)")
    return found != nil
  }

  /// Lets go of every photo of a person but this one; the files follow at the next sweep.
  static func keepPhoto(
    _ photo: Photo?, of owner: UserID, _ session: some Session
  ) throws(StoreFailure) {
    _ = try session.run(
      """
      DELETE FROM media WHERE owner = \(owner) AND kind = 'photo'
        AND digest NOT IN (\(photo?.large.text ?? ""), \(photo?.small.text ?? ""))
      """)
  }

  /// A person's files, for an export; their content is in the ``MediaStore``.
  public static func all(
    of owner: UserID, in session: some Session
  ) throws(StoreFailure) -> [MediaEntry] {
    let rows = try session.rows(
      """
      SELECT digest, kind, bytes, created_at FROM media WHERE owner = \(owner) ORDER BY digest
      """)
    var entries: [MediaEntry] = []
    for row in rows {
      let digest: String = try row[0]
      let kind: String = try row[1]
      guard let digest = MediaDigest(digest), let kind = MediaEntry.Kind(rawValue: kind) else {
        continue
      }
      entries.append(
        MediaEntry(digest: digest, kind: kind, size: try row[2], created: try row[3]))
    }
    return entries
  }

  /// Every file that somebody has.
  public static func referenced(
    in session: some Session
  ) throws(StoreFailure) -> Set<MediaDigest> {
    var digests: Set<MediaDigest> = []
    for row in try session.rows("SELECT DISTINCT digest FROM media") {
      let text: String = try row[0]
      if let digest = MediaDigest(text) { digests.insert(digest) }
    }
    return digests
  }
}
