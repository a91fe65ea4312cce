import AccountsDomain
import Calendar
import Core
import Server
import Store

extension Accounts {
  /// How much of each app's a deletion takes, in the order of the apps.
  func contents(of user: UserID) async throws -> [(name: String, count: Int)] {
    let dataProviders = dataProviders
    return try await engine.read { session throws(StoreFailure) in
      var found: [(name: String, count: Int)] = []
      for provider in dataProviders {
        guard let name = provider.name else { continue }
        found.append((name, try provider.count(user, session)))
      }
      return found
    }
  }

  /// Whether a user can get email: the server sends it, and the address is confirmed.
  func isReachable(_ user: UserID) async throws -> Bool {
    guard mailer.delivers else { return false }
    return try await isConfirmed(user)
  }

  /// Marks an account to be deleted after the days of grace and ends every session. Signing in
  /// before that calls it off. Answers when it is due.
  func askDeletion(of user: UserID, from origin: EventOrigin) async throws -> Instant {
    let moment = environment.moment()
    let due = moment.instant.advanced(byMilliseconds: AccountDeletion.grace)
    try await settle(for: user) { session throws(StoreFailure) in
      try DeletionRows.ask(user, at: moment.instant, due: due, in: session)
      try SessionRows.endAll(of: user, in: session)
      try TicketRows.endAll(of: user, in: session)
      try OneTimeSecretRows.endAll(of: user, in: session)
      try EventRows.add(.deletionAsked, of: user, from: origin, moment, in: session)
      try notify(user, .deletion(on: due.civil(offset: 0).date), moment, in: session)
    }
    forget { session in session.user == user }
    mailer.wake()
    return due
  }

  /// Deletes an account now, when its address was typed once more.
  func deleteAtOnce(_ user: UserID, confirmation: String) async throws {
    let account = try await engine.read { session throws(StoreFailure) in
      try AccountRows.account(user, in: session)
    }
    guard let account else { throw Problem(.notSignedIn) }
    guard Self.loginKey(confirmation) == Self.loginKey(account.email) else {
      throw Problem(.confirmationWrong)
    }
    try await purge(user)
  }

  /// Calls a deletion off because its person signs in, in the transaction that begins the session.
  func cancelDeletion(
    of user: UserID, client: ClientName, _ moment: Moment, in session: some Session
  ) throws(StoreFailure) -> Bool {
    guard try DeletionRows.cancel(user, in: session) else { return false }
    let origin = EventOrigin(network: nil, client: client)
    try EventRows.add(.deletionCancelled, of: user, from: origin, moment, in: session)
    try notify(user, .deletionCancelled, moment, in: session)
    return true
  }

  /// The day a person's account was deleted, as long as that is remembered.
  func grave(of user: UserID) async throws -> String? {
    try await engine.read { session throws(StoreFailure) in
      try DeletionRows.grave(of: user, in: session)
    }
  }
}
