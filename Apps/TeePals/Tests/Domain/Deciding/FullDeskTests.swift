import Core
import Sync
import TeePalsDomain
import Testing

@testable import TeePalsTestKit

/// Only who has to do with a round counts, and what ended long ago is forgotten.
@Suite("A desk that many have been at")
struct FullDeskTests {
  private let host = SampleGolf.user(0)
  private let id = SampleGolf.round(1)

  private func change(_ event: MembershipEvent) -> TeePalsCommand {
    .changeMembership(id, event, seen: nil)
  }

  private func town(_ people: Int) -> GolfTown {
    var town = GolfTown(people: people)
    #expect(town.run(.createRound(town.round(1, by: host)), by: host) == nil)
    return town
  }

  @Test("whoever has gone takes nobody's place; of those who are there 200 are all")
  func living() {
    var town = town(2 * GolfLimits.members + 2)
    let people = (1..<2 * GolfLimits.members + 2).map { number in SampleGolf.user(UInt64(number)) }
    let (gone, others) = (people.prefix(GolfLimits.members), people.dropFirst(GolfLimits.members))
    for user in gone {
      #expect(town.run(change(.request), by: user) == nil)
      #expect(town.run(change(.cancelRequest), by: user) == nil)
    }
    let full = TeePalsRejection.invalid(.members, .outOfRange(1, GolfLimits.members))
    var refused = 0
    for user in others {
      let refusal = town.run(change(.request), by: user)
      if refusal != nil { refused += 1 }
      #expect(refusal == nil || refusal == full)
    }
    #expect(refused == others.count - (GolfLimits.members - 1))
    // Also whoever was there before needs a place.
    #expect(town.run(change(.request), by: people[0]) == full)
    #expect(town.replica.members(of: id).count == 2 * GolfLimits.members)
  }

  @Test("ended rows beyond 500 are forgotten, and what they stop is not")
  func forgotten() throws {
    var town = town(GolfLimits.endedMembers + 5)
    let people = (1...GolfLimits.endedMembers + 2).map { number in SampleGolf.user(UInt64(number)) }
    for _ in 1...MembershipRules.requests {
      #expect(town.run(change(.request), by: people[0]) == nil)
      #expect(town.run(change(.cancelRequest), by: people[0]) == nil)
    }
    #expect(town.run(change(.request), by: people[1]) == nil)
    #expect(town.run(change(.decline(people[1])), by: host) == nil)
    for user in people.dropFirst(2) {
      #expect(town.run(change(.request), by: user) == nil)
      #expect(town.run(change(.cancelRequest), by: user) == nil)
    }
    let ended = town.replica.members(of: id).filter { member in member.role != .host }
    #expect(ended.count == GolfLimits.endedMembers)
    for user in people.prefix(2) {
      #expect(town.status(user, id) == nil && town.device(of: host).member(user, in: id) == nil)
      #expect(town.replica.place(of: user, in: id) != nil, "their own")
      #expect(town.run(change(.request), by: user) == .askedTooOften)
    }
    #expect(town.status(people[2], id) == .left)
    // The host still invites them, and the others do not.
    #expect(town.run(change(.invite(town.card(people[1]))), by: host) == nil)
    #expect(town.replica.member(people[1], in: id)?.requests == 1)
    #expect(town.run(change(.withdraw(people[1])), by: host) == nil)
    #expect(town.run(change(.request), by: people[1]) == .askedTooOften)
  }
}
