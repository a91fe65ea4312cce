import Application
import Core
import Server
import Store
import StoreSQLite
import Testing
import Wire

extension SuiteSite {
  /// Everything of RunningBuddy's that a person's devices do not send: the secret of the inbox, and
  /// a file that it refused.
  func addRunExtras(_ person: SuitePerson, _ client: SuiteClient) async throws {
    let made = try await client.ask(
      "POST", "/api/run/inbox/secret", body: .object([]), cookie: person.cookie)
    #expect(made.status == 201)
    let user = person.user
    _ = try build.engine.writeNow { session throws(StoreFailure) in
      try session.run(
        """
        INSERT INTO run_delivery (owner, sent_at, name, reason)
        VALUES (\(user), \(clock.now), 'canary', '{"fault":"empty"}')
        """)
    }
  }
}
