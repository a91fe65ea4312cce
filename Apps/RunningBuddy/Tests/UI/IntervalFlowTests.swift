import Calendar
import Core
import Design
import RunningBuddyDomain
import RunningBuddyUI
import Sync
import TestKit
import Testing

@testable import RunningBuddyTestKit

@Suite("Intervals on the screen")
struct IntervalFlowTests {
  private static let plan = RunPlan(
    id: RunPlanID(high: 7, low: 7), name: "Short",
    IntervalPlan(sets: [IntervalSet(times: 2, work: .distance(100), rest: .time(20))]))

  /// With a plan that is about to be run.
  private static func world(language: Language = .english) -> RunWorld {
    var world = RunWorld(route: .plans, language: language)
    world.decide(.keepPlan(plan), world.moment())
    world.load()
    return world
  }

  @Test("A plan is made of big choices, kept, edited and deleted", arguments: Language.allCases)
  func making(language: Language) throws {
    var world = RunWorld(route: .plans, language: language)
    world.load()
    #expect(world.shows(language == .english ? "No intervals yet" : "아직 인터벌이 없어요"))
    world.send(.view(.plans(.presetOpened(0))))
    #expect(markupFaults(in: world.page) == [])
    for change: PlansAction.Change in [
      .added, .times(1, "3"), .work(1, "t60"), .rest(1, ""), .warmUp(""), .coolDown("p"),
      .name("Wed"), .added, .removed(2), .work(9, "t60"), .work(0, "nothing"),
    ] {
      world.send(.view(.plans(.changed(change))))
    }
    #expect(markupFaults(in: world.page) == [])
    world.send(.view(.plans(.sent)))
    let kept = try #require(world.replica.plans.first)
    let sets = [
      IntervalSet(times: 8, work: .distance(400), rest: .time(90)),
      IntervalSet(times: 3, work: .time(60)),
    ]
    #expect(kept.name == "Wed" && kept.plan == IntervalPlan(sets: sets, coolDown: .pressed))
    #expect(world.shows("8 × 400 m"))
    #expect(markupFaults(in: world.page) == [])
    world.send(.view(.plans(.opened(kept.id))))
    world.send(.view(.plans(.changed(.times(1, "4")))))
    world.send(.view(.plans(.sent)))
    #expect(world.replica.plan(kept.id)?.plan.sets[1].times == 4)
    world.undo()
    #expect(world.replica.plan(kept.id) == kept)
    world.send(.view(.plans(.deleted(kept.id))))
    #expect(world.replica.plans.isEmpty)
    world.undo()
    #expect(world.replica.plan(kept.id) == kept)
    // Too many steps are said, and nothing is lost.
    world.send(.view(.plans(.opened(kept.id))))
    for change: PlansAction.Change in [.times(0, "50"), .times(1, "50")] {
      world.send(.view(.plans(.changed(change))))
    }
    world.send(.view(.plans(.sent)))
    #expect(world.shows("run-plan-refusal"))
  }

  @Test("A run follows its plan: told, shown, kept as laps")
  func running() throws {
    var world = Self.world()
    world.send(.view(.plans(.started(Self.plan.id))))
    #expect(world.shows("run-plan"))
    world.seconds(6)
    world.send(.started)
    world.seconds(2)
    #expect(world.spoken.first == "Work 1 of 2, 100 meters.")
    #expect(world.shows("Work 1/2") && world.shows("Next: Rest · 20 s"))
    world.seconds(34)
    #expect(world.spoken.contains("3") && world.spoken.contains("1"))
    #expect(world.spoken.contains("Rest, 20 seconds."))
    world.seconds(65)
    #expect(world.spoken.contains("Plan complete."))
    #expect(world.shows("Intervals complete"))
    world.send(.finished)
    world.send(.view(.form(.sent)))
    let run = try world.onlyRun()
    #expect(run.lapKinds == [.work, .rest, .work, nil])
    #expect(abs((run.record.laps[0].centimetres ?? 0) - 10_000) <= 300)
    for text in ["Step", "Work 1", "Rest", "Work 2"] { #expect(world.shows(text), "\(text)") }
    // The next run has no plan of its own accord.
    world.run(seconds: 10)
    #expect(!world.shows("Work 1/2"))
  }

  @Test("Without a voice there are sounds, and a rest goes on where somebody stands")
  func sounds() {
    var world = Self.world()
    world.decide(.setRunSetting(RunWorld.me, .speaksCues(false)), world.moment())
    world.state.replicaChanged(world.replica, world.moment())
    world.send(.view(.plans(.started(Self.plan.id))))
    world.seconds(6)
    world.send(.started)
    world.seconds(36)
    let before = world.cues
    #expect(before >= 4)
    for _ in 0..<20 { world.second(decimetres: 0) }
    #expect(world.cues == before + 4)
    #expect(world.spoken.isEmpty)
  }

  @Test("After the page was gone the plan goes on where it was, and what was told stays told")
  func restarted() {
    var world = Self.world()
    world.send(.view(.plans(.started(Self.plan.id))))
    world.seconds(6)
    world.send(.started)
    world.seconds(40)
    var next = world.reloaded(after: 5)
    next.send(.wentOn)
    #expect(next.shows("Rest"))
    #expect(next.spoken.isEmpty)
    next.seconds(20)
    #expect(next.spoken.contains("Work 2 of 2, 100 meters."))
  }
}
