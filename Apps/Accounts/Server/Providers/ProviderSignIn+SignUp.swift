import AccountsDomain
import Calendar
import Core
import Server
import Store

/// What somebody who came from a provider wants to be here.
struct ProviderSignUpForm: Sendable {
  let email: String
  let displayName: String?
  let language: Language?
  let invitation: InvitationTicket?
}

extension ProviderSignIn {
  /// Remembers somebody nobody here knows, in the browser they came back in.
  func arrive(
    _ handover: ProviderHandover, name: String?, _ provider: IdentityProvider,
    _ guest: ProviderGuest
  ) async throws {
    let moment = environment.moment()
    let claims = handover.claims
    let id: ProviderArrivalID = moment.id(81)
    let arrival = ProviderArrival(
      id: id, title: provider.title, issuer: claims.issuer, subject: claims.subject,
      email: claims.email,
      isEmailTrusted: provider.trustsEmail && claims.isEmailVerified && claims.email != nil,
      name: name ?? claims.name,
      refreshToken: seal(handover.refreshToken, for: ProviderLinkID(high: id.high, low: id.low)))
    let holder = guest.holder.hash
    try await accounts.settle { database throws(StoreFailure) in
      try ProviderArrivalRows.add(arrival, holder: holder, at: moment.instant, in: database)
    }
  }

  /// Who arrived in this browser and has not signed up yet.
  func arrival(_ holder: SessionToken?) async throws -> ProviderArrival {
    let now = environment.now()
    guard let holder else { throw Problem(.providerExpired) }
    let found = try await accounts.engine.read { database throws(StoreFailure) in
      try ProviderArrivalRows.find(holder: holder.hash, at: now, in: database)
    }
    guard let found else { throw Problem(.providerExpired) }
    return found
  }

  /// Makes the account of somebody who came from a provider, or sends a code first. `nil` says that
  /// a message is on its way, whoever it goes to.
  func signUp(
    _ form: ProviderSignUpForm, holder: SessionToken?, _ visitor: Visitor
  ) async throws -> Account? {
    let arrival = try await arrival(holder)
    let address = try Accounts<Engine, Tables>.address(form.email)
    let name = try Accounts<Engine, Tables>.checkedName(form.displayName)
    let login = Accounts<Engine, Tables>.login(address)
    try await accounts.admitNewcomer(invitation: form.invitation, login: login)
    try await accounts.admitArrival(visitor)
    let isProven =
      arrival.isEmailTrusted
      && arrival.email.map { email in Accounts<Engine, Tables>.loginKey(email) } == login
    if isProven || !accounts.mailer.confirmsFirst {
      let made = try await accounts.make(
        arrival, address, name: name, form, isConfirmed: isProven)
      if let made { return made }
      guard accounts.mailer.confirmsFirst else { throw Problem(.signUpUnavailable) }
    }
    try await accounts.take(accounts.sending(to: login, visitor))
    let pending = PendingSignUp(
      login: login, email: address.text, password: nil, displayName: name,
      language: form.language, username: nil, invitation: form.invitation, arrival: arrival.id,
      isTaken: false)
    try await accounts.send(pending, .nothing, visitor)
    return nil
  }
}

extension Accounts {
  /// Makes an account for an identity at once; `nil` when the address has one, or the identity.
  fileprivate func make(
    _ arrival: ProviderArrival, _ address: EmailAddress, name: String?,
    _ form: ProviderSignUpForm, isConfirmed: Bool
  ) async throws -> Account? {
    let moment = environment.moment()
    let account = Account(id: moment.id(), email: address.text, created: moment.instant)
    let login = Self.login(address)
    let newcomer = Newcomer(
      account: account, displayName: name, language: form.language, moment: moment)
    let making = try await writer.submit(for: nil) { storage throws(StoreFailure) -> Making in
      let session = storage.session
      guard try arrival.isFree(in: session),
        try AccountRows.id(login: login, in: session) == nil
      else { return .taken }
      if let refusal = try admitNewcomer(
        invitation: form.invitation, login: login, at: moment.instant, in: session)
      {
        return .refused(refusal)
      }
      _ = try AccountRows.add(account, login: login, password: nil, in: session)
      if isConfirmed {
        try ConfirmedAddressRows.confirm(account.id, at: moment.instant, in: session)
      }
      try newcomer.greet(in: &storage)
      try arrival.settle(in: account, moment, session)
      return .made(account)
    }.committed()
    if case .taken = making { return nil }
    return try making.account()
  }
}

extension ProviderArrival {
  /// Whether nobody has the identity.
  func isFree(in session: some Session) throws(StoreFailure) -> Bool {
    try ProviderLinkRows.find(issuer: issuer, subject: subject, in: session) == nil
  }

  /// Makes the identity a way into an account that was made for it just now.
  func settle(
    in account: Account, _ moment: Moment, _ session: some Session
  ) throws(StoreFailure) {
    let isAdded = try ProviderLinkRows.add(
      link(to: account.id, at: moment.instant), in: session)
    guard isAdded else { throw StoreFailure(.mismatch, "an identity was taken meanwhile") }
    try ProviderArrivalRows.remove(id, in: session)
  }
}
