import AccountsServer
import Application
import Core
import Server
import Store
import StoreSQLite

extension SuiteSite {
  /// Gives somebody an identity at a provider, under an id that is that of a session.
  func addLink(like session: UserSessionID, of user: UserID) throws {
    let id = ProviderLinkID(high: session.high, low: session.low)
    _ = try build.engine.writeNow { database throws(StoreFailure) in
      try database.run(
        """
        INSERT INTO provider_link (id, account_id, issuer, subject, title, linked_at)
        VALUES (\(id), \(user), 'https://id.example', \(id.description), 'Home', 0)
        """)
    }
  }
}
