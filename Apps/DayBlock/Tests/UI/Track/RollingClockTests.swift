import Core
import DayBlockDomain
import DayBlockUI
import Testing

@testable import DayBlockTestKit

/// Which digits of a run's clock move, and when they begin to (specification §8.2).
@Suite struct RollingClockTests {
  /// The digits with what each does, as "0 0:0 9,leaves:5 9,rolls".
  private func clock(_ world: TrackWorld) -> String {
    guard let start = world.html.firstRange(of: "role=\"timer\"") else { return "none" }
    let rest = world.html[start.upperBound...]
    let end = rest.firstRange(of: "</div>")?.lowerBound ?? rest.endIndex
    return rest[..<end].split(separator: "class=\"day-").dropFirst().map { part in
      let names = part.prefix { character in character != "\"" }.split(separator: " ")
      let start = part.firstRange(of: "<span>")?.upperBound ?? part.endIndex
      let text = part[start...].prefix(1)
      return names[0] == "colon" ? ":" : ([text] + names.dropFirst()).joined(separator: ",")
    }.joined(separator: " ")
  }

  private func started() -> TrackWorld {
    var (world, _) = TrackWorld.ready()
    world.send(.played)
    return world
  }

  @Test(arguments: [
    (1, "0 0 : 0 0 : 0 1,rolls"),
    (9, "0 0 : 0 0 : 0,leaves 9,rolls"),
    (10, "0 0 : 0 0 : 1,comes 0,rolls"),
    (11, "0 0 : 0 0 : 1 1,rolls"),
    (59, "0 0 : 0 0,leaves : 5,leaves 9,rolls"),
    (60, "0 0 : 0 1,comes : 0,comes 0,rolls"),
    (3_599, "0 0,leaves : 5,leaves 9,leaves : 5,leaves 9,rolls"),
    (3_600, "0 1,comes : 0,comes 0,comes : 0,comes 0,rolls"),
  ])
  func digitsMoveAroundTheirChange(second: Int64, digits: String) {
    var world = started()
    world.pass(milliseconds: second * 1_000 + 3)
    world.look()
    #expect(clock(world) == digits)
  }

  @Test func nothingBeginsToMoveWithinASecond() {
    var world = started()
    world.pass(milliseconds: 9_400)
    world.look()
    #expect(clock(world) == "0 0 : 0 0 : 0 9")
    world.pass(milliseconds: 600)
    world.look()
    #expect(clock(world) == "0 0 : 0 0 : 1,comes 0,rolls")
  }

  @Test func aSecondIsThatOfTheStretchUnderWay() throws {
    var world = started()
    let run = try #require(world.run).id
    world.pass(milliseconds: 2_700)
    world.send(.paused(run))
    #expect(clock(world) == "0 0 : 0 0 : 0 2", "time that stands still")
    world.pass(milliseconds: 10_100)
    world.send(.resumed(run))
    world.pass(milliseconds: 1_000)
    world.look()
    #expect(clock(world) == "0 0 : 0 0 : 0 3,rolls")
  }
}
