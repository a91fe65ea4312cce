import Core
import Testing
import Tracks

@Suite("FIT: sessions, laps and what sums them up")
struct FITSessionTests {
  @Test(
    "sports",
    arguments: [
      (UInt8(0), UInt8(0), RecordedSport.unknown), (0xFF, 0xFF, .unknown), (1, 0, .running),
      (1, 0xFF, .running), (1, 1, .treadmill), (1, 45, .treadmill), (1, 3, .trailRunning),
      (1, 4, .trackRunning), (1, 99, .running), (2, 1, .cycling), (5, 17, .swimming),
      (11, 0, .walking), (17, 0, .hiking), (53, 0, .other("53")), (254, 0, .other("254")),
    ])
  func sports(sport: UInt8, sub: UInt8, expected: RecordedSport) throws {
    var builder = FITBuilder()
    builder.session(sport, sub: sub, from: 0, to: 9)
    let file = try builder.read()
    #expect(file.activities.count == 1)
    #expect(file.activities[0].sport == expected)
    #expect(file.activities[0].start == FITBuilder.instant(0))
    #expect(file.activities[0].totals.elapsed == 9000)
  }

  @Test("without a session the points are one activity, of the sport that the file names")
  func noSession() throws {
    var builder = FITBuilder()
    builder.hearts([(3, 100), (4, 101)])
    var activity = try builder.read().activities[0]
    #expect(activity.sport == .unknown && activity.start == FITBuilder.instant(3))
    #expect(activity.totals == RecordedTotals() && activity.offset == nil)
    builder.define(1, 12, [(0, 1, 0x00), (1, 1, 0x00)])
    builder.data(1, .one(1), .one(3))
    activity = try builder.read().activities[0]
    #expect(activity.sport == .trailRunning)
  }

  @Test("several sessions: each has what lies between its start and the next")
  func multisport() throws {
    var builder = FITBuilder()
    builder.timer(0, at: 0)
    builder.hearts([(0, 100), (9, 100)])
    builder.timer(4, at: 10)
    builder.session(5, from: 0, to: 10)
    builder.timer(0, at: 20)
    builder.hearts([(20, 120), (25, 121)])
    builder.timer(4, at: 26)
    builder.timer(0, at: 28)
    builder.hearts([(29, 122)])
    builder.define(4, 78, [(0, 2, 0x84)])
    builder.data(4, .two(500))
    builder.session(1, from: 20, to: 30)
    builder.define(3, 19, [(2, 4, 0x86), (24, 1, 0x00)])
    builder.data(3, .four(FITBuilder.time), .one(7))
    builder.data(3, .four(FITBuilder.time + 20), .one(7))
    builder.session(1, sub: 4, from: 40, to: 50)
    let activities = try builder.read().activities
    #expect(activities.map { activity in activity.sport } == [.swimming, .running, .trackRunning])
    #expect(activities.map { activity in activity.points.count } == [2, 3, 0])
    #expect(activities.map { activity in activity.laps.count } == [1, 1, 0])
    #expect(activities.map { activity in activity.pauses.count } == [0, 1, 0])
    #expect(activities.map { activity in activity.beats } == [[], [500], []])
    #expect(activities[1].points.map { point in point.begins } == [true, false, true])
  }

  @Test("one session has all points, also those outside of its times")
  func clock() throws {
    var builder = FITBuilder()
    builder.hearts([(0, 100), (500, 100)])
    builder.session(1, from: 100, to: 200)
    #expect(try builder.read().activities.map { activity in activity.points.count } == [2])
  }

  @Test("totals of a session, and what is invalid")
  func totals() throws {
    let fields: [(UInt8, UInt8, UInt8)] = [
      (253, 4, 0x86), (2, 4, 0x86), (7, 4, 0x86), (8, 4, 0x86), (9, 4, 0x86), (11, 2, 0x84),
      (16, 1, 0x02), (17, 1, 0x02), (22, 2, 0x84), (23, 2, 0x84),
    ]
    var builder = FITBuilder()
    builder.define(1, 18, fields)
    builder.data(
      1, .four(FITBuilder.time), .four(FITBuilder.time), .four(3_600_123), .four(3_500_001),
      .four(1_234_567), .two(700), .one(150), .one(180), .two(321), .two(320))
    builder.data(
      1, .four(FITBuilder.time), .four(0xFFFF_FFFF), .four(0xFFFF_FFFF), .four(0xFFFF_FFFF),
      .four(0xFFFF_FFFF), .two(0xFFFF), .one(0xFF), .one(0), .two(0xFFFF), .two(0xFFFF))
    let activities = try builder.read().activities
    var totals = RecordedTotals()
    totals.elapsed = 3_600_123
    totals.timer = 3_500_001
    totals.distance = 12_345.67
    totals.energy = 700
    totals.meanHeartRate = 150
    totals.mostHeartRate = 180
    totals.ascent = 321
    totals.descent = 320
    #expect(activities.map { activity in activity.totals } == [totals, RecordedTotals()])
  }

