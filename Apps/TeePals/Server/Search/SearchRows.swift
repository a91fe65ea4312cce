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

    /// - Parameter start: The column of the start, as far as an index of it may be used.
    fileprivate func condition(_ start: SQL) -> SQL {
      let hosts: SQL =
        switch host {
        case .everyone: ""
        case .following: "AND \(RoundSight.follows(reader, "golf_round.host"))"
        }
      return """
        golf_round.status = 'open' AND golf_round.accepted_count < golf_round.max_players
        AND \(start) >= \(window.lowerBound) AND \(start) < \(window.upperBound)
        AND \(RoundSight.isUnblocked(reader, "golf_round.host")) \(hosts)
        """
    }
  }

  /// The soonest public rounds of a range of places.
  ///
  /// One statement for each range, and the start behind a sign: else another index than that of the
  /// places is used, and all rounds of the world are read.
  static func open(
    in range: Range<Int64>, _ terms: Terms, limit: Int, _ session: some Session
  ) throws(StoreFailure) -> [FoundRound] {
    let start: SQL = "+golf_round.start_at"
    return try load(
      """
      \(terms.condition(start)) AND golf_round.visibility = 'public'
      AND golf_round.zcode >= \(range.lowerBound) AND golf_round.zcode < \(range.upperBound)
      ORDER BY \(start), id LIMIT \(limit)
      """, session)
  }

  /// The soonest public rounds of the earth.
  static func open(
    _ terms: Terms, limit: Int, _ session: some Session
  ) throws(StoreFailure) -> [FoundRound] {
    let start: SQL = "golf_round.start_at"
    return try load(
      """
      \(terms.condition(start)) AND golf_round.visibility = 'public'
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
      golf_round.id IN (\(near(terms))) AND golf_round.visibility <> 'public'
      AND \(terms.condition(start)) AND \(RoundSight.isOpen(to: terms.reader))
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

  /// `rest` is what follows WHERE.
  private static func load(
    _ rest: SQL, _ session: some Session
  ) throws(StoreFailure) -> [FoundRound] {
    try session.rows(
      """
      SELECT id, start_at, created_at, latitude, longitude FROM golf_round WHERE \(rest)
      """
    ) { row throws(StoreFailure) in
      guard let point = GlobePoint(latitude: try row[3], longitude: try row[4]) else {
        throw .mismatch(in: "latitude")
      }
      return FoundRound(
        id: try row[0], startTime: try row[1], createdAt: try row[2], point: point)
    }
  }

  /// The rounds themselves, by their ids.
  static func rounds(
    _ ids: [RoundID], _ session: some Session
  ) throws(StoreFailure) -> [RoundID: Round] {
    var rounds: [RoundID: Round] = [:]
    for round in try RoundRows.all("id IN \(list: ids)", session) { rounds[round.id] = round }
    return rounds
  }
}
