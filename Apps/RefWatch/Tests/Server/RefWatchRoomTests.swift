import Core
import RefWatchDomain
import RefWatchServer
import Server
import Store
import StoreSQLite
import Sync
import TestKit
import Testing
import Wire

/// What RefWatch gives a person to take along, and how it forgets them.
@Suite("RefWatch's rows of a person")
struct RefWatchRoomTests {
  typealias Room = PersonalRoom<SQLiteDatabase>

  func filled() throws -> TemporaryDatabase {
    let database = try TemporaryDatabase(RefWatchTables.migrations)
    var match = SampleMatch.plain
    match.home = TeamRef(name: "=HYPERLINK(\"x\")")
    match.away = TeamRef(name: "서울, \"B\"")
    let events = SampleFacts.all.enumerated().map { index, fact in
      RefWatchEntity.event(SampleFacts.event(fact, UInt64(index + 1), ordinal: Int64(index + 1)))
    }
    let settings = RefWatchSettings(user: RefereeLedger.user)
    for user in [RefereeLedger.user, UserID(high: 1, low: 1)] {
      try database.engine.writeNow { session throws(StoreFailure) in
        for entity in [.match(match)] + events {
          try RefWatchTables.put(entity, in: .user(user), revision: 1, session)
        }
      }
    }
    try database.engine.writeNow { session throws(StoreFailure) in
      try RefWatchTables.put(
        .settings(settings), in: .user(RefereeLedger.user), revision: 1, session)
    }
    return database
  }

  @Test("the table has a line for each entry, in the order of writing")
  func table() throws {
    let database = try filled()
    let files = try database.engine.readNow { session throws(StoreFailure) in
      try Room.refWatch.entries(RefereeLedger.user, session)
    }
    #expect(files.map { file in file.path } == [
      "refwatch/refwatch.json", "refwatch/events.csv", "refwatch/links.json",
    ])
    let rows = parse(String(decoding: files[1].octets, as: UTF8.self))
    #expect(rows.count == SampleFacts.all.count + 1)
    #expect(rows.allSatisfy { row in row.count == 11 })
    for (index, fact) in SampleFacts.all.enumerated() {
      let row = rows[index + 1]
      #expect(row[1] == "'=HYPERLINK(\"x\")")
      #expect(row[2] == "서울, \"B\"")
      #expect(row[3] == (index + 1).description)
      #expect(row[8] == fact.kind)
      #expect(row[9] == fact.payload?.text ?? "")
    }
  }

  /// RFC 4180, read as strictly as it is written.
  func parse(_ text: String) -> [[String]] {
    var rows: [[String]] = []
    var row: [String] = []
    var field: [UInt8] = []
    var isQuoted = false
    let octets = Array(text.utf8)
    var index = 0
    while index < octets.count {
      let octet = octets[index]
      if isQuoted {
        if octet != UInt8(ascii: "\"") {
          field.append(octet)
        } else if index + 1 < octets.count, octets[index + 1] == octet {
          field.append(octet)
          index += 1
        } else {
          isQuoted = false
        }
      } else if octet == UInt8(ascii: "\"") {
        isQuoted = true
      } else if octet == UInt8(ascii: ",") || octet == 10 {
        row.append(String(decoding: field, as: UTF8.self))
        field = []
        if octet == 10 {
          rows.append(row)
          row = []
        }
      } else if octet != 13 {
        field.append(octet)
      }
      index += 1
    }
    return rows
  }

  @Test("everything of one person goes, in parts, and nothing of another's")
  func erase() throws {
    let database = try filled()
    var parts = 0
    while true {
      let isDone = try database.engine.writeNow { session throws(StoreFailure) in
        try Room.refWatch.erase(RefereeLedger.user, 20, session)
      }
      if isDone { break }
      parts += 1
    }
    #expect(parts >= SampleFacts.all.count / 20 + 2)
    let left = try database.engine.readNow { session throws(StoreFailure) -> [Int?] in
      [
        try session.value("SELECT count(*) FROM match"),
        try session.value("SELECT count(*) FROM match_event"),
        try session.value("SELECT count(*) FROM referee_settings"),
      ]
    }
    #expect(left == [1, SampleFacts.all.count, 0])
  }
}
