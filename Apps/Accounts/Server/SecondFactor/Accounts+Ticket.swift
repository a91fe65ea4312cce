import Core
import Server
import Store

extension Accounts {
  /// The ticket to the second step, when the account has one; `nil` when the password was enough.
  func ticket(for account: Account) async throws -> SessionToken? {
    let user = account.id
    let isOn = try await engine.read { session throws(StoreFailure) in
      try SecondFactorRows.isOn(user, in: session)
    }
    guard isOn else { return nil }
    let token = SessionToken(random: environment.randomBytes(SessionToken.length))
    let hash = token.hash
    let now = environment.now()
    try await writer.submit(for: user) { storage throws(StoreFailure) in
      try TicketRows.add(hash, for: user, at: now, in: storage.session)
    }.committed()
    return token
  }

  /// A session's token was replaced: the old one must open nothing from now on.
  func forgetToken(of session: UserSession) {
    let id = session.id
    sessions.forget { other in other.id == id }
  }
}
