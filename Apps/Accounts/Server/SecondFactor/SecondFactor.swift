import Core
import Server
import Store

private enum TicketOutcome: Sendable {
  case dead
  case checked(FactorCheck.Outcome, Account)
}

private enum SetUpOutcome: Sendable {
  case done, wrong, absent, on
}

/// The second step of signing in, and setting it up.
public struct SecondFactor<Engine: StoreEngine, Tables: EntityTables>: Sendable {
  let accounts: Accounts<Engine, Tables>
  let cipher: FieldCipher
  let check: FactorCheck

  public init(accounts: Accounts<Engine, Tables>) {
    self.accounts = accounts
    cipher = accounts.cipher
    check = FactorCheck(cipher: cipher)
  }

  private var environment: ServerEnvironment { accounts.environment }

  /// Finishes signing in: a ticket and a code. Each ticket opens once and takes five attempts.
  func finish(
    ticket: SessionTokenHash, _ proof: TypedProof, from origin: EventOrigin
  ) async throws -> Account {
    let moment = environment.moment()
    let check = check
    let outcome = try await accounts.writer.submit(for: nil) {
      storage throws(StoreFailure) -> TicketOutcome in
      let session = storage.session
      guard let user = try TicketRows.attempt(ticket, at: moment.instant, in: session),
        try StandingRows.isActive(user, in: session),
        let account = try AccountRows.account(user, in: session)
      else { return .dead }
      let outcome = try check.check(proof, of: user, at: moment.instant, in: session)
      if case .right(let kind) = outcome {
        try TicketRows.end(ticket, in: session)
        if let kind { try accounts.record(kind, of: user, from: origin, moment, in: session) }
      } else {
        try EventRows.add(.secondFactorFailed, of: user, from: origin, moment, in: session)
      }
      return .checked(outcome, account)
    }.committed()
    guard case .checked(let checked, let account) = outcome else {
      throw Problem(.signInTicketEnded)
    }
    accounts.mailer.wake()
    try Self.pass(checked)
    return account
  }

  /// Whether a code is right, for somebody who is signed in.
  func prove(
    _ proof: TypedProof, of user: UserID, from origin: EventOrigin
  ) async throws {
    let moment = environment.moment()
    let check = check
    let outcome = try await accounts.writer.submit(for: user) { storage throws(StoreFailure) in
      let session = storage.session
      let outcome = try check.check(proof, of: user, at: moment.instant, in: session)
      switch outcome {
      case .right(let kind?):
        try accounts.record(kind, of: user, from: origin, moment, in: session)
      case .right(nil): break
      case .wrong, .later:
        try EventRows.add(.proofFailed, of: user, from: origin, moment, in: session)
      }
      return outcome
    }.committed()
    accounts.mailer.wake()
    try Self.pass(outcome)
  }

  private static func pass(_ outcome: FactorCheck.Outcome) throws(Problem) {
    switch outcome {
    case .right: return
    case .wrong: throw Problem(.factorCodeWrong)
    case .later(let seconds): throw .later(.tooManyRequests, seconds: seconds)
    }
  }

  // MARK: Setting up

  /// Begins: a new secret, stored but not in force until a code of it was typed.
  func begin(_ user: UserID) async throws -> [UInt8] {
    let secret = environment.randomBytes(OneTimePassword.secretLength)
    let sealed = try cipher.seal(secret, at: StoredFactor.place(of: user))
    let now = environment.now()
    let begun = try await accounts.writer.submit(for: user) { storage throws(StoreFailure) in
      guard try !SecondFactorRows.isOn(user, in: storage.session) else { return false }
      try SecondFactorRows.begin(user, secret: sealed, at: now, in: storage.session)
      return true
    }.committed()
    guard begun else { throw Problem(.secondFactorIsOn) }
    return secret
  }

  /// Puts it in force with a code of the app and answers the recovery codes and the session's new
  /// token.
  func confirm(
    _ code: String, _ session: UserSession, from origin: EventOrigin
  ) async throws -> (codes: [RecoveryCode], token: SessionToken) {
    let codes = newCodes()
    let token = SessionToken(random: environment.randomBytes(SessionToken.length))
    let hash = token.hash
    let moment = environment.moment()
    let user = session.user
    let check = check
    let outcome = try await accounts.writer.submit(for: user) {
      storage throws(StoreFailure) -> SetUpOutcome in
      let database = storage.session
      guard let factor = try SecondFactorRows.find(user, in: database) else { return .absent }
      guard factor.confirmed == nil else { return .on }
      let secret = try check.secret(of: user, factor).bytes
      guard
        let step = OneTimePassword.match(code, secret: secret, at: moment.instant, after: nil)
      else { return .wrong }
      try SecondFactorRows.confirm(user, step: step, at: moment.instant, in: database)
      try SecondFactorRows.setCodes(codes, of: user, in: database)
      try SessionRows.renew(session.id, hash, at: moment.instant, in: database)
      try accounts.record(.secondFactorOn, of: user, from: origin, moment, in: database)
      return .done
    }.committed()
    switch outcome {
    case .done: break
    case .wrong: throw Problem(.factorCodeWrong)
    case .absent: throw Problem(.secondFactorIsOff)
    case .on: throw Problem(.secondFactorIsOn)
    }
    accounts.mailer.wake()
    accounts.forgetToken(of: session)
    return (codes, token)
  }

  /// Turns it off; the codes from paper go with it. Answers the session's new token.
  func turnOff(
    _ session: UserSession, from origin: EventOrigin
  ) async throws -> SessionToken {
    let token = SessionToken(random: environment.randomBytes(SessionToken.length))
    let hash = token.hash
    let moment = environment.moment()
    let wasOn = try await accounts.writer.submit(for: session.user) {
      storage throws(StoreFailure) in
      let database = storage.session
      guard try SecondFactorRows.isOn(session.user, in: database) else { return false }
      try SecondFactorRows.remove(session.user, in: database)
      try SessionRows.renew(session.id, hash, at: moment.instant, in: database)
      try accounts.record(
        .secondFactorOff, of: session.user, from: origin, moment, in: database)
      return true
    }.committed()
    guard wasOn else { throw Problem(.secondFactorIsOff) }
    accounts.mailer.wake()
    accounts.forgetToken(of: session)
    return token
  }

  /// Ten new codes; the old ones open nothing any more.
  func remakeCodes(_ user: UserID, from origin: EventOrigin) async throws -> [RecoveryCode] {
    let codes = newCodes()
    let moment = environment.moment()
    try await accounts.writer.submit(for: user) { storage throws(StoreFailure) in
      try SecondFactorRows.setCodes(codes, of: user, in: storage.session)
      try accounts.record(
        .recoveryCodesMade, of: user, from: origin, moment, in: storage.session)
    }.committed()
    accounts.mailer.wake()
    return codes
  }

  private func newCodes() -> [RecoveryCode] {
    (0..<RecoveryCode.count).map { _ in
      RecoveryCode(random: environment.randomBytes(RecoveryCode.length))
    }
  }
}
