import RunningBuddyDomain
import Testing

@testable import RunningBuddyTestKit

@Suite struct MotionSampleTests {
  static let bytes: [UInt8] = [
    0x39, 0x30, 0x01, 0x00, 0x00, 0x10, 0x00, 0xF0, 0xFF, 0x7F, 0x84, 0x03, 0x00, 0x80, 0x01, 0x00,
  ]
  static let sample = MotionSample(
    at: 77_881, acceleration: MotionSample.Axes(x: 4_096, y: -4_096, z: 32_767),
    rotation: MotionSample.Axes(x: 900, y: -32_768, z: 1))

  @Test func readsABatch() {
    #expect(MotionSample.read(Self.bytes) == [Self.sample])
    #expect(Self.sample.bytes == Self.bytes)
    #expect(MotionSample.read(Self.bytes + Self.bytes) == [Self.sample, Self.sample])
    let late: [UInt8] = [0xFF, 0xFF, 0xFF, 0xFF] + Array(repeating: 0, count: 12)
    #expect(MotionSample.read(late).first?.at == 4_294_967_295)
  }

  @Test func readsWhatIsWholeOfADamagedBatch() {
    #expect(MotionSample.read([]).isEmpty)
    for count in 1..<32 {
      let read = MotionSample.read(Array((Self.bytes + Self.bytes).prefix(count)))
      #expect(read.count == count / 16)
    }
  }

  @Test(arguments: [20, 50])
  func putsSamplesOnEvenTimes(_ hertz: Int64) {
    var grid = MotionGrid(hertz: hertz)
    var points: [MotionGrid.Point] = []
    // A slope of 1/1000 g and 2/1000 rad/s in a millisecond, told at 60 Hz, the same twice.
    for index in 0..<61 {
      let at = Int64(index) * 1_000 / 60
      let sample = MotionSample(
        at: at, acceleration: MotionSample.Axes(x: Int16(at * 4_096 / 1_000), y: 0, z: 0),
        rotation: MotionSample.Axes(x: 0, y: 0, z: Int16(at * 900 * 2 / 1_000)))
      points += grid.take(sample)
      points += grid.take(sample)
    }
    #expect(points.map { point in point.number } == Array(1...hertz))
    for point in points {
      let time = Double(point.number) / Double(hertz)
      #expect(abs(point.acceleration.x - time) < 0.001)
      #expect(abs(point.rotation.z - 2 * time) < 0.003)
      #expect(point.acceleration.y == 0)
    }
  }

  @Test func drawsNoLineThroughASilence() {
    func sample(_ at: Int64) -> MotionSample {
      let axes = MotionSample.Axes(x: 0, y: 0, z: 0)
      return MotionSample(at: at, acceleration: axes, rotation: axes)
    }
    var grid = MotionGrid(hertz: 20)
    #expect(grid.take(sample(1_000)).isEmpty)
    #expect(grid.take(sample(1_500)).count == 10)
    #expect(grid.take(sample(2_001)).isEmpty)
    #expect(grid.take(sample(2_051)).map { point in point.number } == [41])
    // A clock that began anew.
    #expect(grid.take(sample(100)).isEmpty)
    #expect(grid.take(sample(200)).map { point in point.number } == [3, 4])
  }

  @Test func keepsHowSamplesCame() throws {
    let axes = MotionSample.Axes(x: 0, y: 0, z: 0)
    func quality(_ times: [Int64]) throws -> MotionQuality {
      var meter = MotionMeter(.hand)
      for at in times {
        _ = meter.take([MotionSample(at: at, acceleration: axes, rotation: axes)])
      }
      return try #require(meter.quality)
    }
    let even = try quality((0...50).map { index in Int64(index) * 20 })
    #expect(even.missing == 0 && even.jitter == 0 && even.share == 1)
    // Each fifth is missing.
    let holes = try quality(
      (0...50).filter { index in index % 5 != 3 }.map { index in Int64(index) * 20 })
    #expect(holes.missing == 10)
    #expect(abs(holes.share - 0.8) < 0.01)
    // Each second one is 4 ms late.
    let uneven = try quality(
      (0...50).map { index in Int64(index) * 20 + (index % 2 == 1 ? 4 : 0) })
    #expect(uneven.missing == 0)
    #expect((30...60).contains(uneven.jitter))
  }
}
