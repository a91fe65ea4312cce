import Core
import Crypto
import RefWatchDomain
import Server
import Store
import Wire

/// The secret in a mirror's link: 16 random bytes. Only its hash is ever stored.
struct MirrorToken: Sendable {
  static let length = 16
  private let bytes: [UInt8]

  init(random bytes: [UInt8]) { self.bytes = bytes }

  /// Reads the link's last part, 32 lower-case hexadecimal digits.
  init?(_ text: String) {
    guard text.utf8.count == 2 * MirrorToken.length, let bytes = hexadecimal(text),
      hexadecimal(bytes) == text
    else { return nil }
    self.bytes = bytes
  }

  var text: String { hexadecimal(bytes) }
  var hash: [UInt8] { Array(SHA256.hash(data: bytes)) }
}

/// A mirror of a match: who may look into it, and until when. One that is stopped is deleted.
struct MirrorRow: Hashable, Sendable {
  let id: MirrorID
  let owner: UserID
  let match: MatchID
  let lens: MirrorLens
  let createdAt: Instant
  let expiresAt: Instant

  func link(viewers: Int) -> MirrorLink {
    MirrorLink(
      id: id, lens: lens, createdAt: createdAt, expiresAt: expiresAt, viewers: viewers)
  }
}

enum MirrorRows {
  static let migration = Migration(
    "createMirror",
    """
    CREATE TABLE mirror (
      id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
      owner BLOB NOT NULL CHECK (length(owner) = 16),
      match BLOB NOT NULL CHECK (length(match) = 16),
      token_hash BLOB NOT NULL UNIQUE CHECK (length(token_hash) = 32),
      audience TEXT NOT NULL CHECK (audience IN ('crew', 'observer', 'public')),
      shows_names INTEGER NOT NULL CHECK (shows_names IN (0, 1)),
      delay INTEGER NOT NULL CHECK (delay BETWEEN 0 AND 300),
      created_at INTEGER NOT NULL,
      expires_at INTEGER NOT NULL
    ) STRICT
    """,
    "CREATE INDEX mirror_of_match ON mirror (match)",
    "CREATE INDEX mirror_of_owner ON mirror (owner)")

  /// `condition` is about `mirror`.
  private static func load(
    _ condition: SQL, _ session: some Session
  ) throws(StoreFailure) -> [MirrorRow] {
    try session.rows(
      """
      SELECT id, owner, match, audience, shows_names, delay, created_at, expires_at
      FROM mirror WHERE \(condition) ORDER BY created_at, id
      """
    ) { row throws(StoreFailure) in
      MirrorRow(
        id: try row["id"], owner: try row["owner"], match: try row["match"],
        lens: MirrorLens(
          try row.word("audience"), showsNames: try row["shows_names"], delay: try row["delay"]),
        createdAt: try row["created_at"], expiresAt: try row["expires_at"])
    }
  }

  /// The mirrors of a match that are in use.
  static func load(
    of match: MatchID, _ owner: UserID, at now: Instant, _ session: some Session
  ) throws(StoreFailure) -> [MirrorRow] {
    try load("match = \(match) AND owner = \(owner) AND expires_at > \(now)", session)
  }

  static func find(
    _ id: MirrorID, _ owner: UserID, at now: Instant, _ session: some Session
  ) throws(StoreFailure) -> MirrorRow? {
    try load("id = \(id) AND owner = \(owner) AND expires_at > \(now)", session).first
  }

  static func find(
    _ token: MirrorToken, at now: Instant, _ session: some Session
  ) throws(StoreFailure) -> MirrorRow? {
    try load("token_hash = \(token.hash) AND expires_at > \(now)", session).first
  }

  static func all(
    of owner: UserID, _ session: some Session
  ) throws(StoreFailure) -> [MirrorRow] { try load("owner = \(owner)", session) }

  static func add(
    _ row: MirrorRow, _ token: MirrorToken, _ session: some Session
  ) throws(StoreFailure) {
    try session.run(
      """
      INSERT INTO mirror (id, owner, match, token_hash, audience, shows_names, delay, created_at,
        expires_at)
      VALUES (\(row.id), \(row.owner), \(row.match), \(token.hash),
        \(row.lens.audience.rawValue), \(row.lens.showsNames), \(row.lens.delay),
        \(row.createdAt), \(row.expiresAt))
      """)
  }

  static func change(
    _ id: MirrorID, to lens: MirrorLens, _ session: some Session
  ) throws(StoreFailure) {
    try session.run(
      """
      UPDATE mirror SET audience = \(lens.audience.rawValue), shows_names = \(lens.showsNames),
        delay = \(lens.delay) WHERE id = \(id)
      """)
  }

  static func remove(_ id: MirrorID, _ session: some Session) throws(StoreFailure) {
    try session.run("DELETE FROM mirror WHERE id = \(id)")
  }

  /// With the match go its mirrors; and those that have expired go whenever one is made.
  static func remove(
    of match: MatchID, expiredAt now: Instant? = nil, _ session: some Session
  ) throws(StoreFailure) {
    let condition: SQL = now.map { now in "AND expires_at <= \(now)" } ?? ""
    try session.run("DELETE FROM mirror WHERE match = \(match) \(condition)")
  }
}
