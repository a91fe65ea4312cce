import AccountsDomain
import Core
import Server
import Store

/// A provider's permission that is to be given back, since its link is gone. It outlives the
/// account, and says nothing of whose it was.
struct PermissionReturn: Sendable {
  /// The id the link had; the token is sealed for it.
  let id: ProviderLinkID
  let issuer: String
  /// Encrypted.
  let refreshToken: [UInt8]
  let since: Instant

  /// How long a provider that does not answer is asked again, in milliseconds: three days.
  static let patience: Int64 = 3 * 86_400_000
}

/// Statements about permissions to be given back.
enum PermissionReturnRows {
  static func add(_ link: ProviderLink, at now: Instant, in session: some Session)
    throws(StoreFailure)
  {
    guard let token = link.refreshToken else { return }
    try session.run(
      """
      INSERT INTO permission_return (id, issuer, refresh_token, since)
      VALUES (\(link.id), \(link.issuer), \(token), \(now)) ON CONFLICT (id) DO NOTHING
      """)
  }

  /// Those of everything a person has linked.
  static func addAll(of user: UserID, at now: Instant, in session: some Session)
    throws(StoreFailure)
  {
    for link in try ProviderLinkRows.list(of: user, in: session) {
      try add(link, at: now, in: session)
    }
  }

  /// The longest waiting first.
  static func all(in session: some Session) throws(StoreFailure) -> [PermissionReturn] {
    try session.rows(
      "SELECT id, issuer, refresh_token, since FROM permission_return ORDER BY since, id LIMIT 100"
    ) { row throws(StoreFailure) in
      PermissionReturn(
        id: try row[0], issuer: try row[1], refreshToken: try row[2], since: try row[3])
    }
  }

  static func remove(_ id: ProviderLinkID, in session: some Session) throws(StoreFailure) {
    try session.run("DELETE FROM permission_return WHERE id = \(id)")
  }
}

extension ProviderSignIn {
  /// Gives back what waits to be given back. What a provider does not take stays until
  /// ``PermissionReturn/patience`` is over.
  func giveBackPermissions() async throws {
    let waiting = try await accounts.engine.read { database throws(StoreFailure) in
      try PermissionReturnRows.all(in: database)
    }
    for permission in waiting {
      let now = ambient.now()
      let isOver = now.milliseconds - permission.since.milliseconds > PermissionReturn.patience
      guard await giveBack(permission, now) || isOver else { continue }
      try await accounts.settle { database throws(StoreFailure) in
        try PermissionReturnRows.remove(permission.id, in: database)
      }
    }
  }

  /// Whether nothing is left to do: the provider has heard it, or there is no way to tell it.
  private func giveBack(_ permission: PermissionReturn, _ now: Instant) async -> Bool {
    guard let provider = providers.issuing(permission.issuer),
      let token = try? cipher.open(
        permission.refreshToken, at: ProviderLink.place(of: permission.id))
    else { return true }
    return await providers.revoke(
      String(decoding: token.octets, as: UTF8.self), at: provider, now: now)
  }
}

extension AccountsSchema {
  /// What a provider is still to be told.
  static let permissionReturns = Migration(
    "addPermissionReturns",
    """
    CREATE TABLE permission_return (
      id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
      issuer TEXT NOT NULL CHECK (length(issuer) BETWEEN 1 AND 2048),
      refresh_token BLOB NOT NULL CHECK (length(refresh_token) BETWEEN 1 AND 4096),
      since INTEGER NOT NULL
    ) STRICT
    """)
}
