import Core
import RefWatchDomain
import Store
import Wire

enum SettingsRows {
  static func load(
    _ user: UserID, _ session: some Session
  ) throws(StoreFailure) -> RefWatchSettings? {
    guard let row = try session.first("SELECT body FROM referee_settings WHERE owner = \(user)")
    else { return nil }
    return try row.decoded("body") { body throws(WireError) in
      try RefWatchSettings(user: user, body)
    }
  }

  static func put(
    _ settings: RefWatchSettings, _ revision: Int64, _ session: some Session
  ) throws(StoreFailure) {
    try session.run(
      """
      INSERT INTO referee_settings (owner, revision, body)
      VALUES (\(settings.user), \(revision), \(settings.body.text))
      ON CONFLICT (owner) DO UPDATE SET revision = excluded.revision, body = excluded.body
      """)
  }
}
