import AccountsServer
import Application
import Core
import Server
import Store
import StoreSQLite

extension SuiteSite {
  /// Gives somebody a passkey whose id is that of a session. It signs nobody in.
  func addPasskey(like session: UserSessionID, of user: UserID) throws {
    let id = PasskeyID(high: session.high, low: session.low)
    let credential = Array(id.description.utf8)
    _ = try build.engine.writeNow { database throws(StoreFailure) in
      try database.run(
        """
        INSERT INTO passkey (id, account_id, credential_id, public_key, model, attestation,
          sign_count, is_backup_eligible, is_backed_up, name, created_at)
        VALUES (\(id), \(user), \(credential), \(credential), \([UInt8](repeating: 0, count: 16)),
          'none', 0, 0, 0, 'Passkey', 0)
        """)
    }
  }
}
