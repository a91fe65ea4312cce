import AccountsDomain
import Core
import Server
import Store

/// The tag of an invitation's id.
public enum InvitationTag {}
public typealias InvitationID = ID<InvitationTag>

/// A place on the server for one person, made by an administrator.
public struct Invitation: Hashable, Sendable {
  /// Milliseconds for which it can be used.
  public static let life: Int64 = 7 * 86_400_000

  public let id: InvitationID
  /// Only whoever has this address may use it; `nil` for anybody.
  public let email: String?
  public let created: Instant
  public let expires: Instant
}

/// What a newcomer hands in: the hash of what stands in the link. It opens no account; it is the
/// right to make one.
public struct InvitationTicket: Hashable, Sendable {
  let hash: [UInt8]

  /// Nothing when nothing was handed in. What cannot be an invitation is one that is not found.
  public init?(_ text: String?) {
    guard let text, !text.isEmpty else { return nil }
    hash = SessionToken(text)?.hash.bytes ?? []
  }

  init?(hash: [UInt8]?) {
    guard let hash else { return nil }
    self.hash = hash
  }
}

/// Statements about invitations.
enum InvitationRows {
  /// Adds one; those that are too old go.
  static func add(
    _ invitation: Invitation, login: String?, token: SessionToken, in session: some Session
  ) throws(StoreFailure) {
    try session.run("DELETE FROM invitation WHERE expires_at <= \(invitation.created)")
    try session.run(
      """
      INSERT INTO invitation (id, token_hash, login, email, created_at, expires_at)
      VALUES (\(invitation.id), \(token.hash.bytes), \(login), \(invitation.email),
        \(invitation.created), \(invitation.expires))
      """)
  }

  /// Those that can be used, the latest first.
  static func list(
    at now: Instant, limit: Int, in session: some Session
  ) throws(StoreFailure) -> [Invitation] {
    try session.rows(
      """
      SELECT id, email, created_at, expires_at FROM invitation
      WHERE expires_at > \(now) ORDER BY id DESC LIMIT \(limit)
      """
    ) { row throws(StoreFailure) in
      Invitation(
        id: try row[0], email: try row[1], created: try row[2], expires: try row[3])
    }
  }

  /// The valid invitation of a ticket and a login.
  static func find(
    _ ticket: InvitationTicket, login: String, at now: Instant, in session: some Session
  ) throws(StoreFailure) -> InvitationID? {
    try session.value(
      """
      SELECT id FROM invitation WHERE token_hash = \(ticket.hash) AND expires_at > \(now)
        AND (login IS NULL OR login = \(login))
      """)
  }

  /// The address of a valid invitation, which may be for none; nothing where there is no such one.
  static func address(
    _ ticket: InvitationTicket, at now: Instant, in session: some Session
  ) throws(StoreFailure) -> String?? {
    guard
      let row = try session.first(
        """
        SELECT email FROM invitation WHERE token_hash = \(ticket.hash) AND expires_at > \(now)
        """)
    else { return nil }
    let email: String? = try row[0]
    return .some(email)
  }

  /// Takes it away, because it was used or revoked; `false` when it was not there.
  @discardableResult
  static func remove(_ id: InvitationID, in session: some Session) throws(StoreFailure) -> Bool {
    try session.run("DELETE FROM invitation WHERE id = \(id)") == 1
  }
}
