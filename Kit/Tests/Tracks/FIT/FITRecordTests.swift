import Core
import Testing
import Tracks

@Suite("FIT: records")
struct FITRecordTests {
  /// A record with one more field, in a session of a sport.
  private static func point(
    _ fields: [(UInt8, UInt8, UInt8)], _ values: FITBuilder.Value..., sport: UInt8 = 1
  ) throws -> RecordedPoint {
    var builder = FITBuilder()
    builder.define(0, 20, [(253, 4, 0x86)] + fields)
    builder.data(0, .four(FITBuilder.time))
    for value in values { builder.plain(FITRecordTests.bytes(value)) }
    builder.session(sport, from: 0, to: 10)
    return try #require(try builder.read().activities[0].points.first)
  }

  private static func bytes(_ value: FITBuilder.Value) -> [UInt8] {
    var builder = FITBuilder()
    builder.data(0, value)
    return Array(builder.messages.dropFirst())
  }

  @Test("a place needs both numbers, in their ranges")
  func places() throws {
    let cases: [(FITBuilder.Value, FITBuilder.Value, isPlace: Bool, isNoted: Bool)] = [
      (.degrees(48.5), .degrees(-179.5), true, false),
      (.degrees(-90), .degrees(179.9), true, false),
      (.degrees(90.001), .degrees(0), false, true), (.degrees(-91), .degrees(0), false, true),
      (.degrees(1), .four(0x7FFF_FFFF), false, true),
      (.four(0x7FFF_FFFF), .degrees(1), false, true),
      (.four(0x7FFF_FFFF), .four(0x7FFF_FFFF), false, false),
      (.degrees(0), .four(0x8000_0000), true, false),
    ]
    for example in cases {
      var builder = FITBuilder()
      builder.define(0, 20, [(253, 4, 0x86), (0, 4, 0x85), (1, 4, 0x85)])
      let position = 14 + builder.messages.count
      builder.data(0, .four(FITBuilder.time), example.0, example.1)
      let file = try builder.read()
      let point = try #require(file.activities[0].points.first)
      #expect((point.place != nil) == example.isPlace)
      #expect(
        file.notes == (example.isNoted ? [RecordedNote(.place, at: .byte(position))] : []))
    }
  }

  @Test("heart rates of 0 or above 300 are none")
  func heartRates() throws {
    for (value, rate) in [(UInt16(0), Int?.none), (1, 1), (300, 300), (301, nil), (0xFFFF, nil)] {
      #expect(try Self.point([(3, 2, 0x84)], .two(value)).heartRate == rate)
    }
    #expect(try Self.point([(3, 1, 0x02)], .one(254)).heartRate == 254)
  }

  @Test("enhanced altitude and speed come before the small ones")
  func enhanced() throws {
    let fields: [(UInt8, UInt8, UInt8)] = [
      (2, 2, 0x84), (78, 4, 0x86), (6, 2, 0x84), (73, 4, 0x86),
    ]
    var point = try Self.point(fields, .two(3000), .four(3001), .two(2000), .four(2001))
    #expect(point.altitude.map { value in abs(value - 100.2) < 1e-9 } == true)
    #expect(point.speed == 2.001)
    point = try Self.point(
      fields, .two(3000), .four(0xFFFF_FFFF), .two(2000), .four(0xFFFF_FFFF))
    #expect(point.altitude == 100 && point.speed == 2)
    point = try Self.point(
      fields, .two(0xFFFF), .four(0xFFFF_FFFF), .two(0xFFFF), .four(0xFFFF_FFFF))
    #expect(point.altitude == nil && point.speed == nil && point.path == nil)
  }

  @Test("cadence is of both feet, on foot only")
  func cadence() throws {
    let fields: [(UInt8, UInt8, UInt8)] = [(4, 1, 0x02), (53, 1, 0x02)]
    for sport in [UInt8(1), 11, 17] {
      #expect(try Self.point(fields, .one(85), .one(64), sport: sport).cadence == 171)
    }
    for sport in [UInt8(0), 2, 5, 53, 255] {
      #expect(try Self.point(fields, .one(85), .one(64), sport: sport).cadence == nil)
    }
    #expect(try Self.point(fields, .one(85), .one(0)).cadence == 170)
    #expect(try Self.point(fields, .one(85), .one(0xFF)).cadence == 170)
    #expect(try Self.point(fields, .one(85), .one(20)).cadence == 170)
    #expect(try Self.point(fields, .one(85), .one(40)).cadence == 171)
    #expect(try Self.point(fields, .one(0xFF), .one(64)).cadence == nil)
    #expect(try Self.point(fields, .one(0), .one(0)).cadence == 0)
    #expect(try Self.point([(4, 2, 0x84)], .two(301)).cadence == nil)
  }

  @Test("compressed speed and distance: twelve bits each, the distance rolls over")
  func speedAndDistance() throws {
    var builder = FITBuilder()
    builder.define(0, 20, [(253, 4, 0x86), (8, 3, 0x0D)])
    let steps = [(250, 160), (333, 4000), (4000, 64), (1, 63)]
    for (speed, distance) in steps {
      let bits = speed | distance << 12
      builder.data(
        0, .four(FITBuilder.time),
        .plain([UInt8(bits & 0xFF), UInt8(bits >> 8 & 0xFF), UInt8(bits >> 16)]))
    }
    builder.data(0, .four(FITBuilder.time), .plain([0xFF, 0xFF, 0xFF]))
    let points = try builder.read().activities[0].points
    #expect(points.map { point in point.speed } == [2.5, 3.33, 40, 0.01, nil])
    #expect(points.map { point in point.path } == [10, 250, 260, 515.9375, nil])
  }

  @Test("plain speed and distance come before the compressed ones, wherever they stand")
  func plainFirst() throws {
    let fields: [(UInt8, UInt8, UInt8)] = [(8, 3, 0x0D), (5, 4, 0x86), (6, 2, 0x84)]
    let point = try Self.point(fields, .plain([1, 2, 3]), .four(4200), .two(1500))
    #expect(point.path == 42 && point.speed == 1.5)
  }

  @Test("the first point begins, and so does the first after each start of the timer")
  func begins() throws {
    var builder = FITBuilder()
    builder.timer(0, at: 0)
    builder.hearts([(0, 100), (1, 100)])
    builder.timer(4, at: 1)
    builder.timer(0, at: 9)
    builder.hearts([(9, 100), (10, 100)])
    builder.timer(1, at: 10)
    builder.timer(0, at: 20)
    builder.hearts([(21, 100)])
    builder.timer(4, at: 22)
    let activity = try builder.read().activities[0]
    #expect(
      activity.points.map { point in point.begins } == [true, false, true, false, true])
    #expect(
      activity.pauses == [
        RecordedPause(from: FITBuilder.instant(1), to: FITBuilder.instant(9)),
        RecordedPause(from: FITBuilder.instant(10), to: FITBuilder.instant(20)),
      ])
  }

  @Test("events that all stand in front or behind are told apart by their times")
  func eventsApart() throws {
    for isBehind in [false, true] {
      var builder = FITBuilder()
      let hearts = [(UInt32(0), UInt8(100)), (1, 100), (9, 100), (10, 100)]
      if isBehind { builder.hearts(hearts) }
      for (type, at) in [(UInt8(0), UInt32(0)), (4, 1), (0, 8), (4, 10)] {
        builder.timer(type, at: at)
      }
      if !isBehind { builder.hearts(hearts) }
      let activity = try builder.read().activities[0]
      #expect(activity.points.map { point in point.begins } == [true, false, true, false])
      #expect(
        activity.pauses == [RecordedPause(from: FITBuilder.instant(1), to: FITBuilder.instant(8))])
    }
  }

  @Test("other events, and other things that happen to the timer, are passed over")
  func otherEvents() throws {
    var builder = FITBuilder()
    builder.hearts([(0, 100)])
    builder.define(8, 21, [(253, 4, 0x86), (0, 1, 0x00), (1, 1, 0x00)])
    for (event, type) in [(UInt8(9), UInt8(1)), (0, 3), (0, 9), (0xFF, 4), (0, 0xFF)] {
      builder.data(8, .four(FITBuilder.time), .one(event), .one(type))
    }
    builder.timer(0, at: 5)
    builder.hearts([(9, 100)])
    let activity = try builder.read().activities[0]
    #expect(activity.pauses.isEmpty)
    #expect(activity.points[1].begins)
  }
}
