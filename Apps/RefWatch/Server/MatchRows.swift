import Core
import RefWatchDomain
import Store
import Wire

enum MatchRows {
  /// Whether a person is a member of the scope of the match that `column` names.
  static func isOpen(to reader: UserID, _ column: SQL) -> SQL {
    """
    EXISTS (SELECT 1 FROM scope_member
      WHERE scope_kind = 'match' AND scope_id = \(column) AND user_id = \(reader))
    """
  }

  /// The match, if `reader` may see it.
  static func load(
    _ id: MatchID, _ reader: UserID, _ session: some Session
  ) throws(StoreFailure) -> [Match] {
    try all("id = \(id) AND \(isOpen(to: reader, "id"))", session)
  }

  /// `condition` is about `match`.
  static func all(_ condition: SQL, _ session: some Session) throws(StoreFailure) -> [Match] {
    try session.rows(
      """
      SELECT id, owner, home, away, competition, venue, own_role, crew, rules, home_sheet,
        away_sheet, scheduled_kick_off, fixture, first_leg_home, first_leg_away, created_at,
        archived_at, conditions
      FROM match WHERE \(condition) ORDER BY id
      """
    ) { row throws(StoreFailure) in try match(row) }
  }

  private static func match(_ row: Row) throws(StoreFailure) -> Match {
    var match = Match(
      id: try row["id"], home: try row.decoded("home"), away: try row.decoded("away"),
      rules: try row.decoded("rules"), createdAt: try row["created_at"],
      competition: try row["competition"], venue: try row["venue"],
      ownRole: try row.word("own_role"), crew: try row.decodedList("crew"),
      sheets: BothSides(
        home: try row.optionalDecoded("home_sheet"), away: try row.optionalDecoded("away_sheet")),
      scheduledKickOff: try row["scheduled_kick_off"])
    let home: Int? = try row["first_leg_home"]
    if let home { match.firstLeg = BothSides(home: home, away: try row["first_leg_away"]) }
    match.fixture = try row.optionalDecoded("fixture") ?? Fixture()
    match.conditions = try row.optionalDecoded("conditions") ?? MatchConditions()
    match.archivedAt = try row["archived_at"]
    match.owner = try row["owner"]
    return match
  }

  static func put(
    _ match: Match, _ revision: Int64, _ session: some Session
  ) throws(StoreFailure) {
    guard let owner = match.owner else { throw .mismatch(in: "owner") }
    try session.run(
      """
      INSERT INTO match (owner, id, revision, home, away, competition, venue, own_role, crew,
        rules, home_sheet, away_sheet, scheduled_kick_off, first_leg_home, first_leg_away,
        created_at, archived_at, fixture, conditions)
      VALUES (\(owner), \(match.id), \(revision), \(match.home.json.text),
        \(match.away.json.text), \(match.competition), \(match.venue),
        \(match.ownRole.rawValue), \(JSON.array(of: match.crew).text), \(match.rules.json.text),
        \(match.sheets.home?.json.text), \(match.sheets.away?.json.text),
        \(match.scheduledKickOff), \(match.firstLeg?.home), \(match.firstLeg?.away),
        \(match.createdAt), \(match.archivedAt), \(match.fixture.json.text),
        \(match.conditions.json.text))
      ON CONFLICT (id) DO UPDATE SET owner = excluded.owner, revision = excluded.revision,
        home = excluded.home, away = excluded.away, competition = excluded.competition,
        venue = excluded.venue, own_role = excluded.own_role, crew = excluded.crew,
        rules = excluded.rules,
        home_sheet = excluded.home_sheet, away_sheet = excluded.away_sheet,
        scheduled_kick_off = excluded.scheduled_kick_off,
        first_leg_home = excluded.first_leg_home, first_leg_away = excluded.first_leg_away,
        created_at = excluded.created_at, archived_at = excluded.archived_at,
        fixture = excluded.fixture, conditions = excluded.conditions
      """)
  }
}
