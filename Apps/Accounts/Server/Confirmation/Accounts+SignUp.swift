import AccountsDomain
import Calendar
import Core
import Server
import Store
import Wire

/// Whether a proof was right.
enum ProofResult<Value: Sendable>: Sendable {
  case done(Value)
  case wrong
  case dead
  /// The link was opened in another browser than the one that asked.
  case elsewhere
  /// No account is made for this person.
  case refused(RegistrationPolicy.Refusal)

  func value() throws(Problem) -> Value {
    switch self {
    case .done(let value): return value
    case .wrong: throw Problem(.codeWrong)
    case .dead: throw Problem(.codeDead)
    case .elsewhere: throw Problem(.codeElsewhere)
    case .refused(let refusal): throw Problem(refusal)
    }
  }
}

extension Accounts {
  /// Seconds after which a message may be sent again.
  static var resendAfter: Int { Int(BucketRule.sendOften.refill / 1_000) }

  /// Begins a sign-up: sends a code and a link to the address, or tells its owner that it has an
  /// account. The answer, the work and the time are the same.
  func beginSignUp(_ form: SignUp, _ visitor: Visitor) async throws {
    let address = try Self.address(form.email)
    try check(form.password, login: address.login)
    let name = try Self.checkedName(form.displayName)
    try await admitNewcomer(invitation: form.invitation, login: Self.login(address))
    let username = try await freeUsername(form.username)
    let extras = try extras(of: form)
    try await take(sending(to: Self.login(address), visitor))
    let password = try await hasher.hash(form.password)
    let pending = PendingSignUp(
      login: Self.login(address), email: address.text, password: password, displayName: name,
      language: form.language, username: username?.text, invitation: form.invitation,
      isTaken: false)
    try await send(pending, extras, visitor)
  }

  /// Sends this browser's sign-up another code and link; the old ones die. The answer depends on
  /// the browser alone, not on whether the address has an account.
  func resendSignUp(_ visitor: Visitor) async throws {
    let now = environment.now()
    let browser = visitor.browser.hash
    let (pending, extras) = try await engine.read { session throws(StoreFailure) in
      (
        try PendingSignUpRows.find(browser: browser, at: now, in: session),
        try SignUpExtras.find(browser: browser, phones, in: session)
      )
    }
    guard let pending else { throw Problem(.codeDead) }
    try await take(sending(to: pending.login, visitor))
    try await send(pending, extras, visitor)
  }

  /// Stores a sign-up and sends its message. Whether the address is taken is decided here.
  func send(
    _ wanted: PendingSignUp, _ extras: SignUpExtras, _ visitor: Visitor
  ) async throws {
    let secret = OneTimeSecret(.signUp, account: nil, environment: environment)
    let moment = environment.moment()
    try await settle { session throws(StoreFailure) in
      let owner = try AccountRows.id(login: wanted.login, in: session)
      let arrival =
        try wanted.arrival.map { id throws(StoreFailure) in
          try ProviderArrivalRows.find(id, at: moment.instant, in: session)
        } ?? nil
      try OneTimeSecretRows.add(secret, visitor: visitor, at: moment.instant, in: session)
      let pending = PendingSignUp(
        login: wanted.login, email: wanted.email, password: wanted.password,
        displayName: wanted.displayName, language: wanted.language, username: wanted.username,
        invitation: wanted.invitation, arrival: wanted.arrival, isTaken: owner != nil)
      try PendingSignUpRows.add(pending, secret: secret.id, in: session)
      try extras.keep(secret.id, phones, in: session)
      let chosen = try ReadingLanguage.of(
        owner, else: wanted.language ?? visitor.language, in: session)
      let email: AccountEmail =
        owner == nil
        ? .signUp(code: secret.code ?? "", token: secret.token.text)
        : arrival.map { arrival in .linkInstead(arrival.title) } ?? .alreadyHere
      try AddressedEmail(email, to: wanted.email, in: chosen, moment).send(by: mailer, in: session)
    }
    mailer.wake()
  }

  /// Completes this browser's sign-up: only now there is an account.
  func completeSignUp(_ proof: OneTimeProof, _ visitor: Visitor) async throws -> Account {
    try await take(verifying(visitor))
    let moment = environment.moment()
    let browser = visitor.browser.hash
    let result = try await writer.submit(for: nil) {
      storage throws(StoreFailure) -> ProofResult<Account> in
      let session = storage.session
      let match = try OneTimeSecretRows.match(
        .signUp, proof, visitor, at: moment.instant, in: session)
      guard case .found(let id, account: _, browser: let asked) = match else {
        if case .wrong = match { return .wrong }
        return .dead
      }
      // The one who set the password must be the one who reads the mail.
      guard asked == browser.bytes else { return .elsewhere }
      guard let pending = try PendingSignUpRows.find(id, in: session), !pending.isTaken else {
        return .dead
      }
      let extras = try SignUpExtras.find(id, phones, in: session)
      if try AccountRows.id(login: pending.login, in: session) == nil,
        let refusal = try admitNewcomer(
          invitation: pending.invitation, login: pending.login, at: moment.instant, in: session)
      {
        return .refused(refusal)
      }
      let account = Account(id: moment.id(), email: pending.email, created: moment.instant)
      var arrival: ProviderArrival?
      if let id = pending.arrival {
        arrival = try ProviderArrivalRows.find(id, at: moment.instant, in: session)
        guard try arrival?.isFree(in: session) == true else { return .dead }
      }
      let added = try AccountRows.add(
        account, login: pending.login, password: pending.password, in: session)
      _ = try OneTimeSecretRows.use(id, in: session)
      guard added else { return .dead }
      try ConfirmedAddressRows.confirm(account.id, at: moment.instant, in: session)
      let newcomer = Newcomer(
        account: account, displayName: pending.displayName, language: pending.language,
        moment: moment)
      try newcomer.greet(in: &storage)
      try extras.apply(to: account.id, at: moment.instant, phones, in: session)
      try arrival?.settle(in: account, moment, session)
      // One that was taken while the message was under way is not worth losing the account for.
      if let username = pending.username.flatMap({ text in try? Username(text) }) {
        try UsernameRows.claim(username, for: account, in: session)
      }
      return .done(account)
    }.committed()
    return try result.value()
  }

  /// What a sign-up brings along. A number is taken only where it can be verified.
  func extras(of form: SignUp) throws(Problem) -> SignUpExtras {
    var number: PhoneNumber?
    if offersPhones, let text = form.phone, !text.isEmpty { number = try phone(text) }
    return try SignUpExtras(phone: number, codes: form.recoveryCodes)
  }

  /// What sending to an address counts against.
  func sending(to login: String, _ visitor: Visitor, isKnown: Bool = false) -> [BucketUse] {
    // The owner's own browser has buckets of its own: nobody else can empty them.
    let subject = isKnown ? visitor.browser.hash.bytes.description + login : login
    return [
      BucketUse(rule: .sendOften, subject: subject), BucketUse(rule: .sendDaily, subject: subject),
      use(.sendNetwork, of: visitor.address),
    ]
  }

  /// What trying a code or a link counts against, besides the tries of the code itself.
  func verifying(_ visitor: Visitor) -> [BucketUse] {
    [use(.verifyNetwork, of: visitor.address)]
  }
}
