import Calendar
import Core
import Design
import RunningBuddyDomain
import RunningBuddyUI
import Sync
import TestKit
import Testing
import View

@testable import RunningBuddyTestKit

@Suite("Heart rates, zones and load on the screen")
struct HeartScreenTests {
  static func filled(
    _ route: RunRoute, language: Language = .english, greatest: Int? = 190, birthYear: Int? = nil
  ) -> RunWorld {
    var world = RunScreenTests.filled(language: language, route: route)
    world.state.body.greatest = greatest
    world.state.body.birthYear = birthYear
    // The figures follow from the body, which the parent tells at any time.
    world.send(.inner(.met))
    return world
  }

  /// Changes the only run as an older version, or the person, left it.
  static func changed(_ world: inout RunWorld, _ change: (inout Run) -> Void) throws {
    var run = try world.onlyRun()
    change(&run)
    world.replica.set(RunEntity.run(run).key, to: .run(run))
    world.state.replicaChanged(world.replica, world.moment())
    world.send(.inner(.met))
  }

  @Test("One run has its time in zones in words and percent, its load, and how sure it is")
  func detail() throws {
    let route = RunRoute.run(RunScreenTests.id)
    var world = HeartScreenTests.filled(route)
    for text in [
      "Heart rate and load", "Time in zones", "Zone 3 · moderate", "%", "Highest", "TRIMP",
      "from heart rate", "Your resting or threshold heart rate is not set",
    ] {
      #expect(world.shows(text), "\(text)")
    }
    #expect(markupFaults(in: world.page) == [])
    #expect(!world.shows("guessed from your age"))
    // The zone that begins at 152 lies across the chart from 140 to 159.
    #expect(world.shows("Dashed lines: where your zones begin.") && world.shows("chart-mark"))
    world = HeartScreenTests.filled(route, greatest: nil, birthYear: 1_990)
    #expect(world.shows("guessed from your age"))
    // A maximum that the run went beyond is told.
    world = HeartScreenTests.filled(route, greatest: 150)
    #expect(world.shows("went above your maximum heart rate of 150 bpm"))
  }

  @Test("Without a profile it says what is missing, and the load is not 0")
  func unknown() throws {
    var world = HeartScreenTests.filled(.run(RunScreenTests.id), greatest: nil)
    #expect(world.shows("Add your maximum heart rate or your year of birth"))
    #expect(!world.shows("Time in zones") && !world.shows("TRIMP"))
    #expect(world.shows("Training load") && world.shows(">–<"))
    try HeartScreenTests.changed(&world) { run in run.effort = 8 }
    #expect(world.shows("from your effort"))
    #expect(world.shows("An hour at 8/10 is 100."))
    #expect(markupFaults(in: world.page) == [])
  }

  @Test("Figures of before say that they have no zones yet, and are recalculated")
  func older() throws {
    var world = HeartScreenTests.filled(.run(RunScreenTests.id))
    try HeartScreenTests.changed(&world) { run in run.record.heartRates = nil }
    #expect(world.shows("Time in zones appears once the figures are recalculated."))
    #expect(world.shows("from the average"))
    world.send(.view(.detail(.recomputeWanted)))
    #expect(world.shows("run-recompute") && world.shows("20:00"))
    world.send(.view(.detail(.recomputed)))
    #expect(try world.onlyRun().record.heartRates?.total == 1_200)
    #expect(world.shows("Zone 3 · moderate") && world.rejections.isEmpty)
  }

  @Test("A run without heart rate and effort has no such part")
  func none() {
    var world = RunWorld(route: .run(RunScreenTests.id))
    let run = SomeRun.byHand(RunScreenTests.id, minutes: 30, metres: 5_000)
    world.decide(.saveRun(run), world.moment())
    world.load()
    #expect(!world.shows("Heart rate and load"))
  }

