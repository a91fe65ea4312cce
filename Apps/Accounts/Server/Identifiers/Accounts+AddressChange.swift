import AccountsDomain
import Calendar
import Core
import Server
import Store

extension Accounts {
  /// Milliseconds before a change was asked for from which on what was added is not trusted when
  /// the change is taken back: whoever asked had come in by then.
  private static var suspicion: Int64 { 3_600_000 }

  /// Sends a code and a link to an address that a person wants to have, or tells its owner that it
  /// has an account. The answer, the work and the time are the same; nothing is changed yet.
  func askForAddress(
    _ text: String, of user: UserID, _ visitor: Visitor, from origin: EventOrigin
  ) async throws {
    guard mailer.delivers else { throw Problem(.deliveryOff) }
    let address = try Self.address(text)
    let login = Self.login(address)
    let own = BucketUse(rule: .sendDaily, subject: "address of " + user.description)
    try await take(sending(to: login, visitor) + [own])
    let secret = OneTimeSecret(.newAddress, account: user, environment: environment)
    let moment = environment.moment()
    try await settle { session throws(StoreFailure) in
      let owner = try AccountRows.id(login: login, in: session)
      let isTaken = owner != nil && owner != user
      try OneTimeSecretRows.add(secret, visitor: visitor, at: moment.instant, in: session)
      let change = AddressChange(
        login: login, email: address.text, asked: moment.instant, isTaken: isTaken)
      try AddressChangeRows.add(change, secret: secret.id, in: session)
      try EventRows.add(.addressChangeAsked, of: user, from: origin, moment, in: session)
      let chosen = try ReadingLanguage.of(owner ?? user, else: visitor.language, in: session)
      let email: AccountEmail =
        isTaken
        ? .alreadyHere : .newAddress(code: secret.code ?? "", token: secret.token.text)
      try AddressedEmail(email, to: address.text, in: chosen, moment).send(by: mailer, in: session)
    }
    mailer.wake()
  }

  /// Changes the address of a person who is signed in by what was sent to the new one. `false` when
  /// a proof is none of a new address at all.
  func changeAddress(
    of user: UserID, _ proof: OneTimeProof, _ visitor: Visitor
  ) async throws -> Bool {
    try await take(verifying(visitor))
    let moment = environment.moment()
    let undo = OneTimeSecret(.undoAddress, account: user, hasCode: false, environment: environment)
    let result = try await settle(for: user) { session throws(StoreFailure) -> ProofResult<Bool> in
      let match = try OneTimeSecretRows.match(
        .newAddress, proof, visitor, at: moment.instant, in: session)
      guard case .found(let id, account: user, browser: _) = match else {
        if case .wrong = match { return .wrong }
        return .dead
      }
      guard let change = try AddressChangeRows.find(id, in: session), !change.isTaken,
        try OneTimeSecretRows.use(id, in: session)
      else { return .dead }
      return try move(user, change, undo, visitor, moment, in: session) ? .done(true) : .dead
    }
    if case .dead = result, case .token = proof { return false }
    mailer.wake()
    return try result.value()
  }

  private func move(
    _ user: UserID, _ change: AddressChange, _ undo: OneTimeSecret, _ visitor: Visitor,
    _ moment: Moment, in session: Engine.Connection
  ) throws(StoreFailure) -> Bool {
    guard let old = try AccountRows.account(user, in: session) else { return false }
    // An address nobody ever confirmed may be a stranger's: it gets no way into this account.
    let wasConfirmed = try ConfirmedAddressRows.isConfirmed(user, in: session)
    guard
      try AddressChangeRows.move(user, login: change.login, email: change.email, in: session)
    else { return false }
    try ConfirmedAddressRows.confirm(user, at: moment.instant, in: session)
    // What was sent to the old address opens nothing any more.
    try OneTimeSecretRows.endAll(of: user, in: session)
    let origin = EventOrigin(network: visitor.address.prefix, client: visitor.client)
    try record(
      .addressChanged, of: user, from: origin, else: visitor.language, moment, in: session)
    guard wasConfirmed else { return true }
    try OneTimeSecretRows.add(undo, visitor: nil, at: moment.instant, in: session)
    let back = AddressUndo(
      login: Self.loginKey(old.email), email: old.email, asked: change.asked,
      changed: moment.instant)
    try AddressChangeRows.add(back, secret: undo.id, in: session)
    let chosen = try ReadingLanguage.of(user, else: visitor.language, in: session)
    let masked = (try? EmailAddress(change.email))?.masked ?? ""
    let email = AccountEmail.addressMoved(to: masked, token: undo.token.text)
    try AddressedEmail(email, to: old.email, in: chosen, moment, number: 42).send(
      by: mailer, in: session)
    return true
  }

  /// What a link that takes something back leads to.
  enum Undone: Sendable {
    /// The old address is back; with this secret a new password is chosen.
    case address(SessionToken)
    case recovery
  }

  /// Takes back a change of the address, or ends the wait for a first password.
  func undo(_ token: SessionToken, _ visitor: Visitor) async throws -> Undone {
    try await take(verifying(visitor))
    if try await endRecovery(token, visitor) { return .recovery }
    // Nobody knows this password: from now on only a new one opens the account.
    let unknown = try await hasher.hash(hexadecimal(environment.randomBytes(32)))
    let moment = environment.moment()
    let result = try await settle { session throws(StoreFailure) -> ProofResult<UserID> in
      let match = try OneTimeSecretRows.match(
        .undoAddress, .token(token), visitor, at: moment.instant, in: session)
      guard case .found(let id, account: let user?, browser: _) = match,
        let undo = try AddressChangeRows.undo(id, in: session)
      else { return .dead }
      return try restore(user, undo, unknown, visitor, moment, in: session) ? .done(user) : .dead
    }
    let user = try result.value()
    forget { session in session.user == user }
    mailer.wake()
    let next = OneTimeSecret(.reset, account: user, hasCode: false, environment: environment)
    try await settle { session throws(StoreFailure) in
      try OneTimeSecretRows.add(next, visitor: nil, at: moment.instant, in: session)
    }
    return .address(next.token)
  }

  private func restore(
    _ user: UserID, _ undo: AddressUndo, _ unknown: ScryptHash, _ visitor: Visitor,
    _ moment: Moment, in session: Engine.Connection
  ) throws(StoreFailure) -> Bool {
    guard try AddressChangeRows.move(user, login: undo.login, email: undo.email, in: session)
    else { return false }
    try AddressChangeRows.endUndos(of: user, since: undo.changed, in: session)
    try AddressChangeRows.removeWaysIn(
      of: user, since: undo.asked.advanced(byMilliseconds: -Self.suspicion), in: session)
    if try AccountRows.password(of: user, in: session) != nil {
      try AccountRows.setPassword(of: user, to: unknown, at: moment.instant, in: session)
    }
    try SessionRows.endAll(of: user, in: session)
    try TicketRows.endAll(of: user, in: session)
    try OneTimeSecretRows.endAll(of: user, in: session)
    try KnownBrowserRows.forgetAll(of: user, in: session)
    let origin = EventOrigin(network: visitor.address.prefix, client: visitor.client)
    try record(
      .addressRestored, of: user, from: origin, else: visitor.language, moment, in: session)
    return true
  }
}
