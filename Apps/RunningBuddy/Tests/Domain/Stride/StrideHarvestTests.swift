import Core
import RunningBuddyDomain
import Testing
import Tracks

@testable import RunningBuddyTestKit

@Suite("Steps measured in runs")
struct StrideHarvestTests {
  private static let run = SomeRun.bundle(RunID(high: 1, low: 1)).run

  /// Due north at 3 m/s, with a strap's or phone's cadence.
  private static func points(
    minutes: Int = 20, _ change: (Int, inout ChannelPoint) -> Void = { _, _ in }
  ) -> [ChannelPoint] {
    (0...minutes * 60).map { second in
      var point = Walk.point(second * 10, path: second * 30, flags: second == 0 ? .begins : [])
      point.place = ChannelPlace(latitude: 375_665_000 + second * 270, longitude: 1_269_780_000)
      point.accuracy = 5
      point.cadence = 167 + second % 3
      change(second, &point)
      return point
    }
  }

  private static func count(_ change: @escaping (Int, inout ChannelPoint) -> Void) -> Int {
    StrideHarvest.records(of: run, points(change)).count
  }

  @Test("Each clean kilometre is a measurement with its true length")
  func clean() {
    let records = StrideHarvest.records(of: Self.run, Self.points())
    #expect(records.count == 3)
    for (index, record) in records.enumerated() {
      #expect(record.centimetres == 100_200 && record.milliseconds == 334_000)
      #expect(abs(record.cadence - 168) < 0.05 && abs(record.length - 1.071) < 0.001)
      #expect(record.run == Self.run.id && record.offset == Self.run.offset)
      #expect(
        record.at == Self.run.start.advanced(byMilliseconds: Int64(index) * 334_000))
    }
    // Found again they are the same ones.
    #expect(StrideHarvest.records(of: Self.run, Self.points()) == records)
    #expect(Set(records.map { record in record.id }).count == 3)
    #expect(StrideHarvest.records(of: Self.run, Self.points(minutes: 90)).count == 10)
  }

  @Test("What is not clean, steady and straight is none")
  func others() {
    #expect(Self.count { _, point in point.accuracy = 8 } == 0)
    #expect(Self.count { _, point in point.accuracy = nil } == 0)
    #expect(Self.count { _, point in point.cadence = nil } == 0)
    #expect(Self.count { second, point in point.cadence = 150 + second % 2 * 30 } == 0)
    #expect(Self.count { second, point in if second % 10 == 0 { point.cadence = nil } } == 0)
    // The way winds: from place to place it is much shorter.
    #expect(Self.count { second, point in point.place?.latitude -= second * 20 } == 0)
    // A bridged gap, a new part or a jump end the kilometre that they lie in.
    for flags: ChannelFlags in [.estimated, .begins, .rejected] {
      #expect(Self.count { second, point in if second == 400 { point.flags = flags } } == 3)
      #expect(Self.count { second, point in if second % 300 == 0 { point.flags = flags } } == 0)
    }
    var ride = Self.run
    ride.sport = .cycling
    #expect(StrideHarvest.records(of: ride, Self.points()) == [])
  }
}
