import Core
import RunningBuddyDomain
import RunningBuddyUI
import TestKit
import Testing

@testable import RunningBuddyTestKit

@Suite("Every number of a run says where it comes from and how old it is")
struct FigureOriginTests {
  @Test("Distance and pace on the live page")
  func live() {
    var world = RunWorld()
    world.load()
    world.run(seconds: 20)
    #expect(world.shows("GPS · Whole route") && world.shows("GPS very good"))
    #expect(!world.shows("run-big figures soft"))
    world.pass(seconds: 7)
    world.fire("run.second")
    #expect(world.shows("GPS · 7 s ago · Whole route") && world.shows("GPS 7 s ago"))
    #expect(world.shows("run-big figures soft") && !world.shows("GPS very good"))
    #expect(!world.shows("–<span"), "the pace is grey, and still there")
    world.pass(seconds: 9)
    world.fire("run.second")
    #expect(world.shows("GPS no signal · Whole route") && world.shows("–<span"))
    // How far it was stays.
    #expect(!world.shows("0.00<span"))
    world.second()
    #expect(world.shows("GPS · Whole route") && world.shows("GPS very good"))
    #expect(markupFaults(in: world.page) == [])
  }

  @Test("Distance in pocket mode")
  func pocket() {
    var world = RunWorld()
    world.load()
    world.run(seconds: 20)
    world.send(.pocketed)
    #expect(world.shows("<p class=\"hint\">GPS</p>"))
    world.pass(seconds: 40)
    world.fire("run.second")
    #expect(world.shows("GPS no signal"))
  }

  @Test("A run by time alone has no signal to show")
  func withoutPlace() {
    var world = RunWorld()
    world.load()
    world.send(.startWanted)
    world.answer(world.watch, .failed("denied"))
    world.send(.started)
    for _ in 0..<10 {
      world.pass(seconds: 1)
      world.fire("run.second")
    }
    #expect(world.shows("GPS no signal · Whole route"))
  }

  @Test("All figures on a second device: grey after 5 s, gone after 15 s, and how far it was stays")
  func second() {
    var pair = CompanionPair()
    pair.main.send(.view(.sensors(.connected(.heartRate))))
    pair.main.says(.heartRate, .text("H10"))
    pair.main.send(.startWanted)
    pair.seconds(6)
    pair.main.send(.started)
    for _ in 0..<20 {
      pair.main.beat(151)
      pair.seconds(1)
    }
    #expect(pair.second.tells(151) && pair.second.shows("Heart rate strap</span>"))
    #expect(pair.second.shows("GPS</span>") && !pair.second.shows("s ago"))
    #expect(!pair.second.shows("run-big figures soft"))
    pair.isOnline = false
    pair.seconds(8)
    #expect(pair.second.shows("Heart rate strap · ") && pair.second.shows("GPS · "))
    #expect(pair.second.tells(151) && pair.second.shows("run-big figures soft"))
    pair.seconds(10)
    #expect(!pair.second.tells(151) && pair.second.shows("–<span"))
    #expect(!pair.second.shows("0.00<span"))
    #expect(markupFaults(in: pair.second.page) == [])
  }
}
