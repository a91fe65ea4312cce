import Calendar
import Core
import RefWatchDomain
import Store

/// Who takes part in the comparison, their values, and the pools of a day.
enum PeerRows {
  static let migration = Migration(
    "createPeers",
    """
    CREATE TABLE peer_consent (
      owner BLOB NOT NULL PRIMARY KEY CHECK (length(owner) = 16),
      since INTEGER NOT NULL
    ) STRICT
    """,
    """
    CREATE TABLE peer_figure (
      owner BLOB NOT NULL CHECK (length(owner) = 16),
      bracket TEXT NOT NULL,
      competition TEXT NOT NULL,
      measure TEXT NOT NULL CHECK (measure IN ('cards', 'added', 'home')),
      value INTEGER NOT NULL,
      n INTEGER NOT NULL CHECK (n > 0),
      day INTEGER NOT NULL,
      PRIMARY KEY (owner, bracket, measure)
    ) STRICT
    """,
    """
    CREATE TABLE peer_pool (
      bracket TEXT NOT NULL,
      measure TEXT NOT NULL CHECK (measure IN ('cards', 'added', 'home')),
      people INTEGER NOT NULL CHECK (people >= 10),
      low INTEGER NOT NULL,
      middle INTEGER NOT NULL,
      high INTEGER NOT NULL,
      PRIMARY KEY (bracket, measure)
    ) STRICT
    """,
    "CREATE TABLE peer_day (day INTEGER NOT NULL) STRICT")

  // MARK: Who takes part

  static func shares(_ owner: UserID, _ session: some Session) throws(StoreFailure) -> Bool {
    try session.first("SELECT 1 FROM peer_consent WHERE owner = \(owner)") != nil
  }

  static func join(
    _ owner: UserID, at now: Instant, _ session: some Session
  ) throws(StoreFailure) {
    try session.run(
      """
      INSERT INTO peer_consent (owner, since) VALUES (\(owner), \(now))
      ON CONFLICT (owner) DO NOTHING
      """)
  }

  /// Takes everything of the person away. Answers whether there was anything.
  @discardableResult
  static func leave(_ owner: UserID, _ session: some Session) throws(StoreFailure) -> Bool {
    let figures = try session.run("DELETE FROM peer_figure WHERE owner = \(owner)")
    return try session.run("DELETE FROM peer_consent WHERE owner = \(owner)") + figures > 0
  }

  static func everybody(_ session: some Session) throws(StoreFailure) -> [UserID] {
    try session.rows("SELECT owner FROM peer_consent ORDER BY owner") {
      row throws(StoreFailure) -> UserID in try row["owner"]
    }
  }

  static func clear(_ session: some Session) throws(StoreFailure) {
    let statements: [SQL] = [
      "DELETE FROM peer_pool", "DELETE FROM peer_figure", "DELETE FROM peer_consent",
      "DELETE FROM peer_day",
    ]
    for statement in statements { try session.run(statement) }
  }

  // MARK: Values

  static func set(
    _ figures: [PeerFigure], of owner: UserID, on day: CivilDate, _ session: some Session
  ) throws(StoreFailure) {
    try session.run("DELETE FROM peer_figure WHERE owner = \(owner)")
    for figure in figures {
      try session.run(
        """
        INSERT INTO peer_figure (owner, bracket, competition, measure, value, n, day)
        VALUES (\(owner), \(PeerFigure.key(figure.competition)), \(figure.competition),
          \(figure.measure.rawValue), \(figure.value), \(figure.n), \(day.dayNumber))
        """)
    }
  }

  static func figures(
    of owner: UserID, _ session: some Session
  ) throws(StoreFailure) -> [PeerFigure] {
    try session.rows(
      """
      SELECT competition, measure, value, n FROM peer_figure WHERE owner = \(owner)
      ORDER BY bracket, measure
      """
    ) { row throws(StoreFailure) in
      PeerFigure(
        competition: try row["competition"], measure: try row.word("measure"),
        value: try row["value"], n: try row["n"])
    }
  }

  // MARK: Pools

  static func day(_ session: some Session) throws(StoreFailure) -> CivilDate? {
    let day: Int? = try session.value("SELECT day FROM peer_day")
    return day.map { day in CivilDate(dayNumber: day) }
  }

  static func pool(
    _ bracket: String, _ measure: PeerMeasure, _ session: some Session
  ) throws(StoreFailure) -> PeerPool? {
    try session.rows(
      """
      SELECT people, low, middle, high FROM peer_pool
      WHERE bracket = \(bracket) AND measure = \(measure.rawValue)
      """
    ) { row throws(StoreFailure) in
      PeerPool(
        measure: measure, people: try row["people"], low: try row["low"],
        middle: try row["middle"], high: try row["high"])
    }.first
  }

  /// Works all pools out anew from everybody's values, in one transaction.
  static func pool(on day: CivilDate, _ session: some Session) throws(StoreFailure) {
    let rows = try session.rows(
      "SELECT bracket, measure, value FROM peer_figure ORDER BY bracket, measure, value"
    ) { row throws(StoreFailure) -> (bracket: String, measure: PeerMeasure, value: Int) in
      (try row["bracket"], try row.word("measure"), try row["value"])
    }
    var values: [String: [PeerMeasure: [Int]]] = [:]
    for row in rows {
      values[row.bracket, default: [:]][row.measure, default: []].append(row.value)
    }
    try session.run("DELETE FROM peer_pool")
    for (bracket, measures) in values {
      for (measure, values) in measures {
        guard let pool = PeerPool(measure, values) else { continue }
        try session.run(
          """
          INSERT INTO peer_pool (bracket, measure, people, low, middle, high)
          VALUES (\(bracket), \(measure.rawValue), \(pool.people), \(pool.low), \(pool.middle),
            \(pool.high))
          """)
      }
    }
    try session.run("DELETE FROM peer_day")
    try session.run("INSERT INTO peer_day (day) VALUES (\(day.dayNumber))")
  }
}
