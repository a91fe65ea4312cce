import Core
import RefWatchDomain
import Store
import Sync

/// How a person goes: a match that is theirs alone goes with them, one with others in it goes on
/// without their name.
///
/// What they recorded there stays, under an id of nobody's: it is the record of a match, and takes
/// part in who kept the clock when.
enum RefWatchErasure {
  /// Removes about `limit` rows, or takes the name out of them. Answers whether nothing is left.
  static func part<Connection: Session>(
    of user: UserID, limit: Int, in session: Connection
  ) throws(StoreFailure) -> Bool {
    if try session.run("DELETE FROM mirror WHERE owner = \(user)") > 0 { return false }
    if let match = try match(of: user, isShared: false, in: session) {
      try remove(match, limit: limit, in: session)
      return false
    }
    if let match = try match(of: user, isShared: true, in: session) {
      try goFrom(match, user, limit: limit, in: session)
      return false
    }
    if let match = try trace(of: user, in: session) {
      let scrub = Scrub(match: match, user: user, stand: stand(for: user, in: match))
      try scrub.run(limit: limit, in: session)
      return false
    }
    return try session.run("DELETE FROM referee_settings WHERE owner = \(user)") == 0
  }

  /// A match that the person may see, with others or alone. It may have been discarded.
  private static func match(
    of user: UserID, isShared: Bool, in session: some Session
  ) throws(StoreFailure) -> MatchID? {
    let shared: SQL = isShared ? "EXISTS" : "NOT EXISTS"
    return try session.value(
      """
      SELECT scope_id FROM scope_member AS mine
      WHERE scope_kind = 'match' AND user_id = \(user) AND \(shared) (
        SELECT 1 FROM scope_member
        WHERE scope_kind = 'match' AND scope_id = mine.scope_id AND user_id <> \(user))
      LIMIT 1
      """)
  }

  /// A match that the person had a part in once, and in whose history they still are. What the
  /// history was cut down to is not looked at again, whatever somebody may have typed there.
  private static func trace(
    of user: UserID, in session: some Session
  ) throws(StoreFailure) -> MatchID? {
    let mention = "%" + user.description + "%"
    return try session.value(
      """
      SELECT past.id FROM feed AS past
      WHERE past.scope_kind = 'user' AND past.scope_id = \(user)
        AND past.kind = \(Membership.key(of: .match(MatchID(high: 0, low: 0))).kind)
        AND (EXISTS (
            SELECT 1 FROM match_event WHERE match = past.id AND \(user) IN (writer, carrier))
          OR EXISTS (SELECT 1 FROM clock_request WHERE match = past.id AND asker = \(user))
          OR EXISTS (
            SELECT 1 FROM feed JOIN feed_head AS head USING (scope_kind, scope_id)
            WHERE scope_kind = 'match' AND scope_id = past.id AND feed.seq > head.swept
              AND body LIKE \(mention)))
      LIMIT 1
      """)
  }

  /// Nobody's id, the same each time, for somebody who has no seat any more.
  private static func stand(for user: UserID, in match: MatchID) -> UserID {
    UserID(high: mixed(match.high ^ mixed(user.high)), low: mixed(match.low ^ mixed(user.low)))
  }

  /// Everything of a match and of its scope; who is in it comes last, so that it is found again.
  private static func remove(
    _ match: MatchID, limit: Int, in session: some Session
  ) throws(StoreFailure) {
    let statements: [SQL] = [
      """
      DELETE FROM match_event WHERE id IN (
        SELECT id FROM match_event WHERE match = \(match) LIMIT \(limit))
      """,
      "DELETE FROM crew_invitation WHERE match = \(match)",
      "DELETE FROM crew_seat WHERE match = \(match)",
      "DELETE FROM clock_request WHERE match = \(match)",
      "DELETE FROM match WHERE id = \(match)",
      """
      DELETE FROM feed WHERE scope_kind = 'match' AND scope_id = \(match) AND seq IN (
        SELECT seq FROM feed WHERE scope_kind = 'match' AND scope_id = \(match)
        ORDER BY seq LIMIT \(limit))
      """,
      """
      DELETE FROM entity_home WHERE (kind, id) IN (
        SELECT kind, id FROM entity_home
        WHERE scope_kind = 'match' AND scope_id = \(match) LIMIT \(limit))
      """,
      "DELETE FROM feed_head WHERE scope_kind = 'match' AND scope_id = \(match)",
      "DELETE FROM scope_member WHERE scope_kind = 'match' AND scope_id = \(match)",
    ]
    for statement in statements where try session.run(statement) > 0 { return }
  }

  /// Takes the person out of a match that goes on; their membership goes last.
  private static func goFrom<Connection: Session>(
    _ id: MatchID, _ user: UserID, limit: Int, in session: Connection
  ) throws(StoreFailure) {
    let match = try MatchRows.all("id = \(id)", session).first
    let seats = try SeatRows.all("match = \(id) AND user_id = \(user)", session)
    let isOwner = match?.owner == user
    let stand =
      isOwner
      ? match?.ownerStand : seats.first.map { seat in seat.stand }
    let scrub = Scrub(match: id, user: user, stand: stand ?? self.stand(for: user, in: id))
    if try scrub.rename(limit: limit, in: session) { return }
    var changes: [Change<RefWatchEntity>] = []
    if isOwner, var match {
      match.owner = match.ownerStand
      changes.append(.put(.match(id), .match(match)))
      try session.run("DELETE FROM crew_invitation WHERE match = \(id)")
    }
    for var seat in seats {
      (seat.user, seat.name) = (seat.stand, "")
      changes.append(.put(.match(id), .seat(seat)))
    }
    for request in try RequestRows.all("match = \(id) AND asker = \(user)", session) {
      changes.append(.remove(.match(id), RefWatchEntity.Kind.request.key(request.id)))
    }
    changes.append(.leave(.match(id), user))
    try scrub.enact(changes, in: session)
    try scrub.forgetHistory(in: session)
  }
}

/// Puts nobody's id in the place of a person's, in one match.
private struct Scrub {
  let match: MatchID
  let user: UserID
  let stand: UserID

  func run<Connection: Session>(
    limit: Int, in session: Connection
  ) throws(StoreFailure) {
    if try rename(limit: limit, in: session) { return }
    let requests = try RequestRows.all("match = \(match) AND asker = \(user)", session)
    try enact(
      requests.map { request in
        .remove(.match(match), RefWatchEntity.Kind.request.key(request.id))
      }, in: session)
    try forgetHistory(in: session)
  }

  /// The next entries of the person's. Answers whether there were any.
  func rename<Connection: Session>(
    limit: Int, in session: Connection
  ) throws(StoreFailure) -> Bool {
    let events = try EventRows.all(
      """
      id IN (SELECT id FROM match_event
        WHERE match = \(match) AND \(user) IN (writer, carrier) LIMIT \(limit))
      """, session)
    guard !events.isEmpty else { return false }
    try enact(
      events.map { event in
        .put(.match(match), .event(event.leftBehind(by: user, as: stand)))
      }, in: session)
    return true
  }

  func enact<Connection: Session>(
    _ changes: [Change<RefWatchEntity>], in session: Connection
  ) throws(StoreFailure) {
    var storage = SQLStorage<RefWatchTables, Connection>(session)
    try storage.enact(changes)
  }

  /// What the entries said before; devices that have not seen the new ones start from a snapshot.
  func forgetHistory<Connection: Session>(in session: Connection) throws(StoreFailure) {
    var storage = SQLStorage<RefWatchTables, Connection>(session)
    try storage.compact(.match(match), upTo: .max)
  }
}
