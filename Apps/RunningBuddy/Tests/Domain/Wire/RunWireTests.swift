import Calendar
import Core
import RunningBuddyDomain
import Sync
import Testing
import Tracks
import Wire

@testable import RunningBuddyTestKit

@Suite("Runs as they travel")
struct RunWireTests {
  static let id = RunID(high: 0x0190_0000_0000_7000, low: 0x8000_0000_0000_0001)

  /// With everything that a run can have.
  static func full() -> Run {
    let file = RunSourceFile(
      name: "morning \"run\".fit", format: .fit, digest: MediaDigest(of: [1]), bytes: 330_000,
      number: 2)
    var run = SomeRun.bundle(id, source: .inbox(file), file: [1, 2, 3]).run
    run.sport = .other("57")
    (run.title, run.notes) = ("한강", "line\nline")
    (run.effort, run.feeling, run.mark) = (7, 4, .allOut)
    run.windows = RunWindows([RunSpan(from: 0, to: 900)!, RunSpan(from: 1_000, to: 6_000)!])!
    run.sharedTrack = RunID(high: 5, low: 6)
    run.batch = RunBatchID(high: 7, low: 8)
    run.shoe = ShoeTests.full.id
    run.outline.lapKinds = [.warmUp, .work, .rest, nil, .coolDown]
    run.isEdited = true
    run.deletedAt = Instant(milliseconds: 1_790_000_000_001)
    run.outline.timer = .pauses([RunSpan(from: 10, to: 20)!, RunSpan(from: 500, to: 900)!])
    run.outline.still = [RunSpan(from: 30, to: 45)!]
    var totals = RecordedTotals()
    (totals.distance, totals.timer, totals.energy) = (1_801.25, 599_000, 120)
    (totals.ascent, totals.meanHeartRate) = (12.3, 151)
    run.outline.device = totals
    run.outline.marks = [15, 4_321]
    run.outline.clockJumps = [
      ClockJump(at: 61_000, by: 3_600_000), ClockJump(at: 70_100, by: -86_400_000),
    ]
    run.outline.laps = .device([
      DeviceLap(start: 0, trigger: .manual, totals: totals),
      DeviceLap(start: 3_000, trigger: .distance),
    ])
    run.record.laps = run.record.kilometres
    run.record.mostHeartRate = 171
    run.record.heartRates = HeartHistogram(from: 121, [3, 0, 0, 599, 12_345, 1])
    run.record.isClimbEstimated = true
    run.rest = [JSON.Member("later", .object(["x": .array([.int(1), .null])]))]
    return run
  }

  static func read(_ body: JSON) -> Run? {
    do throws(WireError) { return try Run(id: id, WireCursor(body)) } catch { return nil }
  }

  @Test("Everything reads back, through text too")
  func roundTrip() throws {
    for run in [RunWireTests.full(), SomeRun.bundle(RunWireTests.id).run] {
      let text = try JSON.parse(run.body.text)
      #expect(RunWireTests.read(text) == run)
    }
    var hand = SomeRun.byHand(RunWireTests.id, minutes: 30, metres: 5_000)
    hand.outline.laps = .pressed([5, 700])
    #expect(RunWireTests.read(hand.body) == hand)
    let entity = RunEntity.run(hand)
    #expect(try RunEntity.decode(entity.key, WireCursor(entity.body)) == entity)
    #expect(try RunEntity.decode(EntityKey("runLater", RunWireTests.id), WireCursor(.null)) == nil)
  }

