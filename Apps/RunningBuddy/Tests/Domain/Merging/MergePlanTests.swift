import Core
import RunningBuddyDomain
import Sync
import Testing
import Tracks

@testable import RunningBuddyTestKit

@Suite("What merging a file comes to")
struct MergePlanTests {
  static let id = RunID(high: 0x0190_0000_0000_7000, low: 0x8000_0000_0000_0099)

  /// The phone's run, and the plan for a watch's file.
  static func plan(
    accuracy: Int = 5, missing: [Range<Int>] = [], _ format: RecordedFormat = .tcx,
    _ change: (inout SomeWatch) -> Void = { _ in }
  ) throws -> (bundle: RunBundle, own: [ChannelPoint], plan: MergePlan) {
    let walk = ClockAlignmentTests.walk
    let phone = SomeWatch.phone(walk, accuracy: accuracy, missing: missing)
    let bundle = SomeWatch.bundle(id, phone)
    var watch = SomeWatch(walk)
    watch.ahead = 120
    change(&watch)
    let plan = try MergePlan(
      bundle.run, phone.points, watch.reading(format), number: 0, in: SomeWatch.zone)
    return (bundle, phone.points, plan)
  }

  private func merged(_ found: (bundle: RunBundle, own: [ChannelPoint], plan: MergePlan)) -> Run {
    var run = found.bundle.run
    run.merge = found.plan.merge
    run.record = found.plan.record
    return run
  }

  @Test("A watch gives what the phone does not have: heart rate, cadence, a barometer")
  func better() throws {
    let found = try MergePlanTests.plan()
    let merge = found.plan.merge
    #expect(merge.channels == [.altitude, .heartRate, .cadence])
    #expect(abs(merge.ahead - 120) <= 10 && abs(merge.shift - 200) <= 10)
    #expect(merge.source.name == "watch.tcx" && merge.source.format == .tcx)
    let run = merged(found)
    // The way is the phone's still.
    #expect(run.record.whole.centimetres == found.bundle.run.record.whole.centimetres)
    #expect(run.record.whole.heartRate == 149 || run.record.whole.heartRate == 150)
    #expect(run.record.whole.cadence == 172 && run.record.mostHeartRate == 159)
    #expect(run.record.quality.altitude == .device && !run.record.isClimbEstimated)
    #expect(found.bundle.run.record.whole.heartRate == nil)
    let points = run.points(found.own, found.plan.added)
    #expect(RunRecord(RunFigures(run.recording(points))) == found.plan.record)
    // Each second has its own value, and none is lost.
    #expect(points.count == found.own.count)
    #expect(points.count { point in point.heartRate != nil } == found.plan.added.count)
    #expect(zip(points, points.dropFirst()).allSatisfy { one, next in one.time <= next.time })
    let second = points.first { point in point.time == 6_000 }?.heartRate
    #expect(second.map { rate in abs(rate - 140) <= 1 || rate == 159 } == true)
  }

  @Test("A file without a heart rate gives the rest; GPX has no barometer")
  func rest() throws {
    let plain = try MergePlanTests.plan { watch in watch.hasHeartRate = false }
    #expect(plain.plan.merge.channels == [.altitude, .cadence])
    #expect(plain.plan.record.whole.heartRate == nil)
    let gpx = try MergePlanTests.plan(.gpx)
    #expect(gpx.plan.merge.channels.contains(.heartRate))
    #expect(!gpx.plan.merge.channels.contains(.altitude))
  }

