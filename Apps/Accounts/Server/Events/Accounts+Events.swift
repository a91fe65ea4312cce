import Core
import Server
import Store

extension Accounts {
  /// Notes what happened beside the transaction it happened in. A failure is not the person's
  /// business: what they asked for was done or refused already.
  func note(_ kind: AccountEvent.Kind, of user: UserID?, from origin: EventOrigin) async {
    let moment = environment.moment()
    _ = await writer.submit(for: nil) { storage throws(StoreFailure) in
      try EventRows.add(kind, of: user, from: origin, moment, in: storage.session)
    }
  }

  /// Notes an attempt to sign in that failed; for a login that nobody has it costs the same.
  func noteFailure(login email: String, from origin: EventOrigin) async {
    let login = (try? Self.address(email)).map { address in Self.login(address) } ?? ""
    let moment = environment.moment()
    _ = await writer.submit(for: nil) { storage throws(StoreFailure) in
      let user = try AccountRows.id(login: login, in: storage.session)
      try EventRows.add(.signInFailed, of: user, from: origin, moment, in: storage.session)
    }
  }

  /// One page of what happened to a person's account.
  public func events(
    of user: UserID, before: AccountEventID?, limit: Int
  ) async throws -> [AccountEvent] {
    let now = environment.now()
    return try await engine.read { session throws(StoreFailure) in
      try EventRows.list(of: user, before: before, at: now, limit: limit, in: session)
    }
  }
}
