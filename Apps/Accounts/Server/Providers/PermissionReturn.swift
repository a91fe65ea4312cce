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

  /// Whose permissions are waiting, ascending.
  static func issuers(in session: some Session) throws(StoreFailure) -> [String] {
    try session.rows("SELECT DISTINCT issuer FROM permission_return ORDER BY issuer") {
      row throws(StoreFailure) in try row[0]
    }
  }

  /// Some of one provider's: those that were not tried yet, or not for the longest time.
  static func next(
    of issuer: String, in session: some Session
  ) throws(StoreFailure) -> [PermissionReturn] {
    try all(
      "issuer = \(issuer) ORDER BY tried_at IS NOT NULL, tried_at, since, id LIMIT 100", session)
  }

  static func find(
    _ id: ProviderLinkID, in session: some Session
  ) throws(StoreFailure) -> PermissionReturn? {
    try all("id = \(id)", session).first
  }

  private static func all(
    _ condition: SQL, _ session: some Session
  ) throws(StoreFailure) -> [PermissionReturn] {
    try session.rows(
      "SELECT id, issuer, refresh_token, since FROM permission_return WHERE \(condition)"
    ) { row throws(StoreFailure) in
      PermissionReturn(
        id: try row[0], issuer: try row[1], refreshToken: try row[2], since: try row[3])
    }
  }

  static func setTried(
    _ id: ProviderLinkID, at now: Instant, in session: some Session
  ) throws(StoreFailure) {
    try session.run("UPDATE permission_return SET tried_at = \(now) WHERE id = \(id)")
  }

  /// Removes those of a provider that were tried in vain for long enough.
  static func giveUp(
    of issuer: String, since before: Instant, in session: some Session
  ) throws(StoreFailure) {
    try session.run(
      """
      DELETE FROM permission_return
      WHERE issuer = \(issuer) AND since < \(before) AND tried_at IS NOT NULL
      """)
  }

  static func remove(_ id: ProviderLinkID, in session: some Session) throws(StoreFailure) {
    try session.run("DELETE FROM permission_return WHERE id = \(id)")
  }
}

extension ProviderSignIn {
  /// Gives back what waits to be given back. What a provider does not take stays until
  /// ``PermissionReturn/patience`` is over.
  ///
  /// Every provider has its turn. One that does not take something is left alone until the next
  /// turn, which begins with something else: neither a provider that is down nor a permission that
  /// none would take holds others up.
  func giveBackPermissions() async throws {
    let issuers = try await accounts.engine.read { database throws(StoreFailure) in
      try PermissionReturnRows.issuers(in: database)
    }
    for issuer in issuers {
      let waiting = try await accounts.engine.read { database throws(StoreFailure) in
        try PermissionReturnRows.next(of: issuer, in: database)
      }
      for permission in waiting {
        guard try await attempt(permission) else { break }
      }
      let before = environment.now().advanced(byMilliseconds: -PermissionReturn.patience)
      try await accounts.settle { database throws(StoreFailure) in
        try PermissionReturnRows.giveUp(of: issuer, since: before, in: database)
      }
    }
  }

  /// Gives back one permission, if it waits and the provider takes it; else the background job
  /// tries again.
  func giveBackPermission(of link: ProviderLinkID) async throws {
    let permission = try await accounts.engine.read { database throws(StoreFailure) in
      try PermissionReturnRows.find(link, in: database)
    }
    if let permission { _ = try await attempt(permission) }
  }

  /// Tries to give one back, and notes what came of it: whether nothing is left to do.
  private func attempt(_ permission: PermissionReturn) async throws -> Bool {
    let now = environment.now()
    let isDone = await giveBack(permission, now)
    try await accounts.settle { database throws(StoreFailure) in
      if isDone {
        try PermissionReturnRows.remove(permission.id, in: database)
      } else {
        try PermissionReturnRows.setTried(permission.id, at: now, in: database)
      }
    }
    return isDone
  }

  /// Whether nothing is left to do: the provider has heard it, or there is no way to tell it.
  private func giveBack(_ permission: PermissionReturn, _ now: Instant) async -> Bool {
    guard let provider = providers.issuing(permission.issuer),
      let token = try? cipher.open(
        permission.refreshToken, at: ProviderLink.place(of: permission.id))
    else { return true }
    return await providers.revoke(
      String(decoding: token.bytes, as: UTF8.self), at: provider, now: now)
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

  /// When a provider was told last and did not take it.
  static let permissionTries = Migration(
    "addPermissionTries", "ALTER TABLE permission_return ADD COLUMN tried_at INTEGER")
}
