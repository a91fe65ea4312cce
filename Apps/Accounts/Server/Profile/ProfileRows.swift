import AccountsDomain
import Core
import Store

/// Statements about both halves of profiles.
enum ProfileRows {
  static func publicHalf(
    of user: UserID, _ session: some Session
  ) throws(StoreFailure) -> PublicProfile? {
    let found = try session.first(
      """
      SELECT display_name, about, area, photo_large, photo_small FROM public_profile
      WHERE user_id = \(user)
      """)
    guard let row = found else { return nil }
    let large: String? = try row[3]
    let small: String? = try row[4]
    var photo: Photo?
    if let large = large.flatMap({ text in MediaDigest(text) }),
      let small = small.flatMap({ text in MediaDigest(text) })
    {
      photo = Photo(large: large, small: small)
    }
    return PublicProfile(
      user: user, displayName: try row[0], about: try row[1], area: try row[2], photo: photo)
  }

  static func put(
    _ row: PublicProfile, revision: Int64, _ session: some Session
  ) throws(StoreFailure) {
    _ = try session.run(
      """
      INSERT INTO public_profile
        (user_id, display_name, about, area, photo_large, photo_small, revision)
      VALUES (\(row.user), \(row.displayName), \(row.about), \(row.area),
        \(row.photo?.large.text), \(row.photo?.small.text), \(revision))
      ON CONFLICT (user_id) DO UPDATE SET display_name = excluded.display_name,
        about = excluded.about, area = excluded.area, photo_large = excluded.photo_large,
        photo_small = excluded.photo_small, revision = excluded.revision
      """)
    try MediaRows.keepPhoto(row.photo, of: row.user, session)
  }

  static func removePublicHalf(of user: UserID, _ session: some Session) throws(StoreFailure) {
    _ = try session.run("DELETE FROM public_profile WHERE user_id = \(user)")
    try MediaRows.keepPhoto(nil, of: user, session)
  }

  static func privateHalf(
    of user: UserID, _ session: some Session
  ) throws(StoreFailure) -> PrivateProfile? {
    let found = try session.first(
      """
      SELECT birth_year, height_cm, weight_g, hr_max, hr_rest, sex, units, tz, audience
      FROM private_profile WHERE user_id = \(user)
      """)
    guard let row = found else { return nil }
    var half = PrivateProfile(user: user)
    half.birthYear = try row[0]
    half.heightCentimetres = try row[1]
    half.weightGrams = try row[2]
    half.maximumHeartRate = try row[3]
    half.restingHeartRate = try row[4]
    let sex: String? = try row[5]
    let units: String? = try row[6]
    let zone: String? = try row[7]
    let audience: String? = try row[8]
    half.sex = sex.flatMap { word in Sex(rawValue: word) }
    half.units = units.flatMap { word in Units(rawValue: word) }
    half.timeZone = zone.flatMap { text in ZoneName(text) }
    half.audience = audience.flatMap { word in Audience(rawValue: word) }
    return half
  }

  static func put(
    _ row: PrivateProfile, revision: Int64, _ session: some Session
  ) throws(StoreFailure) {
    _ = try session.run(
      """
      INSERT INTO private_profile (user_id, birth_year, sex, height_cm, weight_g, hr_max, hr_rest,
        units, tz, audience, revision)
      VALUES (\(row.user), \(row.birthYear), \(row.sex?.rawValue), \(row.heightCentimetres),
        \(row.weightGrams), \(row.maximumHeartRate), \(row.restingHeartRate),
        \(row.units?.rawValue), \(row.timeZone?.text), \(row.audience?.rawValue), \(revision))
      ON CONFLICT (user_id) DO UPDATE SET birth_year = excluded.birth_year, sex = excluded.sex,
        height_cm = excluded.height_cm, weight_g = excluded.weight_g, hr_max = excluded.hr_max,
        hr_rest = excluded.hr_rest, units = excluded.units, tz = excluded.tz,
        audience = excluded.audience, revision = excluded.revision
      """)
  }

  static func removePrivateHalf(of user: UserID, _ session: some Session) throws(StoreFailure) {
    _ = try session.run("DELETE FROM private_profile WHERE user_id = \(user)")
  }
}
