import AccountsDomain
import Calendar
import Core
import Server
import Store
import Wire

/// What came of handing in a new password.
enum ResetOutcome: Sendable {
  case done
  /// The account had none: one can be set with this secret once the wait is over, or at once with a
  /// recovery code.
  case waits(SessionToken, until: Instant)
  /// Nothing is done yet: these have to be answered as well, or a recovery code handed in.
  case asks([PosedQuestion])
}

/// What proves besides the message that it is the person who asks.
struct ResetExtras: Sendable {
  var recoveryCode: RecoveryCode?
  var answers: [GivenAnswer] = []
}

/// What a proof opens, before anything is done with it.
private struct OpenedReset: Sendable {
  let account: Account
  let purpose: OneTimePurpose
  /// An operator made the link, or it stands for a change of the address that was taken back.
  let isTrusted: Bool
  let hasPassword: Bool
  /// When a wait is over.
  let opens: Instant?
}

extension Accounts {
  /// Sets a new password by a link or a code. Every session ends, every other secret dies, no
  /// browser is known any more, and the person is told; they sign in as always. An account without
  /// a password has to wait, and one with security questions to answer them, unless a recovery code
  /// is handed in too. An operator's link asks for neither.
  func reset(
    _ proof: OneTimeProof, password: String, _ extras: ResetExtras, _ visitor: Visitor
  ) async throws -> ResetOutcome {
    let recoveryCode = extras.recoveryCode
    try await take(verifying(visitor))
    let found = try await open(proof, visitor)
    if case .token = proof {
      try await take([BucketUse(rule: .openLink, subject: found.account.id.description)])
    }
    if recoveryCode == nil, !found.hasPassword, !found.isTrusted {
      guard let opens = found.opens else { return try await wait(found.account, proof, visitor) }
      guard opens <= environment.now() else {
        throw Problem(.recoveryWaits, data: [.init("opensAt", .instant(opens))])
      }
    }
    // A password that cannot be used leaves the link as it is.
    try check(password, login: found.account.email)
    if recoveryCode == nil, !found.isTrusted {
      let questions = try await challenge(found.account.id, extras.answers, visitor)
      guard questions.isEmpty else { return .asks(questions) }
    }
    let hash = try await hasher.hash(password)
    try await finish(found, proof, hash, recoveryCode, visitor)
    return .done
  }

  private func open(
    _ proof: OneTimeProof, _ visitor: Visitor
  ) async throws -> OpenedReset {
    let now = environment.now()
    let result = try await settle { session throws(StoreFailure) -> ProofResult<OpenedReset> in
      var purpose = OneTimePurpose.reset
      var match = try OneTimeSecretRows.match(purpose, proof, visitor, at: now, in: session)
      if case .dead = match, case .token = proof {
        purpose = .recovery
        match = try OneTimeSecretRows.match(purpose, proof, visitor, at: now, in: session)
      }
      guard case .found(let id, account: let user?, browser: let browser) = match,
        let account = try AccountRows.account(user, in: session),
        try StandingRows.isActive(user, in: session)
      else {
        if case .wrong = match { return .wrong }
        return .dead
      }
      return .done(
        OpenedReset(
          account: account, purpose: purpose, isTrusted: purpose == .reset && browser == nil,
          hasPassword: try AccountRows.password(of: user, in: session) != nil,
          opens: try RecoveryWait.end(of: id, in: session)))
    }
    return try result.value()
  }

  private func finish(
    _ found: OpenedReset, _ proof: OneTimeProof, _ hash: ScryptHash, _ paper: RecoveryCode?,
    _ visitor: Visitor
  ) async throws {
    let user = found.account.id
    let moment = environment.moment()
    let later = environment.moment()
    let login = Self.loginKey(found.account.email)
    let origin = EventOrigin(network: visitor.address.prefix, client: visitor.client)
    let result = try await settle(for: user) { session throws(StoreFailure) -> ProofResult<Bool> in
      let match = try OneTimeSecretRows.match(
        found.purpose, proof, visitor, at: moment.instant, in: session)
      guard case .found(let id, account: user, browser: _) = match else { return .dead }
      if let paper {
        guard try SecondFactorRows.use(paper, of: user, in: session) else { return .wrong }
        try record(
          .recoveryCodeUsed, of: user, from: origin, else: visitor.language, later, in: session)
      }
      guard try OneTimeSecretRows.use(id, in: session) else { return .dead }
      try AccountRows.setPassword(of: user, to: hash, at: moment.instant, in: session)
      try SessionRows.endAll(of: user, in: session)
      try TicketRows.endAll(of: user, in: session)
      try OneTimeSecretRows.endAll(of: user, in: session)
      try KnownBrowserRows.forgetAll(of: user, in: session)
      try RateBucketRows.remove(SignInLimits.key(login: login, browser: nil), in: session)
      try record(
        .passwordReset, of: user, from: origin, else: visitor.language, moment, in: session)
      return .done(true)
    }
    _ = try result.value()
    forget { session in session.user == user }
    mailer.wake()
  }

  /// Begins the wait of an account without a password: the person gets a link for afterwards, and
  /// one with which whoever has another way in ends it.
  private func wait(
    _ account: Account, _ proof: OneTimeProof, _ visitor: Visitor
  ) async throws -> ResetOutcome {
    let user = account.id
    let moment = environment.moment()
    let opens = moment.instant.advanced(byMilliseconds: RecoveryWait.length)
    let secret = OneTimeSecret(.recovery, account: user, hasCode: false, environment: environment)
    let end = OneTimeSecret(.endRecovery, account: user, hasCode: false, environment: environment)
    let origin = EventOrigin(network: visitor.address.prefix, client: visitor.client)
    let begun = try await settle(for: user) { session throws(StoreFailure) in
      let match = try OneTimeSecretRows.match(
        .reset, proof, visitor, at: moment.instant, in: session)
      guard case .found(let id, account: user, browser: _) = match,
        try OneTimeSecretRows.use(id, in: session)
      else { return false }
      try RecoveryWait.endAll(of: user, in: session)
      for one in [secret, end] {
        try OneTimeSecretRows.add(one, visitor: nil, at: moment.instant, in: session)
      }
      try RecoveryWait.begin(secret.id, until: opens, in: session)
      try EventRows.add(.recoveryBegun, of: user, from: origin, moment, in: session)
      let passkeys = try PasskeyRows.list(of: user, in: session)
      let links = try ProviderLinkRows.list(of: user, in: session)
      try notify(
        user,
        .recoveryWait(
          token: secret.token.text, cancel: end.token.text, passkey: !passkeys.isEmpty,
          providers: links.map { link in link.title }),
        else: visitor.language, moment, in: session)
      return true
    }
    guard begun else { throw Problem(.codeDead) }
    mailer.wake()
    return .waits(secret.token, until: opens)
  }

  /// Ends the wait; `false` when the secret is none for that.
  func endRecovery(_ token: SessionToken, _ visitor: Visitor) async throws -> Bool {
    let moment = environment.moment()
    let origin = EventOrigin(network: visitor.address.prefix, client: visitor.client)
    let isDone = try await settle { session throws(StoreFailure) in
      let match = try OneTimeSecretRows.match(
        .endRecovery, .token(token), visitor, at: moment.instant, in: session)
      guard case .found(_, account: let user?, browser: _) = match else { return false }
      try RecoveryWait.endAll(of: user, in: session)
      try record(
        .recoveryCancelled, of: user, from: origin, else: visitor.language, moment, in: session)
      return true
    }
    if isDone { mailer.wake() }
    return isDone
  }
}
