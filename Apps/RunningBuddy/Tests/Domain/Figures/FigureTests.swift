import Testing
import Tracks

@testable import RunningBuddyDomain
@testable import RunningBuddyTestKit

@Suite("The figures of a run together")
struct FigureTests {
  @Test("Of nothing, nothing is known")
  func empty() {
    for points in [[], [Walk.point(0)], [Walk.point(0, path: 0, altitude: 5)]] {
      let figures = RunFigures(RunRecording(points, altitude: .device))
      #expect(figures.whole.centimetres == nil && figures.distance.first == nil)
      #expect(figures.whole.moving == nil && figures.whole.ascent == nil)
      #expect(figures.whole.pace == nil && figures.whole.heartRate == nil)
      #expect(figures.splits.allSatisfy { splits in splits.stretches.isEmpty })
      #expect(figures.efforts.isEmpty && figures.line.parts.isEmpty && figures.laps.laps.isEmpty)
      #expect(figures.quality.estimatedCentimetres == nil && figures.quality.gaps.isEmpty)
    }
  }

  @Test("What the device says is shown first, ours beside it")
  func device() {
    var recording = RunRecording(Walk.even(seconds: 100, decimetres: 30))
    #expect(RunFigures(recording).distance.first == 30_000)
    #expect(RunFigures(recording).distance.second == nil)
    recording.device.distance = 301.256
    recording.device.timer = 99_000
    recording.device.ascent = 12
    recording.device.mostHeartRate = 171
    let figures = RunFigures(recording)
    #expect(figures.distance.first == 30_126 && figures.distance.second == 30_000)
    #expect(figures.timer.first == 99_000 && figures.timer.second == 100_000)
    #expect(figures.ascent.first == 120 && figures.ascent.second == nil)
    #expect(figures.mostHeartRate.first == 171 && figures.elapsed.first == 100_000)
    for wrong in [Double.nan, .infinity, -1, 1e300] {
      recording.device.distance = wrong
      #expect(RunFigures(recording).distance.first == 30_000)
    }
  }

  @Test("Quality: metres put in, gaps with their lengths, fixes refused, source of altitude")
  func quality() throws {
    var points = Walk.even(seconds: 200, decimetres: 30)
    points[20].flags = .estimated
    points[40].flags = [.begins]
    for index in 40...200 { points[index].time += 300 }
    points[90].flags = .rejected
    for index in 150...200 { points[index].time += 250 }
    points[150].flags = .begins
    for index in points.indices { points[index].altitude = 90 }
    let pause = try #require(RunSpan(from: 1_790, to: 2_045))
    var recording = RunRecording(points, timer: .pauses([pause]), altitude: .gps)
    recording.refused[.inaccurate] = 7
    recording.refused[.outlier] = -2
    let quality = RunFigures(recording).quality
    #expect(quality.estimatedCentimetres == 300)
    #expect(quality.gaps == [FigureQuality.Gap(start: 39_000, length: 31_000)])
    #expect(quality.gapCount == 1 && quality.gapTime == 31_000)
    #expect(quality.refused[.inaccurate] == 7 && quality.refused[.outlier] == 0)
    #expect(quality.rejectedPoints == 1 && quality.altitude == .gps)
  }

  @Test("Only the longest gaps are kept one by one, in their order")
  func gaps() {
    let points = (0..<60).map { index in
      Walk.point(index * index * 10, path: index, flags: .begins)
    }
    let quality = RunFigures(RunRecording(points)).quality
    #expect(quality.gapCount == 58 && quality.gaps.count == FigureQuality.gapLimit)
    #expect(quality.gaps.map(\.start) == quality.gaps.map(\.start).sorted())
    #expect(quality.gaps.last?.length == 117_000 && quality.gaps.first?.length == 79_000)
  }

  @Test("The same recording gives the same figures, and recomputing shows what would change")
  func changes() {
    let recording = RunRecording(Walk.random(seed: 3, points: 900), altitude: .device)
    let figures = RunFigures(recording)
    #expect(figures == RunFigures(recording) && figures.version == RunFigures.version)
    func changes(to new: RunFigures) -> [FigureChange] {
      FigureChange.changes(from: figures.whole, figures.efforts, to: new.whole, new.efforts)
    }
    #expect(changes(to: figures).isEmpty)
    var other = recording
    other.altitude = .none
    other.sport = .walking
    let found = changes(to: RunFigures(other))
    #expect(found.first?.figure == .ascent && found.first?.after == nil)
    #expect(found.contains { change in change.figure == .effort(.metres400) })
    #expect(!found.contains { change in change.figure == .distance })
  }

  @Test("Whatever the points say, nothing traps", arguments: 1...30)
  func wild(seed: Int) {
    var random = Seeded(seed)
    let wild = [Int(Int32.min), -1, 0, 1, 86_400_000, 100_000_000, Int(Int32.max)]
    func any() -> Int { random.below(3) == 0 ? wild[random.below(7)] : random.below(5_000) }
    let points = (0..<200).map { _ in
      var point = ChannelPoint(time: any(), flags: ChannelFlags(rawValue: random.below(8)))
      if random.below(2) == 0 { point.path = any() }
      if random.below(2) == 0 { point.place = ChannelPlace(latitude: any(), longitude: any()) }
      if random.below(2) == 0 { point.altitude = any() }
      if random.below(2) == 0 { point.heartRate = any() }
      if random.below(2) == 0 { point.cadence = any() }
      return point
    }
    let pauses = (0..<9).compactMap { _ in RunSpan(from: any(), to: any()) }
    let figures = RunFigures(
      RunRecording(
        points, span: RunSpan(until: any()), timer: .pauses(pauses),
        laps: .pressed([any(), any(), any()]), altitude: .device))
    #expect(figures.whole.elapsed >= figures.whole.timer)
  }

  @Test("The summary's six lines (§2.6)")
  func summary() {
    let run = RunSummary(distance: 10_000, duration: 3_725.9, cadence: 171.5, heartRate: 149.4)
    #expect(
      run.lines == ["10.00 km", "01:02:05", "6'12\" /km", "172 SPM", "149 BPM", "9.66 km/h"])
    #expect(RunSummary(distance: 1_000, duration: 300).paceText == "5'00\"")
    #expect(RunSummary(distance: 1_000, duration: 299.99).paceText == "4'59\"")
    #expect(RunSummary(distance: 0, duration: 3_599).durationText == "59:59")
    #expect(RunSummary(distance: 0, duration: 3_600).durationText == "01:00:00")
    #expect(RunSummary(distance: 1_234, duration: 0).lines[0] == "1.23 km")
    let nothing = RunSummary(distance: .nan, duration: -.infinity)
    #expect(nothing.lines == ["0.00 km", "00:00", "– /km", "– SPM", "– BPM", "– km/h"])
    #expect(nothing.minutesPerKilometre == nil && nothing.speed == nil)
  }
}
