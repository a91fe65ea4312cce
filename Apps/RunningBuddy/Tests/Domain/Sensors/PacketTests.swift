import RunningBuddyDomain
import Testing

@Suite("Packets of straps and foot pods (specification §36, §42)")
struct PacketTests {
  static func heart(_ bytes: [UInt8]) -> Result<HeartRateMeasurement, SensorFault> {
    do throws(SensorFault) { return .success(try HeartRateMeasurement(bytes)) } catch {
      return .failure(error)
    }
  }

  static func pod(_ bytes: [UInt8]) -> Result<FootPodMeasurement, SensorFault> {
    do throws(SensorFault) { return .success(try FootPodMeasurement(bytes)) } catch {
      return .failure(error)
    }
  }

  @Test("16 48 00 03 is 72 beats with contact, and 0.75 s between two of them")
  func strap() throws {
    let said = try PacketTests.heart([0x16, 0x48, 0x00, 0x03]).get()
    #expect(said.beats == 72)
    #expect(said.feelsContact)
    #expect(said.intervals == [768])
    #expect(said.energy == nil)
  }

  @Test("A value of two bytes, energy, and several times between beats")
  func wide() throws {
    let said = try PacketTests.heart(
      [0x19, 0x96, 0x00, 0x34, 0x12, 0x00, 0x02, 0x01, 0x02]
    ).get()
    #expect(said.beats == 150)
    #expect(!said.feelsContact)
    #expect(said.energy == 0x1234)
    #expect(said.intervals == [512, 513])
    #expect(try PacketTests.heart([0x10, 60]).get().intervals.isEmpty)
  }

  @Test(
    "A packet that ends too early says nothing",
    arguments: [[], [0x00], [0x01, 0x48], [0x08, 0x48, 0x01], [0x16, 0x48, 0x00]] as [[UInt8]])
  func short(bytes: [UInt8]) {
    #expect(PacketTests.heart(bytes) == .failure(.short))
  }

  @Test("0, 24 and 246 beats are of nobody; 25 and 245 are")
  func implausible() throws {
    for beats: UInt8 in [0, 24, 246, 255] {
      #expect(PacketTests.heart([0x00, beats]) == .failure(.implausible))
      #expect(PacketTests.heart([0x06, beats]) == .failure(.implausible))
    }
    #expect(PacketTests.heart([0x01, 0x48, 0x01]) == .failure(.implausible))
    for beats: UInt8 in [25, 245] {
      #expect(try PacketTests.heart([0x00, beats]).get().beats == Int(beats))
    }
  }

  @Test("A strap without contact has no value, whatever it sends")
  func contact() {
    #expect(PacketTests.heart([0x04, 0x48]) == .failure(.noContact))
    #expect(PacketTests.heart([0x04, 0x00]) == .failure(.noContact))
    // One that does not know of contact is believed.
    #expect(PacketTests.heart([0x02, 0x48]) != .failure(.noContact))
  }

  @Test("07 00 03 55 69 00 E8 03 00 00 is a pod at 3 m/s with 85 strides: 170 steps")
  func footPod() throws {
    let said = try PacketTests.pod(
      [0x07, 0x00, 0x03, 0x55, 0x69, 0x00, 0xE8, 0x03, 0x00, 0x00]
    ).get()
    #expect(said.speed == 3 * 256)
    #expect(said.cadence == 85)
    #expect(said.stride == 105)
    #expect(said.distance == 1_000)
    #expect(said.isRunning)
    #expect(said.steps(counted: .automatic) == 170)
    let reading = PodReading(said, counted: .automatic)
    #expect(
      reading
        == PodReading(steps: 170, speed: 300, stride: 105, distance: 1_000, isRunning: true))
  }

  @Test("Stride and distance are there only where the pod says so")
  func bare() throws {
    let said = try PacketTests.pod([0x00, 0x80, 0x01, 0x37]).get()
    #expect(said.stride == nil && said.distance == nil && !said.isRunning)
    #expect(PodReading(said, counted: .automatic).speed == 150)
    let far = try PacketTests.pod([0x02, 0, 0, 0, 0xFF, 0xFF, 0xFF, 0xFF]).get()
    #expect(far.distance == 4_294_967_295)
  }

  @Test(
    "A pod's packet that ends too early says nothing",
    arguments: [
      [], [0], [0, 0], [0, 0, 3], [1, 0, 3, 85], [1, 0, 3, 85, 1], [2, 0, 3, 85, 1, 2, 3],
      [7, 0, 3, 85, 0x69, 0, 0xE8, 3, 0],
    ] as [[UInt8]])
  func shortPod(bytes: [UInt8]) {
    #expect(PacketTests.pod(bytes) == .failure(.short))
  }

  @Test("Steps and strides are told apart, or the person says which they are")
  func steps() throws {
    func steps(_ flags: UInt8, _ cadence: UInt8, _ count: PodCount) throws -> Int? {
      try PacketTests.pod([flags, 0, 3, cadence]).get().steps(counted: count)
    }
    // Running: 120 and more are steps already.
    #expect(try steps(4, 119, .automatic) == 238)
    #expect(try steps(4, 120, .automatic) == 120)
    #expect(try steps(4, 176, .automatic) == 176)
    // Walking they are strides.
    #expect(try steps(0, 55, .automatic) == 110)
    #expect(try steps(0, 120, .automatic) == 240)
    #expect(try steps(4, 90, .steps) == 90)
    #expect(try steps(4, 130, .strides) == 260)
    // Nothing instead of 0, and nothing that nobody can run.
    #expect(try steps(4, 0, .automatic) == nil)
    #expect(try steps(0, 14, .automatic) == nil)
    #expect(try steps(0, 15, .automatic) == 30)
    #expect(try steps(0, 151, .automatic) == nil)
  }

  @Test("A counter that starts again tells no way, and no counter is faster than 12 m/s")
  func distance() {
    var way = PodDistance()
    way.take(5_000, at: 0)
    #expect(way.decimetres == 0)
    way.take(5_030, at: 1_000)
    #expect(way.decimetres == 30)
    way.take(10, at: 2_000)
    #expect(way.decimetres == 30)
    way.take(45, at: 3_000)
    #expect(way.decimetres == 65)
    way.take(9_000, at: 4_000)
    #expect(way.decimetres == 185)
    way.take(9_000, at: 5_000)
    way.take(9_050, at: 5_000)
    #expect(way.decimetres == 185)
    way.take(9_080, at: 6_000)
    #expect(way.decimetres == 215)
  }
}
