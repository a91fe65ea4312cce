import AccountsDomain
import Core
import Server
import Store

extension Accounts {
  /// Whether a password is the person's own.
  func provePassword(
    _ password: String, of user: UserID, from origin: EventOrigin
  ) async throws {
    let stored = try await engine.read { session throws(StoreFailure) in
      try AccountRows.password(of: user, in: session)
    }
    guard stored != nil else { throw Problem(.passwordAbsent) }
    guard case .right = try await hasher.compare(password, with: stored) else {
      await note(.proofFailed, of: user, from: origin)
      throw Problem(.currentPasswordWrong)
    }
  }

  /// Notes that the person has just proved who they are, under a new token.
  func prove(_ session: UserSession) async throws -> SessionToken {
    let token = SessionToken(random: environment.randomBytes(SessionToken.length))
    let hash = token.hash
    let now = environment.now()
    try await writer.submit(for: session.user) { storage throws(StoreFailure) in
      try SessionRows.renew(session.id, hash, at: now, in: storage.session)
    }.committed()
    forgetToken(of: session)
    return token
  }

  /// Sets another password for somebody who knows the present one. Every other session ends, unless
  /// they ask for it to stay; this one gets a new token.
  func changePassword(
    of session: UserSession, from current: String, to new: String, keepingOthers: Bool,
    _ origin: EventOrigin
  ) async throws -> SessionToken {
    let user = session.user
    try await provePassword(current, of: user, from: origin)
    let account = try await engine.read { database throws(StoreFailure) in
      try AccountRows.account(user, in: database)
    }
    guard let account else { throw Problem(.notSignedIn) }
    try check(new, login: try Self.address(account.email).login)
    let password = try await hasher.hash(new)
    let token = SessionToken(random: environment.randomBytes(SessionToken.length))
    let hash = token.hash
    let moment = environment.moment()
    try await writer.submit(for: user) { storage throws(StoreFailure) in
      let database = storage.session
      try AccountRows.setPassword(of: user, to: password, at: moment.instant, in: database)
      if !keepingOthers { try SessionRows.endOthers(than: session.id, of: user, in: database) }
      try TicketRows.endAll(of: user, in: database)
      try SessionRows.renew(session.id, hash, at: moment.instant, in: database)
      try record(.passwordChanged, of: user, from: origin, moment, in: database)
    }.committed()
    mailer.wake()
    forgetToken(of: session)
    if !keepingOthers {
      let id = session.id
      forget { other in other.user == user && other.id != id }
    }
    return token
  }
}
