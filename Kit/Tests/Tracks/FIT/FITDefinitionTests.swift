import Core
import Testing
import Tracks

@Suite("FIT: definitions and base types")
struct FITDefinitionTests {
  @Test("both byte orders, also in one file")
  func byteOrders() throws {
    var builder = FITBuilder()
    for (local, isBig) in [(UInt8(0), false), (1, true)] {
      builder.isBig = isBig
      builder.define(local, 20, [(253, 4, 0x86), (0, 4, 0x85), (1, 4, 0x85), (5, 4, 0x86)])
    }
    for (local, isBig) in [(UInt8(0), false), (1, true), (0, false)] {
      builder.isBig = isBig
      builder.data(
        local, .four(FITBuilder.time), .degrees(-33.5), .degrees(151.25), .four(123_456))
    }
    let points = try builder.read().activities[0].points
    #expect(points.count == 3)
    for point in points {
      #expect(point.at == FITBuilder.instant(0))
      #expect(point.path == 1234.56)
      let place = try #require(point.place)
      #expect(abs(place.latitude + 33.5) < 1e-7 && abs(place.longitude - 151.25) < 1e-7)
    }
  }

  @Test("an unknown byte order is noted and taken for big")
  func unknownOrder() throws {
    var builder = FITBuilder()
    builder.plain([0x40, 0, 7, 0, 20, 2, 253, 4, 0x86, 3, 1, 2])
    builder.isBig = true
    builder.data(0, .four(FITBuilder.time), .one(88))
    let file = try builder.read()
    #expect(file.activities[0].points[0].heartRate == 88)
    #expect(file.notes == [RecordedNote(.malformed, at: .byte(16))])
  }

  @Test("sixteen local types, and each may be defined anew")
  func locals() throws {
    var builder = FITBuilder()
    for local in UInt8(0)..<16 { builder.define(local, 20, [(253, 4, 0x86), (3, 1, 0x02)]) }
    for local in UInt8(0)..<16 { builder.data(local, .four(FITBuilder.time), .one(100 + local)) }
    for round in UInt8(0)..<255 {
      builder.define(5, 20, [(3, 1, 0x02), (253, 4, 0x86)])
      builder.data(5, .one(round), .four(FITBuilder.time))
    }
    let points = try builder.read().activities[0].points
    #expect(points.prefix(16).map { point in point.heartRate } == (100..<116).map { rate in rate })
    #expect(points[16].heartRate == nil)
    #expect(points.dropFirst(17).map { point in point.heartRate } == (1..<255).map { rate in rate })
  }

  @Test("a data message without a definition ends its file with a note")
  func undefined() throws {
    var builder = FITBuilder()
    builder.hearts([(0, 100)])
    let position = 14 + builder.messages.count
    builder.data(7, .four(FITBuilder.time))
    builder.hearts([(1, 100)])
    let file = try builder.read()
    #expect(file.notes == [RecordedNote(.undefined, at: .byte(position))])
    #expect(file.activities[0].points.count == 1)
  }

  @Test("a message that runs over the end is noted and left out")
  func overEnd() throws {
    for tail in [
      [0x40], [0x41, 0, 0, 20, 0, 9, 1], [0x61, 0, 0, 20, 0, 0], [0x61, 0, 0, 20, 0, 0, 2, 1],
      [0, 1],
    ]
      as [[UInt8]]
    {
      var builder = FITBuilder()
      builder.hearts([(0, 100)])
      let position = 14 + builder.messages.count
      builder.plain(tail)
      let file = try builder.read()
      #expect(file.notes == [RecordedNote(.cutShort, at: .byte(position))])
      #expect(file.activities[0].points.count == 1)
    }
  }

  /// A type, an element that is a heart rate of 100 in it, and the invalid one.
  typealias Example = (code: UInt8, valid: FITBuilder.Value, invalid: FITBuilder.Value)

