import AccountsDomain
import Calendar
import Core
import Foundation
import Server
import Store
import Wire

/// The data of a sign-up.
public struct SignUp: Sendable {
  public let email: String
  public let password: String
  public let displayName: String?
  public let language: Language?
  public let username: String?
  public let invitation: InvitationTicket?
  /// A telephone number, to be verified later.
  public let phone: String?
  /// Ten codes that the user has stored, or none.
  public let recoveryCodes: [String]

  public init(
    email: String, password: String, displayName: String? = nil, language: Language? = nil,
    username: String? = nil, phone: String? = nil, recoveryCodes: [String] = [],
    invitation: String? = nil
  ) {
    self.invitation = InvitationTicket(invitation)
    self.username = username
    self.phone = phone
    self.recoveryCodes = recoveryCodes
    self.email = email
    self.password = password
    self.displayName = displayName
    self.language = language
  }
}

/// A user whose account is being created.
public struct Newcomer: Sendable {
  public let account: Account
  public let displayName: String?
  public let language: Language?
  /// The time, and the source of new ids. The account's own id is its number 0.
  public let moment: Moment
}

/// A session that has just begun, with its token.
public struct NewSession: Sendable {
  public let session: UserSession
  public let email: String
  public let token: SessionToken
  /// Whether this has cancelled a pending deletion of the account.
  public let cancelsDeletion: Bool
}

/// Accounts, passwords and sessions over the database.
public struct Accounts<Engine: StoreEngine, Tables: EntityTables>: Sendable {
  let engine: Engine
  let writer: GroupCommit<Engine, Tables>
  let hasher: PasswordHasher
  let sessions: SessionCache
  let hub: ChangeHub
  /// Other hubs whose streams end with a session.
  let streams: [ChangeHub]
  let environment: ServerEnvironment
  /// Every other module that holds data of users.
  var dataProviders: [UserDataProvider<Engine>]
  let options: AccountsOptions
  /// Sends messages to users; they are sealed while they wait.
  public let mailer: Mailer
  /// For what is stored encrypted.
  let cipher: FieldCipher
  /// Where telephone numbers are.
  let phones: PhoneVault
  /// What browsers must solve while very many accounts are made.
  let proofOfWork: ProofOfWork
  /// The security questions that are asked for a new password, besides the message.
  let answers: SecurityAnswerVault
  /// Wakes the background jobs when one is wanted at once.
  public let jobSignal = JobSignal()

  public init(
    engine: Engine, writer: GroupCommit<Engine, Tables>, hasher: PasswordHasher,
    sessions: SessionCache, hub: ChangeHub, keys: ServerKeys, environment: ServerEnvironment,
    dataProviders: [UserDataProvider<Engine>] = [], streams: [ChangeHub] = [],
    options: AccountsOptions = AccountsOptions()
  ) {
    self.engine = engine
    self.writer = writer
    self.hasher = hasher
    self.sessions = sessions
    self.hub = hub
    self.streams = streams
    self.environment = environment
    self.dataProviders = dataProviders
    self.options = options
    cipher = keys.fieldCipher
    mailer = options.mailer.sealing(with: cipher)
    phones = PhoneVault(keys)
    answers = SecurityAnswerVault(options.answers, cipher)
    proofOfWork = ProofOfWork(randomBytes: environment.randomBytes)
  }