  @Test("What a later version writes is kept as it came")
  func later() throws {
    var run = RunWireTests.full()
    run.source = .unknown(.object(["by": "satellite", "name": "x"]))
    let read = try #require(RunWireTests.read(run.body))
    #expect(read == run && read.body == run.body)
    let file = run.body
    guard case .object(let members) = file else { return }
    let odd = JSON.object(
      members.map { member in
        member.name == "c" ? JSON.Member("c", .object(["by": "file", "name": .int(5)])) : member
      })
    #expect(RunWireTests.read(odd)?.source == .unknown(.object(["by": "file", "name": .int(5)])))
    var settings = RunSettings(user: RunLedger.user)
    settings.rest = [JSON.Member("strap", "x")]
    settings.goal = .time(7_200_000)
    settings.cues = .minutes(7)
    settings.firstWeekday = .sunday
    settings.pods = [PodPin(name: "Pod", count: .strides)]
    settings.countsSteps = false
    settings.carried = .pocket
    settings.keepsMotion = true
    settings.showsMaps = false
    let back = try RunSettings(user: RunLedger.user, WireCursor(settings.body))
    #expect(back == settings)
    #expect(
      try RunSettings(user: RunLedger.user, WireCursor(.object([])))
        == RunSettings(user: RunLedger.user))
  }

  @Test("Hostile bodies are errors, never traps", arguments: 1...400)
  func hostile(seed: Int) {
    var dice = Seeded(seed)
    var bytes = Array(RunWireTests.full().body.text.utf8)
    for _ in 0..<(1 + dice.below(6)) {
      let place = dice.below(bytes.count)
      switch dice.below(4) {
      case 0: bytes[place] = UInt8(0x20 + dice.below(95))
      case 1: bytes.remove(at: place)
      case 2: bytes.insert(UInt8(ascii: "_"), at: place)
      default: bytes.insert(contentsOf: Array("99999999".utf8), at: place)
      }
    }
    let parsed: JSON
    do throws(WireError) { parsed = try JSON.parse(bytes) } catch { return }
    guard let run = RunWireTests.read(parsed) else { return }
    // What was taken can be decided on and written again.
    var ledger = RunLedger()
    _ = ledger.rejection(.saveRun(run))
    _ = run.distance.first
    _ = run.pace
    #expect(RunWireTests.read(run.body) == run)
  }

  @Test("Numbers out of their ranges are refused")
  func ranges() {
    let body = RunWireTests.full().body
    guard case .object(let members) = body else { return }
    func with(_ name: String, _ value: JSON) -> Run? {
      RunWireTests.read(
        .object(
          members.map { member in member.name == name ? JSON.Member(name, value) : member }))
    }
    #expect(with("o", .int(-3_600)) != nil && with("o", .int(86_400)) == nil)
    #expect(with("s", .integer(.max)) == nil && with("k", "flying") == nil)
    #expect(with("w", "A") == nil && with("w", "____________") == nil && with("w", "AK") != nil)
    #expect(with("p", .array([.int(5)])) == nil && with("p", .array([.int(5), "abc"])) == nil)
    #expect(with("g", .object([])) == nil && with("u", .object(["n": .int(86_400_001)])) == nil)
  }

  @Test("A marathon's row has at most 8 KB, with splits, laps, bests, line and full texts")
  func marathon() throws {
    var dice = Seeded(4)
    var points: [ChannelPoint] = []
    var (path, north, east, altitude) = (0, 375_665_000, 1_269_780_000, 500)
    for second in 0...14_400 {
      path += 28 + dice.below(4)
      north += dice.below(600) - 150
      east += dice.below(600) - 330
      altitude += dice.below(3) - 1
      var point = Walk.point(second * 10, path: path, altitude: altitude)
      point.place = ChannelPlace(latitude: north, longitude: east)
      (point.heartRate, point.cadence) = (150 + dice.below(20), 160 + dice.below(20))
      points.append(point)
    }
    points[0].flags = .begins
    var recording = RunRecording(
      points,
      timer: .pauses(
        (1...30).map { index in
          RunSpan(from: index * 4_000, to: index * 4_000 + 300 + index)!
        }), altitude: .device)
    var totals = RecordedTotals()
    (totals.distance, totals.timer, totals.elapsed) = (42_412, 13_400_000, 14_400_000)
    (totals.meanHeartRate, totals.mostHeartRate, totals.ascent) = (158, 181, 211)
    totals.energy = 2_900
    recording.device = totals
    recording.laps = .device(
      (0..<43).map { index in
        var lap = RecordedTotals()
        (lap.distance, lap.timer, lap.elapsed) = (1_000, 318_457, 320_111)
        (lap.meanHeartRate, lap.mostHeartRate, lap.ascent) = (155, 170, 8)
        return DeviceLap(start: index * 3_350, trigger: .distance, totals: lap)
      })
    let file = RunSourceFile(
      name: "marathon.fit", format: .fit, digest: MediaDigest(of: [1]), bytes: 1_040_000)
    let run = Run(
      id: RunWireTests.id, start: Instant(milliseconds: 1_789_900_000_000), zone: "Asia/Seoul",
      offset: 32_400, sport: .running, record: RunRecord(RunFigures(recording)),
      outline: RunOutline(recording), source: .file(file))
    var bundle = RunBundle(run, points, file: [UInt8](repeating: 7, count: 1_040_000)).run
    #expect(bundle.record.line.parts.reduce(0) { sum, part in sum + part.count } > 100)
    #expect(bundle.record.efforts.count == 13 && bundle.record.laps.count == 43)
    #expect(bundle.outline.laps == RunOutline(recording).laps)
    #expect(bundle.record.kilometres.count >= 42 && bundle.record.miles.count >= 26)
    bundle.title = String(repeating: "달", count: 100)
    bundle.notes = String(repeating: "강", count: 666)
    #expect(bundle.body.bytes.count <= RunLimits.body)
    var ledger = RunLedger()
    #expect(ledger.rejection(.saveRun(bundle)) == nil)
  }

  @Test("A row that would be too large loses what its track can give again, and fits")
  func fitted() {
    var recording = SomeRun.recording(seconds: 40_000)
    recording.laps = .device(
      (0..<100).map { index in
        var totals = RecordedTotals()
        (totals.distance, totals.timer, totals.elapsed) = (400.25, 123_456, 234_567)
        (totals.ascent, totals.descent, totals.energy) = (12.5, 14.5, 120)
        (totals.meanHeartRate, totals.mostHeartRate) = (151, 171)
        return DeviceLap(start: index * 4_000, trigger: .manual, totals: totals)
      })
    recording.timer = .pauses(
      (0..<400).map { index in
        RunSpan(from: index * 900, to: index * 900 + 100 + index)!
      })
    recording.still = (0..<400).map { index in
      RunSpan(from: index * 900 + 600, to: index * 900 + 700)!
    }
    let run = Run(
      id: RunWireTests.id, start: Instant(milliseconds: 1_789_900_000_000), offset: 0,
      sport: .running, record: RunRecord(RunFigures(recording)), outline: RunOutline(recording),
      source: .recorded)
    let fitted = RunBundle(run, recording.points).run
    #expect(run.body.bytes.count > RunLimits.body - RunLimits.texts)
    #expect(fitted.body.bytes.count <= RunLimits.body - RunLimits.texts)
    #expect(fitted.record.whole == run.record.whole && fitted.record.efforts == run.record.efforts)
    var ledger = RunLedger()
    #expect(ledger.rejection(.saveRun(fitted)) == nil)
  }
}
