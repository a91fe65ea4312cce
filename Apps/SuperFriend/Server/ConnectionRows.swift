import Calendar
import Core
import Store
import SuperFriendDomain

enum ConnectionRows {
  /// `condition` is about `connection AS c`. One row for each participant.
  static func load(
    _ condition: SQL, _ owner: UserID, _ session: some Session
  ) throws(StoreFailure) -> [FriendsEntity] {
    let rows = try session.rows(
      """
      SELECT c.id AS id, c.type AS type, c.occurred_on AS occurred_on,
        c.took_place_at AS took_place_at, c.zone AS zone, c.zone_offset AS zone_offset,
        c.is_initial AS is_initial, c.note AS note, c.origin AS origin,
        c.source_app AS source_app, c.source_object AS source_object,
        c.created_at AS created_at, j.friend AS friend
      FROM connection AS c
      JOIN connection_friend AS j ON j.owner = c.owner AND j.connection = c.id
      WHERE c.owner = \(owner) AND \(condition)
      ORDER BY c.id, j.friend
      """)
    var entities: [FriendsEntity] = []
    var start = 0
    while start < rows.count {
      let id: ConnectionID = try rows[start]["id"]
      var friends: [FriendID] = []
      var end = start
      while end < rows.count, try id == rows[end]["id"] {
        friends.append(try rows[end]["friend"])
        end += 1
      }
      guard let participants = Participants(friends) else { throw .mismatch(in: "friend") }
      entities.append(.connection(try connection(rows[start], participants)))
      start = end
    }
    return entities
  }

  private static func connection(
    _ row: Row, _ friends: Participants
  ) throws(StoreFailure) -> Connection {
    Connection(
      id: try row["id"], type: try row.word("type"), occurredOn: try row.date("occurred_on"),
      tookPlaceAt: try row["took_place_at"],
      zone: Zone(name: try row["zone"], offset: try row["zone_offset"]),
      isInitial: try row["is_initial"], note: try row["note"], origin: try origin(row),
      friends: friends, createdAt: try row["created_at"])
  }

  private static func origin(_ row: Row) throws(StoreFailure) -> Origin {
    guard
      let origin = Origin(
        kind: try row["origin"], app: try row["source_app"], object: try row["source_object"])
    else { throw .mismatch(in: "origin") }
    return origin
  }

  static func put(
    _ connection: Connection, _ owner: UserID, _ revision: Int64, _ session: some Session
  ) throws(StoreFailure) {
    let source = connection.origin.source
    try session.run(
      """
      INSERT INTO connection (owner, id, revision, type, occurred_on, took_place_at, zone,
        zone_offset, is_initial, note, origin, source_app, source_object, created_at)
      VALUES (\(owner), \(connection.id), \(revision), \(connection.type.rawValue),
        \(connection.occurredOn.description), \(connection.tookPlaceAt),
        \(connection.zone.name), \(connection.zone.offset), \(connection.isInitial),
        \(connection.note), \(connection.origin.kind), \(source?.app), \(source?.object),
        \(connection.createdAt))
      ON CONFLICT (owner, id) DO UPDATE SET revision = excluded.revision, type = excluded.type,
        occurred_on = excluded.occurred_on, took_place_at = excluded.took_place_at,
        zone = excluded.zone, zone_offset = excluded.zone_offset,
        is_initial = excluded.is_initial, note = excluded.note, origin = excluded.origin,
        source_app = excluded.source_app, source_object = excluded.source_object,
        created_at = excluded.created_at
      """)
    try setParticipants(connection, owner, session)
  }

  private static func setParticipants(
    _ connection: Connection, _ owner: UserID, _ session: some Session
  ) throws(StoreFailure) {
    let old: [FriendID] = try session.rows(
      """
      SELECT friend FROM connection_friend
      WHERE owner = \(owner) AND connection = \(connection.id) ORDER BY friend
      """
    ) { row throws(StoreFailure) in try row[0] }
    for friend in old where !connection.friends.contains(friend) {
      try session.run(
        """
        DELETE FROM connection_friend
        WHERE owner = \(owner) AND connection = \(connection.id) AND friend = \(friend)
        """)
    }
    for friend in connection.friends.ids where !old.contains(friend) {
      try session.run(
        """
        INSERT INTO connection_friend (owner, connection, friend)
        VALUES (\(owner), \(connection.id), \(friend))
        """)
    }
  }

  static func remove(
    _ id: ConnectionID, _ owner: UserID, _ session: some Session
  ) throws(StoreFailure) {
    try session.run(
      "DELETE FROM connection_friend WHERE owner = \(owner) AND connection = \(id)")
    try session.run("DELETE FROM connection WHERE owner = \(owner) AND id = \(id)")
  }
}