  /// Makes an account. An address in use costs the same work as a free one before it is refused.
  public func make(_ form: SignUp) async throws -> Account {
    let address = try Self.address(form.email)
    try check(form.password, login: address.login)
    let name = try Self.checkedName(form.displayName)
    let login = Self.login(address)
    try await admitNewcomer(invitation: form.invitation, login: login)
    let username = try await freeUsername(form.username)
    let extras = try extras(of: form)
    let password = try await hasher.hash(form.password)
    let moment = environment.moment()
    let account = Account(id: moment.id(), email: address.text, created: moment.instant)
    let newcomer = Newcomer(
      account: account, displayName: name, language: form.language, moment: moment)
    return try await writer.submit(for: nil) { storage throws(StoreFailure) -> Making in
      let session = storage.session
      guard try AccountRows.id(login: login, in: session) == nil else { return .taken }
      if let refusal = try admitNewcomer(
        invitation: form.invitation, login: login, at: moment.instant, in: session)
      {
        return .refused(refusal)
      }
      _ = try AccountRows.add(account, login: login, password: password, in: session)
      try newcomer.greet(in: &storage)
      if let username { try UsernameRows.claim(username, for: account, in: session) }
      try extras.apply(to: account.id, at: account.created, phones, in: session)
      return .made(account)
    }.committed().account()
  }

  /// The account of a login and password. Unknown login, wrong password and malformed address do
  /// the same work and get the same answer.
  public func verify(email: String, password: String) async throws -> Account {
    let login = (try? EmailAddress(email)).map { address in Self.login(address) }
    let found = try await engine.read { session throws(StoreFailure) in
      try AccountRows.credential(login: login ?? "", in: session)
    }
    let outcome = try await hasher.compare(password, with: found?.password)
    guard case .right(let renewed) = outcome, let found else {
      throw Problem(.signInFailed)
    }
    if let renewed {
      // Signing in must not fail because this does: the old form is as good tomorrow.
      _ = await writer.submit(for: found.account.id) { storage throws(StoreFailure) in
        try AccountRows.renewPassword(
          of: found.account.id, from: found.password, to: renewed, in: storage.session)
      }
    }
    return found.account
  }

  /// Begins a session, ending the one the browser had. An account that was to be deleted stays.
  public func begin(
    _ account: Account, client: ClientName, replacing old: UserSession?
  ) async throws -> NewSession {
    let moment = environment.moment()
    let later = environment.moment()
    let token = SessionToken(random: environment.randomBytes(SessionToken.length))
    let hash = token.hash
    let begun = try await writer.submit(for: account.id) {
      storage throws(StoreFailure) -> (UserSession, Bool)? in
      // Whoever was locked or deleted while they were signing in stays out, by any way.
      guard let standing = try StandingRows.find(account.id, in: storage.session),
        standing.status == .active
      else { return nil }
      let session = UserSession(
        id: moment.id(), user: account.id, created: moment.instant, lastSeen: moment.instant,
        role: standing.role)
      if let old { _ = try SessionRows.end(old.id, of: old.user, in: storage.session) }
      try SessionRows.add(
        SessionEntry(session: session, client: client), token: hash, in: storage.session)
      let isKept = try cancelDeletion(of: account.id, client: client, moment, in: storage.session)
      // Whoever gets in needs no new password, and whoever asked for one may be somebody else.
      if try RecoveryWait.endAll(of: account.id, in: storage.session) {
        let origin = EventOrigin(network: nil, client: client)
        try record(.recoveryCancelled, of: account.id, from: origin, later, in: storage.session)
      }
      return (session, isKept)
    }.committed()
    guard let (session, cancelsDeletion) = begun else { throw Problem(.signInFailed) }
    if let old { forget { session in session.id == old.id } }
    mailer.wake()
    return NewSession(
      session: session, email: account.email, token: token, cancelsDeletion: cancelsDeletion)
  }

  /// Ends one session of a person; `false` when they have no such session.
  public func end(_ id: UserSessionID, of user: UserID) async throws -> Bool {
    let ended = try await writer.submit(for: user) { storage throws(StoreFailure) in
      try SessionRows.end(id, of: user, in: storage.session)
    }.committed()
    if ended { forget { session in session.id == id } }
    return ended
  }

  /// Ends every session of a person.
  public func endAll(of user: UserID) async throws {
    _ = try await writer.submit(for: user) { storage throws(StoreFailure) in
      try SessionRows.endAll(of: user, in: storage.session)
    }.committed()
    forget { session in session.user == user }
  }

