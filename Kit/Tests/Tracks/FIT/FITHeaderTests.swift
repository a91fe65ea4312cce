import Core
import Testing
import Tracks

@Suite("FIT: the frame of a file")
struct FITHeaderTests {
  private static func plain() -> FITBuilder {
    var builder = FITBuilder()
    builder.hearts([(0, 120), (1, 121)])
    return builder
  }

  @Test("headers of 12, 14 and more bytes", arguments: [UInt8(12), 13, 14, 15, 20, 255])
  func sizes(size: UInt8) throws {
    let bytes = Self.plain().file(header: size)
    #expect(RecordedFile.isFIT(bytes))
    let file = try RecordedFile(fit: bytes)
    #expect(file.activities[0].points.map { point in point.heartRate } == [120, 121])
    #expect(file.notes.isEmpty && file.unknown == 0)
  }

  @Test("what has no header is no FIT file")
  func foreign() {
    for bytes in [
      [], [14], Array("<?xml version=\"1.0\"?><gpx></gpx>".utf8), Array(repeating: 0, count: 99),
    ] {
      #expect(!RecordedFile.isFIT(bytes))
      #expect(throws: FITFault.notFIT) { try RecordedFile(fit: bytes) }
    }
    var small = Self.plain().file()
    small[0] = 11
    #expect(throws: FITFault.notFIT) { try RecordedFile(fit: small) }
  }

  @Test("a file that ends in its header is cut short")
  func headerOnly() {
    let bytes = Self.plain().file()
    #expect(throws: FITFault.cutShort(byte: 10)) {
      try RecordedFile(fit: Array(bytes.prefix(10)))
    }
    #expect(throws: FITFault.cutShort(byte: 14)) {
      try RecordedFile(fit: Array(bytes.prefix(14)))
    }
  }

  @Test("a file without point and session is empty")
  func empty() {
    var builder = FITBuilder()
    #expect(throws: FITFault.cutShort(byte: 16)) { try builder.read() }
    builder.define(0, 0, [(0, 1, 0x00)])
    builder.data(0, .one(4))
    builder.timer(0, at: 0)
    #expect(throws: FITFault.empty) { try builder.read() }
  }

  @Test("a header's check sum may be 0; a wrong one is noted")
  func headerChecksum() throws {
    var bytes = Self.plain().file()
    bytes[12] = 0
    bytes[13] = 0
    bytes.replaceSubrange((bytes.count - 2)..., with: FITBuilder.checksum(bytes.dropLast(2)))
    #expect(try RecordedFile(fit: bytes).notes.isEmpty)
    bytes[12] = 1
    bytes.replaceSubrange((bytes.count - 2)..., with: FITBuilder.checksum(bytes.dropLast(2)))
    let file = try RecordedFile(fit: bytes)
    #expect(file.notes == [RecordedNote(.checkSum, at: .byte(12))])
    #expect(file.activities[0].points.count == 2)
  }

  @Test("a wrong check sum of the file is noted, a missing one means that it was cut short")
  func checksum() throws {
    var bytes = Self.plain().file()
    bytes[bytes.count - 1] ^= 1
    var file = try RecordedFile(fit: bytes)
    #expect(file.notes == [RecordedNote(.checkSum, at: .byte(bytes.count - 2))])
    #expect(file.activities[0].points.count == 2)
    for count in 1...2 {
      file = try RecordedFile(fit: bytes.dropLast(count))
      #expect(file.notes == [RecordedNote(.cutShort, at: .byte(bytes.count - count))])
      #expect(file.activities[0].points.count == 2)
    }
  }

  @Test(
    "a device that crashed leaves a size of 0 or one beyond the end",
    arguments: [UInt32(0), 1_000_000, 0xFFFF_FFFF])
  func crashed(size: UInt32) throws {
    let bytes = Self.plain().file(dataSize: size)
    for count in [0, 2] {
      let file = try RecordedFile(fit: bytes.dropLast(count))
      #expect(file.activities[0].points.count == 2)
      #expect(file.notes == [RecordedNote(.cutShort, at: .byte(bytes.count - count))])
    }
    let half = try RecordedFile(fit: bytes.dropLast(4))
    #expect(half.activities[0].points.count == 1)
    #expect(half.noteCount == 1)
  }

  @Test("chained files give the activities of all, each with its own definitions")
  func chained() throws {
    var second = FITBuilder()
    second.data(0, .four(FITBuilder.time), .one(99))
    second.hearts([(9, 99)])
    var third = FITBuilder()
    third.session(1, from: 20, to: 30)
    let first = Self.plain().file()
    let file = try RecordedFile(fit: first + second.file(header: 12) + third.file())
    #expect(file.activities.map { activity in activity.points.count } == [2, 0])
    #expect(file.notes == [RecordedNote(.undefined, at: .byte(first.count + 12))])
    #expect(file.activities[1].sport == .running)
  }

  @Test("notes stand in the order of the file")
  func order() throws {
    var builder = Self.plain()
    builder.define(0, 20, [(253, 4, 0x86), (0, 4, 0x85)])
    let position = 14 + builder.messages.count
    builder.data(0, .four(FITBuilder.time), .degrees(9))
    var bytes = builder.file()
    bytes[bytes.count - 1] ^= 1
    let notes = try RecordedFile(fit: bytes).notes
    #expect(
      notes == [
        RecordedNote(.place, at: .byte(position)),
        RecordedNote(.checkSum, at: .byte(bytes.count - 2)),
      ])
  }

  @Test("what follows the last file is noted")
  func behind() throws {
    let bytes = Self.plain().file()
    let file = try RecordedFile(fit: bytes + Array(repeating: 0x20, count: 40))
    #expect(file.notes == [RecordedNote(.malformed, at: .byte(bytes.count))])
    #expect(file.activities[0].points.count == 2)
  }

  @Test("a file of more than 16 MiB is not read")
  func large() {
    let bytes = Self.plain().file()
    let rest = [UInt8](repeating: 0, count: RecordedFile.fitLimit + 1 - bytes.count)
    #expect(throws: FITFault.tooLarge(limit: 16 << 20)) { try RecordedFile(fit: bytes + rest) }
    #expect(throws: Never.self) { try RecordedFile(fit: bytes + rest.dropLast()) }
  }
}

extension FITBuilder {
  fileprivate static func checksum(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    checksum(Array(bytes))
  }
}

extension RecordedFile {
  fileprivate init(fit bytes: ArraySlice<UInt8>) throws(FITFault) {
    try self.init(fit: Array(bytes))
  }
}
