import Core
import Store
import TeePalsDomain

/// Statements about what is done about golfers.
enum SanctionRows {
  static func add(_ sanction: Sanction, _ session: some Session) throws(StoreFailure) {
    try session.run(
      """
      INSERT INTO golf_sanction (entry, golfer, kind, rule, hides, since, ends_at, ended_at, told)
      VALUES (\(sanction.entry), \(sanction.user), \(sanction.kind.rawValue),
        \(sanction.rule.rawValue), \(sanction.hiding.rawValue), \(sanction.since),
        \(sanction.until), \(sanction.ended), \(false))
      """)
  }

  /// `rest` is about `golf_sanction`.
  static func all(_ rest: SQL, _ session: some Session) throws(StoreFailure) -> [Sanction] {
    try session.rows(
      """
      SELECT entry, golfer, kind, rule, hides, since, ends_at, ended_at FROM golf_sanction
      WHERE \(rest)
      """
    ) { row throws(StoreFailure) in
      Sanction(
        entry: try row["entry"], user: try row["golfer"], kind: try row.word("kind"),
        rule: try row.word("rule"), hiding: try row.word("hides"), since: try row["since"],
        until: try row["ends_at"], ended: try row["ended_at"])
    }
  }

  /// What lasts of these people's.
  ///
  /// - Parameter people: In brackets, their ids or a statement for them.
  static func active(
    among people: SQL, _ session: some Session
  ) throws(StoreFailure) -> [Sanction] {
    try all("ended_at IS NULL AND golfer IN \(people) ORDER BY entry", session)
  }

  /// Ends it. Answers whether it lasted.
  static func end(
    _ entry: Int64, at now: Instant, _ session: some Session
  ) throws(StoreFailure) -> Bool {
    try session.run(
      "UPDATE golf_sanction SET ended_at = \(now) WHERE entry = \(entry) AND ended_at IS NULL") > 0
  }

  /// What was to be over by now and is not.
  static func over(
    at now: Instant, limit: Int, _ session: some Session
  ) throws(StoreFailure) -> [Sanction] {
    try all(
      "ended_at IS NULL AND ends_at <= \(now) ORDER BY ends_at, entry LIMIT \(limit)", session)
  }

  /// What the person does not know of yet.
  static func untold(limit: Int, _ session: some Session) throws(StoreFailure) -> [Sanction] {
    try all("told = 0 ORDER BY entry LIMIT \(limit)", session)
  }

  /// Answers whether they were not told before.
  static func noteTold(_ entry: Int64, _ session: some Session) throws(StoreFailure) -> Bool {
    try session.run("UPDATE golf_sanction SET told = 1 WHERE entry = \(entry) AND told = 0") > 0
  }

  // MARK: Conditions

  /// Whether nothing hides from a reader the golfer whom `column` names.
  static func isShown(_ column: SQL, to reader: UserID) -> SQL {
    """
    NOT EXISTS (SELECT 1 FROM golf_sanction AS hiding
      WHERE hiding.golfer = \(column) AND hiding.ended_at IS NULL AND hiding.hides = 'all'
        AND hiding.golfer <> \(reader))
    """
  }

  /// Whether nothing hides from a reader what the golfer whom `column` names writes in posts and
  /// comments.
  static func areWordsShown(of column: SQL, to reader: UserID) -> SQL {
    """
    NOT EXISTS (SELECT 1 FROM golf_sanction AS silencing
      WHERE silencing.golfer = \(column) AND silencing.ended_at IS NULL
        AND silencing.hides <> 'nothing' AND silencing.golfer <> \(reader))
    """
  }

  /// The same for whoever reads: whether something hides it from all others.
  static func areWordsHidden(of column: SQL) -> SQL {
    """
    EXISTS (SELECT 1 FROM golf_sanction AS silencing
      WHERE silencing.golfer = \(column) AND silencing.ended_at IS NULL
        AND silencing.hides <> 'nothing')
    """
  }

  /// Whether the golfer whom `column` names may act: in the round of a host who may not, nobody
  /// finds a seat.
  static func isActing(_ column: SQL) -> SQL {
    """
    NOT EXISTS (SELECT 1 FROM golf_sanction AS stopping
      WHERE stopping.golfer = \(column) AND stopping.ended_at IS NULL
        AND stopping.kind IN ('suspension', 'ban', 'shadow'))
    """
  }

  /// Whether anybody's rounds are not found at the moment: mostly nobody's.
  static func areAny(_ session: some Session) throws(StoreFailure) -> Bool {
    try session.first("SELECT 1 FROM golf_sanction WHERE ended_at IS NULL LIMIT 1") != nil
  }

  static func isBanned(_ user: UserID, _ session: some Session) throws(StoreFailure) -> Bool {
    try session.first(
      """
      SELECT 1 FROM golf_sanction
      WHERE golfer = \(user) AND ended_at IS NULL AND kind = 'ban' LIMIT 1
      """) != nil
  }
}

extension TeePalsReplica {
  /// Takes note of what lasts.
  mutating func note(_ sanctions: [Sanction]) {
    for sanction in sanctions {
      let user = sanction.user
      switch sanction.kind {
      case .suspension: suspended.insert(user)
      case .ban:
        suspended.insert(user)
        banned.insert(user)
      case .coolingOff: coolingOff.insert(user)
      case .warning, .shadow: break
      }
      if sanction.hiding != .nothing { concealed.insert(user) }
    }
  }
}
