import Calendar
import Core
import RefWatchDomain
import Server
import Store
import Sync
import Wire

extension UserDataProvider {
  /// RefWatch's rows of a person.
  public static var refWatch: UserDataProvider {
    UserDataProvider(
      name: "RefWatch",
      count: { user, session throws(StoreFailure) in
        try RefWatchExport.count(of: user, in: session)
      },
      entries: { user, session throws(StoreFailure) in
        try RefWatchExport.entries(of: user, in: session)
      },
      erase: { user, limit, session throws(StoreFailure) in
        guard try MentorErasure.part(of: user, limit: limit, in: session) else { return false }
        guard try OwnRowsErasure.part(of: user, limit: limit, in: session) else { return false }
        return try RefWatchErasure.part(of: user, limit: limit, in: session)
      })
  }
}

private enum RefWatchExport {
  /// Matches and what was recorded of them, entries and seats in matches of others, settings.
  static func count(of user: UserID, in session: some Session) throws(StoreFailure) -> Int {
    var count = 0
    let statements: [SQL] = [
      "SELECT count(*) FROM match WHERE owner = \(user)",
      "SELECT count(*) FROM match_event WHERE \(own(user))",
      "SELECT count(*) FROM crew_seat WHERE user_id = \(user)",
      "SELECT count(*) FROM clock_request WHERE asker = \(user)",
      "SELECT count(*) FROM referee_settings WHERE owner = \(user)",
      "SELECT count(*) FROM journal_entry WHERE owner = \(user)",
      "SELECT count(*) FROM wellness_check_in WHERE owner = \(user)",
      "SELECT count(*) FROM library_item WHERE owner = \(user)",
      "SELECT count(*) FROM peer_consent WHERE owner = \(user)",
      "SELECT count(*) FROM peer_figure WHERE owner = \(user)",
      "SELECT count(*) FROM journal_share WHERE owner = \(user)",
      "SELECT count(*) FROM journal_comment WHERE author = \(user)",
      "SELECT count(*) FROM match_track WHERE owner = \(user)",
    ]
    for statement in statements { count += try session.value(statement) ?? 0 }
    return count
  }

  /// Entries of the person's own matches, whoever wrote them, and what the person wrote elsewhere.
  private static func own(_ user: UserID) -> SQL {
    """
    (match IN (SELECT id FROM match WHERE owner = \(user))
      OR (\(user) IN (writer, carrier) AND \(MatchRows.isOpen(to: user, "match_event.match"))))
    """
  }

  static func entries(
    of user: UserID, in session: some Session
  ) throws(StoreFailure) -> [ExportEntry] {
    let matches = try MatchRows.all(MatchRows.isOpen(to: user, "id"), session)
    let events = try EventRows.all(own(user), session)
    let seats = try SeatRows.all("user_id = \(user)", session)
    let requests = try RequestRows.all("asker = \(user)", session)
    let shares = try ShareRows.all("owner = \(user)", session)
    let comments = try CommentRows.all(
      "author = \(user) OR share IN (SELECT id FROM journal_share WHERE owner = \(user))", session)
    var table = LogTable()
    for match in matches {
      for event in events where event.match == match.id { table.add(event, of: match) }
    }
    let settings = try FeedExport.json(
      of: user,
      kinds: [
        (RefWatchEntity.Kind.settings.rawValue, "settings"),
        (RefWatchEntity.Kind.journal.rawValue, "journal"),
        (RefWatchEntity.Kind.checkIn.rawValue, "checkIns"),
        (RefWatchEntity.Kind.libraryTeam.rawValue, "teams"),
        (RefWatchEntity.Kind.libraryCompetition.rawValue, "competitions"),
        (RefWatchEntity.Kind.libraryVenue.rawValue, "venues"),
        (RefWatchEntity.Kind.libraryOfficial.rawValue, "officials"),
        (RefWatchEntity.Kind.track.rawValue, "tracks"),
      ], in: session)
    let document = JSON.object(
      [
        .init(
          "matches",
          list(matches.filter { match in match.owner == user }.map { match in .match(match) })),
        .init("events", list(events.map { event in .event(event) })),
        .init("comparison", try PeerExport.json(of: user, in: session)),
        .init("seats", list(seats.map { seat in .seat(seat) })),
        .init("clockRequests", list(requests.map { request in .request(request) })),
        .init("sharedEntries", list(shares.map { share in .share(share) })),
        .init("comments", list(comments.map { comment in .comment(comment) })),
      ] + settings.members)
    return [
      ExportEntry(
        "refwatch/refwatch.json",
        about: Sentence(
          "RefWatch: matches with rules and sheets, all records, library, journal, check-ins, "
            + "tracks, settings.",
          "RefWatch: 경기와 규칙, 출전 명단, 경기 기록 전체, 보관함, 일지, 컨디션 기록, 이동 경로, 설정."),
        document),
      ExportEntry(
        "refwatch/events.csv",
        about: Sentence(
          "The entries of each match, in the order they were written, as a table (RFC 4180).",
          "경기마다 기록한 내용을 적은 순서대로 담은 표(RFC 4180)."),
        bytes: Array(table.text.utf8)),
      try MirrorExport.entry(of: user, in: session),
    ]
  }

  private static func list(_ entities: [RefWatchEntity]) -> JSON {
    .array(
      entities.map { entity in
        .object([.init("id", .id(entity.key.id))] + entity.body.members)
      })
  }
}

extension JSON {
  fileprivate var members: [Member] { if case .object(let members) = self { members } else { [] } }
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
