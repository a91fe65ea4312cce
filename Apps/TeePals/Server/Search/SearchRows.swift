import Core
import Store
import TeePalsDomain

/// What a search reads (specification §11.4).
enum SearchRows {
  /// What everything that is found has in common.
  struct Terms {
    let reader: UserID
    let window: Range<Instant>
    let host: RoundSearch.Host
    /// How many can still join.
    private let seats: Int
    /// Whether the reader has blocked anybody or is blocked: most people need no look at each host.
    private let hasBlocks: Bool
    /// Whether anybody's rounds are not to be found.
    private let hasSanctions: Bool

    init(
      _ search: RoundSearch, for reader: UserID, _ session: some Session
    ) throws(StoreFailure) {
      self.reader = reader
      window = search.window.range
      host = search.host
      seats = search.traits.seats
      hasBlocks =
        try session.first(
          "SELECT 1 FROM golf_block WHERE owner = \(reader) OR blocked = \(reader) LIMIT 1") != nil
      hasSanctions = try SanctionRows.areAny(session)
    }

    /// - Parameter start: The column of the start, as far as an index of it may be used.
    fileprivate func condition(_ start: SQL) -> SQL {
      let hosts: SQL =
        switch host {
        case .everyone: ""
        case .following: "AND \(VisibleRounds.follows(reader, "golf_round.host"))"
        }
      let blocks: SQL =
        hasBlocks ? "AND \(VisibleRounds.isUnblocked(reader, "golf_round.host"))" : ""
      let acting: SQL =
        hasSanctions ? "AND \(SanctionRows.isActing("golf_round.host"))" : ""
      // The index has this; the partial one needs the comparison of the two columns as well.
      let free: SQL =
        seats > RoundTraits.fewestSeats
        ? "AND golf_round.max_players - golf_round.taken_count >= \(seats)" : ""
      return """
        golf_round.status = 'open' AND golf_round.taken_count < golf_round.max_players
        AND \(start) >= \(window.lowerBound) AND \(start) < \(window.upperBound) \(free) \(blocks)
        \(acting) \(hosts)
        """
    }
  }

  /// The soonest public rounds of some ranges of places, in the order of their starts.
  ///
  /// The ranges are a table that is gone through first, and the start is behind a sign: else
  /// another index than that of the places is used, and all rounds of the world are read.
  ///
  /// - Parameter place: Where in the order they come after; `nil` for all.
  static func open(
    in ranges: [Range<Int64>], _ terms: Terms, after place: SearchPlace? = nil, limit: Int,
    _ session: some Session
  ) throws(StoreFailure) -> [FoundRound] {
    let start: SQL = "+golf_round.start_at"
    let rest: SQL =
      place.map { place in
        "AND (\(start), golf_round.id) > (\(place.value), \(place.round))"
      } ?? ""
    return try load(
      """
      WITH span (low, high) AS (VALUES \(spans(ranges)))
      SELECT id, start_at, created_at, latitude, longitude FROM span CROSS JOIN golf_round
      WHERE golf_round.zcode >= span.low AND golf_round.zcode < span.high
      AND \(terms.condition(start)) AND golf_round.visibility = 'public' \(rest)
      ORDER BY \(start), id LIMIT \(limit)
      """, session)
  }

  /// The ranges as rows; empty ones fill them up to a power of two, so that few different
  /// statements have to be prepared.
  private static func spans(_ ranges: [Range<Int64>]) -> SQL {
    var rows = ranges.map { range -> SQL in "(\(range.lowerBound), \(range.upperBound))" }
    let none: Int64 = 0
    var width = 1
    while width < rows.count { width *= 2 }
    while rows.count < width { rows.append("(\(none), \(none))") }
    return .joined(rows, by: ", ")
  }

  /// The soonest public rounds of the earth.
  static func open(
    _ terms: Terms, limit: Int, _ session: some Session
  ) throws(StoreFailure) -> [FoundRound] {
    let start: SQL = "golf_round.start_at"
    return try load(
      """
      SELECT id, start_at, created_at, latitude, longitude FROM golf_round
      WHERE \(terms.condition(start)) AND golf_round.visibility = 'public'
      ORDER BY \(start), id LIMIT \(limit)
      """, session)
  }

  /// The soonest rounds that are not public and that the person may see all the same.
  static func own(
    _ terms: Terms, limit: Int, _ session: some Session
  ) throws(StoreFailure) -> [FoundRound] {
    let start: SQL = "+golf_round.start_at"
    return try load(
      """
      SELECT id, start_at, created_at, latitude, longitude FROM golf_round
      WHERE golf_round.id IN (\(near(terms))) AND golf_round.visibility <> 'public'
      AND \(terms.condition(start)) AND \(VisibleRounds.isOpen(to: terms.reader))
      ORDER BY \(start), id LIMIT \(limit)
      """, session)
  }

  /// The rounds to look at for ``own(_:limit:_:)``: the person's, their friends', and those they
  /// have to do with.
  private static func near(_ terms: Terms) -> SQL {
    """
    SELECT golf_member.round FROM golf_member WHERE golf_member.user_id = \(terms.reader)
    UNION SELECT hosted.id FROM golf_round AS hosted WHERE hosted.host = \(terms.reader)
    UNION SELECT friends.id FROM golf_follow AS there
      JOIN golf_follow AS back
        ON back.follower = there.followee AND back.followee = there.follower
      JOIN golf_round AS friends ON friends.host = there.followee
      WHERE there.follower = \(terms.reader) AND friends.status = 'open'
        AND friends.visibility = 'friends' AND friends.start_at >= \(terms.window.lowerBound)
    """
  }

  private static func load(
    _ statement: SQL, _ session: some Session
  ) throws(StoreFailure) -> [FoundRound] {
    try session.rows(statement) { row throws(StoreFailure) in
      guard let point = GlobePoint(latitude: try row[3], longitude: try row[4]) else {
        throw .mismatch(in: "latitude")
      }
      return FoundRound(
        id: try row[0], startTime: try row[1], createdAt: try row[2], point: point)
    }
  }

  /// The rounds themselves by their ids, each as the text that travels.
  static func bodies(
    _ ids: [RoundID], _ session: some Session
  ) throws(StoreFailure) -> [RoundID: String] {
    var bodies: [RoundID: String] = [:]
    for row in try session.rows("SELECT id, body FROM golf_round WHERE id IN \(list: ids)") {
      let id: RoundID = try row[0]
      let body: String = try row[1]
      bodies[id] = body
    }
    return bodies
  }
}
