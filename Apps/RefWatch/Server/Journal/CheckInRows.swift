import Calendar
import Core
import RefWatchDomain
import Store
import Wire

enum CheckInRows {
  static func load(
    _ day: CivilDate, _ owner: UserID, _ session: some Session
  ) throws(StoreFailure) -> WellnessCheckIn? {
    let id = WellnessCheckIn.id(of: owner, on: day)
    guard
      let row = try session.first(
        "SELECT body FROM wellness_check_in WHERE owner = \(owner) AND id = \(id)")
    else { return nil }
    return try row.decoded("body") { body throws(WireError) in try WellnessCheckIn(id: id, body) }
  }

  static func put(
    _ checkIn: WellnessCheckIn, _ owner: UserID, _ revision: Int64, _ session: some Session
  ) throws(StoreFailure) {
    try session.run(
      """
      INSERT INTO wellness_check_in (owner, id, revision, day, body)
      VALUES (\(owner), \(checkIn.id), \(revision), \(checkIn.day.description),
        \(checkIn.body.text))
      ON CONFLICT (owner, id) DO UPDATE SET revision = excluded.revision, body = excluded.body
      """)
  }
}
