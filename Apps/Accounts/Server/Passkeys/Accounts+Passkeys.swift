import AccountsDomain
import Core
import Server
import Store
import Wire

extension Accounts {
  /// What a browser needs to make a credential for somebody who is signed in.
  func beginPasskey(
    of session: UserSession, at site: RelyingParty
  ) async throws -> PasskeyOffer {
    let user = session.user
    let now = environment.now()
    let challenge = PasskeyChallenge.registration(
      environment.randomBytes(PasskeyChallenge.length), session)
    let new = environment.randomBytes(PasskeyOffer.handleLength)
    let (account, handle, known) = try await writer.submit(for: user) {
      storage throws(StoreFailure) in
      try PasskeyChallengeRows.add(challenge, at: now, in: storage.session)
      return (
        try AccountRows.account(user, in: storage.session),
        try PasskeyRows.handle(of: user, orElse: new, in: storage.session),
        try PasskeyRows.list(of: user, in: storage.session)
      )
    }.committed()
    guard let account else { throw Problem(.notSignedIn) }
    guard known.count < PasskeyRows.limit else { throw Problem(.passkeyLimit) }
    return PasskeyOffer(
      site: site, challenge: challenge.bytes, handle: handle, email: account.email,
      excluded: known.map { passkey in passkey.credentialID })
  }

  /// Registers the credential that the browser made.
  func addPasskey(
    _ registration: PasskeyRegistration, of session: UserSession, at site: RelyingParty,
    from origin: EventOrigin
  ) async throws {
    let user = session.user
    let challenge = PasskeyChallenge.registration(registration.client.challenge, session)
    try await use(challenge)
    let object: AttestationObject
    do throws(PasskeyFault) {
      object = try site.check(registration, challenge: challenge.bytes)
    } catch { throw Problem(.passkeyRefused, detail: error.rawValue) }
    guard let credential = object.data.credential else { throw Problem(.passkeyRefused) }
    let moment = environment.moment()
    let passkey = Passkey(
      id: moment.id(70), account: user, credentialID: credential.id,
      known: KnownCredential(
        key: credential.key, counter: object.data.counter,
        isBackupEligible: object.data.flags.contains(.backupEligible)),
      isBackedUp: object.data.flags.contains(.backedUp), name: Self.passkeyName(origin.client),
      created: moment.instant, lastUsed: nil, copySeen: nil)
    let added = try await writer.submit(for: user) { storage throws(StoreFailure) in
      guard try PasskeyRows.list(of: user, in: storage.session).count < PasskeyRows.limit else {
        return Bool?.none
      }
      let added = try PasskeyRows.add(passkey, object, in: storage.session)
      if added {
        try record(.passkeyAdded, of: user, from: origin, moment, in: storage.session)
      }
      return added
    }.committed()
    mailer.wake()
    guard let added else { throw Problem(.passkeyLimit) }
    guard added else { throw Problem(.passkeyKnown) }
  }

  /// What a browser needs to sign in somebody whose name it need not know.
  func beginPasskeySignIn(_ visitor: Visitor) async throws -> [UInt8] {
    let now = environment.now()
    let challenge = PasskeyChallenge.signIn(
      environment.randomBytes(PasskeyChallenge.length), visitor)
    try await writer.submit(for: nil) { storage throws(StoreFailure) in
      try PasskeyChallengeRows.add(challenge, at: now, in: storage.session)
    }.committed()
    return challenge.bytes
  }

  /// The account that an assertion speaks for, and whether the authenticator made sure of the
  /// person.
  func verify(
    _ assertion: PasskeyAssertion, at site: RelyingParty, _ visitor: Visitor,
    from origin: EventOrigin
  ) async throws -> (account: Account, isVerified: Bool) {
    let challenge = PasskeyChallenge.signIn(assertion.client.challenge, visitor)
    try await use(challenge)
    let found = try await engine.read { session throws(StoreFailure) -> (Passkey, Account)? in
      guard let passkey = try PasskeyRows.find(credential: assertion.id, in: session),
        let handle = assertion.userHandle,
        try PasskeyRows.isHandle(handle, of: passkey.account, in: session),
        try StandingRows.isActive(passkey.account, in: session),
        let account = try AccountRows.account(passkey.account, in: session)
      else { return nil }
      return (passkey, account)
    }
    guard let (passkey, account) = found else { throw Problem(.passkeyUnknown) }
    do {
      let data = try await accept(
        assertion, challenge: challenge.bytes, of: passkey, at: site, from: origin)
      return (account, data.flags.contains(.userVerified))
    } catch {
      await note(.signInFailed, of: account.id, from: origin)
      throw error
    }
  }

