import Core
import RunningBuddyDomain
import RunningBuddyUI
import Testing

@testable import RunningBuddyTestKit

@Suite("The map that is turned with the runner")
struct LiveHeadingTests {
  /// A run under way, with the map turned.
  private func turned(seconds: Int = 10) -> RunWorld {
    var world = RunWorld()
    world.load()
    world.run(seconds: seconds)
    world.send(.mapTapped)
    world.send(.mapTapped)
    return world
  }

  @Test("The compass is asked for as long as the map is turned, and no longer")
  func asked() {
    var world = RunWorld()
    world.load()
    world.run(seconds: 10)
    #expect(world.turn == nil)
    world.send(.mapTapped)
    #expect(world.turn == nil && world.shows("Around you"))
    world.send(.mapTapped)
    #expect(world.turn != nil && world.state.released.contains(.unwatchHeading))
    world.send(.pocketed)
    #expect(world.turn == nil)
    world.send(.unpocketed)
    #expect(world.turn != nil)
    world.send(.view(.went(.sensors)))
    #expect(world.turn == nil)
    world.send(.view(.closed))
    #expect(world.turn != nil)
    world.send(.mapTapped)
    #expect(world.turn == nil && world.shows("Whole route"))
    #expect(!world.state.released.contains(.unwatchHeading))
  }

  @Test("What is ahead is up, by true or magnetic north")
  func compass() {
    var world = turned()
    #expect(world.shows("Looking for the compass"))
    world.answer(world.turn, .text("90 true 0"))
    #expect(world.shows("Ahead is up: compass<"))
    #expect(world.shows("transform=\"rotate(-90 "))
    world.answer(world.turn, .text("90 magnetic 0"))
    #expect(world.shows("Ahead is up: compass, magnetic north"))
    // A compass that does not know is none.
    world.answer(world.turn, .text("-1 magnetic 0"))
    #expect(world.shows("transform=\"rotate(-90 "))
  }

  @Test(
    "Without a compass it is the course over ground, with a word",
    arguments: ["unsupported", "insecure"])
  func course(_ reason: String) {
    var world = turned()
    world.answer(world.turn, .failed(reason))
    #expect(world.shows("No direction yet: north is up"))
    world.answer(
      world.watch, .text("37.5666 126.978 5   135 3 " + String(world.instant.milliseconds)))
    #expect(world.shows("direction of travel, no compass"))
    #expect(world.shows("transform=\"rotate(-135 "))
    // Whoever stands has no course after a while.
    world.pass(seconds: 6)
    world.fire("run.second")
    #expect(world.shows("No direction yet: north is up"))
    #expect(world.shows("transform=\"rotate(0)\""))
  }

  @Test("A refusal has its word, and the next tap asks again")
  func refused() {
    var world = turned()
    world.answer(world.turn, .failed("NotAllowedError"))
    world.turn = nil
    world.answer(
      world.watch, .text("37.5666 126.978 5   45 3 " + String(world.instant.milliseconds)))
    #expect(world.shows("compass blocked, direction of travel"))
    #expect(world.turn == nil, "nobody is asked without a tap")
    for _ in 0..<3 { world.send(.mapTapped) }
    #expect(world.turn != nil)
  }

  @Test("A compass that jumps says so, and the map stays")
  func unsteady() {
    var world = turned()
    for _ in 0..<10 { world.answer(world.turn, .text("90 true 0")) }
    for index in 0..<40 {
      world.answer(world.turn, .text(String(index * 137 % 360) + " true 0"))
    }
    #expect(world.shows("compass unsteady"))
  }

  @Test("Whoever zooms takes hold of the map")
  func zoomed() {
    var world = turned()
    world.send(.zoomed(closer: true))
    #expect(world.shows("Around you") && world.turn == nil)
  }

  @Test("Tools come in two rows of nearly as many where one is too narrow")
  func tools() throws {
    var world = turned()
    world.send(.zoomed(closer: true))
    let tools = try #require(
      world.page.firstMatch(of: #/line run-tools">(.*?)line run-main"/#))
    let groups = tools.1.split(separator: "line wraps").dropFirst()
    #expect(groups.map { group in group.split(separator: "<button").count - 1 } == [3, 4])
  }
}
