import Core
import Store

/// A link that was just made.
public struct SecretLink: Sendable {
  /// Told once: the server keeps nothing that it could be read from.
  public let token: SessionToken
  public let since: Instant
}

extension SecretLinkRows {
  /// Makes a person's link; the one before it is good no more.
  public func make(
    of owner: UserID, by writer: GroupCommit<some StoreEngine, some EntityTables>,
    in environment: ServerEnvironment
  ) async throws -> SecretLink {
    let link = SecretLink(
      token: SessionToken(random: environment.randomBytes(SessionToken.length)),
      since: environment.now())
    try await writer.submit(for: owner) { storage throws(StoreFailure) in
      try put(link.token, of: owner, at: link.since, storage.session)
    }.committed()
    return link
  }

  /// Ends a person's link.
  public func stop(
    of owner: UserID, by writer: GroupCommit<some StoreEngine, some EntityTables>
  ) async throws {
    try await writer.submit(for: owner) { storage throws(StoreFailure) in
      try remove(of: owner, storage.session)
    }.committed()
  }

  /// When a person's link was made; `nil` where there is none.
  public func since(of owner: UserID, from engine: some StoreEngine) async throws -> Instant? {
    try await engine.read { session throws(StoreFailure) in try since(of: owner, session) }
  }
}
