import AccountsDomain
import Calendar
import Core
import Server
import Store

extension Accounts {
  /// Sends a link and a code for a new password, if the address is a confirmed one of an account.
  /// The password may be its first: whoever came by a provider gets back in when that is gone.
  /// Known and unknown cost the same and get the same answer.
  func requestReset(email: String, _ visitor: Visitor) async throws {
    try await answer(email, visitor) { owner, moment, session throws(StoreFailure) in
      let secret = OneTimeSecret(.reset, account: owner?.id, ambient: ambient)
      try OneTimeSecretRows.add(secret, visitor: visitor, at: moment.instant, in: session)
      return .reset(code: secret.code ?? "", token: secret.token.text)
    }
  }

  /// Sends the login to the address it belongs to.
  func requestLogin(email: String, _ visitor: Visitor) async throws {
    try await answer(email, visitor) { owner, _, _ throws(StoreFailure) in
      .login(owner?.email ?? "")
    }
  }

  private func answer(
    _ email: String, _ visitor: Visitor,
    _ write:
      @escaping @Sendable (Account?, Moment, Engine.Connection) throws(StoreFailure)
      -> AccountLetter
  ) async throws {
    guard post.delivers else { throw Problem(.deliveryOff) }
    let login = Self.login(try Self.address(email))
    let browser = visitor.browser.hash
    let isKnown = try await engine.read { session throws(StoreFailure) in
      try KnownBrowserRows.isKnown(browser, login: login, in: session)
    }
    try await take(sending(to: login, visitor, isKnown: isKnown))
    let moment = ambient.moment()
    try await settle { session throws(StoreFailure) in
      let owner = try Self.reachable(login, in: session)
      let letter = try write(owner, moment, session)
      let chosen = try ReadingLanguage.of(owner?.id, else: visitor.language, in: session)
      try AddressedLetter(letter, to: owner?.email, in: chosen, moment).send(in: session)
    }
    post.ring()
  }

  /// The account a letter about signing in may go to: its address is confirmed.
  private static func reachable(
    _ login: String, in session: Engine.Connection
  ) throws(StoreFailure) -> Account? {
    guard let user = try AccountRows.id(login: login, in: session),
      try ConfirmedAddressRows.isConfirmed(user, in: session)
    else { return nil }
    return try AccountRows.account(user, in: session)
  }

  /// Sets a new password by a link or a code. Every session ends, every other secret dies, no
  /// browser is known any more, and the person is told; they sign in as always.
  func reset(_ proof: OneTimeProof, password: String, _ visitor: Visitor) async throws {
    try await take(verifying(visitor))
    let now = ambient.now()
    let found = try await settle { session throws(StoreFailure) -> ProofResult<Account> in
      let match = try OneTimeSecretRows.match(.reset, proof, visitor, at: now, in: session)
      guard case .found(_, account: let user?, browser: _) = match,
        let account = try AccountRows.account(user, in: session)
      else {
        if case .wrong = match { return .wrong }
        return .dead
      }
      return .done(account)
    }
    let account = try found.value()
    // A password that cannot be used leaves the link as it is.
    try Self.check(password, login: account.email)
    let hash = try await hasher.hash(password)
    try await finish(account, proof, hash, visitor)
  }

  private func finish(
    _ account: Account, _ proof: OneTimeProof, _ hash: ScryptHash, _ visitor: Visitor
  ) async throws {
    let moment = ambient.moment()
    let login = Self.loginKey(account.email)
    let isDone = try await settle(for: account.id) { session throws(StoreFailure) in
      let match = try OneTimeSecretRows.match(
        .reset, proof, visitor, at: moment.instant, in: session)
      guard case .found(let id, account: account.id, browser: _) = match,
        try OneTimeSecretRows.use(id, in: session)
      else { return false }
      try AccountRows.setPassword(of: account.id, to: hash, at: moment.instant, in: session)
      try SessionRows.endAll(of: account.id, in: session)
      try TicketRows.endAll(of: account.id, in: session)
      let origin = EventOrigin(network: visitor.address.prefix, client: visitor.client)
      try EventRows.add(.passwordReset, of: account.id, from: origin, moment, in: session)
      try OneTimeSecretRows.endAll(of: account.id, in: session)
      try KnownBrowserRows.forgetAll(of: account.id, in: session)
      try RateBucketRows.remove(SignInLimits.key(login: login, browser: nil), in: session)
      try notify(
        account.id, .passwordChanged, else: visitor.language, moment, in: session)
      return true
    }
    guard isDone else { throw Problem(.codeDead) }
    forget { session in session.user == account.id }
    post.ring()
  }

  /// A link for a new password that works once, for 30 minutes, for an operator to hand on. The
  /// operator neither sees nor sets the password.
  public func resetLink(email: String) async throws -> String {
    let login = Self.login(try Self.address(email))
    let now = ambient.now()
    let found = try await engine.read { session throws(StoreFailure) in
      try AccountRows.id(login: login, in: session)
    }
    guard let found else {
      throw Problem(.notFound, detail: "No account has this address.")
    }
    let secret = OneTimeSecret(
      .reset, account: found, hasCode: false, ambient: ambient)
    try await settle { session throws(StoreFailure) in
      try OneTimeSecretRows.add(secret, visitor: nil, at: now, in: session)
    }
    return post.origin + "/account/reset#" + secret.token.text
  }

  /// Remembers the browser a person signed in with, and tells them when it is a new one.
  func recognise(_ user: UserID, _ visitor: Visitor) async throws {
    let moment = ambient.moment()
    let browser = visitor.browser.hash
    try await settle(for: user) { session throws(StoreFailure) in
      let isNew = try KnownBrowserRows.recognise(
        browser, of: user, at: moment.instant, in: session)
      if isNew {
        try notify(
          user, .newDevice(visitor.client), else: visitor.language, moment, in: session)
      }
    }
    post.ring()
  }
}
