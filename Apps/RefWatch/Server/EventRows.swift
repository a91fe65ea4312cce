import Core
import RefWatchDomain
import Store
import Wire

enum EventRows {
  /// What `reader` may see; `condition` is about `match_event`.
  static func load(
    _ condition: SQL, _ reader: UserID, _ session: some Session
  ) throws(StoreFailure) -> [MatchEvent] {
    try all("\(condition) AND \(MatchRows.isOpen(to: reader, "match"))", session)
  }

  static func all(_ condition: SQL, _ session: some Session) throws(StoreFailure) -> [MatchEvent] {
    try session.rows(
      """
      SELECT id, match, ordinal, stage, elapsed, at, uptime, boot, quality, batch, kind, payload,
        writer, carrier, addition
      FROM match_event WHERE \(condition) ORDER BY match, ordinal, id
      """
    ) { row throws(StoreFailure) in try event(row) }
  }

  private static func event(_ row: Row) throws(StoreFailure) -> MatchEvent {
    guard let stage = Stage(word: try row["stage"]) else { throw .mismatch(in: "stage") }
    return MatchEvent(
      id: try row["id"], match: try row["match"], ordinal: try row["ordinal"], stage: stage,
      elapsed: try row["elapsed"], at: try row["at"], uptime: try row["uptime"],
      boot: try row["boot"], quality: try row.word("quality"), batch: try row["batch"],
      fact: try fact(row), writer: try row["writer"], carrier: try row["carrier"],
      addition: try addition(row))
  }

  private static func addition(_ row: Row) throws(StoreFailure) -> Addition? {
    let reason: String? = try row["addition"]
    return reason.map { reason in Addition(reason: reason) }
  }

  private static func fact(_ row: Row) throws(StoreFailure) -> Fact {
    let kind: String = try row["kind"]
    let text: String? = try row["payload"]
    let payload = text == nil ? nil : try row.json("payload").value
    do throws(WireError) {
      return try Fact(keeping: WireCursor(.object(["kind": .string(kind), "payload": payload])))
    } catch { throw .mismatch(in: "payload") }
  }

  /// How many entries the log of a match has.
  static func count(
    of match: MatchID, _ reader: UserID, _ session: some Session
  ) throws(StoreFailure) -> Int {
    try session.value(
      """
      SELECT count(*) FROM match_event
      WHERE match = \(match) AND \(MatchRows.isOpen(to: reader, "match"))
      """) ?? 0
  }

  /// An entry is put once. Afterwards only who wrote and who brought it change: when the writer's
  /// own device sends it, and when somebody is gone from here.
  static func put(
    _ event: MatchEvent, _ revision: Int64, _ session: some Session
  ) throws(StoreFailure) {
    if revision > 1 {
      let renamed = try session.run(
        """
        UPDATE match_event SET revision = \(revision), writer = \(event.writer),
          carrier = \(event.carrier), payload = \(event.fact.payload?.text)
        WHERE id = \(event.id)
        """)
      if renamed > 0 { return }
    }
    try session.run(
      """
      INSERT INTO match_event (id, revision, match, writer, ordinal, stage, elapsed, at, uptime,
        boot, quality, batch, kind, payload, carrier, addition)
      VALUES (\(event.id), \(revision), \(event.match), \(event.writer), \(event.ordinal),
        \(event.stage.word), \(event.elapsed), \(event.at), \(event.uptime), \(event.boot),
        \(event.quality.rawValue), \(event.batch), \(event.fact.kind),
        \(event.fact.payload?.text), \(event.carrier), \(event.addition?.reason))
      """)
  }
}
