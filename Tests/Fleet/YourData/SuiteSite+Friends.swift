import Application
import Core
import Store
import StoreSQLite
import Suite
import SuperFriendDomain
import Wire

extension SuiteSite {
  /// What SuperFriend keeps of a person outside what is synchronised.
  func befriended(_ person: SuitePerson, _ client: SuiteClient) async throws {
    _ = try await client.ask(
      "POST", "/api/friends/calendar", body: .object([:]), cookie: person.cookie)
    try addReminder(of: person.user)
  }

  private func addReminder(of user: UserID) throws {
    let friend: FriendID = clock.moment.id(61)
    _ = try build.engine.writeNow { session throws(StoreFailure) in
      try session.run(
        """
        INSERT INTO friends_reminded (owner, friend, due_on, level, told_at)
        VALUES (\(user), \(friend), '2026-03-01', 1, \(clock.now))
        """)
    }
  }
}
