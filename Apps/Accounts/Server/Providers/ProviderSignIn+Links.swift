import AccountsDomain
import Core
import Server
import Store
import Wire

extension ProviderSignIn {
  /// The identities of a person, and whether they have a password as well.
  func links(of user: UserID) async throws -> (links: [ProviderLink], hasPassword: Bool) {
    try await accounts.engine.read { database throws(StoreFailure) in
      (
        try ProviderLinkRows.list(of: user, in: database),
        try AccountRows.password(of: user, in: database) != nil
      )
    }
  }

  func owns(_ id: ProviderLinkID, _ user: UserID) async throws -> Bool {
    try await accounts.engine.read { database throws(StoreFailure) in
      try ProviderLinkRows.find(id, of: user, in: database) != nil
    }
  }

  /// Removes an identity, unless nothing else would open the account. The permission is given back
  /// to the provider where it takes it.
  func unlink(
    _ id: ProviderLinkID, of user: UserID, from origin: EventOrigin
  ) async throws {
    let moment = environment.moment()
    let outcome = try await accounts.settle(for: user) {
      database throws(StoreFailure) -> ProviderLinkOutcome in
      let outcome = try ProviderLinkRows.remove(id, of: user, in: database)
      if case .done(let link?) = outcome {
        try PermissionReturnRows.add(link, at: moment.instant, in: database)
        try accounts.record(.providerUnlinked, of: user, from: origin, moment, in: database)
      }
      return outcome
    }
    accounts.mailer.wake()
    switch outcome {
    case .done(let link?): try await giveBackPermission(of: link.id)
    case .lastWayIn: throw Problem(.lastWayIn)
    case .done(nil), .taken, .absent: throw Problem(.notFound)
    }
  }

  // MARK: What a provider tells by itself

  /// Takes a provider's signed notice about one of its people: they took the permission back, gave
  /// up their account there, or stopped mail from being passed on.
  func heed(_ text: String, of provider: IdentityProvider) async throws {
    let now = environment.now()
    let token: SignedToken
    do throws(TokenFault) {
      token = try SignedToken(text)
      try TokenExpectation(provider, nonce: nil, now: now).check(token.claims)
    } catch { throw Problem(.providerNotice) }
    do throws(ProviderFault) {
      try await providers.directory.check(token, of: provider, at: now)
    } catch { throw Problem(.providerNotice) }
    guard let notice = ProviderNotice(token.claims) else { throw Problem(.providerNotice) }
    try await heed(notice, of: provider)
  }

  private func heed(_ notice: ProviderNotice, of provider: IdentityProvider) async throws {
    let moment = environment.moment()
    let nowhere = EventOrigin(network: nil, client: ClientName(browser: nil, platform: nil))
    try await accounts.settle { database throws(StoreFailure) in
      guard
        let link = try ProviderLinkRows.find(
          issuer: provider.issuer, subject: notice.subject, in: database),
        // An old notice says nothing of a link made since.
        notice.issued >= link.linked
      else { return }
      switch notice.kind {
      case .permissionTaken:
        // The last way in stays: whoever has the identity can give the permission anew.
        _ = try ProviderLinkRows.remove(link.id, of: link.account, in: database)
        try ProviderLinkRows.forgetToken(link.id, in: database)
        try accounts.record(
          .providerRevoked, of: link.account, from: nowhere, moment, in: database)
      case .mailStopped:
        try EventRows.add(
          .providerMailStopped, of: link.account, from: nowhere, moment, in: database)
      case .other: break
      }
    }
  }
}

/// What Apple tells servers of its people.
struct ProviderNotice: Sendable {
  enum Kind: Sendable {
    case permissionTaken, mailStopped, other
  }

  let kind: Kind
  let subject: String
  let issued: Instant

  /// Reads the claim `events`, an object or the text of one.
  init?(_ claims: JSON) {
    var events = claims["events"]
    if case .string(let text)? = events { events = try? JSON.parse(text) }
    guard case .string(let subject)? = events?["sub"], case .string(let type)? = events?["type"],
      case .integer(let seconds)? = claims["iat"], (0..<253_402_300_800).contains(seconds)
    else { return nil }
    self.subject = subject
    issued = Instant(milliseconds: seconds * 1_000 + 999)
    switch type {
    case "consent-revoked", "account-delete", "account-deleted": kind = .permissionTaken
    case "email-disabled": kind = .mailStopped
    default: kind = .other
    }
  }
}
