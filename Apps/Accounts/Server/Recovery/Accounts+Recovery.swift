import AccountsDomain
import Calendar
import Core
import Server
import Store

extension Accounts {
  /// Sends a link and a code for a new password, if the address is a confirmed one of an account.
  /// Known and unknown cost the same and get the same answer.
  func requestReset(email: String, _ visitor: Visitor) async throws {
    let origin = EventOrigin(network: visitor.address.prefix, client: visitor.client)
    try await answer(email, visitor) { owner, moment, session throws(StoreFailure) in
      try EventRows.add(.resetAsked, of: owner?.id, from: origin, moment, in: session)
      let secret = OneTimeSecret(.reset, account: owner?.id, environment: environment)
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
      -> AccountEmail
  ) async throws {
    guard mailer.delivers else { throw Problem(.deliveryOff) }
    let login = Self.login(try Self.address(email))
    let browser = visitor.browser.hash
    let isKnown = try await engine.read { session throws(StoreFailure) in
      try KnownBrowserRows.isKnown(browser, login: login, in: session)
    }
    try await take(sending(to: login, visitor, isKnown: isKnown))
    let moment = environment.moment()
    try await settle { session throws(StoreFailure) in
      let owner = try Self.reachable(login, in: session)
      let message = try write(owner, moment, session)
      let chosen = try ReadingLanguage.of(owner?.id, else: visitor.language, in: session)
      try AddressedEmail(message, to: owner?.email, in: chosen, moment).send(
        by: mailer, in: session)
    }
    mailer.wake()
  }

  /// The account that may get emails about signing in: its address is confirmed.
  private static func reachable(
    _ login: String, in session: Engine.Connection
  ) throws(StoreFailure) -> Account? {
    // Asked for nobody too: known and unknown cost the same statements.
    let user = try AccountRows.id(login: login, in: session)
    let asked = user ?? UserID(high: 0, low: 0)
    let isConfirmed = try ConfirmedAddressRows.isConfirmed(asked, in: session)
    let isActive = try StandingRows.isActive(asked, in: session)
    let account = try AccountRows.account(asked, in: session)
    return isConfirmed && isActive ? account : nil
  }

  /// A link for a new password that works once, for 30 minutes, for an operator to hand on. The
  /// operator neither sees nor sets the password.
  public func resetLink(email: String) async throws -> String {
    try await resetLink(of: try await id(ofLogin: email), by: .operating)
  }

  /// Remembers the browser a person signed in with, and tells them when it is a new one.
  func recognise(_ user: UserID, _ visitor: Visitor) async throws {
    let moment = environment.moment()
    let browser = visitor.browser.hash
    try await settle(for: user) { session throws(StoreFailure) in
      let isNew = try KnownBrowserRows.recognise(
        browser, of: user, at: moment.instant, in: session)
      if isNew {
        try notify(
          user, .newDevice(visitor.client), else: visitor.language, moment, in: session)
      }
    }
    mailer.wake()
  }
}
