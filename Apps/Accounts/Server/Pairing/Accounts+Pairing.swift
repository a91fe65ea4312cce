import AccountsDomain
import Core
import Server
import Store

extension AccountsSchema {
  /// What a session is for.
  static let pairing = Migration(
    "addSessionKind",
    """
    ALTER TABLE user_session ADD COLUMN kind TEXT NOT NULL DEFAULT 'browser'
      CHECK (kind IN ('browser', 'companion'))
    """)
}

extension BucketRule {
  /// Five codes in two minutes.
  static let pairing = BucketRule(name: "pairing", burst: 5, refill: 24_000)
}

extension Accounts {
  /// Begins the session of a second device. It proves nothing, and cancels nothing.
  func beginCompanion(
    of user: UserID, client: ClientName
  ) async throws -> (session: UserSession, token: SessionToken) {
    let moment = environment.moment()
    let token = SessionToken(random: environment.randomBytes(SessionToken.length))
    let session = UserSession(
      id: moment.id(), user: user, created: moment.instant, lastSeen: moment.instant,
      kind: .companion)
    let isThere = try await settle(for: user) { storage throws(StoreFailure) -> Bool in
      guard try StandingRows.find(user, in: storage)?.status == .active else { return false }
      try SessionRows.add(
        SessionEntry(session: session, client: client), token: token.hash, in: storage)
      return true
    }
    guard isThere else { throw Problem(.pairingCodeWrong) }
    return (session, token)
  }
}
