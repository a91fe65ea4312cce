import AccountsDomain
import Core
import Server
import Store

public enum ProviderLinkTag {}
public typealias ProviderLinkID = ID<ProviderLinkTag>

/// An identity at a provider that opens an account. It is known by issuer and subject and by
/// nothing else: addresses change hands (OWASP ASVS 5.0 §6.8.1).
struct ProviderLink: Sendable {
  let id: ProviderLinkID
  let account: UserID
  let issuer: String
  let subject: String
  let title: String
  /// The address there when it was linked, for the person to recognise it by.
  let email: String?
  /// Encrypted.
  let refreshToken: [UInt8]?
  let linked: Instant
  let lastUsed: Instant?

  /// The most of one account.
  static let limit = 10

  static func place(of id: ProviderLinkID) -> String { "provider_link " + id.description }
}

/// What came of adding or removing one.
enum ProviderLinkOutcome: Sendable {
  case done(ProviderLink?)
  /// Somebody has it, or everything is full.
  case taken
  case absent
  case lastWayIn
}

/// Statements about links.
enum ProviderLinkRows {
  private static let columns: SQL = """
    id, account_id, issuer, subject, title, email, refresh_token, linked_at, last_used_at
    """

  static func find(
    issuer: String, subject: String, in session: some Session
  ) throws(StoreFailure) -> ProviderLink? {
    guard
      let row = try session.first(
        """
        SELECT \(columns) FROM provider_link WHERE issuer = \(issuer) AND subject = \(subject)
        """)
    else { return nil }
    return try read(row)
  }

  static func find(
    _ id: ProviderLinkID, of user: UserID, in session: some Session
  ) throws(StoreFailure) -> ProviderLink? {
    guard
      let row = try session.first(
        "SELECT \(columns) FROM provider_link WHERE id = \(id) AND account_id = \(user)")
    else { return nil }
    return try read(row)
  }

  /// The links of a person, the oldest first.
  static func list(
    of user: UserID, in session: some Session
  ) throws(StoreFailure) -> [ProviderLink] {
    try session.rows(
      "SELECT \(columns) FROM provider_link WHERE account_id = \(user) ORDER BY linked_at, id"
    ) { row throws(StoreFailure) in try read(row) }
  }

  /// Adds a link; `false` when somebody has the identity already.
  static func add(_ link: ProviderLink, in session: some Session) throws(StoreFailure) -> Bool {
    try session.run(
      """
      INSERT INTO provider_link
        (id, account_id, issuer, subject, title, email, refresh_token, linked_at)
      VALUES (\(link.id), \(link.account), \(link.issuer), \(link.subject), \(link.title),
        \(link.email), \(link.refreshToken), \(link.linked))
      ON CONFLICT (issuer, subject) DO NOTHING
      """) == 1
  }

  /// Notes a use, and the newest token if one came with it.
  static func use(
    _ id: ProviderLinkID, refresh: [UInt8]?, at now: Instant, in session: some Session
  ) throws(StoreFailure) {
    try session.run(
      """
      UPDATE provider_link
      SET last_used_at = \(now), refresh_token = COALESCE(\(refresh), refresh_token)
      WHERE id = \(id)
      """)
  }

  /// The provider has taken the permission back: there is nothing to give back any more.
  static func forgetToken(
    _ id: ProviderLinkID, in session: some Session
  ) throws(StoreFailure) {
    try session.run("UPDATE provider_link SET refresh_token = NULL WHERE id = \(id)")
  }

  /// Removes a link unless it is the last way in.
  static func remove(
    _ id: ProviderLinkID, of user: UserID, in session: some Session
  ) throws(StoreFailure) -> ProviderLinkOutcome {
    guard let link = try find(id, of: user, in: session) else { return .absent }
    let others: Int? = try session.value(
      """
      SELECT (SELECT count(*) FROM password_credential WHERE account_id = \(user))
        + (SELECT count(*) FROM passkey WHERE account_id = \(user) AND copy_seen_at IS NULL)
        + (SELECT count(*) FROM provider_link WHERE account_id = \(user) AND id != \(id))
      """)
    guard (others ?? 0) > 0 else { return .lastWayIn }
    try session.run("DELETE FROM provider_link WHERE id = \(id)")
    return .done(link)
  }

  private static func read(_ row: Row) throws(StoreFailure) -> ProviderLink {
    ProviderLink(
      id: try row[0], account: try row[1], issuer: try row[2], subject: try row[3],
      title: try row[4], email: try row[5], refreshToken: try row[6], linked: try row[7],
      lastUsed: try row[8])
  }
}
