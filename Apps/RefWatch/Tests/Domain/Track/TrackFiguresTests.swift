import Calendar
import Core
import RefWatchDomain
import Testing
import Tracks

@testable import RefWatchTestKit

@Suite("What a track comes to")
struct TrackFiguresTests {
  let record = TrackWorld.record()

  @Test("two metres a second are two metres a second: of play, of each half, of each block")
  func steady() throws {
    let track = try #require(try TrackWorld.track(in: record))
    let figures = TrackFigures(track, in: record)
    #expect(figures.gaps == 0 && figures.missing == 0)
    #expect(abs(figures.metres - 95 * 120) < 2)
    #expect(figures.parts.map { part in Int(part.stretch.metres / 10 + 0.5) } == [564, 576])
    #expect(figures.blocks.count == 20)
    for block in figures.blocks {
      #expect(abs((block.stretch.speed ?? 0) - 2) < 0.05)
      #expect(!block.stretch.hasGaps)
    }
    #expect(
      figures.blocks.map { block in block.from }.prefix(10) == [
        0, 5, 10, 15, 20, 25, 30, 35, 40, 45,
      ])
    #expect(figures.blocks[9].to == nil && figures.blocks[9].stretch.length == 120_000)
    #expect(figures.blocks[10].from == 45 && figures.blocks[10].to == 50)
    #expect(figures.blocks[19].from == 90 && figures.blocks[19].to == nil)
    let sum = figures.blocks.reduce(0) { sum, block in sum + block.stretch.metres }
    #expect(abs(sum - figures.metres) < 0.001)
    #expect(figures.sprints.isEmpty)
    #expect(abs((track.kilometres(in: record) ?? 0) * 1_000 - figures.metres) < 0.001)
  }

  @Test("what is kept is around the match, and every metre of it", arguments: [1.0, 2, 3.7, 7])
  func thinning(speed: Double) throws {
    let track = try #require(
      try TrackWorld.track(TrackWorld.file(from: -3_600, to: 9_000, speed: speed), in: record))
    let points = track.points
    let first = try #require(points.first)
    let last = try #require(points.last)
    #expect(first.at == TrackWorld.kickOff.milliseconds - 600_000)
    #expect(last.at == TrackWorld.kickOff.milliseconds + 120 * 60_000)
    #expect(points.count <= RefWatchLimits.trackPoints)
    #expect(track.code.utf8.count <= RefWatchLimits.trackCode)
    let metres = points.reduce(0) { sum, point in sum + point.path }
    // Half a decimetre, and what decimals of the file's degrees are off.
    #expect(abs(Double(metres) / 10 - 130 * 60 * speed) < 0.2)
    #expect(zip(points, points.dropFirst()).allSatisfy { one, next in next.at - one.at == 2_000 })
  }

  @Test("gaps are counted, and nothing is made up in them")
  func gaps() throws {
    // Nothing of minutes 8 to 12 and of the last five.
    let file = TrackWorld.file { second in !(480..<720).contains(second) && second < 105 * 60 }
    let track = try #require(try TrackWorld.track(file, in: record))
    let figures = TrackFigures(track, in: record)
    #expect(figures.gaps == 2)
    #expect(abs(figures.missing - 541_000) <= 2_000)
    #expect(abs(figures.metres - Double(95 * 60) * 2 + 2 * Double(figures.missing) / 1_000) < 2)
    #expect(figures.blocks[2].stretch.hasGaps)
    #expect(abs((figures.blocks[2].stretch.speed ?? 0) - 2) < 0.1)
    #expect(figures.decisions[0].place == nil && figures.decisions[0].speed == nil)
    #expect(figures.decisions[1].place != nil)
    #expect(figures.blocks[19].stretch.known == 0 && figures.blocks[19].stretch.speed == nil)
  }

  @Test("sprints are fast for long enough")
  func sprints() throws {
    let fast = try #require(try TrackWorld.track(TrackWorld.file(speed: 6), in: record))
    let figures = TrackFigures(fast, in: record)
    // One that never ends, in each half.
    #expect(figures.sprints.count == 2 && figures.parts[0].sprints == 1)
    #expect(abs(figures.fastest - 6) < 0.2)
    // A second of it is no sprint.
    var points: [TrackPoint] = []
    for second in 0..<100 {
      let isFast = second == 50 || (70..<73).contains(second)
      points.append(
        TrackPoint(
          at: Int64(second) * 1_000,
          place: Geoposition(latitude: 51_500_000, longitude: second),
          path: second == 0 ? 0 : isFast ? 60 : 10, begins: second == 0))
    }
    let short = MatchTrack(
      of: RefereeLedger.user, match: record.match.id, name: "", startedAt: TrackWorld.kickOff,
      code: TrackCode.text(points))
    let found = TrackFigures(short, in: record).sprints
    #expect(found.map { sprint in sprint.metres } == [18])
    #expect(found.first?.at == TrackWorld.kickOff.advanced(byMilliseconds: 69_000))
  }

  @Test("moving a track moves where somebody was, second for second", arguments: [-120, -7, 1, 90])
  func shift(seconds: Int) throws {
    var track = try #require(try TrackWorld.track(in: record))
    let still = TrackFigures(track, in: record)
    let steps = TrackSteps(track.points)
    track.shift = seconds
    let moved = TrackFigures(track, in: record)
    #expect(moved.decisions.count == 3 && still.decisions.count == 3)
    for decision in moved.decisions {
      let then = decision.at.milliseconds - Int64(seconds) * 1_000
      #expect(decision.place == steps.step(at: then)?.place(at: then))
      #expect(decision.place != nil)
    }
    #expect(abs(moved.metres - still.metres) < 3)
  }

  @Test("a file of another time is told from one of the match, and starts at the kick-off")
  func otherTimes() throws {
    let day: Int64 = 86_400_000
    let file = TrackImport(try GPXTrack(TrackWorld.file(from: 0, later: day)))
    #expect(!file.overlaps(record))
    #expect(TrackImport(try GPXTrack(TrackWorld.file())).overlaps(record))
    let track = try #require(file.track(of: RefereeLedger.user, in: record))
    #expect(track.offset == -day)
    #expect(track.points.first?.at == TrackWorld.kickOff.milliseconds)
    #expect(abs(TrackFigures(track, in: record).metres - 95 * 120) < 2)
  }

  @Test("jumps of the receiver and points out of order are left out, with their line")
  func jumps() throws {
    var lines = String(decoding: TrackWorld.file(from: 0, to: 20), as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).map { line in String(line) }
    lines[6] = lines[6].replacing("lat=\"51.5", with: "lat=\"51.6")
    lines.insert(lines[9], at: 12)
    let file = TrackImport(try GPXTrack(Array(lines.joined(separator: "\n").utf8)))
    #expect(file.faults.map { fault in fault.place } == [.file(.line(7)), .file(.line(13))])
    #expect(file.faults.map { fault in fault.reason } == [.cleaning(.jump), .cleaning(.order)])
    #expect(file.faultCount == 2)
    let track = try #require(file.track(of: RefereeLedger.user, in: record))
    let metres = track.points.reduce(0) { sum, point in sum + point.path }
    #expect(abs(metres - 400) <= 1)
  }

  @Test(
    "FIT and TCX give the track that the GPX file of the same watch gives",
    arguments: [true, false])
  func formats(isFIT: Bool) throws {
    let gpx = TrackWorld.file()
    let record = TrackWorld.record()
    let file = TrackImport(
      try isFIT
        ? RecordedFile(fit: TrackWorld.fit(gpx)) : RecordedFile(tcx: TrackWorld.tcx(gpx)))
    #expect(file.faultCount == 0 && !file.isCut && !file.isEmpty)
    let one = try #require(try TrackWorld.track(gpx, in: record))
    let other = try #require(file.track(of: RefereeLedger.user, in: record))
    #expect(one.startedAt == other.startedAt && one.offset == other.offset)
    #expect(one.points.count == other.points.count)
    for (point, same) in zip(one.points, other.points) {
      #expect(point.at == same.at && point.begins == same.begins)
      #expect(abs(point.place.latitude - same.place.latitude) <= 1)
      #expect(abs(point.path - same.path) <= 1)
    }
  }

  @Test("points without a place are no fault, and a jump is told by the number of its point")
  func recorded() throws {
    var activity = RecordedActivity(start: TrackWorld.kickOff)
    for second in 0..<8 {
      var point = RecordedPoint(
        at: TrackWorld.kickOff.advanced(byMilliseconds: Int64(second) * 1_000))
      if second != 2 {
        point.place = GlobePoint(latitude: second == 5 ? 52.5 : 51.5, longitude: -0.12)
      }
      activity.points.append(point)
    }
    var recorded = RecordedFile()
    recorded.note(.checkSum, at: .byte(12))
    recorded.activities = [activity]
    let file = TrackImport(recorded)
    #expect(
      file.faults == [
        TrackImport.Fault(reason: .recorded(.checkSum), place: .file(.byte(12))),
        TrackImport.Fault(reason: .cleaning(.jump), place: .point(5)),
      ])
    #expect(TrackImport(RecordedFile()).isEmpty)
  }
}
