import Core
import RefWatchDomain
import RefWatchUI
import Testing

/// A set-up that is being corrected while another device corrects it too.
@Suite struct DraftBaseTests {
  @Test func whatOthersChangedMeanwhileStaysAlsoOverAReload() throws {
    var world = DeskWorld()
    let id = world.match()
    world.load()
    world.send(.went(.setup(id)))
    world.send(.typed(.venue, "River Park"))
    world.reload(.setup(id))
    #expect(world.html.contains("River Park"))
    // The other device: another competition, and another name of the home team.
    let moment = world.moment()
    world.decide(
      .editMatch(id, [.competition("City Cup"), .team(.home, TeamRef(name: "Harbour FC"))]), moment)
    world.load()
    world.send(.submitted)
    let match = try #require(world.replica.match(id))
    #expect(match.venue == "River Park")
    #expect(match.competition == "City Cup")
    #expect(match.home.name == "Harbour FC")
    #expect(world.rejections.isEmpty)
  }

  @Test func rulesThatOthersChangedInAMatchUnderWayStay() throws {
    var world = DeskWorld()
    let id = world.match()
    world.write(
      [.kickOff(.home), .periodStart(.regulation(1), seconds: 2_700)], in: id, .gap(.beforeMatch))
    world.load()
    world.send(.went(.setup(id)))
    world.send(.typed(.venue, "River Park"))
    world.reload(.setup(id))
    var rules = try #require(world.record(id)).rules
    rules.extraTime = .ifLevel
    world.write([.rules(rules)], in: id, .period(.regulation(1)), minute: 5)
    world.load()
    world.send(.submitted)
    let record = try #require(world.record(id))
    #expect(record.rules.extraTime == .ifLevel)
    #expect(record.match.venue == "River Park")
  }
}