  static let examples: [Example] = [
    (0x00, .one(100), .one(0xFF)), (0x01, .one(100), .one(0x7F)), (0x02, .one(100), .one(0xFF)),
    (0x83, .two(100), .two(0x7FFF)), (0x84, .two(100), .two(0xFFFF)),
    (0x85, .four(100), .four(0x7FFF_FFFF)), (0x86, .four(100), .four(0xFFFF_FFFF)),
    (0x88, .four(Float(100).bitPattern), .four(0xFFFF_FFFF)),
    (0x89, .eight(100.0.bitPattern), .eight(UInt64.max)), (0x0A, .one(100), .one(0)),
    (0x8B, .two(100), .two(0)), (0x8C, .four(100), .four(0)), (0x0D, .one(100), .one(0xFF)),
    (0x8E, .eight(100), .eight(0x7FFF_FFFF_FFFF_FFFF)), (0x8F, .eight(100), .eight(UInt64.max)),
    (0x90, .eight(100), .eight(0)), (0x88, .four(Float(100).bitPattern), .four(0x7F80_0000)),
    (0x89, .eight(100.4.bitPattern), .eight((-1e300).bitPattern)),
  ]

  @Test("every base type with its invalid value, in both byte orders", arguments: [false, true])
  func types(isBig: Bool) throws {
    let sizes: [UInt8] = [1, 1, 1, 2, 2, 4, 4, 1, 4, 8, 1, 2, 4, 1, 8, 8, 8]
    for example in Self.examples {
      var builder = FITBuilder()
      builder.isBig = isBig
      let size = sizes[Int(example.code & 0x1F)]
      builder.define(0, 20, [(253, 4, 0x86), (3, size, example.code)])
      builder.data(0, .four(FITBuilder.time), example.valid)
      builder.data(0, .four(FITBuilder.time), example.invalid)
      // An array's first element counts.
      builder.define(1, 20, [(253, 4, 0x86), (3, size * 3, example.code), (5, 4, 0x86)])
      if example.code != 0x0D {
        builder.data(
          1, .four(FITBuilder.time), example.valid, example.invalid, example.invalid, .four(700))
      }
      let file = try builder.read()
      let points = file.activities[0].points
      #expect(points.map { point in point.heartRate }.prefix(2) == [100, nil])
      #expect(points.count == 2 || points[2].heartRate == 100 && points[2].path == 7)
      #expect(file.notes.isEmpty)
    }
  }

  @Test("negative numbers")
  func negative() throws {
    var builder = FITBuilder()
    for (size, code, value) in [
      (UInt8(1), UInt8(0x01), FITBuilder.Value.one(0xF6)), (2, 0x83, .two(0xFFF6)),
      (4, 0x85, .four(0xFFFF_FFF6)), (8, 0x8E, .eight(0xFFFF_FFFF_FFFF_FFF6)),
    ] {
      builder.define(0, 20, [(253, 4, 0x86), (2, size, code)])
      builder.data(0, .four(FITBuilder.time), value)
    }
    let points = try builder.read().activities[0].points
    #expect(points.map { point in point.altitude } == [-502, -502, -502, -502])
  }

  @Test("sizes that no element fills are plain bytes, and text is no number")
  func oddSizes() throws {
    for (size, code) in [
      (UInt8(0), UInt8(0x86)), (1, 0x86), (3, 0x86), (5, 0x86), (255, 0x86), (7, 0x8F), (1, 0x84),
      (4, 0x07), (4, 0x0D), (4, 0x1F), (9, 0xFF), (0, 0x07), (255, 0x07),
    ] {
      var builder = FITBuilder()
      builder.define(0, 20, [(253, 4, 0x86), (5, size, code), (3, 1, 0x02)])
      builder.data(
        0, .four(FITBuilder.time), .plain([UInt8](repeating: 0xFF, count: Int(size))), .one(77))
      let file = try builder.read()
      #expect(file.activities[0].points[0].heartRate == 77)
      #expect(file.activities[0].points[0].path == nil)
      #expect(file.notes.isEmpty)
    }
  }

  @Test("unknown messages and fields are counted and passed over")
  func unknown() throws {
    var builder = FITBuilder()
    builder.define(3, 0xFF00, [(253, 4, 0x86), (1, 4, 0x07)])
    builder.data(3, .four(FITBuilder.time), .plain([1, 2, 3, 4]))
    builder.data(3, .four(FITBuilder.time), .plain([1, 2, 3, 4]))
    builder.define(4, 20, [(253, 4, 0x86), (99, 2, 0x84), (3, 1, 0x02), (100, 3, 0x0D)])
    builder.data(4, .four(FITBuilder.time), .two(1), .one(66), .plain([0, 0, 0]))
    let file = try builder.read()
    #expect(file.unknown == 4)
    #expect(file.activities[0].points[0].heartRate == 66)
  }
}
