import AccountsDomain
import Core
import Server
import Store

extension Accounts {
  /// Lets a newcomer in or says why not, in the transaction that makes the account. The invitation
  /// is used up.
  ///
  /// Every way to an account asks here. Ask only once it is certain that the account will be made:
  /// its login is free.
  public func admitNewcomer(
    invitation: InvitationTicket?, login: String, at now: Instant, in session: some Session
  ) throws(StoreFailure) -> RegistrationPolicy.Refusal? {
    let found = try invitation.map { ticket throws(StoreFailure) in
      try InvitationRows.find(ticket, login: login, at: now, in: session)
    }
    let refusal = refusal(of: found)
    if refusal == nil, case .some(.some(let id)) = found {
      try InvitationRows.remove(id, in: session)
    }
    return refusal
  }

  /// Whether a newcomer has a chance, before any work is done for them. Nothing is used up.
  public func admitNewcomer(invitation: InvitationTicket?, login: String) async throws {
    if options.registration == .open { return }
    let now = environment.now()
    let found = try await engine.read { session throws(StoreFailure) in
      try invitation.map { ticket throws(StoreFailure) in
        try InvitationRows.find(ticket, login: login, at: now, in: session)
      }
    }
    if let refusal = refusal(of: found) { throw Problem(refusal) }
  }

  /// - Parameter found: Nothing when no invitation was handed in, and nothing in it when that one
  ///   is of no use.
  private func refusal(of found: InvitationID??) -> RegistrationPolicy.Refusal? {
    let invitation: RegistrationPolicy.Invitation =
      switch found {
      case nil: .none
      case .some(nil): .dead
      case .some(.some): .valid
      }
    do throws(RegistrationPolicy.Refusal) {
      try options.registration.admit(invitation)
      return nil
    } catch { return error }
  }

  /// Makes an invitation and answers its link, which cannot be read again.
  public func invite(email: String?, by admin: ActingAdmin) async throws -> String {
    let address = try email.map { text throws(Problem) in try Self.address(text) }
    let token = SessionToken(random: environment.randomBytes(SessionToken.length))
    let moment = environment.moment()
    let invitation = Invitation(
      id: moment.id(80), email: address?.text, created: moment.instant,
      expires: moment.instant.advanced(byMilliseconds: Invitation.life))
    let login = address.map { address in Self.login(address) }
    let isAllowed = try await writer.submit(for: admin.user) { storage throws(StoreFailure) in
      guard try admin.isAllowed(in: storage.session) else { return false }
      try InvitationRows.add(invitation, login: login, token: token, in: storage.session)
      try admin.note(.invited, nil, of: nil, moment, in: storage.session)
      return true
    }.committed()
    guard isAllowed else { throw Problem(.notFound) }
    return mailer.origin + "/account/sign-up#" + token.text
  }

  func invitations() async throws -> [Invitation] {
    let now = environment.now()
    return try await engine.read { session throws(StoreFailure) in
      try InvitationRows.list(at: now, limit: 200, in: session)
    }
  }

  /// `false` when there is no such invitation.
  func revoke(_ id: InvitationID, by admin: ActingAdmin) async throws -> Bool {
    let moment = environment.moment()
    return try await writer.submit(for: admin.user) { storage throws(StoreFailure) in
      guard try admin.isAllowed(in: storage.session),
        try InvitationRows.remove(id, in: storage.session)
      else { return false }
      try admin.note(.revokedInvitation, nil, of: nil, moment, in: storage.session)
      return true
    }.committed()
  }
}

extension Problem {
  init(_ refusal: RegistrationPolicy.Refusal) {
    switch refusal {
    case .closed: self.init(.registrationClosed)
    case .uninvited: self.init(.invitationRequired)
    case .dead: self.init(.invitationDead)
    }
  }
}

extension ProblemCode {
  public static let registrationClosed = ProblemCode(
    "registrationClosed", 403, "No accounts are made on this server.")
  public static let invitationRequired = ProblemCode(
    "invitationRequired", 403, "An account needs an invitation here.")
  public static let invitationDead = ProblemCode(
    "invitationDead", 410, "The invitation does not work, or not for this address.")
}
