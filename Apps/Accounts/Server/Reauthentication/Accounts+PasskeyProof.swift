import AccountsDomain
import Core
import Server
import Store
import Wire

/// How a person can prove who they are.
struct WaysToProve: Sendable {
  let password: Bool
  /// A code of the authenticator app, or one from paper.
  let code: Bool
  /// There are codes from paper only.
  let paper: Bool
  let passkey: Bool
}

extension Accounts {
  func waysToProve(of user: UserID) async throws -> WaysToProve {
    try await engine.read { session throws(StoreFailure) in
      let hasApp = try SecondFactorRows.isOn(user, in: session)
      let hasPaper = try SecondFactorRows.codesLeft(of: user, in: session) > 0
      return WaysToProve(
        password: try AccountRows.password(of: user, in: session) != nil,
        code: hasApp || hasPaper, paper: hasPaper && !hasApp,
        passkey: try !Self.provingPasskeys(of: user, in: session).isEmpty)
    }
  }

  /// What a browser needs to have one of the person's own passkeys used.
  func beginPasskeyProof(of session: UserSession) async throws -> (
    challenge: [UInt8], allowed: [[UInt8]]
  ) {
    let challenge = PasskeyChallenge.proof(
      environment.randomBytes(PasskeyChallenge.length), session)
    let now = environment.now()
    let own = try await settle(for: session.user) { database throws(StoreFailure) in
      try PasskeyChallengeRows.add(challenge, at: now, in: database)
      return try Self.provingPasskeys(of: session.user, in: database)
    }
    guard !own.isEmpty else { throw Problem(.passkeyUnknown) }
    return (challenge.bytes, own.map { passkey in passkey.credentialID })
  }

  /// Whether a passkey is the person's own and its authenticator has made sure of them.
  func provePasskey(
    _ assertion: PasskeyAssertion, of session: UserSession, at site: RelyingParty,
    from origin: EventOrigin
  ) async throws {
    try await use(PasskeyChallenge.proof(assertion.client.challenge, session))
    let found = try await engine.read { database throws(StoreFailure) in
      try PasskeyRows.find(credential: assertion.id, in: database)
    }
    guard let passkey = found, passkey.account == session.user else {
      await note(.proofFailed, of: session.user, from: origin)
      throw Problem(.passkeyUnknown)
    }
    do {
      _ = try await accept(
        assertion, challenge: assertion.client.challenge, of: passkey, at: site,
        isVerified: true, from: origin)
    } catch {
      await note(.proofFailed, of: session.user, from: origin)
      throw error
    }
  }

  private static func provingPasskeys(
    of user: UserID, in session: some Session
  ) throws(StoreFailure) -> [Passkey] {
    try PasskeyRows.list(of: user, in: session).filter { passkey in passkey.copySeen == nil }
  }

  /// Sets a first password for somebody who has none and has just proved who they are.
  func setFirstPassword(
    of session: UserSession, to password: String, _ origin: EventOrigin
  ) async throws {
    let user = session.user
    let (account, old) = try await engine.read { database throws(StoreFailure) in
      (
        try AccountRows.account(user, in: database),
        try AccountRows.password(of: user, in: database)
      )
    }
    guard let account else { throw Problem(.notSignedIn) }
    guard old == nil else { throw Problem(.passwordIsSet) }
    try check(password, login: account.email)
    let hash = try await hasher.hash(password)
    let moment = environment.moment()
    let isSet = try await settle(for: user) { database throws(StoreFailure) in
      guard try AccountRows.password(of: user, in: database) == nil else { return false }
      try AccountRows.setPassword(of: user, to: hash, at: moment.instant, in: database)
      try record(.passwordChanged, of: user, from: origin, moment, in: database)
      return true
    }
    guard isSet else { throw Problem(.passwordIsSet) }
    mailer.wake()
  }
}
