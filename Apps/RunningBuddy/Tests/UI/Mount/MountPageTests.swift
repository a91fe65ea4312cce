import Calendar
import Core
import Design
import RunningBuddyDomain
import RunningBuddyUI
import TestKit
import Testing

@testable import RunningBuddyTestKit

@Suite("The page that checks where the device is carried")
struct MountPageTests {
  private static func world(_ place: Carrying, language: Language = .english) -> RunWorld {
    var world = RunWorld(route: .carrying, language: language)
    world.load()
    world.send(.view(.mount(.placed(place))))
    return world
  }

  /// Somebody starts the check and does what it says, until it is over; `seconds` at most.
  private static func check(_ world: inout RunWorld, _ carried: Carrying, seconds: Int = 40) {
    let gait = Gait(
      carried, cadence: 170, seconds: 40, hertz: 60, jitter: 0.3, before: 9, after: 0, seed: 170)
    world.send(.view(.mount(.started)))
    for second in 0..<seconds where world.shows("run-mount-cancel") {
      let from = Gait.begin + Int64(second) * 1_000
      let samples = gait.samples.filter { sample in (from..<from + 1_000).contains(sample.at) }
      world.pass(seconds: 1)
      world.answer(world.sense, .file(name: "free", bytes: samples.flatMap(\.bytes)))
      world.fire("run.mount")
      #expect(markupFaults(in: world.page) == [], "\(second)")
    }
  }

  @Test("What fits is saved, and can be undone", arguments: Language.allCases)
  func fits(language: Language) {
    var world = Self.world(.pocket, language: language)
    #expect(markupFaults(in: world.page) == [] && world.shows("run-mount-start"))
    Self.check(&world, .pocket)
    // The sounds of standing, of running and of the end.
    #expect(world.cues == 3)
    #expect(world.sense == nil && !world.isAwake)
    #expect(world.shows("run-mount-pocket") && !world.shows("run-mount-ankle"))
    world.send(.view(.mount(.kept(.pocket))))
    #expect(world.rejections.isEmpty && world.replica.settings(of: RunWorld.me).carried == .pocket)
    #expect(world.shows("run-mount-start") && markupFaults(in: world.page) == [])
    world.undo()
    #expect(world.replica.settings(of: RunWorld.me).carried == .hand)
  }

  @Test("It says what to do, and in the end what was felt")
  func words() {
    var world = Self.world(.ankle)
    #expect(world.shows("Choose where you carry the phone"))
    Self.check(&world, .ankle, seconds: 2)
    #expect(world.shows("Put the phone in its place") && world.isAwake && world.sense != nil)
    world.send(.view(.mount(.ended)))
    #expect(world.sense == nil && !world.isAwake && world.shows("run-mount-start"))
    Self.check(&world, .ankle)
    #expect(world.shows("Your steps are counted there") && world.shows("the steps of one foot"))
    #expect(world.shows("run-mount-ankle"))
  }

  @Test("Where one foot is felt and not both, the ankle is offered")
  func elsewhere() {
    var world = Self.world(.waist)
    Self.check(&world, .ankle)
    #expect(world.shows("The phone seems to be elsewhere") && world.shows("run-mount-ankle"))
    #expect(!world.shows("run-mount-waist"))
    world.send(.view(.mount(.kept(.ankle))))
    #expect(world.replica.settings(of: RunWorld.me).carried == .ankle)
  }

  @Test("A check that came to nothing says why, and nothing is saved")
  func fault() {
    var world = Self.world(.arm)
    Self.check(&world, .arm, seconds: 12)
    #expect(world.shows("Run in place"))
    world.send(.inner(.becameHidden))
    world.send(.inner(.becameVisible))
    #expect(world.shows("Nothing could be found out"))
    #expect(world.shows("The page was not on the screen."))
    #expect(world.sense == nil && !world.isAwake && markupFaults(in: world.page) == [])
    world.send(.view(.mount(.ended)))
    world.send(.view(.mount(.started)))
    for _ in 0..<6 {
      world.pass(seconds: 1)
      world.fire("run.mount")
    }
    #expect(world.shows("The motion sensors said nothing"))
    #expect(world.replica.settings(of: RunWorld.me).carried == .hand)
  }

  @Test(
    "Without sensors it says so and can be tried again",
    arguments: [
      ("denied", "Motion access is not allowed"), ("NotAllowedError", "Motion access is not"),
      ("insecure", "over HTTPS only"), ("unsupported", "no motion sensor"),
    ])
  func missing(reason: String, text: String) {
    var world = Self.world(.hand)
    world.send(.view(.mount(.started)))
    world.answer(world.sense, .failed(reason))
    #expect(world.shows(text) && world.shows("run-mount-start") && !world.isAwake)
    #expect(markupFaults(in: world.page) == [])
    world.send(.view(.mount(.started)))
    #expect(!world.shows(text) && world.shows("run-mount-cancel"))
  }

  @Test("Settings lead there and back; leaving the page ends a check")
  func places() {
    var world = RunWorld(route: .settings)
    world.load()
    #expect(world.shows("Check step counting"))
    world.send(.view(.went(.carrying)))
    Self.check(&world, .hand, seconds: 3)
    #expect(world.sense != nil)
    world.send(.view(.closed))
    #expect(world.state.route == .settings && world.sense == nil && !world.isAwake)
    world.send(.view(.went(.carrying)))
    #expect(world.shows("run-mount-start"))
  }

  @Test("While a run is recorded nothing is checked")
  func recording() {
    var world = RunWorld()
    world.load()
    world.run(seconds: 20)
    world.send(.view(.went(.carrying)))
    #expect(world.shows("in use by a recording"))
    world.send(.view(.mount(.started)))
    #expect(!world.shows("run-mount-cancel") && world.sense != nil && world.isAwake)
  }
}
