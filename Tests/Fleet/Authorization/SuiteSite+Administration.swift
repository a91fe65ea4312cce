import AccountsDomain
import AccountsServer
import Application
import Core
import Server
import Store
import StoreSQLite

extension SuiteSite {
  /// Somebody new with a role.
  func promoted(to role: MemberRole, _ client: SuiteClient) async throws -> SuitePerson {
    let number = clock.moment.entropy.low
    let person = try await client.person("\(role.rawValue)\(number)@example.com")
    try await build.accounts.change(.role(role), of: person.user, by: .operating)
    return person
  }

  /// The invitations or messages an endpoint of administration is about, with the ids of sessions.
  func addThings(like sessions: [UserSessionID], for endpoint: Endpoint) throws {
    let isInvitation = endpoint.path.hasPrefix("/api/admin/invitations/")
    let isLetter = endpoint.path.hasPrefix("/api/admin/letters/")
    guard isInvitation || isLetter else { return }
    _ = try build.engine.writeNow { database throws(StoreFailure) in
      for id in sessions {
        if isInvitation {
          let hash = SHA256Digest.of(Array(id.description.utf8))
          let end = clock.now.advanced(byMilliseconds: 1_000)
          try database.run(
            """
            INSERT INTO invitation (id, token_hash, created_at, expires_at)
            VALUES (\(id), \(hash), 0, \(end))
            """)
        } else {
          try database.run(
            """
            INSERT INTO outgoing_message (id, channel, recipient, template, variables, created_at,
              not_before, tries, state, idempotency_key)
            VALUES (\(id), 'mail', 'ana@example.com', 'passwordChanged', '{}', 0, 0, 1, 'dead',
              \(id.description))
            """)
        }
      }
    }
  }
}
