import AccountsDomain
import Calendar
import Core
import Server
import Store

extension Accounts {
  /// Whether the address of a person is confirmed.
  func isConfirmed(_ user: UserID) async throws -> Bool {
    try await engine.read { session throws(StoreFailure) in
      try ConfirmedAddressRows.isConfirmed(user, in: session)
    }
  }

  /// Confirms an address without a proof, for accounts an operator makes.
  public func confirmAddress(of user: UserID) async throws {
    let now = environment.now()
    try await settle { session throws(StoreFailure) in
      try ConfirmedAddressRows.confirm(user, at: now, in: session)
    }
  }

  /// Sends a code and a link to the address of a person who is signed in. Nothing is sent to one
  /// that is confirmed.
  func sendAddressCode(of user: UserID, _ visitor: Visitor) async throws {
    guard mailer.delivers else { throw Problem(.deliveryOff) }
    let account = try await engine.read { session throws(StoreFailure) in
      try ConfirmedAddressRows.isConfirmed(user, in: session)
        ? nil : try AccountRows.account(user, in: session)
    }
    guard let account else { return }
    try await take(sending(to: Self.loginKey(account.email), visitor))
    let secret = OneTimeSecret(.address, account: user, environment: environment)
    let moment = environment.moment()
    try await settle { session throws(StoreFailure) in
      try OneTimeSecretRows.add(secret, visitor: visitor, at: moment.instant, in: session)
      let chosen = try ReadingLanguage.of(user, else: visitor.language, in: session)
      let email = AccountEmail.address(code: secret.code ?? "", token: secret.token.text)
      try AddressedEmail(email, to: account.email, in: chosen, moment).send(by: mailer, in: session)
    }
    mailer.wake()
  }

  /// Confirms the address of a person who is signed in. A link may be that of a new address.
  func confirmAddress(
    of user: UserID, _ proof: OneTimeProof, _ visitor: Visitor
  ) async throws {
    if case .token = proof, try await changeAddress(of: user, proof, visitor) { return }
    try await take(verifying(visitor))
    let now = environment.now()
    let result = try await settle { session throws(StoreFailure) -> ProofResult<Bool> in
      let match = try OneTimeSecretRows.match(.address, proof, visitor, at: now, in: session)
      guard case .found(let id, account: let account, browser: _) = match else {
        if case .wrong = match { return .wrong }
        return .dead
      }
      guard account == user, try OneTimeSecretRows.use(id, in: session) else { return .dead }
      try ConfirmedAddressRows.confirm(user, at: now, in: session)
      return .done(true)
    }
    _ = try result.value()
  }
}
