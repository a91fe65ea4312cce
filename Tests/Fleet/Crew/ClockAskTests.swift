import Core
import RefWatchDomain
import Suite
import Sync
import Testing
import Wire

/// Asking whoever keeps the time, as the server has it.
@Suite struct ClockAskTests {
  private func ask(
    _ ask: ClockAsk, _ place: CoursePlace, by person: SuitePerson, in world: CrewWorld,
    number: UInt64 = 1, match: MatchID? = nil
  ) async throws -> SuiteAnswer {
    try await world.client.ask(
      "POST", "/api/referee/crew/requests",
      body: .object([
        "match": .id(match ?? world.match.id), "number": .id(ClockAskID(high: 6, low: number)),
        "ask": ask.json, "place": place.json,
      ]), cookie: person.cookie)
  }

  private let start = CoursePlace(stage: .gap(.beforeMatch), after: nil)

  @Test func recordersAskAndWhoeverKeepsTheTimeAnswers() async throws {
    let site = try SuiteSite()
    try await site.test { client in
      let world = try await CrewWorld(client)
      let (owner, recorder) = (try world.person(.owner), try world.person(.recorder))
      let answer = try await ask(.kickOff(.home), start, by: recorder, in: world)
      #expect(answer.status == 201 && answer.json["askedAt"] == .instant(client.clock.now))
      // Sent twice, it is one request, of the first time.
      client.clock.advance(bySeconds: 3)
      let again = try await ask(.kickOff(.home), start, by: recorder, in: world)
      #expect(again.json["askedAt"] == answer.json["askedAt"])
      var seen = try await world.replica(owner).requests(of: world.match.id)
      #expect(seen.count == 1 && seen.first?.asker == recorder.user)
      #expect(seen.first?.ask == .kickOff(.home) && seen.first?.answer == nil)
      // Another asking takes its place.
      let other = try await ask(.kickOff(.away), start, by: recorder, in: world, number: 2)
      #expect(other.status == 201)
      for relation in [CrewRelation.owner, .observer] {
        seen = try await world.replica(world.person(relation)).requests(of: world.match.id)
        #expect(seen.map { request in request.ask } == [.kickOff(.away)])
      }
      let reply = RefWatchCommand.answerClock(
        world.match.id, recorder.user, ClockAskID(high: 6, low: 2), .accepted)
      #expect(try await client.push(.referee(reply), as: owner) == nil)
      seen = try await world.replica(recorder).requests(of: world.match.id)
      #expect(seen.map { request in request.answer } == [.accepted])
    }
  }

  @Test func nobodyElseAsksAndNothingThatMakesNoSense() async throws {
    let site = try SuiteSite()
    try await site.test { client in
      let world = try await CrewWorld(client)
      for relation in [CrewRelation.observer, .removed, .left, .stranger] {
        let person = try world.person(relation)
        let refused = try await ask(.kickOff(.home), start, by: person, in: world)
        let absent = try await ask(
          .kickOff(.home), start, by: person, in: world, match: MatchID(high: 1, low: 1))
        #expect(refused.status == 404, "\(relation.rawValue)")
        #expect(refused.problem == absent.problem)
      }
      let recorder = try world.person(.recorder)
      let elsewhere = CoursePlace(stage: .period(.regulation(1)), after: nil)
      for (wanted, place) in [
        (ClockAsk.endPeriod, start), (.kickOff(.home), elsewhere),
        (.kickOff(.home), CoursePlace(stage: start.stage, after: MatchEventID(high: 1, low: 1))),
      ] {
        #expect(try await ask(wanted, place, by: recorder, in: world).status == 409)
      }
      // Who keeps the time does it.
      let own = try await ask(.kickOff(.home), start, by: world.person(.owner), in: world)
      #expect(own.status == 409)
      #expect(try await world.replica(recorder).requests(of: world.match.id).isEmpty)
    }
  }

  @Test func whoLeavesTakesTheirRequestAlong() async throws {
    let site = try SuiteSite()
    try await site.test { client in
      let world = try await CrewWorld(client)
      let recorder = try world.person(.recorder)
      #expect(try await ask(.kickOff(.home), start, by: recorder, in: world).status == 201)
      let leave = RefWatchCommand.leaveCrew(world.match.id)
      #expect(try await client.push(.referee(leave), as: recorder) == nil)
      let owner = try world.person(.owner)
      #expect(try await world.replica(owner).requests(of: world.match.id).isEmpty)
    }
  }
}
