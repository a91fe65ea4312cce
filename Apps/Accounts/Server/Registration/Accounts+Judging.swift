import AccountsDomain
import Core
import Server
import Store
import Wire

/// What is to be said of a step of signing up before the last one.
struct SignUpStepForm: Sendable {
  let email: String
  /// With one, it alone is judged.
  let password: String?
  let username: String?
  let invitation: InvitationTicket?

  init(_ body: WireCursor) throws(WireError) {
    email = try body.required("email").string(limit: AccountsLimits.typed)
    password = try body.optional("password")?.string()
    username = try body.optional("username")?.string(limit: AccountsLimits.typed)
    invitation = InvitationTicket(
      try body.optional("invitation")?.string(limit: AccountsLimits.secret))
  }
}

extension Accounts {
  /// Judges a step of signing up, by what the last step would say and no more.
  ///
  /// Where an address is confirmed by mail nothing is said of whether it has an account. Elsewhere
  /// the last step says it, and asking beforehand counts as that does.
  func judge(_ form: SignUpStepForm, _ visitor: Visitor) async throws {
    let address = try Self.address(form.email)
    if let password = form.password {
      try check(password, login: address.login)
      return
    }
    let login = Self.login(address)
    try await admitNewcomer(invitation: form.invitation, login: login)
    if let text = form.username, !text.isEmpty {
      guard try await isFree(try Self.username(text), for: visitor.address) else {
        throw Problem(.usernameTaken)
      }
    }
    guard !mailer.confirmsFirst, try await countAsking(about: login, visitor) else { return }
    let owner = try await engine.read { session throws(StoreFailure) in
      try AccountRows.id(login: login, in: session)
    }
    guard owner == nil else { throw Problem(.signUpUnavailable) }
  }

  /// Counts that somebody asks about an address as if they signed up with it; `false` where they
  /// would have to work first, and so are told nothing.
  private func countAsking(about login: String, _ visitor: Visitor) async throws -> Bool {
    let now = environment.now()
    let uses = signingUp(visitor)
    let asked = asking(about: login, visitor)
    let (wait, mayWork) = try await settle { session throws(StoreFailure) -> (Int?, Bool) in
      if try RateBucketRows.wait(for: asked, at: now, in: session) != nil { return (nil, false) }
      guard let wait = try RateBucketRows.take(uses, at: now, in: session) else {
        _ = try RateBucketRows.take([asked], at: now, in: session)
        return (nil, false)
      }
      return (wait, try RateBucketRows.wait(for: uses[0], at: now, in: session) == nil)
    }
    guard let wait else { return true }
    guard mayWork else { throw Problem.later(.tooManyRequests, seconds: wait) }
    return false
  }

  /// What a sign-up counts against: the network it comes from, and everybody.
  func signingUp(_ visitor: Visitor) -> [BucketUse] {
    let limits = options.registrationLimits
    return [
      use(limits.ofNetwork, of: visitor.address),
      BucketUse(rule: limits.ofEverybody.times(options.networkFactor), subject: ""),
    ]
  }

  /// What says that this browser has asked about an address, and that it was counted.
  func asking(about login: String, _ visitor: Visitor) -> BucketUse {
    BucketUse(rule: .askedBefore, subject: visitor.browser.hash.bytes.description + login)
  }

  // MARK: Invitations

  /// The address that an invitation is for, where it is for one. Whoever holds it may know that:
  /// its secret cannot be guessed.
  func address(of invitation: InvitationTicket, _ visitor: Visitor) async throws -> String? {
    try await take(verifying(visitor))
    let now = environment.now()
    let found = try await engine.read { session throws(StoreFailure) in
      try InvitationRows.address(invitation, at: now, in: session)
    }
    if found == nil, options.registration == .invite { throw Problem(.invitationDead) }
    return found ?? nil
  }
}

extension BucketRule {
  /// Once for each sign-up, and forgotten after an hour.
  static let askedBefore = BucketRule(name: "register-asked", burst: 1, refill: 3_600_000)
}
