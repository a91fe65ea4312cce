import Core
import RunningBuddyDomain
import Testing

@testable import RunningBuddyTestKit

@Suite struct RawMotionTests {
  static let point = RawMotion.Point(
    acceleration: MotionVector(x: 1, y: -0.5, z: 7.998_046_875),
    rotation: MotionVector(x: 36, y: -36.571_428_571_428_57, z: 0))

  @Test func readsBackWhatItWrote() throws {
    let second = RawMotion(wall: RunWalk.wall(3), points: Array(repeating: Self.point, count: 20))
    let text = second.text
    #expect(text.hasPrefix("1790000003000 "))
    #expect(text.utf8.count == 14 + 20 * 12)
    #expect(text.utf8.allSatisfy { byte in byte >= 0x20 && byte < 0x7F && byte != 0x5C })
    #expect(RawMotion(text) == second)
    #expect(RawMotion(text + text) == second)
    // What is not whole is left out.
    let cut = String(text.dropLast(5))
    #expect(RawMotion(cut)?.points.count == 19)
  }

  @Test func holdsWhatIsOutOfRange() {
    let far = RawMotion.Point(
      acceleration: MotionVector(x: 100, y: -100, z: 0.000_1),
      rotation: MotionVector(x: 1_000, y: -1_000, z: -0.000_1))
    let read = RawMotion(RawMotion(wall: RunWalk.wall(0), points: [far]).text)?.points.first
    #expect(read?.acceleration == MotionVector(x: 4_095 / 512, y: -8, z: 0))
    #expect(read?.rotation == MotionVector(x: 4_095 / 112, y: -4_096 / 112, z: 0))
  }

  @Test(arguments: ["", " ", "x 12", "12", "1234567890123456 #", "-5 ####"])
  func refusesWhatIsNone(_ text: String) {
    #expect(RawMotion(text) == nil)
  }

  @Test func noTextIsATrap() {
    var dice = Seeded(4)
    for _ in 0..<500 {
      var bytes = Array("1790000003000 ".utf8)
      for _ in 0..<dice.below(60) { bytes.append(UInt8(dice.below(256))) }
      if let read = RawMotion(String(decoding: bytes, as: UTF8.self)) {
        #expect(RawMotion(read.text) == read)
      }
    }
  }

  @Test func twoHoursHaveLessThanTwoMegabytes() {
    let gait = Gait(.hand, cadence: 175, seconds: 20, hertz: 60, before: 0, after: 0, seed: 3)
    var gathering = RawMotionGathering()
    var bytes = 0
    for second in gathering.take(gait.samples, now: RunWalk.wall(20)) {
      // A row has a key of seven digits as well.
      bytes += second.text.utf8.count + 7
    }
    #expect(bytes * 7_200 / 19 <= 2_000_000)
  }

  @Test func gathersSeconds() {
    let gait = Gait(.hand, cadence: 175, seconds: 12, hertz: 60, before: 0, after: 0, seed: 3)
    let heard = gait.samples.filter { sample in
      !(4_000..<7_000).contains(sample.at - Gait.begin)
    }
    var gathering = RawMotionGathering()
    var seconds: [RawMotion] = []
    for sample in heard {
      let now = RunWalk.wall(0).advanced(byMilliseconds: sample.at)
      seconds += gathering.take([sample], now: now)
    }
    // The first and those at the silence are not whole.
    #expect(seconds.map { second in second.points.count }.filter { count in count < 20 }.count <= 3)
    for second in seconds {
      let offset = second.wall.milliseconds - RunWalk.wall(0).milliseconds
      #expect(offset % RawMotion.interval == 0)
      #expect(!(Gait.begin + 4_000..<Gait.begin + 6_990).contains(offset))
    }
    #expect(seconds.reduce(0) { sum, second in sum + second.points.count } > 8 * 20)
  }
}