  @Test("laps as the device made them")
  func laps() throws {
    var builder = FITBuilder()
    builder.hearts([(0, 100)])
    builder.define(
      3, 19,
      [
        (253, 4, 0x86), (2, 4, 0x86), (7, 4, 0x86), (8, 4, 0x86), (9, 4, 0x86), (11, 2, 0x84),
        (15, 1, 0x02), (16, 1, 0x02), (21, 2, 0x84), (22, 2, 0x84), (24, 1, 0x00),
      ])
    for trigger in UInt8(0)...9 {
      builder.data(
        3, .four(FITBuilder.time + 60), .four(FITBuilder.time), .four(60_000), .four(59_000),
        .four(100_000), .two(80), .one(140), .one(160), .two(10), .two(12), .one(trigger))
    }
    // By its end, when it has no start.
    builder.data(
      3, .four(FITBuilder.time + 60), .four(0xFFFF_FFFF), .four(20_000), .four(59_000),
      .four(100_000), .two(80), .one(140), .one(160), .two(10), .two(12), .one(0xFF))
    let laps = try builder.read().activities[0].laps
    #expect(
      laps.map { lap in lap.trigger } == [
        .manual, .time, .distance, .place, .place, .place, .place, .end, .other, .other, .other,
      ])
    #expect(laps[0].start == FITBuilder.instant(0) && laps[10].start == FITBuilder.instant(40))
    var totals = RecordedTotals()
    totals.elapsed = 60_000
    totals.timer = 59_000
    totals.distance = 1000
    totals.energy = 80
    totals.meanHeartRate = 140
    totals.mostHeartRate = 160
    totals.ascent = 10
    totals.descent = 12
    #expect(laps[0].totals == totals)
  }

  @Test("what was done in a lap, by its number; what is no number of it says nothing")
  func intensities() throws {
    var builder = FITBuilder()
    builder.hearts([(0, 100)])
    builder.define(3, 19, [(2, 4, 0x86), (23, 1, 0x00)])
    for number in [0, 1, 2, 3, 4, 5, 6, 7, 254, 255] as [UInt8] {
      builder.data(3, .four(FITBuilder.time), .one(number))
    }
    let laps = try builder.read().activities[0].laps
    #expect(
      laps.map { lap in lap.intensity } == [
        .active, .rest, .warmUp, .coolDown, .recovery, .interval, .other, nil, nil, nil,
      ])
  }

  @Test("a lap or session without any time is noted and left out")
  func timeless() throws {
    var builder = FITBuilder()
    builder.define(3, 19, [(24, 1, 0x00)])
    builder.data(3, .one(0))
    builder.define(4, 18, [(5, 1, 0x00)])
    builder.data(4, .one(1))
    #expect(throws: FITFault.empty) { try builder.read() }
    builder.hearts([(0, 100)])
    let file = try builder.read()
    #expect(file.notes.map { note in note.what } == [.timeMissing, .timeMissing])
    #expect(file.activities[0].laps.isEmpty)
    builder.define(4, 18, [(5, 1, 0x00)])
    builder.data(4, .one(1))
    // Only the time of another message is known, and that is not the session's.
    #expect(try builder.read().activities[0].start == FITBuilder.instant(0))
  }

  @Test(
    "the offset from UTC is local minus universal time, up to fifteen hours",
    arguments: [
      (Int64(7200), Int?.some(7200)), (-34_200, -34_200), (0, 0), (54_000, 54_000),
      (-54_000, -54_000), (54_001, nil), (-54_001, nil),
    ])
  func offset(difference: Int64, expected: Int?) throws {
    var builder = FITBuilder()
    builder.hearts([(0, 100)])
    builder.define(2, 34, [(253, 4, 0x86), (0, 4, 0x86), (5, 4, 0x86), (1, 2, 0x84)])
    let local = UInt32(Int64(FITBuilder.time) + difference)
    builder.data(2, .four(FITBuilder.time), .four(61_000), .four(local), .two(1))
    let activity = try builder.read().activities[0]
    #expect(activity.offset == expected)
    #expect(activity.totals.timer == 61_000)
  }

  @Test("times between heartbeats, without the invalid ones")
  func heartbeats() throws {
    for isBig in [false, true] {
      var builder = FITBuilder()
      builder.isBig = isBig
      builder.define(4, 78, [(0, 10, 0x84)])
      builder.data(4, .two(801), .two(799), .two(0xFFFF), .two(0xFFFF), .two(0xFFFF))
      builder.hearts([(0, 100)])
      builder.data(4, .two(1000), .two(1), .two(0xFFFF), .two(803), .two(0xFFFE))
      let activity = try builder.read().activities[0]
      #expect(activity.beats == [801, 799, 1000, 1, 803, 65_534])
    }
  }
}
