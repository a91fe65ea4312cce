import Core
import Testing
import Tracks

@Suite("FIT: times")
struct FITTimeTests {
  @Test("times count from 1989-12-31")
  func epoch() throws {
    var builder = FITBuilder()
    builder.hearts([(0, 100)])
    let at = try builder.read().activities[0].points[0].at
    #expect(at == Instant(milliseconds: 1_631_065_600_000))
  }

  @Test("compressed timestamps go on from the last time and roll over after 32 seconds")
  func compressed() throws {
    var builder = FITBuilder()
    builder.hearts([(0, 100)])
    builder.define(3, 20, [(3, 1, 0x02)])
    let offsets: [UInt8] = [0, 5, 5, 31, 2, 1, 0]
    for offset in offsets { builder.compressed(3, offset: offset, .one(101)) }
    // A message of any kind sets the time anew.
    builder.define(5, 0xFF00, [(253, 4, 0x86)])
    builder.data(5, .four(FITBuilder.time + 1000))
    builder.compressed(3, offset: 9, .one(101))
    let points = try builder.read().activities[0].points
    let expected: [UInt32] = [0, 0, 5, 5, 31, 34, 65, 96, 1001]
    #expect(
      points.map { point in point.at } == expected.map { second in FITBuilder.instant(second) })
  }

  @Test("the two bits of a compressed header name local types 0…3")
  func compressedLocals() throws {
    var builder = FITBuilder()
    builder.hearts([(0, 100)])
    for local in UInt8(0)..<4 { builder.define(local, 20, [(3, 1, 0x02)]) }
    for local in UInt8(0)..<4 { builder.compressed(local, offset: local, .one(110 + local)) }
    let points = try builder.read().activities[0].points
    #expect(points.map { point in point.heartRate } == [100, 110, 111, 112, 113])
    #expect(points.last?.at == FITBuilder.instant(3))
  }

  @Test("a record's own time comes before that of its header")
  func both() throws {
    var builder = FITBuilder()
    builder.hearts([(0, 100)])
    builder.compressed(0, offset: 7, .four(FITBuilder.time + 300), .one(100))
    let points = try builder.read().activities[0].points
    #expect(points.last?.at == FITBuilder.instant(300))
  }

  @Test("points without a date are noted and left out")
  func dateless() throws {
    var builder = FITBuilder()
    builder.define(3, 20, [(3, 1, 0x02)])
    let first = 14 + builder.messages.count
    builder.compressed(3, offset: 1, .one(99))
    let second = 14 + builder.messages.count
    builder.data(3, .one(99))
    builder.define(0, 20, [(253, 4, 0x86)])
    let third = 14 + builder.messages.count
    builder.data(0, .four(0xFFFF_FFFF))
    let fourth = 14 + builder.messages.count
    builder.data(0, .four(0x0FFF_FF00))
    let fifth = 14 + builder.messages.count
    builder.compressed(3, offset: 3, .one(99))
    builder.data(0, .four(0x1000_0000))
    builder.data(0, .four(0xFFFF_FFFE))
    let file = try builder.read()
    #expect(
      file.notes == [
        RecordedNote(.timeMissing, at: .byte(first)),
        RecordedNote(.timeMissing, at: .byte(second)),
        RecordedNote(.timeMissing, at: .byte(third)), RecordedNote(.time, at: .byte(fourth)),
        RecordedNote(.time, at: .byte(fifth)),
      ])
    #expect(file.activities[0].points.count == 2)
    #expect(
      file.activities[0].points[1].at
        == Instant(milliseconds: (0xFFFF_FFFE + 631_065_600) * 1000))
  }
}
