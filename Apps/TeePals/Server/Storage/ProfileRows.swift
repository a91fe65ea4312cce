import Core
import Store
import TeePalsDomain
import Wire

/// Statements about profiles, their private halves and settings.
enum ProfileRows {
  /// `rest` is about `golf_profile`.
  static func all(_ rest: SQL, _ session: some Session) throws(StoreFailure) -> [GolferProfile] {
    var profiles: [GolferProfile] = []
    for case .profile(let profile) in try GolfRows.all(.profile, rest, session) {
      profiles.append(profile)
    }
    return profiles
  }

  static func put(
    _ profile: GolferProfile, _ revision: Int64, _ session: some Session
  ) throws(StoreFailure) {
    try FollowedCardRows.note(profile, revision, session)
    try session.run(
      """
      INSERT INTO golf_profile (id, revision, photo, skill, created_at, body)
      VALUES (\(profile.user), \(revision), \(profile.photo?.text), \(profile.skill?.rawValue),
        \(profile.createdAt), \(TeePalsEntity.profile(profile).body.text))
      ON CONFLICT (id) DO UPDATE SET revision = excluded.revision, photo = excluded.photo,
        skill = excluded.skill, created_at = excluded.created_at, body = excluded.body
      """)
    try NameRows.put(profile, session)
  }

  static func put(
    _ secret: PrivateGolferProfile, _ revision: Int64, _ session: some Session
  ) throws(StoreFailure) {
    try session.run(
      """
      INSERT INTO golf_private (id, revision, body)
      VALUES (\(secret.user), \(revision), \(secret.body.text))
      ON CONFLICT (id) DO UPDATE SET revision = excluded.revision, body = excluded.body
      """)
  }

  static func put(
    _ settings: GolfSettings, _ revision: Int64, _ session: some Session
  ) throws(StoreFailure) {
    try session.run(
      """
      INSERT INTO golf_settings (id, revision, body)
      VALUES (\(settings.user), \(revision), \(settings.body.text))
      ON CONFLICT (id) DO UPDATE SET revision = excluded.revision, body = excluded.body
      """)
    try DigestRows.choose(settings.digest, for: settings.user, session)
  }
}
