import Core
import RefWatchDomain
import Server
import Store

/// The tag of an invitation's id.
public enum CrewInvitationTag {}
public typealias CrewInvitationID = ID<CrewInvitationTag>

/// A way into the crew of a match, for whoever has its link.
struct CrewInvitation: Hashable, Sendable {
  /// Milliseconds for which it can be used: a match day.
  static let life: Int64 = 86_400_000
  /// How many people it brings in.
  static let uses = 8
  /// How many of a match can be open at once; one more ends the oldest.
  static let open = 8

  let id: CrewInvitationID
  let match: MatchID
  let role: CrewRole
  let usesLeft: Int
  let created: Instant
  let expires: Instant
}

/// Statements about invitations. The secret itself is nowhere, only its hash.
enum CrewInvitationRows {
  /// Adds one; those that are too old go, and the oldest of too many.
  static func add(
    _ invitation: CrewInvitation, _ token: SessionToken, in session: some Session
  ) throws(StoreFailure) {
    try session.run(
      "DELETE FROM crew_invitation WHERE expires_at <= \(invitation.created) OR uses_left = 0")
    try session.run(
      """
      DELETE FROM crew_invitation WHERE match = \(invitation.match) AND id NOT IN (
        SELECT id FROM crew_invitation WHERE match = \(invitation.match)
        ORDER BY created_at DESC, id DESC LIMIT \(CrewInvitation.open - 1))
      """)
    try session.run(
      """
      INSERT INTO crew_invitation (id, match, token_hash, role, uses_left, created_at, expires_at)
      VALUES (\(invitation.id), \(invitation.match), \(token.hash.bytes),
        \(invitation.role.rawValue), \(invitation.usesLeft), \(invitation.created),
        \(invitation.expires))
      """)
  }

  /// Those of a match that can be used, the latest first.
  static func list(
    of match: MatchID, at now: Instant, in session: some Session
  ) throws(StoreFailure) -> [CrewInvitation] {
    try all("match = \(match) AND uses_left > 0", at: now, in: session)
  }

  /// Also one that is used up: whoever came in by it may come again.
  static func find(
    _ hash: SessionTokenHash, at now: Instant, in session: some Session
  ) throws(StoreFailure) -> CrewInvitation? {
    try all("token_hash = \(hash.bytes)", at: now, in: session).first
  }

  private static func all(
    _ condition: SQL, at now: Instant, in session: some Session
  ) throws(StoreFailure) -> [CrewInvitation] {
    try session.rows(
      """
      SELECT id, match, role, uses_left, created_at, expires_at FROM crew_invitation
      WHERE \(condition) AND expires_at > \(now)
      ORDER BY created_at DESC, id DESC
      """
    ) { row throws(StoreFailure) in
      CrewInvitation(
        id: try row["id"], match: try row["match"], role: try row.word("role"),
        usesLeft: try row["uses_left"], created: try row["created_at"],
        expires: try row["expires_at"])
    }
  }

  static func use(_ id: CrewInvitationID, in session: some Session) throws(StoreFailure) {
    try session.run("UPDATE crew_invitation SET uses_left = uses_left - 1 WHERE id = \(id)")
  }

  /// Takes one back; `false` when it is not there, or of a match that is not this person's.
  static func remove(
    _ id: CrewInvitationID, of owner: UserID, in session: some Session
  ) throws(StoreFailure) -> Bool {
    try session.run(
      """
      DELETE FROM crew_invitation
      WHERE id = \(id) AND match IN (SELECT id FROM match WHERE owner = \(owner))
      """) == 1
  }
}