  @Test("Fitness, fatigue and form of 90 days and a year, with what is missing")
  func statistics() throws {
    for language in Language.allCases {
      var world = HeartScreenTests.filled(.statistics, language: language)
      for span in LoadSpan.allCases {
        world.send(.view(.statistics(.loadSpanChosen(span))))
        for piece in [
          "run-load-fitness", "run-load-fatigue", "run-load-form", "run-load-weeks", "chart-bars",
        ] {
          #expect(world.shows(piece), "\(piece)")
        }
        #expect(markupFaults(in: world.page) == [])
      }
    }
    var world = HeartScreenTests.filled(.statistics)
    #expect(world.shows("Fitness needs about six weeks of runs."))
    #expect(world.shows("What these numbers mean"))
    #expect(!world.shows("missing here"))
    // What is not known is no 0.
    world = HeartScreenTests.filled(.statistics, greatest: nil)
    #expect(world.shows("No training load yet.") && !world.shows("run-load-fitness"))
    #expect(world.shows("Add your maximum heart rate"))
    try HeartScreenTests.changed(&world) { run in run.effort = 5 }
    #expect(world.shows("run-load-fitness"))
    #expect(world.shows("1 run counts by its effort or average heart rate."))
    #expect(markupFaults(in: world.page) == [])
    let hand = SomeRun.byHand(RunID(high: 5, low: 5), minutes: 30, metres: 5_000)
    world.decide(.saveRun(hand), world.moment())
    world.state.replicaChanged(world.replica, world.moment())
    world.send(.inner(.met))
    #expect(world.shows("1 run is missing here"))
  }

  @Test("Threshold and own borders are kept whole or not at all; the rest is said where it is")
  func settings() throws {
    var world = HeartScreenTests.filled(.settings)
    for text in ["190 bpm", "assumed", "95 – 113 bpm", "171 bpm and more", "run-zone-method"] {
      #expect(world.shows(text), "\(text)")
    }
    #expect(!world.shows("run-border-1"))
    world.send(.view(.setting(.heart(.method(.own)))))
    #expect(world.shows("run-border-5"))
    #expect(markupFaults(in: world.page) == [])
    world.send(.view(.heart(.thresholdTyped("fast"))))
    world.send(.view(.heart(.sent)))
    #expect(world.shows("Enter whole numbers."))
    world.send(.view(.heart(.thresholdTyped("168"))))
    world.send(.view(.heart(.borderTyped(zone: 1, "150"))))
    world.send(.view(.heart(.sent)))
    #expect(world.shows("The numbers must rise from one to the next."))
    #expect(markupFaults(in: world.page) == [])
    func heart() -> HeartSettings { world.replica.settings(of: RunWorld.me).heart }
    #expect(heart().threshold == nil && heart().borders == nil)
    world.send(.view(.heart(.borderTyped(zone: 1, "100"))))
    world.send(.view(.heart(.sent)))
    #expect(world.shows("Heart-rate settings saved"))
    #expect(heart().threshold == 168 && heart().borders == [100, 114, 133, 152, 171])
    // Taken back with an empty field, and out of range said.
    world.send(.view(.heart(.thresholdTyped("300"))))
    world.send(.view(.heart(.sent)))
    #expect(world.shows("It must be between 70 and 230."))
    world.send(.view(.heart(.thresholdTyped(""))))
    world.send(.view(.heart(.sent)))
    #expect(heart().threshold == nil && world.rejections.isEmpty)
  }

  @Test("What somebody types stays while another device changes the rest")
  func meanwhile() {
    var world = HeartScreenTests.filled(.settings)
    world.send(.view(.setting(.heart(.method(.own)))))
    world.send(.view(.heart(.thresholdTyped("160"))))
    world.decide(
      .setRunSetting(RunWorld.me, .heart(.borders([101, 121, 141, 156, 172]))), world.moment())
    world.state.replicaChanged(world.replica, world.moment())
    world.send(.inner(.met))
    #expect(world.shows("value=\"160\"") && world.shows("value=\"141\""))
    world.send(.view(.heart(.sent)))
    let heart = world.replica.settings(of: RunWorld.me).heart
    #expect(heart.threshold == 160 && heart.borders == [101, 121, 141, 156, 172])
  }
}
