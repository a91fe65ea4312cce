import RunningBuddyDomain
import Testing

@testable import RunningBuddyTestKit

@Suite("What sensors say, how old it is and where it comes from")
struct RunSensorsTests {
  @Test("A heart rate is live for 5 s, grey until 15 s, and then nothing")
  func ages() throws {
    var sensors = RunSensors()
    #expect(sensors.heartRate(at: 0) == nil && !sensors.hasHeartRate)
    sensors.take(.heart(HeartReading(beats: 150)), at: 10_000)
    let live = try #require(sensors.heartRate(at: 15_000))
    #expect(live.number == 150 && live.source == .strap && live.age == 5_000 && live.isLive)
    #expect(sensors.heartRate(at: 15_001)?.isLive == false)
    #expect(sensors.heartRate(at: 25_000)?.isLive == false)
    #expect(sensors.heartRate(at: 25_001) == nil)
    #expect(sensors.hasHeartRate)
  }

  @Test("Lost contact is a gap at once: no zero, and not the value before")
  func contact() {
    var sensors = RunSensors()
    sensors.take(.heart(HeartReading(beats: 150)), at: 1_000)
    sensors.take(.heart(.noContact), at: 2_000)
    #expect(sensors.heartRate(at: 2_000) == nil)
    sensors.take(.heart(HeartReading(beats: 149)), at: 3_000)
    #expect(sensors.heartRate(at: 3_000)?.number == 149)
  }

  @Test("The pod's cadence comes before that of motion, what is live before what is not")
  func sources() {
    var sensors = RunSensors()
    let motion = MotionSecond(steps: 3, cadence: 168, confidence: 90)
    sensors.note(motion, at: 1_000)
    #expect(sensors.cadence(at: 1_000)?.source == .motion)
    sensors.take(.pod(PodReading(steps: 172, speed: 300)), at: 2_000)
    sensors.note(motion, at: 2_500)
    #expect(sensors.cadence(at: 2_500)?.number == 172)
    #expect(sensors.cadence(at: 2_500)?.source == .pod)
    // The pod is silent; motion goes on.
    sensors.note(motion, at: 8_000)
    #expect(sensors.cadence(at: 8_000)?.source == .motion)
    // Neither is live any more: the pod's is the older one, and still before the other.
    #expect(sensors.cadence(at: 14_000)?.source == .pod)
    #expect(sensors.cadence(at: 18_000)?.source == .motion)
    #expect(sensors.cadence(at: 24_000) == nil)
  }

  @Test("Who stands has no cadence")
  func standing() {
    var sensors = RunSensors()
    sensors.note(MotionSecond(steps: 0, cadence: nil, confidence: 0), at: 0)
    #expect(!sensors.hasMotion)
    sensors.take(.pod(PodReading(steps: 172, speed: 300)), at: 1_000)
    sensors.take(.pod(PodReading(steps: nil, speed: 0)), at: 2_000)
    #expect(sensors.cadence(at: 2_000) == nil && sensors.hasPod)
  }

  @Test("Readings are held to what can be")
  func held() {
    #expect(HeartReading(beats: 24) == .noContact)
    #expect(
      HeartReading(beats: 60, intervals: Array(repeating: 900, count: 40)).intervals.count
        == HeartReading.intervalLimit)
    #expect(PodReading(steps: 301, speed: -1, distance: -1).steps == nil)
    #expect(PodReading(steps: 301, speed: -1, distance: -1).speed == 0)
  }

  @Test("What the person says of a pod is kept by its name, of the last sixteen")
  func pins() throws {
    var settings = RunSettings(user: RunLedger.user)
    #expect(settings.podCount(of: "Pod") == .automatic)
    try settings.apply(.pod(PodPin(name: "Pod", count: .steps)))
    try settings.apply(.pod(PodPin(name: "Other", count: .strides)))
    #expect(settings.podCount(of: "Pod") == .steps)
    try settings.apply(.pod(PodPin(name: "Pod", count: .automatic)))
    #expect(settings.pods == [PodPin(name: "Other", count: .strides)])
    for number in 0..<20 {
      try settings.apply(.pod(PodPin(name: String(number), count: .steps)))
    }
    #expect(settings.pods.count == 16 && settings.pods.first?.name == "4")
    let long = String(repeating: "가", count: 100) + "\u{0}"
    try settings.apply(.pod(PodPin(name: long, count: .steps)))
    #expect(settings.podCount(of: long) == .steps)
    #expect(settings.pods.last?.name.unicodeScalars.count == 64)
  }
}