  @Test("The way is the watch's where the phone has gaps, or was less accurate")
  func way() throws {
    let missing = [300..<600]
    let found = try MergePlanTests.plan(missing: missing)
    #expect(found.plan.merge.channels.contains(.place))
    let run = merged(found)
    let truth = Int(ClockAlignmentTests.walk.length * 100)
    let before = try #require(found.bundle.run.record.whole.centimetres)
    let after = try #require(run.record.whole.centimetres)
    #expect(run.record.quality.gapTime < found.bundle.run.record.quality.gapTime)
    // The watch ran from second 20 on, until ten before the end.
    #expect(abs(after - truth) < 12_000 && before > 0)
    #expect(try MergePlanTests.plan(accuracy: 40).plan.merge.channels.contains(.place))
    let both = try MergePlanTests.plan(missing: missing) { watch in watch.gaps = [300..<620] }
    #expect(!both.plan.merge.channels.contains(.place))
  }

  @Test("What comes of a watch in a gap of the phone has points of its own")
  func gap() throws {
    let found = try MergePlanTests.plan(missing: [600..<620])
    #expect(!found.plan.merge.channels.contains(.place))
    let points = merged(found).points(found.own, found.plan.added)
    let inside = points.filter { point in 6_000 <= point.time && point.time < 6_195 }
    #expect(inside.count >= 19)
    #expect(inside.allSatisfy { point in point.place == nil && point.heartRate != nil })
    #expect(zip(points, points.dropFirst()).allSatisfy { one, next in one.time <= next.time })
  }

  @Test("A merged way counts from where the run began, and ends where it did")
  func moved() {
    var merge = RunMerge(
      source: RunSourceFile(
        name: "a", format: .fit, digest: MediaDigest(of: [1]), bytes: 1),
      shift: -100, ahead: 0, channels: .place, track: RunMerge.Parts(from: 1, []),
      file: RunMerge.Parts(from: 0, []))
    let own = (0...20).map { second -> ChannelPoint in
      var point = ChannelPoint(time: second * 10)
      point.heartRate = 100 + second
      return point
    }
    let added = (0...60).map { second -> ChannelPoint in
      var point = ChannelPoint(time: second * 10, flags: second == 0 ? .begins : [])
      point.path = second * 30
      point.heartRate = 1
      return point
    }
    let points = MergedTrack.points(own, added, merge, until: 200)
    #expect(points.count == 21 && points[0].path == 30 && points[0].flags == .begins)
    #expect(points[20].path == 630 && points[20].heartRate == 120)
    // Nothing of the file, and the run is as it was.
    merge.isOn = false
    var run = SomeRun.bundle(MergePlanTests.id).run
    run.merge = merge
    #expect(run.points(own, added) == own)
  }

  @Test("A file that has nothing better, of another run or time, is refused with its own word")
  func refused() throws {
    let walk = ClockAlignmentTests.walk
    func fault(
      _ run: Run, _ own: [ChannelPoint], _ watch: SomeWatch, _ format: RecordedFormat = .tcx
    ) throws -> MergeFault? {
      let reading = try watch.reading(format)
      do throws(MergeFault) {
        _ = try MergePlan.first(of: reading, onto: run, own, in: SomeWatch.zone)
        return nil
      } catch { return error }
    }
    var rich = SomeWatch.phone(walk)
    for index in rich.points.indices {
      rich.points[index].heartRate = 150
      rich.points[index].cadence = 170
    }
    rich.altitude = .device
    let full = SomeWatch.bundle(MergePlanTests.id, rich)
    #expect(try fault(full.run, rich.points, SomeWatch(walk)) == .nothingBetter)
    let phone = SomeWatch.phone(walk)
    var run = SomeWatch.bundle(MergePlanTests.id, phone).run
    let other = SomeWatch(RunWalk(.grid, seconds: 1_200, seed: 101))
    #expect(try fault(run, phone.points, other) == .otherRun)
    var late = SomeWatch(walk)
    late.ahead = 100_000
    #expect(try fault(run, phone.points, late) == .otherTime)
    #expect(try fault(run, [], SomeWatch(walk)) == .noTrack)
    run.merge = try MergePlanTests.plan().plan.merge
    #expect(try fault(run, phone.points, SomeWatch(walk)) == .merged)
  }
}
