import AccountsDomain
import Core
import Server
import Store

/// What a provider's answer says, before any of it is believed.
struct ProviderAnswer: Sendable {
  let state: String
  let code: String?
  let error: String?
  /// RFC 9207.
  let issuer: String?
}

/// What came of a visit.
enum ProviderOutcome: Sendable {
  case signedIn(Account)
  /// The account wants a second step.
  case ticket(SessionToken)
  /// Nobody here has this identity.
  case newcomer
  case linked
  /// The session's new token.
  case proved(SessionToken)
}

/// Who stands there with a provider's answer.
struct ProviderGuest: Sendable {
  /// The secret of the browser the visit must have begun in.
  let holder: SessionToken
  let session: UserSession?
  let visitor: Visitor
  let origin: EventOrigin
}

extension ProviderSignIn {
  /// Takes a provider's answer.
  ///
  /// - Throws: ``ProviderFault``, and what the database throws.
  func finish(
    _ answer: ProviderAnswer, at provider: IdentityProvider, _ guest: ProviderGuest
  ) async throws -> ProviderOutcome {
    let now = environment.now()
    guard let state = SessionToken(answer.state) else { throw ProviderFault.expired }
    // One answer ends the visit, whatever it says.
    let ended = try await accounts.settle { database throws(StoreFailure) -> ProviderFlow? in
      let flow = try ProviderFlowRows.find(
        state.hash, holder: guest.holder.hash, provider: provider.id, at: now, in: database)
      guard flow != nil, try ProviderFlowRows.end(state.hash, in: database) else { return nil }
      return flow
    }
    guard let flow = ended else { throw ProviderFault.expired }
    if flow.purpose != .signIn {
      guard let session = guest.session, session.id == flow.session else {
        throw ProviderFault.expired
      }
    }
    let code = try await code(in: answer, at: provider, now)
    let handover = try await providers.redeem(
      code, of: flow, at: provider, redirect: redirect(provider), now: now)
    switch (flow.purpose, guest.session) {
    case (.link, let session?): return try await link(handover, to: session, provider, guest)
    case (.proof, let session?): return try await prove(handover, session)
    default: return try await signIn(handover, name: flow.name, provider, guest)
    }
  }

  private func code(
    in answer: ProviderAnswer, at provider: IdentityProvider, _ now: Instant
  ) async throws -> String {
    let metadata = try await providers.directory.metadata(of: provider, at: now)
    // An answer that another provider gave must not be handed to this one (RFC 9207 §2.4).
    guard answer.issuer == provider.issuer || (answer.issuer == nil && !metadata.namesItself)
    else { throw ProviderFault.refused }
    switch (answer.error, answer.code) {
    case ("access_denied"?, _), ("user_cancelled_authorize"?, _): throw ProviderFault.denied
    case (.some, _): throw ProviderFault.down
    case (nil, let code?) where (1...4_096).contains(code.utf8.count): return code
    default: throw ProviderFault.refused
    }
  }

  /// Signs in whoever has this identity. Its address plays no part in it: somebody else's account
  /// may have the same one (CVE-2024-38351, CVE-2026-44166).
  private func signIn(
    _ handover: ProviderHandover, name: String?, _ provider: IdentityProvider,
    _ guest: ProviderGuest
  ) async throws -> ProviderOutcome {
    let claims = handover.claims
    let now = environment.now()
    let found = try await find(claims)
    guard let (link, account) = found else {
      try await arrive(handover, name: name, provider, guest)
      return .newcomer
    }
    let sealed = seal(handover.refreshToken, for: link.id)
    try await accounts.settle(for: account.id) { database throws(StoreFailure) in
      try ProviderLinkRows.use(link.id, refresh: sealed, at: now, in: database)
    }
    if let ticket = try await accounts.ticket(for: account) { return .ticket(ticket) }
    await accounts.note(.signedIn, of: account.id, from: guest.origin)
    return .signedIn(account)
  }

  private func find(_ claims: IdentityClaims) async throws -> (ProviderLink, Account)? {
    try await accounts.engine.read { database throws(StoreFailure) in
      guard
        let link = try ProviderLinkRows.find(
          issuer: claims.issuer, subject: claims.subject, in: database),
        let account = try AccountRows.account(link.account, in: database)
      else { return nil }
      return (link, account)
    }
  }

  private func link(
    _ handover: ProviderHandover, to session: UserSession, _ provider: IdentityProvider,
    _ guest: ProviderGuest
  ) async throws -> ProviderOutcome {
    let moment = environment.moment()
    let claims = handover.claims
    let user = session.user
    let id: ProviderLinkID = moment.id(80)
    let link = ProviderLink(
      id: id, account: user, issuer: claims.issuer, subject: claims.subject,
      title: provider.title, email: claims.email,
      refreshToken: seal(handover.refreshToken, for: id), linked: moment.instant, lastUsed: nil)
    let isDone = try await accounts.settle(for: user) { database throws(StoreFailure) in
      let known = try ProviderLinkRows.find(
        issuer: claims.issuer, subject: claims.subject, in: database)
      if let known { return known.account == user }
      guard try ProviderLinkRows.list(of: user, in: database).count < ProviderLink.limit,
        try ProviderLinkRows.add(link, in: database)
      else { return false }
      try EventRows.add(.providerLinked, of: user, from: guest.origin, moment, in: database)
      try accounts.notify(
        user, .providerLinked(provider.title), else: guest.visitor.language, moment, in: database)
      return true
    }
    guard isDone else { throw ProviderFault.taken }
    accounts.mailer.wake()
    return .linked
  }

  private func prove(
    _ handover: ProviderHandover, _ session: UserSession
  ) async throws -> ProviderOutcome {
    guard let (link, _) = try await find(handover.claims), link.account == session.user else {
      throw ProviderFault.other
    }
    // A provider that says when must say that it was now.
    if let at = handover.claims.authenticated {
      let age = environment.now().milliseconds - at.milliseconds
      guard age < ProviderFlow.life + TokenExpectation.leeway else { throw ProviderFault.refused }
    }
    return .proved(try await accounts.prove(session))
  }
}
