import Core
import RunningBuddyDomain
import RunningBuddyUI
import Testing
import Tracks

@testable import RunningBuddyTestKit

@Suite("A strap that is away for a while")
struct StrapAwayTests {
  /// Seconds of running before the strap is lost, and of all that is compared.
  private static let before = 60
  private static let all = 120
  /// Seconds that a strap needs to be connected.
  private static let connecting = 2
  /// Seconds within which one that is away for at most 30 s has to be back.
  private static let back = 35

  private static func running() -> RunWorld {
    var world = RunWorld()
    world.load()
    world.send(.view(.sensors(.connected(.heartRate))))
    world.says(.heartRate, .text("H10"))
    world.run(seconds: before, beats: 150)
    return world
  }

  /// The same run with a strap that is out of reach for so many seconds, and after how many it was
  /// connected again.
  private static func away(_ away: Int) -> (world: RunWorld, back: Int?) {
    var world = running()
    world.says(.heartRate, .failed("lost"))
    var due = (world.waits[RunWorld.strapTimer]?.last ?? 0) / 1_000
    var connected: Int?
    for second in 1...(all - before) {
      if let connected, second > connected { world.beat(155) }
      world.second()
      if connected == nil, second == due {
        world.fire(RunWorld.strapTimer)
        if second >= away {
          due += connecting
          connected = due
        } else {
          world.says(.heartRate, .failed("NetworkError"))
          due += (world.waits[RunWorld.strapTimer]?.last ?? 0) / 1_000
        }
      }
      if second == connected { world.says(.heartRate, .text("H10")) }
    }
    return (world, connected)
  }

  private static func withoutHeart(_ recorded: RunRecorder) -> [ChannelPoint] {
    recorded.points.map { point in
      var point = point
      point.heartRate = nil
      return point
    }
  }

  @Test(
    "Away for at most 30 s it is back within 35 s, and the recording never notices",
    arguments: [1, 2, 7, 15, 29, 30])
  func returns(_ seconds: Int) throws {
    var whole = Self.running()
    whole.seconds(Self.all - Self.before, beats: 150)
    let (away, back) = Self.away(seconds)
    let connected = try #require(back)
    #expect(connected <= Self.back)
    var world = away
    #expect(world.connects[.heartRate, default: 0] >= 2 && world.tells(155))

    let (recorded, expected) = (world.recorded, whole.recorded)
    #expect(recorded.phase == .recording)
    #expect(Self.withoutHeart(recorded) == Self.withoutHeart(expected))
    #expect(recorded.metres == expected.metres && recorded.estimatedMetres == 0)
    #expect(recorded.gaps.isEmpty && recorded.laps.isEmpty)
    #expect(recorded.refused == expected.refused)
    #expect(recorded.times?.pauses.isEmpty == true)
    // The heart rate alone has a hole, and the last one is no longer held after some seconds.
    let unknown = recorded.points.count { point in point.heartRate == nil }
    let known = expected.points.count { point in point.heartRate == nil }
    #expect((0...Self.back).contains(unknown - known))
    #expect(recorded.points.last?.heartRate == 155)

    world.send(.finished)
    world.send(.saved)
    #expect(try world.onlyRun().mostHeartRate.first == 155)
  }
}