  /// Checks an assertion and notes the use. A counter that went back ends the passkey.
  func accept(
    _ assertion: PasskeyAssertion, challenge: [UInt8], of passkey: Passkey, at site: RelyingParty,
    isVerified: Bool = false, from origin: EventOrigin
  ) async throws -> AuthenticatorData {
    let data: AuthenticatorData
    do throws(PasskeyFault) {
      data = try site.check(
        assertion, challenge: challenge, with: passkey.known, isVerified: isVerified)
    } catch {
      if error == .counter { try await noteCopy(of: passkey, from: origin) }
      throw Problem(error == .counter ? .passkeyCopied : .passkeyRefused, detail: error.rawValue)
    }
    guard passkey.copySeen == nil else { throw Problem(.passkeyCopied) }
    let now = environment.now()
    let used = try await writer.submit(for: passkey.account) { storage throws(StoreFailure) in
      try PasskeyRows.use(passkey, data, at: now, in: storage.session)
    }.committed()
    guard used else { throw Problem(.passkeyRefused) }
    return data
  }

  func passkeys(of user: UserID) async throws -> [Passkey] {
    try await engine.read { session throws(StoreFailure) in
      try PasskeyRows.list(of: user, in: session)
    }
  }

  func ownsPasskey(_ id: PasskeyID, _ user: UserID) async throws -> Bool {
    try await engine.read { session throws(StoreFailure) in
      try PasskeyRows.isOwn(id, of: user, in: session)
    }
  }

  /// `false` when the person has no such passkey.
  func renamePasskey(_ id: PasskeyID, of user: UserID, to text: String) async throws -> Bool {
    guard let name = Self.name(text), name.unicodeScalars.count <= Passkey.nameLimit else {
      throw Problem(.passkeyNameInvalid, data: [.init("limit", .int(Passkey.nameLimit))])
    }
    return try await writer.submit(for: user) { storage throws(StoreFailure) in
      try PasskeyRows.rename(id, of: user, to: name, in: storage.session)
    }.committed()
  }

  /// `false` when the person has no such passkey; the last way in stays.
  func removePasskey(
    _ id: PasskeyID, of user: UserID, from origin: EventOrigin
  ) async throws -> Bool {
    let moment = environment.moment()
    let removal = try await writer.submit(for: user) { storage throws(StoreFailure) in
      let removal = try PasskeyRows.remove(id, of: user, in: storage.session)
      if case .removed = removal {
        try record(.passkeyRemoved, of: user, from: origin, moment, in: storage.session)
      }
      return removal
    }.committed()
    mailer.wake()
    switch removal {
    case .removed: return true
    case .absent: return false
    case .lastWayIn: throw Problem(.lastWayIn)
    }
  }

  /// A challenge is used up whatever comes of the rest.
  func use(_ challenge: PasskeyChallenge) async throws {
    let now = environment.now()
    let isOpen = try await writer.submit(for: nil) { storage throws(StoreFailure) in
      try PasskeyChallengeRows.use(challenge, at: now, in: storage.session)
    }.committed()
    guard isOpen else { throw Problem(.passkeyChallengeDead) }
  }

  private func noteCopy(of passkey: Passkey, from origin: EventOrigin) async throws {
    let moment = environment.moment()
    try await writer.submit(for: passkey.account) { storage throws(StoreFailure) in
      try PasskeyRows.noteCopy(of: passkey.id, at: moment.instant, in: storage.session)
      try record(
        .passkeyCopied, of: passkey.account, from: origin, moment, in: storage.session)
    }.committed()
    mailer.wake()
  }

  /// What a new passkey is called until its owner says otherwise.
  private static func passkeyName(_ client: ClientName) -> String {
    let words = [client.browser, client.platform].compactMap { word in word }
    return words.isEmpty ? "Passkey" : words.joined(separator: " · ")
  }
}
