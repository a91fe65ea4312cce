import Calendar
import Core
import RefWatchDomain
import Server
import Store
import Wire

extension PersonalRoom {
  /// RefWatch's rows of a person.
  public static var refWatch: PersonalRoom {
    PersonalRoom(
      name: "RefWatch",
      count: { user, session throws(StoreFailure) in
        let kinds = RefWatchExport.kinds.map { kind, _ in kind }
        return try FeedExport.count(of: user, kinds: kinds, in: session)
      },
      entries: { user, session throws(StoreFailure) in
        try RefWatchExport.entries(of: user, in: session)
      },
      erase: { user, limit, session throws(StoreFailure) in
        try RefWatchErasure.part(of: user, limit: limit, in: session)
      })
  }
}

private enum RefWatchExport {
  static var kinds: [(kind: String, name: String)] {
    [
      (RefWatchEntity.Kind.match.rawValue, "matches"),
      (RefWatchEntity.Kind.event.rawValue, "events"),
      (RefWatchEntity.Kind.settings.rawValue, "settings"),
    ]
  }

  static func entries(
    of user: UserID, in session: some Session
  ) throws(StoreFailure) -> [ExportEntry] {
    let matches = try MatchRows.all(MatchRows.isOpen(to: user, "id"), session)
    var table = LogTable()
    for match in matches {
      for event in try EventRows.load("match = \(match.id)", user, session) {
        table.add(event, of: match)
      }
    }
    return [
      ExportEntry(
        "refwatch/refwatch.json",
        about: Sentence(
          "RefWatch: matches with their rules and sheets, everything recorded of them, settings.",
          "RefWatch: 경기와 규칙, 출전 명단, 경기 기록 전체, 설정."),
        try FeedExport.json(of: user, kinds: kinds, in: session)),
      ExportEntry(
        "refwatch/events.csv",
        about: Sentence(
          "What was recorded of each match, in the order of writing, as a table (RFC 4180).",
          "경기마다 기록한 내용을 적은 순서대로 담은 표(RFC 4180)."),
        octets: Array(table.text.utf8)),
    ]
  }
}

/// Every log as one table (RFC 4180), UTF-8, in the order of writing.
struct LogTable {
  private(set) var text = EventTable.line([
    "match", "home", "away", "ordinal", "stage", "elapsed_ms", "at", "clock", "kind", "payload",
    "id",
  ])

  mutating func add(_ event: MatchEvent, of match: Match) {
    text += EventTable.line([
      match.id.description, match.home.name, match.away.name, event.ordinal.description,
      event.stage.word, event.elapsed.description,
      event.at.civil(offset: 0).description + "Z", event.quality.rawValue, event.fact.kind,
      event.fact.payload?.text ?? "", event.id.description,
    ])
  }
}

private enum RefWatchErasure {
  /// Logs go before the matches they name.
  static func part(
    of user: UserID, limit: Int, in session: some Session
  ) throws(StoreFailure) -> Bool {
    let statements: [SQL] = [
      """
      DELETE FROM match_event WHERE owner = \(user) AND id IN (
        SELECT id FROM match_event WHERE owner = \(user) LIMIT \(limit))
      """,
      """
      DELETE FROM match WHERE owner = \(user) AND id IN (
        SELECT id FROM match WHERE owner = \(user) LIMIT \(limit))
      """,
      "DELETE FROM referee_settings WHERE owner = \(user)",
    ]
    for statement in statements where try session.run(statement) > 0 { return false }
    return true
  }
}
