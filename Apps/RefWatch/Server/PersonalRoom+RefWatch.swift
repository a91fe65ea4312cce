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
    let matches = try MatchRows.load(nil, user, session)
    var table = EventTable()
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

/// Logs as comma-separated values (RFC 4180), UTF-8.
struct EventTable {
  private(set) var text =
    "match,home,away,ordinal,stage,elapsed_ms,at,clock,kind,payload,id\r\n"

  mutating func add(_ event: MatchEvent, of match: Match) {
    let fields: [String] = [
      match.id.description, match.home.name, match.away.name, event.ordinal.description,
      event.stage.word, event.elapsed.description,
      event.at.civil(offset: 0).description + "Z", event.quality.rawValue, event.fact.kind,
      event.fact.payload?.text ?? "", event.id.description,
    ]
    for (index, field) in fields.enumerated() {
      if index > 0 { text += "," }
      text += quoted(field)
    }
    text += "\r\n"
  }

  /// A field that a spreadsheet would take for a formula is made text by a leading apostrophe.
  private func quoted(_ field: String) -> String {
    var field = field
    if let first = field.utf8.first, "=+-@\t\r".utf8.contains(first) { field = "'" + field }
    let isPlain = !field.utf8.contains { octet in
      octet == UInt8(ascii: ",") || octet == UInt8(ascii: "\"") || octet == 13 || octet == 10
    }
    return isPlain ? field : "\"" + field.replacing("\"", with: "\"\"") + "\""
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
