import Core
import Store
import StoreSQLite
import Testing

@Suite struct SQLLiteralTests {
  let engine: SQLiteDatabase

  init() throws {
    engine = try SQLiteDatabase.inMemory()
    try engine.run("CREATE TABLE person (id INTEGER PRIMARY KEY, name TEXT NOT NULL) STRICT")
  }

  @Test func valuesAreParameters() {
    let name = "Kim"
    let sql: SQL = "SELECT id FROM person WHERE name = \(name) AND id > \(3)"
    #expect(sql.text == "SELECT id FROM person WHERE name = ? AND id > ?")
    #expect(sql.values == [.text("Kim"), .integer(3)])
  }

  @Test(arguments: [
    "'; DROP TABLE person; --", "\" OR 1=1 --", "?", "\\(raw)", "x' OR 'x'='x", "\u{0}", "",
    "$1", ":name", "@name", "김철수", "e\u{301}", "/*", String(repeating: "'", count: 9_999),
  ])
  func hostileTextComesBackUnchanged(_ text: String) throws {
    try engine.run("INSERT INTO person (name) VALUES (\(text))")
    let found: [String] = try engine.readNow { session throws(StoreFailure) in
      try session.rows("SELECT name FROM person WHERE name = \(text)") {
        row throws(StoreFailure) in try row["name"]
      }
    }
    #expect(found.map { name in Array(name.utf8) } == [Array(text.utf8)])
  }

  @Test func partsCompose() {
    let conditions: [SQL] = ["a = \(1)", "b = \("x")"]
    let sql: SQL = "SELECT 1 FROM t WHERE \(SQL.joined(conditions, by: " AND ")) LIMIT \(5)"
    #expect(sql.text == "SELECT 1 FROM t WHERE a = ? AND b = ? LIMIT ?")
    #expect(sql.values == [.integer(1), .text("x"), .integer(5)])
    #expect(SQL.joined([], by: ", ").text.isEmpty)
  }

  @Test func listsContainWhatTheyContain() throws {
    for id in 1...9 { try engine.run("INSERT INTO person (id, name) VALUES (\(id), \("p"))") }
    let lists: [[Int]] = [[], [1], [1, 2], [1, 2, 3], [9, 8, 7, 6, 5], [40]]
    for list in lists {
      let found: [Int] = try engine.readNow { session throws(StoreFailure) in
        try session.rows("SELECT id FROM person WHERE id IN \(list: list) ORDER BY id") {
          row throws(StoreFailure) in try row[0]
        }
      }
      #expect(found == list.filter { id in id <= 9 }.sorted())
      let others: Int? = try engine.readNow { session throws(StoreFailure) in
        try session.value("SELECT count(*) FROM person WHERE id NOT IN \(list: list)")
      }
      #expect(others == 9 - found.count)
    }
    let three: SQL = "\(list: [1, 2, 3])"
    #expect(three.text == "(?, ?, ?, ?)", "lists are padded so that few statements are prepared")
  }

  @Test(arguments: [
    "person; DROP TABLE person", "Person", "1st", "", "order", "user", "select", "a b", "a\"b",
    "naïve", "_x", String(repeating: "a", count: 64),
  ])
  func namesThatAreNoNamesAreRefused(_ text: String) {
    #expect(Identifier(text) == nil)
  }

  @Test func namesBecomeText() throws {
    let name = try #require(Identifier("person"))
    let sql: SQL = "SELECT count(*) FROM \(raw: name)"
    #expect(sql.text == "SELECT count(*) FROM person")
    #expect(sql.values.isEmpty)
  }

  @Test func aStrayQuestionMarkIsAFailure() {
    #expect(throws: StoreFailure.self) {
      try engine.run("INSERT INTO person (name) VALUES (?)")
    }
  }

  @Test func equalTextsAreEqualKeys() {
    func sql(_ id: Int) -> SQL { "SELECT name FROM person WHERE id = \(id)" }
    #expect(sql(1).statement == sql(2).statement)
    #expect(sql(1).statement.hashValue == sql(2).statement.hashValue)
    #expect(sql(1) != sql(2))
    let other: SQL = "SELECT name FROM person WHERE id > \(1)"
    #expect(sql(1).statement != other.statement)
  }
}
