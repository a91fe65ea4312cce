import Coding
import Core
import Store

/// Statements about the secret addresses of an app's people: one for each person who wants one, and
/// of each kind where there are several. The secret itself is nowhere, only its hash.
///
/// The table is the app's. Its columns are `owner`, `token_hash`, `created_at`, and `kind` where
/// there are kinds.
@Memberwise(unlabelled: 1) public struct SecretLinkRows: Sendable {
  let table: SQL
  /// `nil` in a table without kinds.
  var kind: String?

  /// The link before it is good no more.
  public func put(
    _ token: SessionToken, of owner: UserID, at now: Instant, _ session: some Session
  ) throws(StoreFailure) {
    try remove(of: owner, session)
    let column: SQL = kind == nil ? "" : ", kind"
    let value: SQL = kind.map { kind in ", \(kind)" } ?? ""
    try session.run(
      """
      INSERT INTO \(table) (owner, token_hash, created_at\(column))
      VALUES (\(owner), \(token.hash.bytes), \(now)\(value))
      """)
  }

  /// Whose a secret is; `nil` for one that is not good.
  public func owner(
    of token: SessionToken, _ session: some Session
  ) throws(StoreFailure) -> UserID? {
    try session.value(
      "SELECT owner FROM \(table) WHERE token_hash = \(token.hash.bytes)\(ofKind)")
  }

  /// When the link was made; `nil` where there is none.
  public func since(
    of owner: UserID, _ session: some Session
  ) throws(StoreFailure) -> Instant? {
    try session.value(
      "SELECT created_at FROM \(table) WHERE owner = \(owner)\(ofKind)")
  }

  public func remove(of owner: UserID, _ session: some Session) throws(StoreFailure) {
    try session.run("DELETE FROM \(table) WHERE owner = \(owner)\(ofKind)")
  }

  private var ofKind: SQL { kind.map { kind in " AND kind = \(kind)" } ?? "" }
}
