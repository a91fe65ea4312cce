import Core
import RunningBuddyDomain
import Testing
import Wire

@testable import RunningBuddyTestKit

@Suite struct RecorderWireTests {
  static let full = Fix(
    taken: RunWalk.wall(2), latitude: 48.137_154, longitude: -11.575_382, accuracy: 4.5,
    altitude: 520.3, altitudeAccuracy: 3, heading: 123.4, speed: 2.85)!
  static let bare = Fix(taken: RunWalk.wall(2), latitude: 0, longitude: 0, accuracy: nil)!

  static let events: [RecorderEvent] = [
    .arm, .permission(true), .permission(false), .screenLock(true),
    .start(RunStart(countdown: .ten, pausesByRule: false)),
    .start(RunStart(countdown: .none, pausesByRule: true, plan: PlanTests.full.plan)),
    .fix(full), .fix(bare), .pause, .resume,
    .lap, .mark, .hidden, .visible, .finish, .save, .discard,
    .sensor(.heart(HeartReading(beats: 152, intervals: [400, 398]))), .sensor(.heart(.noContact)),
    .sensor(.pod(PodReading(steps: 170, speed: 300, stride: 105, distance: 4_294_967_295))),
    .sensor(.pod(PodReading(steps: nil, speed: 0, isRunning: false))),
    .motion(MotionSecond(steps: 3, cadence: 171, confidence: 88)),
    .motion(MotionSecond(steps: 10, cadence: nil, confidence: 0)),
    .start(RunStart(countdown: .none, pausesByRule: true, stride: StepFillTests.stride)),
    .companion(
      CompanionEntry(
        device: CompanionID(high: 1, low: 2), number: 7, at: 2_000,
        event: .sensor(.heart(HeartReading(beats: 140))))),
    .unknown(kind: "shoe", rest: [.integer(3), .null, .object([JSON.Member("a", .bool(true))])]),
  ]

  @Test(arguments: events)
  func readsBackWhatItWrote(_ event: RecorderEvent) throws {
    let row = RecorderRow(at: 2_345, wall: RunWalk.wall(2), event)
    #expect(try RecorderRow(text: row.text) == row)
  }

  @Test func isCompact() {
    let row = RecorderRow(at: 10_800_000, wall: RunWalk.wall(2), .fix(Self.full))
    #expect(
      row.text
        == "[10800000,1790000002000,\"f\",481371540,-115753820,450,0,285,1234,5203,300]")
    let second = MotionSecond(steps: 3, cadence: 171, confidence: 88)
    #expect(
      RecorderRow(at: 1, wall: RunWalk.wall(0), .motion(second)).text
        == "[1,1790000000000,\"m\",3,171,88]")
    let still = MotionSecond(steps: 0, cadence: nil, confidence: 0)
    #expect(
      RecorderRow(at: 1, wall: RunWalk.wall(0), .motion(still)).text
        == "[1,1790000000000,\"m\",0]")
    #expect(
      RecorderRow(at: 1, wall: RunWalk.wall(0), .lap).text == "[1,1790000000000,\"lap\"]")
    let heart = RecorderEvent.sensor(.heart(HeartReading(beats: 152, intervals: [400, 398])))
    #expect(
      RecorderRow(at: 1, wall: RunWalk.wall(0), heart).text
        == "[1,1790000000000,\"h\",152,400,398]")
    let pod = RecorderEvent.sensor(.pod(PodReading(steps: 170, speed: 300, distance: 1_000)))
    #expect(
      RecorderRow(at: 1, wall: RunWalk.wall(0), pod).text
        == "[1,1790000000000,\"p\",170,300,true,null,1000]")
  }

  @Test func holdsTimesInTheirRange() {
    let low = RecorderRow(at: .min, wall: Instant(milliseconds: .min), .lap)
    let high = RecorderRow(at: .max, wall: Instant(milliseconds: .max), .lap)
    #expect(low.at == 0)
    #expect(low.wall.milliseconds == 0)
    #expect(high.at == RecorderRow.timeLimit)
    #expect(high.wall.milliseconds == 253_402_300_799_999)
  }

  @Test func writesNothingItCannotRead() throws {
    for (time, wall) in [(Int64.min, Int64.max), (.max, .min), (.max, .max), (.min, .min)] {
      let fix = Fix(
        taken: Instant(milliseconds: time), latitude: 1, longitude: 1, accuracy: 5)!
      let row = RecorderRow(at: time, wall: Instant(milliseconds: wall), .fix(fix))
      #expect(try RecorderRow(text: row.text) == row)
    }
  }

  @Test(arguments: [
    "", "{}", "[]", "[1,2]", "[-1,0,\"lap\"]", "[9000000000,0,\"lap\"]", "[0,-1,\"lap\"]",
    "[0,0,7]", "[0,0,\"start\"]", "[0,0,\"start\",4,true]", "[0,0,\"start\",3]", "[0,0,\"f\"]",
    "[0,0,\"f\",900000001,0,5,0]", "[0,0,\"f\",0,0,5]", "[0,0,\"f\",0,0,-1,0]",
    "[0,0,\"f\",0,0,5,0,1.5]", "[0,0,\"f\",0,0,5,0,1,3600]",
    "[0,0,\"f\",0,0,5,9223372036854775807]", "[0,0,\"permission\",null]",
    "[0,0,\"h\",24]", "[0,0,\"h\",246]", "[0,0,\"h\",60,-1]", "[0,0,\"h\",\"60\"]", "[0,0,\"p\"]",
    "[0,0,\"p\",301,0,true]", "[0,0,\"p\",170,300]", "[0,0,\"p\",170,300,true,-1]",
    "[0,0,\"m\"]", "[0,0,\"m\",-1]", "[0,0,\"m\",11]", "[0,0,\"m\",2,0,50]",
    "[0,0,\"m\",2,301,50]", "[0,0,\"m\",2,170]", "[0,0,\"m\",2,170,101]",
  ])
  func refusesWhatIsNoRow(_ text: String) {
    #expect(throws: WireError.self) { try RecorderRow(text: text) }
  }
}
