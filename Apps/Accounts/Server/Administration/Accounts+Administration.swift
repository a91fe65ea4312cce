import AccountsDomain
import Core
import Server
import Store

/// Who looks after somebody's account.
public struct ActingAdmin: Sendable {
  /// Nobody with an account: the operator at the command line.
  let user: UserID?
  let origin: EventOrigin

  public static let operating = ActingAdmin(user: nil, origin: .operating)

  /// Asked in the transaction of the act: the role may have been taken a moment ago.
  func isAllowed(in session: some Session) throws(StoreFailure) -> Bool {
    guard let user else { return true }
    return try StandingRows.find(user, in: session)?.isWorkingAdmin ?? false
  }

  /// Leaves a trace with the administrator, and with the person unless they are the same.
  func note(
    _ own: AccountEvent.Kind, _ theirs: AccountEvent.Kind?, of person: UserID?, _ moment: Moment,
    in session: some Session
  ) throws(StoreFailure) {
    if let theirs, let person {
      try EventRows.add(theirs, of: person, from: .operating, moment, in: session)
    }
    guard let user else { return }
    try EventRows.add(own, of: user, from: origin, moment, number: 1_001, in: session)
  }
}

private enum ActOutcome: Sendable {
  case done, absent
  case refused(AdministrationRules.Fault)

  func check() throws(Problem) {
    switch self {
    case .done: return
    case .absent: throw Problem(.notFound, detail: "There is no such account.")
    case .refused(.yourself): throw Problem(.notYourself)
    case .refused(.lastAdmin): throw Problem(.lastAdmin)
    }
  }
}

extension Accounts {
  /// Locks, unlocks, promotes, demotes or deletes an account.
  ///
  /// Locking ends every session, and every secret that would open the account.
  public func change(
    _ change: StandingChange, of person: UserID, by admin: ActingAdmin
  ) async throws {
    let moment = environment.moment()
    try await writer.submit(for: admin.user) { storage throws(StoreFailure) -> ActOutcome in
      let session = storage.session
      guard try admin.isAllowed(in: session),
        let standing = try StandingRows.find(person, in: session)
      else { return .absent }
      let others = try StandingRows.otherAdmins(than: person, in: session)
      do throws(AdministrationRules.Fault) {
        try AdministrationRules.check(
          change, of: standing, isOwn: admin.user == person, otherAdmins: others)
      } catch { return .refused(error) }
      try Self.apply(change, to: person, in: session)
      let (own, theirs) = change.events
      try admin.note(own, theirs, of: person, moment, in: session)
      return .done
    }.committed().check()
    switch change {
    case .lock: forget { session in session.user == person }
    // Streams stay: what a role allows is asked with every request.
    case .role: sessions.forget { session in session.user == person }
    case .delete: try await purge(person)
    case .unlock: break
    }
  }

  private static func apply(
    _ change: StandingChange, to person: UserID, in session: Engine.Connection
  ) throws(StoreFailure) {
    switch change {
    case .lock, .delete:
      try StandingRows.set(AccountStatus.locked, of: person, in: session)
      try SessionRows.endAll(of: person, in: session)
      try TicketRows.endAll(of: person, in: session)
      try OneTimeSecretRows.endAll(of: person, in: session)
    case .unlock: try StandingRows.set(AccountStatus.active, of: person, in: session)
    case .role(let role): try StandingRows.set(role, of: person, in: session)
    }
  }

  /// The same by a person's address, for an operator.
  public func change(_ change: StandingChange, ofLogin email: String) async throws {
    try await self.change(change, of: try await id(ofLogin: email), by: .operating)
  }

  /// Ends every session of a person.
  func endSessions(of person: UserID, by admin: ActingAdmin) async throws {
    let moment = environment.moment()
    try await writer.submit(for: admin.user) { storage throws(StoreFailure) -> ActOutcome in
      let session = storage.session
      guard try admin.isAllowed(in: session),
        try StandingRows.find(person, in: session) != nil
      else { return .absent }
      try SessionRows.endAll(of: person, in: session)
      try TicketRows.endAll(of: person, in: session)
      try admin.note(.endedSessionsOfOther, .sessionsEndedByAdmin, of: person, moment, in: session)
      return .done
    }.committed().check()
    forget { session in session.user == person }
  }

  /// A link for a new password that works once, for 30 minutes, to be handed on. Nobody sees or
  /// sets the password, and the person is told.
  func resetLink(of person: UserID, by admin: ActingAdmin) async throws -> String {
    let isThere = try await engine.read { session throws(StoreFailure) in
      try AccountRows.account(person, in: session) != nil
    }
    guard isThere else { throw Problem(.notFound) }
    let secret = OneTimeSecret(.reset, account: person, hasCode: false, environment: environment)
    let moment = environment.moment()
    let problem = try await writer.submit(for: admin.user) {
      storage throws(StoreFailure) -> Problem? in
      let session = storage.session
      guard try admin.isAllowed(in: session) else { return Problem(.notFound) }
      guard try StandingRows.isActive(person, in: session) else {
        return Problem(.resetUnavailable)
      }
      try OneTimeSecretRows.add(secret, visitor: nil, at: moment.instant, in: session)
      try admin.note(.madeResetLink, .resetLinkByAdmin, of: person, moment, in: session)
      try notify(person, .resetLinkMade, moment, in: session)
      return nil
    }.committed()
    if let problem { throw problem }
    mailer.wake()
    return mailer.origin + "/account/reset#" + secret.token.text
  }

  /// Notes an act that concerns nobody in particular.
  func note(_ act: AccountEvent.Kind, by admin: ActingAdmin) async {
    await note(act, of: admin.user, from: admin.origin)
  }
}

extension StandingChange {
  /// What the administrator and the person can read afterwards.
  fileprivate var events: (own: AccountEvent.Kind, theirs: AccountEvent.Kind?) {
    switch self {
    case .lock: (.lockedOther, .lockedByAdmin)
    case .unlock: (.unlockedOther, .unlockedByAdmin)
    case .role: (.changedRoleOfOther, .roleChangedByAdmin)
    case .delete: (.deletedOther, nil)
    }
  }
}

extension ProblemCode {
  public static let notYourself = ProblemCode(
    "notYourself", 409, "This cannot be done to one's own account.")
  public static let lastAdmin = ProblemCode(
    "lastAdmin", 409, "The last administrator cannot be demoted, locked or deleted.")
  public static let resetUnavailable = ProblemCode(
    "resetUnavailable", 409, "The account is locked.")
  public static let wrongPerson = ProblemCode(
    "wrongPerson", 422, "The address is not this person's.")
  public static let messageGone = ProblemCode(
    "letterGone", 409, "What the message said was not kept.")

  /// Every code of administration and registration, for documents and tests.
  public static let administration: [ProblemCode] = [
    .notYourself, .lastAdmin, .resetUnavailable, .wrongPerson, .messageGone,
    .registrationClosed, .invitationRequired, .invitationDead,
  ]
}
