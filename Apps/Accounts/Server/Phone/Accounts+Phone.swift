import AccountsDomain
import Calendar
import Core
import Server
import Store
import Wire

/// A person's number as it is told to themselves.
struct OwnPhoneNumbers: Hashable, Sendable {
  var verified: PhoneNumber?
  var pending: PhoneNumber?
}

extension Accounts {
  /// Whether people can have a telephone number here: it has to be verified.
  var offersPhones: Bool { mailer.sendsTexts }

  private func openVault() throws(Problem) -> PhoneVault {
    guard mailer.sendsTexts else { throw Problem(.textsOff) }
    return phones
  }

  /// A number as somebody typed it, if messages may go there.
  func phone(_ text: String) throws(Problem) -> PhoneNumber {
    let number: PhoneNumber
    do throws(PhoneNumber.Fault) { number = try PhoneNumber(text) } catch {
      throw Problem(.phoneInvalid, data: [.init("fault", .string(error.rawValue))])
    }
    guard mailer.texts.allow(number.e164) else { throw Problem(.phoneCountry) }
    return number
  }

  /// A person's numbers. What is stored under old keys is stored again on the way.
  func phoneNumbers(of user: UserID) async throws -> OwnPhoneNumbers {
    let rows = PhoneRows(vault: phones)
    let found = try await engine.read { session throws(StoreFailure) in
      (
        verified: try rows.find(.verified, of: user, in: session),
        pending: try rows.find(.pending, of: user, in: session)
      )
    }
    if found.verified?.isOld == true || found.pending?.isOld == true {
      try await settle(for: user) { session throws(StoreFailure) in
        for state in [StoredPhone.State.verified, .pending] {
          guard let stored = try rows.find(state, of: user, in: session), stored.isOld else {
            continue
          }
          try rows.renew(stored.number, state, of: user, in: session)
        }
      }
    }
    return OwnPhoneNumbers(verified: found.verified?.number, pending: found.pending?.number)
  }

  /// Sends a code to a number, which becomes the one that is being verified; without one, to the
  /// number that is. A number of another account gets no code but a word about that, and the
  /// person who asked sees no difference.
  func sendPhoneCode(_ text: String?, of user: UserID, _ visitor: Visitor) async throws {
    let vault = try openVault()
    let rows = PhoneRows(vault: vault)
    let typed = try text.map { text throws(Problem) in try phone(text) }
    let known = try await phoneNumbers(of: user).pending
    guard let number = typed ?? known else { throw Problem(.phoneInvalid) }
    guard mailer.texts.allow(number.e164) else { throw Problem(.phoneCountry) }
    try await takeText(to: number, visitor, vault)
    let code = PhoneCode(environment: environment)
    let moment = environment.moment()
    try await settle(for: user) { session throws(StoreFailure) in
      try rows.put(number, .pending, of: user, at: moment.instant, in: session)
      try PhoneCodeRows.add(code, of: user, visitor, at: moment.instant, in: session)
      let owner = try rows.owner(of: number, in: session)
      let chosen = try ReadingLanguage.of(user, else: visitor.language, in: session)
      let text: AccountText = owner ?? user == user ? .code(code.digits) : .taken
      try AddressedText(text, to: number, in: chosen, moment).send(by: mailer, in: session)
    }
    mailer.wake()
  }

  /// Verifies a number by its code, in place of the number before. An email tells the user.
  func verifyPhone(_ code: String, of user: UserID, _ visitor: Visitor) async throws {
    let rows = PhoneRows(vault: try openVault())
    try await take(verifying(visitor))
    let moment = environment.moment()
    let result = try await settle(for: user) { session throws(StoreFailure) -> ProofResult<Bool> in
      switch try PhoneCodeRows.use(code, of: user, visitor, at: moment.instant, in: session) {
      case .wrong: return .wrong
      case .dead: return .dead
      case .right: break
      }
      guard let pending = try rows.find(.pending, of: user, in: session) else { return .dead }
      let owner = try rows.owner(of: pending.number, in: session)
      // Somebody else may have verified it since the code was sent.
      guard owner ?? user == user else { return .dead }
      let isFirst = try rows.find(.verified, of: user, in: session) == nil
      try rows.remove(.pending, of: user, in: session)
      try rows.put(pending.number, .verified, of: user, at: moment.instant, in: session)
      try note(isFirst ? .added : .changed, of: user, visitor, moment, in: session)
      return .done(true)
    }
    _ = try result.value()
    mailer.wake()
  }

  /// Forgets a person's numbers.
  func removePhone(of user: UserID, _ visitor: Visitor) async throws {
    let rows = PhoneRows(vault: phones)
    let moment = environment.moment()
    try await settle(for: user) { session throws(StoreFailure) in
      let wasVerified = try rows.find(.verified, of: user, in: session) != nil
      try rows.remove(.pending, of: user, in: session)
      try rows.remove(.verified, of: user, in: session)
      try PhoneCodeRows.remove(of: user, in: session)
      if wasVerified { try note(.removed, of: user, visitor, moment, in: session) }
    }
    mailer.wake()
  }

  /// Sends the login to the number it belongs to; known and unknown cost the same and get the same
  /// answer.
  func requestLogin(phone text: String, _ visitor: Visitor) async throws {
    let vault = try openVault()
    let number = try phone(text)
    try await takeText(to: number, visitor, vault)
    let rows = PhoneRows(vault: vault)
    let moment = environment.moment()
    try await settle { session throws(StoreFailure) in
      let owner = try rows.owner(of: number, in: session)
      let nobody = UserID(high: 0, low: 0)
      let account = try AccountRows.account(owner ?? nobody, in: session)
      let username = try UsernameRows.name(of: owner ?? nobody, in: session)
      let chosen = try ReadingLanguage.of(
        owner ?? nobody, else: visitor.language, in: session)
      let email = account.flatMap { account in try? EmailAddress(account.email) }
      let text = AccountText.login(email: email?.masked ?? "", username: username)
      try AddressedText(text, to: account == nil ? nil : number, in: chosen, moment)
        .send(by: mailer, in: session)
    }
    mailer.wake()
  }

  private func note(
    _ change: PhoneChange, of user: UserID, _ visitor: Visitor, _ moment: Moment,
    in session: Engine.Connection
  ) throws(StoreFailure) {
    let origin = EventOrigin(network: visitor.address.prefix, client: visitor.client)
    try EventRows.add(change.event, of: user, from: origin, moment, in: session)
    try notify(user, .phone(change), else: visitor.language, moment, in: session)
  }
}

/// What happened to a verified number.
public enum PhoneChange: String, Hashable, Sendable, CaseIterable {
  case added, changed, removed

  var event: AccountEvent.Kind {
    switch self {
    case .added: .phoneAdded
    case .changed: .phoneChanged
    case .removed: .phoneRemoved
    }
  }
}
