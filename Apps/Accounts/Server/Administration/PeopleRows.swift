import AccountsDomain
import Core
import Foundation
import Store

/// A person as an administrator sees them: nothing of what they wrote, and no secret.
public struct PersonEntry: Hashable, Sendable {
  public let account: Account
  public let name: String?
  public let username: String?
  /// When a session of theirs was last used; nothing when they have none.
  public let lastSeen: Instant?
  public let standing: Standing
}

/// Statements about everybody who has an account.
public enum PeopleRows {
  /// The people whose address, name or username contains `search`, the newest first, after the one
  /// named. Every letter of `search` means itself.
  public static func list(
    search: String, after: UserID?, limit: Int, in session: some Session
  ) throws(StoreFailure) -> [PersonEntry] {
    let last = after ?? UserID(high: .max, low: .max)
    let pattern = pattern(search)
    return try session.rows(
      """
      \(columns) WHERE a.id < \(last) AND (a.login LIKE \(pattern) ESCAPE '!'
        OR lower(p.display_name) LIKE \(pattern) ESCAPE '!'
        OR u.name LIKE \(pattern) ESCAPE '!')
      ORDER BY a.id DESC LIMIT \(limit)
      """, read)
  }

  public static func find(
    _ user: UserID, in session: some Session
  ) throws(StoreFailure) -> PersonEntry? {
    try session.rows("\(columns) WHERE a.id = \(user)", read).first
  }

  private static let columns: SQL =
    """
    SELECT a.id, a.email, a.created_at, p.display_name, u.name,
      (SELECT max(s.last_seen_at) FROM user_session AS s WHERE s.account_id = a.id),
      a.role, a.status
    FROM user_account AS a LEFT JOIN preferences AS p ON p.user_id = a.id
    LEFT JOIN username AS u ON u.account_id = a.id
    """

  private static func pattern(_ search: String) -> String {
    var pattern = "%"
    for letter in search.precomposedStringWithCanonicalMapping.lowercased() {
      if letter == "%" || letter == "_" || letter == "!" { pattern.append("!") }
      pattern.append(letter)
    }
    return pattern + "%"
  }

  private static func read(_ row: Row) throws(StoreFailure) -> PersonEntry {
    PersonEntry(
      account: Account(id: try row[0], email: try row[1], created: try row[2]),
      name: try row[3], username: try row[4], lastSeen: try row[5],
      standing: try StandingRows.read(role: try row[6], status: try row[7]))
  }
}