  /// Ends every session of the person with this login.
  public func endAll(ofLogin email: String) async throws {
    try await endAll(of: try await id(ofLogin: email))
  }

  /// Sets another password, for an operator, and ends every session.
  public func resetPassword(email: String, to password: String) async throws {
    let id = try await id(ofLogin: email)
    try check(password, login: try Self.address(email).login)
    let hash = try await hasher.hash(password)
    let moment = environment.moment()
    _ = try await writer.submit(for: id) { storage throws(StoreFailure) in
      try AccountRows.setPassword(of: id, to: hash, at: moment.instant, in: storage.session)
      try record(.passwordReset, of: id, from: .operating, moment, in: storage.session)
      try TicketRows.endAll(of: id, in: storage.session)
      try SessionRows.endAll(of: id, in: storage.session)
    }.committed()
    mailer.wake()
    forget { session in session.user == id }
  }

  public func id(ofLogin email: String) async throws -> UserID {
    let login = Self.login(try Self.address(email))
    let id = try await engine.read { session throws(StoreFailure) in
      try AccountRows.id(login: login, in: session)
    }
    guard let id else { throw Problem(.notFound, detail: "No account has this address.") }
    return id
  }

  /// What is held in memory of ended sessions goes at once, and their streams with it.
  func forget(where ended: @escaping @Sendable (UserSession) -> Bool) {
    sessions.forget(where: ended)
    for hub in [hub] + streams { hub.close(where: ended) }
  }
}

/// What became of making an account.
enum Making: Sendable {
  case made(Account)
  case taken
  case refused(RegistrationPolicy.Refusal)

  func account() throws(Problem) -> Account {
    switch self {
    case .made(let account): return account
    case .taken: throw Problem(.signUpUnavailable)
    case .refused(let refusal): throw Problem(refusal)
    }
  }
}

extension Accounts {
  /// Where the server finds sessions.
  public static func sessionSource(
    engine: Engine, writer: GroupCommit<Engine, Tables>
  ) -> SessionSource {
    SessionSource(
      find: { token in
        try await engine.read { session throws(StoreFailure) in
          try SessionRows.find(token, in: session)
        }
      },
      note: { id, now in
        try await writer.submit(for: nil) { storage throws(StoreFailure) in
          try SessionRows.note(id, at: now, in: storage.session)
        }.committed()
      })
  }

  static func address(_ text: String) throws(Problem) -> EmailAddress {
    do throws(EmailAddress.Fault) { return try EmailAddress(text) } catch {
      throw Problem(.emailInvalid, data: [.init("fault", .string(error.rawValue))])
    }
  }

  /// What is unique: the address in lower case and in Unicode form NFC.
  static func login(_ address: EmailAddress) -> String {
    address.login.precomposedStringWithCanonicalMapping
  }

  /// A name as an account can have it.
  static func checkedName(_ text: String?) throws(Problem) -> String? {
    let name = name(text)
    guard (name ?? "").unicodeScalars.count <= Preferences.displayNameLimit else {
      throw Problem(
        .nameTooLong, data: [.init("limit", .int(Preferences.displayNameLimit))])
    }
    return name
  }

  static func name(_ text: String?) -> String? {
    let trimmed = text?.trimmingCharacters(in: .whitespacesAndNewlines)
    return trimmed?.isEmpty == false ? trimmed : nil
  }

  /// The whole password policy: the rules the client knows too, and the list of common passwords.
  func check(_ password: String, login: String) throws(Problem) {
    do throws(PasswordRules.Fault) {
      try options.rules.check(password, login: login)
      if options.rules == .modern, CommonPasswords.contains(password) { throw .modern(.common) }
    } catch {
      throw Problem(
        .passwordRejected,
        data: [
          .init("fault", .string(error.word)),
          .init("shortest", .int(PasswordPolicy.shortest)),
          .init("longest", .int(PasswordPolicy.longest)),
        ])
    }
  }
}
