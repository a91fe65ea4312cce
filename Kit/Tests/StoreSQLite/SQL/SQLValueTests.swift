import Core
import Store
import StoreSQLite
import Testing

@Suite struct SQLValueTests {
  private func roundTrip<Value: SQLConvertible & Equatable>(_ value: Value) throws -> Value? {
    try SQLiteDatabase.inMemory().readNow { session throws(StoreFailure) in
      try session.value("SELECT \(value)")
    }
  }

  @Test func valuesComeBackAsTheyWent() throws {
    for value in [Int64.min, -1, 0, 1, .max] { #expect(try roundTrip(value) == value) }
    for value in [true, false] { #expect(try roundTrip(value) == value) }
    for value in [0.1, -1e300, .leastNonzeroMagnitude] { #expect(try roundTrip(value) == value) }
    for value in ["", "a", "김", "a\u{0}b"] { #expect(try roundTrip(value) == value) }
    for count in [0, 1, 15, 16, 17, 5_000] {
      let bytes = (0..<count).map { index in UInt8(truncatingIfNeeded: index * 7 + 130) }
      #expect(try roundTrip(bytes) == bytes)
    }
    let id = UserID(high: 0xFEDC_BA98_7654_3210, low: 0x0123_4567_89AB_CDEF)
    #expect(try roundTrip(id) == id)
    #expect(try roundTrip(Instant(milliseconds: -5)) == Instant(milliseconds: -5))
    #expect(try roundTrip(String?.none) == .some(nil))
    #expect(try roundTrip(String?.some("x")) == .some("x"))
  }

  @Test func idsSortAsTheirBytes() throws {
    let ids = [
      UserID(high: 1, low: 0), UserID(high: 0, low: .max), UserID(high: .max, low: 1),
      UserID(high: 0, low: 256), UserID(high: 0x80, low: 0), UserID(high: 0x7F, low: .max),
    ]
    let engine = try SQLiteDatabase.inMemory()
    try engine.run("CREATE TABLE one (id BLOB NOT NULL PRIMARY KEY) STRICT, WITHOUT ROWID")
    for id in ids { try engine.run("INSERT INTO one (id) VALUES (\(id))") }
    let sorted: [UserID] = try engine.readNow { session throws(StoreFailure) in
      try session.rows("SELECT id FROM one ORDER BY id") { row throws(StoreFailure) in try row[0] }
    }
    #expect(sorted == ids.sorted())
    #expect(sorted.count == ids.count)
  }

  @Test func anotherTypeIsAMismatch() throws {
    let row = Row(
      columns: ["number", "text", "nothing"], values: [.integer(7), .text("x"), .null])
    #expect(try row["number"] == 7)
    #expect(try row[1] == "x")
    #expect(try row["nothing"] as String? == nil)
    func kind<Value>(_ body: () throws(StoreFailure) -> Value) -> StoreFailure.Kind? {
      do {
        _ = try body()
        return nil
      } catch { return error.kind }
    }
    #expect(kind { () throws(StoreFailure) in try row["text"] as Int } == .mismatch)
    #expect(kind { () throws(StoreFailure) in try row["nothing"] as String } == .mismatch)
    #expect(kind { () throws(StoreFailure) in try row["absent"] as Int? } == .mismatch)
    #expect(kind { () throws(StoreFailure) in try row[3] as Int? } == .mismatch)
    #expect(kind { () throws(StoreFailure) in try row["number"] as Bool } == .mismatch)
  }
}
