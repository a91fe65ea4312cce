import Core
import Store
import TeePalsDomain
import Wire

/// Statements about who is what to a round: the host's list, the seats, and everybody's own place.
enum MemberRows {
  /// `rest` is about `golf_member`.
  static func all(_ rest: SQL, _ session: some Session) throws(StoreFailure) -> [RoundMember] {
    var members: [RoundMember] = []
    for case .member(let member) in try GolfRows.all(.member, rest, session) {
      members.append(member)
    }
    return members
  }

  static func put(
    _ member: RoundMember, _ revision: Int64, _ session: some Session
  ) throws(StoreFailure) {
    try session.run(
      """
      INSERT INTO golf_member (id, revision, round, user_id, role, status, invited_by,
        requested_at, invited_at, offered_at, created_at, body)
      VALUES (\(member.id), \(revision), \(member.round), \(member.user),
        \(member.role.rawValue), \(member.status.rawValue), \(member.invitedBy),
        \(member.requestedAt), \(member.invitedAt),
        \(member.status == .offered ? member.updatedAt : nil), \(member.createdAt),
        \(member.json.text))
      ON CONFLICT (id) DO UPDATE SET revision = excluded.revision, role = excluded.role,
        status = excluded.status, invited_by = excluded.invited_by,
        requested_at = excluded.requested_at, invited_at = excluded.invited_at,
        offered_at = excluded.offered_at,
        created_at = excluded.created_at, body = excluded.body
      """)
  }
}

enum SeatRows {
  /// `rest` is about `golf_seat`.
  static func all(_ rest: SQL, _ session: some Session) throws(StoreFailure) -> [RoundSeat] {
    var seats: [RoundSeat] = []
    for case .seat(let seat) in try GolfRows.all(.seat, rest, session) { seats.append(seat) }
    return seats
  }

  static func put(
    _ seat: RoundSeat, _ revision: Int64, _ session: some Session
  ) throws(StoreFailure) {
    try session.run(
      """
      INSERT INTO golf_seat (id, revision, round, user_id, role, joined_at, body)
      VALUES (\(seat.id), \(revision), \(seat.round), \(seat.user), \(seat.role.rawValue),
        \(seat.joinedAt), \(seat.json.text))
      ON CONFLICT (id) DO UPDATE SET revision = excluded.revision, role = excluded.role,
        joined_at = excluded.joined_at, body = excluded.body
      """)
  }
}

enum PlaceRows {
  /// `rest` is about `golf_place`.
  static func all(_ rest: SQL, _ session: some Session) throws(StoreFailure) -> [RoundPlace] {
    var places: [RoundPlace] = []
    for case .place(let place) in try GolfRows.all(.place, rest, session) { places.append(place) }
    return places
  }

  static func put(
    _ place: RoundPlace, _ revision: Int64, _ session: some Session
  ) throws(StoreFailure) {
    try session.run(
      """
      INSERT INTO golf_place (id, revision, user_id, round, host, invited_by, status, start_at,
        body)
      VALUES (\(place.id), \(revision), \(place.user), \(place.round.id),
        \(place.round.host.user), \(place.invitedBy?.user), \(place.status.rawValue),
        \(place.round.startTime), \(place.body.text))
      ON CONFLICT (id) DO UPDATE SET revision = excluded.revision, host = excluded.host,
        invited_by = excluded.invited_by, status = excluded.status, start_at = excluded.start_at,
        body = excluded.body
      """)
  }
}
