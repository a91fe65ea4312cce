import Core
import RunningBuddyDomain
import Sync
import Testing
import Wire

@testable import RunningBuddyTestKit

@Suite("Keeping measurements of steps")
struct StrideKeepingTests {
  @Test("Kept, deleted, and back: the latest first")
  func keeps() throws {
    var ledger = RunLedger()
    let records = SomeStride.records
    for record in records {
      #expect(try ledger.run(.keepStride(record)).count == 1)
      #expect(try ledger.run(.keepStride(record)).isEmpty)
    }
    #expect(ledger.replica.strides == records.reversed())
    try ledger.run(.deleteStride(records[2].id))
    #expect(try ledger.run(.deleteStride(records[2].id)).isEmpty)
    #expect(ledger.replica.stride(records[2].id) == nil && ledger.replica.strides.count == 4)
    try ledger.run(.keepStride(records[2]))
    #expect(ledger.replica.strides == records.reversed())
    // Whoever else knows an id finds nothing there.
    #expect(try ledger.run(.deleteStride(records[2].id), by: RunLedger.other).isEmpty)
  }

  @Test("What is no measurement is refused, and says what is wrong")
  func limits() {
    var ledger = RunLedger()
    func refused(
      centimetres: Int = 10_000, milliseconds: Int = 40_000, steps: Int = 11_500,
      offset: Int = 0, at: Int64 = 0
    ) -> RunRejection? {
      ledger.rejection(
        .keepStride(
          StrideRecord(
            id: ledger.id(), at: Instant(milliseconds: at), offset: offset,
            centimetres: centimetres, milliseconds: milliseconds, steps: steps)))
    }
    #expect(refused() == nil)
    guard case .outOfRange(.steps, 20, _) = refused(steps: 1_999) else {
      Issue.record("too few steps")
      return
    }
    #expect(
      refused(milliseconds: 9_999) == .outOfRange(.duration, shortest: 10_000, longest: 86_400_000))
    for centimetres in [-5, 0, 4_000, 30_000] {
      #expect(
        refused(centimetres: centimetres) == .outOfRange(.stepLength, shortest: 40, longest: 220))
    }
    #expect(
      refused(offset: 90_000) == .outOfRange(.offset, shortest: -86_399, longest: 86_399))
    guard case .outOfRange(.start, _, _) = refused(at: -9_000_000_000_000) else {
      Issue.record("long ago")
      return
    }
  }

  @Test("A hundred are kept: those found in runs make room, the oldest first")
  func room() throws {
    var ledger = RunLedger()
    let run = RunID(high: 1, low: 1)
    for number in 0..<RunLimits.strides {
      let found = number == 30 || number == 60
      try ledger.run(
        .keepStride(
          SomeStride.record(
            SomeStride.id(number), hours: Int64(number), run: found ? run : nil)))
    }
    for (number, gone) in [(100, 30), (101, 60)] {
      try ledger.run(.keepStride(SomeStride.record(SomeStride.id(number), hours: Int64(number))))
      #expect(ledger.replica.stride(SomeStride.id(gone)) == nil)
      #expect(ledger.replica.strides.count == RunLimits.strides)
    }
    #expect(
      ledger.rejection(.keepStride(SomeStride.record(SomeStride.id(102))))
        == .tooMany(.strides, limit: RunLimits.strides))
    // One that is there already takes no room.
    #expect(try ledger.run(.keepStride(SomeStride.record(SomeStride.id(5), hours: 5))).isEmpty)
  }

  @Test("A measurement reads back as it was written, and its form is for ever")
  func wire() throws {
    let run = RunID(high: 0x0190_0000_0000_7000, low: 0x8000_0000_0000_0001)
    let records = [
      SomeStride.record(SomeStride.id(1)), SomeStride.record(SomeStride.id(2), run: run),
    ]
    for record in records {
      let entity = RunEntity.stride(record)
      let body = try JSON.parse(entity.body.text)
      #expect(try RunEntity.decode(entity.key, WireCursor(body)) == entity)
    }
    #expect(
      RunEntity.stride(SomeStride.record(SomeStride.id(2), run: run)).body.text
        == """
        {"at":1789900000000,"offset":32400,"centimetres":10000,"milliseconds":41071,\
        "steps":11500,"run":"01900000-0000-7000-8000-000000000001"}
        """)
  }
}
