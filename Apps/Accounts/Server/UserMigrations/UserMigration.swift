import Coding
import Core
import Server
import Store

/// A change to what is stored about one account, made in the background after its owner has signed
/// in: what cannot or need not be done for everybody at once (specification §9).
///
/// Each runs once for each account and name, in the order of the list, in a transaction of its own.
/// One that fails is undone, keeps those behind it waiting, and comes again at the next sign-in. It
/// must do no harm when it finds its work done already, and have no effect but on the session.
@Memberwise public struct UserMigration: Sendable {
  /// What it is recorded by. Asked each time, so that it can depend on the key in force.
  let name: @Sendable () -> String
  let run: @Sendable (UserID, any Session) throws(StoreFailure) -> Void

  /// Wraps the secret of an authenticator app under the active key, once for each key: after a
  /// rotation the old key is soon needed by nobody who still comes.
  public static func wrapSecrets(_ cipher: FieldCipher) -> UserMigration {
    UserMigration(
      name: { "wrap-secrets-" + cipher.activeKey },
      run: { user, session throws(StoreFailure) in
        let stored: [UInt8]? = try session.value(
          "SELECT secret FROM user_totp WHERE account_id = \(user)")
        guard let stored else { return }
        let place = StoredFactor.place(of: user)
        guard let opened = try? cipher.open(stored, at: place),
          let sealed = try? cipher.seal(opened.bytes, at: place)
        else { throw StoreFailure(.mismatch, "a stored secret does not open") }
        guard opened.isOld else { return }
        try session.run("UPDATE user_totp SET secret = \(sealed) WHERE account_id = \(user)")
      })
  }
}

extension AccountsSchema {
  /// Which changes were made to which account.
  static let userMigrations = Migration(
    "createUserMigration",
    """
    CREATE TABLE user_migration (
      account_id BLOB NOT NULL REFERENCES user_account (id) ON DELETE CASCADE,
      name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 128),
      done_at INTEGER NOT NULL,
      PRIMARY KEY (account_id, name)
    ) STRICT, WITHOUT ROWID
    """)
}
