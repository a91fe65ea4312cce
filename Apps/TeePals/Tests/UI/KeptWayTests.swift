import Core
import TeePalsDomain
import TeePalsUI
import Testing

/// The way to a round, through what a profile lacks and over a reload.
@Suite struct KeptWayTests {
  private let round = RoundID(high: 9, low: 1)
  private let key = "golf.way." + GolfWorld.me.description

  /// Somebody without a photo who wants to join and is about to choose one.
  private func stopped() -> GolfWorld {
    var world = GolfWorld(route: .round(round))
    world.golfer(pictured: false)
    world.load()
    world.send(.rounds(.did(round, .membership(.request))))
    world.send(.gate(.completed))
    return world
  }

  private func reloaded(_ world: GolfWorld, on date: String = "2026-11-21") -> GolfWorld {
    var again = GolfWorld(
      route: .editProfile(.photo), remembered: world.memory, on: date)
    again.replica = world.replica
    again.load()
    return again
  }

  @Test func theEditorLeadsBackToTheRoundAfterAReload() {
    let world = stopped()
    #expect(world.state.route == .editProfile(.photo))
    #expect(world.memory[key] != nil)
    // As often as it is reloaded.
    var again = reloaded(reloaded(world))
    again.send(.closed)
    #expect(again.state.route == .round(round))
    #expect(again.memory[key] == nil)
  }

  @Test func theWayIsForgottenAfterAWeekAndWithThePerson() {
    var late = reloaded(stopped(), on: "2026-11-28")
    late.send(.closed)
    #expect(late.state.route == .profile)
    #expect(late.memory[key] == nil)
    #expect(TeePalsMemory.keys(of: GolfWorld.me).contains(key))
  }

  @Test func whereSomebodyWasGoingIsWantedForAWeek() {
    var world = GolfWorld(route: .round(round))
    world.load()
    #expect(world.state.route == .onboarding)
    for (date, place) in [
      ("2026-11-27", TeePalsRoute.round(round)), ("2026-11-28", .home),
    ] {
      var again = GolfWorld(route: .onboarding, remembered: world.memory, on: date)
      again.golfer()
      again.load()
      #expect(again.state.route == place, "\(date)")
    }
  }

  @Test func theWeekBeginsWithTheLink() {
    var world = GolfWorld(route: .round(round))
    world.state.cameByLink(at: world.instant.advanced(byMilliseconds: -6 * 86_400_000))
    world.load()
    var again = GolfWorld(
      route: .onboarding, remembered: world.memory, on: "2026-11-23")
    again.golfer()
    again.load()
    #expect(again.state.route == .home)
  }
}
