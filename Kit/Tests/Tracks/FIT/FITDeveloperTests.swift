import Core
import Testing
import Tracks

@Suite("FIT: developer fields")
struct FITDeveloperTests {
  /// Describes a developer field that stands for a field of records.
  private static func describe(
    _ builder: inout FITBuilder, field: UInt8, type: UInt8, native: UInt8, message: UInt16 = 20,
    scale: UInt8 = 0xFF, offset: UInt8 = 0x7F, units: [UInt8] = []
  ) {
    builder.define(
      6, 206,
      [
        (0, 1, 0x02), (1, 1, 0x02), (2, 1, 0x02), (3, 8, 0x07), (6, 1, 0x02), (7, 1, 0x01),
        (8, 8, 0x07), (14, 2, 0x84), (15, 1, 0x02),
      ])
    let letters = units + [UInt8](repeating: 0, count: 8 - units.count)
    builder.data(
      6, .one(0), .one(field), .one(type), .plain(Array("Pulse\0\0\0".utf8)), .one(scale),
      .one(offset), .plain(letters), .two(message), .one(native))
  }

  private static func developer(_ builder: inout FITBuilder) {
    builder.define(7, 207, [(1, 16, 0x0D), (3, 1, 0x02)])
    builder.data(7, .plain([UInt8](0..<16)), .one(0))
  }

  @Test("a field that stands for a native one is taken when that is absent or invalid")
  func native() throws {
    for isKnown in [true, false] {
      var builder = FITBuilder()
      if isKnown { Self.developer(&builder) }
      Self.describe(&builder, field: 4, type: 0x02, native: 3)
      builder.define(0, 20, [(253, 4, 0x86)], developer: [(4, 1, 0)])
      builder.data(0, .four(FITBuilder.time), .one(140))
      builder.define(1, 20, [(253, 4, 0x86), (3, 1, 0x02)], developer: [(4, 1, 0)])
      builder.data(1, .four(FITBuilder.time), .one(130), .one(140))
      builder.data(1, .four(FITBuilder.time), .one(0xFF), .one(141))
      builder.data(1, .four(FITBuilder.time), .one(130), .one(0xFF))
      let file = try builder.read()
      #expect(
        file.activities[0].points.map { point in point.heartRate } == [140, 130, 141, 130])
      #expect(file.notes.isEmpty && file.unknown == 0)
    }
  }

  @Test("each field of a record that may be stood for", arguments: [false, true])
  func each(isBig: Bool) throws {
    var builder = FITBuilder()
    builder.isBig = isBig
    for native in [UInt8(2), 3, 4, 5, 6] {
      Self.describe(&builder, field: native, type: 0x88, native: native)
    }
    builder.define(
      0, 20, [(253, 4, 0x86)],
      developer: [(2, 4, 0), (3, 4, 0), (4, 4, 0), (5, 4, 0), (6, 4, 0)])
    builder.data(
      0, .four(FITBuilder.time), .four(Float(321.5).bitPattern), .four(Float(150).bitPattern),
      .four(Float(80.5).bitPattern), .four(Float(1200.25).bitPattern),
      .four(Float(3.5).bitPattern))
    builder.session(1, from: 0, to: 5)
    let point = try builder.read().activities[0].points[0]
    #expect(point.altitude == 321.5 && point.heartRate == 150 && point.cadence == 161)
    #expect(point.path == 1200.25 && point.speed == 3.5)
  }

  @Test("scale and offset")
  func scale() throws {
    var builder = FITBuilder()
    Self.describe(&builder, field: 1, type: 0x84, native: 2, scale: 10, offset: 100)
    builder.define(0, 20, [(253, 4, 0x86)], developer: [(1, 2, 0)])
    builder.data(0, .four(FITBuilder.time), .two(3456))
    Self.describe(&builder, field: 1, type: 0x84, native: 2, scale: 0, offset: 0xFF)
    builder.data(0, .four(FITBuilder.time), .two(3456))
    let points = try builder.read().activities[0].points
    #expect(points.map { point in point.altitude } == [345.6 - 100, 3457])
  }

  @Test("a description may come after the definition, and another one takes its place")
  func late() throws {
    var builder = FITBuilder()
    builder.define(0, 20, [(253, 4, 0x86)], developer: [(1, 1, 0), (2, 1, 0)])
    builder.data(0, .four(FITBuilder.time), .one(90), .one(91))
    Self.describe(&builder, field: 1, type: 0x02, native: 3)
    builder.data(0, .four(FITBuilder.time), .one(90), .one(91))
    Self.describe(&builder, field: 1, type: 0x02, native: 0xFF)
    Self.describe(&builder, field: 2, type: 0x02, native: 3)
    builder.data(0, .four(FITBuilder.time), .one(90), .one(91))
    let points = try builder.read().activities[0].points
    #expect(points.map { point in point.heartRate } == [nil, 90, 91])
  }

  @Test("fields without a description, of other messages or in other units are passed over")
  func passedOver() throws {
    var builder = FITBuilder()
    Self.describe(&builder, field: 1, type: 0x02, native: 3, message: 18)
    Self.describe(&builder, field: 2, type: 0x88, native: 6, units: Array("km/h\0xyz".utf8))
    Self.describe(&builder, field: 4, type: 0x85, native: 0)
    builder.define(
      0, 20, [(253, 4, 0x86)],
      developer: [(1, 1, 0), (2, 4, 0), (3, 9, 0), (4, 4, 0), (1, 1, 9), (8, 0, 0), (5, 255, 0)])
    builder.data(
      0, .four(FITBuilder.time), .one(90), .four(Float(9).bitPattern),
      .plain([UInt8](repeating: 7, count: 9)), .degrees(10), .one(91),
      .plain([UInt8](repeating: 7, count: 255)))
    builder.data(
      0, .four(FITBuilder.time), .one(90), .four(Float(9).bitPattern),
      .plain([UInt8](repeating: 7, count: 9)), .degrees(10), .one(91),
      .plain([UInt8](repeating: 7, count: 255)))
    let file = try builder.read()
    var plain = RecordedPoint(at: FITBuilder.instant(0))
    #expect(file.activities[0].points[1] == plain)
    plain.begins = true
    #expect(file.activities[0].points[0] == plain)
    #expect(file.notes.isEmpty)
  }

  @Test("units that are no well-formed UTF-8 say nothing")
  func units() throws {
    for units in [[], [0xC3], Array("km/h".utf8) + [0xFF], Array("m/s".utf8)] as [[UInt8]] {
      var builder = FITBuilder()
      Self.describe(&builder, field: 2, type: 0x88, native: 6, units: units)
      builder.define(0, 20, [(253, 4, 0x86)], developer: [(2, 4, 0)])
      builder.data(0, .four(FITBuilder.time), .four(Float(9).bitPattern))
      #expect(try builder.read().activities[0].points[0].speed == 9)
    }
  }

  @Test("fields without the bit for developer fields, and with none of them")
  func none() throws {
    var builder = FITBuilder()
    builder.define(0, 20, [(253, 4, 0x86), (3, 1, 0x02)], developer: [])
    builder.data(0, .four(FITBuilder.time), .one(90))
    #expect(try builder.read().activities[0].points[0].heartRate == 90)
  }
}
