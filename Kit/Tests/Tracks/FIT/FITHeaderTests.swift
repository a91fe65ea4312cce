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

  @Test("headers of 12, 14 and more octets", arguments: [UInt8(12), 13, 14, 15, 20, 255])
  func sizes(size: UInt8) throws {
    let octets = Self.plain().file(header: size)
    #expect(RecordedFile.isFIT(octets))
    let file = try RecordedFile(fit: octets)
    #expect(file.activities[0].points.map { point in point.heartRate } == [120, 121])
    #expect(file.notes.isEmpty && file.unknown == 0)
  }

  @Test("what has no header is no FIT file")
  func foreign() {
    for octets in [
      [], [14], Array("<?xml version=\"1.0\"?><gpx></gpx>".utf8), Array(repeating: 0, count: 99),
    ] {
      #expect(!RecordedFile.isFIT(octets))
      #expect(throws: FITFault.notFIT) { try RecordedFile(fit: octets) }
    }
    var small = Self.plain().file()
    small[0] = 11
    #expect(throws: FITFault.notFIT) { try RecordedFile(fit: small) }
  }

  @Test("a file that ends in its header is cut short")
  func headerOnly() {
    let octets = Self.plain().file()
    #expect(throws: FITFault.cutShort(octet: 10)) {
      try RecordedFile(fit: Array(octets.prefix(10)))
    }
    #expect(throws: FITFault.cutShort(octet: 14)) {
      try RecordedFile(fit: Array(octets.prefix(14)))
    }
  }

  @Test("a file without point and session is empty")
  func empty() {
    var builder = FITBuilder()
    #expect(throws: FITFault.cutShort(octet: 16)) { try builder.read() }
    builder.define(0, 0, [(0, 1, 0x00)])
    builder.data(0, .one(4))
    builder.timer(0, at: 0)
    #expect(throws: FITFault.empty) { try builder.read() }
  }

  @Test("a header's check sum may be 0; a wrong one is noted")
  func headerChecksum() throws {
    var octets = Self.plain().file()
    octets[12] = 0
    octets[13] = 0
    octets.replaceSubrange((octets.count - 2)..., with: FITBuilder.checksum(octets.dropLast(2)))
    #expect(try RecordedFile(fit: octets).notes.isEmpty)
    octets[12] = 1
    octets.replaceSubrange((octets.count - 2)..., with: FITBuilder.checksum(octets.dropLast(2)))
    let file = try RecordedFile(fit: octets)
    #expect(file.notes == [RecordedNote(.checkSum, at: .octet(12))])
    #expect(file.activities[0].points.count == 2)
  }

  @Test("a wrong check sum of the file is noted, a missing one means that it was cut short")
  func checksum() throws {
    var octets = Self.plain().file()
    octets[octets.count - 1] ^= 1
    var file = try RecordedFile(fit: octets)
    #expect(file.notes == [RecordedNote(.checkSum, at: .octet(octets.count - 2))])
    #expect(file.activities[0].points.count == 2)
    for count in 1...2 {
      file = try RecordedFile(fit: octets.dropLast(count))
      #expect(file.notes == [RecordedNote(.cutShort, at: .octet(octets.count - count))])
      #expect(file.activities[0].points.count == 2)
    }
  }

  @Test(
    "a device that crashed leaves a size of 0 or one beyond the end",
    arguments: [UInt32(0), 1_000_000, 0xFFFF_FFFF])
  func crashed(size: UInt32) throws {
    let octets = Self.plain().file(dataSize: size)
    for count in [0, 2] {
      let file = try RecordedFile(fit: octets.dropLast(count))
      #expect(file.activities[0].points.count == 2)
      #expect(file.notes == [RecordedNote(.cutShort, at: .octet(octets.count - count))])
    }
    let half = try RecordedFile(fit: octets.dropLast(4))
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
    #expect(file.notes == [RecordedNote(.undefined, at: .octet(first.count + 12))])
    #expect(file.activities[1].sport == .running)
  }

  @Test("notes stand in the order of the file")
  func order() throws {
    var builder = Self.plain()
    builder.define(0, 20, [(253, 4, 0x86), (0, 4, 0x85)])
    let position = 14 + builder.messages.count
    builder.data(0, .four(FITBuilder.time), .degrees(9))
    var octets = builder.file()
    octets[octets.count - 1] ^= 1
    let notes = try RecordedFile(fit: octets).notes
    #expect(
      notes == [
        RecordedNote(.place, at: .octet(position)),
        RecordedNote(.checkSum, at: .octet(octets.count - 2)),
      ])
  }

  @Test("what follows the last file is noted")
  func behind() throws {
    let octets = Self.plain().file()
    let file = try RecordedFile(fit: octets + Array(repeating: 0x20, count: 40))
    #expect(file.notes == [RecordedNote(.malformed, at: .octet(octets.count))])
    #expect(file.activities[0].points.count == 2)
  }

  @Test("a file of more than 16 MiB is not read")
  func large() {
    let octets = Self.plain().file()
    let rest = [UInt8](repeating: 0, count: RecordedFile.fitLimit + 1 - octets.count)
    #expect(throws: FITFault.tooLarge(limit: 16 << 20)) { try RecordedFile(fit: octets + rest) }
    #expect(throws: Never.self) { try RecordedFile(fit: octets + rest.dropLast()) }
  }
}

extension FITBuilder {
  fileprivate static func checksum(_ octets: ArraySlice<UInt8>) -> [UInt8] {
    checksum(Array(octets))
  }
}

extension RecordedFile {
  fileprivate init(fit octets: ArraySlice<UInt8>) throws(FITFault) {
    try self.init(fit: Array(octets))
  }
}
